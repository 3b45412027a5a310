//! The card that pops up over a form: a picture, its meaning in a line of text,
//! and a quieter line below.

use super::State;
use super::edge::Depth;
use super::shadow::shadow;
use super::shape::{Brush, Frame};
use super::text::Face;
use crate::app::theme::Card;
use crate::app::view::{Align, Button, plain};
use crate::forms::pictures::Pictures;

const RADIUS: f64 = 12.0;
const HEADING: Face = Face { size: 22, bold: true };
const NOTE: Face = Face { size: 12, bold: false };

/// A card over the form.
pub(super) fn card(brush: Brush, pictures: &Pictures, button: &Button, frame: Frame, state: State) {
    let theme = brush.theme;
    shadow(brush, pictures, frame, RADIUS);
    brush.solid(frame, RADIUS, 3.0, theme.result, Depth::Raised);
    if state.hover() || state.pressed {
        let light = theme.result.ground.mix(theme.field, if state.pressed { 0.0 } else { 0.6 });
        brush.fill(frame.inset(3.0), RADIUS - 3.0, light);
    }
    if state.focus {
        brush.dotted(frame.inset(7.0), theme.focus);
    }
    let text = plain(&button.text);
    let (heading, note) = text.split_once('\n').unwrap_or((&text, ""));
    let inner = frame.inset(14.0);
    let (head, foot) = (34.0, if note.is_empty() { 0.0 } else { 20.0 });
    let picture = inner.shorter(head + foot);
    for layer in &button.layers {
        pictures.draw(brush, &layer.picture, layer.faint, picture);
    }
    let line = Frame { y: picture.y + picture.h, h: head, ..inner };
    brush.line(heading, line, Align::Centre, HEADING, theme.ink);
    brush.line(note, Frame { y: line.y + head, h: foot, ..inner }, Align::Centre, NOTE, theme.quiet);
}

const NAME: Face = Face { size: 13, bold: true };

/// A tile that can be pressed.
pub(super) fn tile(brush: Brush, pictures: &Pictures, button: &Button, frame: Frame, state: State) {
    let theme = brush.theme;
    let mut ground = theme.card;
    if state.pressed {
        ground = Card { ground: theme.hover.mix(theme.focus, 0.18), edge: theme.focus };
    } else if state.hover() || state.focus {
        ground = Card { ground: theme.hover, edge: theme.focus };
    }
    brush.solid(frame, 8.0, 1.0, ground, Depth::of_button(state.pressed));
    if state.focus {
        brush.ring(frame, 8.0, 2, theme.focus);
        brush.dotted(frame.inset(5.0), theme.focus);
    }
    let inner = frame.inset(10.0);
    let picture = inner.shorter(40.0);
    for layer in &button.layers {
        pictures.draw(brush, &layer.picture, layer.faint, picture);
    }
    let name = Frame { y: picture.y + picture.h + 2.0, h: 38.0, ..inner };
    brush.text(&plain(&button.text), name, Align::Centre, NAME, theme.ink);
}
