//! The opponents of the first article about computers that play this game: alpha-beta to a
//! depth of so many moves of both sides, counting pieces.

use super::evaluation::{MATERIAL, UNIT};
use super::rules::Intellector;
use super::sight::Sight;
use crate::bots::limit::Limit;
use crate::bots::search::{plain, verdict};
use crate::bots::{Engine, Progress, Thinking};
use crate::rules::{Move, Rules};
use rand::seq::SliceRandom;

/// The opponent.
pub struct AlphaBeta {
    depth: u32,
}

impl AlphaBeta {
    /// One that sees so many moves ahead.
    #[must_use]
    pub fn new(depth: u8) -> AlphaBeta {
        AlphaBeta { depth: depth.into() }
    }
}

impl Engine<Intellector> for AlphaBeta {
    /// Of equal moves any. Where its budget does not suffice for its depth, it sees less
    /// far.
    fn think(&mut self, game: &Intellector, thinking: &mut Thinking) -> Move {
        let mut moves = game.legal();
        moves.shuffle(thinking.chance);
        let mut limit = Limit::of(thinking);
        let mut sight = Sight::new(game.position().clone(), &MATERIAL);
        let mut best = moves[0];
        for depth in 1..=self.depth {
            let Some((m, value)) = plain::best(&mut sight, &moves, depth, &mut limit) else { break };
            best = m;
            let verdict = verdict(value, UNIT);
            (thinking.report)(Progress { line: vec![m], depth, verdict, nodes: limit.visited() });
        }
        best
    }
}
