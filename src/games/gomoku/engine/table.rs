//! The transposition table: what has been found out about positions.
//!
//! Shared between threads without locks. An entry is two words, and the first is
//! the position's hash exclusive-or the second: a torn entry fits no position
//! (Hyatt and Mann, „A lock-less transposition-table implementation for parallel
//! search“, ICGA Journal 2002).

use super::search_board::{NOWHERE, Place};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bound {
    /// The true value is at most this.
    Upper = 1,
    /// The true value is at least this.
    Lower = 2,
    /// This is the true value.
    Exact = 3,
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Worth for the side to move; wins are counted from the position itself.
    pub value: i16,
    /// Worth without looking ahead.
    pub worth: i16,
    /// The best move, or [`NOWHERE`].
    pub best: Place,
    /// Plies that were searched.
    pub depth: i8,
    /// What `value` means.
    pub bound: Bound,
}

const BUCKET: usize = 4;

/// Two words: the check and the data.
type Slot = [AtomicU64; 2];

/// The table. Its memory comes from the system as zeros and is taken page by page
/// when it is written to: a large table that is hardly used costs neither time
/// nor memory. A clone is the same table for another thread.
#[derive(Clone)]
pub struct Table {
    slots: Arc<Vec<Slot>>,
    age: Arc<AtomicU8>,
}

impl Table {
    /// A table of at most this many bytes (but at least one bucket).
    #[must_use]
    pub fn new(bytes: usize) -> Table {
        let buckets = (bytes / (BUCKET * size_of::<Slot>())).max(1);
        Table { slots: Arc::new(bytemuck::zeroed_vec(buckets * BUCKET)), age: Arc::default() }
    }

    /// Entries of earlier searches become the first to be replaced.
    pub fn next_search(&self) {
        self.age.store((self.age.load(Relaxed) + 1) & 63, Relaxed);
    }

    /// Forgets everything; clones that are still in use do not.
    pub fn clear(&mut self) {
        let slots = self.slots.len();
        // The old memory goes back before the new one is asked for.
        self.slots = Arc::default();
        self.slots = Arc::new(bytemuck::zeroed_vec(slots));
    }

    /// What is known about the position with this hash.
    #[inline]
    #[must_use]
    pub fn get(&self, hash: u64) -> Option<Entry> {
        let known = self.bucket(hash).iter().map(|[check, data]| (check.load(Relaxed), data.load(Relaxed)));
        known
            .into_iter()
            .find(|&(check, data)| check ^ data == hash && data != 0)
            .and_then(|(_, data)| unpack(data))
    }

    /// Remembers an entry, in place of the least useful one.
    pub fn put(&self, hash: u64, mut entry: Entry) {
        let age = self.age.load(Relaxed);
        let bucket = self.bucket(hash);
        let mut victim = &bucket[0];
        let mut least = i32::MAX;
        for slot in bucket {
            let data = slot[1].load(Relaxed);
            if slot[0].load(Relaxed) ^ data == hash {
                let old = unpack(data);
                if let Some(old) = old.filter(|_| entry.best == NOWHERE) {
                    entry.best = old.best;
                }
                let deeper = old.is_some_and(|old| i32::from(old.depth) > i32::from(entry.depth) + 3);
                if deeper && entry.bound != Bound::Exact && (data >> 58) as u8 == age {
                    return;
                }
                victim = slot;
                break;
            }
            let stale = 8 * i32::from(age.wrapping_sub((data >> 58) as u8) & 63);
            let use_of = if data == 0 { i32::MIN } else { i32::from((data >> 48) as u8 as i8) - stale };
            if use_of < least {
                (least, victim) = (use_of, slot);
            }
        }
        let data = pack(entry, age);
        victim[0].store(hash ^ data, Relaxed);
        victim[1].store(data, Relaxed);
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[Slot] {
        let buckets = (self.slots.len() / BUCKET) as u64;
        let index = ((u128::from(hash) * u128::from(buckets)) >> 64) as usize * BUCKET;
        &self.slots[index..index + BUCKET]
    }
}

fn pack(entry: Entry, age: u8) -> u64 {
    u64::from(entry.value as u16)
        | u64::from(entry.worth as u16) << 16
        | u64::from(entry.best) << 32
        | u64::from(entry.depth as u8) << 48
        | (entry.bound as u64) << 56
        | u64::from(age) << 58
}

#[inline]
fn unpack(data: u64) -> Option<Entry> {
    let bound = match data >> 56 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        3 => Bound::Exact,
        _ => return None,
    };
    Some(Entry {
        value: data as i16,
        worth: (data >> 16) as i16,
        best: (data >> 32) as u16,
        depth: (data >> 48) as i8,
        bound,
    })
}
