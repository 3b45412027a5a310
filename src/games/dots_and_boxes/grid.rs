//! The grid of a board: its cells, the edges between its dots, and their names.
//!
//! Rows and columns of cells are counted from the top left. Edges are numbered: all
//! horizontal ones row by row, then all vertical ones row by row. A dot is named by
//! its column, a letter from the left, and its row, a number from the bottom; an edge
//! by its two dots, `b2-b3`.

use std::iter::once;

/// The most rows and the most columns of cells.
pub const LARGEST: usize = 15;
/// The most cells.
pub const CELLS: usize = LARGEST * LARGEST;

/// A grid of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grid {
    rows: u8,
    columns: u8,
}

/// A dot: its column from the left and its row from the top, both from 0.
pub type Dot = (usize, usize);

impl Grid {
    /// A grid with so many rows and columns of cells; `None` if there are none, or
    /// more than [`LARGEST`].
    #[must_use]
    pub fn new(rows: usize, columns: usize) -> Option<Grid> {
        let fits = |n: usize| u8::try_from(n).ok().filter(|_| (1..=LARGEST).contains(&n));
        Some(Grid { rows: fits(rows)?, columns: fits(columns)? })
    }

    /// Rows of cells.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows.into()
    }

    /// Columns of cells.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns.into()
    }

    /// How many cells there are; they are numbered row by row.
    #[must_use]
    pub fn cells(&self) -> usize {
        self.rows() * self.columns()
    }

    /// How many edges there are.
    #[must_use]
    pub fn edges(&self) -> usize {
        self.horizontals() + self.rows() * (self.columns() + 1)
    }

    fn horizontals(&self) -> usize {
        (self.rows() + 1) * self.columns()
    }

    /// The horizontal edge that begins in this dot and leads to the right.
    #[must_use]
    pub fn horizontal(&self, (x, y): Dot) -> usize {
        y * self.columns() + x
    }

    /// The vertical edge that begins in this dot and leads down.
    #[must_use]
    pub fn vertical(&self, (x, y): Dot) -> usize {
        self.horizontals() + y * (self.columns() + 1) + x
    }

    /// The two dots of an edge: the left one or, of a vertical edge, the upper one
    /// first.
    #[must_use]
    pub fn dots(&self, edge: usize) -> [Dot; 2] {
        match edge.checked_sub(self.horizontals()) {
            None => {
                let (x, y) = (edge % self.columns(), edge / self.columns());
                [(x, y), (x + 1, y)]
            }
            Some(n) => {
                let (x, y) = (n % (self.columns() + 1), n / (self.columns() + 1));
                [(x, y), (x, y + 1)]
            }
        }
    }

    /// The edge between two dots in either order; `None` if they are no neighbours.
    #[must_use]
    pub fn between(&self, one: Dot, other: Dot) -> Option<usize> {
        let ((x, y), (right, lower)) = (one.min(other), one.max(other));
        if right > self.columns() || y.max(lower) > self.rows() {
            return None;
        }
        match (right - x, lower.checked_sub(y)?) {
            (1, 0) => Some(self.horizontal((x, y))),
            (0, 1) => Some(self.vertical((x, y))),
            _ => None,
        }
    }

    /// The top, bottom, left and right edge of a cell.
    #[must_use]
    pub fn sides(&self, cell: usize) -> [usize; 4] {
        let (x, y) = (cell % self.columns(), cell / self.columns());
        [
            self.horizontal((x, y)),
            self.horizontal((x, y + 1)),
            self.vertical((x, y)),
            self.vertical((x + 1, y)),
        ]
    }

    /// The cells on both sides of an edge: above and below it, or left and right of
    /// it; `None` is outside.
    #[must_use]
    pub fn cells_beside(&self, edge: usize) -> [Option<usize>; 2] {
        let [(x, y), (right, _)] = self.dots(edge);
        let cell = |x: usize, y: usize| y * self.columns() + x;
        if right > x {
            [y.checked_sub(1).map(|above| cell(x, above)), (y < self.rows()).then(|| cell(x, y))]
        } else {
            [x.checked_sub(1).map(|left| cell(left, y)), (x < self.columns()).then(|| cell(x, y))]
        }
    }

    /// Whether an edge belongs to the outline.
    #[must_use]
    pub fn is_border(&self, edge: usize) -> bool {
        self.cells_beside(edge).contains(&None)
    }

    /// The name of a dot: `a1` is at the bottom left.
    #[must_use]
    pub fn dot_name(&self, (x, y): Dot) -> String {
        format!("{}{}", column_name(x), self.rows() + 1 - y)
    }

    /// The two dots of an edge, its left or lower one first.
    #[must_use]
    pub fn ends(&self, edge: usize) -> [Dot; 2] {
        let [one, other] = self.dots(edge);
        if one.1 == other.1 { [one, other] } else { [other, one] }
    }

    /// The name of an edge, its left or lower dot first.
    #[must_use]
    pub fn name(&self, edge: usize) -> String {
        let [first, second] = self.ends(edge);
        format!("{}-{}", self.dot_name(first), self.dot_name(second))
    }

    /// The edge with this name. The dots may stand in either order, and the dash may
    /// be left out.
    #[must_use]
    pub fn named(&self, text: &str) -> Option<usize> {
        let second = text.rfind(|c: char| c.is_ascii_lowercase())?;
        let (first, second) = text.split_at(second);
        let first = first.strip_suffix('-').unwrap_or(first);
        self.between(self.dot_named(first)?, self.dot_named(second)?)
    }

    fn dot_named(&self, text: &str) -> Option<Dot> {
        let (column, row) = text.split_at_checked(1)?;
        let x = (0..=self.columns()).find(|&x| column.starts_with(column_name(x)))?;
        let plain = !row.starts_with(['0', '+']);
        let row = row.parse::<usize>().ok().filter(|&row| plain && row <= self.rows() + 1)?;
        Some((x, self.rows() + 1 - row))
    }

    /// The board as lines of text: what stands in each cell, and which edges are
    /// drawn.
    #[must_use]
    pub fn text(&self, cell: impl Fn(usize) -> char, drawn: impl Fn(usize) -> bool) -> String {
        let mut lines = Vec::new();
        for y in 0..=self.rows() {
            let flat = |x: usize| if drawn(self.horizontal((x, y))) { "---+" } else { "   +" };
            let edges: String = (0..self.columns()).map(flat).collect();
            lines.push(format!("{:>2} +{edges}", self.rows() + 1 - y));
            if y == self.rows() {
                break;
            }
            let upright = |x: usize| if drawn(self.vertical((x, y))) { '|' } else { ' ' };
            let inside = |x: usize| format!(" {} {}", cell(y * self.columns() + x), upright(x + 1));
            let cells: String = (0..self.columns()).map(inside).collect();
            lines.push(format!("   {}{cells}", upright(0)).trim_end().to_owned());
        }
        let letters: String = (0..=self.columns()).map(|x| format!("{}   ", column_name(x))).collect();
        lines.extend(once(format!("   {}", letters.trim_end())));
        lines.join("\n")
    }
}

/// `a` is the leftmost column of dots.
pub(super) fn column_name(x: usize) -> char {
    char::from(b'a' + x as u8)
}
