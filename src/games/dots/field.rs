//! The field: what is on each point, and what a dot changes.
//!
//! A closed chain of live dots of one colour, linked to neighbours across, down and
//! diagonally, bounds an area. The area is captured when a live dot of the other colour is
//! in it: its points are closed for both, foreign dots in it die, and own dead ones live
//! again. The dot that is put closes areas of its own side; if it captures none and stands
//! in an area that the other side has closed around nothing, that area is captured by the
//! other side at once.
//!
//! Sources: <https://ru.wikipedia.org/wiki/Точки_(игра)> and the rules of the online
//! tournaments, <https://tochki.org/lesson/eng/rules.html>.

use super::areas::Walk;
use crate::rules::Side;

/// The largest number of columns and of rows.
pub const MOST: (u8, u8) = (39, 32);
/// The smallest number of both.
pub const LEAST: u8 = 3;

/// What is on a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// Nothing; a dot may be put there.
    Free,
    /// A dot that can be part of a chain.
    Live(Side),
    /// A dot of this side that the other one has captured.
    Dead(Side),
    /// No dot, in an area that this side has captured.
    Closed(Side),
}

/// The bits of a cell: whose dot it has, whose captured area it is in, and which sides
/// have closed an area around nothing there.
const DOT: [u8; 2] = [1, 2];
const AREA: [u8; 2] = [4, 8];
const EMPTY_BASE: [u8; 2] = [16, 32];
/// Beyond the edge.
const OUTSIDE: u8 = 64;

/// The field. Cells are numbered row by row with one cell beyond every edge, so that each
/// point has all its neighbours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    columns: u16,
    rows: u16,
    cells: Vec<u8>,
    captured: [u16; 2],
    free: u16,
    key: u64,
}

/// What is needed to take dots back: the cells that changed, with what they had been, and
/// the counts.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    changes: Vec<(u16, u8)>,
    dots: Vec<Before>,
}

#[derive(Clone, Copy, Debug)]
struct Before {
    changes: usize,
    captured: [u16; 2],
    free: u16,
    key: u64,
}

impl Field {
    /// An empty field.
    ///
    /// # Panics
    /// If it is smaller or larger than a field can be.
    #[must_use]
    pub fn new(columns: u8, rows: u8) -> Field {
        assert!(
            (LEAST..=MOST.0).contains(&columns) && (LEAST..=MOST.1).contains(&rows),
            "{columns} x {rows}"
        );
        let (columns, rows) = (u16::from(columns), u16::from(rows));
        let stride = columns + 2;
        let inside = |n: u16| (1..=columns).contains(&(n % stride)) && (1..=rows).contains(&(n / stride));
        let cells = (0..stride * (rows + 2)).map(|n| if inside(n) { 0 } else { OUTSIDE }).collect();
        Field { columns, rows, cells, captured: [0; 2], free: columns * rows, key: 0 }
    }

    /// How many columns there are.
    #[must_use]
    pub const fn columns(&self) -> u16 {
        self.columns
    }

    /// How many rows there are.
    #[must_use]
    pub const fn rows(&self) -> u16 {
        self.rows
    }

    /// How many points there are.
    #[must_use]
    pub const fn points(&self) -> u16 {
        self.columns * self.rows
    }

    /// How many points are free.
    #[must_use]
    pub const fn free(&self) -> u16 {
        self.free
    }

    /// How many dots each side has captured.
    #[must_use]
    pub const fn captured(&self) -> [u16; 2] {
        self.captured
    }

    /// Equal for equal fields, and practically never equal for others.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The cell of the point of this number; points are numbered row by row from the top.
    #[must_use]
    pub const fn cell(&self, point: u16) -> u16 {
        (point / self.columns + 1) * self.stride() + point % self.columns + 1
    }

    /// The number of the point of this cell.
    #[must_use]
    pub const fn point(&self, cell: u16) -> u16 {
        (cell / self.stride() - 1) * self.columns + cell % self.stride() - 1
    }

    /// What is on the point of this cell.
    #[must_use]
    pub fn at(&self, cell: u16) -> Point {
        let bits = self.cells[usize::from(cell)];
        let area = Side::BOTH.into_iter().find(|side| bits & AREA[side.index()] != 0);
        let dot = Side::BOTH.into_iter().find(|side| bits & DOT[side.index()] != 0);
        match (dot, area) {
            (Some(dot), Some(area)) if dot != area => Point::Dead(dot),
            (Some(dot), _) => Point::Live(dot),
            (None, Some(area)) => Point::Closed(area),
            (None, None) => Point::Free,
        }
    }

    /// Whether a dot may be put into this cell.
    #[must_use]
    pub fn is_free(&self, cell: u16) -> bool {
        self.cells[usize::from(cell)] & (DOT[0] | DOT[1] | AREA[0] | AREA[1] | OUTSIDE) == 0
    }

