//! Two forests of a graph that have no edge in common and together as many edges as can
//! be: the union of two graphic matroids, grown edge by edge.
//!
//! An edge that finds no place in either forest may push out another one, which pushes
//! out a third one in the other forest, and so on until one finds a free place. The
//! shortest such chain is looked for, as in Roskind and Tarjan, "A note on finding
//! minimum-cost edge-disjoint spanning trees", Mathematics of Operations Research 10
//! (1985).

/// How an edge was reached in the search for a chain: which edge it would make room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reached {
    No,
    For(usize),
}

/// The edge that finds a free place and the forest where it does; which edge waits for
/// the place that it leaves follows from how it was reached.
struct Chain {
    reached: Vec<Reached>,
    edge: usize,
    forest: usize,
}

/// A step towards the root of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Up {
    node: usize,
    edge: usize,
}

/// A forest whose trees have roots.
#[derive(Clone, Debug)]
struct Rooted {
    up: Vec<Option<Up>>,
    depth: Vec<u32>,
    root: Vec<usize>,
}

/// The two forests.
#[derive(Clone, Debug)]
pub(super) struct Forests {
    nodes: usize,
    ends: Vec<[usize; 2]>,
    /// In which of the forests an edge is.
    within: Vec<Option<usize>>,
    rooted: [Rooted; 2],
}

impl Forests {
    /// Two forests without edges, on nodes that are numbered from 0.
    pub(super) fn new(nodes: usize) -> Forests {
        let bare = Rooted { up: vec![None; nodes], depth: vec![0; nodes], root: (0..nodes).collect() };
        Forests { nodes, ends: Vec::new(), within: Vec::new(), rooted: [bare.clone(), bare] }
    }

    /// Adds an edge between two nodes if there is a place for it. Edges are numbered in
    /// the order in which they come, those that find no place as well.
    ///
    /// # Errors
    /// When there is none: gives the edges of both forests that stand in its way. Those
    /// of either forest then join the same nodes, among them the ends of this edge.
    pub(super) fn add(&mut self, ends: [usize; 2]) -> Result<(), Vec<usize>> {
        let found = self.chain(ends);
        self.ends.push(ends);
        self.within.push(None);
        self.shift(found?);
        Ok(())
    }

    /// Whether there is a place for one more edge between two nodes.
    pub(super) fn has_place(&self, ends: [usize; 2]) -> bool {
        self.chain(ends).is_ok()
    }

    /// How a new edge finds its place, or which edges stand in its way.
    fn chain(&self, ends: [usize; 2]) -> Result<Chain, Vec<usize>> {
        let new = self.ends.len();
        let mut reached = vec![Reached::No; new];
        let (mut queue, mut next) = (vec![new], 0);
        while let Some(&edge) = queue.get(next) {
            next += 1;
            let ([a, b], within) =
                if edge == new { (ends, None) } else { (self.ends[edge], self.within[edge]) };
            for forest in (0..2).filter(|&forest| within != Some(forest)) {
                if self.rooted[forest].root[a] != self.rooted[forest].root[b] {
                    return Ok(Chain { reached, edge, forest });
                }
                self.rooted[forest].walk(a, b, |other| {
                    if reached[other] == Reached::No {
                        reached[other] = Reached::For(edge);
                        queue.push(other);
                    }
                });
            }
        }
        queue.remove(0);
        Err(queue)
    }

    /// The forest that an edge is in.
    pub(super) fn forest_of(&self, edge: usize) -> Option<usize> {
        self.within[edge]
    }

    /// Moves the edges of a chain, up to the one that has been added last.
    fn shift(&mut self, Chain { reached, mut edge, mut forest }: Chain) {
        let mut touched = [false; 2];
        loop {
            touched[forest] = true;
            let left = self.within[edge].replace(forest);
            let (Some(&Reached::For(waiting)), Some(left)) = (reached.get(edge), left) else { break };
            (edge, forest) = (waiting, left);
        }
        for forest in (0..2).filter(|&forest| touched[forest]) {
            self.root(forest);
        }
    }

    /// Gives each tree of a forest a root again.
    fn root(&mut self, forest: usize) {
        let mut beside: Vec<Vec<Up>> = vec![Vec::new(); self.nodes];
        for (edge, &[a, b]) in self.ends.iter().enumerate() {
            if self.within[edge] == Some(forest) {
                beside[a].push(Up { node: b, edge });
                beside[b].push(Up { node: a, edge });
            }
        }
        let rooted = &mut self.rooted[forest];
        let mut seen = vec![false; self.nodes];
        for root in 0..self.nodes {
            if std::mem::replace(&mut seen[root], true) {
                continue;
            }
            (rooted.up[root], rooted.depth[root], rooted.root[root]) = (None, 0, root);
            let mut open = vec![root];
            while let Some(node) = open.pop() {
                for &Up { node: below, edge } in &beside[node] {
                    if !std::mem::replace(&mut seen[below], true) {
                        rooted.up[below] = Some(Up { node, edge });
                        (rooted.depth[below], rooted.root[below]) = (rooted.depth[node] + 1, root);
                        open.push(below);
                    }
                }
            }
        }
    }
}

impl Rooted {
    /// Visits the edges between two nodes of the same tree.
    fn walk(&self, mut a: usize, mut b: usize, mut visit: impl FnMut(usize)) {
        while a != b {
            if self.depth[a] < self.depth[b] {
                std::mem::swap(&mut a, &mut b);
            }
            let Up { node, edge } = self.up[a].expect("the roots of a tree are the same");
            visit(edge);
            a = node;
        }
    }
}
