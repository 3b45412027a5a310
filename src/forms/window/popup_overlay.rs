//! What lies over a whole form while a list is open: it shows the list and
//! catches the pointer.

use crate::forms::draw;
use crate::forms::popup::{Outcome, Owner, Pointer, Popup};
use crate::forms::post::Signal;
use crate::forms::slot::Shared;
use fltk::app;
use fltk::enums::Event;
use fltk::prelude::*;
use fltk::widget::Widget;
use fltk::window::Window;
use std::cell::RefCell;
use std::rc::Rc;

/// The widget above all others, and its list.
pub(super) struct PopupOverlay {
    widget: Widget,
    popup: Rc<RefCell<Popup>>,
}

impl PopupOverlay {
    /// Opens a list over a window.
    pub(super) fn new(popup: Popup, window: &mut Window, shared: &Rc<Shared>) -> PopupOverlay {
        let popup = Rc::new(RefCell::new(popup));
        let mut widget = Widget::new(0, 0, window.w(), window.h(), None);
        let (look, common) = (popup.clone(), shared.clone());
        widget.draw(move |_| draw::list(common.brush(), &common.pictures, &look.borrow()));
        let shared = shared.clone();
        widget.handle(move |_, event| handle(event, &shared));
        window.add(&widget);
        widget.redraw();
        PopupOverlay { widget, popup }
    }

    /// What the list dropped from.
    pub(super) fn owner(&self) -> Owner {
        self.popup.borrow().owner
    }

    /// Lets something happen to the list, and shows it.
    pub(super) fn change(&mut self, how: impl FnOnce(&mut Popup) -> Outcome) -> Outcome {
        let outcome = how(&mut self.popup.borrow_mut());
        if outcome == Outcome::Changed {
            self.widget.redraw();
        }
        outcome
    }

    /// The list as it is.
    pub(super) fn popup(&self) -> std::cell::Ref<'_, Popup> {
        self.popup.borrow()
    }

    /// Closes the list.
    pub(super) fn delete(mut self) {
        self.widget.redraw();
        Widget::delete(self.widget);
    }
}

fn handle(event: Event, shared: &Shared) -> bool {
    let (x, y) = (f64::from(app::event_x()), f64::from(app::event_y()));
    let pointer = match event {
        Event::Move | Event::Drag => Pointer::Move(x, y),
        // The second press of a double click meant what was there before.
        Event::Push if app::event_clicks() => return true,
        Event::Push => Pointer::Push(x, y),
        Event::Released => Pointer::Release(x, y),
        Event::MouseWheel => Pointer::Wheel(app::event_dy_value()),
        Event::Enter | Event::Leave => return true,
        _ => return false,
    };
    shared.post.send(Signal::Pointer(shared.form, pointer));
    true
}
