//! Rounded shapes in logical pixels, with edges on whole pixels of the screen.

use crate::app::theme::{Rgb, Theme};
use crate::app::view::Rect;
use fltk::draw;
use fltk::draw::LineStyle;
use fltk::enums::Color;

/// What everything is drawn with.
#[derive(Clone, Copy)]
pub(in crate::forms) struct Brush {
    /// The colours.
    pub(in crate::forms) theme: &'static Theme,
    /// Pixels of the screen in a logical pixel.
    pub(in crate::forms) scale: f64,
    /// Whether the form is read from the right to the left.
    pub(in crate::forms) mirrored: bool,
}

/// A rectangle whose sides may lie between logical pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::forms) struct Frame {
    pub(in crate::forms) x: f64,
    pub(in crate::forms) y: f64,
    pub(in crate::forms) w: f64,
    pub(in crate::forms) h: f64,
}

impl From<Rect> for Frame {
    fn from(r: Rect) -> Frame {
        Frame { x: f64::from(r.x), y: f64::from(r.y), w: f64::from(r.w), h: f64::from(r.h) }
    }
}

impl Frame {
    /// The frame that lies this far inside on every side.
    pub(in crate::forms) fn inset(self, by: f64) -> Frame {
        Frame { x: self.x + by, y: self.y + by, w: self.w - 2.0 * by, h: self.h - 2.0 * by }
    }

    /// The same frame, this far down.
    pub(in crate::forms) fn down(self, by: f64) -> Frame {
        Frame { y: self.y + by, ..self }
    }

    /// What is left when this much is cut off at the bottom.
    pub(in crate::forms) fn shorter(self, by: f64) -> Frame {
        Frame { h: self.h - by, ..self }
    }

    /// What is left when this much is cut off at both sides.
    pub(in crate::forms) fn inset_sides(self, by: f64) -> Frame {
        Frame { x: self.x + by, w: self.w - 2.0 * by, ..self }
    }

    /// A square of this side in the middle.
    pub(in crate::forms) fn square(self, side: f64) -> Frame {
        Frame { x: self.x + (self.w - side) / 2.0, y: self.y + (self.h - side) / 2.0, w: side, h: side }
    }

    /// Whether the point lies in it.
    pub(in crate::forms) fn contains(self, x: f64, y: f64) -> bool {
        (self.x..self.x + self.w).contains(&x) && (self.y..self.y + self.h).contains(&y)
    }
}

impl Brush {
    /// What is left of a frame when this much is cut off where lines begin and
    /// end.
    pub(in crate::forms) fn within(self, frame: Frame, start: f64, end: f64) -> Frame {
        let left = if self.mirrored { end } else { start };
        Frame { x: frame.x + left, w: frame.w - start - end, ..frame }
    }

    /// Where something this wide stands that is so far from where lines begin.
    pub(in crate::forms) fn at_start(self, frame: Frame, from: f64, w: f64) -> f64 {
        if self.mirrored { frame.x + frame.w - from - w } else { frame.x + from }
    }

    /// The nearest place between two pixels of the screen.
    fn snap(self, v: f64) -> f64 {
        (v * self.scale).round() / self.scale
    }

    /// A thin line as thick as it comes out sharp: at least one pixel.
    pub(in crate::forms) fn hair(self, width: f64) -> f64 {
        self.snap(width).max(1.0 / self.scale)
    }

    pub(super) fn snapped(self, f: Frame) -> Frame {
        let (x, y) = (self.snap(f.x), self.snap(f.y));
        Frame { x, y, w: self.snap(f.x + f.w) - x, h: self.snap(f.y + f.h) - y }
    }

    /// A filled area with round corners.
    pub(in crate::forms) fn fill(self, frame: Frame, radius: f64, colour: Rgb) {
        let frame = self.snapped(frame);
        if frame.w <= 0.0 || frame.h <= 0.0 {
            return;
        }
        set(colour);
        draw::begin_polygon();
        outline(frame, radius);
        draw::end_polygon();
    }

    /// The dotted line inside what has the keyboard.
    pub(in crate::forms) fn dotted(self, frame: Frame, colour: Rgb) {
        let f = self.snapped(frame);
        let dot = self.hair(self.width(1.0));
        let step = dot * 2.0;
        let mut along = 0.0;
        while along < f.w {
            self.fill(Frame { x: f.x + along, y: f.y, w: dot, h: dot }, 0.0, colour);
            self.fill(Frame { x: f.x + along, y: f.y + f.h - dot, w: dot, h: dot }, 0.0, colour);
            along += step;
        }
        along = step;
        while along < f.h - dot {
            self.fill(Frame { x: f.x, y: f.y + along, w: dot, h: dot }, 0.0, colour);
            self.fill(Frame { x: f.x + f.w - dot, y: f.y + along, w: dot, h: dot }, 0.0, colour);
            along += step;
        }
    }

