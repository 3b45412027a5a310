//! „2. úroveň“: the centre, else a win, else a block, else a cell by chance.
//!
//! It takes the centre even when it could win elsewhere, and it can be beaten.
//! That is the coursework, and it stays so.

use super::low_level::{any_cell, low_level};
use super::{BLOCK, CENTRE, CENTRE_CELL, TicTacToe, WIN};
use crate::bots::{Engine, MoveEval, Reason, Thinking};
use crate::rules::Move;

/// The opponent.
pub struct DifLevel;

/// Two cells of a line and the third one, the gap, in the coursework's order.
pub const PAIRS: [(usize, usize, usize); 24] = [
    (0, 1, 2),
    (0, 2, 1),
    (0, 3, 6),
    (0, 6, 3),
    (0, 4, 8),
    (0, 8, 4),
    (1, 2, 0),
    (1, 4, 7),
    (1, 7, 4),
    (2, 6, 4),
    (2, 4, 6),
    (2, 5, 8),
    (2, 8, 5),
    (3, 6, 0),
    (3, 4, 5),
    (3, 5, 4),
    (4, 8, 0),
    (4, 5, 3),
    (4, 7, 1),
    (4, 6, 2),
    (5, 8, 2),
    (6, 7, 8),
    (6, 8, 7),
    (7, 8, 6),
];

/// The gap beside two marks `n` (1 cross, 2 nought): of several the one that
/// the last matching pair names.
#[must_use]
pub fn check(x: &[u8; 9], n: u8) -> Option<usize> {
    let matches = |&&(a, b, gap): &&(usize, usize, usize)| x[a] == n && x[b] == n && x[gap] == 0;
    PAIRS.iter().rev().find(matches).map(|&(_, _, gap)| gap)
}

/// The cell that a rule names, and the rule; nothing if chance decides.
#[must_use]
pub fn dif_level(position: &TicTacToe) -> Option<(usize, Reason)> {
    let x = position.x();
    let own = position.mark_to_move();
    if x[CENTRE] == 0 {
        return Some((CENTRE, CENTRE_CELL));
    }
    let win = check(x, own as u8).map(|gap| (gap, WIN));
    win.or_else(|| check(x, own.other() as u8).map(|gap| (gap, BLOCK)))
}

impl Engine<TicTacToe> for DifLevel {
    fn think(&mut self, position: &TicTacToe, thinking: &mut Thinking) -> Move {
        match dif_level(position) {
            Some((cell, _)) => Move(cell as u32),
            None => low_level(position, thinking.chance),
        }
    }

    fn opinions(&mut self, position: &TicTacToe, _: &mut Thinking) -> Vec<(Move, MoveEval)> {
        match dif_level(position) {
            Some((cell, rule)) => vec![(Move(cell as u32), MoveEval::Rule(rule))],
            None => any_cell(position),
        }
    }
}
