//! A picture of a position in board units: shapes with inks, and areas to click.
//!
//! A scene knows no pixels and no colours. The canvas, the SVG file
//! ([`crate::svg`]) and the printed page are readers of the same scene.

/// A point in board units; x grows to the right and y downwards.
#[derive(Clone, Copy, PartialEq, Debug)]
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

/// What a shape is drawn with, by its part in the picture and not by colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// The ground.
    Paper,
    /// Lines of the board.
    Grid,
    /// Plain text.
    Text,
    /// The mark of a cross.
    Cross,
    /// The mark of a nought.
    Nought,
    /// The last move.
    Last,
    /// What decided the game.
    Win,
    /// A place where the next click may go, or the move that is meant.
    Target,
}

/// One stroke or area.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A straight stroke with round ends.
    Line {
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
        /// Thickness in board units.
        width: f32,
        /// Part in the picture.
        ink: Ink,
    },
    /// A circle that is not filled.
    Ring {
        /// Centre.
        at: Point,
        /// Radius to the middle of the stroke.
        radius: f32,
        /// Thickness in board units.
        width: f32,
        /// Part in the picture.
        ink: Ink,
    },
    /// A filled circle.
    Disc {
        /// Centre.
        at: Point,
        /// Radius.
        radius: f32,
        /// Part in the picture.
        ink: Ink,
    },
    /// A filled area.
    Polygon {
        /// Its corners in order.
        points: Vec<Point>,
        /// Part in the picture.
        ink: Ink,
    },
    /// A short text, centred on a point.
    Label {
        /// Centre of the text.
        at: Point,
        /// Height of the letters in board units.
        size: f32,
        /// The text itself: coordinates and numbers, never words.
        text: String,
        /// Part in the picture.
        ink: Ink,
    },
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

/// The picture of a position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// Width of the picture in board units.
    pub width: f32,
    /// Height of the picture in board units.
    pub height: f32,
    /// From the lowest to the topmost.
    pub shapes: Vec<Shape>,
    /// Areas to click, the later above the earlier.
    pub hits: Vec<Hit>,
}

impl Scene {
    /// The topmost spot under a point.
    #[must_use]
    pub fn spot_at(&self, p: Point) -> Option<Spot> {
        self.hits.iter().rev().find(|h| contains(&h.area, p)).map(|h| h.spot)
    }
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
