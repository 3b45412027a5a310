//! A board: draws any scene, sharp at every size.

use super::State;
use super::edge::Depth;
use super::frames;
use super::marks::{Mark, Marks, ROOM, variant_at};
use super::shape::{Brush, Frame};
use super::text::Face;
use crate::app::theme::{Manner, Rgb};
use crate::app::view::{Align, Canvas, Picture, Rect};
use crate::forms::pictures::Pictures;
use crate::scene::{Ink, Lens, Point, Scene, Shape};
use crate::svg;
use fltk::draw;
use std::f64::consts::TAU;

/// How much of the ground shows through what a click would draw.
const FAINT: f64 = 0.6;

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
    let framed = |shape: &&Shape| pen.frames() && matches!(shape.ink(), Ink::Last | Ink::Target);
    let drawn = canvas.scene.shapes.iter().filter(|shape| shape.ink() != Ink::Win && !framed(shape));
    for shape in drawn {
        match shape {
            Shape::Mark { at, size, glyph, ink } => {
                let mark = Mark { glyph: *glyph, size: *size, ink: *ink };
                pen.mark(pictures, &mut marks, mark, *at, false);
            }
            shape => pen.shape(shape, brush.theme.drawn(shape.ink())),
        }
    }
    // Above the lines and the marks, which would hide parts of them.
    canvas.scene.shapes.iter().filter(framed).for_each(|shape| pen.framed(shape));
    if let Some(spot) = state.pointer.filter(|_| canvas.live).and_then(|(x, y)| canvas.spot_at(place, x, y)) {
        for shape in canvas.preview.iter().flat_map(|preview| preview.of(spot)) {
            pen.faint(pictures, &mut marks, &shape);
        }
        pen.outline(&canvas.scene, spot, brush.theme.focus, false);
    }
    pen.strike(pictures, canvas, place);
    if let Some(spot) = canvas.cursor.filter(|_| state.focus) {
        pen.outline(&canvas.scene, spot, brush.theme.focus, true);
    }
    draw::pop_clip();
    if state.focus {
        brush.ring(frame, 4.0, 2, brush.theme.focus);
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
            Shape::Mark { at, size, glyph, ink } => {
                let strokes = glyph.strokes(*at, *size, *ink);
                strokes.iter().for_each(|stroke| self.shape(stroke, self.brush.theme.drawn(stroke.ink())));
            }
        }
    }

    /// Whether the last move and hints are told by frames, not by colours.
    fn frames(&self) -> bool {
        self.brush.theme.manner == Manner::Thick
    }

    /// The frame of a shape in whose place others have a pale colour.
    fn framed(&self, shape: &Shape) {
        let ink = self.brush.theme.ink;
        let Shape::Polygon { points, .. } = shape else {
            return self.shape(shape, ink);
        };
        let points: Vec<_> = points.iter().map(|&p| self.at(p)).collect();
        let frame = frames::frame(&points, shape.ink() == Ink::Target);
        for stroke in &frame.strokes {
            if self.sees(stroke[0], stroke[1], frame.width) {
                self.brush.stroke(stroke, frame.width as u8, ink);
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

    fn ring(&self, at: Point, radius: f32, width: f32, colour: Rgb) {
        const SIDES: u16 = 48;
        let ((x, y), r) = (self.at(at), self.length(radius));
        if self.sees((x, y), (x, y), r + self.length(width)) {
            let corner = |n: u16| {
                let angle = TAU * f64::from(n) / f64::from(SIDES);
                (x + r * angle.cos(), y + r * angle.sin())
            };
            let points: Vec<_> = (0..=SIDES).map(corner).collect();
            self.brush.stroke(&points, self.thickness(width), colour);
        }
    }

    /// What a click would draw.
    fn faint(&self, pictures: &Pictures, marks: &mut Marks, shape: &Shape) {
        if let Shape::Mark { at, size, glyph, ink } = *shape {
            return self.mark(pictures, marks, Mark { glyph, size, ink }, at, true);
        }
        let theme = self.brush.theme;
        self.shape(shape, theme.drawn(shape.ink()).mix(theme.sheet.ground, FAINT));
    }

    /// A mark, as a picture: very many look alike but for where they are, and a
    /// picture is drawn much faster than strokes are.
    fn mark(&self, pictures: &Pictures, marks: &mut Marks, mark: Mark, middle: Point, faint: bool) {
        // A hand that slips draws a little outside.
        let (at, half) = (self.at(middle), self.length(mark.size / 2.0 * ROOM));
        if self.sees(at, at, half) {
            let variant = (self.by_hand() && mark.has_strokes()).then(|| variant_at(middle));
            let place = Frame { x: at.0 - half, y: at.1 - half, w: 2.0 * half, h: 2.0 * half };
            pictures.draw(self.brush, marks.picture(mark, variant), faint, place);
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
        let strokes = canvas.scene.drawn_in(Ink::Win);
        if strokes.is_empty() {
            return;
        }
        let Lens { middle, scale } = self.lens;
        let (w, h) = (place.w as f32, place.h as f32);
        let (width, height) = (w / scale, h / scale);
        let (x, y) = (middle.x - width / 2.0, middle.y - height / 2.0);
        let seen = Scene { x, y, width, height, shapes: strokes, ..Scene::default() };
        let picture = svg::told(svg::sized(&seen, w, h), canvas.lost);
        pictures.draw(self.brush, &Picture::Svg(picture), false, self.frame);
    }

    /// A frame around a spot; `strong` for that of the keyboard.
    fn outline(&self, scene: &Scene, spot: crate::scene::Spot, colour: Rgb, strong: bool) {
        let Some(area) = scene.area_of(spot) else {
            return;
        };
        let mut points: Vec<_> = area.into_iter().map(|p| self.at(p)).collect();
        points.extend(points.first().copied());
        let width = if strong { 3 } else { 1 };
        self.brush.stroke(&points, width, colour);
    }
}
