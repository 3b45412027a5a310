//! The rules on a finite board: who stands where, and when it is over.
//!
//! Rules of the m,n,k family (<https://en.wikipedia.org/wiki/M,n,k-game>): the
//! cross begins, players alternate on free cells, and the first row wins. Must
//! not know how a position is drawn or who plays.

use super::sheet::{Cell, Sheet, Square, column_name};
use crate::rules::{Move, Outcome, Rules, Side};

/// Which rows win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rule {
    /// Five or more of one's own marks in a row: free style.
    #[default]
    Free,
    /// Exactly five: a longer row does not count (the „standard“ rule).
    Exact,
}

impl Rule {
    /// Whether a row of this length wins when `need` marks are asked for.
    #[must_use]
    pub const fn wins(self, length: u32, need: u32) -> bool {
        match self {
            Rule::Free => length >= need,
            Rule::Exact => length == need,
        }
    }
}

/// A position of five in a row on a board with edges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Five {
    width: i16,
    height: i16,
    need: u32,
    rule: Rule,
    squares: Vec<Option<Side>>,
    marks: u32,
    last: Option<Cell>,
    outcome: Option<Outcome>,
    key: u64,
}

impl Five {
    /// An empty square board, free style.
    #[must_use]
    pub fn new(side: u8) -> Five {
        Five::with(side, side, 5, Rule::Free)
    }

    /// An empty board of `width` × `height` cells on which `need` marks in a row win.
    ///
    /// # Panics
    /// When a size or `need` is zero.
    #[must_use]
    pub fn with(width: u8, height: u8, need: u32, rule: Rule) -> Five {
        assert!(width > 0 && height > 0 && need > 0, "a board has cells and a row has marks");
        let squares = vec![None; usize::from(width) * usize::from(height)];
        let (width, height) = (i16::from(width), i16::from(height));
        Five { width, height, need, rule, squares, marks: 0, last: None, outcome: None, key: 0 }
    }

    /// Cells in a row of the board.
    #[must_use]
    pub const fn width(&self) -> i16 {
        self.width
    }

    /// Rows of the board.
    #[must_use]
    pub const fn height(&self) -> i16 {
        self.height
    }

    /// The number of different rows of `need` cells.
    #[must_use]
    pub fn lines(&self) -> u32 {
        let (w, h, k) = (i64::from(self.width), i64::from(self.height), i64::from(self.need));
        let (across, down) = ((w - k + 1).max(0), (h - k + 1).max(0));
        u32::try_from(h * across + w * down + 2 * across * down).expect("a board of bytes has few lines")
    }

    fn index(&self, cell: Cell) -> usize {
        usize::try_from(i32::from(cell.y) * i32::from(self.width) + i32::from(cell.x))
            .expect("the cell is on the board")
    }
}

impl Sheet for Five {
    fn square(&self, cell: Cell) -> Square {
        if cell.x < 0 || cell.y < 0 || cell.x >= self.width || cell.y >= self.height {
            return Square::Outside;
        }
        self.squares[self.index(cell)].map_or(Square::Free, Square::Mark)
    }
    fn marked(&self) -> Vec<(Cell, Side)> {
        let cells = (0..self.height).flat_map(|y| (0..self.width).map(move |x| Cell { x, y }));
        cells.zip(&self.squares).filter_map(|(cell, square)| square.map(|side| (cell, side))).collect()
    }
    fn corners(&self) -> [Cell; 2] {
        [Cell { x: 0, y: 0 }, Cell { x: self.width - 1, y: self.height - 1 }]
    }
    fn last(&self) -> Option<Cell> {
        self.last
    }
    fn need(&self) -> u32 {
        self.need
    }
    fn rule(&self) -> Rule {
        self.rule
    }
    fn to_move(&self, cell: Cell) -> Move {
        Move(u32::try_from(self.index(cell)).expect("a board of bytes"))
    }
    fn to_cell(&self, m: Move) -> Cell {
        let m = i32::try_from(m.0).expect("a board of bytes");
        let (x, y) = (m % i32::from(self.width), m / i32::from(self.width));
        Cell { x: i16::try_from(x).expect("a column"), y: i16::try_from(y).expect("a row") }
    }
}

impl Rules for Five {
    fn turn(&self) -> Side {
        Side::BOTH[(self.marks % 2) as usize]
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if self.outcome.is_some() {
            return;
        }
        let free = self.squares.iter().zip(0..).filter(|(square, _)| square.is_none());
        out.extend(free.map(|(_, index)| Move(index)));
    }

    fn play(&mut self, m: Move) {
        let (side, cell) = (self.turn(), self.to_cell(m));
        debug_assert!(self.outcome.is_none(), "the game is over");
        debug_assert!(self.squares[m.0 as usize].is_none(), "the cell is taken");
        self.squares[m.0 as usize] = Some(side);
        self.marks += 1;
        self.last = Some(cell);
        self.key ^= mix(u64::from(m.0) * 2 + side.index() as u64 + 1);
        self.outcome = self.outcome_after(cell, side, self.marks as usize == self.squares.len());
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn notation(&self, m: Move) -> String {
        let cell = self.to_cell(m);
        format!("{}{}", column_name(cell.x), self.height - cell.y)
    }

    fn parse(&self, text: &str) -> Option<Move> {
        let (column, row) = text.split_at(text.find(|c: char| !c.is_ascii_lowercase())?);
        let x = (0..self.width).find(|&x| column_name(x) == column)?;
        let cell = Cell { x, y: self.height.checked_sub(row.parse().ok()?)? };
        let m = (self.outcome.is_none() && self.free(cell)).then(|| self.to_move(cell))?;
        (self.notation(m) == text).then_some(m)
    }

    fn text(&self) -> String {
        self.sheet_text()
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }
}

/// A hash of a small number: the finaliser of `SplitMix64` (Steele, Lea, Flood
/// 2014, „Fast splittable pseudorandom number generators“).
pub(super) const fn mix(n: u64) -> u64 {
    let z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
