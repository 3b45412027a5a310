//! What comes after a game: the result picture, and the next game if that is to begin by
//! itself.

use super::{SECOND, TableForm};
use crate::app::{Effect, Timer};
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
        let next = || Effect::After(after, Timer::Again(self.ticket()));
        self.again.then(next).into_iter().collect()
    }

    /// Whether the next game begins by itself, as nobody looks at an earlier position.
    pub(super) fn is_next_awaited(&self) -> bool {
        self.again && self.session.looked_at().is_none()
    }

    /// Closes the result picture for something else to be seen or done.
    pub(in crate::app) fn drop_picture(&mut self) {
        self.picture = false;
    }
}
