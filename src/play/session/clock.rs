//! How long each side has thought.

use crate::rules::Side;
use std::time::Duration;

/// The time of both sides. What time it is comes from outside, counted from any
/// beginning that stays the same.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Clock {
    spent: [Duration; 2],
    /// Since when whose time runs.
    runs: Option<(Side, Duration)>,
}

impl Clock {
    /// The time is this, and from now on that of this side runs, or nobody's. A time
    /// that was set back takes nothing away.
    pub fn at(&mut self, now: Duration, side: Option<Side>) {
        if let Some((side, since)) = self.runs {
            self.spent[side.index()] += now.saturating_sub(since);
        }
        self.runs = side.map(|side| (side, now));
    }

    /// Nobody's time runs until it is told who is to move.
    pub fn rest(&mut self) {
        self.runs = None;
    }

    /// How long a side has thought, up to the last call of [`at`](Clock::at).
    #[must_use]
    pub fn spent(&self, side: Side) -> Duration {
        self.spent[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(clock: &Clock) -> [u64; 2] {
        Side::BOTH.map(|side| clock.spent(side).as_secs())
    }

    #[test]
    fn the_time_of_the_side_to_move_runs_and_no_other() {
        let mut clock = Clock::default();
        clock.at(Duration::from_secs(1), Some(Side::First));
        clock.at(Duration::from_secs(62), Some(Side::Second));
        clock.at(Duration::from_millis(65_500), Some(Side::Second));
        clock.rest();
        clock.at(Duration::from_secs(99), None);
        assert_eq!(seconds(&clock), [61, 3]);
    }

    #[test]
    fn a_clock_that_was_set_back_takes_nothing_away() {
        let mut clock = Clock::default();
        clock.at(Duration::from_secs(9), Some(Side::First));
        clock.at(Duration::from_secs(1), Some(Side::First));
        clock.at(Duration::from_secs(3), None);
        assert_eq!(seconds(&clock), [2, 0]);
    }
}
