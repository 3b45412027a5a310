//! What is known about the copy that the store has of the game on a form, and how a game
//! becomes one.

use super::date::iso;
use super::stored;
use crate::play::game::Game;
use crate::play::session;
use crate::store::{self, GameId, Moment};
use std::time::Duration;

/// A session on one of the forms.
pub(super) type Session = session::Session<StoreCopy>;

/// The store's copy of a game that was left: its number there, and how long it had lasted.
#[derive(Clone, Copy)]
pub(super) struct StoreCopy {
    pub(super) id: Option<GameId>,
    pub(super) duration: Duration,
}

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
    fn duration(&self, now: Moment) -> Duration {
        let since = self.since.unwrap_or(now);
        let passed = u64::try_from(now.0.saturating_sub(since.0)).unwrap_or(0);
        self.before + Duration::from_millis(passed)
    }

    /// From now on the time of the game runs, or rests. It is to run from the first
    /// move to the end while the form is shown.
    fn run(&mut self, on: bool, now: Moment) {
        self.before = self.duration(now);
        self.since = on.then_some(now);
    }

    /// Whether the position with this ticket has not been saved yet; from now on
    /// it counts as saved.
    fn is_new(&mut self, ticket: u64) -> bool {
        std::mem::replace(&mut self.ticket, ticket) != ticket
    }

    /// Another game comes on the table.
    pub(super) fn leave(&mut self) {
        self.left.extend(self.id.take());
        (self.since, self.before) = (None, Duration::ZERO);
    }

    /// A game of the store is taken up, under the number that it has there.
    pub(super) fn take_up(&mut self, copy: StoreCopy) {
        (self.id, self.before) = (copy.id, copy.duration);
    }

    /// What is to be kept about the game while it is left.
    pub(super) fn copy(&self, now: Moment) -> StoreCopy {
        StoreCopy { id: self.id, duration: self.duration(now) }
    }

    /// The game as the store should have it, if it has changed since the last call. What
    /// two computers play is nobody's game. `shown` tells whether the form is.
    pub(super) fn unsaved(
        &mut self,
        session: &Session,
        player: &str,
        seed: u64,
        shown: bool,
        now: Moment,
    ) -> Option<store::Game> {
        let own = session.own()?;
        self.run(shown && session.current().is_under_way(), now);
        let new = self.is_new(session.ticket());
        new.then(|| stored::row(&self.played(session, session.plies(), player, seed, now), own, now))
    }

    /// The game up to so many moves, played by this player.
    pub(super) fn played(
        &self,
        session: &Session,
        plies: usize,
        player: &str,
        seed: u64,
        now: Moment,
    ) -> Game {
        let mut game = session.game_up_to(plies, player);
        (game.date, game.seed, game.duration) = (iso(now), Some(seed), self.duration(now));
        game
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
