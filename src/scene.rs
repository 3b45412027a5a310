//! A picture of a position in board units: shapes with inks, and areas to click.
//!
//! A scene knows no pixels and no colours. The canvas of a window, the SVG file
//! ([`crate::svg`]) and the diagrams of the rules are readers of the same scene.

mod drawing;
mod glyph;
mod lattice;
mod lens;
mod shape;

pub use drawing::{Drawing, DrawingPoint};
pub use glyph::Glyph;
pub use lattice::Lattice;
pub use lens::Lens;
pub use shape::{Ink, Shape};

/// A point in board units; x grows to the right and y downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// Distance from the left edge.
    pub x: f32,
    /// Distance from the top edge.
    pub y: f32,
}

impl Point {
    /// The point at these coordinates.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }
}

/// A place to click: a cell, an edge, a point, a symbol of a palette.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(pub u32);

/// The area that belongs to a spot.
#[derive(Clone, PartialEq, Debug)]
pub struct Hit {
    /// Corners of the area in order.
    pub area: Vec<Point>,
    /// What a click into it means.
    pub spot: Spot,
}

/// Where something lies that is looked for beside something else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl Direction {
    /// One step, rows growing downwards.
    const fn step(self) -> (i32, i32) {
        match self {
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::Up => (0, -1),
            Direction::Down => (0, 1),
        }
    }
}

/// The picture of a position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// Left edge of the picture. Things keep their places while a sheet grows to
    /// the left of them.
    pub x: f32,
    /// Upper edge of the picture.
    pub y: f32,
    /// Width of the picture in board units.
    pub width: f32,
    /// Height of the picture in board units.
    pub height: f32,
    /// From the lowest to the topmost.
    pub shapes: Vec<Shape>,
    /// Areas to click, the later above the earlier.
    pub hits: Vec<Hit>,
    /// Cells to click, below all areas.
    pub lattice: Option<Lattice>,
}

/// How much more what lies aside counts than what lies ahead. Less than the root of three:
/// on a board of hexagons the next column is nearer than the one after it.
const ASIDE: f32 = 1.6;

impl Scene {
    /// Copies of the shapes that are drawn in this ink.
    #[must_use]
    pub fn drawn_in(&self, ink: Ink) -> Vec<Shape> {
        self.shapes.iter().filter(|shape| shape.ink() == ink).cloned().collect()
    }

    /// The topmost spot under a point.
    #[must_use]
    pub fn spot_at(&self, p: Point) -> Option<Spot> {
        let area = self.hits.iter().rev().find(|h| contains(&h.area, p)).map(|h| h.spot);
        area.or_else(|| self.lattice?.spot_at(p))
    }

    /// The corners of the area that belongs to a spot.
    #[must_use]
    pub fn area_of(&self, spot: Spot) -> Option<Vec<Point>> {
        let area = self.hits.iter().find(|h| h.spot == spot).map(|h| h.area.clone());
        area.or_else(|| {
            let lattice = self.lattice?;
            Some(lattice.area(lattice.cell(spot)?))
        })
    }

    /// The middle of the area that belongs to a spot.
    #[must_use]
    pub fn middle_of(&self, spot: Spot) -> Option<Point> {
        self.area_of(spot).map(|area| middle(&area))
    }

    /// The spot that the arrow keys reach from this one: the nearest in that
    /// direction, where what lies aside counts as further away.
    #[must_use]
    pub fn beside(&self, spot: Spot, direction: Direction) -> Option<Spot> {
        let step = direction.step();
        if let Some(lattice) = self.lattice
            && let Some(next) = lattice.cell(spot).and_then(|cell| lattice.beside(cell, step))
        {
            return Some(next);
        }
        let from = self.middle_of(spot)?;
        let (dx, dy) = (step.0 as f32, step.1 as f32);
        // From the edge of the cells whatever lies beyond it is reached.
        let outside = self.lattice.filter(|lattice| lattice.cell(spot).is_none());
        let steep = if self.lattice.is_some() && outside.is_none() { 0.0 } else { 0.3 };
        let cost = |p: Point| {
            let (x, y) = (p.x - from.x, p.y - from.y);
            let (along, aside) = (x * dx + y * dy, (x * dy).abs() + (y * dx).abs());
            (along > aside * steep && along > 0.01).then_some(along + ASIDE * aside)
        };
        let others = self.hits.iter().filter(|h| h.spot != spot);
        let costs = others.filter_map(|h| Some((cost(middle(&h.area))?, h.spot)));
        // From beside the cells one comes back to them.
        let cell = outside.map(|lattice| lattice.nearest(from));
        let costs = costs.chain(cell.and_then(|(at, spot)| Some((cost(at)?, spot))));
        costs.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, spot)| spot)
    }

    /// The spot nearest to a point.
    #[must_use]
    pub fn nearest(&self, p: Point) -> Option<Spot> {
        let far = |q: Point| (q.x - p.x).hypot(q.y - p.y);
        let hits = self.hits.iter().map(|h| (far(middle(&h.area)), h.spot));
        let cell = self.lattice.map(|lattice| lattice.nearest(p)).map(|(at, spot)| (far(at), spot));
        hits.chain(cell).min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, spot)| spot)
    }

    /// The spot in the middle of all, where the arrow keys begin.
    #[must_use]
    pub fn central(&self) -> Option<Spot> {
        match self.lattice {
            Some(lattice) => Some(lattice.spot(lattice.columns / 2, lattice.rows / 2)),
            None => self.nearest(self.middle()),
        }
    }

    /// Every spot, those with areas of their own first.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        let cells = self.lattice.into_iter().flat_map(|l| {
            (0..l.rows).flat_map(move |row| (0..l.columns).map(move |column| l.spot(column, row)))
        });
        self.hits.iter().map(|h| h.spot).chain(cells)
    }

    /// The point in the middle of the picture.
    #[must_use]
    pub fn middle(&self) -> Point {
        Point::new(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// The middle between all corners.
fn middle(outline: &[Point]) -> Point {
    let n = outline.len().max(1) as f32;
    let sum = outline.iter().fold((0.0, 0.0), |(x, y), p| (x + p.x, y + p.y));
    Point::new(sum.0 / n, sum.1 / n)
}

/// The corners of an upright rectangle.
#[must_use]
pub fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Vec<Point> {
    let (right, bottom) = (x + width, y + height);
    vec![Point::new(x, y), Point::new(right, y), Point::new(right, bottom), Point::new(x, bottom)]
}

/// Even-odd rule: a ray from the point crosses the outline an odd number of
/// times (<https://en.wikipedia.org/wiki/Point_in_polygon>).
fn contains(outline: &[Point], p: Point) -> bool {
    let mut inside = false;
    for (i, a) in outline.iter().enumerate() {
        let b = outline[(i + outline.len() - 1) % outline.len()];
        let crosses = (a.y > p.y) != (b.y > p.y);
        if crosses && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
    }
    inside
}
