//! Two computers that play against each other: they are watched, held, and made to move
//! one by one.

use super::{Session, Step};
use crate::bots::Chance;
use crate::play::r#match::Request;
use std::time::Duration;

/// How fast two computers play against each other: how long each move is seen before the
/// next one.
pub const SPEEDS: [Duration; 3] =
    [Duration::from_millis(1500), Duration::from_millis(500), Duration::from_millis(60)];

impl<T> Session<T> {
    /// Whether nobody who plays is a person.
    #[must_use]
    pub fn is_duel(&self) -> bool {
        !self.players.iter().any(|player| player.is_person())
    }

    /// How long the computer waits: two of them are to be watched.
    pub(super) fn pause(&self) -> Duration {
        if self.is_duel() { SPEEDS[self.speed] } else { self.delay }
    }

    /// How fast two computers play: an index into [`SPEEDS`].
    #[must_use]
    pub fn speed(&self) -> usize {
        self.speed
    }

    /// Changes how fast two computers play; an index into [`SPEEDS`], or the fastest.
    pub fn set_speed(&mut self, speed: usize) {
        self.speed = speed.min(SPEEDS.len() - 1);
        self.current.set_pause(self.pause());
    }

    /// Holds the computer, or lets it go on.
    pub fn run(&mut self, chance: &mut Chance) -> Step {
        let held = !self.current.held();
        let mut step = self.decide(|play| play.hold(held, chance));
        step.requests.extend(self.ask_opinions());
        step
    }

    /// Lets the computer make one move, and holds it then.
    pub fn single(&mut self, chance: &mut Chance) -> Step {
        let mut step = self.decide(|play| {
            let mut requests = play.hold(true, chance);
            requests.extend(play.ask_once(None, chance));
            requests
        });
        step.requests.extend(self.ask_opinions());
        step
    }

    /// Whoever steps back in a game of two computers holds them first.
    pub(super) fn hold_duel(&mut self, chance: &mut Chance) -> Vec<Request> {
        if self.is_duel() { self.current.hold(true, chance) } else { Vec::new() }
    }
}
