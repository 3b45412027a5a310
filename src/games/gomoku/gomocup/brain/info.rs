//! What `INFO` tells: time, memory, threads and the rule. Nothing answers it; a
//! complaint waits for the next answer.

use super::Brain;
use crate::games::gomoku::engine::think::MOST_THREADS;
use crate::games::gomoku::rules::Rule;

/// The bits of `rule`: exactly five win.
const EXACT: i64 = 1;
/// The game goes on after a five; the rows that have won are on the board.
const CONTINUOUS: i64 = 2;
/// Renju, of which nothing more is known here than that six do not win.
const RENJU: i64 = 4;

/// What a search is given. The last number that was told of each holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Condition {
    Memory,
    Threads,
    Rule,
}

impl Brain<'_> {
    /// Obeys what stands behind `INFO`; what is unknown is passed over.
    pub(super) fn info(&mut self, text: &str) {
        let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Ok(number) = value.trim().parse::<i64>() else { return };
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.patience.turn = number,
            "timeout_match" => self.patience.whole = number,
            "time_left" => self.patience.left = Some(number),
            "max_memory" => self.condition(Condition::Memory, number),
            "thread_num" => self.condition(Condition::Threads, number),
            "rule" => {
                self.complaint = complaint(number);
                self.condition(Condition::Rule, number);
            }
            _ => {}
        }
    }

    /// What the search has been given stays with it until it is over; and whoever waits
    /// for its answer does not wait until the next is prepared.
    fn condition(&mut self, condition: Condition, number: i64) {
        if self.thinks {
            self.later.insert(condition, number);
        } else {
            self.set(condition, number);
        }
    }

    /// Obeys what was put off: the answer has been said.
    pub(super) fn settle(&mut self) {
        for (condition, number) in std::mem::take(&mut self.later) {
            self.set(condition, number);
        }
    }

    fn set(&mut self, condition: Condition, number: i64) {
        match condition {
            Condition::Memory => {
                let memory = usize::try_from(number).ok().filter(|&bytes| bytes > 0);
                if memory != self.memory {
                    (self.memory, self.table) = (memory, None);
                    self.prepare();
                }
            }
            Condition::Threads => {
                self.threads = usize::try_from(number).map_or(1, |n| n.clamp(1, MOST_THREADS));
            }
            Condition::Rule => {
                let before = std::mem::replace(&mut self.rule, rule(number));
                if self.rule != before {
                    self.prepare();
                }
            }
        }
    }
}

fn rule(bits: i64) -> Rule {
    if bits & (EXACT | RENJU) != 0 { Rule::Exact } else { Rule::Free }
}

/// What is to be said if that rule is not known here.
fn complaint(bits: i64) -> Option<String> {
    let played = if rule(bits) == Rule::Exact { "exactly five" } else { "free style" };
    let strange = bits & !(EXACT | CONTINUOUS) != 0;
    strange.then(|| format!("rule {bits} is played as {played}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::gomoku::gomocup::lines::{Line, read};
    use std::io::Cursor;

    #[test]
    fn of_what_is_put_off_the_last_is_kept() {
        let mut output = Vec::new();
        let mut brain = Brain::new(read(Cursor::new("")), &mut output, 1, 1);
        brain.thinks = true;
        for number in 1..=1000 {
            for key in ["rule", "max_memory", "Thread_Num", "evaluate"] {
                brain.info(&format!("{key} {number}"));
            }
        }
        assert_eq!(brain.later.len(), 3);
        assert_eq!((brain.rule, brain.memory, brain.threads), (Rule::Free, None, 1));
        brain.thinks = false;
        brain.info("rule 1");
        brain.settle();
        assert!(brain.later.is_empty());
        assert_eq!((brain.rule, brain.memory, brain.threads), (Rule::Free, Some(1000), MOST_THREADS));
    }

    /// What takes a while is prepared when nobody waits for an answer.
    #[test]
    fn an_answer_does_not_wait_for_what_is_put_off() {
        let mut output = Vec::new();
        let mut brain = Brain::new(read(Cursor::new("")), &mut output, 1, 1);
        brain.info("max_memory 30000000");
        brain.obey(&Line::new("START 15".to_owned()));
        brain.later.extend([(Condition::Rule, EXACT), (Condition::Memory, 40_000_000)]);
        assert!(brain.obey(&Line::new("TURN 7,7".to_owned())).is_some_and(|answer| answer.contains(',')));
        assert_eq!((brain.rule, brain.memory), (Rule::Free, Some(30_000_000)));
        brain.settle();
        assert_eq!((brain.rule, brain.memory), (Rule::Exact, Some(40_000_000)));
    }
}
