//! The search of one depth: principal variation search (Marsland and Campbell 1982,
//! *Parallel Search of Strongly Ordered Game Trees*) with what the field has added since.

use super::ordering::{Experience, Scored, pick};
use super::table::{Bound, Table};
use super::{MOST_PLIES, PROVED, Searchable, WIN, ended};
use crate::bots::limit::Limit;
use crate::rules::Move;

/// Ideas that may give another value than a plain search of the same depth. Without them
/// only the order of moves, the windows and the table make the search faster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heuristics {
    /// Leaves are searched until nothing hangs.
    pub quiescence: bool,
    /// Who is so well off that it could leave the other side the move is not searched
    /// further (Beal 1989, *Experiments with the null move*).
    pub null_move: bool,
    /// Moves that come late in the order are searched less deep at first.
    pub reductions: bool,
    /// Near the leaves, whoever is far ahead is taken to stay so
    /// (<https://www.chessprogramming.org/Reverse_Futility_Pruning>).
    pub futility: bool,
    /// Who would lose at once if it did nothing is searched a ply deeper.
    pub extensions: bool,
    /// A position that has occurred before counts as a draw.
    pub repetition: bool,
    /// What the table knows of a deeper search serves a shallower one, too.
    pub deeper_entries: bool,
}

impl Heuristics {
    /// All of them.
    pub const ALL: Heuristics = Heuristics {
        quiescence: true,
        null_move: true,
        reductions: true,
        futility: true,
        extensions: true,
        repetition: true,
        deeper_entries: true,
    };
    /// None of them: the values are those of [`super::plain`].
    pub const NONE: Heuristics = Heuristics {
        quiescence: false,
        null_move: false,
        reductions: false,
        futility: false,
        extensions: false,
        repetition: false,
        deeper_entries: false,
    };
}

/// How much the value of a position may still fall in each of the last plies.
const FUTILITY: i32 = 130;
/// So many plies from the leaves it is looked for.
const FUTILE_DEPTH: i32 = 3;
/// From this depth on moves may be reduced, after so many that are not.
const REDUCED_DEPTH: i32 = 3;
const UNREDUCED: usize = 4;

/// A search in a position.
pub(super) struct Tree<'a, 'b, P> {
    pub(super) position: P,
    pub(super) limit: &'a mut Limit<'b>,
    pub(super) heuristics: Heuristics,
    table: &'a mut Table,
    experience: Experience,
    /// The moves of all plies.
    pub(super) stack: Vec<Scored>,
    pub(super) listed: Vec<Move>,
    /// The keys of the positions that led here.
    path: Vec<u64>,
    /// The best line from each ply on.
    lines: Vec<Vec<Move>>,
    reduced: [[i32; 64]; 64],
}

impl<'a, 'b, P: Searchable> Tree<'a, 'b, P> {
    /// A search from this position; `path` are the keys of those that led to it.
    pub(super) fn new(
        position: P,
        path: &[u64],
        heuristics: Heuristics,
        table: &'a mut Table,
        limit: &'a mut Limit<'b>,
    ) -> Tree<'a, 'b, P> {
        let reduced = |depth: usize, n: usize| {
            if depth == 0 || n == 0 { 0.0 } else { 0.4 + (depth as f64).ln() * (n as f64).ln() / 2.2 }
        };
        Tree {
            position,
            limit,
            heuristics,
            table,
            experience: Experience::new(P::SLOTS),
            stack: Vec::new(),
            listed: Vec::new(),
            path: path.to_vec(),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            reduced: std::array::from_fn(|depth| std::array::from_fn(|n| reduced(depth, n) as i32)),
        }
    }

    /// The best line that was found last.
    pub(super) fn line(&self) -> &[Move] {
        &self.lines[0]
    }

    /// The value after a move from the root, as the side to move there sees it.
    pub(super) fn after(&mut self, m: Move, depth: i32, window: (i32, i32)) -> Option<i32> {
        self.make(m, |tree| tree.value(depth, 1, (-window.1, -window.0), true).map(|value| -value))
    }

    /// Makes a move, searches, and takes it back.
    fn make(&mut self, m: Move, search: impl FnOnce(&mut Self) -> Option<i32>) -> Option<i32> {
        self.path.push(self.position.key());
        let undo = self.position.make(m);
        let value = search(self);
        self.position.unmake(m, undo);
        self.path.pop();
        value
    }

