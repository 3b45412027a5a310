//! How the brain thinks about a move: it listens meanwhile, and tells what it has
//! found, in messages (see [`crate::games::gomoku::gomocup::search_info`]). One tells of a depth that is
//! finished; there is none in the first tenth of a second, then at most one a second,
//! and one more before the answer if it has got deeper by then.

use super::words::about;
use super::{BREATH, Brain};
use crate::bots::Budget;
use crate::games::gomoku::engine::search::{SearchOptions, verdict};
use crate::games::gomoku::engine::search_board::SearchBoard;
use crate::games::gomoku::engine::think::{Finding, think_parallel};
use crate::games::gomoku::gomocup::lines::Line;
use crate::games::gomoku::gomocup::search_info::SearchInfo;
use crate::games::gomoku::gomocup::state::{Square, square};
use crate::games::gomoku::gomocup::time_control::TimeControl;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{Builder, scope};
use std::time::{Duration, Instant};

/// So often it looks whether there is something new to obey.
const LOOK: Duration = Duration::from_millis(4);
/// So many lines it obeys at a look at most.
const MOST: usize = 64;
/// The time from one message to the next.
const PAUSE: Duration = Duration::from_secs(1);
/// The depth of the last message of a search, and when it was told.
#[derive(Default)]
struct Last {
    depth: i32,
    when: Option<Instant>,
}

impl Brain<'_> {
    /// The squares of the best line, of which there is one at least, and what the
    /// position is worth. Afterwards it is known whether anybody wants the answer.
    pub(super) fn think(&mut self) -> Result<(Vec<Square>, i32), String> {
        let rule = self.rule;
        let stones = self.stones()?;
        if stones.full() {
            return Err("the board is full".to_owned());
        }
        let field = stones.field(rule);
        let found = self.find(&field);
        self.unheard = self.has_moved_on();
        if found.line.is_empty() {
            return Err("no square is left".to_owned());
        }
        Ok((found.line.iter().map(|&place| square(&field, place)).collect(), found.value))
    }

    fn find(&mut self, field: &SearchBoard) -> Finding {
        let time = self.patience.next().saturating_sub(self.asked.elapsed());
        let enough = AtomicBool::new(self.is_told_to_end());
        let found = self.search(field, time, &enough);
        if found.depth > 0 || self.has_moved_on() {
            return found;
        }
        // It was stopped before it could look at anything. Nothing breaks off this look.
        let table = self.table.as_ref().expect("made when the game began");
        let (budget, never) = (Budget::Time(TimeControl::AT_ONCE), AtomicBool::new(false));
        think_parallel(self.threads, field, SearchOptions::FULL, table, budget, &never, &mut |_| {})
    }

    /// Searches in a thread of its own, so that this one can listen and tell.
    fn search(&mut self, field: &SearchBoard, time: Duration, enough: &AtomicBool) -> Finding {
        let (table, threads) = (self.table.clone().expect("made when the game began"), self.threads);
        let think = |report: &mut dyn FnMut(&Finding)| {
            think_parallel(threads, field, SearchOptions::FULL, &table, Budget::Time(time), enough, report)
        };
        let (tell, told) = channel();
        self.thinks = true;
        self.lines.thinks(true);
        let found = scope(|scope| {
            let work = || {
                let tell = tell;
                think(&mut |found| drop(tell.send(found.clone())))
            };
            match Builder::new().spawn_scoped(scope, work) {
                Ok(thread) => {
                    self.attend(field, &told, enough);
                    thread.join().expect("a search does not panic")
                }
                // Without a thread it hears nothing until its time is over.
                Err(_) => think(&mut |_| {}),
            }
        });
        self.lines.thinks(false);
        self.thinks = false;
        found
    }

    /// Listens and tells until the search is over.
    fn attend(&mut self, field: &SearchBoard, news: &Receiver<Finding>, enough: &AtomicBool) {
        let (mut last, mut latest) = (Last::default(), Finding::default());
        loop {
            match news.recv_timeout(LOOK) {
                Ok(found) => latest = found,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if enough.load(Relaxed) {
                continue;
            }
            if self.has_to_answer() {
                enough.store(true, Relaxed);
            } else if last.when.is_none_or(|when| when.elapsed() >= PAUSE) {
                self.tell(field, &latest, &mut last);
            }
        }
        if !self.has_moved_on() {
            self.tell(field, &latest, &mut last);
        }
    }

    /// Obeys what can be obeyed meanwhile; whether the thinking has to end.
    fn has_to_answer(&mut self) -> bool {
        if self.is_told_to_end() || self.is_late() {
            return true;
        }
        self.obey_meanwhile();
        self.written.is_err() || self.is_late()
    }

    fn is_told_to_end(&self) -> bool {
        self.lines.end_thinking(|square| self.holds(square))
    }

    fn is_late(&self) -> bool {
        self.asked.elapsed() >= self.patience.next()
    }

    fn obey_meanwhile(&mut self) {
        let asked = self.asked;
        let meanwhile = |line: &Line| {
            let later = line.came.saturating_duration_since(asked) > BREATH;
            later && ["ABOUT", "INFO"].contains(&line.command().0.as_str())
        };
        for _ in 0..MOST {
            let Some(line) = self.lines.next_if(meanwhile) else { return };
            match line.command() {
                (command, text) if command == "INFO" => self.info(text),
                _ => self.say(&about()),
            }
        }
    }

    /// Tells of a finished depth, unless it has been told or is no news yet.
    fn tell(&mut self, field: &SearchBoard, found: &Finding, last: &mut Last) {
        let took = self.asked.elapsed();
        if found.depth <= last.depth || took < BREATH {
            return;
        }
        *last = Last { depth: found.depth, when: Some(Instant::now()) };
        let told = SearchInfo {
            depth: found.depth.unsigned_abs(),
            verdict: verdict(found.value),
            nodes: found.nodes,
            millis: took.as_millis(),
            line: found.line.iter().map(|&place| square(field, place)).collect(),
        };
        self.say(&format!("MESSAGE {told}"));
    }
}
