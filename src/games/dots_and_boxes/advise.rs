//! The hint: the best edge, and a reason that is true of the position.

use super::captures::Captures;
use super::coins::Coins;
use super::exact::{Finding, find};
use super::rules::DotsAndBoxes;
use super::share::{Share, limit};
use super::solver::Solver;
use super::structure::Structure;
use super::{GIVE_LEAST, LAST_SAFE, LEAVE, PARITY, SACRIFICE, SAFE, TAKE};
use crate::bots::limit::Limit;
use crate::bots::{Advice, Reason, Thinking};
use crate::rules::Move;
use std::mem::replace;

/// The best move and why; the number is that of the cells that the reason is about.
///
/// # Panics
/// If the game is over.
#[must_use]
pub fn advise(position: &DotsAndBoxes, thinking: &mut Thinking) -> Advice {
    let mut share = Share::of(thinking.budget);
    let whole = replace(&mut thinking.budget, share.half());
    let finding = find(position, thinking);
    thinking.budget = whole;
    share.visited = finding.visited;
    let limit = &mut limit(thinking, share.rest());
    let mut coins = Coins::of(position);
    let captures = Captures::play(&mut coins);
    captures.undo(&mut coins);
    let (reason, cells) = match captures.handout {
        _ if captures.edges.is_empty() => of_quiet(&mut coins, &finding, limit),
        Some(handout) if handout.edge == finding.edge => (LEAVE, handout.cells),
        _ => (TAKE, captures.cells),
    };
    let count = u32::try_from(cells).ok().filter(|&cells| cells > 0);
    Advice { count, ..Advice::new(Move(finding.edge as u32), reason) }
}

/// Why to draw an edge where there is nothing to take, and how many cells it gives away.
fn of_quiet(coins: &mut Coins, finding: &Finding, limit: &mut Limit) -> (Reason, i32) {
    let structure = Structure::of(coins);
    if !structure.safe.contains(&finding.edge) {
        coins.draw(finding.edge);
        let captures = Captures::play(coins);
        captures.undo(coins);
        coins.undo(finding.edge);
        let reason = if structure.safe.is_empty() { GIVE_LEAST } else { SACRIFICE };
        return (reason, captures.cells);
    }
    coins.draw(finding.edge);
    let last = Structure::of(coins).safe.is_empty();
    coins.undo(finding.edge);
    let reason = match finding.worth {
        _ if last => LAST_SAFE,
        Some(worth) if finding.solved && others_are_worse(coins, &structure, worth, limit) => PARITY,
        _ => SAFE,
    };
    (reason, 0)
}

/// Whether some safe edge is worth less than the best one.
fn others_are_worse(coins: &mut Coins, structure: &Structure, best: i32, limit: &mut Limit) -> bool {
    let mut solver = Solver::new(coins);
    let mut worse = |&edge: &usize| solver.worth(coins, edge, limit).is_some_and(|worth| worth < best);
    structure.safe.iter().any(&mut worse)
}
