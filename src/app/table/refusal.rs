//! Why a click or a typed move came to nothing, so that it is said.

use super::TableForm;
use crate::app::playing::Status;
use crate::app::view::Tone;
use crate::board::{Board, TAKEN};
use crate::rules::Rules;
use crate::scene::Spot;
use crate::text::Texts;
use std::collections::BTreeSet;

/// What was wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    /// What was typed is no move, as for example the other text is.
    NoMove { typed: String, example: String },
    /// A click on the place of this name, for a reason of the game; whether the place is
    /// taken.
    Place { name: String, reason: &'static str, taken: bool },
}

impl Refusal {
    /// Whether it helps to show where moves begin.
    pub(super) fn shows_beginnings(&self) -> bool {
        matches!(self, Refusal::Place { taken: false, .. })
    }
}

/// The names of places where there is a mark, each with why no move goes there, and of the
/// spots on which moves of more than one click begin.
pub(super) struct Taken {
    names: Vec<(String, &'static str)>,
    begins: Vec<String>,
}

impl Taken {
    /// The place that this text names: the name stands at its end, after nothing or the
    /// name of a spot on which moves begin.
    pub(super) fn named(&self, text: &str) -> Option<(String, &'static str)> {
        let ends = |(name, _): &&(String, &'static str)| {
            let at = text.len().checked_sub(name.len()).filter(|&at| text.is_char_boundary(at));
            let Some((before, end)) = at.map(|at| text.split_at(at)) else { return false };
            let begins = || self.begins.iter().any(|begin| begin.eq_ignore_ascii_case(before));
            end.eq_ignore_ascii_case(name) && (before.is_empty() || begins())
        };
        self.names.iter().find(ends).cloned()
    }
}

impl TableForm {
    /// Why these clicks came to nothing.
    pub(super) fn why_not(&self, clicks: &[Spot]) -> Option<Refusal> {
        let position = self.current().position();
        let reason = position.refusal(clicks)?;
        let place = position.place(*clicks.last()?);
        Some(Refusal::Place { taken: place.is_taken(), name: place.name, reason })
    }

    /// Why this text is no move.
    pub(super) fn why_no_move(&self, text: &str) -> Refusal {
        if let Some((name, reason)) = self.taken().named(text) {
            return Refusal::Place { name, reason, taken: true };
        }
        let position = self.current().position();
        let legal = position.legal();
        // One from the middle of the board is more like what is meant.
        let example = legal.get(legal.len() / 2).map(|&m| position.notation(m)).unwrap_or_default();
        Refusal::NoMove { typed: text.to_owned(), example }
    }

    /// The places where there already is a mark, to be compared with what is typed.
    pub(super) fn taken(&self) -> Taken {
        let position = self.current().position();
        let paths: Vec<_> = self.current().played().iter().map(|&m| position.clicks(m)).collect();
        let places = paths.iter().filter_map(|path| {
            let place = position.place(*path.last()?);
            place.is_taken().then(|| (place.name, position.refusal(path).unwrap_or(TAKEN)))
        });
        // Where one click is a move, and there may be very many, nothing stands before
        // the name of a place.
        let long = paths.iter().any(|path| path.len() > 1);
        let begins = if long { self.beginnings() } else { Vec::new() };
        Taken {
            names: places.collect(),
            begins: begins.into_iter().map(|spot| position.place(spot).name).collect(),
        }
    }

    /// Where moves begin, to be shown to somebody who has clicked elsewhere.
    pub(super) fn beginnings(&self) -> Vec<Spot> {
        let position = self.current().position();
        let first = position.legal().into_iter().filter_map(|m| position.clicks(m).first().copied());
        first.collect::<BTreeSet<_>>().into_iter().collect()
    }

    pub(super) fn refused(&self, why: &Refusal, texts: &Texts) -> Status {
        let (heading, more) = match why {
            Refusal::NoMove { typed, example } => {
                (texts.table_no_move(typed.as_str()), texts.table_no_move_more(example.as_str()))
            }
            Refusal::Place { name, reason, .. } => {
                let more = if why.shows_beginnings() {
                    texts.table_not_here_more()
                } else {
                    texts.table_your_turn_more()
                };
                (texts.refusal(reason, name).unwrap_or_default(), more)
            }
        };
        Status::new(heading, Tone::Loss, more)
    }
}
