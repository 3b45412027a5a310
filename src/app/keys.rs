//! Keys as the program understands them, whatever the layout of the keyboard.

/// A key with the modifiers that were held.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chord {
    /// The key.
    pub key: Key,
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
