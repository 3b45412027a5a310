//! „3. úroveň“: minimax over the whole rest of the game. It never loses.
//!
//! Scores are +10 for a win of the one who thinks, −10 for a loss and 0 for a
//! draw, as in the classic tutorial
//! (<https://www.freecodecamp.org/news/how-to-make-your-tic-tac-toe-game-unbeatable-by-using-the-minimax-algorithm-9d690bad4b37/>).
//! The recursion carries two more numbers along, which decide only between
//! moves of equal score: how soon the game ends, and how often an opponent who
//! plays by chance goes wrong.

use super::low_level::low_level;
use super::{Mark, TicTacToe};
use crate::bots::limit::Limit;
use crate::bots::{Engine, MoveEval, Progress, Thinking, Verdict};
use crate::rules::{Move, Rules};
use rand::seq::IndexedRandom;
use std::collections::HashMap;

/// Score of a win.
pub const WIN: i32 = 10;

/// What a position is worth to the one who thinks. A greater worth is better:
/// first by score, then by haste, then by luck.
///
/// Haste cannot cost luck. It differs only between wins, where a forced win is
/// certain anyway, and between losses, which nobody meets who has played by
/// this order from the start. Luck alone therefore decides among the moves
/// that keep a draw, and no opponent that never loses beats one who plays by
/// chance more often than this one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Worth {
    /// Against best play: [`WIN`], minus that for a loss, 0 for a draw.
    pub score: i32,
    /// Greater for a quicker win and for a slower loss; 0 for a draw. The
    /// difference of two is a number of plies.
    pub haste: i32,
    /// The probability of a win against an opponent who plays by chance, as a
    /// part of [`Worth::SURE`].
    pub luck: u32,
}

impl Worth {
    /// The luck of a certain win: 9!, so that every probability of this game is
    /// a whole number of parts. Where `n` cells are free, chance has chosen one
    /// of `n`, one of `n − 2` … by the end, and the product of these divides 9!.
    pub const SURE: u32 = 362_880;

    fn of_end(position: &TicTacToe, me: Mark) -> Worth {
        let plies = 9 - position.free().count() as i32;
        match position.winner() {
            Some(mark) if mark == me => Worth { score: WIN, haste: -plies, luck: Worth::SURE },
            Some(_) => Worth { score: -WIN, haste: plies, luck: 0 },
            None => Worth { score: 0, haste: 0, luck: 0 },
        }
    }
}

/// What the position is worth to the one who plays with `me`, or `None` when
/// the limit was reached first. Every call takes one visit of the limit.
pub fn minimax(position: &TicTacToe, me: Mark, limit: &mut Limit) -> Option<Worth> {
    if !limit.visit() {
        return None;
    }
    let moves = position.legal();
    if moves.is_empty() {
        return Some(Worth::of_end(position, me));
    }
    let worths = moves.iter().map(|&m| minimax(&after(position, m), me, limit));
    let worths = worths.collect::<Option<Vec<_>>>()?;
    if position.mark_to_move() == me { worths.into_iter().max() } else { answer(&worths) }
}

/// What is left when the opponent has the choice: the least worth if it plays
/// best, the mean luck if it plays by chance.
fn answer(worths: &[Worth]) -> Option<Worth> {
    let worst = worths.iter().min()?;
    let (sum, count) = (worths.iter().map(|worth| worth.luck).sum::<u32>(), worths.len() as u32);
    debug_assert!(sum.is_multiple_of(count), "every probability is a whole number of parts");
    Some(Worth { luck: sum / count, ..*worst })
}

fn after(position: &TicTacToe, m: Move) -> TicTacToe {
    let mut next = *position;
    next.play(m);
    next
}

/// What every legal move is worth to the side to move, in the order of the
/// moves, or `None` when the limit was reached first.
pub fn judge(position: &TicTacToe, limit: &mut Limit) -> Option<Vec<(Move, Worth)>> {
    if !limit.visit() {
        return None;
    }
    let me = position.mark_to_move();
    let worth = |m| Some((m, minimax(&after(position, m), me, limit)?));
    position.legal().into_iter().map(worth).collect()
}

/// The moves with the greatest worth.
#[must_use]
pub fn best(worths: &[(Move, Worth)]) -> Vec<Move> {
    let greatest = worths.iter().map(|&(_, worth)| worth).max();
    worths.iter().filter(|&&(_, worth)| Some(worth) == greatest).map(|&(m, _)| m).collect()
}

/// The opponent. It remembers the positions that it was asked about.
#[derive(Default)]
pub struct Level3 {
    judged: HashMap<TicTacToe, Vec<(Move, Worth)>>,
}

impl Level3 {
    /// See [`judge`]; empty when there was no time for it.
    fn judge(&mut self, position: &TicTacToe, thinking: &mut Thinking) -> &[(Move, Worth)] {
        if !self.judged.contains_key(position) {
            let mut limit = Limit::of(thinking);
            if let Some(worths) = judge(position, &mut limit) {
                report(&worths, limit.visited(), thinking);
                self.judged.insert(*position, worths);
            }
        }
        self.judged.get(position).map_or(&[], Vec::as_slice)
    }
}

fn report(worths: &[(Move, Worth)], nodes: u64, thinking: &mut Thinking) {
    if let Some(&(best, worth)) = worths.iter().max_by_key(|(_, worth)| *worth) {
        let depth = worths.len() as u32;
        (thinking.report)(Progress { line: vec![best], depth, verdict: Verdict::Worth(worth.score), nodes });
    }
}

impl Engine<TicTacToe> for Level3 {
    /// Of equally good moves one by chance; any legal move when there was no
    /// time to judge them.
    fn think(&mut self, position: &TicTacToe, thinking: &mut Thinking) -> Move {
        let best = best(self.judge(position, thinking));
        best.choose(thinking.chance).copied().unwrap_or_else(|| low_level(position, thinking.chance))
    }

    /// The scores alone, as in the tutorial.
    fn opinions(&mut self, position: &TicTacToe, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        self.judge(position, thinking).iter().map(|&(m, worth)| (m, MoveEval::Number(worth.score))).collect()
    }
}
