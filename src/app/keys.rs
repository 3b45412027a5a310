//! Keys as the program understands them, whatever the layout of the keyboard.

/// A key with the modifiers that were held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chord {
    /// The key.
    pub key: Key,
    /// The Latin letter, or the digit, of a key that types something else at the
    /// moment: by it shortcuts go.
    pub latin: Option<char>,
    /// Whether Ctrl was held (the Command key on a Mac).
    pub ctrl: bool,
    /// Whether Shift was held.
    pub shift: bool,
    /// Whether Alt was held.
    pub alt: bool,
}

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// A key that types this character when no modifier is held; letters are
    /// lower case.
    Char(char),
    /// A digit of the numeric pad.
    Pad(u8),
    /// F1, F2 …
    F(u8),
    /// Enter, also that of the numeric pad.
    Enter,
    /// Escape.
    Escape,
    /// The space bar.
    Space,
    /// Arrow to the left.
    Left,
    /// Arrow to the right.
    Right,
    /// Arrow upwards.
    Up,
    /// Arrow downwards.
    Down,
    /// Home.
    Home,
    /// End.
    End,
    /// Delete.
    Delete,
    /// Any other key that is not only a modifier.
    Other,
}

impl Chord {
    /// A key with no modifier.
    #[must_use]
    pub const fn plain(key: Key) -> Chord {
        Chord { key, latin: None, ctrl: false, shift: false, alt: false }
    }

    /// A letter with Ctrl.
    #[must_use]
    pub const fn ctrl(letter: char) -> Chord {
        Chord { ctrl: true, ..Chord::plain(Key::Char(letter)) }
    }

    /// The same chord with the Latin letter of its key, so that shortcuts work
    /// while another script is being typed.
    #[must_use]
    pub fn latin(self) -> Chord {
        match self.latin {
            Some(letter) => Chord { key: Key::Char(letter), latin: None, ..self },
            None => self,
        }
    }
}
