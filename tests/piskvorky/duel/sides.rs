//! Who has which side and which opening, and what is counted from that.

use piskvorky::bots::Budget;
use piskvorky::games::gomoku::GAME;
use piskvorky::games::gomoku::rules::Five;
use piskvorky::play::duel::{Begin, Contestant, Duel, Series};
use piskvorky::rules::{Move, Rules, Side};
use std::convert::Infallible;

/// Games of two that play by chance, from three openings of one mark in turn: the side
/// of the first player and the opening of each.
fn series(begin: Begin, games: u64) -> (Series, Vec<(Side, usize)>) {
    let (game, bot) = (GAME.usual(), GAME.bot("random").expect("it is in the registry"));
    let players = [Contestant::Bot(bot), Contestant::Bot(bot)];
    let mark = |name| vec![Five::new(15).parse(name).expect("a cell")];
    let openings: Vec<Vec<Move>> = ["h8", "a1", "o15"].map(mark).to_vec();
    let (seed, budget, mut begun) = (1, Budget::Nodes(1), Vec::new());
    let duel = Duel { game, players, openings: openings.clone(), begin, games, seed, budget };
    let Ok(series) = duel.run(|_, record| {
        let opening = openings.iter().position(|opening| record.moves.starts_with(opening));
        begun.push((record.begins, opening.expect("an opening of the three")));
        Ok::<_, Infallible>(())
    });
    (series, begun)
}

#[test]
fn players_that_swap_play_every_opening_from_both_sides() {
    let (series, begun) = series(Begin::Turns, 8);
    let sides = [0, 0, 1, 1, 2, 2, 0, 0].into_iter().zip(Side::BOTH.into_iter().cycle());
    assert_eq!(begun, sides.map(|(opening, side)| (side, opening)).collect::<Vec<_>>());
    assert_eq!(series.score.pairs.iter().sum::<u32>(), 4);
}

/// They have no pairs, and two games with one opening would tell hardly more than one.
#[test]
fn players_that_keep_their_sides_play_single_games() {
    for (begin, side) in [(Begin::First, Side::First), (Begin::Second, Side::Second)] {
        let (series, begun) = series(begin, 9);
        assert_eq!(begun, [0, 1, 2, 0, 1, 2, 0, 1, 2].map(|opening| (side, opening)));
        let tally = series.tally();
        assert_eq!((tally.games(), series.score.pairs), (9, [0; 5]));
        assert!(tally.first_wins > 0 && tally.second_wins > 0, "{tally:?}");
        let (elo, error) = series.score.elo().expect("both have won");
        let points = (tally.first_wins as f64 + tally.draws as f64 / 2.0) / 9.0;
        assert!((elo + 400.0 * (1.0 / points - 1.0).log10()).abs() < 0.1 && error > 100.0, "{elo} ± {error}");
    }
}
