//! What is asked of an opponent, and what it answers: plain data that can
//! cross to another thread and come back late.

use crate::board::Board;
use crate::bots::outside::{EngineFailure, EngineHandle};
use crate::bots::{Advice, Budget, MoveEval, Progress, Thinking, chance};
use crate::games::{BotLevel, GameSpec};
use crate::rules::Move;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What is wanted, and of whom.
#[derive(Clone)]
pub enum Want {
    /// An opponent's move.
    Move(Thinker),
    /// What an opponent thinks of every move.
    Opinions(BotLevel),
    /// The best move and why; the game itself is asked.
    Advice,
}

/// What is wanted, whoever is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// An opponent's move.
    Move,
    /// What an opponent thinks of every move.
    Opinions,
    /// The best move and why.
    Advice,
}

impl Want {
    /// What is wanted, whoever is asked.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Want::Move(_) => Kind::Move,
            Want::Opinions(_) => Kind::Opinions,
            Want::Advice => Kind::Advice,
        }
    }
}

/// Who is asked for a move.
#[derive(Clone)]
pub enum Thinker {
    /// An opponent of this program.
    Bot(BotLevel),
    /// A program of somebody else.
    Program(EngineHandle),
}

impl From<BotLevel> for Thinker {
    fn from(bot: BotLevel) -> Thinker {
        Thinker::Bot(bot)
    }
}

/// A question about one position.
pub struct Question {
    /// Goes back with the answer; one that is out of date is thrown away.
    pub ticket: u64,
    /// What is wanted, and of whom.
    pub want: Want,
    /// The game.
    pub game: &'static GameSpec,
    /// The position. It is not over.
    pub position: Box<dyn Board>,
    /// The moves that led to it from the start of the game.
    pub moves: Vec<Move>,
    /// All the chance that the answer depends on.
    pub seed: u64,
    /// How long it may take.
    pub budget: Budget,
    /// The answer comes after this time at the earliest, so that it is seen.
    pub pause: Duration,
}

/// The answer to a [`Question`].
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The ticket of the question.
    pub ticket: u64,
    /// What was found.
    pub found: Found,
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// To [`Kind::Move`].
    Move(Move),
    /// To [`Kind::Move`], from a program that has not made one.
    EngineFailure(EngineFailure),
    /// To [`Kind::Opinions`].
    Opinions(Vec<(Move, MoveEval)>),
    /// To [`Kind::Advice`].
    Advice(Advice),
}

impl Question {
    /// Thinks until it has the answer; once `stop` becomes true, soon. Whoever is
    /// asked for its move may tell `report` what it has found so far.
    #[must_use]
    pub fn answer(&self, stop: &AtomicBool, report: &mut dyn FnMut(Progress)) -> Answer {
        let mut chance = chance(self.seed);
        let mut tell = |progress| {
            if self.want.kind() == Kind::Move {
                report(progress);
            }
        };
        let mut thinking = Thinking { chance: &mut chance, budget: self.budget, stop, report: &mut tell };
        let position = self.position.boxed();
        let found = match &self.want {
            Want::Move(Thinker::Bot(bot)) => Found::Move(bot.make().choose(&*position, &mut thinking)),
            Want::Move(Thinker::Program(visitor)) => {
                let choice = visitor.choose(&*position, &self.moves, &mut thinking);
                choice.map_or_else(Found::EngineFailure, Found::Move)
            }
            Want::Opinions(bot) => Found::Opinions(bot.make().opinions(&*position, &mut thinking)),
            Want::Advice => {
                let advise = self.game.advise.expect("only games that give hints are asked for one");
                Found::Advice(advise(&*position, &mut thinking))
            }
        };
        Answer { ticket: self.ticket, found }
    }
}
