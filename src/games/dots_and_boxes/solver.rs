//! Solves a position to the end: how many cells more than the other side does the side
//! to move get from here on?
//!
//! Alpha-beta with windows of one step ("is it worth so much at least?") and a table of
//! what is known (A. Plaat et al.: *Best-first fixed-depth minimax algorithms*, 1996).
//! Only positions without cells to take are visited: all captures of a turn are one step, a chain is
//! opened as a whole, and of chains that touch nothing only the shortest of each kind
//! are tried. Positions that differ only in where their chains lie are one.

use super::captures::Captures;
use super::coins::Coins;
use super::endgame;
use super::structure::{Chain, Structure};
use crate::bots::limit::Limit;
use std::cmp::Reverse;

/// No table has more than two to the power of this entries, of 16 bytes each, unless it is
/// asked for.
const LARGEST_TABLE: u32 = 20;

/// What is known of a position.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    /// It is worth so much at least, and at most.
    bounds: [i16; 2],
    /// The edge that was good enough last time.
    best: u16,
}

const UNKNOWN: Entry = Entry { key: 0, bounds: [i16::MIN, i16::MAX], best: u16::MAX };

/// A step from a position without cells to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Draws an edge that gives nothing away.
    Safe(usize),
    /// Opens a chain by this edge; the other side can take it.
    Open(usize),
}

impl Step {
    /// The edge to draw.
    #[must_use]
    pub fn edge(self) -> usize {
        match self {
            Step::Safe(edge) | Step::Open(edge) => edge,
        }
    }
}

/// What is known so far of the positions of one board.
pub struct Solver {
    table: Vec<Entry>,
    /// How often an edge was good enough, weighted by how much was left.
    history: Vec<u32>,
}

impl Solver {
    /// A solver that knows nothing, for this position and those that can follow: so many
    /// free edges make no more positions than two to the power of their number.
    #[must_use]
    pub fn new(coins: &Coins) -> Solver {
        Solver::with_table(coins, LARGEST_TABLE)
    }

    /// The same with a table of two to the power of `size` entries at most: the longer it
    /// may search, the more it has to remember.
    #[must_use]
    pub fn with_table(coins: &Coins, size: u32) -> Solver {
        Solver {
            table: vec![UNKNOWN; 1 << coins.free().len().min(size as usize)],
            history: vec![0; coins.grid().edges()],
        }
    }

    /// What the position is worth to the side to move; `None` if the limit was reached
    /// first.
    pub fn value(&mut self, coins: &mut Coins, limit: &mut Limit) -> Option<i32> {
        let captures = Captures::play(coins);
        let rest = self.rest(coins, limit);
        captures.undo(coins);
        Some(captures.worth(rest?))
    }

    /// What an edge is worth to the side that draws it.
    pub fn worth(&mut self, coins: &mut Coins, edge: usize, limit: &mut Limit) -> Option<i32> {
        let closed = coins.draw(edge);
        let value = self.value(coins, limit);
        coins.undo(edge);
        Some(if closed > 0 { closed + value? } else { -value? })
    }

    /// What a position without cells to take is worth to the side to move.
    pub fn rest(&mut self, coins: &mut Coins, limit: &mut Limit) -> Option<i32> {
        let left = coins.left();
        let (mut least, mut most) = (-left, left);
        // The value differs from the number of cells by an even number.
        let mut guess = left % 2;
        while least < most {
            let asked = if guess == least { guess + 2 } else { guess };
            if self.is_worth(coins, asked, limit)? {
                least = asked;
                guess = asked;
            } else {
                most = asked - 2;
                guess = most;
            }
        }
        Some(least)
    }

    /// The best step from a position without cells to take, and what it is worth.
    ///
    /// # Panics
    /// If there is nothing left.
    pub fn best(&mut self, coins: &mut Coins, limit: &mut Limit) -> Option<(Step, i32)> {
        let value = self.rest(coins, limit)?;
        for step in self.ordered(&Structure::of(coins), u16::MAX) {
            if self.is_good(coins, step, value, limit)? {
                return Some((step, value));
            }
        }
        unreachable!("some step is worth as much as the position")
    }

