//! Games played by chance from a seed: the stuff on which laws are tried.

use piskvorky::board::Board;
use piskvorky::bots::chance;
use piskvorky::games::GameSpec;
use piskvorky::rules::{Move, Rules};
use rand::seq::IndexedRandom;
use std::fmt;

/// A position within a game. Shown, it says where a test failed.
pub(crate) struct Place {
    pub(crate) game: &'static GameSpec,
    pub(crate) seed: u64,
    pub(crate) ply: usize,
    pub(crate) position: Box<dyn Board>,
    /// The moves of the last turn.
    pub(crate) last: Vec<Move>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Place { game, seed, ply, position, .. } = self;
        write!(f, "{}, seed {seed}, ply {ply}, {:?} to move\n{}", game.key, position.turn(), position.text())
    }
}

/// No game is followed further: only the endless sheet has room for longer ones,
/// and its end is tried elsewhere.
const FOLLOWED: usize = 500;

/// Every position of one game, from the start to the end.
pub(crate) fn game(game: &'static GameSpec, seed: u64) -> Vec<Place> {
    let mut chance = chance(seed);
    let mut places = vec![Place { game, seed, ply: 0, position: (game.start)(), last: Vec::new() }];
    while let Some(here) = places.last() {
        let Some(&m) = here.position.legal().choose(&mut chance) else { break };
        if here.ply == FOLLOWED {
            assert_eq!(here.game.listed_as(), "five", "the game does not end: {here}");
            break;
        }
        let mut position = here.position.clone();
        position.play(m);
        let before = places.len().checked_sub(2).map(|n| places[n].position.turn());
        let same = before == Some(here.position.turn());
        let last = here.last.iter().copied().filter(|_| same).chain([m]).collect();
        places.push(Place { game, seed, ply: here.ply + 1, position, last });
    }
    places
}