    /// Whether a live dot of this side is in this cell.
    #[must_use]
    pub fn is_wall(&self, cell: u16, side: Side) -> bool {
        let bits = self.cells[usize::from(cell)];
        bits & (DOT[side.index()] | AREA[side.other().index()]) == DOT[side.index()]
    }

    /// Whether this cell is in an area that this side has captured.
    #[must_use]
    pub fn is_captured(&self, cell: u16, side: Side) -> bool {
        self.cells[usize::from(cell)] & AREA[side.index()] != 0
    }

    /// Whether this side has closed an area around nothing that has this cell, or had: its
    /// chain may have been captured since.
    #[must_use]
    pub fn may_be_base(&self, cell: u16, side: Side) -> bool {
        self.cells[usize::from(cell)] & EMPTY_BASE[side.index()] != 0
    }

    /// Whether a cell lies beyond the edge.
    #[must_use]
    pub fn is_outside(&self, cell: u16) -> bool {
        self.cells[usize::from(cell)] & OUTSIDE != 0
    }

    /// How many cells there are, those beyond the edges included.
    #[must_use]
    pub fn cells(&self) -> usize {
        self.cells.len()
    }

    /// From a cell to the one below it.
    #[must_use]
    pub const fn stride(&self) -> u16 {
        self.columns + 2
    }

    /// The eight neighbours of a cell in a ring, from the one above it to the right.
    #[must_use]
    pub const fn ring(&self, cell: u16) -> [u16; 8] {
        let stride = self.stride();
        let (above, below) = (cell - stride, cell + stride);
        [above, above + 1, cell + 1, below + 1, below, below - 1, cell - 1, above - 1]
    }

    /// Puts a dot of this side into a cell that is free, and captures what that closes.
    pub fn put(&mut self, cell: u16, side: Side, walk: &mut Walk, journal: &mut Journal) {
        debug_assert!(self.is_free(cell), "cell {cell} is not free");
        let Field { captured, free, key, .. } = *self;
        journal.dots.push(Before { changes: journal.changes.len(), captured, free, key });
        let other = side.other();
        let trapped = self.may_be_base(cell, other) && walk.is_empty_base(self, cell, other);
        self.change(cell, self.cells[usize::from(cell)] | DOT[side.index()], journal);
        let mut captures = false;
        for area in walk.areas_closed_by(self, cell, side) {
            let foreign = area.iter().any(|&inside| self.is_wall(inside, other));
            if foreign {
                captures = true;
                self.capture(&area, side, journal);
            } else {
                for &inside in &area {
                    let bits = self.cells[usize::from(inside)];
                    self.change(inside, bits | EMPTY_BASE[side.index()], journal);
                }
            }
        }
        if trapped && !captures {
            let area = walk.area_around(self, cell, other);
            self.capture(&area, other, journal);
        }
    }

    /// Takes the last dot back.
    ///
    /// # Panics
    /// If the journal knows of none.
    pub fn take_back(&mut self, journal: &mut Journal) {
        let Before { changes, captured, free, key } = journal.dots.pop().expect("a dot was put");
        for (cell, bits) in journal.changes.drain(changes..).rev() {
            self.cells[usize::from(cell)] = bits;
        }
        (self.captured, self.free, self.key) = (captured, free, key);
    }

    /// Closes the points of an area for both sides.
    fn capture(&mut self, area: &[u16], side: Side, journal: &mut Journal) {
        let other = side.other();
        for &cell in area {
            match self.at(cell) {
                Point::Live(dot) if dot == other => self.captured[side.index()] += 1,
                Point::Dead(dot) if dot == side => self.captured[other.index()] -= 1,
                _ => {}
            }
            let dots = self.cells[usize::from(cell)] & (DOT[0] | DOT[1]);
            self.change(cell, dots | AREA[side.index()], journal);
        }
    }

    fn change(&mut self, cell: u16, bits: u8, journal: &mut Journal) {
        let before = self.cells[usize::from(cell)];
        if bits == before {
            return;
        }
        const SEEN: u8 = DOT[0] | DOT[1] | AREA[0] | AREA[1];
        journal.changes.push((cell, before));
        self.cells[usize::from(cell)] = bits;
        self.key ^= sign(cell, before & SEEN) ^ sign(cell, bits & SEEN);
        self.free -= u16::from(before & SEEN == 0 && bits & SEEN != 0);
    }
}

/// The part of the key of a cell with these bits, by the finisher of `MurmurHash3`
/// (<https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp>).
fn sign(cell: u16, bits: u8) -> u64 {
    if bits == 0 {
        return 0;
    }
    let mut n = u64::from(cell) << 8 | u64::from(bits);
    for factor in [0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53] {
        n = (n ^ n >> 33).wrapping_mul(factor);
    }
    n ^ n >> 33
}
