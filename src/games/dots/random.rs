//! Puts a dot on any open point, each equally likely. Unlike the opponent that any game
//! can use it never stops: a game that ends by chance after some dots is no fun.

use super::rules::Dots;
use crate::bots::{Engine, Thinking};
use crate::rules::Move;
use rand::seq::IndexedRandom;

/// The opponent.
pub struct Random;

impl Engine<Dots> for Random {
    fn think(&mut self, position: &Dots, thinking: &mut Thinking) -> Move {
        let open: Vec<Move> = position.open_points().map(Move).collect();
        open.choose(thinking.chance).copied().unwrap_or_else(|| position.stop())
    }
}
