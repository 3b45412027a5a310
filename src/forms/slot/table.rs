//! What the pointer and the keyboard do to a list.

use super::{Shared, Shown};
use crate::app::view::{Control, Kind};
use crate::forms::draw::State;
use crate::forms::draw::shape::Frame;
use crate::forms::post::Signal;
use crate::forms::routing::focusable;
use crate::forms::table::{Held, Spot, Table, Touch};
use fltk::app;
use fltk::enums::Event;
use fltk::prelude::*;
use fltk::widget::Widget;

/// What an event does to a list; whether it is used up.
pub(super) fn handle(widget: &mut Widget, event: Event, shown: &Shown, shared: &Shared) -> bool {
    let control = shown.control.borrow();
    let Kind::List(list) = &control.kind else {
        return false;
    };
    let table = Table::new(list, Frame::from(control.place), shared.mirrored.get());
    let (x, y) = (f64::from(app::event_x()), f64::from(app::event_y()));
    let before = shown.state.get();
    let mut state = before;
    let touch = |touch| shared.post.send(Signal::Touched(shared.form, control.id, touch));
    match event {
        Event::Enter | Event::Move => state.pointer = Some((x, y)),
        Event::Leave => (state.pointer, state.pressed, state.held) = (None, false, None),
        Event::Push if app::event_mouse_button() == app::MouseButton::Left && control.enabled => {
            if focusable(&control) {
                let _ = widget.take_focus();
            }
            match table.at(x, y) {
                Some(Spot::Line(line)) if app::event_clicks() => touch(Touch::Open(line)),
                Some(Spot::Line(line)) => touch(Touch::Line(line)),
                Some(Spot::Track { below }) => touch(Touch::Page { down: below }),
                Some(Spot::Title(title)) => (state.held, state.pressed) = (Some(Held::Title(title)), true),
                Some(Spot::Thumb(below)) => state.held = Some(Held::Thumb(below)),
                None => {}
            }
        }
        Event::Push => return false,
        Event::Drag => drag(&control, &table, shown, shared, &mut state, (x, y)),
        Event::Released => {
            if let (Some(Held::Title(title)), true) = (state.held, state.pressed) {
                touch(Touch::Title(title));
            }
            (state.held, state.pressed) = (None, false);
        }
        Event::MouseWheel if control.enabled => touch(Touch::Wheel(app::event_dy_value())),
        Event::Focus if focusable(&control) => shared.post.send(Signal::Focused(shared.form, control.id)),
        Event::Unfocus => (state.held, state.pressed) = (None, false),
        Event::KeyDown => return shared.key(),
        _ => return false,
    }
    shown.settle(widget, event, state, state != before);
    true
}

/// A title stays pressed while the pointer is on it; a thumb asks for lines.
fn drag(
    control: &Control,
    table: &Table,
    shown: &Shown,
    shared: &Shared,
    state: &mut State,
    (x, y): (f64, f64),
) {
    state.pointer = Some((x, y));
    match state.held {
        Some(Held::Title(title)) => state.pressed = table.at(x, y) == Some(Spot::Title(title)),
        Some(Held::Thumb(below)) => {
            // However fast the pointer goes, one letter at a time is under way.
            let under_way = shown.wanted.replace(Some(table.first_at(y - below)));
            if under_way.is_none() {
                shared.post.send(Signal::Touched(shared.form, control.id, Touch::Thumb));
            }
        }
        None => {}
    }
}
