//! *Nech ťahá počítač*: the best opponent of the game moves for the person, and it is said
//! which one that was until the person moves on.

use super::TableForm;
use super::names::short;
use crate::app::Effect;
use crate::games::BotSpec;
use crate::play::question::Answer;
use crate::text::Texts;

/// An opponent that moves, or has moved, for a person.
#[derive(Clone, Copy)]
pub(super) struct Helper {
    bot: &'static BotSpec,
    /// The ticket of the position in which it was asked.
    ticket: u64,
    /// How many moves had been made with its own.
    moved: Option<usize>,
}

impl TableForm {
    /// The best opponent of the game moves for the person.
    pub(super) fn help(&mut self) -> Vec<Effect> {
        let Some(bot) = self.game.bots.last().filter(|_| self.table.awaits_person()) else {
            return Vec::new();
        };
        let effects = self.step(|table, chance| table.ask_once(Some(bot), chance));
        self.helper = Some(Helper { bot, ticket: self.table.ticket(), moved: None });
        effects
    }

    /// An answer has come. Any other change of the position makes it forgotten who has
    /// moved for the person.
    pub(super) fn take(&mut self, answer: Answer) -> Vec<Effect> {
        let (helper, asked, before) = (self.helper, answer.ticket, self.table.ticket());
        let effects = self.decide(|table, chance| table.answer(answer, chance));
        let Some(helper) = helper.filter(|_| self.table.ticket() != before) else { return effects };
        let plies = self.plies();
        self.helper = match helper.moved {
            None if helper.ticket == asked => Some(Helper { moved: Some(plies), ..helper }),
            // The opponent of the person has answered the move.
            Some(moved) if moved + 1 == plies => Some(helper),
            _ => None,
        };
        effects
    }

    /// Who is thinking for the person just now.
    pub(super) fn helping(&self) -> Option<&'static BotSpec> {
        self.helper.filter(|helper| helper.moved.is_none()).map(|helper| helper.bot)
    }

    /// Who has moved for the person, in words.
    pub(super) fn helped(&self, texts: &Texts) -> Option<String> {
        let helper = self.helper?;
        Some(texts.table_moved_for_you(self.notation(helper.moved?), short(helper.bot, texts)))
    }
}
