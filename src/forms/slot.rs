//! One control of an open form, as a widget.
//!
//! The toolkit finds out what is under the pointer and who has the keyboard.
//! A callback here draws, or leaves one signal, and does nothing else.

use super::draw::shape::{Brush, Frame};
use super::draw::{self, State};
use super::keys::{self, Stroke};
use super::pictures::Pictures;
use super::popup::Pointer;
use super::post::{Post, Signal};
use super::routing::{focusable, is_card};
use super::text_box;
use crate::app::Msg;
use crate::app::theme::Theme;
use crate::app::view::{Control, FormId, Kind, Rect};
use fltk::app;
use fltk::enums::Event;
use fltk::input::Input;
use fltk::prelude::*;
use fltk::widget::Widget;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// What all widgets of a form share.
pub(super) struct Shared {
    pub(super) form: FormId,
    pub(super) post: Post,
    pub(super) theme: &'static Theme,
    pub(super) pictures: Rc<Pictures>,
    /// Pixels of the screen in a logical pixel.
    pub(super) scale: Cell<f64>,
    /// Whether an open list takes all keys.
    pub(super) captured: Cell<bool>,
}

impl Shared {
    /// For a form without an open list.
    pub(super) fn new(form: FormId, post: &Post, theme: &'static Theme, pictures: &Rc<Pictures>) -> Shared {
        Shared {
            form,
            post: post.clone(),
            theme,
            pictures: pictures.clone(),
            scale: Cell::new(1.0),
            captured: Cell::new(false),
        }
    }

    pub(super) fn brush(&self) -> Brush {
        Brush { theme: self.theme, scale: self.scale.get() }
    }

    pub(super) fn send(&self, msg: Msg) {
        self.post.send(Signal::Msg(msg));
    }

    /// Leaves a key for the program; whether it is used up.
    pub(super) fn key(&self) -> bool {
        match keys::pressed() {
            Some(Stroke::Chord(chord)) if keys::zooms(chord) => false,
            Some(stroke) => {
                self.post.send(Signal::Key(self.form, stroke));
                true
            }
            None => false,
        }
    }
}

/// What a widget shows: its description, and its state under the pointer.
pub(super) struct Shown {
    pub(super) control: RefCell<Control>,
    pub(super) state: Cell<State>,
}

/// A control as a widget.
pub(super) struct Slot {
    widget: Widget,
    input: Option<Input>,
    shown: Rc<Shown>,
}

impl Slot {
    /// Makes the widget of a control. It belongs to no window yet.
    pub(super) fn new(control: &Control, shared: &Rc<Shared>) -> Slot {
        let shown = Rc::new(Shown { control: RefCell::new(control.clone()), state: Cell::default() });
        let (widget, input) = match &control.kind {
            Kind::Input { text } => {
                let input = text_box::text_box(control.place, text, &shown, shared);
                (input.as_base_widget(), Some(input))
            }
            _ => (drawn(control.place, &shown, shared), None),
        };
        Slot { widget, input, shown }
    }

    /// Whether this widget can show that control.
    pub(super) fn fits(&self, control: &Control) -> bool {
        self.input.is_some() == matches!(control.kind, Kind::Input { .. })
    }

    /// Shows what has changed; whether it has another place now.
    pub(super) fn show(&mut self, control: &Control) -> bool {
        let moved = self.shown.control.borrow().place != control.place;
        if *self.shown.control.borrow() != *control {
            self.shown.control.replace(control.clone());
            self.widget.redraw();
        }
        if moved {
            let Rect { x, y, w, h } = control.place;
            self.widget.resize(x, y, w, h);
        }
        if let (Some(input), Kind::Input { text }) = (&mut self.input, &control.kind) {
            // The program may have refused what was typed.
            if input.value() != *text {
                input.set_value(text_box::short(text));
            }
            if control.enabled {
                input.activate();
            } else {
                input.deactivate();
            }
        }
        moved
    }

    /// The widget, to be put into a window.
    pub(super) fn widget(&self) -> &Widget {
        &self.widget
    }

    /// Gives it the keyboard; all of a text is then selected.
    pub(super) fn take_focus(&mut self) {
        if let Some(input) = &mut self.input {
            let end = i32::try_from(input.value().len()).unwrap_or(i32::MAX);
            // Fails only for places outside of the text.
            let _ = input.set_position(end);
            let _ = input.set_mark(0);
        }
        // Fails only if the control cannot have it.
        let _ = self.widget.take_focus();
    }

    /// The caret and the other end of the selection, in bytes, if it has text.
    pub(super) fn caret(&self) -> Option<(usize, usize)> {
        let input = self.input.as_ref()?;
        Some((usize::try_from(input.mark()).ok()?, usize::try_from(input.position()).ok()?))
    }

    /// Moves the caret and the other end of the selection.
    pub(super) fn set_caret(&mut self, mark: usize, position: usize) {
        if let Some(input) = &mut self.input {
            let byte = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
            let _ = input.set_position(byte(position));
            let _ = input.set_mark(byte(mark));
        }
    }

    /// Shows whether its list is open, or which of its menus.
    pub(super) fn set_open(&mut self, open: Option<usize>) {
        self.change(|state| State { open, ..state });
    }

    /// Forgets the pointer, which something else now covers.
    pub(super) fn leave(&mut self) {
        self.change(|state| State { pointer: None, pressed: false, ..state });
    }

    fn change(&mut self, how: impl FnOnce(State) -> State) {
        let state = how(self.shown.state.get());
        if self.shown.state.replace(state) != state {
            self.widget.redraw();
        }
    }

    /// Removes the widget from its window.
    pub(super) fn delete(self) {
        Widget::delete(self.widget);
    }
}

fn drawn(Rect { x, y, w, h }: Rect, shown: &Rc<Shown>, shared: &Rc<Shared>) -> Widget {
    let mut widget = Widget::new(x, y, w, h, None);
    let (look, common) = (shown.clone(), shared.clone());
    widget.draw(move |widget| {
        let state = State { focus: widget.has_focus(), ..look.state.get() };
        draw::control(common.brush(), &common.pictures, &look.control.borrow(), state);
    });
    let (shown, shared) = (shown.clone(), shared.clone());
    widget.handle(move |widget, event| handle(widget, event, &shown, &shared));
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
        Event::Enter | Event::Move => state.pointer = Some(x),
        Event::Leave => (state.pointer, state.pressed) = (None, false),
        Event::Push if app::event_mouse_button() == app::MouseButton::Left => {
            if focusable(&control) {
                let _ = widget.take_focus();
            }
            // The second press of a double click meant what was there before.
            let twice = is_card(&control) && app::event_clicks();
            state.pressed = pressable && control.enabled && !twice;
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
        Event::Unfocus => state.pressed = false,
        Event::KeyDown => return shared.key(),
        _ => return false,
    }
    shown.state.set(state);
    if state != before || matches!(event, Event::Focus | Event::Unfocus) {
        widget.redraw();
    }
    true
}
