//! A control that is drawn here, and what the pointer and the keyboard do to it.

use super::{Shared, Shown, board, table, whole};
use crate::app::Msg;
use crate::app::view::{Kind, Rect};
use crate::forms::draw::shape::Frame;
use crate::forms::draw::{self, State};
use crate::forms::popup::Pointer;
use crate::forms::post::Signal;
use crate::forms::routing::{focusable, is_card};
use fltk::app;
use fltk::enums::Event;
use fltk::prelude::*;
use fltk::widget::Widget;
use std::rc::Rc;

/// The widget of such a control.
pub(super) fn drawn(Rect { x, y, w, h }: Rect, shown: &Rc<Shown>, shared: &Rc<Shared>) -> Widget {
    let mut widget = Widget::new(x, y, w, h, None);
    let (look, common) = (shown.clone(), shared.clone());
    widget.draw(move |widget| {
        let state = State { focus: widget.has_focus(), ..look.state.get() };
        whole::noting(&look, || {
            draw::control(common.brush(), &common.pictures, &look.control.borrow(), state);
        });
    });
    let (shown, shared) = (shown.clone(), shared.clone());
    widget.handle(move |widget, event| {
        let what = match shown.control.borrow().kind {
            Kind::List(_) => table::handle,
            Kind::Board(_) => board::handle,
            _ => handle,
        };
        let whole = whole::pointed(widget, event, &shown);
        what(widget, event, &shown, &shared) || whole
    });
    widget
}

/// What the pointer and the keyboard do to a drawn control.
fn handle(widget: &mut Widget, event: Event, shown: &Shown, shared: &Shared) -> bool {
    let control = shown.control.borrow();
    let lists = matches!(control.kind, Kind::Choice { .. } | Kind::MenuBar(_));
    let pressable = matches!(control.kind, Kind::Button(_) | Kind::Radio { .. } | Kind::Check { .. });
    if !lists && !pressable {
        return false;
    }
    let (x, y) = (f64::from(app::event_x()), f64::from(app::event_y()));
    let inside = Frame::from(control.place).contains(x, y);
    let before = shown.state.get();
    let mut state = before;
    let point = |pointer| shared.post.send(Signal::Pointer(shared.form, pointer));
    match event {
        Event::Enter | Event::Move => state.pointer = Some((x, y)),
        Event::Leave => (state.pointer, state.pressed) = (None, false),
        Event::Push if app::event_mouse_button() == app::MouseButton::Left => {
            if focusable(&control) {
                let _ = widget.take_focus();
            }
            // The second press of a double click meant what was there before.
            let twice = is_card(&control) && app::event_clicks();
            state.pressed = pressable && control.enabled && !twice;
            // The toolkit may not have told yet that the pointer has come.
            state.pointer = Some((x, y));
            if lists && control.enabled {
                shared.post.send(Signal::Pushed(shared.form, control.id, x));
            }
        }
        Event::Push => return false,
        Event::Drag if lists => point(Pointer::Move(x, y)),
        Event::Released if lists => point(Pointer::Release(x, y)),
        Event::Drag => state.pressed = control.enabled && inside,
        Event::Released => {
            if std::mem::take(&mut state.pressed) && inside && control.enabled {
                shared.send(Msg::Press(shared.form, control.id));
            }
        }
        Event::Focus if focusable(&control) => shared.post.send(Signal::Focused(shared.form, control.id)),
        Event::Focus => return false,
        Event::Unfocus => {}
        Event::KeyDown => return shared.key(),
        _ => return false,
    }
    shown.settle(widget, event, state, state != before);
    true
}
