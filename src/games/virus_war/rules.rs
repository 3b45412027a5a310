//! The rules of Virus War.
//!
//! Two sides start from opposite corners. A turn has three steps; a step sets a virus
//! on a free cell or eats a virus of the other side, which turns that cell into a
//! fortress of the eater for the rest of the game. A cell can be reached if it touches,
//! also diagonally, an own live virus, or a fortress of a chain of own fortresses that
//! touches an own live virus. The first step of each side is its corner. Whoever eats
//! the last virus of the other side wins.
//!
//! - Without a cell to reach, the rest of the turn is lost, or the whole turn. If a
//!   whole turn is lost or refused twice in a row, the game is a draw.
//! - A turn is refused as a whole only where [`Variant::pass`](super::Variant::pass) says so, and not before
//!   the side has entered the board: else the other side could sit on its corner.
//! - A lost turn is no move: after a step it is the turn of the side that can make one.
//!
//! Cells are numbered row by row, `x + size * y`, from a1, the corner of the first side.
//! It is drawn at the bottom on the left; rows are numbered from there, as in chess.
//! A move is the number of its cell, and the refusal is one number beyond.
//!
//! Sources: <https://ru.wikipedia.org/wiki/Война_вирусов>; the variants are those of
//! programs that play the game.

use super::cells::Cells;
use super::position::{Position, STEPS};
use crate::rules::{Move, Outcome, Rules, Side};

/// How the refusal of a turn is written.
pub const PASS: &str = "pass";

impl<const W: usize> Position<W> {
    /// Makes the step on the cell of this bit, which is in [`reach`](Position::reach).
    pub fn step(&mut self, bit: u32) {
        let (me, other) = (self.turn.index(), self.turn.other().index());
        self.passed = false;
        self.left -= 1;
        if self.free.has(bit) {
            self.free.remove(bit);
            self.live[me].insert(bit);
        } else {
            self.live[other].remove(bit);
            self.forts[me].insert(bit);
            if self.live[other].is_empty() {
                return self.end(Outcome::Win(self.turn));
            }
        }
        self.reach = self.reach_of(self.turn);
        if self.left > 0 && self.reach.is_empty() && self.variant.full {
            self.end(Outcome::Win(self.turn.other()));
        } else if self.left == 0 || self.reach.is_empty() {
            self.next_turn();
        }
    }

    /// Refuses a turn, by choice or because no cell can be reached.
    fn refuse(&mut self) {
        match self.passed {
            true => self.end(Outcome::Draw),
            false => {
                self.passed = true;
                self.next_turn();
            }
        }
    }

    /// Gives the turn to the other side, and back if that can make no step.
    fn next_turn(&mut self) {
        self.turn = self.turn.other();
        self.left = STEPS;
        self.reach = self.reach_of(self.turn);
        match self.reach.is_empty() {
            true if self.variant.full => self.end(Outcome::Win(self.turn.other())),
            true => self.refuse(),
            false => {}
        }
    }

    fn end(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.reach = Cells::EMPTY;
    }
}

/// The name of a cell on a board of this size: column, row.
#[must_use]
pub fn name(cell: u32, size: u32) -> String {
    format!("{}{}", char::from(b'a' + (cell % size) as u8), cell / size + 1)
}

impl<const W: usize> Rules for Position<W> {
    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self, out: &mut Vec<Move>) {
        out.extend(self.reach.bits().map(|bit| Move(self.cell_at(bit))));
        if self.may_pass() {
            out.push(self.pass());
        }
    }

    fn play(&mut self, m: Move) {
        if m == self.pass() {
            debug_assert!(self.may_pass(), "no turn may be refused in\n{}", self.text());
            return self.refuse();
        }
        let bit = self.bit(m.0);
        debug_assert!(m.0 < self.cells() && self.reach.has(bit), "{m:?} in\n{}", self.text());
        self.step(bit);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The live viruses of each side.
    fn points(&self) -> [u32; 2] {
        self.live.map(|set| set.len())
    }

    /// The words of the sets and what else matters, mixed by the steps of `MurmurHash64A`
    /// (<https://github.com/aappleby/smhasher/blob/master/src/MurmurHash2.cpp>).
    fn key(&self) -> u64 {
        const MIX: u64 = 0xC6A4_A793_5BD1_E995;
        let rest = u64::from(self.left) | (self.turn as u64) << 8 | u64::from(self.passed) << 9;
        let sets = self.live.iter().chain(&self.forts).flat_map(|set| set.words().iter().copied());
        let mixed = sets.chain([rest]).fold(self.outcome.is_some().into(), |key: u64, word| {
            let word = word.wrapping_mul(MIX);
            (key ^ (word ^ word >> 47).wrapping_mul(MIX)).wrapping_mul(MIX)
        });
        let mixed = (mixed ^ mixed >> 47).wrapping_mul(MIX);
        mixed ^ mixed >> 47
    }

    fn notation(&self, m: Move) -> String {
        if m == self.pass() { PASS.to_owned() } else { name(m.0, self.size()) }
    }

    /// The rows from the top, with the signs of [`signs`](Position::signs).
    fn text(&self) -> String {
        let signs = self.signs();
        let rows: Vec<&str> = (0..self.size() as usize)
            .rev()
            .map(|row| &signs[row * self.size() as usize..][..self.size() as usize])
            .collect();
        rows.join("\n")
    }

    fn digest_text(&self) -> String {
        self.signs()
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(*self)
    }
}
