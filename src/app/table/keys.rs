//! What the keys of the form do. A move is typed as records write it: a letter
//! that is also a shortcut waits a moment for the digit that may follow.

use super::TableForm;
use crate::app::keyboard::{Meaning, digit};
use crate::app::keys::{Chord, Key};
use crate::app::playing::shortcut;
use crate::app::view::{FormId, Id};
use crate::app::{Effect, Timer};
use crate::board::Board;
use crate::rules::Move;
use crate::scene::{Direction, Spot};
use std::time::Duration;

/// How long a letter that is a shortcut waits for a digit.
const WAIT: Duration = Duration::from_millis(700);
/// How long a move waits that may become another one by one more digit: who types
/// slowly shall not play it in the middle.
const DIGIT_WAIT: Duration = Duration::from_millis(2500);
/// How long other letters wait: they can become nothing else.
const LONG_WAIT: Duration = Duration::from_secs(4);
/// What is typed can be no longer than any move is.
const LONGEST: usize = 16;

/// What has been typed of a move.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub(super) struct Typed {
    pub(super) text: String,
    /// Tells the timer of the last character from earlier ones.
    number: u64,
    /// Where a move was made at its last digit: whoever presses Enter after it all the
    /// same means nothing more.
    made: Option<Spot>,
}

impl Typed {
    /// Whether it is neither a shortcut nor perhaps a move yet.
    fn is_unfinished(&self) -> bool {
        let letters = self.text.chars().all(|c| c.is_ascii_alphabetic());
        letters && !self.is_shortcut()
    }

    fn is_shortcut(&self) -> bool {
        ["t", "d"].iter().any(|shortcut| self.text.eq_ignore_ascii_case(shortcut))
    }

    /// How long it waits for what may follow.
    fn wait(&self) -> Duration {
        if self.is_unfinished() {
            LONG_WAIT
        } else if self.is_shortcut() {
            WAIT
        } else {
            DIGIT_WAIT
        }
    }
}

impl TableForm {
    /// The meaning of a key while this control has the keyboard.
    pub(in crate::app) fn key(&mut self, focused: Option<Id>, chord: Chord) -> Meaning {
        if let Some(id) = shortcut(chord) {
            return Meaning::Press(id);
        }
        // Enter after a typed move that has ended the game already means nothing.
        if chord.key == Key::Enter && self.picture && self.typed.made.take().is_some() {
            return Meaning::Done(Vec::new());
        }
        // Any other key closes the result picture and does nothing else.
        if let Some(effects) = self.close_picture() {
            return Meaning::Done(effects);
        }
        if chord.ctrl || chord.alt {
            return Meaning::Nothing;
        }
        let on_board = matches!(focused, Some(Id::Board) | None);
        if chord.key == Key::Enter
            && on_board
            && let Some(effects) = self.enter_typed()
        {
            return Meaning::Done(effects);
        }
        match (chord.key, focused) {
            (Key::Escape, _) if !self.typed.text.is_empty() => {
                self.typed.text.clear();
                Meaning::Done(Vec::new())
            }
            (Key::Escape, _) if self.session.look_at_present() => Meaning::Done(Vec::new()),
            (Key::Escape, _) => Meaning::Press(Id::MainMenu),
            (Key::Enter | Key::Space, _) if on_board => Meaning::Done(self.press_cursor()),
            (Key::Enter, Some(id))
                if !matches!(
                    id,
                    Id::Option(_) | Id::OptionPart(..) | Id::Side(_) | Id::List | Id::MenuBar | Id::Form
                ) =>
            {
                Meaning::Press(id)
            }
            (Key::Left, _) if on_board => self.walk(Direction::Left),
            (Key::Right, _) if on_board => self.walk(Direction::Right),
            (Key::Up, _) if on_board => self.walk(Direction::Up),
            (Key::Down, _) if on_board => self.walk(Direction::Down),
            (Key::Home, _) if on_board => Meaning::Press(Id::Whole),
            (Key::End, _) if on_board => Meaning::Press(Id::Latest),
            (Key::Char(c), _) => self.typed(if chord.shift { upper(c) } else { c }, on_board),
            (Key::Pad(n), _) => self.typed(char::from(b'0' + n), on_board),
            _ => Meaning::Nothing,
        }
    }

