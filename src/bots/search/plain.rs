//! Alpha-beta and nothing else (Knuth and Moore 1975, *An Analysis of Alpha-Beta
//! Pruning*): to a fixed depth, with captures first, nothing remembered and nothing
//! guessed.

use super::{Searchable, WIN, ended};
use crate::bots::limit::Limit;
use crate::rules::Move;
use std::cmp::Reverse;

/// The value of a position to this depth; `None` if the limit was reached first.
pub fn value<P: Searchable>(position: &mut P, depth: u32, limit: &mut Limit) -> Option<i32> {
    Plain { limit, stack: Vec::new() }.value(position, depth, 0, (-WIN, WIN))
}

/// The first of these moves that is best at this depth, and its value; `None` if the limit
/// was reached first.
pub fn best<P: Searchable>(
    position: &mut P,
    moves: &[Move],
    depth: u32,
    limit: &mut Limit,
) -> Option<(Move, i32)> {
    let mut plain = Plain { limit, stack: Vec::new() };
    let mut best: Option<(Move, i32)> = None;
    for &m in moves {
        let alpha = best.map_or(-WIN, |(_, value)| value);
        let undo = position.make(m);
        let value = plain.value(position, depth.saturating_sub(1), 1, (-WIN, -alpha));
        position.unmake(m, undo);
        let value = -value?;
        if best.is_none() || value > alpha {
            best = Some((m, value));
        }
    }
    best
}

struct Plain<'a, 'b> {
    limit: &'a mut Limit<'b>,
    /// The moves of all plies.
    stack: Vec<Move>,
}

impl Plain<'_, '_> {
    fn value<P: Searchable>(
        &mut self,
        position: &mut P,
        depth: u32,
        ply: usize,
        (mut alpha, beta): (i32, i32),
    ) -> Option<i32> {
        if !self.limit.visit() {
            return None;
        }
        if let Some(end) = position.end() {
            return Some(ended(end, ply));
        }
        if depth == 0 {
            return Some(position.evaluate());
        }
        let base = self.stack.len();
        position.moves(&mut self.stack);
        self.stack[base..].sort_by_cached_key(|&m| Reverse(position.gain(m)));
        let mut best = -WIN + ply as i32;
        for n in base..self.stack.len() {
            let m = self.stack[n];
            let undo = position.make(m);
            let value = self.value(position, depth - 1, ply + 1, (-beta, -alpha));
            position.unmake(m, undo);
            best = best.max(-value?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.stack.truncate(base);
        Some(best)
    }
}
