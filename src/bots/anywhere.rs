//! Any legal move, each equally likely: an opponent for every game.

use super::{Bot, Thinking};
use crate::rules::{Move, Rules};
use rand::seq::IndexedRandom;

/// The opponent.
pub struct Anywhere;

impl Bot for Anywhere {
    fn choose(&mut self, position: &dyn Rules, thinking: &mut Thinking) -> Move {
        *position.legal().choose(thinking.chance).expect("the game is not over")
    }
}
