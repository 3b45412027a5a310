//! Depth after depth (<https://www.chessprogramming.org/Iterative_Deepening>): what a
//! shallow search has found makes the next one faster, and there is an answer whenever it is
//! wanted.

use super::table::Table;
use super::tree::{Heuristics, Tree};
use super::{MOST_PLIES, PROVED, Searchable, WIN};
use crate::bots::Budget;
use crate::bots::limit::Limit;
use crate::rules::Move;

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The value of the position.
    pub value: i32,
    /// The line that is expected, the best move first; never empty.
    pub line: Vec<Move>,
    /// Plies searched in full.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
}

/// How a search is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// It goes no deeper.
    pub depth: u32,
    /// What it guesses.
    pub heuristics: Heuristics,
    /// Half the window about the value of the depth before.
    pub window: i32,
}

impl Plan {
    /// As deep and as fast as it can.
    pub const FULL: Plan = Plan { depth: MOST_PLIES as u32, heuristics: Heuristics::ALL, window: 40 };
}

/// From this depth on the window is narrow.
const NARROW: u32 = 4;
/// No new depth is begun when so much of the budget is spent: it would not be finished.
const ENOUGH: f64 = 0.6;

/// Searches deeper and deeper until the limit is reached, and tells of every depth; `None`
/// if not even the shallowest was finished. `path` are the keys of the positions that led to
/// this one.
pub fn search<P: Searchable>(
    position: P,
    path: &[u64],
    plan: Plan,
    budget: Budget,
    limit: &mut Limit,
    mut tell: impl FnMut(&Found),
) -> Option<Found> {
    let mut table = Table::of(budget);
    let mut tree = Tree::new(position, path, plan.heuristics, &mut table, limit);
    let mut found: Option<Found> = None;
    for depth in 1..=plan.depth {
        let before = found.as_ref().map(|found| found.value);
        let Some(value) = tree.about(before.filter(|_| depth >= NARROW), depth, plan.window) else { break };
        let (line, nodes) = (tree.line().to_vec(), tree.limit.visited());
        let sure = value.abs() >= PROVED && WIN - value.abs() <= depth as i32;
        let next = Found { value, line, depth, nodes };
        tell(&next);
        found = Some(next);
        if sure || tree.limit.spent() > ENOUGH {
            break;
        }
    }
    found
}

/// The value of each of these moves, searched to the greatest depth at which all of them
/// could be within the limit; `None` if there was none.
pub fn each<P: Searchable>(
    position: P,
    path: &[u64],
    moves: &[Move],
    plan: Plan,
    budget: Budget,
    limit: &mut Limit,
) -> Option<Vec<(Move, i32)>> {
    let mut table = Table::of(budget);
    let mut tree = Tree::new(position, path, plan.heuristics, &mut table, limit);
    let mut found = None;
    for depth in 0..plan.depth {
        let value = |&m: &Move| Some((m, tree.after(m, depth as i32, (-WIN, WIN))?));
        let Some(values) = moves.iter().map(value).collect::<Option<Vec<_>>>() else { break };
        found = Some(values);
        if tree.limit.spent() > ENOUGH {
            break;
        }
    }
    found
}

impl<P: Searchable> Tree<'_, '_, P> {
    /// The value of the root, looked for about the value before at first.
    fn about(&mut self, before: Option<i32>, depth: u32, window: i32) -> Option<i32> {
        let Some(before) = before.filter(|value| value.abs() < PROVED) else {
            return self.value(depth as i32, 0, (-WIN, WIN), false);
        };
        let (mut low, mut high, mut width) = (before - window, before + window, window);
        loop {
            let value = self.value(depth as i32, 0, (low, high), false)?;
            width = width.saturating_mul(4);
            if value <= low && low > -WIN {
                low = (value - width).max(-WIN);
            } else if value >= high && high < WIN {
                high = (value + width).min(WIN);
            } else {
                return Some(value);
            }
        }
    }
}
