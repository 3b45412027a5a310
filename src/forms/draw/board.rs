//! A board: draws any scene, sharp at every size.
//!
//! On the squared paper of the exercise book strokes are uneven, as if drawn by
//! hand; the same stroke is uneven in the same way each time.

use super::State;
use super::shape::{Brush, Depth, Frame};
use super::text::Face;
use crate::app::theme::{Manner, Rgb};
use crate::app::view::{Align, Canvas, Picture, Rect};
use crate::forms::pictures::Pictures;
use crate::scene::{Ink, Lens, Point, Scene, Shape};
use crate::svg;
use fltk::draw;
use std::f32::consts::{PI, TAU};

/// A stroke that is drawn by hand is a curve through so many points more.
const CURVE: usize = 10;

/// Draws a board in its place.
pub(super) fn board(brush: Brush, pictures: &Pictures, canvas: &Canvas, place: Rect, state: State) {
    let frame = Frame::from(place);
    brush.solid(frame, 4.0, 1.0, brush.theme.sheet, Depth::Sunken);
    let inner = frame.inset(2.0);
    draw::push_clip(inner.x as i32, inner.y as i32, inner.w as i32, inner.h as i32);
    let pen = Pen {
        brush,
        lens: canvas.lens(place),
        middle: (frame.x + frame.w / 2.0, frame.y + frame.h / 2.0),
        frame,
    };
    let mut marks = Marks::default();
    let mut shapes = canvas.scene.shapes.iter().filter(|shape| shape.ink() != Ink::Win).peekable();
    while let Some(shape) = shapes.next() {
        let Some(middle) = shape.mark() else {
            pen.shape(shape, colour(brush, shape.ink()));
            continue;
        };
        let mut mark = vec![shape.clone()];
        while let Some(more) = shapes.next_if(|next| next.mark() == Some(middle)) {
            mark.push(more.clone());
        }
        pen.mark_of(pictures, &mut marks, mark, middle);
    }
    if let Some(spot) = state.pointer.filter(|_| canvas.live).and_then(|(x, y)| canvas.spot_at(place, x, y)) {
        pen.mark(&canvas.scene, spot, brush.theme.focus, false);
    }
    pen.strike(pictures, canvas, place);
    if let Some(spot) = canvas.cursor.filter(|_| state.focus) {
        pen.mark(&canvas.scene, spot, brush.theme.focus, true);
    }
    draw::pop_clip();
    if state.focus {
        brush.ring(frame, 4.0, 2, brush.theme.focus);
    }
}

/// The colour of an ink on the sheet.
fn colour(brush: Brush, ink: Ink) -> Rgb {
    let theme = brush.theme;
    match ink {
        Ink::Paper => theme.sheet.ground,
        Ink::Grid => theme.grid(),
        Ink::Text => theme.quiet,
        Ink::Cross => theme.cross,
        Ink::Nought => theme.nought,
        Ink::Last => theme.panel_last.ground,
        Ink::Target => theme.panel_hint.ground,
        Ink::Win => theme.win,
    }
}

/// Turns shapes in board units into strokes on the screen.
struct Pen {
    brush: Brush,
    lens: Lens,
    middle: (f64, f64),
    frame: Frame,
}

impl Pen {
    fn at(&self, p: Point) -> (f64, f64) {
        let (x, y) = self.lens.seen(p);
        (f64::from(x) + self.middle.0, f64::from(y) + self.middle.1)
    }

    fn length(&self, units: f32) -> f64 {
        f64::from(units * self.lens.scale)
    }

    /// Whether something within this box can be seen.
    fn sees(&self, a: (f64, f64), b: (f64, f64), around: f64) -> bool {
        let f = self.frame;
        let (left, right) = (a.0.min(b.0) - around, a.0.max(b.0) + around);
        let (top, bottom) = (a.1.min(b.1) - around, a.1.max(b.1) + around);
        right >= f.x && left <= f.x + f.w && bottom >= f.y && top <= f.y + f.h
    }

