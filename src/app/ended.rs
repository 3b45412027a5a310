//! How a game ended, in words: with its points, and why if its rules have not ended it.

use crate::rules::{End, EndReason, Outcome, Side};
use crate::store::{self, Row};
use crate::text::Texts;

/// How the game in a line of the results ended, as short as can be.
pub(super) fn in_list(row: &Row, texts: &Texts) -> String {
    let ending = match (row.ending, row.ended) {
        (Some(store::Ending::Draw), Some(EndReason::Agreed)) => texts.ending_agreed(),
        (Some(store::Ending::Draw), _) => texts.ending_draw(),
        (Some(store::Ending::Win), _) => texts.ending_win(),
        (Some(store::Ending::Loss), _) => texts.ending_loss(),
        (None, _) => texts.ending_none(),
    };
    let ending = with_points(ending, row.points, row.own, texts);
    match row.ended {
        Some(EndReason::Resigned) => texts.ending_resigned(ending),
        Some(EndReason::Forfeit) => texts.ending_forfeit(ending),
        Some(EndReason::Rules | EndReason::Agreed) | None => ending,
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
