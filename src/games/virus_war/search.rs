//! Looks ahead turn by turn: negamax with alpha and beta
//! (<https://www.chessprogramming.org/Alpha-Beta>) over the most promising turns of
//! each position, deeper round by round. Since other turns are left out, what it finds
//! is likely and not proven, but for a win within the turn itself.

use super::position::Position;
use super::turns::{Turn, turns};
use super::value::{SURE, Value, value};
use crate::bots::limit::Limit;
use crate::rules::{Move, Rules};

/// How much a search sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchOptions {
    /// How many turns it looks ahead, at least 1.
    pub turns: u32,
    /// How many turns of the position it compares.
    pub root: usize,
    /// How many turns it looks at in each position that follows.
    pub inner: usize,
    /// How many unfinished turns it keeps after each step.
    pub beam: usize,
}

/// More than any position is worth.
const INFINITE: Value = 2 * SURE;
/// Games that are decided within so many turns are worth [`SURE`] less that number.
const TURNS: Value = 1000;

/// What a search has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// The first step of the best turn, or its refusal.
    pub best: Move,
    /// How many steps that turn has.
    pub steps: u32,
    /// How many of them eat.
    pub eaten: u32,
    /// What it is worth to the side to move.
    pub value: Value,
    /// How many turns were looked ahead, 0 if not even one was looked at in full.
    pub depth: u32,
}

impl Found {
    /// In how many steps the side to move wins within this turn, if it does.
    #[must_use]
    pub fn wins_in(&self) -> Option<u32> {
        (self.value == SURE).then_some(self.steps)
    }
}

/// A search of one position.
pub struct Search<'a, 'b> {
    options: SearchOptions,
    limit: &'a mut Limit<'b>,
}

impl<'a, 'b> Search<'a, 'b> {
    /// A search that visits no more positions than the limit allows.
    #[must_use]
    pub fn new(options: SearchOptions, limit: &'a mut Limit<'b>) -> Self {
        Search { options, limit }
    }

    /// The best turn, or `None` if the limit allowed to look at none. Among turns that
    /// look alike at first `shuffle` chooses the order; `round` hears of each round, with
    /// the positions visited so far.
    pub fn best<const W: usize>(
        &mut self,
        position: &Position<W>,
        shuffle: impl FnOnce(&mut [Turn<W>]),
        mut round: impl FnMut(Found, u64),
    ) -> Option<Found> {
        let mut turns = turns(position, self.options.beam, self.limit);
        shuffle(&mut turns.list);
        turns.list.sort_by_key(|turn| -turn.value);
        turns.list.truncate(self.options.root);
        let found = |turn: &Turn<W>, value, depth| {
            let eaten = turn.after.forts(position.turn()).len() - position.forts(position.turn()).len();
            Found { best: turn.first, steps: turn.steps, eaten, value, depth }
        };
        let first = turns.list.first()?;
        let mut best = found(first, first.value, u32::from(turns.complete));
        while turns.complete && best.depth < self.options.turns && best.value.abs() < SURE - TURNS {
            round(best, self.limit.visited());
            let (at, value, complete) = self.round(position, &turns.list, best.depth);
            if let Some(turn) = turns.list.get(at) {
                best = found(turn, value, if complete { best.depth + 1 } else { best.depth });
            }
            if !complete {
                break;
            }
            // The best one first: the next round may have no time for the others.
            turns.list[..=at].rotate_right(1);
        }
        round(best, self.limit.visited());
        Some(best)
    }

    /// The number of the best turn, its value, and whether the limit allowed to look at
    /// all; the number is beyond the last turn if it did not allow to look at one.
    fn round<const W: usize>(
        &mut self,
        position: &Position<W>,
        turns: &[Turn<W>],
        depth: u32,
    ) -> (usize, Value, bool) {
        let (mut best, mut greatest) = (turns.len(), -INFINITE);
        for (at, turn) in turns.iter().enumerate() {
            let Some(value) = self.after(position, turn, depth, greatest, INFINITE) else {
                return (best, greatest, false);
            };
            if value > greatest {
                (best, greatest) = (at, value);
            }
        }
        (best, greatest, true)
    }

    /// What a turn is worth to the side that makes it, exactly if that lies between
    /// `alpha` and `beta`; `None` if the limit was reached first.
    fn after<const W: usize>(
        &mut self,
        before: &Position<W>,
        turn: &Turn<W>,
        depth: u32,
        alpha: Value,
        beta: Value,
    ) -> Option<Value> {
        if depth == 0 || turn.after.outcome().is_some() {
            return Some(turn.value);
        }
        let value = match turn.after.turn() == before.turn() {
            true => self.value(&turn.after, depth, alpha, beta)?,
            false => -self.value(&turn.after, depth, -beta, -alpha)?,
        };
        // The sooner a win and the later a loss, the better.
        let decided = value.abs() > SURE - TURNS;
        Some(if decided { value - value.signum() } else { value })
    }

    /// What a position is worth to the side to move.
    fn value<const W: usize>(
        &mut self,
        position: &Position<W>,
        depth: u32,
        mut alpha: Value,
        beta: Value,
    ) -> Option<Value> {
        let turns = turns(position, self.options.beam, self.limit);
        if !turns.complete {
            return None;
        }
        let mut greatest = -INFINITE;
        for turn in turns.list.iter().take(self.options.inner) {
            greatest = greatest.max(self.after(position, turn, depth - 1, alpha, beta)?);
            alpha = alpha.max(greatest);
            if alpha >= beta {
                break;
            }
        }
        Some(greatest)
    }

    /// Every legal move with what the best turn that begins with it is worth to the side
    /// to move by a glance at its end; less is seen where the limit is reached.
    pub fn moves<const W: usize>(&mut self, position: &Position<W>) -> Vec<(Move, Value)> {
        let me = position.turn();
        let glance = |m| {
            let mut next = *position;
            next.play(m);
            let goes_on = next.turn() == me && next.left() < position.left() && next.outcome().is_none();
            let rest = goes_on.then(|| turns(&next, self.options.beam, self.limit).list);
            let best = rest.and_then(|turns| turns.first().map(|turn| turn.value));
            (m, best.unwrap_or_else(|| value(&next, me)))
        };
        position.legal().into_iter().map(glance).collect()
    }
}
