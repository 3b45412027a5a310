//! The rules of tic-tac-toe in a cube of 3 × 3 × 3 cells.
//!
//! A cell is `x + 3y + 9z`: `x` grows to the right, `y` away from the player, `z`
//! from level to level upwards. A move is the number of its cell. Records name the
//! level and then the cell of that level as in chess, so that `1a1` is the lowest
//! corner in front on the left, `2b2` the centre and `3c3` the corner opposite to
//! the first. Level first is also the order of three-dimensional chess
//! (<https://en.wikipedia.org/wiki/Three-dimensional_chess>, Raumschach).
//!
//! Whoever completes one of the 49 lines wins. No draw is possible: however the 27
//! cells are shared out, some line has one owner.

use super::lines::{CELLS, FULL, LINES, Line, PARTNERS, SIDE, cell_at, members, place};
use crate::rules::{Move, Outcome, Rules, Side};

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cube {
    /// The cells of the first and of the second side: cell 0 is the lowest bit.
    sets: [u32; 2],
    winner: Option<Side>,
}

impl Cube {
    /// The side whose ball is in this cell.
    ///
    /// # Panics
    /// If there is no such cell.
    #[must_use]
    pub fn owner(&self, cell: usize) -> Option<Side> {
        assert!(cell < CELLS, "no cell is number {cell}");
        Side::BOTH.into_iter().find(|&side| self.cells(side) & 1 << cell != 0)
    }

    /// The cells of this side as a set: cell 0 is the lowest bit.
    #[must_use]
    pub const fn cells(&self, side: Side) -> u32 {
        self.sets[side.index()]
    }

    /// The free cells as a set.
    #[must_use]
    pub const fn free(&self) -> u32 {
        FULL & !(self.sets[0] | self.sets[1])
    }

    /// `X` for a ball of the first side, `O` for one of the second, `.` for a free cell.
    fn sign(&self, cell: usize) -> char {
        self.owner(cell).map_or('.', |side| ['X', 'O'][side.index()])
    }

    /// How many moves have been made.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        (self.sets[0] | self.sets[1]).count_ones()
    }

    /// The free cells where this side would complete a line, as a set.
    #[must_use]
    pub fn gaps(&self, side: Side) -> u32 {
        let (own, free) = (self.cells(side), self.free());
        let lacks_one = |line: &&Line| (line.set & own).count_ones() == 2;
        LINES.iter().filter(lacks_one).fold(0, |gaps, line| gaps | line.set & free)
    }

    /// The lines of which this side has every cell but this one.
    pub fn completed_by(&self, side: Side, cell: usize) -> impl Iterator<Item = &'static Line> + use<> {
        let with = self.cells(side) | 1 << cell;
        LINES.iter().filter(move |line| line.set & 1 << cell != 0 && line.set & with == line.set)
    }

    /// The lines of the winner: none while the game goes on, else one or more.
    pub fn winning_lines(&self) -> impl Iterator<Item = &'static Line> + use<> {
        let cells = self.winner.map_or(0, |side| self.cells(side));
        LINES.iter().filter(move |line| line.set & cells == line.set)
    }
}

/// The name of a cell: level, column, row.
#[must_use]
pub fn name(cell: usize) -> String {
    let [x, y, z] = place(cell);
    format!("{}{}{}", z + 1, ["a", "b", "c"][x], y + 1)
}

impl Rules for Cube {
    fn turn(&self) -> Side {
        Side::BOTH[self.plies() as usize % 2]
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if self.winner.is_none() {
            out.extend(members(self.free()).map(|cell| Move(cell as u32)));
        }
    }

    fn play(&mut self, m: Move) {
        let (cell, side) = (m.0 as usize, self.turn());
        debug_assert!(self.free() & 1 << cell != 0 && self.winner.is_none(), "{m:?} in\n{}", self.text());
        let own = self.cells(side);
        if PARTNERS[cell].iter().any(|&two| two & !own == 0) {
            self.winner = Some(side);
        }
        self.sets[side.index()] |= 1 << cell;
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(Outcome::Win)
    }

    /// The two sets side by side: no two positions share it.
    fn key(&self) -> u64 {
        u64::from(self.sets[0]) << CELLS | u64::from(self.sets[1])
    }

    fn notation(&self, m: Move) -> String {
        name(m.0 as usize)
    }

    /// The three levels beside each other, the lowest on the left, each with its
    /// front row below: `X` for the first side and `O` for the second.
    fn text(&self) -> String {
        let part = |y, z| (0..SIDE).map(|x| self.sign(cell_at([x, y, z]))).collect::<String>();
        let row = |y| (0..SIDE).map(|z| part(y, z)).collect::<Vec<_>>().join("  ");
        (0..SIDE).rev().map(row).collect::<Vec<_>>().join("\n")
    }

    fn digest_text(&self) -> String {
        (0..CELLS).map(|cell| self.sign(cell)).collect()
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(*self)
    }
}
