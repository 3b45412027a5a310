//! Where things are drawn. A cell measures 1 on its level; `x` grows to the right and
//! `y` downwards in the picture, while within a level `y` grows away from the player.
//!
//! There are two views: the levels above one another in perspective, and the levels
//! beside one another, seen from above. Spots are the same in both.

use super::lines::{self, Line, SIDE, cell_at};
use super::rules::Cube;
use crate::scene::{Hit, Point, Spot};
use std::f32::consts::TAU;

/// How the levels are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum View {
    /// Above one another, the lowest below, seen from the front and above.
    #[default]
    Stacked,
    /// Beside one another, the lowest on the left, seen from above.
    Beside,
}

/// Cells along an edge, as a length.
const EDGE: f32 = SIDE as f32;
/// How far the stacked cube is turned about its vertical axis, in radians.
const TURN: f32 = 0.42;
/// Distance of the eye; what is further away by one is seen smaller by 2.2 of it.
const EYE: f32 = 19.2;
const DEPTH: f32 = 2.2;
/// Scale to the right, and how much of the depth is seen from above.
const ACROSS: f32 = 1.06;
const TILT: f32 = 0.43;
/// From level to level.
const STOREY: f32 = 1.69;
/// Side of the picture of the stacked cube, and where the middle of its lowest level is.
const PICTURE: f32 = 5.9;
const MIDDLE: Point = Point::new(3.31, 4.59);
/// Around and between levels that lie beside one another; above them stand their names.
const GAP: f32 = 0.6;
/// Radius of a ball, and how much higher than its cell it is, in the stacked cube.
const BALL: f32 = 0.24;
const RAISED: f32 = 0.17;
/// Radius of a ball that is seen from above.
const BALL_ABOVE: f32 = 0.32;
/// Corners of an outline that stands for a circle.
const CORNERS: usize = 24;
/// By how much of its length the stroke through a line goes beyond each end.
const BEYOND: f32 = 0.1;

/// The cells in the order in which they are painted: from the lowest level up, and on
/// each level from the back to the front.
pub fn painting_order() -> impl DoubleEndedIterator<Item = usize> {
    let row = |n: usize| (n / SIDE, SIDE - 1 - n % SIDE);
    (0..SIDE * SIDE).map(row).flat_map(|(z, y)| (0..SIDE).map(move |x| cell_at([x, y, z])))
}

impl View {
    /// Both views, the usual one first.
    pub const BOTH: [View; 2] = [View::Stacked, View::Beside];

