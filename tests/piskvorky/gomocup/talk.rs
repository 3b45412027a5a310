//! A brain to talk to.

use piskvorky::games::gomoku::gomocup::brain;
use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Read, Write, pipe};
use std::thread::JoinHandle;

/// A brain in a thread, and this end of its pipes.
pub(super) struct Talk {
    pub(super) to: Option<PipeWriter>,
    from: BufReader<PipeReader>,
    brain: JoinHandle<std::io::Result<()>>,
}

impl Talk {
    pub(super) fn new() -> Talk {
        let (its_input, to) = pipe().expect("a pipe");
        let (from, its_output) = pipe().expect("a pipe");
        let brain = std::thread::spawn(|| brain::run(BufReader::new(its_input), its_output, 1, 1));
        Talk { to: Some(to), from: BufReader::new(from), brain }
    }

    pub(super) fn say(&mut self, text: &str) {
        self.to.as_mut().expect("open").write_all(text.as_bytes()).expect("the brain reads");
    }

    /// The next answer; messages are passed over.
    pub(super) fn hear(&mut self) -> String {
        loop {
            let line = self.hear_any();
            if !line.starts_with("MESSAGE") {
                return line;
            }
        }
    }

    /// The next line, which may be a message.
    pub(super) fn hear_any(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("text");
        assert!(line.ends_with("\r\n") || line.is_empty(), "{line:?}");
        line.trim_end().to_owned()
    }

    pub(super) fn ask(&mut self, text: &str) -> String {
        self.say(text);
        self.hear()
    }

    /// Ends the brain, and returns all answers that it still gives.
    pub(super) fn end(mut self, last: &str) -> String {
        self.say(last);
        self.rest()
    }

    /// The same when the end has been said, or the input is in other hands.
    pub(super) fn rest(mut self) -> String {
        self.to = None;
        let mut rest = String::new();
        self.from.read_to_string(&mut rest).expect("text");
        let rest = rest.split_inclusive('\n').filter(|line| !line.starts_with("MESSAGE")).collect();
        self.brain.join().expect("it does not panic").expect("its answers are read");
        rest
    }
}

pub(super) fn square(answer: &str) -> (usize, usize) {
    let (x, y) = answer.split_once(',').unwrap_or_else(|| panic!("{answer:?} is no square"));
    (x.parse().expect("a column"), y.parse().expect("a row"))
}

/// Lets the brain answer as soon as it can.
pub(super) const AT_ONCE: &str = "INFO timeout_turn 0\n";
