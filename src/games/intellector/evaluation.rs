//! What pieces are worth.

use super::piece::Kind;
use super::position::Position;
use crate::rules::Side;

/// The worth of each kind in Progressors and thirds of them, as the first computer
/// opponents of the game counted: Defensor, Liberator, Aggressor, Dominator, Progressor.
/// The Intellector decides the game and is not counted.
pub const WORTH: [i32; 6] = [4, 2, 6, 7, 3, 0];

/// The worth of the pieces of this side less that of the other's.
#[must_use]
pub fn material(position: &Position, side: Side) -> i32 {
    let of = |side| -> i32 {
        let worth = |kind: Kind| position.of(side, kind).count_ones() as i32 * WORTH[kind.index()];
        Kind::ALL.into_iter().map(worth).sum()
    };
    of(side) - of(side.other())
}
