//! Edges as the manner of a theme has them: round, thick, or cut as from a board.

use super::shape::{Brush, Frame, outline, set};
use crate::app::theme::{Card, Manner, Rgb};
use fltk::draw;
use fltk::draw::LineStyle;

/// How something lies in a form whose edges are cut as from a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::forms) enum Depth {
    /// It stands out.
    Raised,
    /// It lies below.
    Sunken,
}

impl Depth {
    /// Stands out, unless it is being pressed.
    pub(in crate::forms) fn of_button(pressed: bool) -> Depth {
        if pressed { Depth::Sunken } else { Depth::Raised }
    }
}

impl Brush {
    /// A ground with a line of this width just inside its border.
    pub(in crate::forms) fn card(self, frame: Frame, radius: f64, width: f64, card: Card) {
        self.round(frame, self.radius(radius), width, card);
    }

    /// The same, however edges are drawn elsewhere: with round corners.
    pub(in crate::forms) fn round(self, frame: Frame, radius: f64, width: f64, card: Card) {
        let width = self.hair(self.width(width));
        self.fill(frame, radius, card.edge);
        self.fill(frame.inset(width), (radius - width).max(0.0), card.ground);
    }

    /// A card that stands out of the form or lies in it, where edges show that.
    pub(in crate::forms) fn solid(self, frame: Frame, radius: f64, width: f64, card: Card, depth: Depth) {
        if self.theme.manner == Manner::Bevel {
            self.fill(frame, 0.0, card.ground);
            self.bevel(frame, depth);
        } else {
            self.card(frame, radius, width, card);
        }
    }

    /// The edge of a solid card alone, over what is there.
    pub(in crate::forms) fn edge(self, frame: Frame, radius: f64, colour: Rgb, depth: Depth) {
        if self.theme.manner == Manner::Bevel {
            self.bevel(frame, depth);
        } else {
            self.ring(frame, radius, 1, colour);
        }
    }

    /// Two lines on every side, as if light came from above on the left.
    fn bevel(self, frame: Frame, depth: Depth) {
        let theme = self.theme;
        let (light, face, shade, dark) = (theme.field, theme.face, theme.lines, theme.button.edge);
        let [outer, inner] = match depth {
            Depth::Raised => [(light, dark), (face, shade)],
            Depth::Sunken => [(shade, light), (dark, face)],
        };
        self.corner(frame, outer);
        self.corner(frame.inset(self.hair(1.0)), inner);
    }

    /// A thin line of one colour above and at the left, of another one below
    /// and at the right.
    fn corner(self, f: Frame, (above, below): (Rgb, Rgb)) {
        let hair = self.hair(1.0);
        self.fill(Frame { y: f.y + f.h - hair, h: hair, ..f }, 0.0, below);
        self.fill(Frame { x: f.x + f.w - hair, w: hair, ..f }, 0.0, below);
        self.fill(Frame { h: hair, w: f.w - hair, ..f }, 0.0, above);
        self.fill(Frame { w: hair, h: f.h - hair, ..f }, 0.0, above);
    }

    /// A line of this width just inside a border, over what is there.
    pub(in crate::forms) fn ring(self, frame: Frame, radius: f64, width: u8, colour: Rgb) {
        let (radius, width) = (self.radius(radius), self.width(f64::from(width)) as u8);
        let half = f64::from(width) / 2.0;
        set(colour);
        draw::set_line_style(LineStyle::Solid, i32::from(width));
        draw::begin_loop();
        outline(self.snapped(frame).inset(half), (radius - half).max(0.0));
        draw::end_loop();
        draw::set_line_style(LineStyle::Solid, 0);
    }

    /// How round corners are.
    fn radius(self, radius: f64) -> f64 {
        match self.theme.manner {
            Manner::Round => radius,
            Manner::Bevel => 0.0,
            Manner::Thick => radius / 2.0,
        }
    }

    /// How wide lines are.
    pub(super) fn width(self, width: f64) -> f64 {
        if self.theme.manner == Manner::Thick { 2.0 * width } else { width }
    }
}
