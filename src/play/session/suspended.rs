//! A game that was left in the middle for another one is not lost: it can come back.

use super::{Clock, Pairing, Player, Session, Step};
use crate::bots::Chance;

/// With fewer moves a game is not worth coming back to.
const FEWEST: usize = 2;

/// A game that was left.
pub(super) struct Suspended<T> {
    pairing: Pairing,
    clock: Clock,
    /// What the outside keeps about it.
    tag: T,
}

impl<T> Session<T> {
    /// The game is left for another: it can come back, with what the outside keeps about
    /// it, unless it has ended. Where it has hardly begun, the one that was left for it
    /// still can.
    pub fn suspend(&mut self, tag: T) {
        if self.current.outcome().is_some() {
            self.suspended = None;
        } else if self.plies() >= FEWEST {
            let mut clock = self.clock;
            clock.rest();
            self.suspended = Some(Suspended { pairing: self.pairing(), clock, tag });
        }
    }

    /// This session comes in place of another one, whose game is left.
    pub fn succeed(&mut self, mut other: Session<T>, tag: T) {
        if other.game.spec().key == self.game.spec().key {
            other.suspend(tag);
            self.suspended = other.suspended;
        }
    }

    /// What the outside keeps about the game that was left.
    #[must_use]
    pub fn suspended(&self) -> Option<&T> {
        self.suspended.as_ref().map(|suspended| &suspended.tag)
    }

    /// Who plays the game that was left.
    #[must_use]
    pub fn suspended_players(&self) -> &[Player] {
        self.suspended.as_ref().map_or(&[], |suspended| &suspended.pairing.players)
    }

    /// Whether a step back brings back the game that was left.
    #[must_use]
    pub fn returns(&self) -> bool {
        self.suspended.is_some() && !self.current.can_undo()
    }

    /// The game that was left comes back in place of this one; `None` if there is none.
    pub fn come_back(&mut self, chance: &mut Chance) -> Option<(Step, T)> {
        let suspended = self.suspended.take()?;
        Some(self.put_back(suspended, chance))
    }

    /// The game that was left comes back, and this one is left for it.
    pub fn change_places(&mut self, tag: T, chance: &mut Chance) -> Option<(Step, T)> {
        let suspended = self.suspended.take()?;
        self.suspend(tag);
        Some(self.put_back(suspended, chance))
    }

    /// A game that was left goes on; two computers wait until they are told to.
    fn put_back(&mut self, suspended: Suspended<T>, chance: &mut Chance) -> (Step, T) {
        let mut step = self.sit_down(suspended.pairing, chance);
        self.clock = suspended.clock;
        if self.is_duel() {
            step.requests.extend(self.current.hold(true, chance));
        }
        (step, suspended.tag)
    }
}
