//! Lines that arrive while somebody is thinking.
//!
//! A thread of its own reads them, so that the end of the game is noticed at
//! once, and that somebody begins anew. Lines end with LF, CR or both; anything may
//! stand in them, and a byte order mark before the first.

use super::command_queue::CommandQueue;
use super::search_info::square;
use super::state::{Square, Stones};
use crate::bots::process::BYTE_ORDER_MARK;
use std::io::BufRead;
use std::sync::Arc;
use std::time::Instant;

/// The rest of a longer line is thrown away.
const LONGEST: usize = 1000;

/// What a line is to whoever thinks when it comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Call {
    /// `END`: nobody wants to know anything any more.
    Ends,
    /// `YXSTOP`: whoever thinks has to answer at once.
    Stops,
    /// The position is another one from then on, or is asked about anew.
    BeginsAnew,
    /// `TAKEBACK` of this square, which means something only if there is a stone on it.
    TakesBack(Square),
    /// It has time, or cannot be carried out.
    Waits,
}

/// A line and when it came.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) came: Instant,
    pub(super) call: Call,
}

impl Line {
    /// A line that has just come.
    pub(super) fn new(text: String) -> Line {
        let mut line = Line { text, came: Instant::now(), call: Call::Waits };
        line.call = line.call();
        line
    }

    /// The first word in capitals, and what follows it.
    pub(super) fn command(&self) -> (String, &str) {
        let (command, rest) = self.text.split_once(char::is_whitespace).unwrap_or((&self.text, ""));
        (command.to_ascii_uppercase(), rest.trim())
    }

    /// Whether a list of stones is broken off by it.
    pub(super) fn breaks_off(&self) -> bool {
        const ANEW: [&str; 6] = ["START", "RECTSTART", "RESTART", "BEGIN", "BOARD", "SWAP2BOARD"];
        ANEW.contains(&self.command().0.as_str())
    }

    fn call(&self) -> Call {
        let (command, rest) = self.command();
        let begins = match command.as_str() {
            "END" => return Call::Ends,
            "YXSTOP" => return Call::Stops,
            "TAKEBACK" => return square(rest).map_or(Call::Waits, Call::TakesBack),
            "START" => rest.parse().is_ok_and(|side| Stones::new(side, side).is_some()),
            "RECTSTART" => square(rest).is_some_and(|(width, height)| Stones::new(width, height).is_some()),
            _ => self.breaks_off(),
        };
        if begins { Call::BeginsAnew } else { Call::Waits }
    }
}

/// Reads lines in a thread of its own until `END` or the end of the input.
pub(super) fn read(input: impl BufRead + Send + 'static) -> Arc<CommandQueue> {
    let waiting = Arc::new(CommandQueue::default());
    let lines = Arc::clone(&waiting);
    std::thread::spawn(move || {
        pass_on(input, &lines);
        // Whoever thinks now has nobody left to listen for long.
        lines.finish();
    });
    waiting
}

fn pass_on(input: impl BufRead, lines: &CommandQueue) {
    let (mut text, mut first) = (Vec::new(), true);
    // A byte that cannot be read ends the input like its end does.
    for byte in input.bytes().map_while(Result::ok).chain([b'\n']) {
        if byte != b'\n' && byte != b'\r' {
            if text.len() < LONGEST {
                text.push(byte);
            }
            continue;
        }
        let said = String::from_utf8_lossy(&text);
        let said = said.strip_prefix(BYTE_ORDER_MARK).filter(|_| first).unwrap_or(&said).trim();
        let line = Line::new(said.to_owned());
        let last = line.call == Call::Ends;
        if !line.text.is_empty() && !lines.push(line) || last {
            return;
        }
        text.clear();
        first = false;
    }
}
