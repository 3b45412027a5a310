//! *Presný*: solves the rest of the game where that is possible, and searches as far as
//! it can before.

use super::captures::Captures;
use super::coins::Coins;
use super::rules::DotsAndBoxes;
use super::share::{Share, limit};
use super::solver::{Solver, steps};
use super::structure::Structure;
use super::tree::{Choice, Tree, sample};
use crate::bots::{Engine, MoveEval, Progress, Thinking, Verdict, chance};
use crate::rules::{Move, Rules};
use rand::Rng;

/// With more free edges than this, and more safe ones than the second number, it does
/// not try to solve.
const SOLVABLE: [usize; 2] = [48, 12];

/// The opponent.
pub struct Exact;

impl Engine<DotsAndBoxes> for Exact {
    fn think(&mut self, position: &DotsAndBoxes, thinking: &mut Thinking) -> Move {
        let finding = find(position, thinking);
        let m = Move(finding.edge as u32);
        if let Some(worth) = finding.worth {
            let (line, depth) = (vec![m], if finding.solved { position.free().len() as u32 } else { 1 });
            let (verdict, nodes) = (Verdict::Worth(worth), finding.visited);
            (thinking.report)(Progress { line, depth, verdict, nodes });
        }
        m
    }

    /// The cells that the side to move gets more than the other from here on: by best
    /// play if the rest of the game can be solved, else on average over playouts.
    fn opinions(&mut self, position: &DotsAndBoxes, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let mut share = Share::of(thinking.budget);
        let mut coins = Coins::of(position);
        let edges: Vec<usize> = position.free().iter().collect();
        let worths = solve_each(&mut coins, &edges, &mut share, thinking).unwrap_or_else(|| {
            let mut dice = chance(thinking.chance.next_u64());
            sample(&coins, &edges, &mut dice, &mut limit(thinking, share.rest()))
        });
        worths.into_iter().map(|(edge, worth)| (Move(edge as u32), MoveEval::Number(worth))).collect()
    }
}

/// The move that was found.
pub(super) struct Finding {
    /// The edge to draw.
    pub(super) edge: usize,
    /// The cells that the side to move gets more than the other from here on; unknown
    /// where there was nothing to think about, or no time.
    pub(super) worth: Option<i32>,
    /// Whether that is certain.
    pub(super) solved: bool,
    /// Positions visited.
    pub(super) visited: u64,
}

/// Looks for the best move.
pub(super) fn find(position: &DotsAndBoxes, thinking: &mut Thinking) -> Finding {
    let mut coins = Coins::of(position);
    let captures = Captures::play(&mut coins);
    let sure = |edge: usize| Finding { edge, worth: None, solved: false, visited: 0 };
    if let Some(&first) = captures.edges[..captures.before].first() {
        return sure(first);
    }
    let mut share = Share::of(thinking.budget);
    if let Some((edge, worth)) = solve(&mut coins, &captures, &mut share, thinking) {
        return Finding { edge, worth: Some(worth), solved: true, visited: share.visited };
    }
    let mut dice = chance(thinking.chance.next_u64());
    let mut limit = limit(thinking, share.rest());
    let points = position.points().map(|points| points as i32);
    let lead = points[position.turn().index()] - points[position.turn().other().index()];
    let found = Tree::new(&Coins::of(position), lead, &mut dice).search(&mut limit);
    let Some(best) = found.first().filter(|found| found.visits > 0) else {
        return sure(captures.first(|| 0).unwrap_or_else(|| steps(&Structure::of(&coins))[0].0.edge()));
    };
    let edge = match best.choice {
        Choice::Step(step) => step.edge(),
        Choice::Take => captures.edges[0],
        Choice::Leave => captures.handout.expect("there is something to leave").edge,
    };
    let worth = Some(best.margin.round() as i32 - lead);
    Finding { edge, worth, solved: false, visited: share.visited + limit.visited() }
}

/// Whether it is worth trying to solve a position without cells to take.
fn is_solvable(coins: &Coins) -> bool {
    let [free, safe] = SOLVABLE;
    coins.free().len() <= free || Structure::of(coins).safe.len() <= safe
}

/// The best edge and its worth, if half the budget is enough to be certain. The captures
/// are made, and there is a choice at once if there is any.
fn solve(
    coins: &mut Coins,
    captures: &Captures,
    share: &mut Share,
    thinking: &mut Thinking,
) -> Option<(usize, i32)> {
    if !is_solvable(coins) {
        return None;
    }
    let mut limit = limit(thinking, share.half());
    let mut solver = Solver::new(coins);
    let solved = if captures.edges.is_empty() {
        solver.best(coins, &mut limit).map(|(step, worth)| (step.edge(), worth))
    } else {
        let rest = solver.rest(coins, &mut limit);
        rest.and_then(|rest| Some((captures.first(|| rest)?, captures.worth(rest))))
    };
    share.visited = limit.visited();
    solved
}

/// What each of these edges is worth, if half the budget is enough to be certain.
fn solve_each(
    coins: &mut Coins,
    edges: &[usize],
    share: &mut Share,
    thinking: &mut Thinking,
) -> Option<Vec<(usize, i32)>> {
    let captures = Captures::play(coins);
    let solvable = is_solvable(coins);
    captures.undo(coins);
    if !solvable {
        return None;
    }
    let mut limit = limit(thinking, share.half());
    let mut solver = Solver::new(coins);
    let worth = |&edge: &usize| Some((edge, solver.worth(coins, edge, &mut limit)?));
    let worths = edges.iter().map(worth).collect();
    share.visited = limit.visited();
    worths
}
