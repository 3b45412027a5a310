//! A position as searches see it: its evaluation grows with its moves.

use super::evaluation::{Tables, UNIT};
use super::hex::{self, LATERAL};
use super::piece::{Kind, Piece};
use super::position::{Position, Undo, parts};
use crate::bots::search::{End, Searchable};
use crate::rules::{Move, Side};

/// A position with what its pieces are worth.
#[derive(Clone, Debug)]
pub struct Sight {
    position: Position,
    tables: &'static Tables,
    /// The worth of the pieces of the first side less that of the second's.
    balance: i32,
}

/// What has to be known to take a move back.
#[derive(Clone, Copy, Debug)]
pub struct Before {
    undo: Undo,
    balance: i32,
}

impl Sight {
    /// A position, judged by these tables.
    #[must_use]
    pub fn new(position: Position, tables: &'static Tables) -> Sight {
        let pieces = (0..hex::CELLS).filter_map(|cell| Some((cell, position.piece(cell)?)));
        let balance = pieces.map(|(cell, piece)| tables.of(piece, cell)).sum();
        Sight { position, tables, balance }
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How much better the Intellector of this side stands than it could: less for every
    /// neighbour that the other side attacks.
    fn safety(&self, side: Side) -> i32 {
        let Some(cell) = hex::each(self.position.of(side, Kind::Intellector)).next() else { return 0 };
        let attacked =
            hex::each(LATERAL[cell]).filter(|&near| self.position.attackers(near, side.other()) != 0);
        -self.tables.danger * attacked.count() as i32
    }

    /// How many cells the sliding and jumping pieces of this side attack.
    fn mobility(&self, side: Side) -> i32 {
        let of = |kind: Kind| {
            let piece = Piece { side, kind };
            let own = self.position.of_side(side);
            let free = move |cell| (self.position.attacks(cell, piece) & !own).count_ones() as i32;
            hex::each(self.position.of(side, kind)).map(free).sum::<i32>()
        };
        self.tables.mobility * (of(Kind::Dominator) + of(Kind::Aggressor) + of(Kind::Liberator))
    }
}

impl Searchable for Sight {
    type Undo = Before;

    const SLOTS: usize = 2 * 64 * 64;

    fn moves(&self, out: &mut Vec<Move>) {
        self.position.moves(out);
    }

    fn noisy(&self, out: &mut Vec<Move>) {
        self.position.captures(out);
    }

    fn make(&mut self, m: Move) -> Before {
        let (from, to, _) = parts(m);
        let balance = self.balance;
        let undo = self.position.make(m);
        let there = |cell| self.position.piece(cell).map_or(0, |piece| self.tables.of(piece, cell));
        let before = |piece: Option<Piece>, cell| piece.map_or(0, |piece| self.tables.of(piece, cell));
        self.balance += there(from) + there(to) - before(undo.moved(), from) - before(undo.captured(), to);
        Before { undo, balance }
    }

    fn unmake(&mut self, m: Move, before: Before) {
        self.position.unmake(m, before.undo);
        self.balance = before.balance;
    }

    fn pass(&mut self) {
        self.position.pass();
    }

    /// With few pieces it may be bad to have to move.
    fn may_pass(&self) -> bool {
        self.position.of_side(self.position.turn()).count_ones() > 4
    }

    fn in_danger(&self) -> bool {
        let side = self.position.turn();
        let attacked = |cell| self.position.attackers(cell, side.other()) != 0;
        hex::each(self.position.of(side, Kind::Intellector)).any(attacked)
    }

    fn end(&self) -> Option<End> {
        let winner = self.position.winner()?;
        Some(if winner == self.position.turn() { End::Won } else { End::Lost })
    }

    fn evaluate(&self) -> i32 {
        let side = self.position.turn();
        let balance = if side == Side::First { self.balance } else { -self.balance };
        if self.tables.danger == 0 && self.tables.mobility == 0 {
            return balance;
        }
        let terms = |side| self.safety(side) + self.mobility(side);
        balance + terms(side) - terms(side.other()) + self.tables.tempo
    }

    fn key(&self) -> u64 {
        self.position.hash()
    }

    /// What is captured, and the cheaper the capturer, the better; a capture that costs more
    /// than it takes is no gain if the other side can take back.
    fn gain(&self, m: Move) -> i32 {
        let (from, to, into) = parts(m);
        let side = self.position.turn();
        let worth = |kind: Kind| self.tables.worth(kind);
        let Some(moved) = self.position.piece(from) else { return 0 };
        let captured = self.position.piece(to).filter(|piece| piece.side != side);
        let turned = into.map_or(0, |kind| worth(kind) - worth(moved.kind));
        let Some(Piece { kind, .. }) = captured else { return turned };
        if kind == Kind::Intellector {
            return 1000 * UNIT;
        }
        let (taken, own) = (worth(kind), worth(moved.kind));
        let defended = own > taken + turned && self.position.attackers(to, side.other()) != 0;
        if defended { taken + turned - own } else { 16 * (taken + turned.max(0)) - own / 4 }
    }

    fn slot(&self, m: Move) -> usize {
        let (from, to, _) = parts(m);
        (self.position.turn().index() * 64 + from) * 64 + to
    }
}
