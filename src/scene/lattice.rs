//! Cells in rows and columns.

use super::{Point, Spot, rectangle};

/// Square cells in rows and columns, each a spot: what would be very many
/// [`super::Hit`]s, in the room of one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lattice {
    /// The top left corner of the first cell.
    pub at: Point,
    /// Side of a cell.
    pub side: f32,
    /// How many columns there are.
    pub columns: u32,
    /// How many rows there are.
    pub rows: u32,
    /// The spot of the first cell.
    pub first: Spot,
    /// How much the number of a spot grows from one column to the next.
    pub per_column: u32,
    /// How much it grows from one row to the next.
    pub per_row: u32,
    /// Whether it grows while one plays: it has no edge that should be seen.
    pub grows: bool,
}

impl Lattice {
    pub(super) fn spot_at(&self, p: Point) -> Option<Spot> {
        let (x, y) = ((p.x - self.at.x) / self.side, (p.y - self.at.y) / self.side);
        let inside = (0.0..self.columns as f32).contains(&x) && (0.0..self.rows as f32).contains(&y);
        inside.then(|| self.spot(x as u32, y as u32))
    }

    pub(super) fn spot(&self, column: u32, row: u32) -> Spot {
        Spot(self.first.0 + column * self.per_column + row * self.per_row)
    }

    /// Column and row of a spot, if it is one of these.
    pub(super) fn cell(&self, spot: Spot) -> Option<(u32, u32)> {
        let n = spot.0.checked_sub(self.first.0)?;
        let (large, small) = (self.per_column.max(self.per_row), self.per_column.min(self.per_row));
        let (major, minor) = (n / large, n % large / small.max(1));
        let (column, row) = if self.per_column > self.per_row { (major, minor) } else { (minor, major) };
        let known = column < self.columns && row < self.rows && self.spot(column, row) == spot;
        known.then_some((column, row))
    }

    pub(super) fn area(&self, (column, row): (u32, u32)) -> Vec<Point> {
        let (x, y) = (self.at.x + column as f32 * self.side, self.at.y + row as f32 * self.side);
        rectangle(x, y, self.side, self.side)
    }

    /// The cell nearest to a point, with its middle.
    pub(super) fn nearest(&self, p: Point) -> (Point, Spot) {
        let number = |v: f32, from: f32, count: u32| {
            (((v - from) / self.side).floor().max(0.0) as u32).min(count.saturating_sub(1))
        };
        let (column, row) = (number(p.x, self.at.x, self.columns), number(p.y, self.at.y, self.rows));
        let middle = |from: f32, n: u32| from + (n as f32 + 0.5) * self.side;
        (Point::new(middle(self.at.x, column), middle(self.at.y, row)), self.spot(column, row))
    }

    pub(super) fn beside(&self, (column, row): (u32, u32), (dx, dy): (i32, i32)) -> Option<Spot> {
        let (column, row) = (column.checked_add_signed(dx)?, row.checked_add_signed(dy)?);
        (column < self.columns && row < self.rows).then(|| self.spot(column, row))
    }
}
