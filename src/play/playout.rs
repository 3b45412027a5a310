//! A game of chance whose every move is told by a seed, to check rules by.
//!
//! Whoever plays the same game by the same rules in any other program comes to the same
//! end and the same digest, if moves come in the same order and boards have the same text.

use crate::board::Board;
use crate::rules::{Move, Outcome, Rules};

/// How a game of chance ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// Who has won; `None` if it was not over after so many moves as it might have.
    pub outcome: Option<Outcome>,
    /// How many moves were made.
    pub plies: u32,
    /// The points of each side.
    pub points: [u32; 2],
    /// A hash of the last board: FNV-1a of 64 bits
    /// (<http://www.isthe.com/chongo/tech/comp/fnv/>) of [`Rules::digest_text`].
    pub digest: u64,
}

/// Plays one game from this position, of so many moves at most.
///
/// Before each move the state of a linear congruential generator goes on, by the numbers
/// of Knuth's MMIX (*The Art of Computer Programming*, volume 2, section 3.3.4); of *n*
/// moves in their order that of the number `(state >> 33) % n` is made. The state begins
/// as the seed. Nobody passes or stops of their own accord: moves among
/// [`Board::actions`] are made only where there are no others.
#[must_use]
pub fn playout(mut position: Box<dyn Board>, seed: u64, most: u32) -> Playout {
    let (mut state, mut plies) = (seed, 0);
    let mut legal = Vec::new();
    while plies < most {
        legal.clear();
        position.moves(&mut legal);
        let actions = position.actions();
        let places = |m: &Move| actions.iter().all(|(action, _)| action != m);
        if legal.iter().any(places) {
            legal.retain(places);
        }
        if legal.is_empty() {
            break;
        }
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (state >> 33) % legal.len() as u64;
        position.play(legal[at as usize]);
        plies += 1;
    }
    let digest = fnv1a(position.digest_text().as_bytes());
    Playout { outcome: position.outcome(), plies, points: position.points(), digest }
}

/// FNV-1a of 64 bits.
fn fnv1a(bytes: &[u8]) -> u64 {
    let add = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, add)
}

#[cfg(test)]
mod tests {
    use super::fnv1a;

    /// The test vectors of its authors.
    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
