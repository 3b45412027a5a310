//! Sets of cells as bits, and their neighbours by shifting.
//!
//! A board of `n` columns keeps `n + 1` bits for each row. The bit after the last
//! column is never set, so that a shift to a neighbour never runs into the row above
//! or below (<https://www.chessprogramming.org/Bitboards>).

use std::ops::{BitAnd, BitOr, Sub};

/// The largest number of columns and rows.
pub const MAX_SIZE: u8 = 20;

/// How many words hold the bits of the largest board.
pub const MAX_WORDS: usize = words(MAX_SIZE);

/// How many words hold the bits of a board with so many columns and rows.
#[must_use]
pub const fn words(size: u8) -> usize {
    (size as usize * (size as usize + 1)).div_ceil(64)
}

/// A set of cells in `W` words. What a bit means, the board knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cells<const W: usize>([u64; W]);

impl<const W: usize> Cells<W> {
    /// No cell.
    pub const EMPTY: Cells<W> = Cells([0; W]);

    /// The words, the lowest bits first.
    #[must_use]
    pub const fn words(&self) -> &[u64; W] {
        &self.0
    }

    /// Whether this bit is set.
    #[must_use]
    pub const fn has(&self, bit: u32) -> bool {
        self.0[bit as usize / 64] >> (bit % 64) & 1 == 1
    }

    /// Sets this bit.
    pub const fn insert(&mut self, bit: u32) {
        self.0[bit as usize / 64] |= 1 << (bit % 64);
    }

    /// Clears this bit.
    pub const fn remove(&mut self, bit: u32) {
        self.0[bit as usize / 64] &= !(1 << (bit % 64));
    }

    /// Whether no bit is set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many bits are set.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The bits that are set, ascending.
    pub fn bits(self) -> impl Iterator<Item = u32> {
        (0..W as u32).flat_map(move |at| {
            let mut word = self.0[at as usize];
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| at * 64 + word.trailing_zeros())?;
                word &= word - 1;
                Some(bit)
            })
        })
    }

    /// These cells and all their neighbours, across, down and diagonally. On a board
    /// with so many bits in a row; bits beside the board may be set, too.
    #[must_use]
    pub fn with_neighbours(self, row: u32) -> Cells<W> {
        let wide = self | self.up(1) | self.down(1);
        wide | wide.up(row) | wide.down(row)
    }

    /// The set, grown by neighbours within `through` until there are no more.
    #[must_use]
    pub fn flooded(self, through: Cells<W>, row: u32) -> Cells<W> {
        let mut all = self;
        loop {
            let more = all | (all.with_neighbours(row) & through);
            if more == all {
                return all;
            }
            all = more;
        }
    }

    /// The same set in more or fewer words.
    ///
    /// # Panics
    /// If there is a bit beyond the last word.
    #[must_use]
    pub fn resized<const V: usize>(&self) -> Cells<V> {
        assert!(self.0.iter().skip(V).all(|&word| word == 0), "{self:?} does not fit {V} words");
        Cells(std::array::from_fn(|at| self.0.get(at).copied().unwrap_or(0)))
    }

    /// Every bit moved up by `by`, which is from 1 to 63.
    fn up(self, by: u32) -> Cells<W> {
        let carried = |at: usize| if at == 0 { 0 } else { self.0[at - 1] >> (64 - by) };
        Cells(std::array::from_fn(|at| self.0[at] << by | carried(at)))
    }

    /// Every bit moved down by `by`, which is from 1 to 63.
    fn down(self, by: u32) -> Cells<W> {
        let carried = |at: usize| if at + 1 == W { 0 } else { self.0[at + 1] << (64 - by) };
        Cells(std::array::from_fn(|at| self.0[at] >> by | carried(at)))
    }
}

impl<const W: usize> BitAnd for Cells<W> {
    type Output = Cells<W>;
    fn bitand(self, other: Cells<W>) -> Cells<W> {
        Cells(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl<const W: usize> BitOr for Cells<W> {
    type Output = Cells<W>;
    fn bitor(self, other: Cells<W>) -> Cells<W> {
        Cells(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

/// The cells of the first set that are not in the second.
impl<const W: usize> Sub for Cells<W> {
    type Output = Cells<W>;
    fn sub(self, other: Cells<W>) -> Cells<W> {
        Cells(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }
}
