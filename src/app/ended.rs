//! How a game ended, in words: with its points, and why if its rules have not ended it.

use crate::rules::{End, EndReason, Outcome, Side};
use crate::store::{self, Row};
use crate::text::Texts;

/// How the game in a line of the results ended, as short as can be: with the points if
/// they decided it, and else why it ended.
pub(super) fn in_list(row: &Row, texts: &Texts) -> String {
    let ending = match row.ending {
        None => return texts.ending_none(),
        Some(store::Ending::Win) => texts.ending_win(),
        Some(store::Ending::Draw) => texts.ending_draw(),
        Some(store::Ending::Loss) => texts.ending_loss(),
    };
    match row.ended {
        Some(EndReason::Rules) | None => with_points(ending, row.points, row.own, texts),
        Some(EndReason::Agreed) => texts.ending_agreed(),
        Some(EndReason::Resigned) => texts.ending_resigned(ending),
        Some(EndReason::Forfeit) => texts.ending_forfeit(ending),
    }
}

/// The words for an ending with the points, those of the side `own` first.
pub(super) fn with_points(ending: String, points: Option<[u32; 2]>, own: Side, texts: &Texts) -> String {
    match points {
        Some(points) => texts.ending_points(ending, points[own.other().index()], points[own.index()]),
        None => ending,
    }
}

/// The words for an ending with what ended the game before its rules; `reader` is the
/// side of whoever is spoken to.
pub(super) fn with_reason(ending: String, end: End, reader: Option<Side>, texts: &Texts) -> String {
    match end.by {
        EndReason::Rules | EndReason::Agreed => ending,
        EndReason::Resigned if lost(end, reader) => texts.ending_why(ending, texts.why_you_resigned()),
        EndReason::Resigned => texts.ending_why(ending, texts.why_resigned()),
        EndReason::Forfeit => texts.ending_why(ending, texts.why_forfeit()),
    }
}

/// A sentence about what ended the game before its rules, for the form on which it was
/// played, which says itself what a program did wrong.
pub(super) fn sentence(end: End, reader: Option<Side>, texts: &Texts) -> Option<String> {
    match end.by {
        EndReason::Rules | EndReason::Forfeit => None,
        EndReason::Agreed => Some(texts.status_agreed()),
        EndReason::Resigned if lost(end, reader) => Some(texts.status_you_resigned()),
        EndReason::Resigned => Some(texts.status_resigned()),
    }
}

fn lost(end: End, side: Option<Side>) -> bool {
    side.is_some_and(|side| end.outcome == Outcome::Win(side.other()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Moment, Opponent, Store};
    use crate::text::Language;
    use std::time::Duration;

    fn slovak() -> Texts {
        Texts::new(Language::Slovak)
    }

    /// What the list says of a game of the side `own` that the store keeps like this.
    fn listed(own: Side, end: Option<End>, points: Option<[u32; 2]>) -> String {
        let mut store = Store::in_memory();
        let game = store::Game {
            player: "Jana".to_owned(),
            game: "dots-and-boxes".to_owned(),
            setup: String::new(),
            variant: String::new(),
            opponent: Opponent::Person(String::new()),
            own,
            mark: String::new(),
            outcome: end.map(|end| end.outcome),
            ended: end.map(|end| end.by),
            points,
            moves: vec!["a1".to_owned()],
            duration: Duration::ZERO,
            at: Moment(0),
            seed: 0,
        };
        store.save(None, &game);
        let page = store.list(&Default::default(), Default::default(), 0, 1);
        in_list(&page.rows[0], &slovak())
    }

    #[test]
    fn the_list_tells_points_and_reasons() {
        let won = |by| Some(End { outcome: Outcome::Win(Side::First), by });
        let points = Some([8, 28]);
        for (own, end, points, said) in [
            (Side::First, None, None, "nedohraná"),
            (Side::First, won(EndReason::Rules), None, "výhra"),
            (Side::First, won(EndReason::Resigned), None, "výhra, vzdané"),
            (Side::Second, won(EndReason::Resigned), None, "prehra, vzdané"),
            (Side::First, won(EndReason::Forfeit), None, "výhra kontumačne"),
            (Side::First, Some(End::AGREED), None, "dohodnutá remíza"),
            (Side::First, Some(End::by_rules(Outcome::Draw)), None, "remíza"),
            (Side::First, None, points, "nedohraná"),
            (Side::Second, Some(End::by_rules(Outcome::Win(Side::Second))), points, "výhra 28 : 8"),
            (Side::First, Some(End::by_rules(Outcome::Draw)), Some([9, 9]), "remíza 9 : 9"),
            (Side::Second, won(EndReason::Resigned), points, "prehra, vzdané"),
        ] {
            assert_eq!(listed(own, end, points), said, "{own:?}, {end:?}");
        }
    }

    #[test]
    fn who_resigned_is_told_to_whoever_played() {
        let texts = slovak();
        let end = End::resigned(Side::First);
        let said = |reader| with_reason("–".to_owned(), end, reader, &texts);
        assert_eq!(said(Some(Side::First)), "– – vzdali ste sa");
        assert_eq!(said(Some(Side::Second)), "– – vzdal sa súper");
        assert_eq!(said(None), "– – vzdal sa súper");
        assert_eq!(sentence(end, Some(Side::First), &texts).as_deref(), Some("Vzdali ste sa."));
        assert_eq!(sentence(end, None, &texts).as_deref(), Some("Súper sa vzdal."));
        assert_eq!(sentence(End::forfeit(Side::First), None, &texts), None);
    }
}
