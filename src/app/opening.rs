//! How dialogs open above the form that fills the program, and close again. One
//! message is shown at a time; the others wait.

use crate::app::early_end::EarlyEnd;
use crate::app::view::{FormId, Id};
use crate::app::{App, Dialog, Effect};
use crate::store::GameId;

/// A question to the player, and what happens if the answer is yes.
pub(super) struct Ask {
    pub(super) text: String,
    pub(super) yes: String,
    pub(super) no: String,
    pub(super) then: Then,
}

impl Ask {
    /// What Enter means where no button has the keyboard: a yes, unless it does harm.
    pub(super) fn default(&self) -> Id {
        if matches!(self.then, Then::End(_)) { Id::Cancel } else { Id::Ok }
    }
}

/// What a yes leads to.
#[derive(Clone)]
pub(super) enum Then {
    /// This player is removed.
    Remove(String),
    /// This game is taken up again.
    Resume(GameId),
    /// The game ends before its rules end it.
    End(EarlyEnd),
}

impl App {
    /// Says something in a message box; what is being said already is not said
    /// twice.
    pub(super) fn tell(&mut self, text: String) {
        let same = |dialog: &Dialog| matches!(dialog, Dialog::Message(other) if *other == text);
        if !self.dialogs.iter().chain(&self.waiting).any(same) {
            self.open(Dialog::Message(text));
        }
    }

    /// Opens a dialog, or brings the one that is open to the top. There is one
    /// message box, which stays above the others until it has its answer: what
    /// else there is to say waits for its turn.
    pub(super) fn open(&mut self, dialog: Dialog) {
        let message = self.dialogs.iter().position(|open| open.id() == FormId::Message);
        match message {
            Some(_) if dialog.id() == FormId::Message => self.waiting.push_back(dialog),
            _ => {
                self.dialogs.retain(|open| open.id() != dialog.id());
                self.dialogs.push(dialog);
            }
        }
        self.dialogs.sort_by_key(|open| open.id() == FormId::Message);
        self.opened = self.dialogs.last().map(Dialog::id);
    }

    /// Closes all dialogs but the message box, which waits for its answer.
    pub(super) fn close_dialogs(&mut self) {
        self.dialogs.retain(|open| open.id() == FormId::Message);
    }

    /// Closes a dialog; closing any other form ends the program.
    pub(super) fn close(&mut self, form: FormId) -> Vec<Effect> {
        match form {
            FormId::Login | FormId::Menu | FormId::Field | FormId::Table => return vec![Effect::Quit],
            FormId::Message => return self.answer_question(None),
            FormId::Programs => {
                self.dialogs.retain(|open| open.id() != form);
                return vec![Effect::EndTrial];
            }
            _ => self.dialogs.retain(|open| open.id() != form),
        }
        Vec::new()
    }

    /// The message box closes; if it was a question, it has its answer: `None` if
    /// the player would rather not say. Then the next message has its turn.
    pub(super) fn answer_question(&mut self, yes: Option<bool>) -> Vec<Effect> {
        let at = self.dialogs.iter().position(|dialog| dialog.id() == FormId::Message);
        let dialog = at.map(|at| self.dialogs.remove(at));
        if let Some(next) = self.waiting.pop_front() {
            self.open(next);
        }
        let Some(Dialog::Ask(Ask { then, .. })) = dialog else { return Vec::new() };
        match (then, yes) {
            (Then::Remove(name), Some(true)) => self.login.remove(&name, &mut self.memory.store),
            (Then::Resume(id), Some(true)) => return self.resume(id),
            (Then::End(end), Some(true)) => return self.end_early(end),
            (Then::Resume(id), Some(false)) => self.memory.store.leave(id),
            // The unfinished game will be offered again.
            (Then::Resume(_), None) | (Then::Remove(_) | Then::End(_), _) => {}
        }
        Vec::new()
    }
}

impl Dialog {
    pub(super) fn id(&self) -> FormId {
        match self {
            Dialog::Help => FormId::Help,
            Dialog::Keys => FormId::Keys,
            Dialog::About => FormId::About,
            Dialog::Message(_) | Dialog::Ask(_) => FormId::Message,
            Dialog::Results(_) => FormId::Results,
            Dialog::Replay(_) => FormId::Replay,
            Dialog::Settings => FormId::Settings,
            Dialog::Games => FormId::Games,
            Dialog::Programs(_) => FormId::Programs,
        }
    }
}
