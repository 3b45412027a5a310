//! The numbers on which the shortcuts of the search depend, and what others in their
//! places would cost and win.
//!
//! They were set by hand, in the manner of the field. Most were tried at about half and
//! twice their size: nodes for ten positions to depth 5 and 7, counted as `cargo bench
//! --no-default-features --bench five` does, and games of the search as it is against
//! one with the other number, with the openings of `five_ideas IDEA 3000 50 11` and as
//! many nodes a move ([the engine's page](super::super) has the same for whole ideas).
//! A positive Elo speaks for the number that stands here.
//!
//! | number | tried instead | depth 5 | depth 7 | wins – draws – losses | Elo |
//! |---|---|---|---|---|---|
//! | all as they are | | 54 585 | 246 651 | | |
//! | [`FUTILITY`] | 140 | 78 120 | 330 777 | 59 – 2 – 39 | +70 ± 63 |
//! | [`FUTILITY`] | 35 | 30 779 | 133 523 | 46 – 4 – 50 | −14 ± 58 |
//! | [`HOPELESS`] | 300 | 54 831 | 247 412 | 49 – 1 – 50 | −3 ± 15 |
//! | [`HOPELESS`] | 75 | 53 728 | 242 911 | 49 – 0 – 51 | −7 ± 24 |
//! | [`NULL_PLIES`] | 2 | 54 587 | 247 200 | 50 – 0 – 50 | 0 ± 69 |
//! | [`NULL_PLIES`] | 4 | 54 585 | 246 559 | 50 – 0 – 50 | 0 ± 69 |
//! | [`late`] | twice | 56 222 | 266 379 | 54 – 5 – 41 | +45 ± 45 |
//! | [`late`] | half | 47 146 | 204 305 | 46 – 4 – 50 | −14 ± 58 |
//! | [`REDUCTION_DIVISOR`] | 1.0 | 35 499 | 151 882 | 42 – 4 – 54 | −42 ± 54 |
//! | [`REDUCTION_DIVISOR`] | 2.25 | 79 469 | 338 916 | 54 – 2 – 44 | +35 ± 64 |
//! | [`WINDOW`] | 20 | 55 209 | 250 516 | 47 – 1 – 52 | −17 ± 55 |
//! | [`WINDOW`] | 80 | 53 644 | 279 410 | 46 – 2 – 52 | −21 ± 44 |
//! | [`FUTILITY_PLIES`] | 12 | 54 585 | 246 651 | 50 – 0 – 50 | 0 ± 69 |
//! | [`FUTILITY_PLIES`] | 3 | 54 585 | 246 678 | 50 – 0 – 50 | 0 ± 69 |
//!
//! Only twice [`FUTILITY`] is beyond its error, and of fourteen trials one may be so by
//! chance: the numbers are good enough, and none is proved to be the best. What is not in
//! the table was not tried.

/// So much, for each ply that is left, may what a position looks worth be lost again.
pub const FUTILITY: i32 = 70;
/// With more plies left the look alone decides nothing.
pub const FUTILITY_PLIES: i32 = 6;
/// So much beyond [`FUTILITY`] it may become better: the side to move looks for it.
pub const HOPELESS: i32 = 150;
/// With more plies left no position is hopeless by its look alone.
pub const HOPELESS_PLIES: i32 = 2;
/// By so many plies, and a quarter of those that are left, the search is less deep after
/// a null move.
pub const NULL_PLIES: i32 = 3;
/// A late move is searched less deep by this and by the logarithms of the depth and of
/// its number, divided by [`REDUCTION_DIVISOR`].
pub const REDUCTION: f64 = 0.6;
/// See [`REDUCTION`].
pub const REDUCTION_DIVISOR: f64 = 1.5;
/// How far from the last value the window of a round ends at first.
pub const WINDOW: i32 = 40;

/// So many moves are looked at with this depth before quiet ones are left out.
#[must_use]
pub const fn late(depth: i32) -> usize {
    3 + 2 * depth as usize + (depth * depth) as usize / 2
}
