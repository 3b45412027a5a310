//! The transposition table: what is known of positions that were searched before.
//!
//! Two entries share a place: one is kept for the deepest search, the other always gives
//! way (<https://www.chessprogramming.org/Transposition_Table>).

use super::PROVED;
use crate::bots::Budget;
use crate::rules::Move;

/// What a value is a bound of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bound {
    /// The value is at least this.
    #[default]
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    key: u64,
    value: i32,
    /// The best move, if there is one; 0 is none where the key is 0.
    best: Option<Move>,
    /// How deep it was searched.
    pub depth: i16,
    /// What the value is a bound of.
    pub bound: Bound,
}

impl Entry {
    /// The value, so many plies from the root. A win is kept as seen from the position.
    #[must_use]
    pub fn value(&self, ply: usize) -> i32 {
        match self.value {
            PROVED.. => self.value - ply as i32,
            value if value <= -PROVED => self.value + ply as i32,
            value => value,
        }
    }

    /// The best move.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.best
    }
}

/// The table.
pub struct Table {
    entries: Vec<Entry>,
}

/// The greatest number of entries: some thirty megabytes.
const MOST: u64 = 1 << 20;
/// The least number.
const LEAST: u64 = 1 << 10;

impl Table {
    /// A table for a search of this budget. Its size depends on nothing else, so that the
    /// same budget of nodes gives the same search.
    #[must_use]
    pub fn of(budget: Budget) -> Table {
        let size = match budget {
            Budget::Nodes(nodes) => nodes.clamp(LEAST, MOST).next_power_of_two(),
            Budget::Time(_) => MOST,
        };
        Table { entries: vec![Entry::default(); size as usize] }
    }

    fn place(&self, key: u64) -> usize {
        (key as usize & (self.entries.len() - 1)) & !1
    }

    /// What is known of a position.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let at = self.place(key);
        self.entries[at..at + 2].iter().find(|entry| entry.key == key).copied()
    }

    /// Keeps what was found of a position, so many plies from the root.
    pub fn put(
        &mut self,
        key: u64,
        (value, bound): (i32, Bound),
        depth: i16,
        best: Option<Move>,
        ply: usize,
    ) {
        let at = self.place(key);
        let value = match value {
            PROVED.. => value + ply as i32,
            value if value <= -PROVED => value - ply as i32,
            value => value,
        };
        let [deepest, latest] = &mut self.entries[at..at + 2] else { return };
        let place = if depth >= deepest.depth || deepest.key == key { deepest } else { latest };
        let best = best.or(place.best.filter(|_| place.key == key));
        *place = Entry { key, value, best, depth, bound };
    }
}
