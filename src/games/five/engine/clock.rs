//! How long a search may go on.
//!
//! Nodes are counted exactly, so that a budget of nodes gives the same move
//! every time; the clock is looked at rarely enough to cost nothing and often
//! enough to be late by a fraction of a millisecond.

use crate::bots::Budget;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// What is kept back for leaving the search and handing over the answer.
const RESERVE: Duration = Duration::from_millis(3);

/// The end of one search.
pub struct Clock<'a> {
    started: Instant,
    /// When the answer is due.
    due: Option<Instant>,
    nodes: u64,
    stop: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    /// A clock that runs from now on.
    #[must_use]
    pub fn start(budget: Budget, stop: &'a AtomicBool) -> Clock<'a> {
        let started = Instant::now();
        let (due, nodes) = match budget {
            Budget::Nodes(nodes) => (None, nodes),
            Budget::Time(time) => (Some(started + time.saturating_sub(RESERVE)), u64::MAX),
        };
        Clock { started, due, nodes, stop }
    }

    /// A clock that began with this one and runs out after a third of its time.
    #[must_use]
    pub fn third(&self) -> Clock<'a> {
        let due = self.due.map(|due| self.started + due.saturating_duration_since(self.started) / 3);
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

    /// Whether it is worth beginning another round that takes longer than all before.
    #[must_use]
    pub fn allows_another(&self, nodes: u64) -> bool {
        if self.stop.load(Relaxed) || nodes >= self.nodes {
            return false;
        }
        self.due.is_none_or(|due| due.saturating_duration_since(Instant::now()) * 2 >= self.started.elapsed())
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