    /// A filled circle.
    pub(in crate::forms) fn disc(self, frame: Frame, colour: Rgb) {
        self.fill(frame, frame.w / 2.0, colour);
    }

    /// A filled polygon through these points, which need not be convex.
    pub(in crate::forms) fn polygon(self, points: &[(f64, f64)], colour: Rgb) {
        set(colour);
        draw::begin_complex_polygon();
        for &(x, y) in points {
            draw::vertex(x - 0.5, y - 0.5);
        }
        draw::end_complex_polygon();
    }

    /// A stroke of this width through these points.
    pub(in crate::forms) fn stroke(self, points: &[(f64, f64)], width: u8, colour: Rgb) {
        set(colour);
        draw::set_line_style(LineStyle::CapRound, i32::from(width));
        draw::begin_line();
        for &(x, y) in points {
            draw::vertex(x - 0.5, y - 0.5);
        }
        draw::end_line();
        draw::set_line_style(LineStyle::Solid, 0);
    }
}

/// Takes a colour.
pub(super) fn set(colour: Rgb) {
    draw::set_draw_color(color(colour));
}

/// A colour as the toolkit has it.
pub(in crate::forms) fn color(c: Rgb) -> Color {
    Color::from_rgb(c.r, c.g, c.b)
}

/// The path around a frame. The toolkit counts from the middle of pixels.
pub(super) fn outline(f: Frame, radius: f64) {
    let (x, y, right, bottom) = (f.x - 0.5, f.y - 0.5, f.x + f.w - 0.5, f.y + f.h - 0.5);
    let r = radius.min(f.w / 2.0).min(f.h / 2.0);
    if r < 0.5 {
        for (x, y) in [(x, y), (right, y), (right, bottom), (x, bottom)] {
            draw::vertex(x, y);
        }
        return;
    }
    draw::draw_arc2(x + r, y + r, r, 180.0, 90.0);
    draw::draw_arc2(right - r, y + r, r, 90.0, 0.0);
    draw::draw_arc2(right - r, bottom - r, r, 0.0, -90.0);
    draw::draw_arc2(x + r, bottom - r, r, 270.0, 180.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brush(scale: f64) -> Brush {
        Brush { theme: &Theme::EXERCISE_BOOK, scale, mirrored: false }
    }

    #[test]
    fn edges_lie_between_pixels_of_the_screen() {
        let f = Frame { x: 5.0, y: 7.0, w: 9.0, h: 3.0 };
        assert_eq!(brush(1.0).snapped(f), f);
        let at = brush(1.5).snapped(f);
        for edge in [at.x, at.y, at.x + at.w, at.y + at.h] {
            let pixel = edge * 1.5;
            assert!((pixel - pixel.round()).abs() < 1e-9, "{edge} is {pixel} pixels");
        }
    }

    #[test]
    fn a_thin_line_never_vanishes() {
        assert_eq!([brush(0.5).hair(0.4), brush(1.0).hair(1.0), brush(2.0).hair(1.0)], [2.0, 1.0, 1.0]);
        assert!((brush(1.5).hair(1.0) - 2.0 / 1.5).abs() < 1e-9);
    }

    #[test]
    fn a_mirrored_form_begins_at_the_right() {
        let f = Frame { x: 10.0, y: 0.0, w: 100.0, h: 9.0 };
        let right = Brush { mirrored: true, ..brush(1.0) };
        assert_eq!(brush(1.0).within(f, 30.0, 5.0), Frame { x: 40.0, w: 65.0, ..f });
        assert_eq!(right.within(f, 30.0, 5.0), Frame { x: 15.0, w: 65.0, ..f });
        assert_eq!((brush(1.0).at_start(f, 3.0, 8.0), right.at_start(f, 3.0, 8.0)), (13.0, 99.0));
    }

    #[test]
    fn a_frame_owns_its_first_edges_only() {
        let f = Frame { x: 10.0, y: 10.0, w: 5.0, h: 5.0 };
        assert!(f.contains(10.0, 14.9) && !f.contains(15.0, 10.0) && !f.contains(9.9, 12.0));
    }
}
