//! Key presses as the toolkit reports them, turned into [`Chord`]s.

use super::layout::Layouts;
use crate::app::keys::{Chord, Key};
use fltk::app;
use std::cell::Cell;
use xkeysym::{Keysym, key};

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stroke {
    /// Tab, or with `back` Shift+Tab: walks through the controls.
    Tab { back: bool },
    /// Page up or page down, which only lists know.
    Page { down: bool },
    /// Any other key.
    Chord(Chord),
}

/// Whether a key has just gone down, or repeats itself while it is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum KeyRepeat {
    First,
    Again,
}

/// A key press in the toolkit's terms, which are those of X on every system.
#[derive(Clone, Copy, Debug)]
struct Pressed<'a> {
    /// The key symbol of the key without modifiers.
    keysym: u32,
    /// The text it types with the modifiers that are held.
    text: &'a str,
    ctrl: bool,
    shift: bool,
    alt: bool,
}

/// The keyboard as the windows see it.
#[derive(Default)]
pub(super) struct Keyboard {
    layouts: Layouts,
    /// The key that went down last and has not come up since.
    held: Cell<Option<fltk::enums::Key>>,
}

impl Keyboard {
    /// The key press that is being reported, unless it is only a modifier.
    pub(super) fn pressed(&self) -> Option<Stroke> {
        let stroke = typed()?;
        let Stroke::Chord(chord @ Chord { key: Key::Char(c), .. }) = stroke else {
            return Some(stroke);
        };
        let keysym = u32::try_from(app::event_key().bits()).ok()?;
        let latin = match digit(keysym) {
            _ if c.is_ascii_alphanumeric() => None,
            Some(digit) => Some(digit),
            None => self.layouts.latin(keysym),
        };
        Some(Stroke::Chord(Chord { latin, ..chord }))
    }

    /// Takes note of the key that goes down.
    pub(super) fn repeat(&self) -> KeyRepeat {
        let key = app::event_key();
        if self.held.replace(Some(key)) == Some(key) { KeyRepeat::Again } else { KeyRepeat::First }
    }

    /// Takes note of the key that comes up; whether it is the space bar.
    pub(super) fn released(&self) -> bool {
        let key = app::event_key();
        self.held.set(self.held.get().filter(|&held| held != key));
        key == fltk::enums::Key::from_char(' ')
    }
}

/// The digit of a key of the top row, by which the toolkit names it whatever
/// the layout has there.
fn digit(keysym: u32) -> Option<char> {
    char::from_u32(keysym).filter(char::is_ascii_digit)
}

/// The same without the Latin letters of other scripts, about which the system
/// would have to be asked.
pub(super) fn typed() -> Option<Stroke> {
    let keysym = u32::try_from(app::event_key().bits()).ok()?;
    let text = app::event_text();
    let (ctrl, shift, alt) = (app::is_event_command(), app::is_event_shift(), app::is_event_alt());
    stroke(Pressed { keysym, text: &text, ctrl, shift, alt })
}

fn stroke(pressed: Pressed) -> Option<Stroke> {
    let Pressed { keysym, ctrl, shift, alt, .. } = pressed;
    let key = match keysym {
        key::ISO_Level3_Shift | key::Mode_switch | key::Num_Lock => return None,
        key::Shift_L..=key::Hyper_R | key::ISO_Lock..=key::ISO_Last_Group_Lock => return None,
        key::Tab | key::ISO_Left_Tab if !ctrl && !alt => {
            return Some(Stroke::Tab { back: shift || keysym == key::ISO_Left_Tab });
        }
        key::Page_Up => return Some(Stroke::Page { down: false }),
        key::Page_Down => return Some(Stroke::Page { down: true }),
        key::Return | key::KP_Enter => Key::Enter,
        key::Escape => Key::Escape,
        key::space => Key::Space,
        key::Left => Key::Left,
        key::Right => Key::Right,
        key::Up => Key::Up,
        key::Down => Key::Down,
        key::Home => Key::Home,
        key::End => Key::End,
        key::Delete => Key::Delete,
        key::KP_0..=key::KP_9 => Key::Pad((keysym - key::KP_0) as u8),
        key::F1..=key::F35 => Key::F((keysym - key::F1 + 1) as u8),
        // The signs beside the digits of the numeric pad.
        key::KP_Multiply..=key::KP_Divide | key::KP_Equal if !ctrl => Key::Other,
        _ => character(pressed).map_or(Key::Other, Key::Char),
    };
    Some(Stroke::Chord(Chord { key, latin: None, ctrl, shift, alt }))
}

