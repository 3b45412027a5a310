//! Why a click or a typed move came to nothing, so that it is said.

use super::TableForm;
use crate::app::playing::Status;
use crate::app::view::Tone;
use crate::board::{Board, Look};
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
        if place.mark.is_some() { Refusal::Taken(place.name) } else { Refusal::NotHere }
    }

    /// Why this text is no move: perhaps it ends with the name of a place that is
    /// taken, after nothing or the name of a spot that is clicked before.
    pub(super) fn why_no_move(&self, text: &str) -> Refusal {
        let position = self.table.position();
        let scene = position.scene(&Look::default());
        let typed = text.to_ascii_lowercase();
        let name = |spot: Spot| position.place(spot).name.to_ascii_lowercase();
        let fits = |&spot: &Spot| {
            let before = typed.strip_suffix(&name(spot));
            before.is_some_and(|before| before.is_empty() || scene.spots().any(|first| name(first) == before))
        };
        let taken = scene.spots().map(|spot| (spot, position.place(spot)));
        let taken = taken.filter(|(_, place)| place.mark.is_some() && !place.name.is_empty());
        match taken.filter(|(spot, _)| fits(spot)).map(|(_, place)| place.name).next() {
            Some(name) => Refusal::Taken(name),
            None => Refusal::NoMove(text.to_owned()),
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
            Refusal::NoMove(text) => (texts.table_no_move(text.as_str()), texts.table_no_move_more()),
            Refusal::Taken(name) => (texts.table_taken(name.as_str()), texts.table_your_turn_more()),
            Refusal::NotHere => {
                let heading = texts.begin(self.game.rules).unwrap_or_else(|| texts.table_not_here());
                (heading, texts.table_not_here_more())
            }
        };
        Status::new(heading, Tone::Loss, more)
    }
}
