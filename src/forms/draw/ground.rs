//! What forms and groups of controls lie on.

use super::edge::Depth;
use super::shape::{Brush, Frame};
use crate::app::theme::Card;
use crate::app::view::{Area, Ground, Size};

/// Side of a square of the paper.
const SQUARE: i32 = 24;

/// The ground of a whole form.
pub(in crate::forms) fn ground(brush: Brush, ground: Ground, size: Size) {
    let theme = brush.theme;
    let all = Frame { x: 0.0, y: 0.0, w: f64::from(size.w), h: f64::from(size.h) };
    match ground {
        Ground::Face => brush.fill(all, 0.0, theme.face),
        Ground::Paper { margin } => {
            brush.fill(all, 0.0, theme.paper);
            let hair = brush.hair(1.0);
            // The margin is a line of the squares.
            for x in (margin % SQUARE..size.w).step_by(SQUARE as usize) {
                brush.fill(Frame { x: f64::from(x), w: hair, ..all }, 0.0, theme.squares);
            }
            for y in (SQUARE / 2..size.h).step_by(SQUARE as usize) {
                brush.fill(Frame { y: f64::from(y), h: hair, ..all }, 0.0, theme.squares);
            }
            let line = Frame { x: f64::from(margin), w: brush.hair(1.5), ..all };
            brush.fill(line, 0.0, theme.margin);
        }
    }
}

/// A plain area.
pub(super) fn area(brush: Brush, area: Area, frame: Frame) {
    let card = brush.theme.area(area);
    match area {
        Area::Face => edged(brush, frame, card),
        Area::Strip => edged(brush, frame, card),
        Area::Sheet => brush.solid(frame, 6.0, 1.0, card, Depth::Sunken),
        Area::Card => brush.card(frame, 5.0, 1.0, card),
        Area::FirstCard | Area::SecondCard | Area::TurnCard => brush.card(frame, 5.0, 2.0, card),
    }
}

/// A strip from side to side, with a line above it.
fn edged(brush: Brush, frame: Frame, card: Card) {
    brush.fill(frame, 0.0, card.ground);
    brush.fill(Frame { h: brush.hair(1.0), ..frame }, 0.0, card.edge);
}
