//! *Nech ťahá počítač*: the best opponent of the game moves for the person, and it is said
//! which one that was until the person moves on.

use super::TableForm;
use crate::app::{Effect, games};
use crate::games::BotLevel;
use crate::play::question::{Answer, Found};
use crate::text::Texts;

/// An opponent that moves, or has moved, for a person.
#[derive(Clone, Copy)]
pub(super) enum Helper {
    /// It has been asked for a move, and nobody has stopped it.
    Asked(BotLevel),
    /// It has made a move: so many had been made with that one.
    Moved(BotLevel, usize),
}

impl TableForm {
    /// The best opponent of the game moves for the person.
    pub(super) fn help(&mut self) -> Vec<Effect> {
        if !self.table.awaits_person() {
            return Vec::new();
        }
        let bot = self.game.spec().best_bot();
        let effects = self.step(|table, chance| table.ask_once(Some(bot), chance));
        self.helper = Some(Helper::Asked(bot));
        effects
    }

    /// Whoever was asked to move for the person has been stopped.
    pub(super) fn stop_helper(&mut self) {
        self.helper.take_if(|helper| matches!(helper, Helper::Asked(_)));
    }

    /// An answer has come. Who has moved for the person is known through all of them,
    /// however many moves the opponent makes; any other change of the position makes it
    /// forgotten.
    pub(super) fn take(&mut self, answer: Answer) -> Vec<Effect> {
        let (helper, before) = (self.helper, self.table.ticket());
        // One who was stopped may have found its move already.
        let moves = matches!(answer.found, Found::Move(_));
        if moves && self.table.awaits_person() && self.helping().is_none() {
            return Vec::new();
        }
        let effects = self.decide(|table, chance| table.answer(answer, chance));
        if self.table.ticket() != before {
            let plies = self.plies();
            self.helper = helper.map(|helper| match helper {
                Helper::Asked(bot) => Helper::Moved(bot, plies),
                moved @ Helper::Moved(..) => moved,
            });
        }
        effects
    }

    /// Who is thinking for the person just now.
    pub(super) fn helping(&self) -> Option<BotLevel> {
        match self.helper? {
            Helper::Asked(bot) => Some(bot),
            Helper::Moved(..) => None,
        }
    }

    /// Who has moved for the person, in words.
    pub(super) fn helped(&self, texts: &Texts) -> Option<String> {
        match self.helper? {
            Helper::Asked(_) => None,
            Helper::Moved(bot, plies) => {
                let name = self.move_name(plies, texts);
                Some(texts.table_moved_for_you(name, games::short_bot_name(bot, texts)))
            }
        }
    }
}
