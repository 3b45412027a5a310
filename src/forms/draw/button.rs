//! Ordinary, default and large buttons.

use super::State;
use super::edge::Depth;
use super::shape::{Brush, Frame};
use super::text::{Accelerated, Face};
use crate::app::theme::{Card, Keycap, Manner, Rgb};
use crate::app::view::{Align, Button, Paint};
use crate::forms::pictures::Pictures;

const RADIUS: f64 = 4.0;
/// How high the lower edge of a large button is.
const LIP: f64 = 4.0;

/// An ordinary button, with its text or with pictures.
pub(super) fn plain(
    brush: Brush,
    pictures: &Pictures,
    button: &Button,
    frame: Frame,
    state: State,
    enabled: bool,
) {
    let theme = brush.theme;
    let edge = if state.hover() { theme.focus } else { theme.button.edge };
    flat(brush, frame, state, enabled, (edge, 1.0));
    let place = frame.inset(6.0).down(if state.pressed { 1.0 } else { 0.0 });
    for layer in &button.layers {
        pictures.draw(brush, &layer.picture, layer.faint || !enabled, place);
    }
    words(brush, button, frame, state, enabled, Face::PLAIN);
}

/// The button that Enter presses.
pub(super) fn default(brush: Brush, button: &Button, frame: Frame, state: State, enabled: bool) {
    flat(brush, frame, state, enabled, (brush.theme.focus, 2.0));
    words(brush, button, frame, state, enabled, Face::PLAIN);
}

/// The face of a button. A thicker edge marks the default one.
fn flat(brush: Brush, frame: Frame, state: State, enabled: bool, edge: (Rgb, f64)) {
    let theme = brush.theme;
    let (colour, width) = if enabled { edge } else { (theme.lines, 1.0) };
    let Keycap { light, face, .. } = match (enabled, state.pressed, state.hover()) {
        (false, ..) => Keycap { light: theme.face, face: theme.face, edge: colour },
        (_, true, _) => pressed(theme.button, theme.focus),
        (_, _, true) => tinted(theme.button, theme.hover),
        _ => theme.button,
    };
    let depth = Depth::of_button(state.pressed);
    if brush.theme.manner == Manner::Bevel && width > 1.0 {
        brush.fill(frame, 0.0, theme.ink);
        brush.solid(frame.inset(1.0), RADIUS, 1.0, Card { ground: face, edge: colour }, depth);
    } else {
        brush.solid(frame, RADIUS, width, Card { ground: face, edge: colour }, depth);
    }
    let inner = frame.inset(brush.hair(width));
    if enabled && !state.pressed && theme.manner == Manner::Round {
        brush.fill(inner.shorter((inner.h * 0.5).round()), RADIUS - 1.0, light);
        let lower = Frame { y: inner.y + inner.h - brush.hair(1.0), h: brush.hair(1.0), ..inner };
        brush.fill(lower.inset_sides(RADIUS - 1.0), 0.0, face.mix(theme.button.edge, 0.35));
    }
    if state.focus {
        brush.dotted(frame.inset(4.0), theme.focus);
    }
}

fn words(brush: Brush, button: &Button, frame: Frame, state: State, enabled: bool, face: Face) {
    let ink = if enabled { brush.theme.ink } else { brush.theme.faded };
    let text = Accelerated::parse(&button.text);
    let place = frame.inset(6.0).down(if state.pressed { 1.0 } else { 0.0 });
    brush.accelerated(&text, place, Align::Centre, face, ink);
}

fn tinted(keycap: Keycap, tint: Rgb) -> Keycap {
    let mix = |c: Rgb| c.mix(tint, 0.75);
    Keycap { light: mix(keycap.light), face: mix(keycap.face), edge: keycap.edge }
}

fn pressed(keycap: Keycap, tint: Rgb) -> Keycap {
    let mix = |c: Rgb| c.mix(tint, 0.22);
    Keycap { light: mix(keycap.face), face: mix(keycap.face), edge: keycap.edge }
}

/// A large coloured button, like a key that can be pushed down.
pub(super) fn bright(brush: Brush, button: &Button, paint: Paint, frame: Frame, state: State, enabled: bool) {
    let theme = brush.theme;
    let size = (frame.h * 0.37).clamp(13.0, 18.0).round() as i32;
    let letters = Face { size, bold: true };
    if theme.manner != Manner::Round {
        flat(brush, frame, state, enabled, (theme.paint(paint).edge, 1.0));
        return words(brush, button, frame, state, enabled, letters);
    }
    let mut cap = theme.paint(paint);
    if !enabled {
        let fade = |c: Rgb| c.mix(theme.face, 0.6);
        cap = Keycap { light: fade(cap.face), face: fade(cap.face), edge: fade(cap.edge) };
    } else if state.hover() {
        cap = Keycap { light: cap.light.mix(theme.field, 0.22), face: cap.light, edge: cap.edge };
    }
    let radius = RADIUS + 2.0;
    let depth = if state.pressed { 3.0 } else { 0.0 };
    brush.fill(frame.down(depth).shorter(depth), radius, cap.edge);
    let face = frame.shorter(LIP).down(depth);
    brush.fill(face, radius, cap.face);
    if !state.pressed {
        brush.fill(face.shorter((face.h * 0.48).round()), radius, cap.light);
    }
    if state.focus {
        brush.ring(face.inset(2.0), radius - 2.0, 1, theme.field);
        brush.dotted(face.inset(5.0), theme.on_bright);
    }
    let ink = if enabled { theme.on_bright } else { theme.faded };
    let text = Accelerated::parse(&button.text);
    brush.accelerated(&text, face.inset(8.0), Align::Centre, letters, ink);
}
