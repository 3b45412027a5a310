//! The best opponent of the game moves for a person, and it is known which one that was
//! until the person moves on.

use super::{Session, Step};
use crate::bots::Chance;
use crate::games::BotLevel;
use crate::play::question::{Answer, Found};

/// An opponent that moves, or has moved, for a person.
#[derive(Clone, Copy)]
pub(super) enum Helper {
    /// It has been asked for a move, and nobody has stopped it.
    Asked(BotLevel),
    /// It has made a move: so many had been made with that one.
    Moved(BotLevel, usize),
}

impl<T> Session<T> {
    /// The best opponent of the game moves for the person.
    pub fn move_for_person(&mut self, chance: &mut Chance) -> Step {
        if !self.current.awaits_person() {
            return Step::default();
        }
        let bot = self.game.best_bot();
        let step = self.step(|play| play.ask_once(Some(bot), chance));
        self.helper = Some(Helper::Asked(bot));
        step
    }

    /// An answer has come; one to a question about another position is thrown away. Who
    /// has moved for the person is known through all of them, however many moves the
    /// opponent makes; any other change of the position makes it forgotten.
    pub fn answer(&mut self, answer: Answer, chance: &mut Chance) -> Step {
        // One who was stopped may have found its move already.
        let moves = matches!(answer.found, Found::Move(_));
        if moves && self.current.awaits_person() && self.helping().is_none() {
            return Step::default();
        }
        let advised = matches!(answer.found, Found::Advice(_)) && answer.ticket == self.ticket();
        let helper = self.helper;
        let step = self.decide(|play| play.answer(answer, chance));
        if step.changed {
            let plies = self.plies();
            self.helper = helper.map(|helper| match helper {
                Helper::Asked(bot) => Helper::Moved(bot, plies),
                moved @ Helper::Moved(..) => moved,
            });
        }
        Step { advised, ..step }
    }

    /// Whoever was asked to move for the person has been stopped.
    pub(super) fn stop_helper(&mut self) {
        self.helper.take_if(|helper| matches!(helper, Helper::Asked(_)));
    }

    /// Who is thinking for the person just now.
    #[must_use]
    pub fn helping(&self) -> Option<BotLevel> {
        match self.helper? {
            Helper::Asked(bot) => Some(bot),
            Helper::Moved(..) => None,
        }
    }

    /// Who has moved for the person, and how many moves had been made with that one.
    #[must_use]
    pub fn helped(&self) -> Option<(BotLevel, usize)> {
        match self.helper? {
            Helper::Asked(_) => None,
            Helper::Moved(bot, plies) => Some((bot, plies)),
        }
    }
}
