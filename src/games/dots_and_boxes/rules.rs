//! The rules of dots and boxes.
//!
//! Whoever draws the last edge of a cell owns it and has to move again; an edge that
//! closes two cells gives one further move all the same. When no edge is left, the
//! larger number of cells wins. Closing is never compulsory. A move is the number of
//! its edge in the order of [`Grid`].
//!
//! Nothing here knows of opponents or pictures.

use super::bits::Bits;
use super::grid::{CELLS, Grid, LARGEST};
use crate::rules::{Move, Outcome, Rules, Side};
use std::fmt;

/// A set of edges.
pub type Edges = Bits<8>;
/// A set of cells.
pub type Cells = Bits<4>;

/// Whether the outline of the board is there before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Border {
    /// Players draw the outline like any other edge.
    Open,
    /// The outline is drawn before the first move.
    Drawn,
}

/// Why there is no such board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BadBoard {
    /// It has no rows or columns, or too many.
    Size,
    /// A cell has all its edges before the first move, so that nobody can close it.
    ClosedCell,
}

impl fmt::Display for BadBoard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BadBoard::Size => write!(f, "a board has 1 to {LARGEST} rows and columns"),
            BadBoard::ClosedCell => f.write_str("a cell has all its edges before the first move"),
        }
    }
}

impl std::error::Error for BadBoard {}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DotsAndBoxes {
    grid: Grid,
    /// Drawn before the first move.
    given: Edges,
    /// Drawn by the second side: for the picture alone, so the key does not tell it.
    second: Edges,
    free: Edges,
    owned: [Cells; 2],
    turn: Side,
    key: u64,
}

impl DotsAndBoxes {
    /// The start on a board with so many rows and columns of cells.
    ///
    /// # Errors
    /// If a side is not 1 to 15 cells long, or the border leaves nothing to close.
    pub fn new(rows: usize, columns: usize, border: Border) -> Result<DotsAndBoxes, BadBoard> {
        let grid = Grid::new(rows, columns).ok_or(BadBoard::Size)?;
        let outline = (0..grid.edges()).filter(|&edge| border == Border::Drawn && grid.is_border(edge));
        DotsAndBoxes::with_drawn(grid, outline)
    }

    /// The start with these edges drawn.
    ///
    /// # Errors
    /// If a cell is closed by them.
    ///
    /// # Panics
    /// If the grid has no such edge.
    pub fn with_drawn(grid: Grid, drawn: impl IntoIterator<Item = usize>) -> Result<DotsAndBoxes, BadBoard> {
        let mut position = DotsAndBoxes {
            grid,
            given: Edges::default(),
            second: Edges::default(),
            free: Edges::below(grid.edges()),
            owned: [Cells::default(); 2],
            turn: Side::First,
            key: spread((grid.rows() * 16 + grid.columns()) as u64),
        };
        for edge in drawn {
            assert!(edge < grid.edges(), "{edge} is no edge of {grid:?}");
            if position.free.contains(edge) {
                position.given.insert(edge);
                position.draw(edge);
            }
        }
        match (0..grid.cells()).any(|cell| position.is_closed(cell)) {
            true => Err(BadBoard::ClosedCell),
            false => Ok(position),
        }
    }

    /// The grid that is played on.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The edges that nobody has drawn.
    #[must_use]
    pub fn free(&self) -> &Edges {
        &self.free
    }

    /// Whether an edge was there before the first move.
    #[must_use]
    pub fn is_given(&self, edge: usize) -> bool {
        self.given.contains(edge)
    }

    /// Who has drawn an edge in this game.
    #[must_use]
    pub fn drawn_by(&self, edge: usize) -> Option<Side> {
        let drawn = !self.free.contains(edge) && !self.is_given(edge);
        drawn.then(|| if self.second.contains(edge) { Side::Second } else { Side::First })
    }

    /// Whose a cell is.
    #[must_use]
    pub fn owner(&self, cell: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.owned[side.index()].contains(cell))
    }

    /// `1` or `2`, the owner of each cell, row by row from the top left; `.` where
    /// there is none.
    #[must_use]
    pub fn owners(&self) -> String {
        (0..self.grid.cells()).map(|cell| self.letter(cell, '.')).collect()
    }

    fn letter(&self, cell: usize, nobody: char) -> char {
        self.owner(cell).map_or(nobody, |side| ['1', '2'][side.index()])
    }

    fn is_closed(&self, cell: usize) -> bool {
        self.grid.sides(cell).into_iter().all(|edge| !self.free.contains(edge))
    }

    fn draw(&mut self, edge: usize) {
        self.free.remove(edge);
        self.key ^= spread(EDGE_KEYS + edge as u64);
    }
}

impl DotsAndBoxes {
    /// The free edge of this name. The dots may stand in either order, and the dash may be
    /// left out.
    #[must_use]
    pub fn named(&self, text: &str) -> Option<Move> {
        let edge = self.grid.named(text)?;
        self.free.contains(edge).then_some(Move(edge as u32))
    }
}

impl Rules for DotsAndBoxes {
    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self, out: &mut Vec<Move>) {
        out.extend(self.free.iter().map(|edge| Move(edge as u32)));
    }

    fn play(&mut self, m: Move) {
        let edge = m.0 as usize;
        debug_assert!(edge < self.grid.edges() && self.free.contains(edge), "{m:?} in\n{}", self.text());
        self.draw(edge);
        if self.turn == Side::Second {
            self.second.insert(edge);
        }
        let mut closes = false;
        for cell in self.grid.cells_beside(edge).into_iter().flatten() {
            if self.is_closed(cell) {
                closes = true;
                self.owned[self.turn.index()].insert(cell);
                self.key ^= spread(CELL_KEYS + (CELLS * self.turn.index() + cell) as u64);
            }
        }
        if !closes {
            self.turn = self.turn.other();
            self.key ^= spread(TURN_KEY);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.free.is_empty() {
            return None;
        }
        let [first, second] = self.points();
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::First),
            std::cmp::Ordering::Less => Outcome::Win(Side::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    /// The cells of each side.
    fn points(&self) -> [u32; 2] {
        self.owned.map(|cells| cells.len() as u32)
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn notation(&self, m: Move) -> String {
        self.grid.name(m.0 as usize)
    }

    fn text(&self) -> String {
        self.grid.text(|cell| self.letter(cell, ' '), |edge| !self.free.contains(edge))
    }

    fn digest_text(&self) -> String {
        self.owners()
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(*self)
    }

    fn parse(&self, text: &str) -> Option<Move> {
        let m = self.named(text)?;
        (self.notation(m) == text).then_some(m)
    }
}

/// What is mixed into the key for edges, cells and the turn: each has a range of its
/// own.
const EDGE_KEYS: u64 = 1 << 16;
const CELL_KEYS: u64 = 1 << 17;
const TURN_KEY: u64 = 1 << 18;

/// A number that looks like chance, a different one for each argument: the finalizer
/// of SplitMix64 (<https://prng.di.unimi.it/splitmix64.c>).
pub(super) fn spread(n: u64) -> u64 {
    let mut z = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
