//! The menus of the bar, and the letters that work with Alt.

use super::Id;

/// A menu of the bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Menu {
    /// Its text, with `&` before the letter that works with Alt.
    pub text: String,
    /// Its items.
    pub items: Vec<Item>,
}

/// An item of a menu.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// What choosing it presses.
    pub id: Id,
    /// Its text, with `&` before its letter.
    pub text: String,
    /// The keys that do the same, as written on the right: „Ctrl+N“.
    pub keys: String,
    /// Whether it can be chosen now.
    pub enabled: bool,
    /// For an item that is on or off: which.
    pub on: Option<bool>,
    /// Whether a line separates it from the item below.
    pub line_below: bool,
}

/// A text without its accelerator marks: „&Nová hra“ → „Nová hra“.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c == '&' {
            out.push(chars.next().unwrap_or('&'));
        } else {
            out.push(c);
        }
    }
    out
}