    /// Whoever types a move means the board, whatever has the keyboard: it gets the
    /// Enter that may follow.
    fn typed(&mut self, c: char, on_board: bool) -> Meaning {
        match self.character(c) {
            Meaning::Done(mut effects) if !on_board => {
                effects.push(Effect::Focus(FormId::Table, Id::Board));
                Meaning::Done(effects)
            }
            meaning => meaning,
        }
    }

    /// Clicks the spot that the cursor is on. Before it is anywhere, it is shown first.
    fn press_cursor(&mut self) -> Vec<Effect> {
        if let Some(spot) = self.cursor {
            return self.click(spot);
        }
        self.cursor = self.scene().central();
        self.show_cursor();
        Vec::new()
    }

    /// What Enter means to a move that was typed: it is played, unless it was at its
    /// last sign.
    fn enter_typed(&mut self) -> Option<Vec<Effect>> {
        if !self.typed.text.is_empty() {
            return Some(self.play_typed());
        }
        let made = self.typed.made.take()?;
        (self.cursor == Some(made)).then(Vec::new)
    }

    fn walk(&mut self, direction: Direction) -> Meaning {
        let scene = self.scene();
        let here = self.cursor.filter(|&spot| scene.area_of(spot).is_some());
        self.cursor = match here {
            Some(spot) => self.shown().0.beside(&scene, spot, direction).or(here),
            None => scene.central(),
        };
        self.refusal = None;
        self.show_cursor();
        Meaning::Done(Vec::new())
    }

    fn character(&mut self, c: char) -> Meaning {
        // The colon is on no key of its own, and typed with the key of the full stop
        // or the semicolon; the Slovak and the Czech layout have letters where
        // others have digits.
        let c = match (c, digit(c)) {
            ('.' | ';' | ',', _) => ':',
            (_, Some(digit)) => char::from(b'0' + digit),
            _ => c,
        };
        let known = c.is_ascii_alphanumeric() || ":-".contains(c);
        if !known || self.typed.text.len() >= LONGEST {
            return Meaning::Nothing;
        }
        self.refusal = None;
        self.typed.text.push(c);
        self.typed.number += 1;
        self.typed.made = None;
        if self.current().awaits_person() && self.is_certain() {
            let effects = self.play_typed();
            self.typed.made = self.cursor;
            return Meaning::Done(effects);
        }
        Meaning::Done(vec![Effect::After(self.typed.wait(), Timer::Typed(self.typed.number))])
    }

    /// Whether what was typed is a move, and cannot become another one, or the name of
    /// a place that is taken, by one more digit.
    fn is_certain(&self) -> bool {
        if self.typed_move(&self.typed.text).is_none() {
            return false;
        }
        let taken = self.taken();
        let known = |text: &str| self.typed_move(text).is_some() || taken.named(text).is_some();
        !(0..10).any(|digit| known(&format!("{}{digit}", self.typed.text)))
    }

    /// The move that was typed, in capitals or not.
    fn typed_move(&self, text: &str) -> Option<Move> {
        let position = self.current().position();
        let mut capital = text.to_ascii_lowercase();
        if let Some(first) = capital.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        let spellings = [text.to_owned(), text.to_ascii_lowercase(), capital, text.to_ascii_uppercase()];
        spellings.iter().find_map(|spelling| position.parse_typed(spelling))
    }

    /// Nothing more was typed for a while.
    pub(super) fn typed_out(&mut self, number: u64) -> Vec<Effect> {
        if number != self.typed.number || self.typed.text.is_empty() {
            return Vec::new();
        }
        match self.typed.text.as_str() {
            "t" | "T" => self.instead(Id::Weights),
            "d" | "D" => self.instead(Id::MoveForMe),
            _ if self.typed.is_unfinished() => {
                self.typed.text.clear();
                Vec::new()
            }
            _ => self.play_typed(),
        }
    }

    fn instead(&mut self, id: Id) -> Vec<Effect> {
        self.typed.text.clear();
        self.press(id)
    }

    fn play_typed(&mut self) -> Vec<Effect> {
        let text = std::mem::take(&mut self.typed.text);
        if !self.current().awaits_person() {
            return Vec::new();
        }
        match self.typed_move(&text) {
            Some(m) => {
                self.cursor = self.current().position().clicks(m).last().copied();
                self.play(|session, chance| session.make(m, chance))
            }
            None => {
                self.refusal = Some(self.why_no_move(&text));
                Vec::new()
            }
        }
    }
}

fn upper(c: char) -> char {
    c.to_ascii_uppercase()
}
