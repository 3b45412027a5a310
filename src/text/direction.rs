//! Keeps the direction of a text within that text.
//!
//! A player's name may hold invisible characters that turn the direction of
//! what follows (Unicode Standard Annex 9, 2.1 to 2.5), even without the one
//! that ends it. Within a message they must not turn the words around them.

use std::borrow::Cow;

/// Ends an embedding or an override.
const PDF: char = '\u{202c}';
/// Ends an isolate, and with it all that began within.
const PDI: char = '\u{2069}';

/// The text with every turn of direction ended in it, and without ends of what
/// never began. Most texts have none and stay as they are.
pub(super) fn closed(text: &str) -> Cow<'_, str> {
    if !text.contains([
        '\u{202a}', '\u{202b}', PDF, '\u{202d}', '\u{202e}', '\u{2066}', '\u{2067}', '\u{2068}', PDI,
    ]) {
        return text.into();
    }
    let (mut out, mut open) = (String::with_capacity(text.len() + 3), Vec::new());
    for c in text.chars() {
        match c {
            '\u{202a}' | '\u{202b}' | '\u{202d}' | '\u{202e}' => open.push(PDF),
            '\u{2066}'..='\u{2068}' => open.push(PDI),
            PDF if open.last() != Some(&PDF) => continue,
            PDF => drop(open.pop()),
            PDI => match open.iter().rposition(|&end| end == PDI) {
                Some(isolate) => open.truncate(isolate),
                None => continue,
            },
            _ => {}
        }
        out.push(c);
    }
    out.extend(open.into_iter().rev());
    out.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turns_nothing_stays_as_it_is() {
        for text in
            ["", "Jana", "سارة", "\u{200f}!\u{200e}", "a\u{202e}b\u{202c}c", "\u{2068}x\u{202a}y\u{2069}z"]
        {
            assert_eq!(closed(text), text);
        }
    }

    #[test]
    fn every_turn_ends_with_its_text() {
        for (text, expected) in [
            ("\u{202e}Jana", "\u{202e}Jana\u{202c}"),
            ("a\u{2067}b\u{202b}c", "a\u{2067}b\u{202b}c\u{202c}\u{2069}"),
            ("\u{202d}a\u{2068}b\u{2069}", "\u{202d}a\u{2068}b\u{2069}\u{202c}"),
        ] {
            assert_eq!(closed(text), expected, "{text:?}");
        }
    }

    #[test]
    fn what_never_began_is_not_ended() {
        assert_eq!(closed("a\u{202c}b\u{2069}c"), "abc");
        // Within an isolate, the end of an embedding outside of it is none.
        assert_eq!(
            closed("\u{202a}a\u{2066}b\u{202c}c\u{2069}\u{202c}"),
            "\u{202a}a\u{2066}bc\u{2069}\u{202c}"
        );
    }
}
