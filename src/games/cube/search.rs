//! The search: negamax with alpha and beta and a transposition table
//! (<https://www.chessprogramming.org/Alpha-Beta>), deeper round by round.
//!
//! A side that can complete a line does so, and a side that must block has one move;
//! so threats cost the search almost nothing. What is not decided within the depth
//! is worth what the [`Sight`] makes of it, less than any win.

use super::lines::{CELLS, LINES, NOTHING, PARTNERS, members};
use super::rules::Cube;
use super::symmetry::canonical;
use super::table::{Bound, Entry, Table};
use crate::bots::limit::Limit;
use crate::rules::{Move, Outcome, Rules};
use std::collections::HashMap;

/// What a position is worth to the side to move, positive if it wins. A game that
/// is won by its `n`th ply is worth [`SURE`]` - n`, by whichever way it is reached.
pub type Value = i32;

/// More than any win is worth.
pub const SURE: Value = 1000;
/// Less than any win is worth, and more than any estimate.
const WON: Value = SURE - 2 * CELLS as Value;

/// What a search makes of a position that is not decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Nothing: all such positions are alike. The quickest way to find a win.
    Decisions,
    /// The lines that are still open to each side count.
    OpenLines,
}

/// The ply by which the game is won, and by whom as seen from the side to move, if
/// the value tells.
#[must_use]
pub fn decided(value: Value) -> Option<(bool, u32)> {
    (value.abs() > WON).then(|| (value > 0, SURE.abs_diff(value.abs())))
}

/// What is known of the moves of a position.
#[derive(Clone, Debug)]
pub struct Judged {
    /// Every legal move with its value for the side that makes it.
    pub moves: Vec<(Move, Value)>,
    /// Plies searched in full, 0 if not even one.
    pub depth: u32,
}

impl Judged {
    /// The moves of the greatest value.
    #[must_use]
    pub fn best(&self) -> Vec<Move> {
        let greatest = self.moves.iter().map(|&(_, value)| value).max();
        self.moves.iter().filter(|&&(_, value)| Some(value) == greatest).map(|&(m, _)| m).collect()
    }

    /// The greatest value; 0 if there are no moves.
    #[must_use]
    pub fn value(&self) -> Value {
        self.moves.iter().map(|&(_, value)| value).max().unwrap_or(0)
    }
}

/// When the rounds end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// After the round of this depth.
    Depth(u32),
    /// Once a quickest win is found, or every move is known to lose.
    Best,
    /// Once it is known of every move when it wins or loses.
    All,
}

/// A search of one position.
pub struct Search<'a, 'b> {
    sight: Sight,
    table: Table,
    limit: &'a mut Limit<'b>,
}

impl<'a, 'b> Search<'a, 'b> {
    /// A search that visits no more positions than the limit allows.
    #[must_use]
    pub fn new(sight: Sight, limit: &'a mut Limit<'b>) -> Self {
        Search { sight, table: Table::default(), limit }
    }

    /// Judges every move, round by round; `round` hears of each that is complete, with
    /// the positions visited so far. When the limit is reached, the last complete
    /// round counts, and before the first one what is seen without a search.
    pub fn judge(&mut self, position: &Cube, until: Until, mut round: impl FnMut(&Judged, u64)) -> Judged {
        let glance = |m| {
            let next = after(position, m);
            (m, -at_once(&next).unwrap_or_else(|| estimate(&next)))
        };
        let moves = position.legal().into_iter().map(glance).collect();
        let mut judged = Judged { moves, depth: 0 };
        while !judged.is_enough(position, until) {
            let Some(deeper) = self.round(position, &judged) else { break };
            judged = deeper;
            round(&judged, self.limit.visited());
        }
        judged
    }

    /// One ply deeper. Moves that are the same but for a symmetry are searched once.
    fn round(&mut self, position: &Cube, before: &Judged) -> Option<Judged> {
        let depth = before.depth + 1;
        let mut alike = HashMap::new();
        let mut judged = Judged { moves: Vec::with_capacity(before.moves.len()), depth };
        for &(m, known) in &before.moves {
            let next = after(position, m);
            let value = match alike.get(&canonical(&next)) {
                Some(&value) => value,
                None if before.is_settled(position, known) => known,
                None => -self.value(&next, depth - 1, -SURE, SURE)?,
            };
            alike.insert(canonical(&next), value);
            judged.moves.push((m, value));
        }
        Some(judged)
    }

    /// What a position is worth to the side to move, exactly if that lies between
    /// `alpha` and `beta`; `None` if the limit was reached first.
    fn value(&mut self, position: &Cube, depth: u32, alpha: Value, beta: Value) -> Option<Value> {
        if !self.limit.visit() {
            return None;
        }
        if let Some(value) = at_once(position) {
            return Some(value);
        }
        match position.gaps(position.turn().other()) {
            0 if depth == 0 => Some(self.see(position)),
            0 => self.choose(position, depth, alpha, beta),
            gap => {
                let next = after(position, Move(gap.trailing_zeros()));
                Some(-self.value(&next, depth.saturating_sub(1), -beta, -alpha)?)
            }
        }
    }

