//! What keys do in a form, and what the space bar holds down.

use super::OpenForm;
use crate::app::Msg;
use crate::app::view::Id;
use crate::forms::keys::{KeyRepeat, Stroke};
use crate::forms::popup::Owner;
use crate::forms::routing::{self, Step};

impl OpenForm {
    /// What a key comes to. One that is still held from before a card came up
    /// means nothing to the card.
    pub(in crate::forms) fn key(&mut self, stroke: Stroke, repeat: KeyRepeat) -> Vec<Msg> {
        if repeat == KeyRepeat::Again && routing::is_covered(&self.form) {
            return Vec::new();
        }
        // A shortcut works while a list is open, which it closes.
        if matches!(stroke, Stroke::Chord(chord) if chord.ctrl) {
            self.close_list();
        }
        if let Some(shield) = &mut self.overlay {
            let outcome = shield.change(|popup| popup.key(stroke));
            return self.outcome(outcome).into_iter().collect();
        }
        match routing::route(&self.form, self.focused, self.panel, stroke) {
            Step::Tell(msgs) => return msgs,
            Step::Focus(id) => self.focus(id),
            Step::Open(id) => self.drop_list(Owner::Choice(id)),
            Step::Menu(bar, menu) => self.drop_menu(bar, menu),
            Step::Hold(id) => self.hold(id),
            Step::Nothing => {}
        }
        Vec::new()
    }

    /// The space bar holds a control down.
    fn hold(&mut self, id: Id) {
        if let Some(slot) = self.slots.get_mut(&id) {
            slot.press(true);
            self.held = Some(id);
        }
    }

    /// The control that the space bar held down comes up; which.
    pub(in crate::forms) fn let_go(&mut self) -> Option<Id> {
        let id = self.held.take()?;
        self.slots.get_mut(&id)?.press(false);
        Some(id)
    }

    /// The space bar was let go: what it held down is pressed.
    pub(in crate::forms) fn released(&mut self) -> Option<Msg> {
        let id = self.let_go()?;
        let usable = self.form.control(id).is_some_and(|control| control.enabled);
        (usable && !routing::is_covered(&self.form)).then_some(Msg::Press(self.form.id, id))
    }
}
