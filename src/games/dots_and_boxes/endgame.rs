//! The end of the game when only chains and loops are left that do not touch.
//!
//! Whoever has to move opens one; the other side takes all of it, or keeps control by
//! leaving the last two cells of a chain or four of a loop. Of chains of one or two
//! cells, of longer ones and of loops it is best to open the shortest, so that only
//! the numbers of those that are left count (for long chains and loops: M. Buzzard,
//! M. Ciere: *Playing simple loony dots and boxes endgames optimally*, Integers 14, 2014).

use super::captures::Captures;
use super::coins::Coins;
use super::structure::{Chain, Structure};
use crate::bots::limit::Limit;

/// What the side to move gains by best play, in cells.
#[must_use]
pub fn value<'a>(chains: impl IntoIterator<Item = &'a Chain>) -> i32 {
    let [mut short, mut long, mut loops] = [const { Vec::new() }; 3];
    for chain in chains {
        let kind = match (chain.ends, chain.is_long()) {
            (None, _) => &mut loops,
            (_, true) => &mut long,
            (_, false) => &mut short,
        };
        kind.push(chain.cells as i32);
    }
    for kind in [&mut short, &mut long, &mut loops] {
        kind.sort_unstable_by(|a, b| b.cmp(a));
    }
    Ends { short, long, loops }.value()
}

/// The lengths of what is left, the longest first.
struct Ends {
    short: Vec<i32>,
    long: Vec<i32>,
    loops: Vec<i32>,
}

impl Ends {
    /// Reckons the value for every number of chains of each kind: as the shortest are
    /// opened first, the longest are left.
    fn value(&self) -> i32 {
        let (across, down) = (self.loops.len() + 1, self.long.len() + 1);
        let mut values = vec![0; (self.short.len() + 1) * down * across];
        let at = |short: usize, long: usize, loops: usize| (short * down + long) * across + loops;
        for short in 0..=self.short.len() {
            for long in 0..down {
                for loops in 0..across {
                    let mut best = None;
                    if short > 0 {
                        let rest = values[at(short - 1, long, loops)];
                        best = best.max(Some(-(self.short[short - 1] + rest)));
                    }
                    if long > 0 {
                        let rest = values[at(short, long - 1, loops)];
                        best = best.max(Some(-(self.long[long - 1] - 2 + i32::abs(rest + 2))));
                    }
                    if loops > 0 {
                        let rest = values[at(short, long, loops - 1)];
                        best = best.max(Some(-(self.loops[loops - 1] - 4 + i32::abs(rest + 4))));
                    }
                    values[at(short, long, loops)] = best.unwrap_or(0);
                }
            }
        }
        values.last().copied().unwrap_or(0)
    }
}

/// About what the side to move gains when there is nothing to take and every edge gives
/// something away; `None` if the limit was reached first. Chains may touch: always the
/// shortest is opened, until those that are left do not, and both sides know whether to
/// keep control.
#[must_use]
pub fn estimate(mut coins: Coins, limit: &mut Limit) -> Option<i32> {
    let mut opened = Vec::new();
    loop {
        if !limit.visit() {
            return None;
        }
        let structure = Structure::of(&coins);
        if coins.joints().is_empty() {
            let value = value(&structure.chains);
            return Some(opened.iter().rev().fold(value, |rest, captures: &Captures| -captures.worth(rest)));
        }
        let shortest = structure.chains.iter().min_by_key(|chain| chain.cells);
        coins.draw(shortest.expect("joints are held together by chains").edge);
        opened.push(Captures::play(&mut coins));
    }
}
