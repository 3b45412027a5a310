//! A position: what is in the cells, whose turn it is, and what can be reached.
//!
//! How it changes, [`rules`](super::rules) say.

use super::cells::{Cells, MAX_SIZE, MAX_WORDS, words};
use crate::rules::{Move, Outcome, Side};

/// Steps of a turn.
pub const STEPS: u8 = 3;

/// The smallest number of columns and rows: on a smaller board the first side could
/// take the corner of the second in its first turn.
pub const MIN_SIZE: u8 = 4;

/// Which of the variants is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    /// Columns and rows of the board.
    pub size: u8,
    /// Whether a whole turn may be refused.
    pub pass: bool,
    /// Whether the first turn of the game has one step instead of three.
    pub short_first: bool,
    /// Whether the side that cannot make all steps of its turn loses.
    pub full: bool,
}

impl Default for Variant {
    fn default() -> Self {
        Variant { size: 10, pass: false, short_first: false, full: false }
    }
}

/// What is in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// Nothing.
    Free,
    /// A live virus of this side.
    Live(Side),
    /// A fortress of this side: a virus of the other side that it has eaten.
    Fortress(Side),
}

/// A position of a board of any size.
pub type VirusWar = Position<MAX_WORDS>;

/// A position of a board whose cells fit `W` words. Opponents think in as few words as
/// will do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<const W: usize> {
    pub(super) variant: Variant,
    /// The live viruses of each side.
    pub(super) live: [Cells<W>; 2],
    /// The fortresses of each side.
    pub(super) forts: [Cells<W>; 2],
    pub(super) free: Cells<W>,
    /// The cells on which the side to move may step; none when the game is over.
    pub(super) reach: Cells<W>,
    pub(super) turn: Side,
    /// Steps left in this turn.
    pub(super) left: u8,
    /// Whether the turn before this one was lost or refused as a whole.
    pub(super) passed: bool,
    pub(super) outcome: Option<Outcome>,
}

impl Default for VirusWar {
    fn default() -> Self {
        VirusWar::new(Variant::default())
    }
}

impl VirusWar {
    /// The empty board.
    ///
    /// # Panics
    /// If the size is not within [`MIN_SIZE`] and [`MAX_SIZE`].
    #[must_use]
    pub fn new(variant: Variant) -> VirusWar {
        assert!((MIN_SIZE..=MAX_SIZE).contains(&variant.size), "no board has size {}", variant.size);
        let mut position = Position {
            variant,
            live: [Cells::EMPTY; 2],
            forts: [Cells::EMPTY; 2],
            free: Cells::EMPTY,
            reach: Cells::EMPTY,
            turn: Side::First,
            left: if variant.short_first { 1 } else { STEPS },
            passed: false,
            outcome: None,
        };
        for cell in 0..position.cells() {
            position.free.insert(position.bit(cell));
        }
        position.reach = position.reach_of(Side::First);
        position
    }
}

impl<const W: usize> Position<W> {
    /// The variant that is played.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Columns and rows of the board.
    #[must_use]
    pub const fn size(&self) -> u32 {
        self.variant.size as u32
    }

    /// How many cells the board has.
    #[must_use]
    pub const fn cells(&self) -> u32 {
        self.size() * self.size()
    }

    /// Steps that are left in this turn, the next one included.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// What is in this cell.
    ///
    /// # Panics
    /// If there is no such cell.
    #[must_use]
    pub fn cell(&self, cell: u32) -> Cell {
        assert!(cell < self.cells(), "no cell is number {cell}");
        let bit = self.bit(cell);
        let of = |sets: &[Cells<W>; 2]| Side::BOTH.into_iter().find(|side| sets[side.index()].has(bit));
        let fortress = || of(&self.forts).map(Cell::Fortress);
        of(&self.live).map(Cell::Live).or_else(fortress).unwrap_or(Cell::Free)
    }

    /// The live viruses of this side.
    #[must_use]
    pub const fn live(&self, side: Side) -> Cells<W> {
        self.live[side.index()]
    }

    /// The fortresses of this side.
    #[must_use]
    pub const fn forts(&self, side: Side) -> Cells<W> {
        self.forts[side.index()]
    }

    /// The free cells.
    #[must_use]
    pub const fn free(&self) -> Cells<W> {
        self.free
    }

    /// The cells on which the side to move may step; none when the game is over.
    #[must_use]
    pub const fn reach(&self) -> Cells<W> {
        self.reach
    }

    /// Whether this side has made a step.
    #[must_use]
    pub fn has_entered(&self, side: Side) -> bool {
        !self.live(side).is_empty() || !self.forts(side.other()).is_empty()
    }

    /// The live viruses of a side and the fortresses that work: those in chains that
    /// touch one of them.
    #[must_use]
    pub fn bases(&self, side: Side) -> Cells<W> {
        self.live(side).flooded(self.forts(side), self.row())
    }

    /// The cells on which a side may step if it is its turn.
    #[must_use]
    pub fn reach_of(&self, side: Side) -> Cells<W> {
        if self.has_entered(side) {
            return self.bases(side).with_neighbours(self.row()) & (self.free | self.live(side.other()));
        }
        let mut corner = Cells::EMPTY;
        corner.insert(self.bit(if side == Side::First { 0 } else { self.cells() - 1 }));
        corner & self.free
    }

    /// Whether the turn before this one was lost or refused as a whole.
    #[must_use]
    pub const fn has_lost_turn(&self) -> bool {
        self.passed
    }

    /// Whether the side to move may refuse its turn.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        let begins = self.left == STEPS;
        self.variant.pass && begins && self.outcome.is_none() && self.has_entered(self.turn)
    }

    /// The move that refuses a turn.
    #[must_use]
    pub const fn pass(&self) -> Move {
        Move(self.cells())
    }

    /// Bits that a row takes.
    pub(super) const fn row(&self) -> u32 {
        self.size() + 1
    }

    /// The bit of this cell.
    #[must_use]
    pub const fn bit(&self, cell: u32) -> u32 {
        cell / self.size() * self.row() + cell % self.size()
    }

    /// The cell of this bit.
    #[must_use]
    pub const fn cell_at(&self, bit: u32) -> u32 {
        bit / self.row() * self.size() + bit % self.row()
    }

    /// The same position in `V` words.
    ///
    /// # Panics
    /// If the board does not fit.
    #[must_use]
    pub fn resized<const V: usize>(&self) -> Position<V> {
        assert!(words(self.variant.size) <= V, "size {} does not fit {V} words", self.variant.size);
        Position {
            variant: self.variant,
            live: self.live.map(|set| set.resized()),
            forts: self.forts.map(|set| set.resized()),
            free: self.free.resized(),
            reach: self.reach.resized(),
            turn: self.turn,
            left: self.left,
            passed: self.passed,
            outcome: self.outcome,
        }
    }

    /// One sign for each cell in the order of their numbers: `X` and `O` are the live
    /// viruses of the first and the second side, `x` and `o` their fortresses.
    #[must_use]
    pub fn signs(&self) -> String {
        let sign = |cell| match self.cell(cell) {
            Cell::Free => '.',
            Cell::Live(side) => ['X', 'O'][side.index()],
            Cell::Fortress(side) => ['x', 'o'][side.index()],
        };
        (0..self.cells()).map(sign).collect()
    }
}
