//! The six kinds of pieces.

use crate::rules::Side;

/// A kind of piece. Their order is that of moves which turn a piece into another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Steps to a neighbour.
    Defensor,
    /// Jumps to the second cell in a line over sides.
    Liberator,
    /// Slides over corners.
    Aggressor,
    /// Slides over sides.
    Dominator,
    /// Steps ahead, and turns into another piece on the last row.
    Progressor,
    /// Steps to an empty neighbour; whoever loses it has lost.
    Intellector,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 6] = [
        Kind::Defensor,
        Kind::Liberator,
        Kind::Aggressor,
        Kind::Dominator,
        Kind::Progressor,
        Kind::Intellector,
    ];

    /// What a Progressor may turn into, and what may turn into another piece by a capture.
    pub const OFFICERS: [Kind; 4] = [Kind::Defensor, Kind::Liberator, Kind::Aggressor, Kind::Dominator];

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of it: `F L A D P I`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['F', 'L', 'A', 'D', 'P', 'I'][self as usize]
    }

    /// The kind with this letter, a capital.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A piece of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// Its letter, a capital for the first side and a small one for the second.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::First => self.kind.letter(),
            Side::Second => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with this letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Piece> {
        let kind = Kind::of_letter(letter.to_ascii_uppercase())?;
        let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        Some(Piece { side, kind })
    }
}
