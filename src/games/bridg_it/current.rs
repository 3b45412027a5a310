//! The board as a network of resistors, the idea of Claude Shannon's machine for this
//! game (Gardner, "The Scientific American Book of Mathematical Puzzles and Diversions",
//! volume 2, 1961; Shannon, "Computers and automata", Proceedings of the IRE 41, 1953).
//!
//! Each free site is a resistor of one unit between the points of the first side, a line
//! of the first side is almost a short circuit, and a line of the second almost a cut.
//! The more current flows between the left and the right edge, the better for the first
//! side. The network of the second side is the dual one: its conductance is one divided
//! by that of the first, and the same sites carry the most. So one network serves both.

use super::grid::{Grid, MAX_NODES, MAX_SIZE};
use super::rules::BridgIt;
use crate::rules::Side;

/// How much better a line conducts than a free site, and how much worse an enemy line.
const LINE: f64 = 1.0e4;
/// What the network is worth at most: when the current of one side is all there is.
pub const SCALE: i32 = 1_000_000;

/// What flows when the left edge is one unit higher than the right one.
#[derive(Clone, PartialEq, Debug)]
pub struct Current {
    grid: Grid,
    potentials: [f64; MAX_NODES],
    conductance: f64,
}

impl Current {
    /// The current in a position.
    #[must_use]
    pub fn of(position: &BridgIt) -> Current {
        let grid = position.grid();
        let mut system = System::new(grid);
        for site in 0..grid.sites() {
            system.connect(grid.ends(Side::First, site), conductance(position, site));
        }
        let mut current = Current { grid, potentials: system.solve(), conductance: 0.0 };
        let start = grid.start();
        let leaving = |site| grid.ends(Side::First, site).contains(&start);
        let flows = |site| current.drop(site) * conductance(position, site);
        current.conductance = (0..grid.sites()).filter(|&site| leaving(site)).map(flows).sum();
        current
    }

    /// The conductance between the left and the right edge.
    #[must_use]
    pub fn conductance(&self) -> f64 {
        self.conductance
    }

    /// By how much the potential falls along a site. Of the free sites, the one where it
    /// falls most matters most, to both sides.
    #[must_use]
    pub fn drop(&self, site: usize) -> f64 {
        let [a, b] = self.grid.ends(Side::First, site);
        (self.potentials[a] - self.potentials[b]).abs()
    }

    /// What the network is worth to a side, from `-SCALE` to [`SCALE`]: 0 if both
    /// sides stand equally well. What one side gains the other loses.
    #[must_use]
    pub fn worth(&self, side: Side) -> i32 {
        let share = (self.conductance - 1.0) / (self.conductance + 1.0);
        let first = (share * f64::from(SCALE)) as i32;
        if side == Side::First { first } else { -first }
    }
}

fn conductance(position: &BridgIt, site: usize) -> f64 {
    match position.owner(site) {
        Some(Side::First) => LINE,
        Some(Side::Second) => 1.0 / LINE,
        None => 1.0,
    }
}

/// Nodes that are joined differ by no more than this in their numbers.
const BAND: usize = MAX_SIZE as usize;

/// The equations of the potentials: as much current comes to a node as leaves it.
struct System {
    grid: Grid,
    /// For each node its coefficient, then those of the nodes before it.
    rows: [[f64; BAND + 1]; MAX_NODES],
    right: [f64; MAX_NODES],
}

impl System {
    fn new(grid: Grid) -> System {
        System { grid, rows: [[0.0; BAND + 1]; MAX_NODES], right: [0.0; MAX_NODES] }
    }

    /// Adds a resistor. The left edge has the potential 1 and the right one 0.
    fn connect(&mut self, [a, b]: [usize; 2], conductance: f64) {
        let (start, goal) = (self.grid.start(), self.grid.goal());
        let fixed = |node| node == start || node == goal;
        for (node, other) in [(a, b), (b, a)].into_iter().filter(|&(node, _)| !fixed(node)) {
            self.rows[node][0] += conductance;
            if other == start {
                self.right[node] += conductance;
            } else if other < node {
                self.rows[node][node - other] -= conductance;
            }
        }
    }

    /// The potentials, by the decomposition `L D Lᵀ` of a symmetric band matrix (Golub and
    /// Van Loan, "Matrix Computations", 4.3).
    fn solve(mut self) -> [f64; MAX_NODES] {
        let (unknown, band) = (self.grid.start(), usize::from(self.grid.size()));
        for i in 0..unknown {
            for j in i.saturating_sub(band)..i {
                let mut sum = self.rows[i][i - j];
                for k in i.saturating_sub(band)..j {
                    sum -= self.rows[i][i - k] * self.rows[j][j - k];
                }
                // Not yet divided by the diagonal: the loop above needs it so for `i`.
                self.rows[i][i - j] = sum;
            }
            for j in i.saturating_sub(band)..i {
                let (scaled, below) = (self.rows[i][i - j] / self.rows[j][0], self.rows[i][i - j]);
                self.rows[i][0] -= scaled * below;
                self.right[i] -= scaled * self.right[j];
                self.rows[i][i - j] = scaled;
            }
        }
        self.substitute(unknown, band)
    }

    fn substitute(mut self, unknown: usize, band: usize) -> [f64; MAX_NODES] {
        for i in 0..unknown {
            self.right[i] /= self.rows[i][0];
        }
        for i in (0..unknown).rev() {
            for j in i.saturating_sub(band)..i {
                self.right[j] -= self.rows[i][i - j] * self.right[i];
            }
        }
        self.right[self.grid.start()] = 1.0;
        self.right[self.grid.goal()] = 0.0;
        self.right
    }
}
