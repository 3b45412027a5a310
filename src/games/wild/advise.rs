//! The hint: the best move by the solution of the whole game, and why.

use super::{COUNTED, DELAY, EVEN, FORCE, GUESS, HOLD, WIN};
use crate::bots::limit::Limit;
use crate::bots::solver::{SURE, Solver, Value};
use crate::bots::{Advice, Thinking};
use crate::rules::{Move, Rules};
use std::cmp::Reverse;

/// The best move and why.
///
/// # Panics
/// If the game is over.
#[must_use]
pub fn advise(position: &dyn Rules, thinking: &mut Thinking) -> Advice {
    let solved = Solver::default().moves(position, &mut Limit::of(thinking));
    let Some(worths) = solved else {
        let best = *position.legal().first().expect("the game is not over");
        return Advice::new(best, GUESS);
    };
    let best = worths.iter().max_by_key(|&&(m, value)| (value, Reverse(m)));
    let &(best, value) = best.expect("the game is not over");
    let reason = reason(value, &worths);
    // A win after so many plies; every second one is the winner's.
    let count = COUNTED.contains(&reason).then(|| SURE.abs_diff(value).div_ceil(2));
    Advice { count, ..Advice::new(best, reason) }
}

fn reason(best: Value, worths: &[(Move, Value)]) -> crate::bots::Reason {
    let some_lose = worths.iter().any(|&(_, value)| value < 0);
    match best {
        _ if best == SURE - 1 => WIN,
        1.. => FORCE,
        0 if some_lose => HOLD,
        0 => EVEN,
        _ => DELAY,
    }
}
