//! The opponent that never gives a won game away: it wins from the first move on, and as
//! the second side as soon as the first has made a mistake.
//!
//! Games won by each opponent against the one before it in the list, in percent of 40 on
//! a board of size 10, with 500 positions a move. The colours change, and both games of a
//! pair begin with the same moves by chance: none, one or two.
//!
//! | opponent | none | one | two |
//! |---|---|---|---|
//! | paths 1 against random | 100 | 100 | 100 |
//! | paths 2 against paths 1 | 95 | 92 | 95 |
//! | paths 3 against paths 2 | 95 | 97 | 95 |
//! | resistance 1 against paths 3 | 97 | 97 | 100 |
//! | resistance 2 against resistance 1 | 100 | 70 | 67 |
//! | perfect against resistance 2 | 100 | 80 | 85 |
//!
//! `cargo test --test piskvorky bridg_it::opponents::strength -- --ignored --nocapture`

use super::resistance::{DEPTHS, shuffled};
use super::rules::BridgIt;
use super::search::{best_of, thousandths};
use super::trees::winning_moves;
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::Move;

/// The opponent. Among equally good moves it takes one by chance.
pub struct Perfect;

impl Engine<BridgIt> for Perfect {
    /// Of the moves that win, the one after which the network is worth most; where none
    /// does, what the search finds best. What wins is known whatever the budget.
    fn think(&mut self, position: &BridgIt, thinking: &mut Thinking) -> Move {
        let winning = winning_moves(position);
        let (moves, depth) = match winning.is_empty() {
            false => (winning, 1),
            true => (position.free().collect(), DEPTHS[1]),
        };
        let moves = shuffled(moves, thinking);
        Move(best_of(position, &moves, depth, thinking).best() as u32)
    }

    /// Positive if the move wins and negative if it loses, from 1 to 100: the more, the
    /// better the network stands for the winner, or with a minus for the other side.
    fn opinions(&mut self, position: &BridgIt, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let winning = winning_moves(position);
        let number = |(site, worth)| {
            let percent = 1 + 99 * (worth + 1000) / 2000;
            let number = if winning.contains(&site) { percent } else { percent - 101 };
            (Move(site as u32), MoveEval::Number(number))
        };
        thousandths(position, thinking).into_iter().map(number).collect()
    }
}
