//! *Chamtivý*: takes whatever it can, gives nothing away as long as it can help it, and
//! then as little as possible. It never leaves a cell for a better one later.

use super::captures::Captures;
use super::coins::Coins;
use super::rules::DotsAndBoxes;
use crate::bots::limit::Limit;
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::{Move, Rules};
use rand::seq::IndexedRandom;

/// The opponent.
pub struct Greedy;

impl Engine<DotsAndBoxes> for Greedy {
    fn think(&mut self, position: &DotsAndBoxes, thinking: &mut Thinking) -> Move {
        let judged = judge(position, &mut Limit::of(thinking));
        let best = judged.iter().map(|&(_, cells)| cells).max();
        let equals: Vec<Move> =
            judged.iter().filter(|&&(_, cells)| Some(cells) == best).map(|&(m, _)| m).collect();
        let moves = if equals.is_empty() { position.legal() } else { equals };
        *moves.choose(thinking.chance).expect("the game is not over")
    }

    /// The cells that the move closes, less those that it gives away.
    fn opinions(&mut self, position: &DotsAndBoxes, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let judged = judge(position, &mut Limit::of(thinking));
        judged.into_iter().map(|(m, cells)| (m, MoveEval::Number(cells))).collect()
    }
}

/// What each edge closes, or with a minus gives away, as far as the limit allows.
fn judge(position: &DotsAndBoxes, limit: &mut Limit) -> Vec<(Move, i32)> {
    let mut coins = Coins::of(position);
    let edges = position.free().iter().take_while(|_| limit.visit());
    edges.map(|edge| (Move(edge as u32), gain(&mut coins, edge))).collect()
}

fn gain(coins: &mut Coins, edge: usize) -> i32 {
    let closed = coins.draw(edge);
    let gain = if closed > 0 {
        closed
    } else {
        let captures = Captures::play(coins);
        captures.undo(coins);
        -captures.cells
    };
    coins.undo(edge);
    gain
}
