//! Which move is tried first: the one that was best before, then what wins something, then
//! quiet moves that were good elsewhere
//! (<https://www.chessprogramming.org/Move_Ordering>).

use super::{MOST_PLIES, Searchable};
use crate::rules::Move;

/// A move and how early it is tried: the greater, the earlier.
pub(super) type Scored = (i32, Move);

const BEST: i32 = 1 << 30;
const NOISY: i32 = 1 << 24;
const KILLER: i32 = 1 << 23;
/// Counts are halved when one grows beyond this.
const MOST: i32 = 1 << 20;

/// What quiet moves have been worth so far.
pub(super) struct Experience {
    /// Two quiet moves for each ply that have refuted the move before
    /// (Akl and Newborn 1977, *The principal continuation and the killer heuristic*).
    killers: Vec<[Option<Move>; 2]>,
    /// How often quiet moves were good (Schaeffer 1989, *The History Heuristic*).
    history: Vec<i32>,
}

impl Experience {
    pub(super) fn new(slots: usize) -> Experience {
        Experience { killers: vec![[None; 2]; MOST_PLIES + 1], history: vec![0; slots] }
    }

    /// Gives each move its place in the order.
    pub(super) fn score<P: Searchable>(
        &self,
        position: &P,
        moves: &[Move],
        best: Option<Move>,
        ply: usize,
        out: &mut Vec<Scored>,
    ) {
        let killers = self.killers[ply.min(MOST_PLIES)];
        let score = |m: Move| {
            if Some(m) == best {
                return BEST;
            }
            match position.gain(m) {
                gain if gain > 0 => NOISY + gain,
                // What probably loses something comes last.
                gain if gain < 0 => gain - MOST,
                _ if killers[0] == Some(m) => KILLER + 1,
                _ if killers[1] == Some(m) => KILLER,
                _ => self.history[position.slot(m)],
            }
        };
        out.extend(moves.iter().map(|&m| (score(m), m)));
    }

    /// A quiet move has refuted the one before; those tried earlier have not.
    pub(super) fn learn<P: Searchable>(
        &mut self,
        position: &P,
        m: Move,
        tried: &[Scored],
        depth: i32,
        ply: usize,
    ) {
        let killers = &mut self.killers[ply.min(MOST_PLIES)];
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
        let weight = depth * depth;
        self.count(position.slot(m), weight);
        for &(_, other) in tried.iter().filter(|&&(_, other)| position.gain(other) == 0) {
            self.count(position.slot(other), -weight);
        }
    }

    fn count(&mut self, slot: usize, weight: i32) {
        self.history[slot] += weight;
        if self.history[slot].abs() > MOST {
            self.history.iter_mut().for_each(|n| *n /= 2);
        }
    }
}

/// Brings the move that is tried next to this place.
pub(super) fn pick(moves: &mut [Scored], at: usize) -> Scored {
    let mut best = at;
    for n in at + 1..moves.len() {
        if moves[n].0 > moves[best].0 {
            best = n;
        }
    }
    // The others keep their order, so that equal ones come as the game lists them.
    moves[at..=best].rotate_right(1);
    moves[at]
}
