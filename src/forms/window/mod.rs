//! One open form: its window, its widgets, and the list that may lie over them.

mod bounds;
mod events;
mod focus;
mod keys;
mod lists;
mod place;
mod popup_overlay;

pub(super) use bounds::least;
pub(super) use place::Wanted;

use super::pictures;
use super::routing;
use super::slot::{Shared, Slot, Tools};
use super::table::Touch;
use crate::app::Msg;
use crate::app::theme::Theme;
use crate::app::view::{Form, Ground, Id, Rect, Size};
use bounds::limits;
use fltk::app;
use fltk::group::Group;
use fltk::prelude::*;
use fltk::window::Window;
use popup_overlay::PopupOverlay;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A form that is on the screen.
pub(super) struct OpenForm {
    form: Form,
    window: Window,
    shared: Rc<Shared>,
    ground: Rc<Cell<Ground>>,
    slots: BTreeMap<Id, Slot>,
    /// The control that has, or had when another form came to the top, the
    /// keyboard.
    focused: Option<Id>,
    /// The control that gets it when this form comes to the top.
    wanted: Option<Id>,
    /// The panel that had it last.
    panel: Option<Id>,
    overlay: Option<PopupOverlay>,
    /// The control that the space bar holds down.
    held: Option<Id>,
    /// The control on which the pointer went down while the list that lay over
    /// it was closing.
    met: Option<Id>,
    /// Where it is known to stand: where it was opened, or stood before if it
    /// was opened elsewhere.
    remembered: Rect,
}

impl OpenForm {
    /// Opens a form.
    pub(super) fn open(form: Form, wanted: Wanted, tools: &Tools, theme: &'static Theme) -> OpenForm {
        let opened = place::of(&form, wanted, &place::screens());
        let Rect { x, y, w, h } = opened;
        let mut window = Window::new(x, y, w, h, None);
        window.end();
        Group::set_current(None::<&Group>);
        window.set_xclass("piskvorky");
        window.set_label(&form.title);
        window.set_icon(pictures::icon());
        let shared = Rc::new(Shared::new(&form, tools, theme));
        let ground = Rc::new(Cell::new(form.ground));
        events::attach(&mut window, &shared, &ground);
        let empty = Form { controls: Vec::new(), ..form.clone() };
        let mut open = OpenForm {
            form: empty,
            window,
            shared,
            ground,
            slots: BTreeMap::new(),
            focused: None,
            wanted: None,
            panel: None,
            overlay: None,
            held: None,
            met: None,
            remembered: wanted.before.filter(|_| wanted.follows).unwrap_or(opened),
        };
        open.size_range(&form);
        // What is not modal stays an ordinary window: the toolkit's opposite of
        // modal is a tool window that floats above the others.
        if form.modal {
            open.window.make_modal(true);
        }
        open.show(form);
        open.window.show();
        let first = open
            .form
            .focus
            .filter(|&id| open.can_focus(id))
            .or_else(|| routing::next_focus(&open.form, None));
        if let Some(id) = first {
            open.focus(id);
        }
        if open.form.resizable {
            // The size may not be what the description was made for.
            open.shared.send(Msg::Resize(open.form.id, Size { w, h }));
        }
        open
    }

    /// Puts on the colours of a theme.
    pub(super) fn apply_theme(&mut self, theme: &'static Theme) {
        self.shared.theme.set(theme);
        self.slots.values_mut().for_each(|slot| slot.apply_theme(theme));
        self.window.redraw();
    }

    /// Shows what has changed in the description.
    pub(super) fn show(&mut self, form: Form) {
        if form == self.form {
            return;
        }
        if form.title != self.form.title {
            self.window.set_label(&form.title);
        }
        if limits(&form) != limits(&self.form) {
            self.size_range(&form);
        }
        if form.size != self.form.size && !form.resizable {
            self.window.set_size(form.size.w, form.size.h);
        }
        let turned = self.shared.mirrored.replace(form.mirrored) != form.mirrored;
        let stirred = self.ground.replace(form.ground) != form.ground || turned;
        self.form = form;
        let (changed, moved) = (self.update_slots(), self.show_slots());
        if changed {
            self.covered();
        }
        if stirred || changed || moved {
            self.window.redraw();
        }
        self.mind_focus();
        self.refresh_list();
    }