    fn shape(&self, shape: &Shape, colour: Rgb) {
        match shape {
            Shape::Line { from, to, width, ink } => self.line(*from, *to, *width, *ink, colour),
            // A ring is a mark.
            Shape::Ring { .. } => {}
            Shape::Disc { at, radius, .. } => {
                let ((x, y), r) = (self.at(*at), self.length(*radius));
                if self.sees((x, y), (x, y), r) {
                    self.brush.disc(Frame { x: x - r, y: y - r, w: 2.0 * r, h: 2.0 * r }, colour);
                }
            }
            Shape::Polygon { points, .. } => {
                let points: Vec<_> = points.iter().map(|&p| self.at(p)).collect();
                self.brush.polygon(&points, colour);
            }
            Shape::Label { at, size, text, .. } => {
                let ((x, y), size) = (self.at(*at), self.length(*size));
                let wide = size * text.chars().count().max(2) as f64;
                if size >= 6.0 && self.sees((x, y), (x, y), wide) {
                    let place = Frame { x: x - wide, y: y - size, w: 2.0 * wide, h: 2.0 * size };
                    let face = Face { size: size.round() as i32, bold: false };
                    self.brush.line(text, place, Align::Centre, face, colour);
                }
            }
        }
    }

    /// Whether strokes are drawn by hand.
    fn by_hand(&self) -> bool {
        self.brush.theme.manner == Manner::Round
    }

    fn thickness(&self, width: f32) -> u8 {
        let thick = if self.brush.theme.manner == Manner::Thick { 1.3 } else { 1.0 };
        (self.length(width) * thick).round().clamp(1.0, 250.0) as u8
    }

    fn line(&self, from: Point, to: Point, width: f32, ink: Ink, colour: Rgb) {
        let (a, b) = (self.at(from), self.at(to));
        if !self.sees(a, b, self.length(width)) {
        } else if ink == Ink::Grid {
            self.ruled(a, b, width, colour);
        } else {
            self.brush.stroke(&[a, b], self.thickness(width), colour);
        }
    }

    /// A mark, as a picture: very many look alike but for where they are, and a
    /// picture is drawn much faster than strokes are.
    fn mark_of(&self, pictures: &Pictures, marks: &mut Marks, mark: Vec<Shape>, middle: Point) {
        let reach = mark.iter().map(|shape| reach_of(shape, middle)).fold(0.0, f32::max) * 1.15;
        let (at, half) = (self.at(middle), self.length(reach));
        if self.sees(at, at, half) {
            let variant = if self.by_hand() { Some(variant_at(middle)) } else { None };
            let picture = marks.picture(mark, middle, reach, variant);
            let place = Frame { x: at.0 - half, y: at.1 - half, w: 2.0 * half, h: 2.0 * half };
            pictures.draw(self.brush, picture, false, place);
        }
    }

    /// Lines of the board lie on whole pixels.
    fn ruled(&self, a: (f64, f64), b: (f64, f64), width: f32, colour: Rgb) {
        let thick = self.brush.hair(self.length(width).clamp(1.0, 6.0));
        let half = thick / 2.0;
        let (x, y) = (a.0.min(b.0), a.1.min(b.1));
        let (w, h) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        if w > 0.5 && h > 0.5 {
            self.brush.stroke(&[a, b], self.thickness(width), colour);
        } else {
            self.brush.fill(Frame { x: x - half, y: y - half, w: w + thick, h: h + thick }, 0.0, colour);
        }
    }

    /// What decided the game, seen through: above all marks.
    fn strike(&self, pictures: &Pictures, canvas: &Canvas, place: Rect) {
        let lines = canvas.scene.shapes.iter().filter(|shape| shape.ink() == Ink::Win);
        let shapes: Vec<Shape> = lines.cloned().collect();
        if shapes.is_empty() {
            return;
        }
        let (w, h) = (place.w as f32 / self.lens.scale, place.h as f32 / self.lens.scale);
        let (x, y) = (self.lens.middle.x - w / 2.0, self.lens.middle.y - h / 2.0);
        let seen = Scene { x, y, width: w, height: h, shapes, ..Scene::default() };
        let picture = svg::picture(&seen);
        let picture = if canvas.lost { picture.replace(svg::WON, svg::LOST) } else { picture };
        pictures.draw(self.brush, &Picture::Svg(picture), false, self.frame);
    }

    /// A frame around a spot; `strong` for that of the keyboard.
    fn mark(&self, scene: &Scene, spot: crate::scene::Spot, colour: Rgb, strong: bool) {
        let Some(area) = scene.area_of(spot) else {
            return;
        };
        let mut points: Vec<_> = area.into_iter().map(|p| self.at(p)).collect();
        points.extend(points.first().copied());
        let width = if strong { 3 } else { 1 };
        self.brush.stroke(&points, width, colour);
    }
}

