//! The rules of Intellector.
//!
//! Records write a move as two cells: `b1-b3`, `c1xg7` for a capture, `e1:d1` for the
//! exchange of the Intellector with a Defensor; the letter of what the piece turns into
//! follows, `a6-a7=D`. Where a piece may turn into what it captures, its own letter says
//! that it does not. All of it is read in small letters, too, and without the signs.
//!
//! Nothing here knows of opponents or pictures.

use super::hex::{self, CELLS, Cells, bit};
use super::piece::{Kind, Piece};
use super::position::{MIDDLE_PLIES, Position, Variant, mixed, parts};
use crate::rules::{Move, Outcome, Rules, Side};

/// A game as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Intellector {
    position: Position,
    /// What each side has captured, by kinds.
    captured: [[u8; 6]; 2],
    /// How many plies in a row had no capture and no step of a Progressor.
    quiet: u16,
    /// The hashes of the positions since the last one that had, if repetition is a draw.
    seen: Vec<u64>,
    outcome: Option<Outcome>,
}

impl Intellector {
    /// A game from the usual start.
    #[must_use]
    pub fn new(variant: Variant) -> Intellector {
        Intellector::from_position(Position::start(variant))
    }

    /// A game from any position.
    #[must_use]
    pub fn from_position(position: Position) -> Intellector {
        let seen = if position.variant().repetition { vec![position.hash()] } else { Vec::new() };
        let mut game = Intellector { position, captured: [[0; 6]; 2], quiet: 0, seen, outcome: None };
        game.outcome = game.ended();
        game
    }

    /// What stands where, and who is to move.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many pieces of each kind a side has captured.
    #[must_use]
    pub fn captured(&self, by: Side) -> &[u8; 6] {
        &self.captured[by.index()]
    }

    /// The hashes of the positions in which the game has been since it could last come back
    /// to one, this one included; none where that is no matter.
    #[must_use]
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// How many plies in a row had no capture and no step of a Progressor.
    #[must_use]
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Whether a move exchanges the Intellector with a Defensor.
    #[must_use]
    pub fn is_exchange(&self, m: Move) -> bool {
        let (_, to, _) = parts(m);
        self.position.piece(to).is_some_and(|piece| piece.side == self.turn())
    }

    /// What a move captures.
    #[must_use]
    pub fn capture(&self, m: Move) -> Option<Kind> {
        let (_, to, _) = parts(m);
        self.position.piece(to).filter(|piece| piece.side != self.turn()).map(|piece| piece.kind)
    }

    /// The cells to which the piece on a cell may go; none if it is not the turn of its side.
    pub(super) fn reach(&self, from: usize) -> Cells {
        let own = self.outcome.is_none() && self.position.of_side(self.turn()) & bit(from) != 0;
        let piece = self.position.piece(from).filter(|_| own);
        piece.map_or(0, |piece| self.position.targets(from, piece.kind))
    }

    /// The cells of the pieces that can move.
    pub(super) fn movable(&self) -> Cells {
        let own = hex::each(self.position.of_side(self.turn()));
        own.filter(|&cell| self.reach(cell) != 0).fold(0, |cells, cell| cells | bit(cell))
    }

    /// The moves between two cells: several where the piece may turn into others.
    pub(super) fn between(&self, from: usize, to: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.outcome.is_none() && self.position.of_side(self.turn()) & bit(from) != 0 {
            self.position.moves_from(from, bit(to), &mut moves);
        }
        moves
    }

    /// What the piece is after the move where that can be chosen, else `None`.
    pub(super) fn chosen(&self, m: Move) -> Option<Kind> {
        let (from, to, into) = parts(m);
        match into {
            Some(kind) => Some(kind),
            None => {
                let own = self.position.piece(from)?.kind;
                (self.between(from, to).len() > 1).then_some(own)
            }
        }
    }

