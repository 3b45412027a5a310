//! The transposition table: what a search knows of positions that it may reach by
//! another order of moves (<https://www.chessprogramming.org/Transposition_Table>).

use super::search::Value;

/// How a value is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The position is worth at least so much.
    Lower,
    /// The position is worth at most so much.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) key: u64,
    pub(super) value: Value,
    /// Plies that were searched for it.
    pub(super) depth: u32,
    pub(super) bound: Bound,
    /// The cell that was best.
    pub(super) best: u8,
}

impl Entry {
    /// The value, if it was searched deep enough and tells enough between `alpha` and
    /// `beta`.
    pub(super) fn cuts(&self, depth: u32, alpha: Value, beta: Value) -> Option<Value> {
        let tells = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        };
        (tells && self.depth >= depth).then_some(self.value)
    }
}

/// Binary logarithm of the number of places.
const BITS: u32 = 14;

/// The entries, each at the place that follows from its key; a newer one takes the
/// place of an older one.
pub(super) struct Table(Vec<Option<Entry>>);

impl Default for Table {
    fn default() -> Table {
        Table(vec![None; 1 << BITS])
    }
}

impl Table {
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.0[place(key)].filter(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, entry: Entry) {
        self.0[place(entry.key)] = Some(entry);
    }
}

/// Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4).
fn place(key: u64) -> usize {
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - BITS)) as usize
}
