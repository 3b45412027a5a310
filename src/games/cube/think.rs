//! How the opponents of the cube ask the search, and what they report of it.

use super::rules::Cube;
use super::search::{Judged, Search, Sight, Until, Value, decided};
use crate::bots::limit::Limit;
use crate::bots::{Progress, Thinking, Verdict};

/// Judges every move of a position and reports each round.
#[must_use]
pub fn judge(position: &Cube, sight: Sight, until: Until, thinking: &mut Thinking) -> Judged {
    let mut limit = Limit::of(thinking);
    let tell = |judged: &Judged, nodes| {
        let line = judged.best().into_iter().take(1).collect();
        let verdict = verdict(position, judged.value());
        (thinking.report)(Progress { line, depth: judged.depth, verdict, nodes });
    };
    Search::new(sight, &mut limit).judge(position, until, tell)
}

/// What the value of a move says, counted in moves of the winner from this position on.
#[must_use]
pub fn verdict(position: &Cube, value: Value) -> Verdict {
    match decided(value) {
        None => Verdict::Worth(value),
        Some((true, end)) => Verdict::Wins((end - position.plies()).div_ceil(2)),
        Some((false, end)) => Verdict::Loses((end - position.plies()) / 2),
    }
}
