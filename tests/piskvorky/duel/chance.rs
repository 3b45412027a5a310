//! What follows from the seed of a series, and what does not.

use piskvorky::bots::Budget;
use piskvorky::games::gomoku::GAME;
use piskvorky::games::gomoku::rules::Five;
use piskvorky::play::duel::{Begin, Contestant, Duel};
use piskvorky::rules::{Move, Rules};
use std::collections::HashSet;
use std::convert::Infallible;

const GAMES: u64 = 40;

/// The games of two that play by chance alone, after an opening if there is one.
fn games(seed: u64, opening: &[Move]) -> Vec<Vec<Move>> {
    let (game, bot) = (GAME.usual(), GAME.bot("random").expect("it is in the registry"));
    let (players, begin) = ([Contestant::Bot(bot), Contestant::Bot(bot)], Begin::Turns);
    let (openings, games, budget) = (vec![opening.to_vec()], GAMES, Budget::Nodes(1));
    let mut all = Vec::new();
    let Ok(series) = Duel { game, players, openings, begin, games, seed, budget }.run(|_, record| {
        all.push(record.moves.clone());
        Ok::<_, Infallible>(())
    });
    assert_eq!(series.tally().games(), GAMES);
    all
}

#[test]
fn neighbouring_seeds_share_no_game_and_no_beginning_of_one() {
    let seeds = [0, 1, 2, 3, 1000, 1001, u64::MAX];
    let (mut seen, mut begun) = (HashSet::new(), HashSet::new());
    for seed in seeds {
        for (game, number) in games(seed, &[]).into_iter().zip(1..) {
            // So many moves by chance are the same once in 10^23 games.
            begun.insert(game.iter().copied().take(10).collect::<Vec<_>>());
            assert!(seen.insert(game), "seed {seed}: game {number} has been played before");
        }
    }
    assert_eq!(begun.len() as u64, GAMES * seeds.len() as u64, "games begin alike");
}

#[test]
fn a_seed_gives_the_same_games_again() {
    assert_eq!(games(1, &[]), games(1, &[]));
}

/// Two games share an opening, and nothing but that.
#[test]
fn games_from_the_same_opening_go_on_apart() {
    let board = Five::new(15);
    let opening = ["h8", "i9", "k6"].map(|name| board.parse(name).expect("a cell"));
    let (one, other) = (games(1, &opening), games(2, &opening));
    assert!(one.iter().chain(&other).all(|game| game.starts_with(&opening)));
    let all: HashSet<_> = one.iter().chain(&other).collect();
    assert_eq!(all.len() as u64, 2 * GAMES);
}
