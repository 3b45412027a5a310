//! Looks one dot ahead: captures what it can, else saves what the other side could
//! capture, else puts a dot near others.

use super::rules::Dots;
use super::trial::{Trial, candidates, to_move};
use crate::bots::limit::Limit;
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::Move;
use rand::seq::IndexedRandom;

/// The opponent.
pub struct Greedy;

/// The cells at which the limit allows to look, each with what a dot there gains, or
/// keeps the other side from gaining. Gaining a dot counts a little more than saving one.
fn judge(position: &Dots, limit: &mut Limit) -> Vec<(u16, i32)> {
    let mut trial = Trial::of(position);
    let looked = candidates(position).into_iter().take_while(|_| limit.visit());
    let judged = looked.map(|cell| {
        let (gain, saved) = (trial.gain(cell), trial.gain_of_other(cell));
        (cell, if gain < 0 { 4 * gain } else { 4 * gain + 3 * saved.max(0) })
    });
    judged.collect()
}

impl Engine<Dots> for Greedy {
    fn think(&mut self, position: &Dots, thinking: &mut Thinking) -> Move {
        let judged = judge(position, &mut Limit::of(thinking));
        let most = judged.iter().map(|&(_, worth)| worth).max();
        let best: Vec<u16> =
            judged.into_iter().filter(|&(_, worth)| Some(worth) == most).map(|(cell, _)| cell).collect();
        let among = if best.is_empty() { candidates(position) } else { best };
        to_move(position, among.choose(thinking.chance).copied())
    }

    /// Four times the dots that a move captures, and three times those that it saves.
    fn opinions(&mut self, position: &Dots, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let judged = judge(position, &mut Limit::of(thinking));
        judged
            .into_iter()
            .map(|(cell, worth)| (to_move(position, Some(cell)), MoveEval::Number(worth)))
            .collect()
    }
}
