//! The boxes with a white ground: combo boxes, and what surrounds a text box.

use super::State;
use super::edge::Depth;
use super::shape::{Brush, Frame};
use super::text::Face;
use crate::app::theme::{Card, Manner};
use crate::app::view::Align;

const RADIUS: f64 = 3.0;

/// A closed combo box.
pub(super) fn choice(brush: Brush, text: &str, frame: Frame, state: State, enabled: bool) {
    let theme = brush.theme;
    let ground = match (enabled, state.pressed || state.open.is_some(), state.hover()) {
        (false, ..) => theme.face,
        (_, true, _) => theme.hover,
        (_, _, true) => theme.field.mix(theme.hover, 0.6),
        _ => theme.field,
    };
    let card = Card { ground, edge: edge(brush, state, enabled).edge };
    brush.solid(frame, RADIUS, 1.0, card, Depth::Sunken);
    let ink = if enabled { theme.ink } else { theme.faded };
    brush.line(text, brush.within(frame, 9.0, 32.0), Align::Start, Face::PLAIN, ink);
    arrow(brush, frame, state, enabled);
    ring(brush, frame, state);
    if state.focus {
        brush.dotted(brush.within(frame.inset(4.0), 0.0, 22.0), theme.focus);
    }
}

/// The arrow that says that there is a list.
fn arrow(brush: Brush, frame: Frame, state: State, enabled: bool) {
    let theme = brush.theme;
    let colour = match (enabled, state.hover() || state.open.is_some()) {
        (false, _) => theme.faded,
        (true, true) => theme.focus,
        (true, false) => theme.ink,
    };
    if theme.manner == Manner::Bevel {
        let place = frame.inset(2.0);
        let key = Frame { x: brush.at_start(place, place.w - 20.0, 20.0), w: 20.0, ..place };
        brush.solid(
            key,
            0.0,
            1.0,
            Card { ground: theme.face, edge: theme.lines },
            Depth::of_button(state.open.is_some()),
        );
    }
    let x = if brush.mirrored { frame.x + 16.0 } else { frame.x + frame.w - 16.0 };
    let y = frame.y + frame.h / 2.0;
    brush.polygon(&[(x - 5.0, y - 2.5), (x + 5.0, y - 2.5), (x, y + 3.5)], colour);
}

fn edge(brush: Brush, state: State, enabled: bool) -> Card {
    let theme = brush.theme;
    let edge = match (enabled, state.hover() || state.focus || state.open.is_some()) {
        (false, _) => theme.lines,
        (true, true) => theme.focus,
        (true, false) => theme.outline,
    };
    Card { ground: theme.field, edge }
}

fn ring(brush: Brush, frame: Frame, state: State) {
    if (state.focus || state.open.is_some()) && brush.theme.manner != Manner::Bevel {
        brush.ring(frame, RADIUS, 2, brush.theme.focus);
    }
}

/// A text box without its text, which the toolkit sets.
pub(super) fn text_box(brush: Brush, frame: Frame, state: State, enabled: bool) {
    let edge = edge(brush, state, enabled).edge;
    let ground = if enabled { brush.theme.field } else { brush.theme.face };
    brush.solid(frame, RADIUS, 1.0, Card { ground, edge }, Depth::Sunken);
    ring(brush, frame, state);
    if state.focus && brush.theme.manner == Manner::Bevel {
        brush.dotted(frame.inset(3.0), brush.theme.focus);
    }
}
