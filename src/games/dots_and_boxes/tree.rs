//! Which step is best as long as the end of the game is too far away to be solved:
//! Monte-Carlo tree search (L. Kocsis, C. Szepesvári: *Bandit based Monte-Carlo
//! planning*, 2006).
//!
//! A playout draws safe edges by chance; what is left then is reckoned, not played. So
//! chance decides who gets control, and skill what that is worth.

use super::captures::{Captures, Handout};
use super::coins::Coins;
use super::endgame;
use super::solver::{Step, steps};
use super::structure::Structure;
use crate::bots::Chance;
use crate::bots::limit::Limit;
use rand::RngExt;
use std::cmp::Reverse;

/// Weight of what was tried seldom.
const EXPLORATION: f32 = 0.5;
/// A node of the tree gets children when it was visited so often.
const EXPANDED_AFTER: u32 = 4;
/// No more playouts than this, and no more nodes.
const PLAYOUTS: u32 = 1 << 20;
const NODES: usize = 1 << 22;
/// No more playouts than this for each edge.
const ROUNDS: u32 = 2000;
/// What the difference of cells counts beside winning.
const MARGIN: f32 = 0.1;

/// A decision in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Draws an edge where there is nothing to take.
    Step(Step),
    /// Takes the last cells that can be captured.
    Take,
    /// Leaves them to the other side.
    Leave,
}

/// A node in the tree: what was decided to get here, and what came of it.
struct Node {
    choice: Choice,
    visits: u32,
    /// Sums for the side that decided: of results, 1 is a win, and of differences.
    results: f32,
    margins: f32,
    children: std::ops::Range<u32>,
}

/// A position on the way down.
#[derive(Clone)]
struct Walk {
    coins: Coins,
    /// The last captures, which are made, and about which has to be decided.
    handout: Option<Handout>,
    /// Cells of the side that began the search more than of the other.
    lead: i32,
    /// 1 if that side is to move, else -1.
    sign: i32,
}

impl Walk {
    /// A position; `lead` is what the side to move has more already.
    fn begin(coins: &Coins, lead: i32) -> Walk {
        let mut walk = Walk { coins: coins.clone(), handout: None, lead, sign: 1 };
        walk.capture();
        walk
    }

    /// The position after an edge, whatever it does.
    fn after(coins: &Coins, edge: usize) -> Walk {
        let mut walk = Walk { coins: coins.clone(), handout: None, lead: 0, sign: 1 };
        walk.lead = walk.coins.draw(edge);
        walk.sign = if walk.lead > 0 { 1 } else { -1 };
        walk.capture();
        walk
    }

    /// Takes what there is to take.
    fn capture(&mut self) {
        let captures = Captures::play(&mut self.coins);
        self.lead += self.sign * captures.cells;
        self.handout = captures.handout;
    }

    fn choices(&self) -> Vec<Choice> {
        if self.handout.is_some() {
            return vec![Choice::Take, Choice::Leave];
        }
        if self.coins.joints().is_empty() {
            return Vec::new();
        }
        let mut steps = steps(&Structure::of(&self.coins));
        steps.sort_by_key(|&(_, cells)| cells);
        steps.into_iter().map(|(step, _)| Choice::Step(step)).collect()
    }

    fn go(&mut self, choice: Choice) {
        match choice {
            Choice::Take => self.handout = None,
            Choice::Leave => {
                let handout = self.handout.take().expect("only a captures can be left");
                self.lead -= self.sign * 2 * handout.cells;
                self.sign = -self.sign;
            }
            Choice::Step(step) => {
                self.coins.draw(step.edge());
                self.sign = -self.sign;
                if let Step::Open(_) = step {
                    self.capture();
                }
            }
        }
    }

    /// The lead at the end, if safe edges are drawn by chance from here on; `None` if
    /// the limit was reached first.
    fn play_out(mut self, dice: &mut Chance, limit: &mut Limit) -> Option<i32> {
        let handout = self.handout.map_or(0, |handout| handout.cells);
        let (mut safe, mut turns) = (Structure::of(&self.coins).safe, 1);
        while !safe.is_empty() {
            let edge = safe.swap_remove(dice.random_range(0..safe.len()));
            if self.coins.is_safe(edge) {
                if !limit.visit() {
                    return None;
                }
                self.coins.draw(edge);
                turns = -turns;
            }
        }
        let rest = turns * endgame::estimate(self.coins, limit)?;
        // Captures that are worth less than leaving them are left.
        let rest = if handout > 0 { rest.max(-2 * handout - rest) } else { rest };
        Some(self.lead + self.sign * rest)
    }
}

/// The search.
pub struct Tree<'a> {
    root: Walk,
    nodes: Vec<Node>,
    dice: &'a mut Chance,
    cells: f32,
}

