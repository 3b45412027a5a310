//! *Reťaze*: plays for control. Whoever has to open the first long chain loses most of
//! what is left, for the other side can leave two cells of each chain, or four of each
//! loop, and so never has to open one itself.
//!
//! As every turn but the last ends with an edge that closes nothing, the number of long
//! chains decides who that will be: the long chain rule (E. Berlekamp: *The Dots and
//! Boxes Game*, 2000). As long as there are many safe edges this opponent
//! makes that number right; the last few it tries in every order.

use super::captures::Captures;
use super::coins::Coins;
use super::endgame;
use super::rules::DotsAndBoxes;
use super::solver::{Step, steps};
use super::structure::Structure;
use crate::bots::limit::Limit;
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::{Move, Rules};
use rand::seq::IndexedRandom;

/// So many safe edges are tried in every order.
const TRIED: usize = 8;

/// The opponent.
pub struct Chains;

impl Engine<DotsAndBoxes> for Chains {
    fn think(&mut self, position: &DotsAndBoxes, thinking: &mut Thinking) -> Move {
        let mut limit = Limit::of(thinking);
        let mut coins = Coins::of(position);
        let captures = Captures::play(&mut coins);
        // Without time it takes what there is.
        if let Some(edge) = captures.first(|| forecast(&mut coins, &mut limit).unwrap_or(0)) {
            return Move(edge as u32);
        }
        let steps = steps(&Structure::of(&coins));
        let worth =
            |&(step, _): &(Step, usize)| Some((step.edge(), worth(&mut coins, step.edge(), &mut limit)?));
        let worths: Vec<(usize, i32)> = steps.iter().map_while(worth).collect();
        let best = worths.iter().map(|&(_, worth)| worth).max();
        let equals: Vec<usize> =
            worths.iter().filter(|&&(_, worth)| Some(worth) == best).map(|&(edge, _)| edge).collect();
        // Without time it draws the first one, which is safe if any is.
        let edge = equals.choose(thinking.chance).copied().unwrap_or_else(|| steps[0].0.edge());
        Move(edge as u32)
    }

    /// The cells that the side to move gets more than the other from here on, as far as
    /// it can tell.
    fn opinions(&mut self, position: &DotsAndBoxes, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let mut limit = Limit::of(thinking);
        let mut coins = Coins::of(position);
        let worth = |m: Move| Some((m, MoveEval::Number(worth(&mut coins, m.0 as usize, &mut limit)?)));
        position.legal().into_iter().map_while(worth).collect()
    }
}

/// What an edge is worth to the side that draws it; `None` if the limit was reached.
fn worth(coins: &mut Coins, edge: usize, limit: &mut Limit) -> Option<i32> {
    let closed = coins.draw(edge);
    let captures = Captures::play(coins);
    let rest = forecast(coins, limit);
    captures.undo(coins);
    coins.undo(edge);
    let worth = captures.worth(rest?);
    Some(if closed > 0 { closed + worth } else { -worth })
}

/// About what a position without cells to take is worth to the side to move; `None` if
/// the limit was reached.
fn forecast(coins: &mut Coins, limit: &mut Limit) -> Option<i32> {
    if !limit.visit() {
        return None;
    }
    let structure = Structure::of(coins);
    match structure.safe.len() {
        0..=TRIED => tried(coins, &structure.safe, (-coins.left(), coins.left()), limit),
        _ => Some(by_rule(coins, &structure)),
    }
}

/// The same by alpha-beta, if safe edges are drawn as long as there are any.
fn tried(coins: &mut Coins, safe: &[usize], (alpha, beta): (i32, i32), limit: &mut Limit) -> Option<i32> {
    if safe.is_empty() {
        return endgame::estimate(coins.clone(), limit);
    }
    let mut best = alpha;
    for &edge in safe {
        if !limit.visit() {
            return None;
        }
        coins.draw(edge);
        let others = safe.iter().copied().filter(|&other| other != edge && coins.is_safe(other));
        let others: Vec<usize> = others.collect();
        let worth = tried(coins, &others, (-beta, -best), limit);
        coins.undo(edge);
        best = best.max(-worth?);
        if best >= beta {
            break;
        }
    }
    Some(best)
}

/// The long chain rule. Every turn but the last ends with an edge that closes nothing;
/// of the free edges all others close a cell, or two at the end of a chain that was
/// left to keep control, which happens to all long chains but the last.
fn by_rule(coins: &Coins, structure: &Structure) -> i32 {
    let long = structure.chains.iter().filter(|chain| chain.is_long());
    let chains = long.filter(|chain| chain.ends.is_some()).count().max(1) as i32;
    let turns = coins.free().len() as i32 - coins.left() + chains;
    if turns % 2 != 0 { 1 } else { -1 }
}