/// Side of the picture of a mark.
const SIDE: f32 = 100.0;

/// How many ways there are to draw the same mark by hand.
const VARIANTS: u64 = 3;

/// How far a part of a mark reaches from its middle.
fn reach_of(shape: &Shape, middle: Point) -> f32 {
    match shape {
        Shape::Line { from, width, .. } => (from.x - middle.x).hypot(from.y - middle.y) + width / 2.0,
        Shape::Ring { radius, width, .. } => radius + width / 2.0,
        _ => 0.0,
    }
}

/// The pictures of the marks of a scene, each made once.
#[derive(Default)]
struct Marks {
    known: Vec<(Vec<Shape>, Option<u64>, Picture)>,
}

impl Marks {
    /// The picture of a mark, as it would be about the origin.
    fn picture(&mut self, mark: Vec<Shape>, middle: Point, reach: f32, variant: Option<u64>) -> &Picture {
        let moved: Vec<Shape> = mark.iter().map(|shape| about_origin(shape, middle)).collect();
        let known = self.known.iter().position(|(shapes, of, _)| *of == variant && alike(shapes, &moved));
        let at = known.unwrap_or_else(|| {
            let shapes: Vec<Shape> = match variant {
                Some(variant) => moved.iter().flat_map(|shape| by_hand(shape, variant)).collect(),
                None => moved.clone(),
            };
            let shapes = shapes.iter().map(|shape| enlarged(shape, SIDE / 2.0 / reach)).collect();
            let (x, width) = (-SIDE / 2.0, SIDE);
            let scene = Scene { x, y: x, width, height: width, shapes, ..Scene::default() };
            self.known.push((moved, variant, Picture::Svg(svg::picture(&scene))));
            self.known.len() - 1
        });
        &self.known[at].2
    }
}

/// A mark about the origin, so many times as large: the reader of pictures counts
/// their sides in whole units.
fn enlarged(shape: &Shape, times: f32) -> Shape {
    let far = |p: Point| Point::new(p.x * times, p.y * times);
    match shape.clone() {
        Shape::Line { from, to, width, ink } => {
            Shape::Line { from: far(from), to: far(to), width: width * times, ink }
        }
        Shape::Ring { at, radius, width, ink } => {
            Shape::Ring { at: far(at), radius: radius * times, width: width * times, ink }
        }
        other => other,
    }
}

fn about_origin(shape: &Shape, middle: Point) -> Shape {
    let moved = |p: Point| Point::new(p.x - middle.x, p.y - middle.y);
    match shape.clone() {
        Shape::Line { from, to, width, ink } => Shape::Line { from: moved(from), to: moved(to), width, ink },
        Shape::Ring { at, radius, width, ink } => Shape::Ring { at: moved(at), radius, width, ink },
        other => other,
    }
}

/// Whether two marks about the origin are the same but for what is lost when
/// numbers are subtracted.
fn alike(a: &[Shape], b: &[Shape]) -> bool {
    let near = |p: Point, q: Point| (p.x - q.x).abs() + (p.y - q.y).abs() < 1e-3;
    a.len() == b.len()
        && a.iter().zip(b).all(|pair| match pair {
            (
                Shape::Line { from, to, width, ink },
                Shape::Line { from: other, to: end, width: w, ink: i },
            ) => near(*from, *other) && near(*to, *end) && width == w && ink == i,
            (Shape::Ring { radius, width, ink, .. }, Shape::Ring { radius: r, width: w, ink: i, .. }) => {
                radius == r && width == w && ink == i
            }
            _ => false,
        })
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
fn variant_at(middle: Point) -> u64 {
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
        for n in 0..40 {
            let at = Point::new(n as f32 + 0.5, (n * n % 17) as f32 + 0.5);
            let ring = Shape::Ring { at, radius: 0.3, width: 0.12, ink: Ink::Nought };
            ways.insert(variant_at(at));
            marks.picture(vec![ring], at, 0.4, Some(variant_at(at)));
        }
        assert_eq!(ways.into_iter().collect::<Vec<_>>(), (0..VARIANTS).collect::<Vec<_>>());
        assert_eq!(marks.known.len() as u64, VARIANTS);
    }
}
