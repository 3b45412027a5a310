//! The marks of a board once more, line by line: two bits for each cell, one
//! array for all four directions, so that a piece of a line is a shift away.
//!
//! Between lines, and before the first and after the last, lie walls.

/// All lines of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rows {
    words: Vec<u64>,
    /// By place and direction: the number of the cell in the array.
    slots: Vec<[u32; 4]>,
}

/// Cells that a piece reaches to each side of its middle at most.
const REACH: usize = 10;

impl Rows {
    /// Walls on all places of a board of this size, whose lines are parted by
    /// `half` walls at least. Directions: right, down, down to the right, down
    /// to the left.
    pub(super) fn new(width: usize, height: usize, half: usize, size: usize) -> Rows {
        let across = (width + half) * height;
        let long = height + half;
        let starts = [0, across, across + width * long, across + (2 * width + height) * long];
        let end = REACH + across + (3 * width + 2 * height) * long + half;
        let mut slots = vec![[0; 4]; size];
        let stride = width + half;
        for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
            let in_direction =
                [y * stride + x, x * long + y, (x + height - 1 - y) * long + y, (x + y) * long + y];
            let slot = |d: usize| REACH + starts[d] + half + in_direction[d];
            let place = half * (stride + 1) + y * stride + x;
            slots[place] = [0, 1, 2, 3].map(|d| u32::try_from(slot(d)).expect("boards are small"));
        }
        Rows { words: vec![u64::MAX; (2 * (end + REACH)).div_ceil(64) + 1], slots }
    }

    /// Turns bits of a cell in all directions.
    #[inline]
    pub(super) fn toggle(&mut self, place: usize, bits: u64) {
        for slot in self.slots[place] {
            // No cell lies in two words, for their length is even.
            let bit = 2 * slot as usize;
            self.words[bit / 64] ^= bits << (bit % 64);
        }
    }

    /// The cells from `reach` before a place to as many behind it, and some
    /// more; two bits each, lowest first.
    #[inline]
    pub(super) fn piece(&self, place: usize, direction: usize, reach: usize) -> u64 {
        let bit = 2 * (self.slots[place][direction] as usize - reach);
        let [low, high] = [self.words[bit / 64], self.words[bit / 64 + 1]];
        ((u128::from(high) << 64 | u128::from(low)) >> (bit % 64)) as u64
    }
}
