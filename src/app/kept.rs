//! What is known about the copy that the store has of the game on a form.

use crate::store::{GameId, Moment};
use std::time::Duration;

/// The store's copy of a game, and how long the game has lasted.
#[derive(Default)]
pub(super) struct Kept {
    /// Its number, once there is one.
    id: Option<GameId>,
    /// The ticket of the position that was saved last.
    ticket: u64,
    /// Since when its time runs.
    since: Option<Moment>,
    /// How long it had been played before that.
    before: Duration,
    /// Games that were left unfinished for another.
    left: Vec<GameId>,
}

impl Kept {
    /// How long the game has lasted.
    pub(super) fn duration(&self, now: Moment) -> Duration {
        let since = self.since.unwrap_or(now);
        let passed = u64::try_from(now.0.saturating_sub(since.0)).unwrap_or(0);
        self.before + Duration::from_millis(passed)
    }

    /// From now on the time of the game runs, or rests. It is to run from the first
    /// move to the end while the form is shown.
    pub(super) fn run(&mut self, on: bool, now: Moment) {
        self.before = self.duration(now);
        self.since = on.then_some(now);
    }

    /// Whether the position with this ticket has not been saved yet; from now on
    /// it counts as saved.
    pub(super) fn is_new(&mut self, ticket: u64) -> bool {
        std::mem::replace(&mut self.ticket, ticket) != ticket
    }

    /// Another game comes on the table.
    pub(super) fn leave(&mut self) {
        self.left.extend(self.id.take());
        (self.since, self.before) = (None, Duration::ZERO);
    }

    /// A game of the store is taken up, under the number that it has there.
    pub(super) fn take_up(&mut self, id: Option<GameId>, before: Duration) {
        (self.id, self.before) = (id, before);
    }

    /// The number of the store's copy.
    pub(super) fn id(&self) -> Option<GameId> {
        self.id
    }

    /// The store has a copy under this number, or none.
    pub(super) fn keep_as(&mut self, id: Option<GameId>) {
        self.id = id;
    }

    /// Games that were left unfinished since the last call.
    pub(super) fn take_left(&mut self) -> Vec<GameId> {
        std::mem::take(&mut self.left)
    }
}
