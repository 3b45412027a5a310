//! Opponents that any game can use, and the contract that every opponent keeps.
//!
//! Chance and time come in through [`Thinking`]: the same position, seed and
//! budget of nodes give the same move. An opponent that belongs to one game
//! stands in the folder of that game.

pub mod anywhere;
pub mod careful;
pub mod limit;
pub mod outside;
pub mod process;
pub mod search;
pub mod solver;

use crate::rules::{Move, Rules};
use rand::SeedableRng;
use std::any::Any;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The one generator of chance. Portable: the same seed gives the same numbers
/// on every machine.
pub type Chance = rand::rngs::Xoshiro256PlusPlus;

/// A generator that starts from this seed.
#[must_use]
pub fn chance(seed: u64) -> Chance {
    Chance::seed_from_u64(seed)
}

/// How long an opponent may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Visit at most this many positions. Repeatable.
    Nodes(u64),
    /// Answer after this time at the latest.
    Time(Duration),
}

/// What an opponent expects of a position, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// So much in the opponent's own unit; larger is better.
    Worth(i32),
    /// It wins with so many moves of its own, whatever the other side plays.
    Wins(u32),
    /// The other side wins with so many moves of its own.
    Loses(u32),
}

/// What an opponent has found so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// The line it expects, its own move first.
    pub line: Vec<Move>,
    /// Plies searched in full.
    pub depth: u32,
    /// What it expects of the position for the side to move.
    pub verdict: Verdict,
    /// Positions visited.
    pub nodes: u64,
}

/// All that comes in from outside while an opponent thinks.
pub struct Thinking<'a> {
    /// The source of chance.
    pub chance: &'a mut Chance,
    /// How long it may take.
    pub budget: Budget,
    /// Becomes true when the answer is no longer wanted: then any legal move
    /// is a good answer, if it comes soon.
    pub stop: &'a AtomicBool,
    /// Is told what has been found so far, as often as there is something new, and
    /// what has been found in the end. Whoever listens sees to it that it is not
    /// too often.
    pub report: &'a mut dyn FnMut(Progress),
}

impl Thinking<'_> {
    /// Whether the answer is no longer wanted.
    #[must_use]
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Why a move is worth making: the key of a sentence in [`crate::text`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason(pub &'static str);

/// What an opponent thinks of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveEval {
    /// A number in the opponent's own unit; larger is better for it.
    Number(i32),
    /// The rule that speaks for the move.
    Rule(Reason),
}

/// A move to recommend, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The best move.
    pub best: Move,
    /// What speaks for it.
    pub reason: Reason,
    /// The number in the sentence of the reason, at least 1: with how many moves the side
    /// to move wins, this one included, how many boxes it closes, and the like. `None`
    /// where the sentence has none.
    pub count: Option<u32>,
    /// Moves on the board that the reason is about beside the best one, such as those to
    /// come of a winning series: they are marked together with it.
    pub shows: Vec<Move>,
}

impl Advice {
    /// A move and a reason that says all.
    #[must_use]
    pub const fn new(best: Move, reason: Reason) -> Advice {
        Advice { best, reason, count: None, shows: Vec::new() }
    }
}

/// An opponent.
pub trait Bot: Send {
    /// A legal move in a position that is not over.
    fn choose(&mut self, position: &dyn Rules, thinking: &mut Thinking) -> Move;

    /// What it thinks of the legal moves, in their order; moves of which it
    /// thinks nothing are left out.
    fn opinions(&mut self, _position: &dyn Rules, _thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        Vec::new()
    }
}

/// An opponent that knows which game it plays.
pub trait Engine<P>: Send {
    /// See [`Bot::choose`].
    fn think(&mut self, position: &P, thinking: &mut Thinking) -> Move;

    /// See [`Bot::opinions`].
    fn opinions(&mut self, _position: &P, _thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        Vec::new()
    }
}

/// Makes an opponent for any game out of an engine for one.
///
/// # Panics
/// The opponent panics when asked about another game: the registry offers it
/// for its own game only.
#[must_use]
pub fn typed<P: Rules, E: Engine<P> + 'static>(engine: E) -> Box<dyn Bot> {
    Box::new(Typed { engine, game: PhantomData })
}

struct Typed<P, E> {
    engine: E,
    game: PhantomData<fn(P)>,
}

impl<P: Rules, E: Engine<P>> Bot for Typed<P, E> {
    fn choose(&mut self, position: &dyn Rules, thinking: &mut Thinking) -> Move {
        self.engine.think(known(position), thinking)
    }
    fn opinions(&mut self, position: &dyn Rules, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        self.engine.opinions(known(position), thinking)
    }
}

/// Remembers the kind of a position.
///
/// # Panics
/// If it is a position of another game.
#[must_use]
pub fn known<P: Rules>(position: &dyn Rules) -> &P {
    known_as(position).expect("the registry offers an opponent for its own game only")
}

/// Remembers the kind of a position, if it is this one. The only downcast of
/// the crate.
#[must_use]
pub fn known_as<P: Rules>(position: &dyn Rules) -> Option<&P> {
    let any: &dyn Any = position;
    any.downcast_ref()
}
