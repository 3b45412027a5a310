//! „Tri etapy“: a win, else a block, else the first free cell in reading order.

use super::first_free::first_free;
use super::{BLOCK, FIRST_FREE, TicTacToe, WIN};
use crate::bots::{Engine, MoveEval, Reason, Thinking};
use crate::rules::Move;

/// The opponent.
pub struct Phases;

/// The cell, and the stage that named it. Of several wins or blocks it is the
/// first in reading order.
///
/// # Panics
/// If no cell is free.
#[must_use]
pub fn phases(position: &TicTacToe) -> (usize, Reason) {
    let own = position.mark_to_move();
    let win = position.gaps(own).map(|cell| (cell, WIN));
    let block = position.gaps(own.other()).map(|cell| (cell, BLOCK));
    win.chain(block).next().unwrap_or_else(|| (first_free(position), FIRST_FREE))
}

impl Engine<TicTacToe> for Phases {
    fn think(&mut self, position: &TicTacToe, _: &mut Thinking) -> Move {
        Move(phases(position).0 as u32)
    }

    fn opinions(&mut self, position: &TicTacToe, _: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let (cell, stage) = phases(position);
        vec![(Move(cell as u32), MoveEval::Rule(stage))]
    }
}
