//! The search at the leaves: captures are tried until nothing hangs
//! (<https://www.chessprogramming.org/Quiescence_Search>).

use super::ordering::pick;
use super::tree::Tree;
use super::{MOST_PLIES, Searchable, WIN, ended};

/// So many plies beyond the leaves a side that would lose at once may try all its moves.
const ESCAPES: usize = 2;

impl<P: Searchable> Tree<'_, '_, P> {
    /// The value of the position if both sides may also leave things as they are.
    pub(super) fn quiet(&mut self, ply: usize, beyond: usize, (mut alpha, beta): (i32, i32)) -> Option<i32> {
        if !self.limit.visit() {
            return None;
        }
        if let Some(end) = self.position.end() {
            return Some(ended(end, ply));
        }
        let worth = self.position.evaluate();
        if ply >= MOST_PLIES {
            return Some(worth);
        }
        let escapes = beyond < ESCAPES && self.position.in_danger();
        let mut best = if escapes { ply as i32 - WIN } else { worth };
        if best >= beta {
            return Some(best);
        }
        alpha = alpha.max(best);
        let base = self.stack.len();
        self.listed.clear();
        if escapes {
            self.position.moves(&mut self.listed)
        } else {
            self.position.noisy(&mut self.listed)
        }
        let position = &self.position;
        let wins = self.listed.iter().map(|&m| (position.gain(m), m));
        self.stack.extend(wins.filter(|&(gain, _)| escapes || gain > 0));
        for n in base..self.stack.len() {
            let (_, m) = pick(&mut self.stack[base..], n - base);
            let undo = self.position.make(m);
            let value = self.quiet(ply + 1, beyond + 1, (-beta, -alpha));
            self.position.unmake(m, undo);
            let Some(value) = value else {
                self.stack.truncate(base);
                return None;
            };
            best = best.max(-value);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.stack.truncate(base);
        Some(best)
    }
}
