//! Alpha-beta search for games in which two sides take turns: what a game has to give, a
//! plain search, and one with the ideas that make it fast.
//!
//! | file | what it is |
//! |---|---|
//! | [`plain`] | alpha-beta and nothing else, to a fixed depth |
//! | [`deepening`] | depth after depth, each with a narrow window about the value before |
//! | `tree` | the search of one depth: transposition table, null move, reductions |
//! | `quiescence` | the search at its leaves: captures, until nothing hangs |
//! | `ordering` | which move is tried first |
//! | [`table`] | the transposition table |
//!
//! A game gives its moves in place, an evaluation, and some hints about the order of moves;
//! all else is here.

pub mod deepening;
mod ordering;
pub mod plain;
mod quiescence;
pub mod table;
mod tree;

pub use tree::Heuristics;

use super::Verdict;
use crate::rules::Move;

/// A position that can be searched: moves are made and taken back in place, and the sides
/// take turns. Values are those of the side to move.
pub trait Searchable {
    /// What has to be known to take a move back.
    type Undo: Copy;

    /// How many numbers [`slot`](Searchable::slot) gives.
    const SLOTS: usize;

    /// Appends all legal moves of a position that has not ended.
    fn moves(&self, out: &mut Vec<Move>);

    /// Appends the moves that change the evaluation much, such as captures.
    fn noisy(&self, out: &mut Vec<Move>);

    /// Makes a move.
    fn make(&mut self, m: Move) -> Self::Undo;

    /// Takes back the move that was made last.
    fn unmake(&mut self, m: Move, undo: Self::Undo);

    /// Leaves the move to the other side; done twice it is undone.
    fn pass(&mut self);

    /// Whether the other side may be left the move to see whether a threat is real: never
    /// where having to move may be bad.
    fn may_pass(&self) -> bool;

    /// Whether the side to move would lose at once if it did nothing.
    fn in_danger(&self) -> bool;

    /// How the game has ended, if it has. A side that has no moves is not looked for here:
    /// it has lost.
    fn end(&self) -> Option<End>;

    /// What the position is worth, less than [`PROVED`] either way.
    fn evaluate(&self) -> i32;

    /// Equal for equal positions, and practically never for others.
    fn key(&self) -> u64;

    /// What a move wins at first sight: 0 for a quiet one, less where it probably loses
    /// something.
    fn gain(&self, m: Move) -> i32;

    /// A number of quiet moves that are much alike, wherever they are made: how often they
    /// were good is counted.
    fn slot(&self, m: Move) -> usize;
}

/// How a game has ended for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The side to move has won.
    Won,
    /// The other side has won.
    Lost,
    /// Nobody has won.
    Drawn,
}

/// The value of a position that is won. A win so many plies away is worth so much less.
pub const WIN: i32 = 1_000_000;
/// More than any evaluation: what is worth more is won for certain.
pub const PROVED: i32 = WIN - 10_000;
/// A search looks no further.
pub const MOST_PLIES: usize = 96;

/// The value of an end, so many plies from the root.
const fn ended(end: End, ply: usize) -> i32 {
    match end {
        End::Won => WIN - ply as i32,
        End::Lost => ply as i32 - WIN,
        End::Drawn => 0,
    }
}

/// What a value at the root says; `unit` is what one of the player's units counts.
#[must_use]
pub fn verdict(value: i32, unit: i32) -> Verdict {
    match value {
        PROVED.. => Verdict::Wins((WIN - value).unsigned_abs().div_ceil(2)),
        // The last of so many plies is the other side's.
        value if value <= -PROVED => Verdict::Loses((WIN + value).unsigned_abs() / 2),
        _ => Verdict::Worth(value / unit),
    }
}
