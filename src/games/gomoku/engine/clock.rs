//! How long a search may go on.
//!
//! Nodes are counted exactly, so that a budget of nodes gives the same move
//! every time; the clock is looked at rarely enough to cost nothing and often
//! enough to be late by a fraction of a millisecond.

use crate::bots::Budget;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// What is kept back for leaving the search and handing over the answer: an
/// eighth of the time, but no more than a fortieth and [`RESERVE`].
fn reserve(time: Duration) -> Duration {
    (time / 8).min(RESERVE + time / 40)
}

/// See [`reserve`]; that this is enough is measured, see [`super::together`].
const RESERVE: Duration = Duration::from_millis(12);

/// The end of one search.
#[derive(Clone, Copy)]
pub struct Clock<'a> {
    started: Instant,
    /// When the answer is due.
    due: Option<Instant>,
    nodes: u64,
    /// What lies between that and the end of the time.
    reserve: Duration,
    stop: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    /// A clock that runs from now on.
    #[must_use]
    pub fn start(budget: Budget, stop: &'a AtomicBool) -> Clock<'a> {
        let started = Instant::now();
        let (due, nodes, reserve) = match budget {
            Budget::Nodes(nodes) => (None, nodes, Duration::ZERO),
            Budget::Time(time) => {
                let reserve = reserve(time);
                (started.checked_add(time - reserve), u64::MAX, reserve)
            }
        };
        Clock { started, due, nodes, reserve, stop }
    }

    /// The same clock for somebody who listens to another stop.
    #[must_use]
    pub fn with_stop<'b>(&self, stop: &'b AtomicBool) -> Clock<'b> {
        Clock { stop, ..*self }
    }

    /// A clock that runs out earlier by half of what this one keeps back.
    #[must_use]
    pub fn early(&self) -> Clock<'a> {
        Clock { due: self.due.and_then(|due| due.checked_sub(self.reserve / 2)), ..*self }
    }

    /// How long it may still be waited for a search that keeps to this clock: until
    /// half of what it keeps back is gone. `None`: for ever.
    #[must_use]
    pub fn patience(&self) -> Option<Duration> {
        Some((self.due? + self.reserve / 2).saturating_duration_since(Instant::now()))
    }

    /// A clock that began with this one and runs out after this part of its time.
    #[must_use]
    pub fn part(&self, part: u32) -> Clock<'a> {
        let due = self.due.map(|due| self.started + due.saturating_duration_since(self.started) / part);
        Clock { due, ..*self }
    }

    /// Whether a budget of nodes is used up.
    #[inline]
    #[must_use]
    pub fn spent(&self, nodes: u64) -> bool {
        nodes >= self.nodes
    }

    /// Whether time is up or the answer no longer wanted.
    #[must_use]
    pub fn late(&self) -> bool {
        self.stop.load(Relaxed) || self.due.is_some_and(|due| Instant::now() >= due)
    }

    /// Whether the answer is no longer wanted.
    #[must_use]
    pub fn unwanted(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Whether another round may begin. Even one that is broken off can find a
    /// better move, and time that is left over is of no use to anybody.
    #[must_use]
    pub fn allows_another(&self, nodes: u64) -> bool {
        !self.spent(nodes) && !self.late()
    }

    /// Time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Nodes that are left of a budget of nodes.
    #[must_use]
    pub fn nodes_left(&self, nodes: u64) -> u64 {
        self.nodes.saturating_sub(nodes)
    }
}
