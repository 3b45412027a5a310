//! Why a click or a typed move came to nothing, so that it is said.

use super::TableForm;
use crate::app::playing::Status;
use crate::app::view::Tone;
use crate::board::{Board, Place};
use crate::rules::Rules;
use crate::scene::Spot;
use crate::text::Texts;
use std::collections::BTreeSet;

/// What was wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    /// What was typed is no move, as for example the other text is.
    NoMove { typed: String, example: String },
    /// There already is a mark on the place of this name.
    Taken(String),
    /// No move begins there.
    NotHere,
}

/// The names of places where there is a mark, and of the spots on which moves of more
/// than one click begin.
pub(super) struct Taken {
    names: Vec<String>,
    begins: Vec<String>,
}

impl Taken {
    /// The place that this text names: the name stands at its end, after nothing or the
    /// name of a spot on which moves begin.
    pub(super) fn named(&self, text: &str) -> Option<String> {
        let ends = |name: &&String| {
            let at = text.len().checked_sub(name.len()).filter(|&at| text.is_char_boundary(at));
            let Some((before, end)) = at.map(|at| text.split_at(at)) else { return false };
            let begins = || self.begins.iter().any(|begin| begin.eq_ignore_ascii_case(before));
            end.eq_ignore_ascii_case(name) && (before.is_empty() || begins())
        };
        self.names.iter().find(ends).cloned()
    }
}

impl TableForm {
    /// Why a click there came to nothing.
    pub(super) fn why_not(&self, spot: Spot) -> Refusal {
        let place = self.table.position().place(spot);
        if place.is_taken() { Refusal::Taken(place.name) } else { Refusal::NotHere }
    }

    /// Why this text is no move.
    pub(super) fn why_no_move(&self, text: &str) -> Refusal {
        if let Some(name) = self.taken().named(text) {
            return Refusal::Taken(name);
        }
        let position = self.table.position();
        let legal = position.legal();
        // One from the middle of the board is more like what is meant.
        let example = legal.get(legal.len() / 2).map(|&m| position.notation(m)).unwrap_or_default();
        Refusal::NoMove { typed: text.to_owned(), example }
    }

    /// The places where there already is a mark, to be compared with what is typed.
    pub(super) fn taken(&self) -> Taken {
        let position = self.table.position();
        let paths: Vec<_> = self.table.played().iter().map(|&m| position.clicks(m)).collect();
        let ends = paths.iter().filter_map(|path| path.last());
        let places = ends.map(|&spot| position.place(spot)).filter(Place::is_taken);
        // Where one click is a move, and there may be very many, nothing stands before
        // the name of a place.
        let long = paths.iter().any(|path| path.len() > 1);
        let begins = if long { self.beginnings() } else { Vec::new() };
        Taken {
            names: places.map(|place| place.name).collect(),
            begins: begins.into_iter().map(|spot| position.place(spot).name).collect(),
        }
    }

    /// Where moves begin, to be shown to somebody who has clicked elsewhere.
    pub(super) fn beginnings(&self) -> Vec<Spot> {
        let position = self.table.position();
        let first = position.legal().into_iter().filter_map(|m| position.clicks(m).first().copied());
        first.collect::<BTreeSet<_>>().into_iter().collect()
    }

    pub(super) fn refused(&self, why: &Refusal, texts: &Texts) -> Status {
        let (heading, more) = match why {
            Refusal::NoMove { typed, example } => {
                (texts.table_no_move(typed.as_str()), texts.table_no_move_more(example.as_str()))
            }
            Refusal::Taken(name) => (texts.table_taken(name.as_str()), texts.table_your_turn_more()),
            Refusal::NotHere => {
                let begin = self.table.position().begin().and_then(|key| texts.begin(key));
                let heading = begin.unwrap_or_else(|| texts.table_not_here());
                (heading, texts.table_not_here_more())
            }
        };
        Status::new(heading, Tone::Loss, more)
    }
}
