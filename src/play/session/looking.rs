//! What is looked at: an earlier position, what opponents have told of positions while
//! they thought, and what they think of the moves.

use super::{Player, Session};
use crate::board::Board;
use crate::bots::Progress;
use crate::games::BotLevel;
use crate::play::r#match::Request;
use crate::rules::Rules;

impl<T> Session<T> {
    /// The position that is looked at, and how many moves led to it: the present one, or
    /// an earlier one.
    #[must_use]
    pub fn shown(&self) -> (&dyn Board, usize) {
        let positions = self.current.positions();
        let last = positions.len() - 1;
        let at = self.looked.map_or(last, |at| at.min(last));
        (&*positions[at], at)
    }

    /// How many moves led to the earlier position that is looked at; `None` if it is the
    /// present one.
    #[must_use]
    pub fn looked_at(&self) -> Option<usize> {
        self.looked
    }

    /// Looks at the position after so many moves; with all of them, or more, it is the
    /// present one.
    pub fn look_at(&mut self, plies: usize) {
        self.looked = (plies < self.plies()).then_some(plies);
    }

    /// Looks at the present position; false if it was looked at already.
    pub fn look_at_present(&mut self) -> bool {
        self.looked.take().is_some()
    }

    /// An opponent has told what it has found so far; news about another position is
    /// thrown away.
    pub fn progress(&mut self, ticket: u64, progress: Progress) {
        if ticket == self.ticket() {
            self.thoughts.insert(self.current.position().key(), progress);
        }
    }

    /// What an opponent thinks just now, or thought before the move that led to the
    /// position that is looked at, and how many moves led to the position of which it
    /// thought; `None` if it told nothing.
    #[must_use]
    pub fn thought(&self) -> Option<(usize, &Progress)> {
        let (_, at) = self.shown();
        let thinks = self.looked.is_none() && self.current.thinker().is_some();
        let told = |n: usize| Some((n, self.thoughts.get(&self.current.positions()[n].key())?));
        let now = thinks.then_some(at).and_then(told);
        now.or_else(|| at.checked_sub(1).and_then(told))
    }

    /// Whether it is wanted what an opponent thinks of each move.
    #[must_use]
    pub fn wants_opinions(&self) -> bool {
        self.opinions
    }

    /// What an opponent thinks of each move is wanted from now on, or not.
    pub fn want_opinions(&mut self, wanted: bool) -> Vec<Request> {
        self.opinions = wanted;
        self.ask_opinions()
    }

    pub(super) fn ask_opinions(&self) -> Vec<Request> {
        if self.opinions { self.current.ask_opinions(self.evaluator()) } else { Vec::new() }
    }

    /// Who is asked for opinions: an opponent that plays and says what it thinks of each
    /// move, else the first of the game that does.
    #[must_use]
    pub fn evaluator(&self) -> BotLevel {
        let spec = self.game.spec();
        let plays = self.players.iter().rev().find_map(|player| match player {
            Player::Bot(bot) => Some(*bot).filter(|bot| spec.evaluators.contains(&bot.spec().key)),
            Player::Person | Player::Program(_) => None,
        });
        plays.unwrap_or_else(|| self.game.evaluator())
    }
}