    /// Width and height of the picture.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            View::Stacked => (PICTURE, PICTURE),
            View::Beside => (EDGE * EDGE + (EDGE + 1.0) * GAP, EDGE + 2.0 * GAP),
        }
    }

    /// A point of a level, whose corners are at 0 and 3.
    #[must_use]
    pub fn point(self, x: f32, y: f32, level: usize) -> Point {
        let level = level as f32;
        match self {
            View::Stacked => stacked(x - EDGE / 2.0, y - EDGE / 2.0, level),
            View::Beside => Point::new(GAP + level * (EDGE + GAP) + x, GAP + EDGE - y),
        }
    }

    /// The corners of a cell, smaller on every side by `inset`.
    #[must_use]
    pub fn cell(self, cell: usize, inset: f32) -> Vec<Point> {
        let (x, y, level) = place(cell);
        let (near, far) = (inset, 1.0 - inset);
        let corners = [(near, near), (far, near), (far, far), (near, far)];
        corners.map(|(dx, dy)| self.point(x + dx, y + dy, level)).to_vec()
    }

    /// The ends of the lines of a level: the frame first, then the lines within it.
    #[must_use]
    pub fn ruling(self, level: usize) -> [[Point; 2]; 8] {
        let steps = [0.0, EDGE, 1.0, 2.0];
        let line = |a: (f32, f32), b: (f32, f32)| [a, b].map(|(x, y)| self.point(x, y, level));
        std::array::from_fn(|n| {
            let at = steps[n / 2];
            if n % 2 == 0 { line((at, 0.0), (at, EDGE)) } else { line((0.0, at), (EDGE, at)) }
        })
    }

    /// The ends of the posts that carry the levels, the lower end first; none where the
    /// levels lie beside one another.
    #[must_use]
    pub fn posts(self) -> Vec<[Point; 2]> {
        let corners = [(0.0, 0.0), (EDGE, 0.0), (EDGE, EDGE), (0.0, EDGE)];
        let post = |(x, y)| [0, SIDE - 1].map(|level| self.point(x, y, level));
        match self {
            View::Stacked => corners.map(post).to_vec(),
            View::Beside => Vec::new(),
        }
    }

    /// Where the name of a level stands.
    #[must_use]
    pub fn name_at(self, level: usize) -> Point {
        match self {
            View::Stacked => Point::new(GAP, self.point(0.0, 0.0, level).y - GAP),
            View::Beside => Point::new(self.point(EDGE / 2.0, 0.0, level).x, GAP / 2.0),
        }
    }

    /// The radius of a ball.
    #[must_use]
    pub const fn radius(self) -> f32 {
        match self {
            View::Stacked => BALL,
            View::Beside => BALL_ABOVE,
        }
    }

    /// The middle of the ball in a cell.
    #[must_use]
    pub fn ball(self, cell: usize) -> Point {
        let (x, y, level) = place(cell);
        let at = self.point(x + 0.5, y + 0.5, level);
        match self {
            View::Stacked => Point::new(at.x, at.y - RAISED),
            View::Beside => at,
        }
    }

    /// The outline of the ball in a cell.
    #[must_use]
    pub fn outline(self, cell: usize) -> Vec<Point> {
        (0..CORNERS).map(|n| self.on_ball(cell, 1.0, n as f32 / CORNERS as f32)).collect()
    }

    /// The light on the ball in a cell: points of an arc at its upper left.
    #[must_use]
    pub fn shine(self, cell: usize) -> Vec<Point> {
        let (from, to) = (0.53, 0.72);
        let steps = CORNERS / 3;
        let turn = |n: usize| from + (to - from) * n as f32 / steps as f32;
        (0..=steps).map(|n| self.on_ball(cell, 0.62, turn(n))).collect()
    }

    /// The point at this part of the radius and of a whole turn, from the right over
    /// below, left and above.
    fn on_ball(self, cell: usize, part: f32, turn: f32) -> Point {
        let (at, radius) = (self.ball(cell), self.radius() * part);
        let (sin, cos) = (turn * TAU).sin_cos();
        Point::new(at.x + radius * cos, at.y + radius * sin)
    }

    /// The ends of the stroke through a line, from beyond its first ball to beyond its
    /// last.
    #[must_use]
    pub fn strike(self, line: &Line) -> [Point; 2] {
        let [from, _, to] = line.cells.map(|cell| self.ball(cell));
        let beyond = |a: f32, b: f32| a - (b - a) * BEYOND;
        [
            Point::new(beyond(from.x, to.x), beyond(from.y, to.y)),
            Point::new(beyond(to.x, from.x), beyond(to.y, from.y)),
        ]
    }

    /// The areas to click: each cell, and each ball above what it hides.
    #[must_use]
    pub fn hits(self, position: &Cube) -> Vec<Hit> {
        let hit = |cell, area| Hit { area, spot: Spot(cell as u32) };
        let of_cell = |cell| {
            let ball = position.owner(cell).map(|_| hit(cell, self.outline(cell)));
            [hit(cell, self.cell(cell, 0.0))].into_iter().chain(ball)
        };
        painting_order().flat_map(of_cell).collect()
    }
}

/// A point of the stacked cube, from the middle of a level.
fn stacked(x: f32, y: f32, level: f32) -> Point {
    let (sin, cos) = TURN.sin_cos();
    let (x, y) = (x * cos - y * sin, x * sin + y * cos);
    let near = EYE / (EYE + DEPTH * y);
    Point::new(MIDDLE.x + ACROSS * near * x, MIDDLE.y - STOREY * level - TILT * near * y)
}

/// Column and row of a cell, as lengths, and its level.
fn place(cell: usize) -> (f32, f32, usize) {
    let [x, y, level] = lines::place(cell);
    (x as f32, y as f32, level)
}
