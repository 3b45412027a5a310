//! The hint: a best move, a reason, and the sites that the reason is about.

use super::levels::forced;
use super::resistance::DEPTHS;
use super::rules::BridgIt;
use super::search::best_of;
use super::trees::{Plan, plan};
use super::ways::{Ways, missing, ways};
use crate::bots::{Advice, Reason, Thinking};
use crate::rules::{Move, Rules};

/// Joins the two own edges.
pub const WIN: Reason = Reason("join-edges");
/// Closes the last gap through which the other side would win with its next move.
pub const LAST_GAP: Reason = Reason("last-gap");
/// Any move wins; this one is the quickest way.
pub const ANY: Reason = Reason("any-move");
/// Joins two trees again, so that the other side cannot cut off the own edges any more.
pub const REJOIN: Reason = Reason("join-trees");
/// Shortens the own shortest way and lengthens that of the other side.
pub const CROSSING: Reason = Reason("crossing");
/// Lengthens the shortest way of the other side.
pub const BLOCK: Reason = Reason("block-way");
/// Shortens the own shortest way.
pub const SHORTEN: Reason = Reason("shorten-way");
/// More ways of both sides lead through here than through other sites.
pub const STRONGEST: Reason = Reason("many-ways");

/// Every reason that advice in this game gives.
pub const REASONS: &[Reason] = &[WIN, LAST_GAP, ANY, REJOIN, CROSSING, BLOCK, SHORTEN, STRONGEST];

/// A best move and why. It [shows](Advice::shows) the sites of the ways that the move
/// shortens or blocks; for [`REJOIN`] and [`ANY`] those of the two trees.
///
/// # Panics
/// If the game is over.
#[must_use]
pub fn advise(position: &BridgIt, thinking: &mut Thinking) -> Advice {
    let urgent = forced(position);
    let me = position.turn();
    let plan = plan(position).expect("the game is not over");
    if !urgent.is_empty() && (plan.side == me || urgent.len() == 1) {
        let site = best_of(position, &urgent, 1, thinking).best();
        let wins = missing(position, me) == Some(1);
        return hint(site, if wins { WIN } else { LAST_GAP }, urgent);
    }
    if plan.side == me { by_plan(position, &plan, thinking) } else { by_search(position, thinking) }
}

/// The hint in a position that is won.
fn by_plan(position: &BridgIt, plan: &Plan, thinking: &mut Thinking) -> Advice {
    let (moves, reason) = match plan.torn {
        Some(_) => (plan.moves(position), REJOIN),
        None => (position.free().collect(), ANY),
    };
    let trees = plan.trees[0].iter().chain(plan.trees[1].iter()).collect();
    hint(best_of(position, &moves, 1, thinking).best(), reason, trees)
}

/// The hint where the other side wins unless it makes a mistake.
fn by_search(position: &BridgIt, thinking: &mut Thinking) -> Advice {
    let moves: Vec<usize> = position.free().collect();
    let site = best_of(position, &moves, DEPTHS[1], thinking).best();
    let (me, next) = (position.turn(), position.after(site));
    let [own, other] = [me, me.other()].map(|side| {
        let Ways { missing: before, sites } = ways(position, side);
        (missing(&next, side) != before).then_some(sites)
    });
    let (reason, sites) = match (own, other) {
        (Some(own), Some(other)) => (CROSSING, own.iter().chain(other.iter()).collect()),
        (None, Some(other)) => (BLOCK, other.iter().collect()),
        (Some(own), None) => (SHORTEN, own.iter().collect()),
        (None, None) => (STRONGEST, Vec::new()),
    };
    hint(site, reason, sites)
}

fn hint(site: usize, reason: Reason, sites: Vec<usize>) -> Advice {
    let shows = sites.into_iter().map(|site| Move(site as u32)).collect();
    Advice { shows, ..Advice::new(Move(site as u32), reason) }
}