/// The character that a key types when no modifier is held.
///
/// The text comes first, since it follows the layout that is active, while the
/// key symbol may be that of the first layout; but text that a modifier has
/// changed says nothing about the bare key, except that a control character is
/// its letter.
fn character(pressed: Pressed) -> Option<char> {
    let mut typed = pressed.text.chars();
    let only = typed.next().filter(|_| typed.next().is_none());
    let from_key = Keysym::new(pressed.keysym).key_char().filter(|c| !c.is_control()).map(lower);
    match only {
        Some(c @ '\u{1}'..='\u{1a}') if pressed.ctrl => Some(char::from(c as u8 - 1 + b'a')),
        Some(c) if c.is_alphabetic() => Some(lower(c)),
        // A sign that zooms, wherever the layout has it.
        Some(c @ ('+' | '-' | '=')) if pressed.ctrl => Some(c),
        // A digit stays one, whatever Shift makes of it.
        Some(c) if !c.is_control() => from_key.filter(|c| !c.is_alphabetic()).or(Some(c)),
        _ => from_key,
    }
}

fn lower(c: char) -> char {
    let mut lower = c.to_lowercase();
    match (lower.next(), lower.next()) {
        (Some(one), None) => one,
        _ => c,
    }
}

/// Whether the toolkit enlarges or shrinks all forms with this chord.
pub(super) fn zooms(chord: Chord) -> bool {
    chord.ctrl && !chord.alt && matches!(chord.key, Key::Char('+' | '-' | '=' | '0'))
}

