//! The opening *swap2* in the protocol.

use super::talk::{AT_ONCE, Talk, square};
use std::collections::HashSet;

#[test]
fn sides_are_chosen_under_swap2() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say(AT_ONCE);
    let three = talk.ask("SWAP2BOARD\nDONE\n");
    let squares: HashSet<_> = three.split(' ').map(square).collect();
    assert_eq!(squares.len(), 3, "{three}");
    assert!(squares.iter().all(|&(x, y)| x < 15 && y < 15), "{three}");
    // Two marks of black alone in the corner of the world are no danger; three in a row are.
    let calm = talk.ask("SWAP2BOARD\n0,0\n7,7\n14,14\nDONE\n");
    assert_ne!(calm, "SWAP");
    square(&calm);
    assert_eq!(talk.ask("SWAP2BOARD\n7,7\n0,0\n8,8\n14,0\n6,6\nDONE\n"), "SWAP");
    talk.end("END\n");
}
