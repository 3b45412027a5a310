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
    /// This was typed and is no move.
    NoMove(String),
    /// There already is a mark on the place of this name.
    Taken(String),
    /// No move begins there.
    NotHere,
}

impl TableForm {
    /// Why a click there came to nothing.
    pub(super) fn why_not(&self, spot: Spot) -> Refusal {
        let place = self.table.position().place(spot);
        if place.is_taken() { Refusal::Taken(place.name) } else { Refusal::NotHere }
    }

    /// Why this text is no move.
    pub(super) fn why_no_move(&self, text: &str) -> Refusal {
        self.taken(text).map_or_else(|| Refusal::NoMove(text.to_owned()), Refusal::Taken)
    }

    /// The place that this text names, if there already is a mark: the name stands at
    /// its end, after nothing or the name of a spot on which moves begin.
    pub(super) fn taken(&self, text: &str) -> Option<String> {
        let position = self.table.position();
        let typed = text.to_ascii_lowercase();
        let ends = self.table.played().iter().filter_map(|&m| position.clicks(m).last().copied());
        let mut places = ends.map(|spot| position.place(spot)).filter(Place::is_taken);
        let named = |name: &str| {
            let before = typed.strip_suffix(&name.to_ascii_lowercase())?;
            let begins = || {
                let names = self.beginnings().into_iter().map(|spot| position.place(spot).name);
                names.into_iter().any(|name| name.eq_ignore_ascii_case(before))
            };
            (before.is_empty() || begins()).then_some(())
        };
        places.find(|place| named(&place.name).is_some()).map(|place| place.name)
    }

    /// Where moves begin, to be shown to somebody who has clicked elsewhere.
    pub(super) fn beginnings(&self) -> Vec<Spot> {
        let position = self.table.position();
        let first = position.legal().into_iter().filter_map(|m| position.clicks(m).first().copied());
        first.collect::<BTreeSet<_>>().into_iter().collect()
    }

    pub(super) fn refused(&self, why: &Refusal, texts: &Texts) -> Status {
        let (heading, more) = match why {
            Refusal::NoMove(text) => (texts.table_no_move(text.as_str()), texts.table_no_move_more()),
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
