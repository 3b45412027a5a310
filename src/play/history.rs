//! The positions of one game from its start to here, and those taken back.

use crate::board::Board;
use crate::rules::{Move, Rules, Side};

/// A list of positions and the moves between them. Undo and redo only move an
/// index; a new move forgets what lay beyond it.
#[derive(Clone, Debug)]
pub struct History<P> {
    positions: Vec<P>,
    moves: Vec<Move>,
    at: usize,
}

impl<P: Board + Clone> History<P> {
    /// A game that has not begun.
    #[must_use]
    pub fn new(start: P) -> History<P> {
        History { positions: vec![start], moves: Vec::new(), at: 0 }
    }

    /// A game that has come this far.
    #[must_use]
    pub fn of(start: P, moves: &[Move]) -> History<P> {
        let mut history = History::new(start);
        moves.iter().for_each(|&m| history.play(m));
        history
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.positions[self.at]
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &P {
        &self.positions[0]
    }

    /// All positions from the start to the one that is shown.
    #[must_use]
    pub fn positions(&self) -> &[P] {
        &self.positions[..=self.at]
    }

    /// The moves that led to it.
    #[must_use]
    pub fn played(&self) -> &[Move] {
        &self.moves[..self.at]
    }

    /// The moves of the last turn, see [`last_turn`].
    #[must_use]
    pub fn last_turn(&self) -> &[Move] {
        last_turn(&self.positions, self.played())
    }

    /// Makes a legal move.
    pub fn play(&mut self, m: Move) {
        self.positions.truncate(self.at + 1);
        self.moves.truncate(self.at);
        let mut next = self.position().clone();
        next.play(m);
        self.positions.push(next);
        self.moves.push(m);
        self.at += 1;
    }

    /// Where an undo leads: the latest position in which a person was to move.
    ///
    /// Against the computer that takes back the person's move together with the
    /// answer; between two people, and within an extra turn, one move.
    fn before(&self, person: [bool; 2]) -> Option<usize> {
        (0..self.at).rev().find(|&i| person[self.turn(i).index()])
    }

    /// Where a redo leads: the next position in which a person is to move, or
    /// the last one.
    fn after(&self, person: [bool; 2]) -> Option<usize> {
        let end = self.moves.len();
        let stops = |&i: &usize| i == end || person[self.turn(i).index()];
        (self.at + 1..=end).find(stops)
    }

    fn turn(&self, i: usize) -> Side {
        self.positions[i].turn()
    }

    /// Whether a person has a move that can be taken back.
    #[must_use]
    pub fn can_undo(&self, person: [bool; 2]) -> bool {
        self.before(person).is_some()
    }

    /// Whether a move that was taken back can be made again.
    #[must_use]
    pub fn can_redo(&self, person: [bool; 2]) -> bool {
        self.after(person).is_some()
    }

    /// Takes back; `person` tells which sides are people. False if there is
    /// nothing to take back.
    pub fn undo(&mut self, person: [bool; 2]) -> bool {
        self.go(self.before(person))
    }

    /// Makes again what was taken back. False if there is nothing.
    pub fn redo(&mut self, person: [bool; 2]) -> bool {
        self.go(self.after(person))
    }

    fn go(&mut self, to: Option<usize>) -> bool {
        self.at = to.unwrap_or(self.at);
        to.is_some()
    }
}

/// The moves of the last turn: those that one side has made, one after the other, up to
/// the end of `moves`. `positions` are those before each move, and may go on.
#[must_use]
pub fn last_turn<'a, P: Rules>(positions: &[P], moves: &'a [Move]) -> &'a [Move] {
    let Some(last) = moves.len().checked_sub(1) else { return moves };
    let side = positions[last].turn();
    let before = positions[..last].iter().rposition(|position| position.turn() != side);
    &moves[before.map_or(0, |n| n + 1)..]
}
