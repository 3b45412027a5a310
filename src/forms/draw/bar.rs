//! The menu bar.

use super::State;
use super::shape::{Brush, Frame};
use super::text::{Accelerated, Face};
use crate::app::view::{Align, Menu};

/// Space on both sides of a title.
const PAD: f64 = 10.0;
/// Where the first title begins.
const START: f64 = 8.0;

/// Where the titles of a menu bar stand; in a form that is read from the right,
/// the first is the rightmost.
pub(in crate::forms) fn titles(menus: &[Menu], frame: Frame, mirrored: bool) -> Vec<Frame> {
    let mut used = START;
    let title = |menu: &Menu| {
        let w = Face::PLAIN.width(&Accelerated::parse(&menu.text).text).ceil() + 2.0 * PAD;
        let x = if mirrored { frame.x + frame.w - used - w } else { frame.x + used };
        used += w;
        Frame { x, w, ..frame }
    };
    menus.iter().map(title).collect()
}

/// The menu whose title is at this x.
pub(in crate::forms) fn title_at(menus: &[Menu], frame: Frame, mirrored: bool, x: f64) -> Option<usize> {
    titles(menus, frame, mirrored).iter().position(|t| (t.x..t.x + t.w).contains(&x))
}

/// A menu bar.
pub(super) fn bar(brush: Brush, menus: &[Menu], frame: Frame, state: State) {
    let theme = brush.theme;
    brush.fill(frame, 0.0, theme.strip);
    let hair = brush.hair(1.0);
    brush.fill(Frame { y: frame.y + frame.h - hair, h: hair, ..frame }, 0.0, theme.lines);
    for (n, (menu, place)) in menus.iter().zip(titles(menus, frame, brush.mirrored)).enumerate() {
        let under = state.pointer.is_some_and(|(x, _)| (place.x..place.x + place.w).contains(&x));
        let ground = match (state.open, under) {
            (Some(open), _) if open == n => Some(theme.selected),
            (None, true) => Some(theme.hover),
            _ => None,
        };
        if let Some(ground) = ground {
            brush.fill(place.inset(3.0).inset_sides(-2.0), 3.0, ground);
        }
        let ink = if state.open == Some(n) { theme.on_selected } else { theme.ink };
        let text = Accelerated::parse(&menu.text);
        brush.accelerated(&text, brush.within(place, PAD, 0.0).shorter(hair), Align::Start, Face::PLAIN, ink);
    }
}