    /// Whether a position without cells to take is worth so much at least.
    fn is_worth(&mut self, coins: &mut Coins, least: i32, limit: &mut Limit) -> Option<bool> {
        let left = coins.left();
        let least = least + (least - left).rem_euclid(2);
        if least <= -left || least > left {
            return Some(least <= -left);
        }
        let structure = Structure::of(coins);
        if coins.joints().is_empty() {
            return Some(endgame::value(&structure.chains) >= least);
        }
        let key = structure.key(coins);
        let slot = key as usize % self.table.len();
        let known = if self.table[slot].key == key { self.table[slot] } else { UNKNOWN };
        if i32::from(known.bounds[0]) >= least || i32::from(known.bounds[1]) < least {
            return Some(i32::from(known.bounds[0]) >= least);
        }
        if !limit.visit() {
            return None;
        }
        let mut entry = Entry { key, ..known };
        let mut is_worth = false;
        for step in self.ordered(&structure, known.best) {
            if self.is_good(coins, step, least, limit)? {
                self.history[step.edge()] += (left * left) as u32;
                entry.best = step.edge() as u16;
                is_worth = true;
                break;
            }
        }
        if is_worth {
            entry.bounds[0] = least as i16;
        } else {
            entry.bounds[1] = (least - 2) as i16;
        }
        self.table[slot] = entry;
        Some(is_worth)
    }

    /// Whether a step makes a position worth so much at least.
    fn is_good(&mut self, coins: &mut Coins, step: Step, least: i32, limit: &mut Limit) -> Option<bool> {
        coins.draw(step.edge());
        let good = match step {
            Step::Safe(_) => self.is_worth(coins, 1 - least, limit).map(|other| !other),
            Step::Open(_) => {
                let captures = Captures::play(coins);
                let good = self.leaves_at_most(coins, &captures, -least, limit);
                captures.undo(coins);
                good
            }
        };
        coins.undo(step.edge());
        good
    }

    /// Whether captures, which are made, are worth so much at most.
    fn leaves_at_most(
        &mut self,
        coins: &mut Coins,
        captures: &Captures,
        most: i32,
        limit: &mut Limit,
    ) -> Option<bool> {
        // To take everything may not be worth more …
        if self.is_worth(coins, most - captures.cells + 1, limit)? {
            return Some(false);
        }
        // … nor to leave the last cells to the other side.
        let Some(handout) = captures.handout else { return Some(true) };
        self.is_worth(coins, captures.cells - 2 * handout.cells - most, limit)
    }

    /// The steps to try, the most promising first.
    fn ordered(&self, structure: &Structure, best: u16) -> Vec<Step> {
        let mut steps = steps(structure);
        let promise = |&(step, cells): &(Step, usize)| {
            let edge = step.edge();
            // Few edges are left when a chain is opened, so that is looked at quickly.
            (edge != usize::from(best), cells == 0, cells, Reverse(self.history[edge]))
        };
        steps.sort_by_key(promise);
        steps.into_iter().map(|(step, _)| step).collect()
    }
}

/// The steps of which one is best, and how many cells each gives away.
#[must_use]
pub fn steps(structure: &Structure) -> Vec<(Step, usize)> {
    let mut steps: Vec<(Step, usize)> = structure.safe.iter().map(|&edge| (Step::Safe(edge), 0)).collect();
    let mut alone: [Option<&Chain>; 3] = [None; 3];
    for chain in &structure.chains {
        if chain.is_alone() {
            let kind = if chain.ends.is_none() { 2 } else { usize::from(chain.is_long()) };
            if alone[kind].is_none_or(|shortest| chain.cells < shortest.cells) {
                alone[kind] = Some(chain);
            }
        } else {
            steps.push((Step::Open(chain.edge), chain.cells));
        }
    }
    steps.extend(alone.into_iter().flatten().map(|chain| (Step::Open(chain.edge), chain.cells)));
    steps
}
