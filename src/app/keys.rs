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

impl Chord {
    /// A key with no modifier.
    #[must_use]
    pub const fn plain(key: Key) -> Chord {
        Chord { key, ctrl: false, shift: false, alt: false }
    }

    /// A letter with Ctrl.
    #[must_use]
    pub const fn ctrl(letter: char) -> Chord {
        Chord { key: Key::Char(letter), ctrl: true, shift: false, alt: false }
    }

    /// The same chord with the Latin letter that shares the key, so that
    /// shortcuts work while another script is being typed.
    #[must_use]
    pub fn latin(self) -> Chord {
        match self.key {
            Key::Char(c) => Chord { key: Key::Char(latin(c)), ..self },
            _ => self,
        }
    }
}

/// The letters of a QWERTY keyboard, row by row, and what other layouts have on
/// the same keys (X Keyboard Configuration Database: us, ru, ua, ara, gr, il).
const QWERTY: &str = "qwertyuiopasdfghjklzxcvbnm";
const OTHERS: [&str; 5] = [
    "йцукенгшщзфывапролдячсмить",
    "йцукенгшщзфівапролдячсмить",
    "ضصثقفغعهخحشسيبلاتنمئءؤر\u{fefb}ىة",
    ";ςερτυθιοπασδφγηξκλζχψωβνμ",
    "/'קראטוןםפשדגכעיחלךזסבהנמצ",
];

/// The Latin letter on the key of this letter; itself if it is on none.
fn latin(c: char) -> char {
    let c = c.to_lowercase().next().unwrap_or(c);
    if !c.is_alphabetic() {
        return c;
    }
    let place = OTHERS.iter().find_map(|layout| layout.chars().position(|other| other == c));
    place.and_then(|n| QWERTY.chars().nth(n)).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layout_has_a_letter_for_every_key() {
        for layout in OTHERS {
            assert_eq!(layout.chars().count(), QWERTY.len(), "{layout}");
        }
    }

    #[test]
    fn shortcuts_work_under_other_scripts() {
        for (c, expected) in
            [('я', 'z'), ('Я', 'z'), ('т', 'n'), ('і', 's'), ('ζ', 'z'), ('ز', 'ز'), ('ئ', 'z')]
        {
            assert_eq!(latin(c), expected, "{c}");
        }
    }

    #[test]
    fn latin_letters_and_digits_stay() {
        for c in "qzyň5+/;".chars() {
            assert_eq!(latin(c), c);
        }
    }
}
