//! A budget that is spent in two parts.

use crate::bots::limit::Limit;
use crate::bots::{Budget, Thinking};
use std::mem::replace;
use std::time::Instant;

/// A budget of which one half is spent first, and then what is left.
pub(super) struct Share {
    whole: Budget,
    begun: Instant,
    /// Positions visited so far.
    pub(super) visited: u64,
}

impl Share {
    /// Of this budget nothing is spent.
    pub(super) fn of(whole: Budget) -> Share {
        Share { whole, begun: Instant::now(), visited: 0 }
    }

    /// What may be spent first.
    pub(super) fn half(&self) -> Budget {
        match self.whole {
            Budget::Nodes(nodes) => Budget::Nodes(nodes / 2),
            Budget::Time(time) => Budget::Time(time / 2),
        }
    }

    /// What is left.
    pub(super) fn rest(&self) -> Budget {
        match self.whole {
            Budget::Nodes(nodes) => Budget::Nodes(nodes - self.visited),
            Budget::Time(time) => Budget::Time(time.saturating_sub(self.begun.elapsed())),
        }
    }
}

/// The limit of a part of the thinking.
pub(super) fn limit<'a>(thinking: &mut Thinking<'a>, part: Budget) -> Limit<'a> {
    let whole = replace(&mut thinking.budget, part);
    let limit = Limit::of(thinking);
    thinking.budget = whole;
    limit
}
