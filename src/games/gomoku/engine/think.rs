//! Iterative deepening: one search after another, each a ply deeper, until the
//! budget is used up or the result is certain.
//!
//! Each round begins with a narrow window around the value of the round before
//! (aspiration; Slate and Atkin 1977 for the deepening) and is repeated with a
//! wider one when the value lies outside.

use super::class::Level;
use super::clock::Clock;
use super::moves;
use super::search::{PROVED, Search, SearchOptions, WIN, win_in};
use super::search_board::{Place, SearchBoard};
use super::table::Table;
use super::threes::Threes;
use crate::bots::Budget;
use std::sync::atomic::AtomicBool;

pub use super::parallel::{MOST_THREADS, think_parallel, usual_threads};

/// What has been found out so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Finding {
    /// The best line, its first move to be played.
    pub line: Vec<Place>,
    /// Plies searched in full.
    pub depth: i32,
    /// Worth for the side to move.
    pub value: i32,
    /// Positions visited.
    pub nodes: u64,
}

/// Positions of the search for threats at the root at most.
const THREES_NODES: u64 = 150_000;

/// Thinks about a position that is not over, and tells of every full round.
pub fn think(
    field: &SearchBoard,
    options: SearchOptions,
    table: &Table,
    budget: Budget,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Finding),
) -> Finding {
    within(&Clock::start(budget, stop), field, options, table, report)
}

/// Thinks until a clock says that it is time.
pub(super) fn within(
    clock: &Clock,
    field: &SearchBoard,
    options: SearchOptions,
    table: &Table,
    report: &mut dyn FnMut(&Finding),
) -> Finding {
    if clock.late() {
        // The answer is not wanted any more, or at once.
        return Finding {
            line: moves::by_sight(field).first().copied().into_iter().collect(),
            ..Finding::default()
        };
    }
    table.next_search();
    let mut search = Search::new(field.clone(), options, table, clock);
    let mut found = Finding::default();
    if let Some(line) = proved_win(&mut search, options, clock) {
        let value = win_in(plies_to_five(field, &line));
        found = Finding { depth: 1, value, nodes: search.nodes, line };
        report(&found);
        return found;
    }
    for depth in 1..=options.depth {
        let value = aspire(&mut search, found.value, depth);
        if search.broken_off() {
            // A better move that was found before the end is worth having.
            if !search.line().is_empty() {
                found.line = search.line().to_vec();
            }
            break;
        }
        found = Finding { line: search.line().to_vec(), depth, value, nodes: search.nodes };
        report(&found);
        if value.abs() >= PROVED && WIN - value.abs() <= depth || !clock.allows_another(search.nodes) {
            break;
        }
    }
    found.nodes = search.nodes;
    if found.line.is_empty() {
        found.line.extend(moves::by_sight(field).first());
    }
    found
}

/// Before anything else: a win by threats, found and proved with an eighth of
/// the nodes or a third of the time at most.
fn proved_win(search: &mut Search, options: SearchOptions, clock: &Clock) -> Option<Vec<Place>> {
    if options.threes == 0 {
        return None;
    }
    let third = clock.part(3);
    let mut threes = Threes::new(1 << 14, &third);
    let nodes = (clock.nodes_left(0) / 8).min(THREES_NODES);
    let line = threes.win(&mut search.field, options.threes, nodes);
    search.nodes += threes.nodes();
    line
}

/// After how many plies a line of threats makes five, if the defender answers as it
/// does there. A line may end sooner: when two cells make five, any answer is the
/// same.
fn plies_to_five(field: &SearchBoard, line: &[Place]) -> usize {
    let (mut field, me) = (field.clone(), field.turn());
    let mut rest = line.iter().copied().peekable();
    for plies in 1.. {
        let five = field.first_of(me, Level::Five);
        let next = match (field.turn() == me, five) {
            (true, Some(_)) => return plies,
            (false, Some(five)) => rest.next_if_eq(&five).or(Some(five)),
            (_, None) => rest.next(),
        };
        let Some(place) = next.filter(|&place| field.is_free(place)) else { break };
        field.play(place);
    }
    line.len()
}

/// Searches to this depth with windows around the last value that grow until the value lies inside.
pub(super) fn aspire(search: &mut Search, last: i32, depth: i32) -> i32 {
    let mut margin = if depth < 4 || last.abs() >= PROVED { WIN * 2 } else { search.options.margins.window };
    let (mut alpha, mut beta) = ((last - margin).max(-WIN), (last + margin).min(WIN));
    loop {
        let value = search.run(alpha, beta, depth);
        if search.broken_off() || value > alpha && value < beta {
            return value;
        }
        margin *= 3;
        if value <= alpha {
            alpha = (value - margin).max(-WIN);
        } else {
            beta = (value + margin).min(WIN);
        }
        if alpha <= -WIN && beta >= WIN && (value <= -WIN || value >= WIN) {
            return value;
        }
    }
}
