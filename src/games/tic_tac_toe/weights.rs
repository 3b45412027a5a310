//! „Váhová matica“: every free cell has a weight, and the heaviest is taken.
//!
//! The status of a cell is 0 if it is empty, 1 with the opponent's own mark
//! (the computer's) and 10 with the other's (the player's), so that the sum of
//! a line tells what is in it.

use super::{CENTRE, CORNERS, LINES, TicTacToe};
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::Move;
use rand::seq::IndexedRandom;

/// The opponent.
pub struct WeightMatrix;

/// For every line through the cell with two own marks.
const WIN: i32 = 10_000;
/// For every line through the cell with two of the opponent's.
const BLOCK: i32 = 1_000;
/// For the centre.
const IN_CENTRE: i32 = 400;
/// For a corner.
const IN_CORNER: i32 = 300;
/// For a corner beside two opposite ones that the opponent holds.
const TEMPTING_CORNER: i32 = -500;

/// Two opposite corners, and the other two.
const DIAGONALS: [([usize; 2], [usize; 2]); 2] = [([0, 8], [2, 6]), ([2, 6], [0, 8])];

/// The weight of every free cell for the side to move, in reading order.
#[must_use]
pub fn weights(position: &TicTacToe) -> Vec<(usize, i32)> {
    let own = position.mark_to_move() as u8;
    let status = position.x().map(|n| match n {
        0 => 0,
        n if n == own => 1,
        _ => 10,
    });
    position
        .free()
        .map(|cell| (cell, lines(&status, cell) + place(cell) + temptation(&status, cell)))
        .collect()
}

/// What the lines through a cell are worth.
fn lines(status: &[i32; 9], cell: usize) -> i32 {
    let worth = |line: &[usize; 3]| match line.iter().map(|&c| status[c]).sum() {
        2 => WIN,
        20 => BLOCK,
        _ => 0,
    };
    LINES.iter().filter(|line| line.contains(&cell)).map(worth).sum()
}

/// What the cell is worth for its place alone.
fn place(cell: usize) -> i32 {
    match cell {
        CENTRE => IN_CENTRE,
        _ if CORNERS.contains(&cell) => IN_CORNER,
        _ => 0,
    }
}

/// Between two opposite corners of the opponent, a third corner would be
/// answered by the fourth, with two threats.
fn temptation(status: &[i32; 9], cell: usize) -> i32 {
    let tempts = |(held, others): &([usize; 2], [usize; 2])| {
        others.contains(&cell) && held.iter().map(|&c| status[c]).sum::<i32>() == 20
    };
    if DIAGONALS.iter().any(tempts) { TEMPTING_CORNER } else { 0 }
}

/// The free cells with the largest weight.
///
/// # Panics
/// If no cell is free.
#[must_use]
pub fn heaviest(position: &TicTacToe) -> Vec<usize> {
    let weights = weights(position);
    let largest = weights.iter().map(|&(_, weight)| weight).max().expect("the game is not over");
    weights.into_iter().filter(|&(_, weight)| weight == largest).map(|(cell, _)| cell).collect()
}

impl Engine<TicTacToe> for WeightMatrix {
    fn think(&mut self, position: &TicTacToe, thinking: &mut Thinking) -> Move {
        let cell = *heaviest(position).choose(thinking.chance).expect("one cell is the heaviest");
        Move(cell as u32)
    }

    fn opinions(&mut self, position: &TicTacToe, _: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let thought = |(cell, weight)| (Move(cell as u32), MoveEval::Number(weight));
        weights(position).into_iter().map(thought).collect()
    }
}
