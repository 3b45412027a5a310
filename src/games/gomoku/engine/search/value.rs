//! What values mean: a win is worth the more the nearer it is.

use crate::bots::Verdict;

/// A win in no plies; a win in `n` plies is worth `n` less.
pub const WIN: i32 = 30_000;
/// From here on a value means a proved win.
pub const PROVED: i32 = WIN - 1_000;

/// The worth of a win after so many plies.
#[must_use]
pub fn win_in(plies: usize) -> i32 {
    WIN - i32::try_from(plies).expect("few plies")
}

/// What a value says to somebody who counts moves and not plies.
#[must_use]
pub fn verdict(value: i32) -> Verdict {
    let moves = |plies: i32| plies.max(0).unsigned_abs().div_ceil(2);
    match value {
        v if v >= PROVED => Verdict::Wins(moves(WIN - v)),
        v if v <= -PROVED => Verdict::Loses(moves(WIN + v)),
        v => Verdict::Worth(v),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proved_win_counts_the_moves_of_the_winner() {
        let told = [1, 2, 3, 4, 13].map(|plies| verdict(win_in(plies)));
        assert_eq!(told, [1, 1, 2, 2, 7].map(Verdict::Wins));
        assert_eq!([2, 4].map(|plies| verdict(-win_in(plies))), [1, 2].map(Verdict::Loses));
        assert_eq!(verdict(-120), Verdict::Worth(-120));
    }
}
