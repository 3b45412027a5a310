//! What a program has said and done wrong, in the player's language.

use crate::app::{Greeting, trouble};
use crate::bots::outside::{End, Misdeed};
use crate::text::Texts;

/// A message quotes no more characters than these.
const QUOTED: usize = 60;

/// Under which name a program was added, what it says of itself, and what it does not
/// know.
pub(super) fn added(name: &str, Greeting { about, lacks }: &Greeting, texts: &Texts) -> String {
    let most = if lacks.is_empty() { 2 * QUOTED } else { QUOTED };
    let lines = std::iter::once(texts.programs_added(quote(about, most), name));
    lines.chain(lacks.iter().filter_map(|key| texts.lacks(key))).collect::<Vec<_>>().join("\n")
}

/// What a program did wrong, in the player's language; what it said is quoted as
/// far as there is room.
pub(in crate::app) fn misdeed(misdeed: &Misdeed, texts: &Texts) -> String {
    match misdeed {
        Misdeed::NotStarted { kind, .. } => {
            // Where there are no words, the system has some in its own language only.
            let why = trouble::refusal_of(*kind, texts).unwrap_or_else(|| texts.misdeed_no_program());
            texts.misdeed_not_started(why)
        }
        Misdeed::Gone { how, said } if said.is_empty() => texts.misdeed_gone(end(*how, texts)),
        Misdeed::Gone { how, said } => {
            texts.misdeed_gone(texts.misdeed_said(end(*how, texts), quote(said, QUOTED)))
        }
        Misdeed::Late { said } if said.is_empty() => texts.misdeed_silent(),
        Misdeed::Late { said } => texts.misdeed_late(quote(said, QUOTED)),
        Misdeed::Nonsense { said } => texts.misdeed_nonsense(quote(said, QUOTED)),
        Misdeed::Illegal { said } => texts.misdeed_illegal(quote(said, QUOTED)),
    }
}

/// How a program has ended.
fn end(how: End, texts: &Texts) -> String {
    match how {
        End::Code(code) => texts.end_code(code),
        End::Signal(signal) => texts.end_signal(signal),
        End::Closed => texts.end_closed(),
        End::Unknown => texts.end_unknown(),
    }
}

/// The end of what was said, on one line: the last words tell most.
fn quote(said: &str, most: usize) -> String {
    let clean: Vec<char> = said.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    match clean.len().checked_sub(most) {
        None | Some(0) => clean.into_iter().collect(),
        Some(over) => std::iter::once('…').chain(clean.into_iter().skip(over + 1)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_words_the_last_are_quoted() {
        assert_eq!(quote("boom\r\n", 10), "boom  ");
        assert_eq!(quote("abcdefghij", 10), "abcdefghij");
        assert_eq!(quote("abcdefghijk", 10), "…cdefghijk");
    }
}
