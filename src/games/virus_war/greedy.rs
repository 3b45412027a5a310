//! Makes the best single step by a glance at what follows it.

use super::position::VirusWar;
use super::value::{Value, shown, value};
use crate::bots::limit::Limit;
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::{Move, Rules};
use rand::seq::IndexedRandom;

/// The opponent.
pub struct Greedy;

/// The moves at which the limit allows to look, with what follows them.
fn glance(position: &VirusWar, thinking: &Thinking) -> Vec<(Move, Value)> {
    let mut limit = Limit::of(thinking);
    let after = |m| {
        let mut next = *position;
        next.play(m);
        (m, value(&next, position.turn()))
    };
    position.legal().into_iter().take_while(|_| limit.visit()).map(after).collect()
}

impl Engine<VirusWar> for Greedy {
    fn think(&mut self, position: &VirusWar, thinking: &mut Thinking) -> Move {
        let moves = glance(position, thinking);
        let greatest = moves.iter().map(|&(_, value)| value).max();
        let best = moves.into_iter().filter(|&(_, value)| Some(value) == greatest).map(|(m, _)| m);
        let best: Vec<Move> = if greatest.is_some() { best.collect() } else { position.legal() };
        *best.choose(thinking.chance).expect("the game is not over")
    }

    /// What follows the step, as [`shown`].
    fn opinions(&mut self, position: &VirusWar, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let number = |(m, value)| (m, MoveEval::Number(shown(value)));
        glance(position, thinking).into_iter().map(number).collect()
    }
}