    /// Makes and removes widgets, and brings them into the order of the
    /// description; whether anything had to be done.
    fn update_slots(&mut self) -> bool {
        let fits = |id: &Id, slot: &Slot| self.form.control(*id).is_some_and(|control| slot.fits(control));
        let gone: Vec<Id> =
            self.slots.iter().filter(|(id, slot)| !fits(id, slot)).map(|(id, _)| *id).collect();
        let mut changed = !gone.is_empty();
        self.yield_focus(&gone);
        for slot in gone.iter().filter_map(|id| self.slots.remove(id)) {
            slot.delete();
        }
        for (n, control) in (0..).zip(&self.form.controls) {
            let slot = self.slots.entry(control.id).or_insert_with(|| Slot::new(control, &self.shared));
            let in_place = self.window.child(n).is_some_and(|child| child.is_same(slot.widget()));
            if !in_place {
                self.window.insert(slot.widget(), n);
                changed = true;
            }
        }
        changed
    }

    fn show_slots(&mut self) -> bool {
        let mut moved = false;
        for control in &self.form.controls {
            if let Some(slot) = self.slots.get_mut(&control.id) {
                moved |= slot.show(control);
            }
        }
        moved
    }

    /// Something new may lie over what is under the pointer. What it does not
    /// lie over stays pressed.
    fn covered(&mut self) {
        for (id, slot) in &mut self.slots {
            let free = |(x, y)| routing::met(&self.form, x, y).is_some_and(|met| met.id == *id);
            if !slot.pointer().is_some_and(free) {
                slot.leave();
            }
        }
    }

    /// Raises the window above the others.
    pub(super) fn raise(&mut self) {
        self.window.show();
        self.refocus();
    }

    /// Closes the window for good: a hidden one would keep its memory.
    pub(super) fn close(mut self) {
        self.close_list();
        Window::delete(self.window);
    }

    /// A button of the mouse went down here; `left`: the one that presses. What
    /// lies over the whole form hears of it, unless something else does.
    pub(super) fn clicked(&self, x: f64, y: f64, left: bool) -> Option<Msg> {
        if self.overlay.is_some() {
            return None;
        }
        routing::stray(&self.form, x, y, left)
    }

    /// What the pointer did to a list.
    pub(super) fn touched(&mut self, id: Id, touch: Touch) -> Vec<Msg> {
        let wanted = self.slots.get(&id).and_then(Slot::take_wanted);
        let Some(control) = self.form.control(id).filter(|control| control.enabled) else {
            return Vec::new();
        };
        match (routing::table(&self.form, control), touch) {
            (None, _) => Vec::new(),
            (Some(_), Touch::Title(title)) => vec![Msg::Sort(self.form.id, id, title)],
            (Some(table), touch) => routing::wished(&self.form, id, table.touched(touch, wanted)),
        }
    }

    /// The program has heard of a change of a text.
    pub(super) fn told(&self, id: Id) {
        if let Some(slot) = self.slots.get(&id) {
            slot.told();
        }
    }

    /// Asks for the text of the clipboard: it comes as an event of the window,
    /// empty if there is none. What is there is not asked first, since the
    /// toolkit does not know its own text and loses events while it asks.
    pub(super) fn paste(&self) {
        app::paste_text(&self.window);
    }

    /// The form as it was last shown.
    pub(super) fn form(&self) -> &Form {
        &self.form
    }

    /// The caret of a text box and the other end of its selection, in bytes.
    pub(super) fn caret(&self, id: Id) -> Option<(usize, usize)> {
        self.slots.get(&id)?.caret()
    }

    /// Moves them.
    pub(super) fn set_caret(&mut self, id: Id, mark: usize, position: usize) {
        if let Some(slot) = self.slots.get_mut(&id) {
            slot.set_caret(mark, position);
        }
    }
}
