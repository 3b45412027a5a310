//! The 48 symmetries of the cube: six orders of the axes, each of which may be
//! turned round.

use super::lines::{CELLS, SIDE, cell_at, members, place};
use super::rules::Cube;
use crate::rules::Side;
use std::sync::LazyLock;

/// Where each cell comes to lie.
pub type Symmetry = [usize; CELLS];

/// Every symmetry; the first one moves nothing.
pub static SYMMETRIES: LazyLock<[Symmetry; 48]> = LazyLock::new(|| {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    std::array::from_fn(|n| {
        let (order, turned) = (ORDERS[n / 8], n % 8);
        std::array::from_fn(|cell| {
            let at = place(cell);
            cell_at(std::array::from_fn(|axis| {
                let along = at[order[axis]];
                if turned & 1 << axis == 0 { along } else { SIDE - 1 - along }
            }))
        })
    })
});

/// The same for positions that differ by a symmetry alone, and for no others.
#[must_use]
pub fn canonical(position: &Cube) -> [u32; 2] {
    let sets = Side::BOTH.map(|side| position.cells(side));
    let turned = |symmetry: &Symmetry| {
        sets.map(|set| members(set).fold(0, |turned, cell| turned | 1 << symmetry[cell]))
    };
    SYMMETRIES.iter().map(turned).min().unwrap_or(sets)
}
