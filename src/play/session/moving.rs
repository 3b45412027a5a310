//! What is done to the game: moves, steps back, hints, and an end before that of the
//! rules.

use super::{Play, Session, Step};
use crate::bots::Chance;
use crate::play::r#match::Request;
use crate::rules::{Move, Side};
use crate::scene::Spot;

impl<T> Session<T> {
    /// A person clicks a spot. With `confirm`, a move is only meant until
    /// [`go`](Session::go).
    pub fn click(&mut self, spot: Spot, confirm: bool, chance: &mut Chance) -> Step {
        self.decide(|play| play.click(spot, confirm, chance))
    }

    /// A person makes a move without clicking.
    pub fn make(&mut self, m: Move, chance: &mut Chance) -> Step {
        self.decide(|play| play.make(m, chance))
    }

    /// The person confirms the move that is meant.
    pub fn go(&mut self, chance: &mut Chance) -> Step {
        self.decide(|play| play.go(chance))
    }

    /// A move that is only meant is meant no longer.
    pub fn drop_pending(&mut self, chance: &mut Chance) -> Step {
        if self.current.pending_move().is_some() { self.undo(chance) } else { Step::default() }
    }

    /// One step back in this game; two computers are held first.
    pub fn undo(&mut self, chance: &mut Chance) -> Step {
        let held = self.hold_duel(chance);
        let step = self.step(|play| play.undo(chance));
        Step { requests: held.into_iter().chain(step.requests).collect(), ..step }
    }

    /// One step forward.
    pub fn redo(&mut self, chance: &mut Chance) -> Step {
        self.step(|play| play.redo(chance))
    }

    /// Asks for the best move of the person who is to move.
    #[must_use]
    pub fn ask_advice(&self) -> Vec<Request> {
        self.current.ask_advice()
    }

    /// Asks once more for what is still wanted: somebody else may have been asked in the
    /// meantime. Whoever was to move for the person has been stopped.
    pub fn ask_again(&mut self, chance: &mut Chance) -> Vec<Request> {
        self.stop_helper();
        let mut requests = self.current.ask_again(chance);
        requests.extend(self.ask_opinions());
        requests
    }

    /// A side resigns, if it can.
    pub fn resign(&mut self, side: Side) -> Step {
        let can = self.current.is_under_way();
        self.decide(|play| if can { play.resign(side) } else { Vec::new() })
    }

    /// Both sides agree on a draw, if they can.
    pub fn agree_draw(&mut self) -> Step {
        let can = self.current.possible().agree_draw;
        self.decide(|play| if can { play.agree_draw() } else { Vec::new() })
    }

    /// Something that may end the game.
    pub(super) fn decide(&mut self, what: impl FnOnce(&mut Play) -> Vec<Request>) -> Step {
        let before = self.current.outcome().is_some();
        let step = self.step(what);
        Step { ended: !before && self.current.outcome().is_some(), ..step }
    }

    /// Lets the match do something, and asks for new opinions if the position has
    /// changed.
    pub(super) fn step(&mut self, what: impl FnOnce(&mut Play) -> Vec<Request>) -> Step {
        let before = self.ticket();
        let mut requests = what(&mut self.current);
        let changed = self.ticket() != before;
        if changed {
            (self.looked, self.helper) = (None, None);
            requests.extend(self.ask_opinions());
        }
        Step { requests, changed, ..Step::default() }
    }
}
