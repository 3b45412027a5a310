//! What pieces are worth, and where.

use super::hex::{self, CELLS, TOP};
use super::piece::{Kind, Piece};
use super::position::Position;
use crate::rules::Side;

/// The worth of each kind as the first computer opponents of the game counted: Defensor,
/// Liberator, Aggressor, Dominator, Progressor. The Intellector decides the game and is not
/// counted.
pub const WORTH: [i32; 6] = [4, 2, 6, 7, 3, 0];

/// What one of these counts in a search.
pub const UNIT: i32 = 100;

/// The worth of the pieces of this side less that of the other's.
#[must_use]
pub fn material(position: &Position, side: Side) -> i32 {
    let of = |side| -> i32 {
        let worth = |kind: Kind| position.of(side, kind).count_ones() as i32 * WORTH[kind.index()];
        Kind::ALL.into_iter().map(worth).sum()
    };
    of(side) - of(side.other())
}

/// What pieces are worth on each cell, and what else counts.
#[derive(Debug)]
pub struct Tables {
    /// Each kind on each cell, for the first side; the second side's is turned about.
    pieces: [[i32; CELLS]; 6],
    worth: [i32; 6],
    /// For every neighbour of the Intellector that is attacked.
    pub danger: i32,
    /// For every cell that a sliding or jumping piece attacks.
    pub mobility: i32,
    /// For being to move.
    pub tempo: i32,
}

/// The pieces alone, as the first computer opponents counted.
pub static MATERIAL: Tables = Tables::new(scaled(WORTH), Places::NONE, 0, 0, 0);
/// Pieces and places.
pub static FULL: Tables = Tables::new([330, 260, 560, 820, 190, 0], Places::USUAL, 14, 5, 12);

const fn scaled(mut worth: [i32; 6]) -> [i32; 6] {
    let mut n = 0;
    while n < 6 {
        worth[n] *= UNIT;
        n += 1;
    }
    worth
}

/// What good places are worth.
struct Places {
    /// For a kind in the middle of the board rather than at its edge, for each step.
    middle: [i32; 6],
    /// For a kind that is a step further up.
    ahead: [i32; 6],
    /// For each step of a Progressor, squared: the last ones count most.
    passing: i32,
}

impl Places {
    const NONE: Places = Places { middle: [0; 6], ahead: [0; 6], passing: 0 };
    const USUAL: Places = Places { middle: [3, 10, 6, 8, 3, -6], ahead: [2, 4, 1, 1, 4, -8], passing: 3 };
}

impl Tables {
    const fn new(worth: [i32; 6], places: Places, danger: i32, mobility: i32, tempo: i32) -> Tables {
        let mut pieces = [[0; CELLS]; 6];
        let mut n = 0;
        while n < 6 * CELLS {
            let (kind, cell) = (n / CELLS, n % CELLS);
            let (column, height) = hex::doubled(cell);
            let aside = (column - 4).abs() as i32;
            let away = (height - TOP / 2).abs() as i32 / 2;
            let middle = 4 - if aside > away { aside } else { away };
            let steps = height as i32 / 2;
            pieces[kind][cell] = worth[kind] + places.middle[kind] * middle + places.ahead[kind] * steps;
            if kind == Kind::Progressor as usize && steps > 1 {
                pieces[kind][cell] += places.passing * (steps - 1) * (steps - 1);
            }
            n += 1;
        }
        Tables { pieces, worth, danger, mobility, tempo }
    }

    /// What a piece on a cell adds to the balance of the first side.
    #[must_use]
    #[inline]
    pub fn of(&self, Piece { side, kind }: Piece, cell: usize) -> i32 {
        match side {
            Side::First => self.pieces[kind.index()][cell],
            Side::Second => -self.pieces[kind.index()][hex::OPPOSITE[cell]],
        }
    }

    /// What a kind is worth wherever it stands.
    #[must_use]
    pub fn worth(&self, kind: Kind) -> i32 {
        self.worth[kind.index()]
    }
}
