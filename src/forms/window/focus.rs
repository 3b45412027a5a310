//! Who has the keyboard within a form: the toolkit would give it to the first
//! widget whenever the one that has it goes.

use super::OpenForm;
use crate::app::view::{Id, Kind, Style};
use crate::forms::routing;
use fltk::app;
use fltk::prelude::*;

impl OpenForm {
    /// Before a widget with the keyboard goes, another gets it, lest the
    /// toolkit gives it to the first.
    pub(super) fn yield_focus(&mut self, gone: &[Id]) {
        let Some(focused) = self.focused.filter(|id| gone.contains(id)) else {
            return;
        };
        self.panel = self.panel.filter(|id| !gone.contains(id));
        let next_focus = routing::next_focus(&self.form, self.panel).filter(|&id| id != focused);
        match next_focus.and_then(|id| self.slots.get_mut(&id).map(|slot| (id, slot))) {
            Some((id, slot)) => {
                slot.take_focus();
                self.focused = Some(id);
            }
            None => self.focused = None,
        }
    }

    /// If nobody has the keyboard, or somebody who can no longer use it,
    /// another gets it.
    pub(super) fn mind_focus(&mut self) {
        let minded = self.focused.is_some_and(|id| self.can_focus(id));
        if !minded
            && self.window.shown()
            && let Some(id) = routing::next_focus(&self.form, self.panel)
        {
            self.give(id);
        }
    }

    pub(super) fn can_focus(&self, id: Id) -> bool {
        self.form.control(id).is_some_and(routing::focusable)
    }

    /// Gives the keyboard to a control.
    pub(in crate::forms) fn focus(&mut self, id: Id) {
        if !self.can_focus(id) {
            return;
        }
        self.focused(id);
        if let Some(slot) = self.slots.get_mut(&id) {
            slot.take_focus();
        }
    }

    /// Gives the keyboard to a control, as soon as it is in this window.
    pub(in crate::forms) fn give(&mut self, id: Id) {
        if self.active() {
            self.focus(id);
        } else if self.can_focus(id) {
            self.focused(id);
            self.wanted = Some(id);
        }
    }

    /// The keyboard has come into this window.
    pub(in crate::forms) fn activated(&mut self) {
        if let Some(id) = self.wanted.take() {
            self.focus(id);
        }
    }

    /// Gives the keyboard back to the control that had it.
    pub(in crate::forms) fn refocus(&mut self) {
        if let Some(slot) = self.focused.and_then(|id| self.slots.get_mut(&id)) {
            slot.take_focus();
        }
    }

    /// A control has got the keyboard.
    pub(in crate::forms) fn focused(&mut self, id: Id) {
        if self.held.is_some_and(|held| held != id) {
            self.let_go();
        }
        self.focused = Some(id);
        let panel = |kind: &Kind| matches!(kind, Kind::Button(b) if matches!(b.style, Style::Panel(_)));
        if self.form.control(id).is_some_and(|control| panel(&control.kind)) {
            self.panel = Some(id);
        }
    }

    /// The control that has the keyboard within this form.
    pub(in crate::forms) fn focus_id(&self) -> Option<Id> {
        self.focused
    }

    /// Whether the keyboard is in this window.
    pub(in crate::forms) fn active(&self) -> bool {
        let own = self.window.as_widget_ptr();
        app::focus().is_some_and(|focus| {
            focus.as_widget_ptr() == own || focus.top_window().is_some_and(|top| top.as_widget_ptr() == own)
        })
    }
}
