//! The laws that every game and every opponent in the registry keeps, tried in
//! games played by chance.

mod board;
mod opponents;
mod rules;

use crate::random::{self, Place};
use crate::setups::setups;
use piskvorky::games::{GAMES, GameSetup};
use piskvorky::rules::Rules;
use std::collections::HashSet;

const SEEDS: u64 = 20;

/// Positions of some games of every kind: all of a small game, and of a game
/// with many moves fewer and none that would take seconds by itself.
fn places() -> impl Iterator<Item = Place> {
    setups().flat_map(|game| places_of(&game).collect::<Vec<_>>())
}

/// The same of one game.
fn places_of(game: &GameSetup) -> impl Iterator<Item = Place> {
    (0..seeds(game)).flat_map(|seed| random::game(game, seed)).filter(|place| {
        match place.position.legal().len() {
            0..50 => true,
            50..=500 => place.ply % 40 == place.seed as usize % 40,
            501..=2000 => place.ply % 400 == place.seed as usize % 400,
            _ => false,
        }
    })
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
        for bot in game.bots {
            assert!(bots.insert(bot.key), "two opponents in {} are called {}", game.key, bot.key);
        }
    }
    let typed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let bots = GAMES.iter().flat_map(|game| game.bots).map(|bot| bot.key);
    for key in keys.into_iter().chain(bots) {
        assert!(!key.is_empty() && key.chars().all(typed), "{key:?}");
    }
}
