//! „Prvá voľná bunka“: the first free cell in reading order.

use super::{FIRST_FREE, TicTacToe};
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::Move;

/// The opponent.
pub struct FirstFree;

/// The first free cell in reading order.
///
/// # Panics
/// If no cell is free.
#[must_use]
pub fn first_free(position: &TicTacToe) -> usize {
    position.free().next().expect("the game is not over")
}

impl Engine<TicTacToe> for FirstFree {
    fn think(&mut self, position: &TicTacToe, _: &mut Thinking) -> Move {
        Move(first_free(position) as u32)
    }

    fn opinions(&mut self, position: &TicTacToe, _: &mut Thinking) -> Vec<(Move, MoveEval)> {
        vec![(Move(first_free(position) as u32), MoveEval::Rule(FIRST_FREE))]
    }
}
