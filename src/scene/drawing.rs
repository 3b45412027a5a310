//! Pieces as drawings: an outline, and strokes within it.

use super::{Ink, Point, Shape};

/// Thickness of the outline, as part of the size of the piece.
const EDGE: f32 = 0.07;
/// Thickness of the strokes within it.
const STROKE: f32 = 0.06;

/// A place in a drawing: hundredths of its size to the right of its middle and below it.
pub type DrawingPoint = (i8, i8);

/// What a piece looks like. The game that has the piece draws it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drawing {
    /// The corners of its outline in order.
    pub outline: &'static [DrawingPoint],
    /// Strokes within it, each through these points.
    pub strokes: &'static [&'static [DrawingPoint]],
}

impl Drawing {
    /// The shapes of the drawing in a square of side `size` around `at`, from the lowest to
    /// the topmost. What is drawn in [`Ink::Light`] is a white area with dark strokes, in
    /// [`Ink::Dark`] a dark one with white strokes; in any other ink an area with strokes of
    /// the ground.
    #[must_use]
    pub fn shapes(&self, at: Point, size: f32, ink: Ink) -> Vec<Shape> {
        let (edge, inner) = match ink {
            Ink::Light => (Ink::LightEdge, Ink::LightEdge),
            Ink::Dark => (Ink::DarkEdge, Ink::Light),
            ink => (ink, Ink::Paper),
        };
        let point = |&(x, y): &DrawingPoint| {
            Point::new(at.x + f32::from(x) / 100.0 * size, at.y + f32::from(y) / 100.0 * size)
        };
        let line = |ends: &[Point], width: f32, ink| Shape::Line { from: ends[0], to: ends[1], width, ink };
        let outline: Vec<Point> = self.outline.iter().map(point).collect();
        let mut shapes = vec![Shape::Polygon { points: outline.clone(), ink }];
        let closed: Vec<Point> = outline.iter().chain(outline.first()).copied().collect();
        shapes.extend(closed.windows(2).map(|ends| line(ends, EDGE * size, edge)));
        for stroke in self.strokes {
            let points: Vec<Point> = stroke.iter().map(point).collect();
            shapes.extend(points.windows(2).map(|ends| line(ends, STROKE * size, inner)));
        }
        shapes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static TRIANGLE: Drawing =
        Drawing { outline: &[(0, -50), (50, 50), (-50, 50)], strokes: &[&[(0, -10), (0, 10), (10, 10)]] };

    fn inks(ink: Ink) -> Vec<Ink> {
        TRIANGLE.shapes(Point::default(), 1.0, ink).iter().map(Shape::ink).collect()
    }

    #[test]
    fn an_outline_is_closed_and_strokes_stand_out_from_the_area() {
        use Ink::{Dark, DarkEdge, First, Light, LightEdge, Paper};
        assert_eq!(inks(Light), [Light, LightEdge, LightEdge, LightEdge, LightEdge, LightEdge]);
        assert_eq!(inks(Dark), [Dark, DarkEdge, DarkEdge, DarkEdge, Light, Light]);
        assert_eq!(inks(First), [First, First, First, First, Paper, Paper]);
    }

    #[test]
    fn a_drawing_lies_around_its_middle() {
        let shapes = TRIANGLE.shapes(Point::new(3.0, 4.0), 2.0, Ink::Light);
        let Shape::Polygon { points, .. } = &shapes[0] else { panic!("the area is the lowest") };
        assert_eq!(*points, [Point::new(3.0, 3.0), Point::new(4.0, 5.0), Point::new(2.0, 5.0)]);
    }
}
