//! What values mean: a win is worth the more the nearer it is.

/// A win in no plies; a win in `n` plies is worth `n` less.
pub const WIN: i32 = 30_000;
/// From here on a value means a proved win.
pub const PROVED: i32 = WIN - 1_000;

/// The worth of a win after so many plies.
#[must_use]
pub fn win_in(plies: usize) -> i32 {
    WIN - i32::try_from(plies).expect("few plies")
}

/// Wins are stored as seen from the position itself.
pub(super) fn to_table(value: i32, ply: usize) -> i16 {
    let ply = ply as i32;
    let value = match value {
        v if v >= PROVED => v + ply,
        v if v <= -PROVED => v - ply,
        v => v,
    };
    value as i16
}

pub(super) fn from_table(value: i16, ply: usize) -> i32 {
    let ply = ply as i32;
    match i32::from(value) {
        v if v >= PROVED => v - ply,
        v if v <= -PROVED => v + ply,
        v => v,
    }
}
