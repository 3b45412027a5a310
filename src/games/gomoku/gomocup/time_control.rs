//! How long a brain may think about a move.

use std::time::Duration;

/// What the manager has said about time; all in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TimeControl {
    /// For one move; 0 asks for the fastest answer.
    pub(super) turn: i64,
    /// For the whole match; 0 means no limit.
    pub(super) whole: i64,
    /// What is left of the match. `None`: never said.
    pub(super) left: Option<i64>,
}

/// `time_left` with this value means that the match is not limited.
const UNLIMITED: i64 = i32::MAX as i64;
/// What is kept back for the way of the answer to the manager: on a machine with more
/// work than processors, answers came up to 70 ms after they were written.
const WAY: i64 = 70;
/// The rest of a limited match is shared among so many moves.
const MOVES: i64 = 16;

impl Default for TimeControl {
    /// Before anything is said: half a minute a move.
    fn default() -> TimeControl {
        TimeControl { turn: 30_000, whole: 0, left: None }
    }
}

impl TimeControl {
    /// The answer to `timeout_turn 0` comes after about so long.
    pub(super) const AT_ONCE: Duration = Duration::from_millis(10);

    /// How long the next move may take.
    pub(super) fn next(&self) -> Duration {
        const AT_ONCE: i64 = TimeControl::AT_ONCE.as_millis() as i64;
        let turn = if self.turn <= 0 { AT_ONCE } else { self.turn - WAY.min(self.turn / 3) };
        let left = match self.left {
            Some(UNLIMITED..) => None,
            Some(left) => Some(left),
            None => (self.whole > 0).then_some(self.whole),
        };
        let time = left.map_or(turn, |left| turn.min((left.saturating_sub(WAY) / MOVES).max(AT_ONCE)));
        Duration::from_millis(time.max(1).unsigned_abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_kept_whatever_they_are() {
        let next = |turn, whole, left| TimeControl { turn, whole, left }.next().as_millis();
        assert_eq!(TimeControl::default().next().as_millis(), 29_930);
        assert_eq!(next(0, 0, None), 10);
        assert_eq!(next(-1, 0, None), 10);
        assert_eq!(next(1000, 0, None), 930);
        assert_eq!(next(30, 0, None), 20);
        assert_eq!(next(1, 0, None), 1);
        // The match is not limited.
        assert_eq!(next(1000, 0, Some(2_147_483_647)), 930);
        assert_eq!(next(1000, 5000, Some(2_147_483_647)), 930);
        // It is, and what is left goes before what there was.
        assert_eq!(next(1000, 5000, None), 308);
        assert_eq!(next(1000, 5000, Some(1000)), 58);
        assert_eq!(next(1000, 0, Some(1000)), 58);
        for spent in [0, -1, -100, i64::MIN] {
            assert_eq!(next(1000, 5000, Some(spent)), 10, "{spent}");
        }
    }
}
