//! What comes after a game: the result picture, the score, and the next game if that
//! is to begin by itself.

use super::{SECOND, TableForm};
use crate::app::{Effect, Timer};
use crate::play::score::Score;
use crate::rules::Outcome;
use std::time::Duration;

impl TableForm {
    /// Closes the result picture; `None` if there was none. If games are to follow
    /// each other, the next one begins once the end of this one has been seen.
    pub(super) fn close_picture(&mut self) -> Option<Vec<Effect>> {
        let open = std::mem::take(&mut self.picture);
        open.then(|| self.next_game(SECOND))
    }

    /// The next game begins by itself after this time, if that is wished.
    pub(super) fn next_game(&self, after: Duration) -> Vec<Effect> {
        let next = || Effect::After(after, Timer::Again(self.table.ticket()));
        self.again.then(next).into_iter().collect()
    }

    /// Closes the result picture for something else to be seen or done.
    pub(in crate::app) fn drop_picture(&mut self) {
        self.picture = false;
    }

    /// The score between these two players, this game included: the first number
    /// is that of the first side.
    pub(super) fn score(&self) -> Score {
        match self.table.outcome() {
            None => self.banked,
            Some(Outcome::Win(side)) => self.banked.with(Some(side.index())),
            Some(Outcome::Draw) => self.banked.with(None),
        }
    }
}