/// What a text box does with a chord by itself: it moves its caret, or edits.
pub(super) fn edits(chord: Chord) -> bool {
    match chord.key {
        Key::Char(_) if chord.ctrl && !chord.alt => {
            matches!(chord.latin().key, Key::Char('a' | 'c' | 'v' | 'x' | 'z'))
        }
        Key::Char(_) | Key::Space | Key::Pad(_) => !chord.ctrl && !chord.alt,
        Key::Left | Key::Right | Key::Home | Key::End | Key::Delete => !chord.alt,
        // Backspace, Insert, dead keys, and what an input method sends.
        Key::Other => !chord.alt,
        Key::F(_) | Key::Enter | Key::Escape | Key::Up | Key::Down => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(keysym: u32, text: &str, modifiers: &str) -> Option<Chord> {
        let held = |m| modifiers.contains(m);
        match stroke(Pressed { keysym, text, ctrl: held('c'), shift: held('s'), alt: held('a') }) {
            Some(Stroke::Chord(chord)) => Some(chord),
            _ => None,
        }
    }

    fn key_of(keysym: u32, text: &str, modifiers: &str) -> Key {
        chord(keysym, text, modifiers).map(|c| c.key).expect("this is more than a modifier")
    }

    #[test]
    fn letters_are_those_of_the_active_layout() {
        assert_eq!(key_of(key::t, "t", ""), Key::Char('t'));
        assert_eq!(key_of(key::t, "T", "s"), Key::Char('t'));
        // Two layouts: the key symbol is that of the first, the text that of the second.
        assert_eq!(key_of(key::y, "z", ""), Key::Char('z'));
        assert_eq!(key_of(key::y, "\u{1a}", "c"), Key::Char('z'));
        assert_eq!(key_of(key::n, "т", ""), Key::Char('т'));
    }

    #[test]
    fn other_scripts_arrive_with_and_without_text() {
        let keys = [
            (key::Cyrillic_te, 'т'),
            (key::Cyrillic_TE, 'т'),
            (key::Ukrainian_yi, 'ї'),
            (key::Ukrainian_ghe_with_upturn, 'ґ'),
            (key::Arabic_sheen, 'ش'),
            (key::Greek_ZETA, 'ζ'),
            (key::hebrew_aleph, 'א'),
            (key::scaron, 'š'),
            (key::lcaron, 'ľ'),
            (0x0100_4E2D, '中'),
        ];
        for (keysym, c) in keys {
            for modifiers in ["", "c", "cs", "a"] {
                assert_eq!(key_of(keysym, "", modifiers), Key::Char(c), "{keysym:#x} with {modifiers:?}");
            }
        }
    }

    #[test]
    fn digits_stay_digits_whatever_shift_types() {
        assert_eq!(key_of(key::_5, "5", ""), Key::Char('5'));
        assert_eq!(key_of(key::_5, "%", "s"), Key::Char('5'));
        assert_eq!(key_of(key::_1, "+", ""), Key::Char('1'));
        assert_eq!(key_of(key::_2, "ľ", ""), Key::Char('ľ'));
        assert_eq!(key_of(key::KP_7, "7", ""), Key::Pad(7));
        for (keysym, text) in [(key::KP_Add, "+"), (key::KP_Subtract, "-"), (key::KP_Divide, "/")] {
            assert_eq!(key_of(keysym, text, ""), Key::Other, "{text} of the numeric pad is no digit");
        }
    }

    #[test]
    fn a_sign_of_another_layout_is_not_the_letter_of_the_first() {
        // American beside Hebrew, American beside Dvorak.
        assert_eq!(key_of(key::q, "/", ""), Key::Char('/'));
        assert_eq!(key_of(key::z, ";", "c"), Key::Char(';'));
        assert_eq!((digit(key::_5), digit(key::q), digit(key::KP_5)), (Some('5'), None, None));
    }

    #[test]
    fn every_plus_and_minus_zooms() {
        for (keysym, text) in [(key::_1, "+"), (key::plus, "+"), (key::equal, "+"), (key::KP_Add, "+")] {
            assert!(chord(keysym, text, "c").is_some_and(zooms), "{keysym:#x}");
        }
        for (keysym, text) in [(key::minus, "-"), (key::KP_Subtract, "-"), (key::_0, "0"), (key::equal, "=")]
        {
            assert!(chord(keysym, text, "c").is_some_and(zooms), "{keysym:#x}");
        }
        assert!(!chord(key::_1, "1", "c").is_some_and(zooms));
    }

    #[test]
    fn named_keys_have_their_names() {
        assert_eq!(key_of(key::Return, "\r", ""), Key::Enter);
        assert_eq!(key_of(key::KP_Enter, "\r", ""), Key::Enter);
        assert_eq!(key_of(key::space, " ", ""), Key::Space);
        assert_eq!(key_of(key::F10, "", ""), Key::F(10));
        assert_eq!(key_of(key::Delete, "\u{7f}", ""), Key::Delete);
        assert_eq!(key_of(key::BackSpace, "\u{8}", ""), Key::Other);
        assert_eq!(key_of(key::BackSpace, "\u{8}", "a"), Key::Other);
        assert_eq!(key_of(key::Insert, "", ""), Key::Other);
    }

    #[test]
    fn modifiers_alone_are_nothing_and_tab_is_no_chord() {
        for keysym in [key::Shift_L, key::Control_R, key::Alt_L, key::Caps_Lock, key::Super_L, key::Num_Lock]
        {
            assert_eq!(chord(keysym, "", ""), None, "{keysym:#x}");
        }
        let tab = |keysym, shift| stroke(Pressed { keysym, text: "\t", ctrl: false, shift, alt: false });
        assert_eq!(tab(key::Tab, false), Some(Stroke::Tab { back: false }));
        assert_eq!(tab(key::Tab, true), Some(Stroke::Tab { back: true }));
        assert_eq!(tab(key::ISO_Left_Tab, true), Some(Stroke::Tab { back: true }));
    }

    #[test]
    fn a_text_box_keeps_what_edits_and_no_shortcut() {
        let plain = [Key::Char('q'), Key::Space, Key::Left, Key::Home, Key::Delete, Key::Pad(3), Key::Other];
        for key in plain {
            assert!(edits(Chord::plain(key)), "{key:?}");
        }
        for chord in [Chord::ctrl('a'), Chord { latin: Some('v'), ..Chord::ctrl('м') }] {
            assert!(edits(chord), "{chord:?}");
        }
        for key in [Key::Enter, Key::Escape, Key::F(1), Key::Up] {
            assert!(!edits(Chord::plain(key)), "{key:?}");
        }
        for letter in ['q', 'n', 'h'] {
            assert!(!edits(Chord::ctrl(letter)), "{letter}");
        }
    }
}
