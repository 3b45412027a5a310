//! What the keys of the form „Hra“ do.

use super::{ClassicForm, focus};
use crate::app::Effect;
use crate::app::keyboard::{Meaning, digit};
use crate::app::keys::{Chord, Key};
use crate::app::playing;
use crate::app::view::Id;

impl ClassicForm {
    /// The meaning of a key while this control has the keyboard.
    ///
    /// Any key closes the result picture; a shortcut then also does its work.
    pub(in crate::app) fn key(&mut self, focused: Option<Id>, chord: Chord) -> Meaning {
        let shortcut = shortcut(chord);
        if self.close_picture() && shortcut.is_none() {
            return Meaning::Done(Vec::new());
        }
        if let Some(id) = shortcut {
            return Meaning::Press(id);
        }
        if chord.ctrl || chord.alt {
            return Meaning::Nothing;
        }
        match (chord.key, focused) {
            (Key::Enter | Key::Space, Some(id)) if self.presses(id) => Meaning::Press(id),
            (Key::Escape, _) => Meaning::Press(Id::MainMenu),
            (Key::Up | Key::Down | Key::Left | Key::Right, Some(Id::Begins(n))) => {
                self.radio(chord.key, n, Id::Begins)
            }
            (Key::Up | Key::Down | Key::Left | Key::Right, Some(Id::Mark(n))) => {
                self.radio(chord.key, n, Id::Mark)
            }
            (key, _) => self.panels(key),
        }
    }

    fn presses(&self, id: Id) -> bool {
        !matches!(id, Id::GameType | Id::MenuBar | Id::Form)
    }

    fn radio(&mut self, key: Key, n: u8, id: fn(u8) -> Id) -> Meaning {
        let next = if matches!(key, Key::Up | Key::Left) { n + 2 } else { n + 1 } % 3;
        let mut effects = self.press(id(next));
        effects.push(Effect::Focus(crate::app::view::FormId::Field, id(next)));
        Meaning::Done(effects)
    }

    fn panels(&mut self, key: Key) -> Meaning {
        let (column, row) = (self.cursor % 3, self.cursor / 3);
        let cell = match key {
            Key::Left => row * 3 + (column + 2) % 3,
            Key::Right => row * 3 + (column + 1) % 3,
            Key::Up => (row + 2) % 3 * 3 + column,
            Key::Down => (row + 1) % 3 * 3 + column,
            Key::Pad(n @ 1..=9) => return Meaning::Press(Id::Panel(pad(n))),
            Key::Char(c) => match digit(c) {
                Some(n) => return Meaning::Press(Id::Panel(pad(n))),
                None => return Meaning::Nothing,
            },
            _ => return Meaning::Nothing,
        };
        self.cursor = cell;
        Meaning::Done(focus(cell))
    }

    /// A panel has got the keyboard.
    pub(in crate::app) fn focused(&mut self, id: Id) {
        if let Id::Panel(cell) = id {
            self.cursor = cell;
        }
    }
}

/// The control that a shortcut of the menu bar presses.
fn shortcut(chord: Chord) -> Option<Id> {
    match chord {
        Chord { key: Key::Char('t'), ctrl: false, alt: false, .. } => Some(Id::Weights),
        _ => playing::shortcut(chord),
    }
}

/// The panel of a digit on a numeric pad, where 7 is at the top left.
fn pad(n: u8) -> u8 {
    let (column, from_below) = ((n - 1) % 3, (n - 1) / 3);
    (2 - from_below) * 3 + column
}
