//! The text of a position as the public client of the game writes it.
//!
//! The side to move, `w` or `b`; then a place and a letter for each white piece, an
//! exclamation mark, and the same for the black ones. Places are characters from `@` on:
//! rows from above, nine cells in each, first those of the columns a, c, e, g, i, then those
//! of b, d, f, h. The letters are those of the Russian names: `r` Progressor, `g` Aggressor,
//! `e` Defensor, `i` Liberator, `o` Dominator, `n` Intellector.

use super::hex::{self, CELLS};
use super::piece::{Kind, Piece};
use super::position::{MIDDLE_PLIES, Position, Variant};
use crate::rules::Side;
use std::fmt::Write;

/// The letters of the kinds, in their order.
const LETTERS: [u8; 6] = *b"eigorn";

/// The places that are no cells would follow these.
const FIRST: u8 = b'@';

/// The place of a cell in the order of the client.
fn place(cell: usize) -> u8 {
    let (column, height) = hex::place(cell);
    let (odd, row) = (column % 2, 6 - height - column % 2);
    (9 * row + column / 2 + 5 * odd) as u8
}

/// The position as a text.
#[must_use]
pub fn write(position: &Position) -> String {
    let mut text = String::from(if position.turn() == Side::First { "w" } else { "b" });
    for side in Side::BOTH {
        if side == Side::Second {
            text.push('!');
        }
        let pieces = hex::each(position.of_side(side)).filter_map(|cell| Some((cell, position.piece(cell)?)));
        for (cell, piece) in pieces {
            let (place, letter) = (char::from(FIRST + place(cell)), char::from(LETTERS[piece.kind.index()]));
            write!(text, "{place}{letter}").expect("a string takes all that is written");
        }
    }
    text
}

/// The position of a text, by these rules, a game that has gone on for a while; `None` if
/// it is none, or has two pieces on one cell.
#[must_use]
pub fn read(variant: Variant, text: &str) -> Option<Position> {
    let (turn, rest) = match text.split_at_checked(1)? {
        ("w", rest) => (Side::First, rest),
        ("b", rest) => (Side::Second, rest),
        _ => return None,
    };
    let (white, black) = rest.split_once('!')?;
    let mut pieces = Vec::new();
    for (side, text) in [(Side::First, white), (Side::Second, black)] {
        let pairs = text.as_bytes().chunks(2);
        for pair in pairs {
            let &[there, letter] = pair else { return None };
            let cell = (0..CELLS).find(|&cell| FIRST + place(cell) == there)?;
            let kind = Kind::ALL[LETTERS.iter().position(|&known| known == letter)?];
            if pieces.iter().any(|&(other, _)| other == cell) {
                return None;
            }
            pieces.push((cell, Piece { side, kind }));
        }
    }
    Some(Position::new(variant, turn, MIDDLE_PLIES, pieces))
}
