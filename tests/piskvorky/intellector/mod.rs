//! Intellector, the chess on hexagons.

mod advice;
mod board;
mod rules;
mod search;

use piskvorky::games::intellector::hex::named;
use piskvorky::games::intellector::piece::Piece;
use piskvorky::games::intellector::position::{Position, Variant};
use piskvorky::rules::Side;

/// A position of cells and letters, in which the first moves are long past: `e1I a6p`.
fn position(variant: Variant, turn: Side, text: &str) -> Position {
    let pieces = text.split(' ').map(|word| {
        let piece = word.chars().last().and_then(Piece::of_letter).expect("a letter of a piece");
        (named(&word[..2]).expect("a cell"), piece)
    });
    Position::new(variant, turn, 100, pieces)
}
