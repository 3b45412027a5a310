//! How long a brain may think about a move.

use std::time::Duration;

/// What the manager has said about time; all in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Patience {
    /// For one move; 0 asks for the fastest answer.
    pub(super) turn: i64,
    /// For the whole match; 0 means no limit.
    pub(super) whole: i64,
    /// What is left of the match. `None`: never said.
    pub(super) left: Option<i64>,
}

/// `time_left` with this value means that the match is not limited.
const UNLIMITED: i64 = i32::MAX as i64;
/// The answer to `timeout_turn 0` comes after about so long.
const AT_ONCE: i64 = 10;
/// What is kept back for the way of the answer to the manager.
const WAY: i64 = 40;
/// The rest of a limited match is shared among so many moves.
const MOVES: i64 = 16;

impl Default for Patience {
    /// Before anything is said: half a minute a move.
    fn default() -> Patience {
        Patience { turn: 30_000, whole: 0, left: None }
    }
}

impl Patience {
    /// How long the next move may take.
    pub(super) fn next(&self) -> Duration {
        let turn = if self.turn <= 0 { AT_ONCE } else { self.turn - WAY.min(self.turn / 3) };
        let left = match self.left {
            Some(UNLIMITED..) => None,
            Some(left) => Some(left),
            None => (self.whole > 0).then_some(self.whole),
        };
        let time = left.map_or(turn, |left| turn.min(((left - WAY) / MOVES).max(AT_ONCE)));
        Duration::from_millis(time.max(1).unsigned_abs())
    }
}
