//! A position small enough for searches: moves are made and taken back in place.

use super::hex::{self, CELLS, Cells, HALF, LAST_ROW, bit};
use super::piece::{Kind, Piece};
use crate::rules::{Move, Side};

/// Which rules are in force. The authors of the game have changed some of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    /// A Liberator may also step to an empty neighbour.
    pub liberator_step: bool,
    /// A piece beside its own Intellector may turn into what it captures.
    pub aura: bool,
    /// An Intellector on the last row wins.
    pub breakthrough: bool,
    /// The third occurrence of a position is a draw.
    pub repetition: bool,
    /// So many plies in a row without a capture and without a step of a Progressor are a
    /// draw.
    pub quiet_limit: Option<u16>,
    /// In the first two moves of each side no piece goes beyond the middle.
    pub middle: bool,
}

impl Variant {
    /// The rules of 2020, which know no draw.
    pub const HSE2020: Variant = Variant {
        liberator_step: false,
        aura: false,
        breakthrough: false,
        repetition: false,
        quiet_limit: None,
        middle: false,
    };
    /// The rules of the authors from 2021 on.
    pub const OFFICIAL: Variant = Variant {
        liberator_step: true,
        aura: true,
        breakthrough: true,
        repetition: true,
        quiet_limit: Some(60),
        middle: false,
    };
}

/// For so many plies of both sides together the middle may not be crossed, if that is a rule.
pub const MIDDLE_PLIES: u16 = 4;

/// A position: what stands where, and who is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) cells: [Option<Piece>; CELLS],
    pub(super) kinds: [Cells; 6],
    pub(super) sides: [Cells; 2],
    pub(super) turn: Side,
    pub(super) variant: Variant,
    /// How many plies were made.
    pub(super) plies: u16,
    hash: u64,
}

/// What has to be known to take a move back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    moved: Option<Piece>,
    captured: Option<Piece>,
    plies: u16,
    hash: u64,
}

impl Undo {
    /// What was captured.
    #[must_use]
    pub fn captured(self) -> Option<Piece> {
        self.captured
    }

    /// What moved, as it was before.
    #[must_use]
    pub fn moved(self) -> Option<Piece> {
        self.moved
    }
}

/// The parts of a move: from, to, and what the piece turns into.
#[must_use]
#[inline]
pub const fn parts(m: Move) -> (usize, usize, Option<Kind>) {
    let kind = match m.0 & 7 {
        0 => None,
        n => Some(Kind::ALL[n as usize - 1]),
    };
    ((m.0 >> 9) as usize, ((m.0 >> 3) & 63) as usize, kind)
}

/// The move of these parts. Moves are ordered by them.
#[must_use]
#[inline]
pub const fn pack(from: usize, to: usize, into: Option<Kind>) -> Move {
    let into = match into {
        None => 0,
        Some(kind) => kind as u32 + 1,
    };
    Move((from as u32) << 9 | (to as u32) << 3 | into)
}

