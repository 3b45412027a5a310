//! Plays many games by chance and goes on where most are won: Monte-Carlo tree search with
//! the upper confidence bounds of Kocsis and Szepesvári (*Bandit based Monte-Carlo
//! Planning*, 2006) and the rapid action value estimation of Gelly and Silver
//! (*Monte-Carlo tree search and rapid action value estimation in computer Go*, 2011),
//! which also counts a dot for all games in which it was put later.
//!
//! The strongest level thinks on two threads, each with a tree of its own; what both have
//! counted decides. With a budget of nodes there is always one thread.

use super::rules::Dots;
use super::trial::{Trial, candidates, to_move};
use crate::bots::limit::Limit;
use crate::bots::{Budget, Chance, Engine, MoveEval, Progress, Thinking, Verdict, chance};
use crate::rules::Move;
use rand::RngExt;
use rand::seq::SliceRandom;

/// How many dots each level may put while it thinks; the last one stops with its budget.
pub const LEVELS: [u64; 3] = [12_000, 400_000, u64::MAX];

/// A node gets children after so many games.
const RIPE: u32 = 6;
/// How much is tried that was seldom tried before.
const CURIOSITY: f32 = 0.35;
/// After so many games the games in which a dot was put later count for half.
const EQUAL: f32 = 400.0;
/// What a captured dot more adds to a won game, and how many count.
const MARGIN: f32 = 0.01;
const MOST_MARGIN: i32 = 10;
/// Games that a new node is credited with, and what they say of dots that capture or save.
const CREDIT: f32 = 4.0;

/// An opponent of one of the [`LEVELS`].
pub struct MonteCarlo {
    most: u64,
}

impl MonteCarlo {
    /// An opponent of this level, from 1 on.
    ///
    /// # Panics
    /// When there is no such level.
    #[must_use]
    pub fn new(level: u8) -> MonteCarlo {
        MonteCarlo { most: LEVELS[usize::from(level) - 1] }
    }
}

/// A dot in the tree, with the results of the side that puts it: from 0 to 1 each.
#[derive(Clone, Copy)]
struct Node {
    cell: u16,
    games: f32,
    sum: f32,
    later_games: f32,
    later_sum: f32,
    visits: u32,
    children: Option<(u32, u32)>,
}

struct Search<'a, 'b> {
    trial: Trial,
    cells: Vec<u16>,
    nodes: Vec<Node>,
    limit: &'a mut Limit<'b>,
    most: u64,
}

/// What was found out about a dot at the root.
#[derive(Clone, Copy, Debug)]
struct Tried {
    cell: u16,
    visits: u32,
    games: f32,
    sum: f32,
}

impl Search<'_, '_> {
    fn may_put(&mut self) -> bool {
        self.limit.visited() < self.most && self.limit.visit()
    }

    /// Appends a child for each free cell; false if the limit was reached before.
    fn expand(&mut self, node: usize, root: &[u16]) -> bool {
        let first = self.nodes.len();
        let cells = if node == 0 { root.to_vec() } else { self.cells.clone() };
        for cell in cells {
            if !self.trial.field().is_free(cell) {
                continue;
            }
            if !self.may_put() {
                self.nodes.truncate(first);
                return false;
            }
            let (gain, saved) = (self.trial.gain(cell), self.trial.gain_of_other(cell));
            let promise = (4 * gain + 3 * saved.max(0)) as f32;
            let share = 0.5 + 0.5 * promise / (promise.abs() + 4.0);
            self.nodes.push(Node {
                cell,
                games: CREDIT,
                sum: CREDIT * share,
                later_games: CREDIT,
                later_sum: CREDIT * share,
                visits: 0,
                children: None,
            });
        }
        self.nodes[node].children = Some((first as u32, self.nodes.len() as u32));
        true
    }

    fn best_child(&self, node: usize) -> Option<usize> {
        let (first, end) = self.nodes[node].children?;
        let all = (self.nodes[node].visits as f32 + 1.0).ln();
        let worth = |at: &usize| {
            let Node { games, sum, later_games, later_sum, .. } = self.nodes[*at];
            let part = (EQUAL / (3.0 * games + EQUAL)).sqrt();
            (1.0 - part) * sum / games + part * later_sum / later_games + CURIOSITY * (all / games).sqrt()
        };
        (first as usize..end as usize).max_by(|a, b| worth(a).total_cmp(&worth(b)))
    }

    /// One game from the root; false if the limit was reached before its end.
    fn game(&mut self, root: &[u16], chance: &mut Chance) -> bool {
        // A game may put no dot at all, where the tree reaches to its end.
        if !self.may_put() {
            return false;
        }
        let mut path = vec![0];
        let mut put: Vec<u16> = Vec::new();
        let mut complete = true;
        loop {
            let node = path[path.len() - 1];
            if self.nodes[node].children.is_none() {
                let ripe = node == 0 || self.nodes[node].visits >= RIPE;
                if ripe && !self.expand(node, root) {
                    complete = false;
                    break;
                }
                if !ripe {
                    break;
                }
            }
            let Some(child) = self.best_child(node) else { break };
            self.trial.put(self.nodes[child].cell);
            put.push(self.nodes[child].cell);
            path.push(child);
        }
        let in_tree = put.len();
        if complete {
            complete = self.fill(&mut put, chance);
        }
        let ahead = self.trial.lead() * if put.len().is_multiple_of(2) { 1 } else { -1 };
        for _ in 0..put.len() {
            self.trial.take_back();
        }
        if complete {
            self.count(&path, &put, in_tree, ahead);
        }
        complete
    }

