//! The lines that wait until they have their turn, and what they mean to whoever
//! thinks meanwhile.
//!
//! They may fill so much memory and no more ([`ROOM`]). While nobody thinks, whoever
//! writes has to wait when it is full. But while somebody thinks, reading goes on, since
//! `END` may come next, or what begins anew: these are kept, and what else comes is lost
//! and counted.

use super::lines::{Call, Line};
use super::state::Square;
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::time::Instant;

/// What the lines that wait may fill, in bytes: about eighty thousand short ones.
const ROOM: usize = 8 << 20;
/// What a line fills beside its text, in bytes.
const AROUND: usize = size_of::<Line>() + 32;

/// The lines that have been read, but not had their turn.
#[derive(Default)]
pub(super) struct CommandQueue {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    lines: VecDeque<Line>,
    bytes: usize,
    /// What those lines are, and when they came, which do not just wait.
    calls: VecDeque<(Call, Instant)>,
    /// Nothing more will come.
    over: bool,
    /// When `END` came.
    end: Option<Instant>,
    /// Whether somebody thinks whom no line has told to make an end of it.
    thinks: bool,
    /// How many lines were too many.
    lost: usize,
    /// Nobody reads them any more.
    closed: bool,
}

impl Queue {
    fn add(&mut self, line: &Line) {
        self.bytes += AROUND + line.text.len();
    }

    fn take(&mut self) -> Option<Line> {
        let line = self.lines.pop_front()?;
        self.bytes -= AROUND + line.text.len();
        if line.call != Call::Waits {
            self.calls.pop_front();
        }
        Some(line)
    }
}

impl CommandQueue {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().expect("nobody panics with it")
    }

    fn change<T>(&self, change: impl FnOnce(&mut Queue) -> T) -> T {
        let changed = change(&mut self.queue());
        self.changed.notify_all();
        changed
    }

    /// The next line, which has its turn now; waits until there is one.
    pub(super) fn next(&self) -> Option<Line> {
        let empty = |queue: &mut Queue| queue.lines.is_empty() && !queue.over;
        drop(self.changed.wait_while(self.queue(), empty).expect("nobody panics with it"));
        self.change(Queue::take)
    }

    /// The next line if it is there and wanted.
    pub(super) fn next_if(&self, wanted: impl Fn(&Line) -> bool) -> Option<Line> {
        let next = |queue: &mut Queue| queue.lines.front().is_some_and(wanted).then(|| queue.take());
        self.change(next).flatten()
    }

    /// It has not had its turn after all.
    pub(super) fn put_back(&self, line: Line) {
        self.change(|queue| {
            queue.add(&line);
            if line.call != Call::Waits {
                queue.calls.push_front((line.call, line.came));
            }
            queue.lines.push_front(line);
        });
    }

    /// Somebody begins to think, or has come to an end.
    pub(super) fn thinks(&self, thinks: bool) {
        let ends = |&(call, _): &(Call, Instant)| !matches!(call, Call::TakesBack(_));
        self.change(|queue| queue.thinks = thinks && !queue.calls.iter().any(ends));
    }

    /// How many lines were lost since this was asked before.
    pub(super) fn lost(&self) -> usize {
        self.change(|queue| std::mem::take(&mut queue.lost))
    }

    /// When `END` came, if it did.
    pub(super) fn end(&self) -> Option<Instant> {
        self.queue().end
    }

    /// When the first of those came after which nobody wants to know the answer to what
    /// was asked before: one that begins anew, takes back a stone that is there, or `END`.
    pub(super) fn moved_on(&self, is_there: impl Fn(Square) -> bool) -> Option<Instant> {
        let queue = self.queue();
        let anew = |call| match call {
            Call::BeginsAnew | Call::Ends => true,
            Call::TakesBack(square) => is_there(square),
            Call::Stops | Call::Waits => false,
        };
        queue.calls.iter().find(|&&(call, _)| anew(call)).map(|&(_, came)| came).or(queue.end)
    }

    /// Whether whoever thinks has to answer at once, or need not answer any more.
    pub(super) fn end_thinking(&self, is_there: impl Fn(Square) -> bool) -> bool {
        let stopped = {
            let queue = self.queue();
            queue.over || queue.calls.iter().any(|&(call, _)| call == Call::Stops)
        };
        stopped || self.moved_on(is_there).is_some()
    }

    /// Adds a line behind the others; `false` if nobody reads them any more.
    pub(super) fn push(&self, line: Line) -> bool {
        let mut queue = self.queue();
        match line.call {
            Call::Ends => (queue.over, queue.end) = (true, Some(line.came)),
            Call::Stops | Call::BeginsAnew if queue.thinks => queue.thinks = false,
            _ => {
                let full = |queue: &mut Queue| queue.bytes >= ROOM && !queue.thinks && !queue.closed;
                queue = self.changed.wait_while(queue, full).expect("nobody panics with it");
                if queue.bytes >= ROOM && !queue.closed {
                    queue.lost += 1;
                    return true;
                }
            }
        }
        queue.add(&line);
        if line.call != Call::Waits {
            queue.calls.push_back((line.call, line.came));
        }
        queue.lines.push_back(line);
        self.changed.notify_all();
        !queue.closed
    }

    /// Nothing more will come.
    pub(super) fn finish(&self) {
        self.change(|queue| queue.over = true);
    }

    /// Nobody reads them any more.
    pub(super) fn close(&self) {
        self.change(|queue| queue.closed = true);
    }
}
