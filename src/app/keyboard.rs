//! What the keys do that no control needs for itself.

use super::keys::{Chord, Key};
use super::replay::Replay;
use super::results::Results;
use super::view::{FormId, Id};
use super::{App, Dialog, Effect, games, menu};

/// What a key means.
pub(super) enum Meaning {
    /// The same as pressing this control.
    Press(Id),
    /// It has been dealt with.
    Done(Vec<Effect>),
    /// Nothing here.
    Nothing,
}

impl App {
    pub(super) fn key(&mut self, form: FormId, focused: Option<Id>, chord: Chord) -> Vec<Effect> {
        if chord == Chord::ctrl('q') {
            return vec![Effect::Quit];
        }
        if let Some(id) = shortcut(chord).filter(|_| self.player.is_some()) {
            return self.shortcut(form, id);
        }
        match form {
            FormId::Login => self.login_key(focused, chord),
            FormId::Menu => self.menu_key(focused, chord),
            FormId::Field => {
                let meaning = self.field.key(focused, chord);
                self.mean(form, meaning)
            }
            FormId::Table => {
                let meaning = self.table.as_mut().map(|table| table.key(focused, chord));
                self.mean(form, meaning.unwrap_or(Meaning::Nothing))
            }
            FormId::Games => self.games_key(focused, chord),
            FormId::Programs => self.programs_key(focused, chord),
            _ => self.dialog_key(form, focused, chord),
        }
    }

    fn mean(&mut self, form: FormId, meaning: Meaning) -> Vec<Effect> {
        match meaning {
            Meaning::Press(id) => self.press(form, id),
            Meaning::Done(effects) => effects,
            Meaning::Nothing => Vec::new(),
        }
    }

    /// The arrow keys walk over the tiles.
    fn games_key(&mut self, focused: Option<Id>, chord: Chord) -> Vec<Effect> {
        let tiles: Vec<Id> = games::offered().map(|(number, _)| Id::Game(number)).collect();
        let here = tiles.iter().position(|&id| Some(id) == focused);
        let by = match chord.key {
            Key::Left => -1,
            Key::Right => 1,
            Key::Up => -(games::COLUMNS as isize),
            Key::Down => games::COLUMNS as isize,
            _ => return self.dialog_key(FormId::Games, focused, chord),
        };
        let next = here.map_or(Some(0), |n| n.checked_add_signed(by)).and_then(|n| tiles.get(n));
        next.map_or_else(Vec::new, |&id| focus(FormId::Games, id))
    }

    /// A shortcut closes the result picture, and does nothing behind a modal form.
    fn shortcut(&mut self, form: FormId, id: Id) -> Vec<Effect> {
        self.field.close_picture();
        if let Some(table) = &mut self.table {
            table.drop_picture();
        }
        let own = form == FormId::Replay && matches!(id, Id::Save | Id::Copy);
        if own || !self.is_blocked() { self.press(form, id) } else { Vec::new() }
    }

    /// Whether a modal form waits for its answer.
    fn is_blocked(&self) -> bool {
        self.dialogs.iter().any(|dialog| dialog.id() != FormId::Help)
    }

    fn login_key(&mut self, focused: Option<Id>, chord: Chord) -> Vec<Effect> {
        match (chord.key, focused) {
            (Key::Escape, _) => self.press(FormId::Login, Id::Cancel),
            (Key::Enter, Some(id @ (Id::Cancel | Id::Remove | Id::Restore))) => self.press(FormId::Login, id),
            (Key::Enter, _) => self.press(FormId::Login, Id::Ok),
            (Key::Delete, Some(Id::Players)) => self.press(FormId::Login, Id::Remove),
            (Key::Down, Some(Id::Name)) => focus(FormId::Login, Id::Players),
            _ => Vec::new(),
        }
    }

    fn menu_key(&mut self, focused: Option<Id>, chord: Chord) -> Vec<Effect> {
        let here = menu::BUTTONS.iter().position(|&id| Some(id) == focused);
        let count = menu::BUTTONS.len();
        match (chord.key, here) {
            (Key::Enter, Some(n)) => self.press(FormId::Menu, menu::BUTTONS[n]),
            (Key::Enter, None) => self.press(FormId::Menu, Id::Play),
            (Key::Down | Key::Right, Some(n)) => focus(FormId::Menu, menu::BUTTONS[(n + 1) % count]),
            (Key::Up | Key::Left, Some(n)) => focus(FormId::Menu, menu::BUTTONS[(n + count - 1) % count]),
            _ => Vec::new(),
        }
    }

    /// Enter presses the button that has the keyboard, or else the default one.
    fn dialog_key(&mut self, form: FormId, focused: Option<Id>, chord: Chord) -> Vec<Effect> {
        let to_left = self.language.is_right_to_left();
        if let Some(id) = Replay::key(chord, to_left).filter(|_| form == FormId::Replay) {
            return self.press(form, id);
        }
        match (chord.key, focused) {
            (Key::Space, Some(Id::Table)) if form == FormId::Results => {
                self.results(Results::widen);
                Vec::new()
            }
            (Key::Escape, _) => self.close(form),
            (Key::Enter, Some(id)) if id != Id::Form => self.press(form, id),
            (Key::Enter, _) => self.press(form, self.default_button(form)),
            _ => Vec::new(),
        }
    }

    /// The button of a dialog that Enter presses where none has the keyboard.
    fn default_button(&self, form: FormId) -> Id {
        let asked = self.dialogs.iter().find_map(|dialog| match dialog {
            Dialog::Ask(ask) if form == FormId::Message => Some(ask.default()),
            _ => None,
        });
        asked.unwrap_or(Id::Ok)
    }
}

/// Shortcuts that hold on every form once somebody has logged in.
fn shortcut(chord: Chord) -> Option<Id> {
    let Chord { key, ctrl, shift: false, alt: false, .. } = chord else { return None };
    match (key, ctrl) {
        (Key::F(1), false) => Some(Id::Rules),
        (Key::Char('o'), true) => Some(Id::Load),
        (Key::Char('s'), true) => Some(Id::Save),
        (Key::Char('c'), true) => Some(Id::Copy),
        (Key::Char('v'), true) => Some(Id::Paste),
        _ => None,
    }
}

fn focus(form: FormId, id: Id) -> Vec<Effect> {
    vec![Effect::Focus(form, id)]
}

/// The digit of a key in the top row, also on the Slovak and the Czech layout,
/// which have letters there.
pub(super) fn digit(c: char) -> Option<u8> {
    const LETTERS: [[char; 9]; 2] =
        [['+', 'ľ', 'š', 'č', 'ť', 'ž', 'ý', 'á', 'í'], ['+', 'ě', 'š', 'č', 'ř', 'ž', 'ý', 'á', 'í']];
    let digit = c.to_digit(10).filter(|&d| d > 0).map(|d| d as u8);
    let place = |letters: &[char; 9]| (1..).zip(letters).find(|&(_, &letter)| letter == c).map(|(n, _)| n);
    digit.or_else(|| LETTERS.iter().find_map(place))
}
