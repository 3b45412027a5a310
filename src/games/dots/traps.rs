//! Reads out traps and ladders: negamax with alpha and beta
//! (<https://www.chessprogramming.org/Alpha-Beta>) over the few dots that matter most, some
//! plies ahead. Worth is counted in captured dots, and what either side could capture next
//! counts in part.

use super::rules::Dots;
use super::trial::{Trial, candidates, to_move};
use crate::bots::limit::Limit;
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::Move;
use rand::seq::SliceRandom;

/// How many plies are read, and how many dots are tried at each.
const PLIES: u32 = 4;
const WIDTH: [usize; PLIES as usize + 1] = [0, 4, 5, 7, 16];
/// What a captured dot is worth.
const DOT: i32 = 100;
/// More than any position is worth.
const INFINITE: i32 = 1_000_000;

/// The opponent.
pub struct Traps;

/// A dot to try, and how promising it looks.
type Try = (u16, i32);

struct Reading<'a, 'b> {
    trial: Trial,
    cells: Vec<u16>,
    limit: &'a mut Limit<'b>,
}

impl Reading<'_, '_> {
    /// The most promising free cells for the side to move, best first; `None` if the limit
    /// was reached.
    fn tries(&mut self, width: usize) -> Option<Vec<Try>> {
        let mut tries = Vec::new();
        for at in 0..self.cells.len() {
            let cell = self.cells[at];
            if !self.trial.field().is_free(cell) {
                continue;
            }
            if !self.limit.visit() {
                return None;
            }
            let (gain, saved) = (self.trial.gain(cell), self.trial.gain_of_other(cell));
            tries.push((cell, 4 * gain + 3 * saved.max(0) + self.shape(cell)));
        }
        tries.sort_by_key(|&(cell, worth)| (-worth, cell));
        tries.truncate(width);
        Some(tries)
    }

    /// A dot that links own ones which are apart cuts the others off: up to 2.
    fn shape(&self, cell: u16) -> i32 {
        let (field, me) = (self.trial.field(), self.trial.turn());
        let ring = field.ring(cell).map(|beside| field.is_wall(beside, me));
        let own = (0..8).filter(|&at| ring[at] && !ring[(at + 1) % 8]).count() as i32;
        let foreign =
            field.ring(cell).into_iter().filter(|&beside| field.is_wall(beside, me.other())).count();
        own.min(2) + i32::from((1..=3).contains(&foreign))
    }

    /// What the position is worth to the side to move, or `None` if the limit was reached.
    fn value(&mut self, plies: u32, mut alpha: i32, beta: i32) -> Option<i32> {
        if plies == 0 {
            return Some(DOT * self.trial.lead());
        }
        let mut best = -INFINITE;
        for (cell, _) in self.tries(WIDTH[plies as usize])? {
            self.trial.put(cell);
            let value = self.value(plies - 1, -beta, -alpha).map(|value| -value);
            self.trial.take_back();
            best = best.max(value?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Some(if best == -INFINITE { DOT * self.trial.lead() } else { best })
    }
}

/// The dots that look best with what they are worth, as far as the limit allows.
fn judge(position: &Dots, thinking: &mut Thinking) -> Vec<(u16, i32)> {
    let mut limit = Limit::of(thinking);
    let mut cells = candidates(position);
    cells.shuffle(thinking.chance);
    let mut reading = Reading { trial: Trial::of(position), cells, limit: &mut limit };
    let mut judged = Vec::new();
    for (cell, promise) in reading.tries(WIDTH[PLIES as usize]).unwrap_or_default() {
        reading.trial.put(cell);
        let value = reading.value(PLIES - 1, -INFINITE, INFINITE);
        reading.trial.take_back();
        let Some(value) = value else { break };
        judged.push((cell, promise - value));
    }
    judged
}

impl Engine<Dots> for Traps {
    fn think(&mut self, position: &Dots, thinking: &mut Thinking) -> Move {
        let judged = judge(position, thinking);
        let best = judged.iter().max_by_key(|&&(_, worth)| worth).map(|&(cell, _)| cell);
        to_move(position, best.or_else(|| candidates(position).first().copied()))
    }

    /// By how many hundredths of a dot the side is ahead after the moves that were read.
    fn opinions(&mut self, position: &Dots, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let mut judged = judge(position, thinking);
        judged.sort_by_key(|&(cell, _)| cell);
        judged
            .into_iter()
            .map(|(cell, worth)| (to_move(position, Some(cell)), MoveEval::Number(worth)))
            .collect()
    }
}
