//! What `INFO` tells: time, memory, threads and the rule. Nothing answers it; a
//! complaint waits for the next answer.

use super::Brain;
use crate::games::five::engine::think::MOST_THREADS;
use crate::games::five::rules::Rule;

/// The bits of `rule`: exactly five win.
const EXACT: i64 = 1;
/// The game goes on after a five; the rows that have won are on the board.
const CONTINUOUS: i64 = 2;
/// Renju, of which nothing more is known here than that six do not win.
const RENJU: i64 = 4;

impl Brain<'_> {
    /// Obeys what stands behind `INFO`; what is unknown is passed over.
    pub(super) fn info(&mut self, text: &str) {
        let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Ok(number) = value.trim().parse::<i64>() else { return };
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.patience.turn = number,
            "timeout_match" => self.patience.whole = number,
            "time_left" => self.patience.left = Some(number),
            // What the search has been given stays with it until it is over.
            "max_memory" | "thread_num" | "rule" if self.thinks => self.later.push(text.to_owned()),
            "max_memory" => {
                let memory = usize::try_from(number).ok().filter(|&bytes| bytes > 0);
                if memory != self.memory {
                    (self.memory, self.table) = (memory, None);
                    self.prepare();
                }
            }
            "thread_num" => self.threads = usize::try_from(number).map_or(1, |n| n.clamp(1, MOST_THREADS)),
            "rule" => self.set_rule(number),
            _ => {}
        }
    }

    fn set_rule(&mut self, bits: i64) {
        let before = self.rule;
        self.rule = if bits & (EXACT | RENJU) != 0 { Rule::Exact } else { Rule::Free };
        let played = if self.rule == Rule::Exact { "exactly five" } else { "free style" };
        let strange = bits & !(EXACT | CONTINUOUS) != 0;
        self.complaint = strange.then(|| format!("rule {bits} is played as {played}"));
        if self.rule != before {
            self.prepare();
        }
    }
}