    /// Puts dots by chance until no cell is open but those of empty bases, where nobody
    /// gains by one.
    fn fill(&mut self, put: &mut Vec<u16>, chance: &mut Chance) -> bool {
        let mut cells = std::mem::take(&mut self.cells);
        cells.shuffle(chance);
        let mut complete = true;
        for &cell in &cells {
            let field = self.trial.field();
            let base =
                [self.trial.turn(), self.trial.turn().other()].map(|side| field.may_be_base(cell, side));
            if !field.is_free(cell) || base[0] || base[1] {
                continue;
            }
            if !self.may_put() {
                complete = false;
                break;
            }
            self.trial.put(cell);
            put.push(cell);
        }
        self.cells = cells;
        complete
    }

    /// Tells the nodes of a path how the game ended: by how much the side at the root is
    /// ahead.
    fn count(&mut self, path: &[usize], put: &[u16], in_tree: usize, ahead: i32) {
        let mut parity = vec![None; self.trial.field().cells()];
        for (at, &cell) in put.iter().enumerate().rev() {
            parity[usize::from(cell)] = Some(at % 2);
        }
        let result = |at: usize| {
            let ahead = if at.is_multiple_of(2) { ahead } else { -ahead };
            let margin = MARGIN * ahead.clamp(-MOST_MARGIN, MOST_MARGIN) as f32;
            0.5 + 0.4 * ahead.signum() as f32 + margin
        };
        for (depth, &node) in path.iter().enumerate() {
            self.nodes[node].visits += 1;
            if depth > 0 {
                self.nodes[node].games += 1.0;
                self.nodes[node].sum += result(depth - 1);
            }
            let Some((first, end)) = self.nodes[node].children.filter(|_| depth <= in_tree) else { continue };
            for child in first as usize..end as usize {
                if parity[usize::from(self.nodes[child].cell)] == Some(depth % 2) {
                    self.nodes[child].later_games += 1.0;
                    self.nodes[child].later_sum += result(depth);
                }
            }
        }
    }
}

/// What one thread finds out.
fn search(position: &Dots, most: u64, thinking: &mut Thinking) -> (Vec<Tried>, u64) {
    let mut limit = Limit::of(thinking);
    let root = candidates(position);
    let blank =
        Node { cell: 0, games: 1.0, sum: 0.0, later_games: 1.0, later_sum: 0.0, visits: 0, children: None };
    let mut search = Search {
        trial: Trial::of(position),
        cells: root.clone(),
        nodes: vec![blank],
        limit: &mut limit,
        most,
    };
    while search.game(&root, thinking.chance) {}
    let (first, end) = search.nodes[0].children.unwrap_or((0, 0));
    let tried = search.nodes[first as usize..end as usize]
        .iter()
        .map(|&Node { cell, visits, games, sum, .. }| Tried { cell, visits, games, sum });
    (tried.collect(), limit.visited())
}

/// What all threads find out, and how many dots were put for it.
fn search_all(position: &Dots, most: u64, thinking: &mut Thinking) -> (Vec<Tried>, u64) {
    let timed = matches!(thinking.budget, Budget::Time(_)) && most == u64::MAX;
    let processors = std::thread::available_parallelism().map_or(1, |n| n.get().min(2));
    if !timed || processors < 2 {
        return search(position, most, thinking);
    }
    let (seed, budget, stop) = (thinking.chance.random(), thinking.budget, thinking.stop);
    let ((mut tried, visited), (other, more)) = std::thread::scope(|scope| {
        let helper = scope.spawn(|| {
            let mut chance = chance(seed);
            let report = &mut |_: Progress| {};
            search(position, most, &mut Thinking { chance: &mut chance, budget, stop, report })
        });
        let own = search(position, most, thinking);
        (own, helper.join().expect("a search does not panic"))
    });
    for Tried { cell, visits, games, sum } in other {
        if let Some(mine) = tried.iter_mut().find(|mine| mine.cell == cell) {
            (mine.visits, mine.games, mine.sum) = (mine.visits + visits, mine.games + games, mine.sum + sum);
        }
    }
    (tried, visited + more)
}

/// The dot that was tried most often; `None` where there was no time for any.
pub(super) fn best(position: &Dots, most: u64, thinking: &mut Thinking) -> Option<u16> {
    let (tried, nodes) = search_all(position, most, thinking);
    let best = tried.into_iter().max_by_key(|tried| tried.visits)?;
    let verdict = Verdict::Worth(percent(best));
    let line = vec![to_move(position, Some(best.cell))];
    (thinking.report)(Progress { line, depth: 1, verdict, nodes });
    Some(best.cell)
}

/// How good the games of a dot were, from -100 to 100.
fn percent(tried: Tried) -> i32 {
    ((200.0 * tried.sum / tried.games) as i32 - 100).clamp(-100, 100)
}

impl Engine<Dots> for MonteCarlo {
    fn think(&mut self, position: &Dots, thinking: &mut Thinking) -> Move {
        let best = best(position, self.most, thinking);
        to_move(position, best.or_else(|| candidates(position).first().copied()))
    }

    /// How good the games with this dot were, from -100 to 100.
    fn opinions(&mut self, position: &Dots, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let (mut tried, _) = search_all(position, self.most, thinking);
        tried.retain(|tried| tried.visits > 0);
        tried.sort_by_key(|tried| tried.cell);
        let opinion = |tried: Tried| (to_move(position, Some(tried.cell)), MoveEval::Number(percent(tried)));
        tried.into_iter().map(opinion).collect()
    }
}
