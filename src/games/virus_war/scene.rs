//! Where things are drawn. A cell measures 1; a1, the corner of the first side, is at
//! the bottom on the left.

use crate::rules::Side;
use crate::scene::{Lattice, Point, Spot, rectangle};

/// Size of the mark of a live virus.
pub const LIVE: f32 = 0.73;
/// Size of the mark of an eaten virus, which stands in the fortress.
pub const EATEN: f32 = 0.54;
/// Width of the lines between cells.
pub const LINE: f32 = 0.03;
/// Width of the frame of a fortress, and how far its middle is from the edge of the cell.
pub const FORTRESS_FRAME: f32 = 0.067;
const FORTRESS_INSET: f32 = 0.087;
/// Width of a stroke of a hatch, and the distance between two.
pub const HATCH_WIDTH: f32 = 0.038;
const HATCH_GAP: f32 = 0.17;
/// How far tints and hatches stay from the edge of the cell.
const TINT_INSET: f32 = 0.038;
/// Radius of the dot in a free cell in reach.
pub const DOT: f32 = 0.10;
/// Width of the dashed frame of a virus that can be eaten, and where it is.
pub const EDIBLE_FRAME: f32 = 0.056;
const EDIBLE_INSET: f32 = 0.064;
/// Longest of its dashes, and the shortest gap between two.
const DASH: f32 = 0.115;
const DASH_GAP: f32 = 0.09;
/// Width of the edge of a cell of the last turn, and how far it is from that of the cell.
pub const LAST_EDGE: f32 = 0.04;
const LAST_INSET: f32 = 0.026;
/// Width of the frame around the board, and how far its ends go beyond the corners.
pub const FRAME: f32 = 0.065;
const FRAME_BEYOND: f32 = 0.1;
/// Height of the letters of names of columns and rows.
pub const LABEL: f32 = 0.28;
/// Room around the board; on the left and below it for names.
const MARGIN: f32 = 0.3;
const NAMES: f32 = 0.8;
/// From the edge of the board to the middle of a name.
const NAME_AWAY: f32 = 0.44;

/// A straight stroke from end to end.
pub type Stroke = [Point; 2];

/// Where the parts of a board of this size are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    size: u32,
}

impl Layout {
    /// That of a board with so many columns and rows.
    #[must_use]
    pub const fn new(size: u32) -> Layout {
        Layout { size }
    }

    /// Width and height of the picture.
    #[must_use]
    pub fn extent(self) -> (f32, f32) {
        let side = NAMES + self.size as f32 + MARGIN;
        (side, side)
    }

    /// The spot of a cell. Spots are numbered from the top.
    #[must_use]
    pub const fn spot(self, cell: u32) -> Spot {
        Spot((self.size - 1 - cell / self.size) * self.size + cell % self.size)
    }

    /// The cell of a spot, if it is one of the board.
    #[must_use]
    pub fn cell(self, spot: Spot) -> Option<u32> {
        (spot.0 < self.size * self.size).then(|| self.spot(spot.0).0)
    }

    /// The cells to click.
    #[must_use]
    pub const fn lattice(self) -> Lattice {
        Lattice {
            at: Point::new(NAMES, MARGIN),
            side: 1.0,
            columns: self.size,
            rows: self.size,
            first: Spot(0),
            per_column: 1,
            per_row: self.size,
            grows: false,
        }
    }

    /// The middle of a cell.
    #[must_use]
    pub fn middle(self, cell: u32) -> Point {
        let Point { x, y } = self.corner(cell);
        Point::new(x + 0.5, y + 0.5)
    }

    /// The corners of the tint of a fortress.
    #[must_use]
    pub fn tint(self, cell: u32) -> Vec<Point> {
        self.square(cell, TINT_INSET)
    }

