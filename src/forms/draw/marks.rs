//! Marks as pictures: very many on a board look alike but for where they are, and
//! a picture is drawn much faster than strokes are.
//!
//! On the squared paper of the exercise book strokes are uneven, as if drawn by
//! hand; a mark is drawn in one of a few ways, the same each time in the same
//! place.

use crate::app::view::Picture;
use crate::scene::{Glyph, Ink, Point, Scene, Shape};
use crate::svg;
use std::f32::consts::{PI, TAU};

/// A stroke that is drawn by hand is a curve through so many points more.
const CURVE: usize = 10;

/// Side of the picture of a mark.
const SIDE: f32 = 100.0;

/// How many ways there are to draw the same mark by hand.
const VARIANTS: u64 = 3;

/// The side of the picture of a mark, in sizes of the mark: a hand that slips draws a
/// little outside.
pub(super) const ROOM: f32 = 1.15;

/// A mark, wherever it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Mark {
    pub(super) glyph: Glyph,
    pub(super) size: f32,
    pub(super) ink: Ink,
}

impl Mark {
    /// Whether a hand draws it stroke by stroke, and does not fill it.
    pub(super) fn has_strokes(self) -> bool {
        matches!(self.glyph, Glyph::Cross | Glyph::Nought)
    }
}

/// The pictures of the marks of a scene, each made once.
#[derive(Default)]
pub(super) struct Marks {
    known: Vec<(Mark, Option<u64>, Picture)>,
}

impl Marks {
    /// The picture of a mark, drawn by hand in this way or straight.
    pub(super) fn picture(&mut self, mark: Mark, variant: Option<u64>) -> &Picture {
        let known = self.known.iter().position(|(other, of, _)| (*other, *of) == (mark, variant));
        let at = known.unwrap_or_else(|| {
            self.known.push((mark, variant, Picture::Svg(draw(mark, variant))));
            self.known.len() - 1
        });
        &self.known[at].2
    }
}

fn draw(mark: Mark, variant: Option<u64>) -> String {
    let strokes = mark.glyph.strokes(Point::default(), mark.size, mark.ink);
    let shapes = match variant {
        Some(variant) => strokes.iter().flat_map(|shape| by_hand(shape, variant)).collect(),
        None => strokes,
    };
    let width = mark.size * ROOM;
    let (x, y) = (-width / 2.0, -width / 2.0);
    svg::sized(&Scene { x, y, width, height: width, shapes, ..Scene::default() }, SIDE, SIDE)
}

/// The strokes of a hand that draws this shape, which lies about the origin: a
/// little bent, and a ring ends a little beside where it began.
fn by_hand(shape: &Shape, variant: u64) -> Vec<Shape> {
    let (points, width, ink) = match shape {
        Shape::Line { from, to, width, ink } => (bent(*from, *to, variant), *width, *ink),
        Shape::Ring { radius, width, ink, .. } => (wound(*radius, variant), *width, *ink),
        other => return vec![other.clone()],
    };
    points.windows(2).map(|ends| Shape::Line { from: ends[0], to: ends[1], width, ink }).collect()
}

fn bent(from: Point, to: Point, variant: u64) -> Vec<Point> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let bend = unevenness(variant.wrapping_mul(31) ^ u64::from(dy > 0.0));
    (0..=CURVE)
        .map(|n| {
            let part = n as f32 / CURVE as f32;
            let off = 0.045 * (bend[0] * (part * PI).sin() + 0.4 * bend[1] * (part * TAU).sin());
            Point::new(from.x + dx * part - dy * off, from.y + dy * part + dx * off)
        })
        .collect()
}

fn wound(radius: f32, variant: u64) -> Vec<Point> {
    const SIDES: u16 = 32;
    let bend = unevenness(variant.wrapping_mul(57) ^ 7);
    (0..=SIDES)
        .map(|n| {
            let part = f32::from(n) / f32::from(SIDES);
            let angle = bend[0] - 1.3 + part * 1.1 * TAU;
            let wave = bend[1] * (angle * 2.0).sin() + bend[2] * angle.cos();
            let r = radius * (1.0 + 0.05 * wave + 0.06 * bend[3] * part);
            Point::new(r * angle.cos(), r * angle.sin())
        })
        .collect()
}

/// Which way a mark here is drawn: neighbours differ.
pub(super) fn variant_at(middle: Point) -> u64 {
    let (x, y) = (f64::from(middle.x), f64::from(middle.y));
    let mixed = (x.to_bits().rotate_left(7) ^ y.to_bits()).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 40) % VARIANTS
}

/// Four numbers from −1 to 1 that depend on the seed alone: SplitMix64 (Steele, Lea
/// and Flood 2014).
fn unevenness(seed: u64) -> [f32; 4] {
    let mut state = seed;
    [(); 4].map(|()| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 40) as f32 / (1 << 23) as f32 - 1.0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strokes_of_a_hand_are_uneven_in_the_same_way_each_time() {
        for variant in 0..VARIANTS {
            let numbers = unevenness(variant);
            assert_eq!(numbers, unevenness(variant));
            assert!(numbers.iter().all(|v| (-1.0..=1.0).contains(v)), "{numbers:?}");
            assert_ne!(numbers, unevenness(variant + 1));
        }
    }

    #[test]
    fn a_hand_begins_and_ends_a_stroke_where_it_is_meant() {
        let (from, to) = (Point::new(-3.0, -3.0), Point::new(3.0, 3.0));
        for variant in 0..VARIANTS {
            let points = bent(from, to, variant);
            let (first, last) = (points[0], points[points.len() - 1]);
            assert!((first.x - from.x).abs() < 1e-4 && (last.y - to.y).abs() < 1e-4, "{first:?} {last:?}");
            let off = |p: &Point| (p.x - p.y).abs();
            assert!(points.iter().all(|p| off(p) < 1.0), "{points:?}");
        }
    }

    #[test]
    fn every_way_of_drawing_is_used_and_equal_marks_share_a_picture() {
        let mut marks = Marks::default();
        let mut ways = std::collections::BTreeSet::new();
        let nought = Mark { glyph: Glyph::Nought, size: 0.72, ink: Ink::Second };
        for n in 0..40 {
            let at = Point::new(n as f32 + 0.5, (n * n % 17) as f32 + 0.5);
            ways.insert(variant_at(at));
            marks.picture(nought, Some(variant_at(at)));
        }
        assert_eq!(ways.into_iter().collect::<Vec<_>>(), (0..VARIANTS).collect::<Vec<_>>());
        assert_eq!(marks.known.len() as u64, VARIANTS);
    }
}
