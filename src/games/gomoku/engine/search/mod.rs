//! Principal-variation search: how good is a position if both sides look ahead?
//!
//! A null-window search with re-search (Marsland and Campbell 1982, „Parallel
//! search of strongly ordered game trees“) with what the field has added since:
//! transposition table, null move (Beal 1989), late-move reductions and pruning,
//! futility (Heinz 1998). At the leaves a search for continuous fours
//! ([`super::fours`]) takes the place that captures have in chess.

use super::class::Level;
use super::clock::Clock;
use super::fours::Fours;
use super::moves::{self, Candidate, Experience, pick};
use super::search_board::{NOWHERE, Place, SearchBoard};
use super::table::{Bound, Entry, Table};

pub mod margins;
mod options;
mod shortcuts;
mod value;

use margins::Margins;
pub use options::SearchOptions;
pub use value::{PROVED, WIN, verdict, win_in};
use value::{from_table, to_table};

/// The tree is never higher.
pub const MOST_PLIES: usize = 128;

/// So many plies beyond the depth an open three is still answered.
const BEYOND: i32 = 2;

/// Positions between two looks at the clock: about a fifth of a millisecond.
const LOOK: u64 = 256;

/// One thread's search.
pub struct Search<'a> {
    /// The position.
    pub field: SearchBoard,
    /// Positions visited.
    pub nodes: u64,
    /// What it sees.
    pub options: SearchOptions,
    table: &'a Table,
    clock: &'a Clock<'a>,
    experience: Experience,
    fours: Fours,
    reductions: Vec<[i32; 64]>,
    /// Stack of candidates of all plies.
    candidates: Vec<Candidate>,
    /// Best lines by ply.
    lines: Vec<Vec<Place>>,
    /// When so many positions are visited, the clock is looked at again.
    next_look: u64,
    over: bool,
}