    /// The value of the position within a window; `None` if the limit was reached first.
    pub(super) fn value(
        &mut self,
        mut depth: i32,
        ply: usize,
        (alpha, beta): (i32, i32),
        may_pass: bool,
    ) -> Option<i32> {
        self.lines[ply].clear();
        if depth <= 0 && self.heuristics.quiescence {
            return self.quiet(ply, 0, (alpha, beta));
        }
        if !self.limit.visit() {
            return None;
        }
        if let Some(end) = self.position.end() {
            return Some(ended(end, ply));
        }
        let key = self.position.key();
        if ply > 0 && self.heuristics.repetition && self.path.contains(&key) {
            return Some(0);
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return Some(self.position.evaluate());
        }
        let known = self.table.get(key);
        let serves =
            |of: i16| i32::from(of) == depth || (self.heuristics.deeper_entries && i32::from(of) > depth);
        if let Some(entry) = known.filter(|entry| ply > 0 && serves(entry.depth)) {
            let value = entry.value(ply);
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if cuts {
                return Some(value);
            }
        }
        let danger = self.position.in_danger();
        if !danger
            && beta - alpha == 1
            && let Some(value) = self.shortcut(depth, ply, beta, may_pass)?
        {
            return Some(value);
        }
        let searched = depth;
        if danger && self.heuristics.extensions {
            depth += 1;
        }
        let best = known.and_then(|entry| entry.best());
        let base = self.list(best, ply);
        let found = self.moves(base, depth, ply, (alpha, beta), danger);
        self.stack.truncate(base);
        let (value, best) = found?;
        let bound = match value {
            _ if value >= beta => Bound::Lower,
            _ if value <= alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        self.table.put(key, (value, bound), searched as i16, best, ply);
        Some(value)
    }

    /// Puts the legal moves with their order on the stack; they begin at the number that is
    /// given back.
    fn list(&mut self, best: Option<Move>, ply: usize) -> usize {
        let base = self.stack.len();
        self.listed.clear();
        self.position.moves(&mut self.listed);
        self.experience.score(&self.position, &self.listed, best, ply, &mut self.stack);
        base
    }

    /// A value that is good enough without any move.
    #[expect(clippy::option_option, reason = "the outer one says that the limit was reached")]
    fn shortcut(&mut self, depth: i32, ply: usize, beta: i32, may_pass: bool) -> Option<Option<i32>> {
        if beta.abs() >= PROVED {
            return Some(None);
        }
        let Heuristics { futility, null_move, .. } = self.heuristics;
        let worth = self.position.evaluate();
        if futility && depth <= FUTILE_DEPTH && worth - FUTILITY * depth >= beta {
            return Some(Some(worth));
        }
        if null_move && may_pass && depth >= 2 && worth >= beta && self.position.may_pass() {
            self.path.push(self.position.key());
            self.position.pass();
            let value = self.value(depth - 3 - depth / 5, ply + 1, (-beta, 1 - beta), false);
            self.position.pass();
            self.path.pop();
            let value = -value?;
            if value >= beta {
                // A win that rests on a pass is no proof.
                return Some(Some(value.min(PROVED - 1)));
            }
        }
        Some(None)
    }

    /// Tries the moves on the stack from this number on. The best value, and the best move
    /// if it raised the lower bound.
    fn moves(
        &mut self,
        base: usize,
        depth: i32,
        ply: usize,
        (mut alpha, beta): (i32, i32),
        danger: bool,
    ) -> Option<(i32, Option<Move>)> {
        let (mut best, mut found) = (ply as i32 - WIN, None);
        for n in base..self.stack.len() {
            let (_, m) = pick(&mut self.stack[base..], n - base);
            let gain = self.position.gain(m);
            let late = self.heuristics.reductions && depth >= REDUCED_DEPTH && n - base >= UNREDUCED;
            let reduction = if late && gain <= 0 && !danger {
                self.reduced[depth.min(63) as usize][(n - base).min(63)]
            } else {
                0
            };
            let first = n == base;
            let value =
                self.make(m, |tree| tree.next(first, depth - 1, reduction, ply + 1, (alpha, beta)))?;
            if value > best {
                best = value;
                if value > alpha {
                    (alpha, found) = (value, Some(m));
                    self.keep(m, ply);
                }
                if value >= beta {
                    if gain == 0 {
                        let (tried, experience) = (&self.stack[base..n], &mut self.experience);
                        experience.learn(&self.position, m, tried, depth, ply);
                    }
                    break;
                }
            }
        }
        Some((best, found))
    }

    /// The value after a move: with a window of nothing at first, unless it is the first.
    fn next(
        &mut self,
        first: bool,
        depth: i32,
        reduction: i32,
        ply: usize,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        if first {
            return self.value(depth, ply, (-beta, -alpha), true).map(|value| -value);
        }
        let mut value = -self.value(depth - reduction, ply, (-alpha - 1, -alpha), true)?;
        if value > alpha && reduction > 0 {
            value = -self.value(depth, ply, (-alpha - 1, -alpha), true)?;
        }
        if value > alpha && value < beta {
            value = -self.value(depth, ply, (-beta, -alpha), true)?;
        }
        Some(value)
    }

    /// The best line from this ply on begins with this move.
    fn keep(&mut self, m: Move, ply: usize) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(m);
        line.extend_from_slice(&after[0]);
    }
}
