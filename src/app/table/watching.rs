//! Two opponents of the program that play against each other: they are watched,
//! held, and made to move one by one.

use super::TableForm;
use super::players::Player;
use crate::app::Effect;
use crate::app::playing::effects;
use std::time::Duration;

/// How fast two opponents of the program play against each other: how long each
/// move is seen before the next one.
pub(super) const SPEEDS: [Duration; 3] =
    [Duration::from_millis(1500), Duration::from_millis(500), Duration::from_millis(60)];

impl TableForm {
    /// How long the computer waits: two opponents of the program are to be watched.
    pub(super) fn pause(&self) -> Duration {
        if self.is_duel() { SPEEDS[self.speed] } else { self.delay }
    }

    /// Whether two opponents of the program play.
    pub(super) fn is_duel(&self) -> bool {
        !self.players.contains(&Player::Person)
    }

    pub(super) fn run(&mut self) -> Vec<Effect> {
        let held = !self.table.held();
        let mut all = self.decide(|table, chance| table.hold(held, chance));
        all.extend(self.ask_opinions());
        all
    }

    pub(super) fn single(&mut self) -> Vec<Effect> {
        let mut all = effects(self.table.hold(true, &mut self.chance));
        all.extend(self.decide(|table, chance| table.ask_once(None, chance)));
        all.extend(self.ask_opinions());
        all
    }
}
