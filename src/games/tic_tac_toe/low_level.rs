//! „1. úroveň“: a free cell by chance.
//!
//! The coursework drew a number from 0 to 7 and so never chose the last cell;
//! here every free cell is equally likely.

use super::{RANDOM, TicTacToe};
use crate::bots::{Chance, Engine, MoveEval, Thinking};
use crate::rules::{Move, Rules};
use rand::seq::IndexedRandom;

/// The opponent.
pub struct LowLevel;

/// Any free cell, each equally likely.
///
/// # Panics
/// If the game is over.
#[must_use]
pub fn low_level(position: &TicTacToe, chance: &mut Chance) -> Move {
    *position.legal().choose(chance).expect("the game is not over")
}

/// The same thought about every free cell: chance decides.
pub(super) fn any_cell(position: &TicTacToe) -> Vec<(Move, MoveEval)> {
    position.legal().into_iter().map(|m| (m, MoveEval::Rule(RANDOM))).collect()
}

impl Engine<TicTacToe> for LowLevel {
    fn think(&mut self, position: &TicTacToe, thinking: &mut Thinking) -> Move {
        low_level(position, thinking.chance)
    }

    fn opinions(&mut self, position: &TicTacToe, _: &mut Thinking) -> Vec<(Move, MoveEval)> {
        any_cell(position)
    }
}