impl<'a> Search<'a> {
    /// A search from this position.
    #[must_use]
    pub fn new(
        field: SearchBoard,
        options: SearchOptions,
        table: &'a Table,
        clock: &'a Clock<'a>,
    ) -> Search<'a> {
        let experience = Experience::new(&field, MOST_PLIES + 2);
        let Margins { reduction, reduction_divisor, .. } = options.margins;
        let reduced = |depth: usize| {
            std::array::from_fn(|i| {
                if depth < 2 || i < 2 {
                    0
                } else {
                    (reduction + (depth as f64).ln() * (i as f64).ln() / reduction_divisor) as i32
                }
            })
        };
        Search {
            field,
            nodes: 0,
            options,
            table,
            clock,
            experience,
            fours: Fours::new(1 << 15),
            reductions: (0..64).map(reduced).collect(),
            candidates: Vec::with_capacity(4096),
            lines: vec![Vec::new(); MOST_PLIES + 2],
            next_look: 0,
            over: false,
        }
    }

    /// Whether the search was broken off; what it returned then means nothing.
    #[must_use]
    pub fn broken_off(&self) -> bool {
        self.over
    }

    /// The best line of the last search.
    #[must_use]
    pub fn line(&self) -> &[Place] {
        &self.lines[0]
    }

    /// The value of the position to this depth, between `alpha` and `beta` if
    /// it lies there and on the right side of them otherwise.
    pub fn run(&mut self, alpha: i32, beta: i32, depth: i32) -> i32 {
        self.candidates.clear();
        self.node(alpha, beta, depth, 0, false)
    }

    fn node(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize, cut: bool) -> i32 {
        self.lines[ply].clear();
        if self.broken() {
            return 0;
        }
        self.nodes += 1;
        if self.field.free() == 0 {
            return 0;
        }
        if ply >= MOST_PLIES {
            return self.worth();
        }
        let (me, opponent) = (self.field.turn(), 1 - self.field.turn());
        if let Some(five) = self.field.first_of(me, Level::Five) {
            self.lines[ply].push(five);
            return win_in(ply + 1);
        }
        match self.field.count_of(opponent, Level::Five) {
            0 => {}
            1 => return self.forced(alpha, beta, depth, ply, cut),
            _ => {
                self.lines[ply].extend(self.field.first_of(opponent, Level::Five));
                return -win_in(ply + 2);
            }
        }
        if let Some(open) = self.field.first_of(me, Level::OpenFour) {
            self.lines[ply].push(open);
            return win_in(ply + 3);
        }
        // No win is nearer than five plies, no loss nearer than four.
        let (alpha, beta) = (alpha.max(-win_in(ply + 4)), beta.min(win_in(ply + 5)));
        if alpha >= beta {
            return alpha;
        }
        self.open_node(alpha, beta, depth, ply, cut)
    }

    /// The opponent threatens five: one move, which costs no depth.
    fn forced(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize, cut: bool) -> i32 {
        let opponent = 1 - self.field.turn();
        let place = self.field.first_of(opponent, Level::Five).expect("a five is threatened");
        self.field.play(place);
        let value = -self.node(-beta, -alpha, depth, ply + 1, !cut);
        self.field.undo();
        self.take_line(ply, place);
        value
    }

    /// A position in which nobody has won by what stands already.
    fn open_node(&mut self, alpha: i32, beta: i32, mut depth: i32, ply: usize, cut: bool) -> i32 {
        let (me, opponent) = (self.field.turn(), 1 - self.field.turn());
        let pv = beta - alpha > 1;
        let hash = self.field.hash();
        let known = self.table.get(hash);
        if let Some(entry) = known.filter(|e| !pv && i32::from(e.depth) >= depth.max(0)) {
            let value = from_table(entry.value, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if decides {
                return value;
            }
        }
        let worth = known.map_or_else(|| self.worth(), |e| i32::from(e.worth));
        let best = known.map_or(NOWHERE, |e| e.best);
        let threatened = self.field.first_of(opponent, Level::OpenFour).is_some();
        if self.options.fours > 0
            && known.is_none_or(|e| i32::from(e.depth) < depth.min(1))
            && self.field.first_of(me, Level::Four).is_some()
            && let Some(value) = self.win_by_fours(ply)
        {
            self.store(hash, ply, value, worth, self.lines[ply][0], depth.max(0), Bound::Exact);
            return value;
        }
        if depth <= 0 && (!threatened || depth <= -BEYOND) {
            self.store(hash, ply, worth, worth, best, 0, Bound::Exact);
            return worth;
        }
        if !pv && !threatened && ply > 0 && self.options.futility {
            let Margins { futility, futility_plies, hopeless, hopeless_plies, .. } = self.options.margins;
            let margin = futility * depth;
            if depth <= futility_plies && worth - margin >= beta && beta.abs() < PROVED {
                return worth;
            }
            if depth <= hopeless_plies && worth + hopeless + margin < alpha && alpha.abs() < PROVED {
                return worth;
            }
        }
        if let Some(value) = self.null_move(beta, depth, ply, worth, pv || threatened) {
            return value;
        }
        if best == NOWHERE && depth >= 4 {
            depth -= 1;
        }
        self.best_of(alpha, beta, depth, ply, cut, worth, best, threatened)
    }

    #[expect(clippy::too_many_arguments, reason = "the state of one node")]
    fn best_of(
        &mut self,
        mut alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
        cut: bool,
        worth: i32,
        best: Place,
        threatened: bool,
    ) -> i32 {
        let base = self.candidates.len();
        moves::generate(&self.field, depth > 0, &mut self.candidates);
        self.experience.score(&self.field, ply, best, &mut self.candidates[base..]);
        let count = (self.candidates.len() - base).min(self.options.width);
        let (hash, first_alpha) = (self.field.hash(), alpha);
        let (mut value, mut chosen) = (-win_in(ply + 4), NOWHERE);
        let mut tried = Vec::new();
        let pv = beta - alpha > 1;
        for i in 0..count {
            let place = pick(&mut self.candidates[base..], i).place;
            if self.prune(place, i, depth, ply, value, threatened) {
                continue;
            }
            let v = self.move_value(place, i, alpha, beta, depth, ply, cut, threatened);
            if self.over {
                break;
            }
            if v > value {
                (value, chosen) = (v, if v > alpha { place } else { chosen });
                if v > alpha {
                    if pv {
                        self.take_line(ply, place);
                    }
                    alpha = v;
                }
                if v >= beta {
                    self.experience.learn(&self.field, ply, depth.max(0), place, &tried);
                    break;
                }
            }
            tried.push(place);
        }
        self.candidates.truncate(base);
        if !self.over {
            let bound = match () {
                () if value >= beta => Bound::Lower,
                () if value > first_alpha => Bound::Exact,
                () => Bound::Upper,
            };
            self.store(hash, ply, value, worth, chosen, depth.max(0), bound);
        }
        value
    }

    /// Searches one move: the first with the full window, the others with a
    /// null window and perhaps less deep, until they prove better.
    #[expect(clippy::too_many_arguments, reason = "the state of one node")]
    fn move_value(
        &mut self,
        place: Place,
        i: usize,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
        cut: bool,
        threatened: bool,
    ) -> i32 {
        let (me, opponent) = (self.field.turn(), 1 - self.field.turn());
        let (mine, theirs) = (self.field.class(me, place), self.field.class(opponent, place));
        let pv = beta - alpha > 1;
        let next = depth - 1;
        let mut reduction = 0;
        if self.options.reductions && i > 0 && depth >= 2 {
            reduction = self.reductions[depth.min(63) as usize][i.min(63)];
            reduction -= i32::from(pv) + i32::from(threatened);
            reduction += i32::from(cut);
            if shortcuts::forces(mine) {
                reduction -= 1;
            }
            if theirs.level() >= Level::Three {
                reduction -= 1;
            }
            reduction -= self.experience.history(me, place) / 4096;
            reduction = reduction.clamp(0, (next - 1).max(0));
        }
        self.field.play(place);
        let mut value = alpha + 1;
        if i > 0 {
            value = -self.node(-alpha - 1, -alpha, next - reduction, ply + 1, true);
            if value > alpha && reduction > 0 {
                value = -self.node(-alpha - 1, -alpha, next, ply + 1, !cut);
            }
        }
        if i == 0 && !pv {
            value = -self.node(-beta, -alpha, next, ply + 1, !cut);
        } else if pv && value > alpha && (i == 0 || value < beta) {
            value = -self.node(-beta, -alpha, next, ply + 1, false);
        }
        self.field.undo();
        value
    }

    fn take_line(&mut self, ply: usize, place: Place) {
        let (here, deeper) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(place);
        here[ply].extend_from_slice(&deeper[0]);
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of an entry")]
    fn store(&self, hash: u64, ply: usize, value: i32, worth: i32, best: Place, depth: i32, bound: Bound) {
        let value = to_table(value, ply);
        self.table.put(hash, Entry { value, worth: worth as i16, best, depth: depth as i8, bound });
    }

    fn worth(&self) -> i32 {
        self.field.worth().clamp(-10_000, 10_000)
    }

    fn broken(&mut self) -> bool {
        if self.nodes >= self.next_look {
            self.next_look = self.nodes + LOOK;
            self.over |= self.clock.late();
        }
        self.over |= self.clock.spent(self.nodes);
        self.over
    }
}
