//! What the pointer and the keyboard do to a board.

use super::{Shared, Shown};
use crate::app::Msg;
use crate::app::view::{Control, Id, Kind, Pan};
use crate::forms::draw::State;
use crate::forms::post::Signal;
use crate::forms::routing::focusable;
use crate::scene::Point;
use fltk::app;
use fltk::enums::{Event, Shortcut};
use fltk::prelude::*;
use fltk::widget::Widget;

/// How far the pointer goes before a press is a drag.
const SLACK: f64 = 5.0;

/// What an event does to a board; whether it is used up.
pub(super) fn handle(widget: &mut Widget, event: Event, shown: &Shown, shared: &Shared) -> bool {
    let control = shown.control.borrow();
    let Kind::Board(canvas) = &control.kind else {
        return false;
    };
    let (x, y) = (f64::from(app::event_x()), f64::from(app::event_y()));
    let spot_at = |(x, y): (f64, f64)| canvas.spot_at(control.place, x, y);
    if control.id == Id::Map {
        return look(event, canvas.point(control.place, x, y), &control, shared);
    }
    let before = shown.state.get();
    let mut state = before;
    let pan = |pan| shared.send(Msg::Pan(shared.form, control.id, pan));
    match event {
        Event::Enter | Event::Move => state.pointer = Some((x, y)),
        Event::Leave => (state.pointer, state.pressed, state.grip) = (None, false, None),
        Event::Push if app::event_mouse_button() == app::MouseButton::Left && control.enabled => {
            if focusable(&control) {
                let _ = widget.take_focus();
            }
            // The second press of a double click meant what was there before: perhaps
            // the first one has ended the game.
            (state.pressed, state.grip) = (!app::event_clicks(), Some((x, y)));
        }
        Event::Push => return false,
        Event::Drag => {
            let (from_x, from_y) = state.grip.unwrap_or((x, y));
            let (dx, dy) = (x - from_x, y - from_y);
            if canvas.lens.is_some() && (!state.pressed || dx.hypot(dy) > SLACK) {
                (state.pressed, state.grip) = (false, Some((x, y)));
                pan(Pan::Drag(dx, dy));
            }
            state.pointer = Some((x, y));
        }
        Event::Released => {
            let clicked = spot_at((x, y)).filter(|_| state.pressed);
            let begun = state.grip.and_then(spot_at);
            (state.pressed, state.grip) = (false, None);
            if let Some(spot) = clicked.filter(|_| clicked == begun) {
                shared.send(Msg::Spot(shared.form, control.id, spot));
            }
        }
        Event::MouseWheel if control.enabled => {
            let notches = app::event_dy_value();
            let ctrl = app::event_state().contains(Shortcut::Ctrl);
            pan(if ctrl { Pan::Zoom(notches, x, y) } else { Pan::Wheel(notches) });
        }
        Event::Focus if focusable(&control) => shared.post.send(Signal::Focused(shared.form, control.id)),
        Event::Focus => return false,
        Event::Unfocus => (state.pressed, state.grip) = (false, None),
        Event::KeyDown => return shared.key(),
        _ => return false,
    }
    let lit = |state: State| state.pointer.and_then(spot_at);
    shown.settle(widget, event, state, lit(state) != lit(before));
    true
}

/// Pressing the small map, or dragging over it, brings that point to the middle.
fn look(event: Event, point: Point, map: &Control, shared: &Shared) -> bool {
    match event {
        Event::Push | Event::Drag if app::event_mouse_button() == app::MouseButton::Left => {
            shared.send(Msg::Pan(shared.form, map.id, Pan::Look(point)));
        }
        Event::Push | Event::Released | Event::Enter | Event::Move => {}
        _ => return false,
    }
    true
}