    fn ended(&self) -> Option<Outcome> {
        let Variant { repetition, quiet_limit, .. } = self.position.variant();
        if let Some(winner) = self.position.winner() {
            return Some(Outcome::Win(winner));
        }
        if !self.position.can_move() {
            return Some(Outcome::Win(self.turn().other()));
        }
        let here = self.position.hash();
        let third = repetition && self.seen.iter().filter(|&&hash| hash == here).count() >= 3;
        let quiet = quiet_limit.is_some_and(|limit| self.quiet >= limit);
        (third || quiet).then_some(Outcome::Draw)
    }
}

impl Rules for Intellector {
    fn turn(&self) -> Side {
        self.position.turn()
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if self.outcome.is_none() {
            self.position.moves(out);
        }
    }

    fn play(&mut self, m: Move) {
        debug_assert!(self.legal().contains(&m), "{m:?} in\n{}", self.text());
        let side = self.turn();
        let undo = self.position.make(m);
        let captured = undo.captured().filter(|piece| piece.side != side);
        if let Some(Piece { kind, .. }) = captured {
            self.captured[side.index()][kind.index()] += 1;
        }
        let stepped = undo.moved().is_some_and(|piece| piece.kind == Kind::Progressor);
        if captured.is_some() || stepped {
            self.quiet = 0;
            self.seen.clear();
        } else {
            self.quiet += 1;
        }
        if self.position.variant().repetition {
            self.seen.push(self.position.hash());
        }
        self.outcome = self.ended();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// A draw is told apart from the same position in a game that goes on, and the first
    /// moves from the others where they have a rule of their own.
    fn key(&self) -> u64 {
        let drawn = if self.outcome == Some(Outcome::Draw) { mixed(1 << 32) } else { 0 };
        let first = match self.position.plies {
            plies @ 0..MIDDLE_PLIES if self.position.variant().middle => mixed((1 << 33) + u64::from(plies)),
            _ => 0,
        };
        self.position.hash() ^ drawn ^ first
    }

    fn notation(&self, m: Move) -> String {
        let (from, to, _) = parts(m);
        let sign = match self.position.piece(to) {
            None => '-',
            Some(piece) if piece.side == self.turn() => ':',
            Some(_) => 'x',
        };
        let turns = self.chosen(m).map_or_else(String::new, |kind| format!("={}", kind.letter()));
        format!("{}{sign}{}{turns}", hex::name(from), hex::name(to))
    }

    fn text(&self) -> String {
        let sign = |column, height| match hex::at(column, height) {
            Some(cell) => self.position.piece(cell).map_or('.', Piece::letter),
            None => ' ',
        };
        let line = |height| (0..hex::COLUMNS as i8).map(|column| sign(column, height)).collect::<String>();
        (0..=hex::TOP).rev().map(|height| line(height).trim_end().to_owned() + "\n").collect()
    }

    fn digest_text(&self) -> String {
        (0..CELLS).map(|cell| self.position.piece(cell).map_or('.', Piece::letter)).collect()
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }

    fn parse(&self, text: &str) -> Option<Move> {
        let from = hex::named(text.get(..2)?)?;
        let rest = &text[2..];
        let rest = rest.strip_prefix(['-', 'x', 'X', ':']).unwrap_or(rest);
        let to = hex::named(rest.get(..2)?)?;
        let into = rest[2..].strip_prefix('=').unwrap_or(&rest[2..]);
        let into = match into.to_ascii_uppercase().as_str() {
            "" => None,
            letter if letter.len() == 1 => Some(Kind::of_letter(letter.chars().next()?)?),
            _ => return None,
        };
        self.between(from, to).into_iter().find(|&m| self.chosen(m) == into)
    }
}

/// The position that this text of 59 cells means, a letter for each in the order of their
/// numbers and a full stop for an empty one, as [`Rules::digest_text`] writes it.
#[must_use]
pub fn read_cells(variant: Variant, turn: Side, plies: u16, text: &str) -> Option<Position> {
    let letters: Vec<char> = text.chars().collect();
    let known = |&c: &char| c == '.' || Piece::of_letter(c).is_some();
    if letters.len() != CELLS || !letters.iter().all(known) {
        return None;
    }
    let pieces = letters.into_iter().enumerate().filter_map(|(cell, c)| Some((cell, Piece::of_letter(c)?)));
    Some(Position::new(variant, turn, plies, pieces))
}
