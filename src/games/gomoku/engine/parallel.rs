//! Several threads that think about one position, and one that answers in time.
//!
//! All search the same position, each with a board and an experience of its own,
//! and tell each other what they find by the shared transposition table alone
//! („lazy SMP“, in the field since Hyatt's remark of 2013 and Hedlund's engine of
//! 2014). Half of the helpers are a ply ahead of the others, so that they do not
//! all do the same. Only the first thread's result counts: what helpers lack of a
//! search never harms it.
//!
//! Whoever asks does not search: it sleeps until it is told the result or until
//! time is up, and then answers with what has been found so far. On a machine that
//! is busy a thread that has been computing may have to wait for tens of
//! milliseconds before it is let on, a thread that has been asleep hardly does.
//! For the same reason nobody waits for a thread that has lost its time: it
//! notices by itself soon after.
//!
//! How well that works is measured by `cargo run --release --no-default-features
//! --example five_clock`, on a machine of two cores with a load of three to four;
//! milliseconds after the limit in the worst of 40 positions:
//!
//! | limit | one thread | two threads |
//! |---|---|---|
//! | 50 ms | −1.8 | −3.2 |
//! | 100 ms | −7.1 | −0.2 |
//! | 300 ms | −16.7 | −16.2 |
//! | 1000 ms | −34.5 | −17.3 |
//!
//! With whoever asks searching, too, and joining a helper, the worst were 7, 15, 17
//! and 44 ms too late with two threads.

use super::clock::Clock;
use super::moves;
use super::search::{Search, SearchOptions};
use super::search_board::SearchBoard;
use super::table::Table;
use super::think::{Finding, aspire, think, within};
use crate::bots::Budget;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

/// More threads are never used.
pub const MOST_THREADS: usize = 64;

/// So often whoever waits looks whether the answer is still wanted.
const LOOK: Duration = Duration::from_millis(4);

/// Two threads where two processors are, else one: one processor is left to
/// the rest of the machine on all but the smallest.
#[must_use]
pub fn usual_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get().min(2))
}

/// Thinks as [`think`] does, with so many threads if the budget is one of time.
///
/// With a budget of nodes there is always one thread: the same nodes give the
/// same answer. Where the system grants no thread, whoever asks thinks alone.
///
/// # Panics
/// When a thread does: a broken invariant of the search.
pub fn think_parallel(
    threads: usize,
    field: &SearchBoard,
    options: SearchOptions,
    table: &Table,
    budget: Budget,
    stop: &AtomicBool,
    report: &mut dyn FnMut(&Finding),
) -> Finding {
    let clock = Clock::start(budget, stop);
    if matches!(budget, Budget::Nodes(_)) || clock.late() {
        return think(field, options, table, budget, stop, report);
    }
    let team = Team {
        field: field.clone(),
        options,
        table: table.clone(),
        done: Arc::default(),
        nodes: Arc::default(),
    };
    let (tell, told) = channel();
    let Some(first) = team.first(&clock, tell) else {
        return within(&clock, field, options, table, report);
    };
    for number in 1..threads.min(MOST_THREADS) {
        team.helper(&clock, number);
    }
    let mut found = wait(&clock, first, &told, report);
    team.done.store(true, Relaxed);
    found.nodes += team.nodes.load(Relaxed);
    if found.line.is_empty() {
        found.line.extend(moves::by_sight(field).first());
    }
    found
}

/// What the first thread says: a full round, or its result.
enum News {
    Round(Finding),
    Result(Finding),
}

/// What all threads share.
#[derive(Clone)]
struct Team {
    field: SearchBoard,
    options: SearchOptions,
    table: Table,
    done: Arc<AtomicBool>,
    /// Positions that helpers visited in full rounds.
    nodes: Arc<AtomicU64>,
}

impl Team {
    fn first(&self, clock: &Clock, tell: Sender<News>) -> Option<JoinHandle<()>> {
        let team = self.clone();
        self.spawn(clock, move |clock| {
            // Nobody may be listening any more.
            let mut report = |found: &Finding| drop(tell.send(News::Round(found.clone())));
            let found = within(clock, &team.field, team.options, &team.table, &mut report);
            let _ = tell.send(News::Result(found));
        })
    }

    /// A helper searches until the first thread is done, or almost: it leaves it a
    /// processor for its last milliseconds. The system may refuse it.
    fn helper(&self, clock: &Clock, number: usize) {
        let team = self.clone();
        self.spawn(&clock.early(), move |clock| {
            let mut search = Search::new(team.field, team.options, &team.table, clock);
            let (mut value, mut told) = (0, 0);
            for depth in 1..=team.options.depth {
                value = aspire(&mut search, value, depth + (number % 2) as i32);
                team.nodes.fetch_add(search.nodes - told, Relaxed);
                told = search.nodes;
                if search.broken_off() {
                    break;
                }
            }
        });
    }

    fn spawn(&self, clock: &Clock, work: impl FnOnce(&Clock) + Send + 'static) -> Option<JoinHandle<()>> {
        let (done, clock) = (Arc::clone(&self.done), clock.with_stop(&NEVER));
        Builder::new().spawn(move || work(&clock.with_stop(&done))).ok()
    }
}

/// In the place of a stop on the way from one thread to another.
static NEVER: AtomicBool = AtomicBool::new(false);

/// Waits for the result, or for the last full round before time is up or the answer not wanted.
fn wait(
    clock: &Clock,
    first: JoinHandle<()>,
    told: &Receiver<News>,
    report: &mut dyn FnMut(&Finding),
) -> Finding {
    let mut found = Finding::default();
    loop {
        let patience = clock.patience().unwrap_or(LOOK);
        match told.recv_timeout(patience.min(LOOK)) {
            Ok(News::Round(round)) => {
                report(&round);
                found = round;
            }
            Ok(News::Result(result)) => return result,
            Err(RecvTimeoutError::Timeout) if patience.is_zero() || clock.unwanted() => return found,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                first.join().expect("a search does not panic");
                return found;
            }
        }
    }
}
