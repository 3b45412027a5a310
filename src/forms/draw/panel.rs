//! The panels of the field.

use super::State;
use super::edge::Depth;
use super::shape::{Brush, Frame};
use super::text::Face;
use crate::app::theme::{Card, Manner};
use crate::app::view::{Align, Button, Sheet};
use crate::forms::pictures::Pictures;

/// Half of the gap between two panels that stand side by side.
const GAP: f64 = 3.0;
const RADIUS: f64 = 6.0;

/// A panel: its ground, its pictures, and what is thought of it.
pub(super) fn panel(
    brush: Brush,
    pictures: &Pictures,
    button: &Button,
    sheet: Sheet,
    frame: Frame,
    state: State,
    enabled: bool,
) {
    let face = frame.inset(GAP);
    ground(brush, sheet, face, state, enabled);
    for layer in &button.layers {
        let place = if layer.fill { frame } else { face.inset(face.w * 0.04) };
        pictures.draw(brush, &layer.picture, layer.faint, place);
    }
    if !button.text.is_empty() {
        opinion(brush, button, face);
    }
    if state.focus {
        brush.ring(face, RADIUS, 2, brush.theme.focus);
        brush.dotted(face.inset(5.0), brush.theme.focus);
    }
}

fn ground(brush: Brush, sheet: Sheet, face: Frame, state: State, enabled: bool) {
    let theme = brush.theme;
    let mut card = theme.sheet(sheet);
    if !enabled && sheet == Sheet::Plain {
        card = Card { ground: theme.panel_taken, edge: card.edge.mix(theme.sheet.ground, 0.35) };
    }
    if state.pressed {
        card = Card { ground: theme.hover.mix(theme.focus, 0.18), edge: theme.focus };
    } else if state.hover() || state.focus && sheet == Sheet::Plain && enabled {
        let edge = if state.hover() { theme.focus.mix(card.edge, 0.4) } else { card.edge };
        card = Card { ground: card.ground.mix(theme.hover, 0.85), edge };
    }
    // Where thickness says what colours say elsewhere, it says it here, too.
    let width = match sheet {
        Sheet::Last | Sheet::Hint if theme.manner == Manner::Thick => 2.0,
        Sheet::Won | Sheet::Lost if theme.manner == Manner::Thick => 3.0,
        _ => 1.0,
    };
    brush.solid(face, RADIUS, width, card, Depth::of_button(state.pressed));
    if sheet == Sheet::Hint && theme.manner == Manner::Thick {
        brush.dotted(face.inset(9.0), theme.ink);
    }
}

/// What an opponent thinks of the cell: in the middle of an empty one, at the
/// foot of one that bears a picture, lest it be written across the picture.
fn opinion(brush: Brush, button: &Button, face: Frame) {
    let text = crate::app::view::plain(&button.text);
    let number = text.chars().all(|c| c.is_ascii_digit() || "+-−–/., \u{a0}".contains(c));
    let size = if number { (face.w * 0.16).clamp(13.0, 26.0) } else { 13.0 };
    let face_of = Face { size: size.round() as i32, bold: false };
    let inner = face.inset(8.0);
    let foot = (face.h * 0.26).round();
    let place = match button.layers.is_empty() {
        true => inner,
        false => Frame { y: inner.y + inner.h - foot, h: foot, ..inner },
    };
    brush.text(&text, place, Align::Centre, face_of, brush.theme.quiet);
}
