//! The laws that every game and every opponent in the registry keeps, tried in
//! games played by chance.

mod board;
mod opponents;
mod rules;
mod template;

use crate::random::{self, Place};
use crate::setups;
use piskvorky::games::{GAMES, GameSetup};
use piskvorky::options::Options;
use piskvorky::rules::Rules;
use std::collections::HashSet;

const SEEDS: u64 = 20;

/// The games on which the laws are tried: those of the registry, and the one to copy.
fn setups() -> impl Iterator<Item = GameSetup> {
    let template = |text: &&str| {
        let options = Options::parse(template::GAME.options, text).expect("the game has these options");
        template::GAME.setup(options).expect("they fit together")
    };
    setups::setups().chain([""].iter().chain(template::GAME.trials).map(template))
}

/// Positions of some games of every kind.
fn places() -> impl Iterator<Item = Place> {
    setups().flat_map(|game| places_of(&game).collect::<Vec<_>>())
}

/// Positions of some games of one kind: all of a small game, and fewer the more moves
/// there are.
fn places_of(game: &GameSetup) -> impl Iterator<Item = Place> {
    let all = (0..seeds(game)).flat_map(|seed| random::game(game, seed));
    all.filter(|place| {
        let every = match place.position.legal().len() {
            0..50 => 1,
            50..=MANY => 40,
            501..=1000 => 160,
            _ => 400,
        };
        place.ply % every == place.seed as usize % every
    })
}

/// With more moves not every one is tried.
const MANY: usize = 500;

/// The moves or spots of a position that are tried: all of them, and where there are very
/// many the first, the last and some between, others in every position.
fn some_of<T>(all: Vec<T>, place: &Place) -> Vec<T> {
    const TRIED: usize = 30;
    let (last, step) = (all.len().saturating_sub(1), if all.len() > MANY { all.len() / TRIED } else { 1 });
    let tried = |n: usize| n == 0 || n == last || (n + place.ply).is_multiple_of(step);
    all.into_iter().enumerate().filter(|&(n, _)| tried(n)).map(|(_, one)| one).collect()
}

/// A game with many moves is long, too.
fn seeds(game: &GameSetup) -> u64 {
    if game.start().legal().len() < 50 { SEEDS } else { 2 }
}

#[test]
fn names_are_unique_and_easy_to_type() {
    let mut keys = HashSet::new();
    for game in GAMES {
        assert!(keys.insert(game.key), "two games are called {}", game.key);
        let mut bots = HashSet::new();
        assert!(!game.bots.is_empty(), "{} has no opponent", game.key);
        let mut options = HashSet::new();
        for option in game.options {
            assert!(options.insert(option.key), "two options of {} are called {}", game.key, option.key);
        }
        for bot in game.bots {
            assert!(bots.insert(bot.key), "two opponents in {} are called {}", game.key, bot.key);
        }
    }
    let typed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let bots = GAMES.iter().flat_map(|game| game.bots).map(|bot| bot.key);
    let options = GAMES.iter().flat_map(|game| game.options);
    let values = options.clone().flat_map(|option| option.offered()).map(|value| value.to_string());
    let names = keys.into_iter().chain(bots).chain(options.map(|option| option.key)).map(str::to_owned);
    for key in names.chain(values) {
        assert!(!key.is_empty() && key.chars().all(typed), "{key:?}");
    }
}
