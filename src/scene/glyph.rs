//! What marks look like: each as a few strokes and discs.

use super::{Drawing, Ink, Point, Shape};

/// Thickness of the strokes of a mark, as part of the size of the mark.
const PEN: f32 = 1.0 / 6.0;
/// Thickness of the outline of a ball.
const EDGE: f32 = 0.07;

/// What a mark looks like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glyph {
    /// ×
    Cross,
    /// ○
    Nought,
    /// A ball; a white or a black one has an outline.
    Ball,
    /// A filled disc.
    Dot,
    /// □
    Square,
    /// A piece, as its game draws it.
    Piece(&'static Drawing),
}

impl Glyph {
    /// The strokes and discs of this mark in a square of side `size` around `at`, from
    /// the lowest to the topmost.
    #[must_use]
    pub fn strokes(self, at: Point, size: f32, ink: Ink) -> Vec<Shape> {
        let (half, pen) = (size / 2.0, size * PEN);
        let reach = half - pen / 2.0;
        match self {
            Glyph::Cross => [-1.0, 1.0]
                .map(|up| Shape::Line {
                    from: Point::new(at.x - reach, at.y + up * reach),
                    to: Point::new(at.x + reach, at.y - up * reach),
                    width: pen,
                    ink,
                })
                .to_vec(),
            Glyph::Nought => vec![Shape::Ring { at, radius: reach, width: pen, ink }],
            Glyph::Dot => vec![Shape::Disc { at, radius: half, ink }],
            Glyph::Square => {
                let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
                let corner = |n: usize| {
                    let (x, y) = corners[n % 4];
                    Point::new(at.x + x * reach, at.y + y * reach)
                };
                (0..4).map(|n| Shape::Line { from: corner(n), to: corner(n + 1), width: pen, ink }).collect()
            }
            Glyph::Piece(drawing) => drawing.shapes(at, size, ink),
            Glyph::Ball => {
                let Some(edge) = outline(ink) else { return Glyph::Dot.strokes(at, size, ink) };
                let (width, radius) = (size * EDGE, half - size * EDGE / 2.0);
                vec![Shape::Disc { at, radius, ink }, Shape::Ring { at, radius, width, ink: edge }]
            }
        }
    }
}

/// The ink of the outline of what would not stand out from every ground without one.
fn outline(ink: Ink) -> Option<Ink> {
    match ink {
        Ink::Light => Some(Ink::LightEdge),
        Ink::Dark => Some(Ink::DarkEdge),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GLYPHS: [Glyph; 5] = [Glyph::Cross, Glyph::Nought, Glyph::Ball, Glyph::Dot, Glyph::Square];

    /// How far a shape reaches from the origin to the right.
    fn right(shape: &Shape) -> f32 {
        match shape {
            Shape::Line { from, to, width, .. } => from.x.max(to.x) + width / 2.0,
            Shape::Ring { at, radius, width, .. } => at.x + radius + width / 2.0,
            Shape::Disc { at, radius, .. } => at.x + radius,
            other => panic!("{other:?} is no part of a mark"),
        }
    }

    #[test]
    fn every_mark_fills_its_square() {
        for (glyph, ink) in GLYPHS.into_iter().flat_map(|glyph| Ink::ALL.map(|ink| (glyph, ink))) {
            let strokes = glyph.strokes(Point::default(), 4.0, ink);
            let reach = strokes.iter().map(right).fold(f32::MIN, f32::max);
            assert!((reach - 2.0).abs() < 1e-5, "{glyph:?} in {ink:?} reaches {reach}");
        }
    }

    #[test]
    fn a_white_ball_and_a_black_one_have_outlines() {
        let inks = |ink| -> Vec<Ink> {
            Glyph::Ball.strokes(Point::default(), 1.0, ink).iter().map(Shape::ink).collect()
        };
        assert_eq!(inks(Ink::Light), [Ink::Light, Ink::LightEdge]);
        assert_eq!(inks(Ink::Dark), [Ink::Dark, Ink::DarkEdge]);
        assert_eq!(inks(Ink::First), [Ink::First]);
    }
}
