//! One control of an open form, as a widget.
//!
//! The toolkit finds out what is under the pointer and who has the keyboard.
//! A callback here draws, or leaves one signal, and does nothing else.

mod board;
mod drawn;
mod table;
mod text_box;
mod whole;

pub(super) use whole::apply_theme as dress_tooltips;

use super::draw::State;
use super::draw::shape::Brush;
use super::keys::{self, Keyboard, Stroke};
use super::pictures::Pictures;
use super::post::{Post, Signal};
use crate::app::Msg;
use crate::app::theme::Theme;
use crate::app::view::{Control, Form, FormId, Kind, Rect};
use fltk::enums::Event;
use fltk::input::Input;
use fltk::prelude::*;
use fltk::widget::Widget;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// What all forms share.
pub(super) struct Tools {
    pub(super) post: Post,
    pub(super) pictures: Rc<Pictures>,
    pub(super) keyboard: Rc<Keyboard>,
}

/// What all widgets of a form share.
pub(super) struct Shared {
    pub(super) form: FormId,
    pub(super) post: Post,
    pub(super) theme: Cell<&'static Theme>,
    pub(super) pictures: Rc<Pictures>,
    pub(super) keyboard: Rc<Keyboard>,
    /// Pixels of the screen in a logical pixel.
    pub(super) scale: Cell<f64>,
    /// Whether the form is read from the right to the left.
    pub(super) mirrored: Cell<bool>,
    /// Whether an open list takes all keys.
    pub(super) captured: Cell<bool>,
}

impl Shared {
    /// For a form without an open list.
    pub(super) fn new(form: &Form, tools: &Tools, theme: &'static Theme) -> Shared {
        Shared {
            form: form.id,
            post: tools.post.clone(),
            theme: Cell::new(theme),
            pictures: tools.pictures.clone(),
            keyboard: tools.keyboard.clone(),
            scale: Cell::new(1.0),
            mirrored: Cell::new(form.mirrored),
            captured: Cell::new(false),
        }
    }

    pub(super) fn brush(&self) -> Brush {
        Brush { theme: self.theme.get(), scale: self.scale.get(), mirrored: self.mirrored.get() }
    }

    pub(super) fn send(&self, msg: Msg) {
        self.post.send(Signal::Msg(msg));
    }

    /// Leaves a key for the program; whether it is used up.
    pub(super) fn key(&self) -> bool {
        match self.keyboard.pressed() {
            Some(Stroke::Chord(chord)) if keys::zooms(chord) => false,
            Some(stroke) => {
                self.post.send(Signal::Key(self.form, stroke, self.keyboard.repeat()));
                true
            }
            None => false,
        }
    }
}

/// What a widget shows: its description, and its state under the pointer.
struct Shown {
    control: RefCell<Control>,
    state: Cell<State>,
    /// Where a dragged thumb asks a list to begin, until the list has heard of
    /// it.
    wanted: Cell<Option<usize>>,
    /// What did not fit when it was drawn.
    cut: RefCell<String>,
    /// How many changes of a text the program has not heard of yet.
    untold: Cell<u32>,
}

impl Shown {
    /// Takes this state after an event, and draws the control anew if what is seen of
    /// its state has `changed`, or if the keyboard has come or gone.
    fn settle(&self, widget: &mut Widget, event: Event, state: State, changed: bool) {
        self.state.set(state);
        if changed || matches!(event, Event::Focus | Event::Unfocus) {
            widget.redraw();
        }
    }
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
        let shown = Rc::new(Shown {
            control: RefCell::new(control.clone()),
            state: Cell::default(),
            wanted: Cell::default(),
            cut: RefCell::default(),
            untold: Cell::default(),
        });
        let (widget, input) = match &control.kind {
            Kind::Input { text } => {
                let input = text_box::text_box(control.place, text, &shown, shared);
                (input.as_base_widget(), Some(input))
            }
            _ => (drawn::drawn(control.place, &shown, shared), None),
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
            if self.shown.untold.get() == 0 {
                text_box::set_text(input, text);
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
            text_box::select_all(input);
        }
        // Fails only if the control cannot have it.
        let _ = self.widget.take_focus();
    }

    /// The program has heard of a change of the text.
    pub(super) fn told(&self) {
        self.shown.untold.update(|n| n.saturating_sub(1));
    }

    /// Where a dragged thumb asks the list to begin.
    pub(super) fn take_wanted(&self) -> Option<usize> {
        self.shown.wanted.take()
    }

    /// The caret and the other end of the selection, in bytes, if it has text.
    pub(super) fn caret(&self) -> Option<(usize, usize)> {
        let input = self.input.as_ref()?;
        Some((usize::try_from(input.mark()).ok()?, usize::try_from(input.position()).ok()?))
    }

    /// Moves the caret and the other end of the selection.
    pub(super) fn set_caret(&mut self, mark: usize, position: usize) {
        if let Some(input) = &mut self.input {
            text_box::select(input, mark, position);
        }
    }

    /// Shows whether its list is open, or which of its menus.
    pub(super) fn set_open(&mut self, open: Option<usize>) {
        self.change(|state| State { open, ..state });
    }

    /// Puts on the colours of the theme.
    pub(super) fn apply_theme(&mut self, theme: &Theme) {
        if let Some(input) = &mut self.input {
            text_box::apply_theme(input, theme);
        }
    }

    /// Where the pointer is on it.
    pub(super) fn pointer(&self) -> Option<(f64, f64)> {
        self.shown.state.get().pointer
    }

    /// Forgets the pointer, which something else now covers.
    pub(super) fn leave(&mut self) {
        self.change(|state| State { pointer: None, pressed: false, held: None, grip: None, ..state });
    }

    /// Shows that the space bar holds it down, or no longer does.
    pub(super) fn press(&mut self, pressed: bool) {
        self.change(|state| State { pressed, ..state });
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
