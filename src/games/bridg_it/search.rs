//! The search: negamax with alpha and beta
//! (<https://www.chessprogramming.org/Alpha-Beta>), deeper round by round, along the
//! few sites that carry the most [current](super::current).

use super::current::{Current, SCALE};
use super::rules::BridgIt;
use crate::bots::limit::Limit;
use crate::bots::{Progress, Thinking, Verdict};
use crate::rules::{Move, Rules};

/// What a position is worth to the side to move: what [`Current::worth`] makes of it,
/// and more than that if the game is won by some ply, the sooner the more.
pub type Value = i32;

/// More than any game is worth that is not over; a game that is won by its `n`th ply is
/// worth `n` less than this.
pub const SURE: Value = 2 * SCALE;
/// Less than any won game is worth, and more than all others.
const WON: Value = SURE - SCALE / 2;

/// So many sites are looked at in a position within the search.
const WIDTH: usize = 8;
/// So many moves are looked at deeper than by one ply.
const WIDTH_AT_ROOT: usize = 16;

/// What the search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The moves, the best first, each with its value for the side that makes it. Beyond
    /// depth 1 only that of the first is exact.
    pub moves: Vec<(usize, Value)>,
    /// How many plies deep.
    pub depth: u32,
}

impl Found {
    /// The best move.
    #[must_use]
    pub fn best(&self) -> usize {
        self.moves[0].0
    }
}

/// Looks for the best of these moves, until `depth` is reached, or the limit. Of equal
/// ones the earlier is better.
///
/// # Panics
/// If there are no moves.
#[must_use]
pub fn best_of(position: &BridgIt, moves: &[usize], depth: u32, thinking: &mut Thinking) -> Found {
    assert!(!moves.is_empty(), "the game is not over");
    let mut limit = Limit::of(thinking);
    let mut found = glance(position, moves, &mut limit);
    report(position, &found, &limit, thinking);
    found.moves.truncate(WIDTH_AT_ROOT);
    while found.depth < depth && found.moves.len() > 1 && found.moves[0].1.abs() < WON {
        let Some(deeper) = deeper(position, &found, &mut limit) else { break };
        found = deeper;
        report(position, &found, &limit, thinking);
    }
    found
}

/// What the network is worth after each move to the side that makes it, from -1000 to
/// 1000 and with one of them where the game is over; moves for which there is no time
/// are left out.
#[must_use]
pub fn thousandths(position: &BridgIt, thinking: &mut Thinking) -> Vec<(usize, i32)> {
    let mut limit = Limit::of(thinking);
    let worth = |site| {
        let value = -at_once(&position.after(site));
        (site, (value / (SCALE / 1000)).clamp(-1000, 1000))
    };
    position.free().take_while(|_| limit.visit()).map(worth).collect()
}

/// Every move by what it is worth at once; those for which there is no time, by the drop
/// of the potential alone.
fn glance(position: &BridgIt, moves: &[usize], limit: &mut Limit) -> Found {
    let current = Current::of(position);
    let mut moves: Vec<(usize, Value)> = moves.iter().map(|&site| (site, -SURE)).collect();
    moves.sort_by(|a, b| current.drop(b.0).total_cmp(&current.drop(a.0)));
    for (site, value) in moves.iter_mut().take_while(|_| limit.visit()) {
        *value = -at_once(&position.after(*site));
    }
    moves.sort_by_key(|&(_, value)| -value);
    Found { moves, depth: 1 }
}

fn deeper(position: &BridgIt, found: &Found, limit: &mut Limit) -> Option<Found> {
    let depth = found.depth + 1;
    let (mut alpha, mut moves) = (-SURE, Vec::with_capacity(found.moves.len()));
    for &(site, _) in &found.moves {
        let value = -value(&position.after(site), depth - 1, -SURE, -alpha, limit)?;
        // One that is not better than the best so far goes behind it.
        let at = if value > alpha { 0 } else { moves.len() };
        moves.insert(at, (site, value));
        alpha = alpha.max(value);
    }
    Some(Found { moves, depth })
}

/// What a position is worth, exactly if that lies between `alpha` and `beta`; `None` if
/// the limit was reached first.
fn value(position: &BridgIt, depth: u32, alpha: Value, beta: Value, limit: &mut Limit) -> Option<Value> {
    if !limit.visit() {
        return None;
    }
    if depth == 0 || position.winner().is_some() {
        return Some(at_once(position));
    }
    let (mut alpha, mut best) = (alpha, -SURE);
    for site in strongest(position) {
        let value = -value(&position.after(site), depth - 1, -beta, -alpha, limit)?;
        best = best.max(value);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    Some(best)
}

/// The few sites where the potential falls most.
fn strongest(position: &BridgIt) -> Vec<usize> {
    let current = Current::of(position);
    let mut sites: Vec<usize> = position.free().collect();
    let falls = |a: &usize, b: &usize| current.drop(*b).total_cmp(&current.drop(*a));
    if sites.len() > WIDTH {
        sites.select_nth_unstable_by(WIDTH, falls);
        sites.truncate(WIDTH);
    }
    sites.sort_unstable_by(falls);
    sites
}

/// The value without a search.
fn at_once(position: &BridgIt) -> Value {
    match position.winner() {
        Some(winner) => {
            let value = SURE - position.plies() as Value;
            if winner == position.turn() { value } else { -value }
        }
        None => Current::of(position).worth(position.turn()),
    }
}

fn report(position: &BridgIt, found: &Found, limit: &Limit, thinking: &mut Thinking) {
    let (site, value) = found.moves[0];
    let line = vec![Move(site as u32)];
    let verdict = verdict(position, value);
    (thinking.report)(Progress { line, depth: found.depth, verdict, nodes: limit.visited() });
}

/// What a value says, counted in moves of the winner from this position on; what is not
/// decided is told in thousandths.
#[must_use]
pub fn verdict(position: &BridgIt, value: Value) -> Verdict {
    let plies = (SURE - value.abs()).unsigned_abs().saturating_sub(position.plies());
    match value {
        WON.. => Verdict::Wins(plies.div_ceil(2)),
        value if value <= -WON => Verdict::Loses(plies / 2),
        value => Verdict::Worth(value / (SCALE / 1000)),
    }
}
