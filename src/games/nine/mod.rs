//! The field of nine panels, three by three, that several games are played on: its
//! lines, the names of its cells, how it is drawn, and the hints of those games that are
//! solved from beginning to end.
//!
//! The field is `[u8; 9]`, row by row from the top left: 0 empty, 1 cross,
//! 2 nought.

pub(super) mod advise;

use crate::options::{OptionKind, OptionSpec};
use crate::rules::{Outcome, Side};
use crate::scene::{Glyph, Ink, Point, Shape, rectangle};

/// The lines of three: rows, columns, diagonals.
pub const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// Whether whoever completes a line loses instead of winning: the option of these games.
pub(super) const MISERE: OptionSpec =
    OptionSpec { key: "misere", kind: OptionKind::Flag { default: false }, tells_apart: true };

/// How a game ends in which this side has completed a line.
pub(super) const fn completed_by(side: Side, misere: bool) -> Outcome {
    Outcome::Win(if misere { side.other() } else { side })
}

/// The lines of three equal marks.
pub(super) fn equal_lines(field: [u8; 9]) -> impl Iterator<Item = [usize; 3]> {
    LINES.into_iter().filter(move |&[a, b, c]| field[a] != 0 && field[a] == field[b] && field[a] == field[c])
}

/// The name of a cell as in chess: `a3` is at the top left, `b2` the centre.
pub(super) fn name(cell: usize) -> String {
    format!("{}{}", ["a", "b", "c"][cell % 3], 3 - cell / 3)
}

/// Three rows of `.`, `X` and `O`.
pub(super) fn text(field: &[u8; 9]) -> String {
    let row = |cells: &[u8]| cells.iter().map(|&n| [".", "X", "O"][usize::from(n)]).collect::<String>();
    field.chunks(3).map(row).collect::<Vec<_>>().join("\n")
}

/// What the mark with this number looks like.
fn glyph(mark: u8) -> Option<(Glyph, Ink)> {
    [None, Some((Glyph::Cross, Ink::First)), Some((Glyph::Nought, Ink::Second))][usize::from(mark)]
}

/// Side of a panel.
pub(super) const PANEL: f32 = 150.0;
/// Side of the whole field.
pub(super) const SIDE: f32 = 3.0 * PANEL;
/// Size of a mark in a panel.
pub(super) const MARK: f32 = 96.0;
/// Thickness of the stroke through a line.
const STRIKE: f32 = 14.0;
/// Thickness of the lines between the panels.
const RULED: f32 = 4.0;

/// A filled area.
pub(super) fn area(points: Vec<Point>, ink: Ink) -> Shape {
    Shape::Polygon { points, ink }
}

/// A stroke.
pub(super) fn line(from: Point, to: Point, width: f32, ink: Ink) -> Shape {
    Shape::Line { from, to, width, ink }
}

/// The middle of a panel.
pub(super) fn middle(cell: usize) -> Point {
    Point::new((cell % 3) as f32 * PANEL + PANEL / 2.0, (cell / 3) as f32 * PANEL + PANEL / 2.0)
}

/// The corners of a panel.
pub(super) fn panel(cell: usize) -> Vec<Point> {
    rectangle((cell % 3) as f32 * PANEL, (cell / 3) as f32 * PANEL, PANEL, PANEL)
}

/// The four lines between the panels.
pub(super) fn ruling() -> impl Iterator<Item = Shape> {
    [PANEL, 2.0 * PANEL].into_iter().flat_map(|at| {
        let down = line(Point::new(at, 0.0), Point::new(at, SIDE), RULED, Ink::Grid);
        let across = line(Point::new(0.0, at), Point::new(SIDE, at), RULED, Ink::Grid);
        [down, across]
    })
}

/// The key of the name of the mark with this number.
pub(super) fn piece(mark: u8) -> Option<&'static str> {
    [None, Some("cross"), Some("nought")][usize::from(mark)]
}

/// The mark with this number about a point, this large.
pub(super) fn mark(mark: u8, at: Point, size: f32) -> Option<Shape> {
    glyph(mark).map(|(glyph, ink)| Shape::Mark { at, size, glyph, ink })
}

/// A stroke through a line, from beyond its first panel to beyond its last.
pub(super) fn strike([from, _, to]: [usize; 3]) -> Shape {
    Shape::strike(middle(from), middle(to), PANEL, STRIKE)
}