    /// The value where neither side can complete a line at once.
    fn choose(&mut self, position: &Cube, depth: u32, alpha: Value, beta: Value) -> Option<Value> {
        // Nobody wins sooner than with a double threat now, or after the next move.
        let ply = position.plies() as Value;
        let (lowest, highest) = ((ply + 4) - SURE, SURE - (ply + 3));
        let (mut alpha, beta) = (alpha.max(lowest), beta.min(highest));
        if alpha >= beta {
            return Some(alpha);
        }
        let entry = self.table.get(position.key());
        if let Some(value) = entry.and_then(|entry| entry.cuts(depth, alpha, beta)) {
            return Some(value);
        }
        let began = alpha;
        let (mut best, mut best_value) = (0, -SURE);
        for cell in in_order(position, entry.map(|entry| usize::from(entry.best))) {
            let next = after(position, Move(cell as u32));
            let value = -self.value(&next, depth - 1, -beta, -alpha)?;
            if value > best_value {
                (best, best_value) = (cell, value);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        let bound = match best_value {
            value if value >= beta => Bound::Lower,
            value if value <= began => Bound::Upper,
            _ => Bound::Exact,
        };
        let depth = if bound == Bound::Exact && within(best_value, ply as u32 + depth) {
            CELLS as u32
        } else {
            depth
        };
        self.table.put(Entry { key: position.key(), value: best_value, depth, bound, best: best as u8 });
        Some(best_value)
    }

    fn see(&self, position: &Cube) -> Value {
        match self.sight {
            Sight::Decisions => 0,
            Sight::OpenLines => estimate(position),
        }
    }
}

impl Judged {
    fn is_enough(&self, position: &Cube, until: Until) -> bool {
        let mut settled = self.moves.iter().map(|&(_, value)| (value, self.is_settled(position, value)));
        match until {
            Until::Depth(depth) => self.depth >= depth,
            Until::All => settled.all(|(_, settled)| settled),
            Until::Best => {
                settled.clone().any(|(value, settled)| settled && value > 0)
                    || settled.all(|(_, settled)| settled)
            }
        }
    }

    /// Whether no deeper search can change this value: the end is within what was
    /// searched in full, so that there is no sooner one.
    fn is_settled(&self, position: &Cube, value: Value) -> bool {
        within(value, position.plies() + self.depth)
    }
}

fn within(value: Value, ply: u32) -> bool {
    decided(value).is_some_and(|(_, end)| end <= ply)
}

/// The value where it is seen without a search: the game is over, the side to move can
/// complete a line, or the other side can in two cells.
fn at_once(position: &Cube) -> Option<Value> {
    let (me, ply) = (position.turn(), position.plies() as Value);
    match position.outcome() {
        Some(Outcome::Win(winner)) if winner == me => Some(SURE - ply),
        Some(_) => Some(ply - SURE),
        None if position.gaps(me) != 0 => Some(SURE - (ply + 1)),
        None => (position.gaps(me.other()).count_ones() > 1).then_some(ply + 2 - SURE),
    }
}

pub(super) fn after(position: &Cube, m: Move) -> Cube {
    let mut next = *position;
    next.play(m);
    next
}

/// The free cells, those first that make threats and keep more lines open.
fn in_order(position: &Cube, first: Option<usize>) -> impl Iterator<Item = usize> + use<> {
    let me = position.turn();
    let (own, other, free) = (position.cells(me), position.cells(me.other()), position.free());
    let of_line = |two: u32| match (two & own, two & other) {
        (0, 0) => 2,
        (_, 0) => 8,
        (0, _) => 1,
        _ => 0,
    };
    let lines = |cell: usize| PARTNERS[cell].into_iter().filter(|&two| two != NOTHING);
    let promise = |cell| lines(cell).map(of_line).sum::<i32>();
    let mut cells = [(0, 0); CELLS];
    let mut count = 0;
    for cell in members(free) {
        let promise = if Some(cell) == first { i32::MAX } else { promise(cell) };
        cells[count] = (-promise, cell);
        count += 1;
    }
    cells[..count].sort_unstable();
    cells.into_iter().take(count).map(|(_, cell)| cell)
}

/// By how much more the lines count that are open to the side to move than those of
/// the other side: 1 for one ball in an otherwise empty line, 4 for two.
#[must_use]
pub fn estimate(position: &Cube) -> Value {
    let [own, other] = [position.turn(), position.turn().other()].map(|side| position.cells(side));
    let worth = |own: u32, other: u32| {
        let counts =
            LINES.iter().filter(|line| line.set & other == 0).map(|line| (line.set & own).count_ones());
        counts.map(|count| [0, 1, 4, 0][count as usize]).sum::<Value>()
    };
    worth(own, other) - worth(other, own)
}
