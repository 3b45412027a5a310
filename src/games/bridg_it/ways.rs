//! Shortest ways from edge to edge: how many free sites a side needs at least.

use super::grid::{MAX_NODES, Place};
use super::rules::{BridgIt, Sites};
use crate::rules::Side;

/// Farther away than any node that can be reached.
const FAR: u32 = u32::MAX / 4;

/// What a side still needs to join its edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways {
    /// How many sites at least; `None` if the other side has cut it off.
    pub missing: Option<u32>,
    /// The free sites on a way that needs no more.
    pub sites: Sites,
}

/// The shortest ways of a side.
#[must_use]
pub fn ways(position: &BridgIt, side: Side) -> Ways {
    let [start, goal] = position.edges(side);
    let beside = free_edges(position, side);
    let (from, to) = (distances(&beside, start), distances(&beside, goal));
    let missing = from[goal];
    let on_way = |&site: &usize| {
        let [a, b] = position.ends(side, site);
        a != b && (from[a] + 1 + to[b]).min(from[b] + 1 + to[a]) == missing
    };
    Ways { missing: (missing < FAR).then_some(missing), sites: position.free().filter(on_way).collect() }
}

/// How many free sites a side needs at least; `None` if it is cut off.
#[must_use]
pub fn missing(position: &BridgIt, side: Side) -> Option<u32> {
    let [start, goal] = position.edges(side);
    let steps = distances(&free_edges(position, side), start)[goal];
    (steps < FAR).then_some(steps)
}

/// The points of the shortest row of own lines between the edges of a side, from the
/// left or from above; empty if its lines do not join them.
#[must_use]
pub fn joined(position: &BridgIt, side: Side) -> Vec<Place> {
    let grid = position.grid();
    let mut beside = vec![Vec::new(); grid.nodes()];
    for site in position.lines(side).iter() {
        let [a, b] = grid.ends(side, site);
        beside[a].push((b, site));
        beside[b].push((a, site));
    }
    let mut came: [Option<(usize, usize)>; MAX_NODES] = [None; MAX_NODES];
    let (mut queue, mut next) = (vec![grid.goal()], 0);
    while let Some(&node) = queue.get(next) {
        next += 1;
        for &(other, site) in &beside[node] {
            if came[other].is_none() && other != grid.goal() {
                came[other] = Some((node, site));
                queue.push(other);
            }
        }
    }
    let mut points = Vec::new();
    let mut node = grid.start();
    while let Some((to, site)) = came[node] {
        let [a, b] = grid.points(side, site);
        let ends = if grid.node(side, a) == node { [a, b] } else { [b, a] };
        points.extend(ends.into_iter().skip(usize::from(!points.is_empty())));
        node = to;
    }
    points
}

/// For each group of a side the groups that one free site joins it with.
fn free_edges(position: &BridgIt, side: Side) -> Vec<Vec<usize>> {
    let mut beside = vec![Vec::new(); position.grid().nodes()];
    for site in position.free() {
        let [a, b] = position.ends(side, site);
        if a != b {
            beside[a].push(b);
            beside[b].push(a);
        }
    }
    beside
}

fn distances(beside: &[Vec<usize>], from: usize) -> [u32; MAX_NODES] {
    let mut steps = [FAR; MAX_NODES];
    steps[from] = 0;
    let (mut queue, mut next) = (vec![from], 0);
    while let Some(&node) = queue.get(next) {
        next += 1;
        for &other in &beside[node] {
            if steps[other] == FAR {
                steps[other] = steps[node] + 1;
                queue.push(other);
            }
        }
    }
    steps
}
