//! What a position is worth by a glance, without looking ahead.
//!
//! The weights were measured in games of a search of two turns against itself: a
//! fortress that works counts as much as a virus, since it can never be eaten, and the
//! number of free cells in reach hardly matters.

use super::position::Position;
use crate::rules::{Outcome, Rules, Side};

/// What a position is worth to a side, positive if that is better off; a live virus
/// counts 100.
pub type Value = i32;

/// What a won game is worth.
pub const SURE: Value = 1_000_000;

const LIVE: Value = 100;
/// A fortress in a chain that touches a live virus.
const WORKING: Value = 100;
/// A free cell on which the side could step.
const IN_REACH: Value = 10;
/// A virus of the other side that it could eat.
const EDIBLE: Value = 60;

/// A value as players see it: a live virus counts 10, and a won game 999.
#[must_use]
pub fn shown(value: Value) -> i32 {
    (value / 10).clamp(-999, 999)
}

/// What the position is worth to this side.
#[must_use]
pub fn value<const W: usize>(position: &Position<W>, me: Side) -> Value {
    match position.outcome() {
        Some(Outcome::Draw) => 0,
        Some(Outcome::Win(side)) => won(side == me),
        None => strength(position, me) - strength(position, me.other()),
    }
}

/// What a game is worth to a side that has won or lost it.
const fn won(by_me: bool) -> Value {
    if by_me { SURE } else { -SURE }
}

/// What all that a side has counts.
fn strength<const W: usize>(position: &Position<W>, side: Side) -> Value {
    let count = |weight, number: u32| weight * number as Value;
    let bases = position.bases(side);
    let (live, around) = (position.live(side).len(), bases.with_neighbours(position.row()));
    count(LIVE, live)
        + count(WORKING, bases.len() - live)
        + count(IN_REACH, (around & position.free()).len())
        + count(EDIBLE, (around & position.live(side.other())).len())
}
