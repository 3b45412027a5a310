//! Chains and loops: what a position without cells to take is made of.
//!
//! A chain is a row of cells with two free edges each. It ends outside or at a joint,
//! a cell with more of them. Whoever draws an edge of a chain opens it: the other side
//! can take all of it.

use super::coins::{Coins, GROUND};
use super::grid::CELLS;
use super::rules::{Cells, spread};

/// A chain, or a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The edge with which to open it: of a chain of two cells the one between them,
    /// which leaves the other side no choice; of others any one.
    pub edge: usize,
    /// How many cells it has.
    pub cells: usize,
    /// The joints at its ends, or [`GROUND`]; `None` for a loop.
    pub ends: Option<[usize; 2]>,
}

impl Chain {
    /// Whether it touches nothing but the outside.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.ends.is_none_or(|ends| ends == [GROUND; 2])
    }

    /// Whether control can be kept while it is taken.
    #[must_use]
    pub fn is_long(&self) -> bool {
        self.cells > 2
    }
}

/// The structure of a position without cells to take.
#[derive(Clone, Debug, Default)]
pub struct Structure {
    /// Its chains and loops.
    pub chains: Vec<Chain>,
    /// The edges that can be drawn without giving anything away.
    pub safe: Vec<usize>,
}

impl Structure {
    /// Looks at a position.
    #[must_use]
    pub fn of(coins: &Coins) -> Structure {
        let mut chains = Vec::new();
        let mut seen = Cells::default();
        for cell in coins.twos().iter() {
            if !seen.contains(cell) {
                chains.push(trace(coins, cell, &mut seen));
            }
        }
        let safe = match coins.joints().is_empty() {
            true => Vec::new(),
            false => coins.free().iter().filter(|&edge| coins.is_safe(edge)).collect(),
        };
        Structure { chains, safe }
    }

    /// Equal for positions that differ only in where their chains lie or by turning and
    /// mirroring the board, and practically never equal for others.
    ///
    /// Joints are told apart by their places. Sums, not exclusive ors: there may be
    /// several equal chains.
    #[must_use]
    pub fn key(&self, coins: &Coins) -> u64 {
        let mut keys = [0_u64; 8];
        for &edge in &self.safe {
            let strings = coins.string_keys(edge);
            keys.iter_mut().zip(strings).for_each(|(key, string)| *key = key.wrapping_add(*string));
        }
        for chain in &self.chains {
            // Loops are told apart by more cells than a chain can have.
            let (ends, cells) = match chain.ends {
                Some(ends) => (ends, chain.cells),
                None => ([GROUND; 2], chain.cells + 2 * CELLS),
            };
            let images = coins.images().iter().map(|image| string_key(ends.map(|end| image[end]), cells));
            keys.iter_mut().zip(images).for_each(|(key, string)| *key = key.wrapping_add(string));
        }
        keys[..coins.images().len()].iter().copied().min().unwrap_or(0)
    }
}

/// A number for a chain of so many cells, or for a single edge, between two ends.
pub(super) fn string_key([one, other]: [u8; 2], cells: usize) -> u64 {
    spread((cells << 16 | usize::from(one.min(other)) << 8 | usize::from(one.max(other))) as u64)
}

/// The chain through a cell with two free edges.
fn trace(coins: &Coins, start: usize, seen: &mut Cells) -> Chain {
    seen.insert(start);
    let mut chain = Chain { edge: 0, cells: 1, ends: None };
    let mut strings = coins.strings(start);
    let first = strings.next().expect("the cell has two free edges");
    let second = strings.next().expect("the cell has two free edges");
    drop(strings);
    chain.edge = first;
    let Some(one) = walk(coins, start, first, seen, &mut chain) else { return chain };
    let Some(other) = walk(coins, start, second, seen, &mut chain) else { return chain };
    chain.ends = Some([one, other]);
    chain
}

/// Follows a chain over an edge to its end; `None` if it comes back.
fn walk(coins: &Coins, start: usize, over: usize, seen: &mut Cells, chain: &mut Chain) -> Option<usize> {
    let (mut cell, mut edge) = (start, over);
    loop {
        let next = coins.across(edge, cell);
        if next == GROUND || coins.degree(next) > 2 {
            return Some(next);
        }
        if next == start {
            return None;
        }
        seen.insert(next);
        chain.cells += 1;
        if chain.cells == 2 {
            chain.edge = edge;
        }
        cell = next;
        edge = coins.strings(cell).find(|&onward| onward != edge).expect("the cell has two free edges");
    }
}
