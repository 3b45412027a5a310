//! Open lists and menus.

use super::edge::Depth;
use super::shadow::shadow;
use super::shape::{Brush, Frame};
use super::text::Face;
use crate::app::view::Align;
use crate::forms::pictures::Pictures;
use crate::forms::popup::{Owner, Popup, Row};

/// Space before the text of a menu, where a check mark may stand.
const MARK: f64 = 28.0;
/// Space before the text of a combo box, as in the closed one.
const TEXT: f64 = 9.0;
/// Space between text and keys.
const KEYS: f64 = 32.0;

/// How wide a list has to be.
pub(in crate::forms) fn width(owner: Owner, rows: &[Row]) -> f64 {
    let before = before(owner);
    let width = |row: &Row| {
        let keys = if row.keys.is_empty() { 0.0 } else { KEYS + Face::PLAIN.width(&row.keys) };
        before + Face::PLAIN.width(&row.text.text) + keys + TEXT
    };
    rows.iter().map(width).fold(0.0, f64::max).ceil() + 8.0
}

fn before(owner: Owner) -> f64 {
    match owner {
        Owner::Menu(..) => MARK,
        // A row lies a little within its list.
        Owner::Choice(_) => TEXT - 4.0,
    }
}

/// An open list.
pub(in crate::forms) fn list(brush: Brush, pictures: &Pictures, popup: &Popup) {
    let theme = brush.theme;
    shadow(brush, pictures, popup.frame, 3.0);
    brush.solid(popup.frame, 3.0, 1.0, theme.list, Depth::Raised);
    for (n, place) in popup.visible() {
        row(brush, popup, &popup.rows[n], place, popup.current == Some(n));
    }
}

fn row(brush: Brush, popup: &Popup, row: &Row, place: Frame, current: bool) {
    let theme = brush.theme;
    if current {
        let ground = if row.enabled { theme.selected } else { theme.face.mix(theme.list.ground, 0.6) };
        brush.fill(place, 3.0, ground);
    }
    let (ink, keys) = match (row.enabled, current) {
        (false, _) => (theme.faded, theme.faded),
        (true, true) => (theme.on_selected, theme.quiet_selected),
        (true, false) => (theme.ink, theme.quiet),
    };
    let text = brush.within(place, before(popup.owner), TEXT);
    brush.accelerated(&row.text, text, Align::Start, Face::PLAIN, ink);
    brush.line_at_end(&row.keys, text, Face::PLAIN, keys);
    if row.on == Some(true) {
        let (x, y) = (brush.at_start(place, 8.0, 9.0), place.y + place.h / 2.0);
        brush.stroke(&[(x, y), (x + 3.2, y + 3.4), (x + 8.8, y - 3.6)], 2, ink);
    }
    if row.line_below {
        let line = Frame { y: place.y + place.h + 4.0, h: brush.hair(1.0), ..place };
        brush.fill(line, 0.0, theme.lines);
    }
}
