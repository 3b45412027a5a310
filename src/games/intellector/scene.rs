//! Where cells, coordinates, captured pieces and choices are drawn. The side of a cell is
//! the unit.

use super::hex::{self, CELLS};
use crate::scene::{Point, rectangle};

/// Half the height of a cell.
const HALF: f32 = 0.866_025_4;
/// Left of the board, with its numbers, and right of it.
const MARGIN: f32 = 0.6;
/// Above and below the board: captured pieces.
const SHELF: f32 = 1.15;
/// Below the board, with its letters.
const LETTERS: f32 = 0.45;
/// Side of a card with a piece to choose, and between two.
const CARD: f32 = 1.6;
const GAP: f32 = 0.12;

/// Which side is seen below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct View {
    /// Whether the second side is below.
    pub(super) turned: bool,
}

impl View {
    /// Width and height of the picture.
    pub(super) fn size() -> (f32, f32) {
        (14.0 + 2.0 * MARGIN, 14.0 * HALF + LETTERS + 2.0 * SHELF)
    }

    /// The middle of a cell.
    pub(super) fn middle(self, cell: usize) -> Point {
        let (column, height) = hex::doubled(cell);
        let (column, height) =
            if self.turned { (hex::COLUMNS as i8 - 1 - column, hex::TOP - height) } else { (column, height) };
        let down = f32::from(hex::TOP + 1 - height);
        Point::new(MARGIN + 1.0 + 1.5 * f32::from(column), SHELF + down * HALF)
    }

    /// The corners of a cell, this much smaller on each side; the first is the leftmost.
    pub(super) fn corners(self, cell: usize, within: f32) -> Vec<Point> {
        let Point { x, y } = self.middle(cell);
        let (far, near, up) = (1.0 - within / HALF, 0.5 - within / HALF / 2.0, HALF - within);
        [(-far, 0.0), (-near, -up), (near, -up), (far, 0.0), (near, up), (-near, up)]
            .map(|(dx, dy)| Point::new(x + dx, y + dy))
            .to_vec()
    }

    /// The letters of the columns and the numbers of the outer one on the left, and where
    /// they stand.
    pub(super) fn names(self) -> Vec<(Point, String)> {
        let mut names = Vec::new();
        let left = if self.turned { 8 } else { 0 };
        for cell in 0..CELLS {
            let (column, height) = hex::place(cell);
            let Point { x, y } = self.middle(cell);
            let lowest = if self.turned { 6 - column % 2 } else { 0 };
            if height == lowest {
                names.push((
                    Point::new(x, y + HALF + LETTERS / 2.0),
                    char::from(b'a' + column as u8).to_string(),
                ));
            }
            if column == left {
                names.push((Point::new(x - 1.0 - MARGIN / 2.0 + 0.12, y), (height + 1).to_string()));
            }
        }
        names
    }

    /// Where the captured piece of this number stands, on the upper shelf or the lower one.
    pub(super) fn captured(n: usize, upper: bool) -> Point {
        let (_, height) = View::size();
        let y = if upper { SHELF / 2.0 - 0.05 } else { height - SHELF / 2.0 };
        Point::new(MARGIN + 0.6 + 1.02 * n as f32, y)
    }

    /// The corners of the cards of so many choices for a move to this cell: in a row beside
    /// the cell, on the side of the middle of the board.
    pub(super) fn cards(self, cell: usize, count: usize) -> Vec<Vec<Point>> {
        let (width, height) = View::size();
        let Point { x, y } = self.middle(cell);
        let wide = count as f32 * (CARD + GAP) - GAP;
        let left = (x - wide / 2.0).clamp(GAP, width - wide - GAP);
        let middle = if y < height / 2.0 { y + HALF + CARD / 2.0 } else { y - HALF - CARD / 2.0 };
        let card = |n: usize| rectangle(left + n as f32 * (CARD + GAP), middle - CARD / 2.0, CARD, CARD);
        (0..count).map(card).collect()
    }
}
