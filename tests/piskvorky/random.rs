//! Games played by chance from a seed: the stuff on which laws are tried.

use crate::setups::is_endless;
use piskvorky::board::Board;
use piskvorky::bots::chance;
use piskvorky::games::GameSetup;
use piskvorky::rules::{Move, Rules};
use rand::seq::IndexedRandom;
use std::fmt;

/// A position within a game. Shown, it says where a test failed.
pub(crate) struct Place {
    pub(crate) game: GameSetup,
    pub(crate) seed: u64,
    pub(crate) ply: usize,
    pub(crate) position: Box<dyn Board>,
    /// The moves of the last turn.
    pub(crate) last: Vec<Move>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Place { game, seed, ply, position, .. } = self;
        write!(f, "{game}, seed {seed}, ply {ply}, {:?} to move\n{}", position.turn(), position.text())
    }
}

/// No game on the endless sheet is followed further: its end is tried elsewhere.
const FOLLOWED: usize = 500;

/// No other game has so many moves: there are 1600 cells on the largest board.
const LONGEST: usize = 2000;

/// Every position of one game, from the start to the end.
pub(crate) fn game(game: &GameSetup, seed: u64) -> Vec<Place> {
    let mut chance = chance(seed);
    let most = if is_endless(game) { FOLLOWED } else { LONGEST };
    let place = |ply, position, last| Place { game: game.clone(), seed, ply, position, last };
    let mut places = vec![place(0, game.start(), Vec::new())];
    while let Some(here) = places.last() {
        let Some(&m) = here.position.legal().choose(&mut chance) else { break };
        if here.ply == most {
            assert!(is_endless(game), "the game does not end: {here}");
            break;
        }
        let mut position = here.position.clone();
        position.play(m);
        let before = places.len().checked_sub(2).map(|n| places[n].position.turn());
        let same = before == Some(here.position.turn());
        let last = here.last.iter().copied().filter(|_| same).chain([m]).collect();
        places.push(place(here.ply + 1, position, last));
    }
    places
}
