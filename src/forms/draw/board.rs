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
use std::f64::consts::{PI, TAU};

/// A stroke that is drawn by hand is a curve through so many points more.
const CURVE: i32 = 10;

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
    for shape in canvas.scene.shapes.iter().filter(|shape| ink_of(shape) != Ink::Win) {
        pen.shape(shape, colour(brush, ink_of(shape)));
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

fn ink_of(shape: &Shape) -> Ink {
    match shape {
        Shape::Line { ink, .. }
        | Shape::Ring { ink, .. }
        | Shape::Disc { ink, .. }
        | Shape::Polygon { ink, .. }
        | Shape::Label { ink, .. } => *ink,
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
            Shape::Ring { at, radius, width, .. } => self.ring(*at, *radius, *width, colour),
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
            return;
        }
        if ink == Ink::Grid {
            return self.ruled(a, b, width, colour);
        }
        let bend = if self.by_hand() { unevenness(from, to) } else { [0.0; 4] };
        let long = (b.0 - a.0).hypot(b.1 - a.1);
        let across = ((a.1 - b.1) / long.max(1.0), (b.0 - a.0) / long.max(1.0));
        let points: Vec<_> = (0..=CURVE)
            .map(|n| {
                let part = f64::from(n) / f64::from(CURVE);
                let (half, whole) = ((part * PI).sin(), (part * 2.0 * PI).sin());
                let off = long * 0.03 * (bend[0] * half + 0.4 * bend[1] * whole);
                (a.0 + (b.0 - a.0) * part + across.0 * off, a.1 + (b.1 - a.1) * part + across.1 * off)
            })
            .collect();
        self.brush.stroke(&points, self.thickness(width), colour);
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

    fn ring(&self, at: Point, radius: f32, width: f32, colour: Rgb) {
        let ((x, y), r) = (self.at(at), self.length(radius));
        if !self.sees((x, y), (x, y), r + self.length(width)) {
            return;
        }
        let sides = ((r * 1.5) as usize).clamp(14, 48);
        let bend = if self.by_hand() { unevenness(at, Point::new(radius, width)) } else { [0.0; 4] };
        // A hand begins somewhere and ends a little beside where it began.
        let (start, overlap) = if self.by_hand() { (bend[0] - 1.3, 0.12) } else { (0.0, 0.0) };
        let points: Vec<_> = (0..=sides)
            .map(|n| {
                let part = n as f64 / sides as f64;
                let angle = start + part * (1.0 + overlap) * TAU;
                let wave = bend[1] * (angle * 2.0).sin() + bend[2] * angle.cos();
                let r = r * (1.0 + 0.05 * wave + 0.05 * bend[3] * part * f64::from(u8::from(self.by_hand())));
                (x + r * angle.cos(), y + r * angle.sin())
            })
            .collect();
        self.brush.stroke(&points, self.thickness(width), colour);
    }

    /// What decided the game, seen through: above all marks.
    fn strike(&self, pictures: &Pictures, canvas: &Canvas, place: Rect) {
        let lines = canvas.scene.shapes.iter().filter(|shape| ink_of(shape) == Ink::Win);
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

/// Four numbers from −1 to 1 that depend on nothing but where a stroke is.
fn unevenness(a: Point, b: Point) -> [f64; 4] {
    // SplitMix64 (Steele, Lea and Flood 2014) over the bits of the coordinates.
    let seed =
        [a.x, a.y, b.x, b.y].iter().fold(0u64, |seed, v| seed.rotate_left(17) ^ u64::from(v.to_bits()));
    let mut state = seed;
    [(); 4].map(|()| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_is_uneven_in_the_same_way_each_time_and_others_differ() {
        let (a, b) = (Point::new(1.0, 2.0), Point::new(3.0, 4.0));
        assert_eq!(unevenness(a, b), unevenness(a, b));
        assert_ne!(unevenness(a, b), unevenness(b, a));
        assert!(unevenness(a, b).iter().all(|v| (-1.0..=1.0).contains(v)));
    }
}
