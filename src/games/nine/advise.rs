//! The hint: the best move by the solution of the whole game, and why.

use crate::bots::limit::Limit;
use crate::bots::solver::{SURE, Solver, Value};
use crate::bots::{Advice, Reason, Thinking};
use crate::rules::{Move, Rules};
use std::cmp::Reverse;

/// Completes a line.
pub(in crate::games) const WIN: Reason = Reason("win");
/// Wins by force, however the opponent answers.
pub(in crate::games) const FORCE: Reason = Reason("force");
/// Some other move loses against best play; this one does not.
pub(in crate::games) const HOLD: Reason = Reason("hold");
/// The game is even whatever is played.
pub(in crate::games) const EVEN: Reason = Reason("even");
/// Every move loses; this one loses last.
pub(in crate::games) const DELAY: Reason = Reason("delay");
/// There was no time to think at all.
pub(in crate::games) const GUESS: Reason = Reason("guess");

/// Those that come with the number of moves to the win.
pub(in crate::games) const COUNTED: &[Reason] = &[FORCE];

/// Every one of them.
pub(in crate::games) const REASONS: &[Reason] = &[WIN, FORCE, HOLD, EVEN, DELAY, GUESS];

/// The best move and why.
///
/// # Panics
/// If the game is over.
#[must_use]
pub(in crate::games) fn advise(position: &dyn Rules, thinking: &mut Thinking) -> Advice {
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

fn reason(best: Value, worths: &[(Move, Value)]) -> Reason {
    let some_lose = worths.iter().any(|&(_, value)| value < 0);
    match best {
        _ if best == SURE - 1 => WIN,
        1.. => FORCE,
        0 if some_lose => HOLD,
        0 => EVEN,
        _ => DELAY,
    }
}
