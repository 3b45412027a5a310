//! Radio buttons and check boxes.

use super::State;
use super::edge::Depth;
use super::shape::{Brush, Frame};
use super::text::Face;
use crate::app::theme::{Card, Rgb};
use crate::app::view::Align;

const SIDE: f64 = 15.0;
const GAP: f64 = 7.0;

/// A radio button.
pub(super) fn radio(brush: Brush, text: &str, on: bool, frame: Frame, state: State, enabled: bool) {
    let spot = spot(brush, frame);
    brush.round(spot, SIDE / 2.0, 1.0, colours(brush, on, state, enabled));
    if on {
        brush.disc(spot.square(7.0), mark(brush, enabled));
    }
    words(brush, text, frame, state, enabled);
}

/// A check box.
pub(super) fn check(brush: Brush, text: &str, on: bool, frame: Frame, state: State, enabled: bool) {
    let spot = spot(brush, frame);
    brush.solid(spot, 3.0, 1.0, colours(brush, on, state, enabled), Depth::Sunken);
    if on {
        let at = |x: f64, y: f64| (spot.x + x, spot.y + y);
        brush.stroke(&[at(3.6, 7.8), at(6.4, 10.6), at(11.6, 4.6)], 2, mark(brush, enabled));
    }
    words(brush, text, frame, state, enabled);
}

fn spot(brush: Brush, frame: Frame) -> Frame {
    Frame {
        x: brush.at_start(frame, 1.0, SIDE),
        y: frame.y + ((frame.h - SIDE) / 2.0).floor(),
        w: SIDE,
        h: SIDE,
    }
}

fn mark(brush: Brush, enabled: bool) -> Rgb {
    if enabled { brush.theme.focus } else { brush.theme.faded }
}

fn colours(brush: Brush, on: bool, state: State, enabled: bool) -> Card {
    let theme = brush.theme;
    let edge = match (enabled, on || state.hover() || state.focus) {
        (false, _) => theme.lines,
        (true, true) => theme.focus,
        (true, false) => theme.outline,
    };
    let ground = match (enabled, state.pressed, state.hover()) {
        (false, ..) => theme.face,
        (_, true, _) => theme.hover.mix(theme.focus, 0.3),
        (_, _, true) => theme.hover,
        _ => theme.field,
    };
    Card { ground, edge }
}

fn words(brush: Brush, text: &str, frame: Frame, state: State, enabled: bool) {
    let theme = brush.theme;
    let place = brush.within(frame, 1.0 + SIDE + GAP, 2.0);
    let ink = if enabled { theme.ink } else { theme.faded };
    brush.line(text, place, Align::Start, Face::PLAIN, ink);
    if state.focus {
        let width = Face::PLAIN.width(text).min(place.w);
        let around = Frame { x: brush.at_start(place, -3.0, width + 6.0), w: width + 6.0, ..place }
            .square_height(20.0);
        brush.dotted(around, theme.focus);
    }
}

impl Frame {
    /// The same width, this high, in the middle.
    fn square_height(self, h: f64) -> Frame {
        Frame { y: self.y + (self.h - h) / 2.0, h, ..self }
    }
}
