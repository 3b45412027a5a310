//! What a table asks of opponents, and what it makes of their answers.

use super::{Match, Request, Seat};
use crate::board::Board;
use crate::bots::Chance;
use crate::bots::outside::EngineFailure;
use crate::games::{BotLevel, one_second};
use crate::play::question::{Answer, Found, Kind, Question, Thinker, Want};
use crate::rules::End;
use rand::Rng;
use std::time::Duration;

impl<P: Board + Clone> Match<P> {
    /// The opponent that is thinking, if one is.
    #[must_use]
    pub fn thinker(&self) -> Option<&Thinker> {
        match self.seat(self.position().turn()) {
            Seat::Computer(thinker) if self.outcome().is_none() => Some(thinker),
            _ => None,
        }
    }

    /// Whether the computer waits until it is told to move.
    #[must_use]
    pub fn held(&self) -> bool {
        self.held
    }

    /// Holds the computer, or lets it go on.
    pub fn hold(&mut self, held: bool, chance: &mut Chance) -> Vec<Request> {
        if std::mem::replace(&mut self.held, held) == held {
            return Vec::new();
        }
        if held { vec![Request::Stop] } else { self.ask_again(chance) }
    }

    /// Asks the computer for its move once more, if it is to move: somebody else
    /// may have been asked in the meantime.
    pub fn ask_again(&self, chance: &mut Chance) -> Vec<Request> {
        let thinker = self.thinker().filter(|_| !self.held);
        self.ask_for_move(thinker.cloned(), chance)
    }

    /// Asks the computer for one move although it is held, or for the person.
    pub fn ask_once(&self, bot: Option<BotLevel>, chance: &mut Chance) -> Vec<Request> {
        let thinker = bot.map(Thinker::Bot).or_else(|| self.thinker().cloned());
        self.ask_for_move(thinker.filter(|_| self.outcome().is_none()), chance)
    }

    /// Chance is drawn only if there is somebody to ask.
    fn ask_for_move(&self, thinker: Option<Thinker>, chance: &mut Chance) -> Vec<Request> {
        let ask = |thinker| Request::Ask(self.question(Want::Move(thinker), chance.next_u64()));
        thinker.map(ask).into_iter().collect()
    }

    /// Asks for the best move of the person who is to move.
    #[must_use]
    pub fn ask_advice(&self) -> Vec<Request> {
        if self.possible().hint { vec![Request::Ask(self.question(Want::Advice, 0))] } else { Vec::new() }
    }

    /// Asks what an opponent thinks of the moves of this position.
    #[must_use]
    pub fn ask_opinions(&self, bot: BotLevel) -> Vec<Request> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        vec![Request::Ask(self.question(Want::Opinions(bot), 0))]
    }

    /// An answer has come; one about another position is thrown away.
    pub fn answer(&mut self, answer: Answer, chance: &mut Chance) -> Vec<Request> {
        if answer.ticket != self.ticket {
            return Vec::new();
        }
        match answer.found {
            Found::Move(m) => return self.play(m, chance),
            Found::EngineFailure(failure) => return self.lose(failure),
            Found::Opinions(opinions) => self.opinions = opinions,
            Found::Advice(advice) => self.advice = Some(advice),
        }
        Vec::new()
    }

    /// The program that is to move has lost.
    fn lose(&mut self, failure: EngineFailure) -> Vec<Request> {
        let requests = self.settle(End::forfeit(self.position().turn()));
        self.failure = Some(failure);
        requests
    }

    /// A question about the position that is shown.
    fn question(&self, want: Want, seed: u64) -> Question {
        let pause = if want.kind() == Kind::Move { self.pause } else { Duration::ZERO };
        let budget = match &want {
            Want::Move(Thinker::Bot(bot)) => bot.budget(),
            Want::Move(Thinker::Program(_)) => one_second(1),
            Want::Opinions(_) | Want::Advice => self.game.budget,
        };
        Question {
            ticket: self.ticket,
            want,
            game: self.game,
            position: self.position().copy(),
            moves: self.played().to_vec(),
            seed,
            budget,
            pause,
        }
    }
}
