//! How long each side has thought.

use crate::rules::Side;
use crate::store::Moment;
use std::time::Duration;

/// The time of both sides.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    spent: [Duration; 2],
    /// Since when whose time runs.
    runs: Option<(Side, Moment)>,
}

impl Clock {
    /// The time is this, and from now on that of this side runs, or nobody's.
    pub(super) fn at(&mut self, now: Moment, side: Option<Side>) {
        if let Some((side, since)) = self.runs {
            let passed = u64::try_from(now.0.saturating_sub(since.0)).unwrap_or(0);
            self.spent[side.index()] += Duration::from_millis(passed);
        }
        self.runs = side.map(|side| (side, now));
    }

    /// Nobody's time runs until it is told who is to move.
    pub(super) fn rest(&mut self) {
        self.runs = None;
    }

    /// Minutes and seconds that a side has thought.
    pub(super) fn text(&self, side: Side) -> String {
        let seconds = self.spent[side.index()].as_secs();
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_the_side_to_move_runs_and_no_other() {
        let mut clock = Clock::default();
        clock.at(Moment(1_000), Some(Side::First));
        clock.at(Moment(62_000), Some(Side::Second));
        clock.at(Moment(65_500), Some(Side::Second));
        clock.rest();
        clock.at(Moment(99_000), None);
        assert_eq!(Side::BOTH.map(|side| clock.text(side)), ["1:01", "0:03"]);
    }

    #[test]
    fn a_clock_that_was_set_back_takes_nothing_away() {
        let mut clock = Clock::default();
        clock.at(Moment(9_000), Some(Side::First));
        clock.at(Moment(1_000), Some(Side::First));
        clock.at(Moment(3_000), None);
        assert_eq!(clock.text(Side::First), "0:02");
    }
}
