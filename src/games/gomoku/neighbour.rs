//! *Susedný*: a random cell next to a mark.

use super::sheet::Sheet;
use crate::bots::{Engine, Thinking};
use crate::rules::Move;
use rand::seq::IndexedRandom;

/// Plays on a random free cell that touches a mark; in the middle of an empty board.
pub struct Neighbour;

impl<S: Sheet> Engine<S> for Neighbour {
    fn think(&mut self, sheet: &S, thinking: &mut Thinking) -> Move {
        let cells = sheet.near(1);
        if let Some(&cell) = cells.choose(thinking.chance) {
            return sheet.to_move(cell);
        }
        if sheet.free(sheet.middle()) {
            return sheet.to_move(sheet.middle());
        }
        // Every cell next to a mark is taken, and yet the board is not full.
        *sheet.legal().choose(thinking.chance).expect("the game is not over")
    }
}
