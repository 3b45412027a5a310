//! Who wins, and how: two trees of free sites that have none in common.
//!
//! Take the points of a side that its lines have joined for one point each, and the free
//! sites for edges between them. If there are two trees of such edges without a common
//! one, which span the same points and among them both edges of the board, then the side
//! wins though the other one moves: whenever a line of the other side cuts one tree in
//! two, some site of the other tree joins the parts again, and a line there belongs to
//! both trees. And if it has no two such trees, the other side wins, by two trees of its
//! own. (Lehman, "A solution of the Shannon switching game", SIAM Journal on Applied
//! Mathematics 12, 1964.)
//!
//! A side that is to move wins if it has two such trees but for one edge, that would join
//! the edges of the board: it moves as if the other side had just cut it.

use super::forests::Forests;
use super::grid::MAX_NODES;
use super::rules::{BridgIt, Sites};
use crate::rules::{Rules, Side};

/// By what a side wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The side.
    pub side: Side,
    /// The sites of the two trees.
    pub trees: [Sites; 2],
    /// The tree that is in two parts, which the side has to join now. None if it wins
    /// even if it passes, or if it is not to move.
    pub torn: Option<usize>,
}

impl Plan {
    /// How a side wins that is to move or not: `None` if it does not.
    #[must_use]
    pub fn of(position: &BridgIt, side: Side) -> Option<Plan> {
        if position.winner().is_some() {
            return None;
        }
        let (mut forests, sites) = forests(position, side);
        let virtual_edge = position.edges(side);
        let Err(spanned) = forests.add(virtual_edge) else {
            let spanned = (position.turn() == side).then(|| forests.add(virtual_edge).err())??;
            let trees = trees(&forests, &sites, &spanned);
            return Some(Plan { side, trees, torn: forests.forest_of(sites.len()) });
        };
        Some(Plan { side, trees: trees(&forests, &sites, &spanned), torn: None })
    }

    /// The sites that join a tree again when the other side has drawn a line on this
    /// one; empty if the site is in no tree, so that any move will do.
    #[must_use]
    pub fn answers(&self, position: &BridgIt, cut: usize) -> Vec<usize> {
        let tree = (0..2).find(|&tree| self.trees[tree].contains(cut));
        tree.map_or(Vec::new(), |tree| self.joining(position, tree, Some(cut)))
    }

    /// The sites that join the torn tree; empty if none is torn.
    #[must_use]
    pub fn moves(&self, position: &BridgIt) -> Vec<usize> {
        self.torn.map_or(Vec::new(), |tree| self.joining(position, tree, None))
    }

    /// The sites of the other tree between parts of this one, where a site of it is cut.
    fn joining(&self, position: &BridgIt, tree: usize, cut: Option<usize>) -> Vec<usize> {
        let mut part: [usize; MAX_NODES] = std::array::from_fn(|node| node);
        for site in self.trees[tree].iter().filter(|&site| Some(site) != cut) {
            let [kept, lost] = position.ends(self.side, site).map(|group| part[group]);
            part.iter_mut().filter(|part| **part == lost).for_each(|part| *part = kept);
        }
        let joins = |&site: &usize| {
            let [a, b] = position.ends(self.side, site);
            part[a] != part[b]
        };
        self.trees[1 - tree].iter().filter(joins).collect()
    }
}

/// Who wins, and how; `None` if the game is over.
#[must_use]
pub fn plan(position: &BridgIt) -> Option<Plan> {
    let me = position.turn();
    Plan::of(position, me).or_else(|| Plan::of(position, me.other()))
}

/// The moves with which the side to move wins, ascending.
///
/// A line on a site is worth as much as a second site beside it: of two, one remains
/// whatever the other side cuts. So a site wins if there is a place for it once more in
/// the forests, and then none for an edge between the edges of the board; or, which is
/// the same, if there is one, but none beside such an edge.
#[must_use]
pub fn winning_moves(position: &BridgIt) -> Vec<usize> {
    let me = position.turn();
    if position.winner().is_some() {
        return Vec::new();
    }
    let (before, mut sites) = forests(position, me);
    let mut with_edge = before.clone();
    if with_edge.add(position.edges(me)).is_ok() {
        sites.retain(|&site| {
            let ends = position.ends(me, site);
            before.has_place(ends) && !with_edge.has_place(ends)
        });
    }
    sites
}

/// Two largest forests of the free sites, and the sites in the order of their edges.
fn forests(position: &BridgIt, side: Side) -> (Forests, Vec<usize>) {
    let mut forests = Forests::new(position.grid().nodes());
    let sites: Vec<usize> = position.free().collect();
    for &site in &sites {
        // What finds no place now finds none later.
        let _ = forests.add(position.ends(side, site));
    }
    (forests, sites)
}

/// The sites among these edges, by the forest that they are in.
fn trees(forests: &Forests, sites: &[usize], edges: &[usize]) -> [Sites; 2] {
    [0, 1].map(|tree| {
        let of_tree = edges.iter().filter(|&&edge| forests.forest_of(edge) == Some(tree));
        of_tree.filter_map(|&edge| sites.get(edge).copied()).collect()
    })
}
