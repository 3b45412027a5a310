//! The opponent that measures the current: Shannon's machine, and the same with a search.

use super::rules::BridgIt;
use super::search::{best_of, thousandths};
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::Move;
use rand::seq::SliceRandom;

/// How many plies each level looks ahead at most, weakest first.
pub const DEPTHS: [u32; 2] = [1, 6];

/// An opponent of one of the levels. Among equally good moves it takes one by chance.
pub struct Resistance {
    depth: u32,
}

impl Resistance {
    /// An opponent of this level, from 1 on.
    ///
    /// # Panics
    /// When there is no such level.
    #[must_use]
    pub fn new(level: u8) -> Resistance {
        Resistance { depth: DEPTHS[usize::from(level) - 1] }
    }
}

impl Engine<BridgIt> for Resistance {
    fn think(&mut self, position: &BridgIt, thinking: &mut Thinking) -> Move {
        let moves = shuffled(position.free().collect(), thinking);
        Move(best_of(position, &moves, self.depth, thinking).best() as u32)
    }

    /// What the network is worth right after the move, in thousandths of the most.
    fn opinions(&mut self, position: &BridgIt, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let worth = thousandths(position, thinking);
        worth.into_iter().map(|(site, worth)| (Move(site as u32), MoveEval::Number(worth))).collect()
    }
}

/// The same moves in an order by chance: the search takes the first of equals.
pub(super) fn shuffled(mut moves: Vec<usize>, thinking: &mut Thinking) -> Vec<usize> {
    moves.shuffle(thinking.chance);
    moves
}
