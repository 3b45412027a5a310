//! What a program has said and done wrong, in the player's language.

use crate::app::{Greeting, trouble};
use crate::bots::outside::{End, EngineFailure};
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
pub(in crate::app) fn failure(failure: &EngineFailure, texts: &Texts) -> String {
    match failure {
        EngineFailure::NotStarted { kind, .. } => {
            // Where there are no words, the system has some in its own language only.
            let why = trouble::refusal_of(*kind, texts).unwrap_or_else(|| texts.failure_no_program());
            texts.failure_not_started(why)
        }
        EngineFailure::Gone { how, said } if said.is_empty() => texts.failure_gone(end(*how, texts)),
        EngineFailure::Gone { how, said } => {
            texts.failure_gone(texts.failure_said(end(*how, texts), quote(said, QUOTED)))
        }
        EngineFailure::Late { said } if said.is_empty() => texts.failure_silent(),
        EngineFailure::Late { said } => texts.failure_late(quote(said, QUOTED)),
        EngineFailure::Nonsense { said } => texts.failure_nonsense(quote(said, QUOTED)),
        EngineFailure::Illegal { said } => texts.failure_illegal(quote(said, QUOTED)),
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