/// What was found of a decision at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found {
    /// The decision.
    pub choice: Choice,
    /// How often it was tried.
    pub visits: u32,
    /// The cells that the side to move has more than the other in the end, on average.
    pub margin: f32,
}

impl<'a> Tree<'a> {
    /// A search from a position; `lead` is what the side to move has more already.
    #[must_use]
    pub fn new(coins: &Coins, lead: i32, dice: &'a mut Chance) -> Tree<'a> {
        let cells = coins.grid().cells() as f32;
        let nodes = vec![node(Choice::Take)];
        let mut tree = Tree { root: Walk::begin(coins, lead), nodes, dice, cells };
        tree.expand(0, &tree.root.choices());
        tree
    }

    /// Searches until the limit is reached, and says what was found, the best first.
    pub fn search(mut self, limit: &mut Limit) -> Vec<Found> {
        let children = self.children(0);
        if children.len() > 1 {
            let mut playouts = 0;
            while playouts < PLAYOUTS && limit.visit() {
                self.descend(limit);
                playouts += 1;
            }
        }
        let found = |node: &Node| Found {
            choice: node.choice,
            visits: node.visits,
            margin: node.margins / node.visits.max(1) as f32,
        };
        let mut all: Vec<Found> = self.nodes[children].iter().map(found).collect();
        all.sort_by_key(|found| Reverse(found.visits));
        all
    }

    fn children(&self, at: usize) -> std::ops::Range<usize> {
        let children = &self.nodes[at].children;
        children.start as usize..children.end as usize
    }

    fn expand(&mut self, at: usize, choices: &[Choice]) {
        let start = self.nodes.len() as u32;
        self.nodes.extend(choices.iter().map(|&choice| node(choice)));
        self.nodes[at].children = start..self.nodes.len() as u32;
    }

    /// Goes down to a node without children, plays out, and notes the result on the
    /// way back.
    fn descend(&mut self, limit: &mut Limit) {
        let mut walk = self.root.clone();
        let (mut at, mut path) = (0, Vec::new());
        loop {
            if self.children(at).is_empty()
                && self.nodes[at].visits >= EXPANDED_AFTER
                && self.nodes.len() < NODES
            {
                self.expand(at, &walk.choices());
            }
            let Some(next) = self.select(at) else { break };
            path.push((next, walk.sign));
            walk.go(self.nodes[next].choice);
            at = next;
        }
        let Some(lead) = walk.play_out(self.dice, limit) else { return };
        let lead = lead as f32;
        self.nodes[0].visits += 1;
        for (at, sign) in path {
            let (node, lead) = (&mut self.nodes[at], lead * sign as f32);
            node.visits += 1;
            node.margins += lead;
            node.results += (1.0 + lead.signum() * f32::from(lead != 0.0)) / 2.0 + MARGIN * lead / self.cells;
        }
    }

    /// The child to follow: one that did well or was tried seldom.
    fn select(&self, at: usize) -> Option<usize> {
        let tries = (self.nodes[at].visits.max(1) as f32).ln();
        let promise = |node: &Node| match node.visits {
            // Those that give little away come first.
            0 => f32::INFINITY,
            visits => node.results / visits as f32 + EXPLORATION * (tries / visits as f32).sqrt(),
        };
        let mut best: Option<(usize, f32)> = None;
        for child in self.children(at) {
            let promise = promise(&self.nodes[child]);
            if best.is_none_or(|(_, most)| promise > most) {
                best = Some((child, promise));
            }
            if promise == f32::INFINITY {
                break;
            }
        }
        best.map(|(child, _)| child)
    }
}

fn node(choice: Choice) -> Node {
    Node { choice, visits: 0, results: 0.0, margins: 0.0, children: 0..0 }
}

/// The cells that the side to move gets more than the other from here on, on average
/// over playouts after each of these edges; those are left out for which the limit
/// allowed none.
pub fn sample(coins: &Coins, edges: &[usize], dice: &mut Chance, limit: &mut Limit) -> Vec<(usize, i32)> {
    let starts: Vec<Walk> = edges.iter().map(|&edge| Walk::after(coins, edge)).collect();
    let mut sums = vec![(0, 0); edges.len()];
    'rounds: for _ in 0..ROUNDS {
        for (start, (sum, count)) in starts.iter().zip(&mut sums) {
            let Some(lead) = start.clone().play_out(dice, limit) else { break 'rounds };
            *sum += lead;
            *count += 1;
        }
    }
    let average = |(sum, count): (i32, i32)| (f64::from(sum) / f64::from(count)).round() as i32;
    let sampled = edges.iter().zip(sums).filter(|&(_, (_, count))| count > 0);
    sampled.map(|(&edge, sum)| (edge, average(sum))).collect()
}