    /// The strokes of the hatch of a fortress: those of the first side rise to the
    /// right, those of the second fall.
    #[must_use]
    pub fn hatch(self, cell: u32, side: Side) -> Vec<Stroke> {
        let (corner, length) = (self.corner(cell), 1.0 - 2.0 * TINT_INSET);
        let at = |x: f32, y: f32| {
            let x = if side == Side::First { x } else { length - x };
            Point::new(corner.x + TINT_INSET + x, corner.y + TINT_INSET + y)
        };
        // Where the strokes cross the upper edge, or would.
        let apart = HATCH_GAP * std::f32::consts::SQRT_2;
        let number = (2.0 * length / apart) as u32;
        let stroke = |n: u32| {
            let sum = n as f32 * apart;
            let (low, high) = ((sum - length).max(0.0), sum.min(length));
            [at(low, high), at(high, low)]
        };
        (1..=number).map(stroke).collect()
    }

    /// The four strokes of the frame of a fortress.
    #[must_use]
    pub fn fortress(self, cell: u32) -> [Stroke; 4] {
        edges(&self.square(cell, FORTRESS_INSET))
    }

    /// The four strokes of the edge of a cell of the last turn.
    #[must_use]
    pub fn last(self, cell: u32) -> [Stroke; 4] {
        edges(&self.square(cell, LAST_INSET))
    }

    /// The dashes around a virus that can be eaten; one begins and one ends in each
    /// corner.
    #[must_use]
    pub fn dashes(self, cell: u32) -> Vec<Stroke> {
        edges(&self.square(cell, EDIBLE_INSET)).into_iter().flat_map(dashed).collect()
    }

    /// The lines between the cells: first those that run down.
    #[must_use]
    pub fn rules(self) -> Vec<Stroke> {
        let side = self.size as f32;
        let at = |x: f32, y: f32| Point::new(NAMES + x, MARGIN + y);
        let down = (1..self.size).map(|n| [at(n as f32, 0.0), at(n as f32, side)]);
        let across = (1..self.size).map(|n| [at(0.0, n as f32), at(side, n as f32)]);
        down.chain(across).collect()
    }

    /// The four strokes around the board.
    #[must_use]
    pub fn frame(self) -> [Stroke; 4] {
        let side = self.size as f32;
        edges(&rectangle(NAMES, MARGIN, side, side)).map(|[from, to]| {
            let beyond = |a: f32, b: f32| (b - a).clamp(-FRAME_BEYOND, FRAME_BEYOND);
            let (dx, dy) = (beyond(from.x, to.x), beyond(from.y, to.y));
            [Point::new(from.x - dx, from.y - dy), Point::new(to.x + dx, to.y + dy)]
        })
    }

    /// The middle of the name of a column, counted from 0.
    #[must_use]
    pub fn column_name(self, column: u32) -> Point {
        Point::new(self.middle(column).x, MARGIN + self.size as f32 + NAME_AWAY)
    }

    /// The middle of the name of a row, counted from 0 at the bottom.
    #[must_use]
    pub fn row_name(self, row: u32) -> Point {
        Point::new(NAMES - NAME_AWAY, self.middle(row * self.size).y)
    }

    /// The upper left corner of a cell.
    fn corner(self, cell: u32) -> Point {
        let (column, row) = (cell % self.size, self.size - 1 - cell / self.size);
        Point::new(NAMES + column as f32, MARGIN + row as f32)
    }

    /// The corners of a square within a cell.
    fn square(self, cell: u32, inset: f32) -> Vec<Point> {
        let Point { x, y } = self.corner(cell);
        rectangle(x + inset, y + inset, 1.0 - 2.0 * inset, 1.0 - 2.0 * inset)
    }
}

/// The edges between four corners.
fn edges(corners: &[Point]) -> [Stroke; 4] {
    std::array::from_fn(|at| [corners[at], corners[(at + 1) % 4]])
}

/// A stroke in dashes of equal length, the first and the last at its ends.
fn dashed([from, to]: Stroke) -> Vec<Stroke> {
    let length = (to.x - from.x).hypot(to.y - from.y);
    let gaps = ((length - DASH) / (DASH + DASH_GAP)).floor();
    let apart = (length - DASH) / gaps;
    let at = |along: f32| {
        let part = along / length;
        Point::new(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    };
    (0..=gaps as u32).map(|n| [at(n as f32 * apart), at(n as f32 * apart + DASH)]).collect()
}
