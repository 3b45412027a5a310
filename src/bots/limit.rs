//! When an opponent has to stop thinking: its budget is spent, or nobody wants
//! the answer any more. Here the time of every opponent is measured but that of
//! engines with several threads, which have clocks of their own.

use super::{Budget, Thinking};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Counts the positions that a search visits, and says when it has to stop.
pub struct Limit<'a> {
    stop: &'a AtomicBool,
    nodes: u64,
    began: Instant,
    deadline: Option<Instant>,
    visited: u64,
}

/// The clock is asked once in so many visits: asking takes longer than a visit.
const VISITS_BETWEEN_LOOKS: u64 = 1024;

impl<'a> Limit<'a> {
    /// The limit that thinking begins with. The time runs from now on.
    #[must_use]
    pub fn of(thinking: &Thinking<'a>) -> Limit<'a> {
        let began = Instant::now();
        let (nodes, deadline) = match thinking.budget {
            Budget::Nodes(nodes) => (nodes, None),
            // A time beyond the end of the clock is no limit.
            Budget::Time(time) => (u64::MAX, began.checked_add(time)),
        };
        Limit { stop: thinking.stop, nodes, began, deadline, visited: 0 }
    }

    /// Counts a visit. False, and nothing is counted, if there may be none.
    pub fn visit(&mut self) -> bool {
        if self.visited == self.nodes || self.stop.load(Ordering::Relaxed) || self.late() {
            return false;
        }
        self.visited += 1;
        true
    }

    /// How many positions were visited.
    #[must_use]
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// The part of the budget that is spent, from 0 to 1.
    #[must_use]
    pub fn spent(&self) -> f64 {
        let part = match self.deadline {
            None => self.visited as f64 / self.nodes.max(1) as f64,
            Some(deadline) => {
                let all = deadline.saturating_duration_since(self.began);
                self.began.elapsed().as_secs_f64() / all.as_secs_f64().max(f64::MIN_POSITIVE)
            }
        };
        part.min(1.0)
    }

    /// Once late, always late, since a refused visit is not counted and the
    /// next one looks at the clock again.
    fn late(&self) -> bool {
        let Some(deadline) = self.deadline else { return false };
        self.visited.is_multiple_of(VISITS_BETWEEN_LOOKS) && Instant::now() >= deadline
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::chance;
    use std::time::Duration;

    /// How many visits are allowed, up to 5000.
    fn visits(budget: Budget, stop: bool) -> u64 {
        let (mut chance, stop) = (chance(0), AtomicBool::new(stop));
        let thinking = Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} };
        let mut limit = Limit::of(&thinking);
        let allowed = (0..5000).filter(|_| limit.visit()).count() as u64;
        assert_eq!(limit.visited(), allowed);
        allowed
    }

    #[test]
    fn a_budget_of_nodes_is_spent_to_the_last_one() {
        assert_eq!([0, 1, 1234, u64::MAX].map(|n| visits(Budget::Nodes(n), false)), [0, 1, 1234, 5000]);
    }

    #[test]
    fn a_time_that_is_over_allows_nothing_and_a_long_one_everything() {
        assert_eq!([Duration::ZERO, Duration::MAX].map(|time| visits(Budget::Time(time), false)), [0, 5000]);
    }

    #[test]
    fn a_budget_of_nodes_is_spent_in_equal_parts() {
        let (mut chance, stop) = (chance(0), AtomicBool::new(false));
        let budget = Budget::Nodes(4);
        let thinking = Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} };
        let mut limit = Limit::of(&thinking);
        let parts = [(); 5].map(|()| {
            let spent = limit.spent();
            limit.visit();
            spent
        });
        assert_eq!(parts, [0.0, 0.25, 0.5, 0.75, 1.0]);
    }

    #[test]
    fn nothing_is_visited_when_nobody_waits() {
        assert_eq!(visits(Budget::Nodes(u64::MAX), true), 0);
    }
}
