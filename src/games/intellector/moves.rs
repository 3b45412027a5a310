//! The moves of a position: listed in their order, or only counted.

use super::hex::{AHEAD, Cells, JUMP, LAST_ROW, LATERAL, LATERAL_RAYS, RADIAL_RAYS, bit, each, slide};
use super::piece::{Kind, Piece};
use super::position::{Position, pack};
use crate::rules::{Move, Side};

impl Position {
    /// The cells to which the piece on a cell may go, if it belongs to the side to move.
    #[inline]
    pub(super) fn targets(&self, cell: usize, kind: Kind) -> Cells {
        let (own, all) = (self.sides[self.turn.index()], self.sides[0] | self.sides[1]);
        let reached = match kind {
            Kind::Progressor => AHEAD[self.turn.index()][cell] & !own,
            Kind::Defensor => LATERAL[cell] & !own,
            Kind::Dominator => slide(&LATERAL_RAYS[cell], all) & !own,
            Kind::Aggressor => slide(&RADIAL_RAYS[cell], all) & !own,
            Kind::Liberator if self.variant.liberator_step => JUMP[cell] & !own | LATERAL[cell] & !all,
            Kind::Liberator => JUMP[cell] & !own,
            // To an empty cell, or in exchange with an own Defensor.
            Kind::Intellector => LATERAL[cell] & (!all | own & self.kinds[Kind::Defensor.index()]),
        };
        reached & self.allowed()
    }

    /// The cells on which a piece of this kind that stands here may turn into what it
    /// captures.
    #[inline]
    fn turning(&self, cell: usize, kind: Kind) -> Cells {
        let near = |intellector: Cells| intellector & LATERAL[cell] != 0;
        if !self.variant.aura || !near(self.of(self.turn, Kind::Intellector)) {
            return 0;
        }
        match kind {
            Kind::Progressor | Kind::Intellector => 0,
            kind => {
                let not = self.kinds[kind.index()] | self.kinds[Kind::Intellector.index()];
                self.sides[self.turn.other().index()] & !not
            }
        }
    }

    /// Appends every move of the side to move, ascending, whether or not the game is over.
    pub fn moves(&self, out: &mut Vec<Move>) {
        for from in each(self.sides[self.turn.index()]) {
            self.moves_from(from, u64::MAX, out);
        }
    }

    /// Appends the moves that capture something or turn a Progressor into another piece,
    /// ascending.
    pub fn captures(&self, out: &mut Vec<Move>) {
        let (own, other) = (self.turn.index(), self.turn.other().index());
        for from in each(self.sides[own]) {
            let promotes = bit(from) & self.kinds[Kind::Progressor.index()] != 0;
            let wanted = self.sides[other] | if promotes { LAST_ROW[own] } else { 0 };
            self.moves_from(from, wanted, out);
        }
    }

    /// Appends the moves from a cell of the side to move to any of these cells, ascending.
    pub(super) fn moves_from(&self, from: usize, wanted: Cells, out: &mut Vec<Move>) {
        let Some(Piece { kind, .. }) = self.cells[from] else { return };
        let targets = self.targets(from, kind) & wanted;
        let last = if kind == Kind::Progressor { LAST_ROW[self.turn.index()] } else { 0 };
        let turning = if targets == 0 { 0 } else { self.turning(from, kind) };
        for to in each(targets) {
            if last & bit(to) != 0 {
                out.extend(Kind::OFFICERS.map(|into| pack(from, to, Some(into))));
                continue;
            }
            out.push(pack(from, to, None));
            if turning & bit(to) != 0
                && let Some(captured) = self.cells[to]
            {
                out.push(pack(from, to, Some(captured.kind)));
            }
        }
    }

    /// How many moves the side to move has.
    #[must_use]
    pub fn count(&self) -> u64 {
        let own = self.sides[self.turn.index()];
        let of_kind = |kind: Kind| {
            let of_cell = |cell: usize| {
                let targets = self.targets(cell, kind);
                let more = match kind {
                    Kind::Progressor => 3 * (targets & LAST_ROW[self.turn.index()]).count_ones(),
                    _ if self.variant.aura => (targets & self.turning(cell, kind)).count_ones(),
                    _ => 0,
                };
                u64::from(targets.count_ones() + more)
            };
            each(own & self.kinds[kind.index()]).map(of_cell).sum::<u64>()
        };
        Kind::ALL.into_iter().map(of_kind).sum()
    }

    /// Whether the side to move has a move.
    #[must_use]
    pub fn can_move(&self) -> bool {
        let own = self.sides[self.turn.index()];
        each(own).any(|cell| self.cells[cell].is_some_and(|piece| self.targets(cell, piece.kind) != 0))
    }

    /// The cells that a piece of this side on this cell attacks, whoever is to move: where
    /// it could capture. In their first moves pieces attack across the middle, too.
    #[must_use]
    pub fn attacks(&self, cell: usize, Piece { side, kind }: Piece) -> Cells {
        let all = self.sides[0] | self.sides[1];
        match kind {
            Kind::Progressor => AHEAD[side.index()][cell],
            Kind::Defensor => LATERAL[cell],
            Kind::Dominator => slide(&LATERAL_RAYS[cell], all),
            Kind::Aggressor => slide(&RADIAL_RAYS[cell], all),
            Kind::Liberator => JUMP[cell],
            Kind::Intellector => 0,
        }
    }

    /// The cells of this side's pieces that attack a cell.
    #[must_use]
    pub fn attackers(&self, cell: usize, side: Side) -> Cells {
        let all = self.sides[0] | self.sides[1];
        let of = |kind: Kind| self.of(side, kind);
        // Every kind attacks as far in one direction as in the opposite one, but for the
        // Progressor, which looks the other way.
        AHEAD[side.other().index()][cell] & of(Kind::Progressor)
            | LATERAL[cell] & of(Kind::Defensor)
            | JUMP[cell] & of(Kind::Liberator)
            | slide(&LATERAL_RAYS[cell], all) & of(Kind::Dominator)
            | slide(&RADIAL_RAYS[cell], all) & of(Kind::Aggressor)
    }

    /// The number of sequences of exactly `depth` moves, as [`crate::rules::perft`] counts
    /// them; the last moves are only counted. Draws are no rule here.
    #[must_use]
    pub fn perft(&mut self, depth: u32) -> u64 {
        let mut stack = Vec::with_capacity(256);
        self.count_to(depth, &mut stack)
    }

    fn count_to(&mut self, depth: u32, stack: &mut Vec<Move>) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.winner().is_some() {
            return 0;
        }
        if depth == 1 {
            return self.count();
        }
        let (base, mut total) = (stack.len(), 0);
        self.moves(stack);
        for n in base..stack.len() {
            let m = stack[n];
            let undo = self.make(m);
            total += self.count_to(depth - 1, stack);
            self.unmake(m, undo);
        }
        stack.truncate(base);
        total
    }
}
