//! What a board with edges and the endless sheet have in common: cells, marks,
//! rows. The picture and the opponents of this room know only this.

use super::rules::Rule;
use crate::rules::{Move, Outcome, Rules, Side};

/// A cell by column and row. On a board with edges (0, 0) is the top left; on
/// the endless sheet it is the middle of the first sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Column, growing to the right.
    pub x: i16,
    /// Row, growing downwards.
    pub y: i16,
}

impl Cell {
    /// The cell `steps` further in a direction.
    #[must_use]
    pub const fn step(self, (dx, dy): (i16, i16), steps: i16) -> Cell {
        Cell { x: self.x + dx * steps, y: self.y + dy * steps }
    }
}

/// The four directions in which rows lie: across, down, and the two diagonals.
pub const DIRECTIONS: [(i16, i16); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// What stands on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Square {
    /// Nothing yet.
    Free,
    /// The mark of a side.
    Mark(Side),
    /// There is no such cell.
    Outside,
}

/// A board or sheet on which rows of marks are made.
pub trait Sheet: Rules {
    /// What stands on this cell.
    fn square(&self, cell: Cell) -> Square;
    /// All marks, in an order that depends on the position alone.
    fn marked(&self) -> Vec<(Cell, Side)>;
    /// The top left and bottom right cells.
    fn corners(&self) -> [Cell; 2];
    /// The mark that was made last.
    fn last(&self) -> Option<Cell>;
    /// Marks in a row that win.
    fn need(&self) -> u32;
    /// Whether longer rows win too.
    fn rule(&self) -> Rule;
    /// The move that marks a cell of the sheet.
    fn to_move(&self, cell: Cell) -> Move;
    /// The cell that a move marks.
    fn to_cell(&self, m: Move) -> Cell;

    /// Whether a mark may be made here.
    fn free(&self, cell: Cell) -> bool {
        self.square(cell) == Square::Free
    }

    /// Length of the row of `side` through `cell`, which is counted as its mark.
    fn run(&self, cell: Cell, direction: (i16, i16), side: Side) -> u32 {
        let [before, after] = self.ends(cell, direction, side);
        (before + after + 1).unsigned_abs().into()
    }

    /// How far the row of `side` through `cell` reaches backwards and forwards.
    fn ends(&self, cell: Cell, direction: (i16, i16), side: Side) -> [i16; 2] {
        [-1, 1].map(|sign| {
            let marks =
                (1..).take_while(|&i| self.square(cell.step(direction, sign * i)) == Square::Mark(side));
            marks.last().unwrap_or(0)
        })
    }

    /// How the game has ended with the mark of `side` on `cell`; `full`: no more may
    /// follow.
    fn outcome_after(&self, cell: Cell, side: Side, full: bool) -> Option<Outcome> {
        let wins = DIRECTIONS.iter().any(|&d| self.rule().wins(self.run(cell, d, side), self.need()));
        match wins {
            true => Some(Outcome::Win(side)),
            false => full.then_some(Outcome::Draw),
        }
    }

    /// First and last cells of every row that the last mark has won with.
    fn winning_lines(&self) -> Vec<[Cell; 2]> {
        let Some((cell, Square::Mark(side))) = self.last().map(|cell| (cell, self.square(cell))) else {
            return Vec::new();
        };
        let line = |&d: &(i16, i16)| {
            let [before, after] = self.ends(cell, d, side);
            let wins = self.rule().wins((before + after + 1).unsigned_abs().into(), self.need());
            wins.then(|| [cell.step(d, -before), cell.step(d, after)])
        };
        DIRECTIONS.iter().filter_map(line).collect()
    }

    /// The free cells at most `distance` columns and rows away from a mark,
    /// ascending as moves are. Takes time that grows with the marks.
    fn near(&self, distance: i16) -> Vec<Cell> {
        let around = move |c: Cell| {
            (-distance..=distance)
                .flat_map(move |dx| (-distance..=distance).map(move |dy| Cell { x: c.x + dx, y: c.y + dy }))
        };
        let mut cells: Vec<Cell> =
            self.marked().into_iter().flat_map(|(c, _)| around(c)).filter(|&c| self.free(c)).collect();
        cells.sort_unstable_by_key(|&c| self.to_move(c));
        cells.dedup();
        cells
    }

    /// The cell in the middle, where a game begins.
    fn middle(&self) -> Cell {
        let [a, b] = self.corners();
        Cell { x: a.x + (b.x - a.x + 1) / 2, y: a.y + (b.y - a.y + 1) / 2 }
    }

    /// Rows of `.`, `X` and `O`.
    fn sheet_text(&self) -> String {
        let [a, b] = self.corners();
        let letter = |cell| match self.square(cell) {
            Square::Mark(Side::First) => 'X',
            Square::Mark(Side::Second) => 'O',
            Square::Free | Square::Outside => '.',
        };
        let row = |y| (a.x..=b.x).map(|x| letter(Cell { x, y })).collect::<String>();
        (a.y..=b.y).map(row).collect::<Vec<_>>().join("\n")
    }
}

/// `a`, `b` … `z`, `aa`, `ab` …: the name of a column counted from zero.
#[must_use]
pub fn column_name(column: i16) -> String {
    let letter = |n: i16| char::from(b'a' + u8::try_from(n % 26).expect("a letter"));
    match column / 26 {
        0 => letter(column).to_string(),
        more => format!("{}{}", letter(more - 1), letter(column)),
    }
}