impl Position {
    /// The position with these pieces on these cells.
    #[must_use]
    pub fn new(
        variant: Variant,
        turn: Side,
        plies: u16,
        pieces: impl IntoIterator<Item = (usize, Piece)>,
    ) -> Position {
        let hash = if turn == Side::Second { TURN } else { 0 };
        let (kinds, sides) = ([0; 6], [0; 2]);
        let mut position = Position { cells: [None; CELLS], kinds, sides, turn, variant, plies, hash };
        for (cell, piece) in pieces {
            position.put(cell, piece);
        }
        position
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(variant: Variant) -> Position {
        const FIRST: [&str; 6] = ["d1 f1", "b1 h1", "c1 g1", "a1 i1", "a2 c2 e2 g2 i2", "e1"];
        let of_kind = |kind: Kind| {
            let cells =
                FIRST[kind.index()].split(' ').map(|name| hex::named(name).expect("a cell of the board"));
            cells.flat_map(move |cell| {
                let (column, height) = hex::doubled(cell);
                let opposite = hex::at(column, hex::TOP - height).expect("the board is symmetric");
                [(cell, Piece { side: Side::First, kind }), (opposite, Piece { side: Side::Second, kind })]
            })
        };
        Position::new(variant, Side::First, 0, Kind::ALL.into_iter().flat_map(of_kind))
    }

    /// What stands on a cell.
    #[must_use]
    pub fn piece(&self, cell: usize) -> Option<Piece> {
        self.cells[cell]
    }

    /// The cells on which this side has this kind of piece.
    #[must_use]
    pub fn of(&self, side: Side, kind: Kind) -> Cells {
        self.kinds[kind.index()] & self.sides[side.index()]
    }

    /// The cells on which this side has pieces.
    #[must_use]
    pub fn of_side(&self, side: Side) -> Cells {
        self.sides[side.index()]
    }

    /// Who is to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Which rules are in force.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Equal for what stands where and who is to move, and practically never for others:
    /// Zobrist's hash (<https://www.chessprogramming.org/Zobrist_Hashing>).
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Whoever has won by a captured Intellector, or by one on the last row if that is a
    /// rule.
    #[must_use]
    #[inline]
    pub fn winner(&self) -> Option<Side> {
        let mover = self.turn.other();
        let [own, other] = [mover, self.turn].map(|side| self.of(side, Kind::Intellector));
        let through = self.variant.breakthrough && own & LAST_ROW[mover.index()] != 0;
        (other == 0 || through).then_some(mover)
    }

    /// Where the side to move may go: all cells, but in its first two moves, where that is a
    /// rule.
    #[inline]
    pub(super) fn allowed(&self) -> Cells {
        if self.variant.middle && self.plies < MIDDLE_PLIES { HALF[self.turn.index()] } else { u64::MAX }
    }

    /// Makes a legal move.
    pub fn make(&mut self, m: Move) -> Undo {
        let (from, to, into) = parts(m);
        let undo =
            Undo { moved: self.cells[from], captured: self.cells[to], plies: self.plies, hash: self.hash };
        let moved = undo.moved.expect("a move begins on a piece");
        self.lift(from, moved);
        if let Some(there) = undo.captured {
            self.lift(to, there);
            if there.side == self.turn {
                // The Intellector and a Defensor of its own exchange their places.
                self.put(from, there);
            }
        }
        self.put(to, Piece { kind: into.unwrap_or(moved.kind), ..moved });
        self.turn = self.turn.other();
        self.hash ^= TURN;
        self.plies = self.plies.saturating_add(1);
        undo
    }

    /// Takes back the move that was made last.
    pub fn unmake(&mut self, m: Move, undo: Undo) {
        let (from, to, _) = parts(m);
        self.turn = self.turn.other();
        for cell in [from, to] {
            if let Some(piece) = self.cells[cell] {
                self.lift(cell, piece);
            }
        }
        for (cell, piece) in [(from, undo.moved), (to, undo.captured)] {
            if let Some(piece) = piece {
                self.put(cell, piece);
            }
        }
        (self.plies, self.hash) = (undo.plies, undo.hash);
    }

    /// Leaves the move to the other side, as only searches do; done twice it is undone.
    pub fn pass(&mut self) {
        self.turn = self.turn.other();
        self.hash ^= TURN;
    }

    fn put(&mut self, cell: usize, piece: Piece) {
        self.cells[cell] = Some(piece);
        self.toggle(cell, piece);
    }

    fn lift(&mut self, cell: usize, piece: Piece) {
        self.cells[cell] = None;
        self.toggle(cell, piece);
    }

    fn toggle(&mut self, cell: usize, Piece { side, kind }: Piece) {
        self.kinds[kind.index()] ^= bit(cell);
        self.sides[side.index()] ^= bit(cell);
        self.hash ^= PIECES[side.index()][kind.index()][cell];
    }
}

/// The number of the side to move.
const TURN: u64 = mixed(0);
/// The numbers of all pieces on all cells.
static PIECES: [[[u64; CELLS]; 6]; 2] = numbers();

const fn numbers() -> [[[u64; CELLS]; 6]; 2] {
    let mut table = [[[0; CELLS]; 6]; 2];
    let mut n = 0;
    while n < 2 * 6 * CELLS {
        table[n / (6 * CELLS)][n / CELLS % 6][n % CELLS] = mixed(n as u64 + 1);
        n += 1;
    }
    table
}

/// One of many unrelated numbers: SplitMix64 (Steele, Lea and Flood 2014).
pub(super) const fn mixed(n: u64) -> u64 {
    let mut z = (n + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
