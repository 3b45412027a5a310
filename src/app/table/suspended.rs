//! A game that was left in the middle for another one is not lost: *Krok späť* brings
//! it back as long as there is nothing to take back in the new one, and so does whoever
//! finds it in the results. Nobody is asked.

use super::TableForm;
use super::clock::Clock;
use super::players::Player;
use crate::app::Effect;
use crate::app::playing::effects;
use crate::board::Board;
use crate::games::GameSetup;
use crate::play::history::History;
use crate::play::r#match::Possible;
use crate::play::score::Score;
use crate::store::GameId;
use std::time::Duration;

/// With fewer moves a game is not worth coming back to.
const FEWEST: usize = 2;

/// A game that was left.
pub(super) struct SuspendedGame {
    game: GameSetup,
    pub(super) players: [Player; 2],
    history: History<Box<dyn Board>>,
    banked: Score,
    clock: Clock,
    /// The number and the duration of the store's copy.
    id: Option<GameId>,
    duration: Duration,
}

impl TableForm {
    /// The game on the table is left for another: it can come back, unless it has
    /// ended.
    pub(super) fn set_aside(&mut self) {
        if self.table.outcome().is_some() {
            self.left = None;
        } else if self.plies() >= FEWEST {
            let mut clock = self.clock;
            clock.rest();
            self.left = Some(SuspendedGame {
                game: self.game.clone(),
                players: self.players.clone(),
                history: self.table.history().clone(),
                banked: self.banked,
                clock,
                id: self.kept.id(),
                duration: self.kept.duration(self.now),
            });
        }
        // What was left for a game that has hardly begun can still come back.
    }

    /// This form comes in place of another one, whose game is left.
    pub(in crate::app) fn succeed(&mut self, mut other: TableForm) {
        if other.game.spec().key != self.game.spec().key {
            return;
        }
        other.set_aside();
        self.left = other.left.take();
    }

    /// Whether *Krok späť* brings back a game that was left.
    pub(super) fn returns(&self) -> bool {
        self.left.is_some() && !self.table.possible().undo
    }

    /// What can be done just now.
    pub(super) fn possible(&self) -> Possible {
        let possible = self.table.possible();
        Possible { undo: possible.undo || self.left.is_some(), ..possible }
    }

    /// The game that was left comes back.
    pub(super) fn come_back(&mut self) -> Vec<Effect> {
        self.left.take().map_or_else(Vec::new, |left| self.put_back(left))
    }

    /// The game that was left comes back if the number under which the store has it is
    /// meant, and the one on the table is left for it; `None` if it is another one.
    pub(in crate::app) fn come_back_to(&mut self, meant: impl Fn(GameId) -> bool) -> Option<Vec<Effect>> {
        let left = self.left.take_if(|left| left.id.is_some_and(&meant))?;
        self.set_aside();
        Some(self.put_back(left))
    }

    /// A game that was left goes on; two opponents wait until they are told to.
    fn put_back(&mut self, left: SuspendedGame) -> Vec<Effect> {
        (self.game, self.players, self.banked) = (left.game, left.players, left.banked);
        self.own_sizes.clear();
        let mut all = self.sit_down(left.history);
        self.clock = left.clock;
        self.kept.take_up(left.id, left.duration);
        if self.is_duel() {
            all.extend(effects(self.table.hold(true, &mut self.chance)));
        }
        all
    }
}
