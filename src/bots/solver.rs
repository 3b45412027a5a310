//! Solves small games to the end: an opponent that never plays worse than it
//! must, and the values on which advice rests.
//!
//! Negamax over all moves (<https://www.chessprogramming.org/Negamax>) that
//! remembers every position by its key. Serves any game whose positions can all
//! be visited; in a larger one the limit is reached first and nothing is known.

use super::limit::Limit;
use super::{Bot, MoveEval, Thinking};
use crate::rules::{Move, Outcome, Rules, Side};
use rand::seq::IndexedRandom;
use std::collections::HashMap;

/// What a position is worth to the side to move: positive if it wins, 0 if
/// nobody does. A win after `n` more moves is worth [`SURE`]` - n`.
pub type Value = i32;

/// More than any win is worth: no game that is solved here lasts so long.
pub const SURE: Value = 1000;

/// What is known so far. Serves one game only.
#[derive(Default)]
pub struct Solver {
    known: HashMap<u64, Value>,
}

impl Solver {
    /// What the position is worth to the side to move; `None` if the limit was
    /// reached first.
    pub fn value(&mut self, position: &dyn Rules, limit: &mut Limit) -> Option<Value> {
        if let Some(outcome) = position.outcome() {
            return Some(worth(outcome, position.turn()));
        }
        if let Some(&value) = self.known.get(&position.key()) {
            return Some(value);
        }
        if !limit.visit() {
            return None;
        }
        let moves = self.moves(position, limit)?;
        let value = moves.into_iter().map(|(_, value)| value).max().expect("the game is not over");
        self.known.insert(position.key(), value);
        Some(value)
    }

    /// What every legal move is worth to the side that makes it, in their order;
    /// `None` if the limit was reached first.
    pub fn moves(&mut self, position: &dyn Rules, limit: &mut Limit) -> Option<Vec<(Move, Value)>> {
        let value = |m: Move| {
            let mut next = position.boxed();
            next.play(m);
            let value = self.value(&*next, limit)?;
            let own = if next.turn() == position.turn() { value } else { -value };
            Some((m, own - own.signum()))
        };
        position.legal().into_iter().map(value).collect()
    }
}

fn worth(outcome: Outcome, side: Side) -> Value {
    match outcome {
        Outcome::Win(winner) if winner == side => SURE,
        Outcome::Win(_) => -SURE,
        Outcome::Draw => 0,
    }
}

/// The opponent: wins as soon as it can, loses as late as it can, and chooses
/// among equals by chance. Where the game is too large for its limit it plays
/// any legal move.
#[derive(Default)]
pub struct Perfect {
    solver: Solver,
}

impl Bot for Perfect {
    fn choose(&mut self, position: &dyn Rules, thinking: &mut Thinking) -> Move {
        let solved = self.solver.moves(position, &mut Limit::of(thinking)).unwrap_or_default();
        let best = solved.iter().map(|&(_, value)| value).max();
        let equals: Vec<Move> =
            solved.iter().filter(|&&(_, value)| Some(value) == best).map(|&(m, _)| m).collect();
        let moves = if equals.is_empty() { position.legal() } else { equals };
        *moves.choose(thinking.chance).expect("the game is not over")
    }

    /// In how many moves it wins, or with a minus loses; 0 is a draw.
    fn opinions(&mut self, position: &dyn Rules, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let solved = self.solver.moves(position, &mut Limit::of(thinking)).unwrap_or_default();
        let moves = |value: Value| value.signum() * (SURE - value.abs());
        solved.into_iter().map(|(m, value)| (m, MoveEval::Number(moves(value)))).collect()
    }
}
