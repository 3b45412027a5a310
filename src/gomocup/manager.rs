//! The manager's end of the protocol: drives a brain in a process of its own.
//!
//! A brain may crash, hang, print nonsense or play illegally; every such fault
//! comes back with what it said last, and its process is gone within a second.

use std::collections::VecDeque;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A square, from zero, from the top left.
pub type Square = (usize, usize);

/// A brain that can be started.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Program {
    /// The executable.
    pub path: PathBuf,
    /// What it is started with.
    pub arguments: Vec<String>,
}

/// What a brain is told before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// Columns of the board.
    pub width: usize,
    /// Rows of the board.
    pub height: usize,
    /// Whether exactly five win.
    pub exact: bool,
    /// Time for a move.
    pub turn: Duration,
    /// Memory in bytes; 0 sets no limit.
    pub memory: u64,
}

/// What a brain did wrong, with the last thing that it said.
#[derive(Debug)]
pub enum Fault {
    /// It could not be started.
    Start(std::io::Error),
    /// It has ended, or reads no more.
    Gone(String),
    /// It has not answered in time.
    Late(String),
    /// Its answer is none.
    Nonsense(String),
    /// It has named a square that is not free.
    Illegal(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Start(error) => write!(f, "cannot be started: {error}"),
            Fault::Gone(said) => write!(f, "has ended; its last words: {said:?}"),
            Fault::Late(said) => write!(f, "has not answered in time; its last words: {said:?}"),
            Fault::Nonsense(said) => write!(f, "has answered nonsense: {said:?}"),
            Fault::Illegal(said) => write!(f, "has played on a square that is not free: {said:?}"),
        }
    }
}

impl std::error::Error for Fault {}

/// How long a brain may take to get ready.
const READY: Duration = Duration::from_secs(10);
/// How much later than its time a move may come.
const TOLERANCE: Duration = Duration::from_secs(1);
/// How long a brain may take to leave.
const LEAVE: Duration = Duration::from_millis(500);
/// Lines of a brain that are remembered for messages.
const LAST_WORDS: usize = 4;
/// The rest of a longer line is thrown away.
const LONGEST: u64 = 10_000;

/// A running brain.
pub struct Manager {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
    words: Arc<Mutex<VecDeque<String>>>,
    conditions: Conditions,
    /// The moves of the game that the brain knows of.
    known: Vec<Square>,
    memory: u64,
}

impl Manager {
    /// Starts a brain and tells it the conditions.
    ///
    /// # Errors
    /// When it cannot be started or does not get ready.
    pub fn start(program: &Program, conditions: Conditions) -> Result<Manager, Fault> {
        let mut command = Command::new(&program.path);
        command.args(&program.arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(Fault::Start)?;
        let words = Arc::new(Mutex::new(VecDeque::new()));
        let output = listen(child.stdout.take().expect("it is piped"), Some(Arc::clone(&words)));
        // What it complains about is drained, so that it never waits for a reader.
        listen(child.stderr.take().expect("it is piped"), None);
        let input = child.stdin.take();
        let known = Vec::new();
        let mut manager = Manager { child, input, output, words, conditions, known, memory: 0 };
        manager.new_game()?;
        Ok(manager)
    }

    /// Begins a game on an empty board.
    ///
    /// # Errors
    /// When the brain does not get ready.
    pub fn new_game(&mut self) -> Result<(), Fault> {
        self.known.clear();
        let Conditions { width, height, exact, turn, memory } = self.conditions;
        if width == height {
            self.say(&format!("START {width}"))?;
        } else {
            self.say(&format!("RECTSTART {width},{height}"))?;
        }
        self.expect_ok()?;
        self.say(&format!("INFO timeout_turn {}", turn.as_millis()))?;
        self.say("INFO timeout_match 0")?;
        self.say(&format!("INFO max_memory {memory}"))?;
        self.say("INFO game_type 1")?;
        self.say(&format!("INFO rule {}", u8::from(exact)))
    }

    /// What the brain says of itself.
    ///
    /// # Errors
    /// When it does not answer.
    pub fn about(&mut self) -> Result<String, Fault> {
        self.say("ABOUT")?;
        self.hear(Instant::now() + READY)
    }

    /// Asks for the next move after these ones, and returns it with the time that it took.
    ///
    /// # Errors
    /// When there is no such move.
    pub fn next(&mut self, moves: &[Square]) -> Result<(Square, Duration), Fault> {
        self.tell(moves)?;
        let asked = Instant::now();
        let answer = self.hear(asked + self.conditions.turn + TOLERANCE)?;
        let took = asked.elapsed();
        let square = parse(&answer).ok_or_else(|| Fault::Nonsense(answer.clone()))?;
        let Conditions { width, height, .. } = self.conditions;
        if square.0 >= width || square.1 >= height || moves.contains(&square) {
            return Err(Fault::Illegal(answer));
        }
        self.known = [moves, &[square]].concat();
        self.memory = self.memory.max(peak_memory(self.child.id()));
        Ok((square, took))
    }

    /// The most memory that it has used so far, in bytes; 0 where that cannot be told.
    #[must_use]
    pub fn memory(&self) -> u64 {
        self.memory
    }

    fn tell(&mut self, moves: &[Square]) -> Result<(), Fault> {
        self.say("INFO time_left 2147483647")?;
        match moves {
            [] => self.say("BEGIN"),
            [before @ .., (x, y)] if *before == self.known[..] => self.say(&format!("TURN {x},{y}")),
            _ => {
                let mut text = String::from("BOARD\r\n");
                for (i, (x, y)) in moves.iter().enumerate() {
                    // The brain has made every second move, counted from the end.
                    let owner = 1 + (moves.len() - i) % 2;
                    text.push_str(&format!("{x},{y},{owner}\r\n"));
                }
                self.say(&(text + "DONE"))
            }
        }
    }

    fn expect_ok(&mut self) -> Result<(), Fault> {
        let answer = self.hear(Instant::now() + READY)?;
        if answer.to_ascii_uppercase().starts_with("OK") { Ok(()) } else { Err(Fault::Nonsense(answer)) }
    }

    fn say(&mut self, text: &str) -> Result<(), Fault> {
        let input = self.input.as_mut().expect("open until the end");
        let said = input.write_all(format!("{text}\r\n").as_bytes()).and_then(|()| input.flush());
        said.map_err(|_| {
            // Its last words may still be on their way.
            while self.output.recv_timeout(LEAVE).is_ok() {}
            Fault::Gone(self.last_words())
        })
    }

    /// The next line that is an answer.
    fn hear(&mut self, until: Instant) -> Result<String, Fault> {
        loop {
            let line = match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Late(self.last_words())),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone(self.last_words())),
            };
            let command = line.split_whitespace().next().unwrap_or("").to_ascii_uppercase();
            match command.as_str() {
                "" | "MESSAGE" | "DEBUG" => {}
                "SUGGEST" => self.say(&format!("PLAY {}", line[command.len()..].trim()))?,
                _ => return Ok(line),
            }
        }
    }

    fn last_words(&self) -> String {
        let words = self.words.lock().expect("no reader panics");
        words.iter().cloned().collect::<Vec<_>>().join(" / ")
    }
}

impl Drop for Manager {
    /// Asks the brain to leave and, if it does not, ends it.
    fn drop(&mut self) {
        if let Some(mut input) = self.input.take() {
            // A brain that is gone already hears nothing.
            let _ = input.write_all(b"END\r\n");
        }
        let until = Instant::now() + LEAVE;
        while Instant::now() < until {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        // It may have left in the meantime.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads lines in a thread of its own until the other end is closed.
fn listen(from: impl Read + Send + 'static, words: Option<Arc<Mutex<VecDeque<String>>>>) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut from = BufReader::new(from);
        let mut line = Vec::new();
        while from.by_ref().take(LONGEST).read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
            for part in String::from_utf8_lossy(&line).split(['\r', '\n']).map(str::trim) {
                let Some(words) = words.as_ref().filter(|_| !part.is_empty()) else { continue };
                let mut words = words.lock().expect("no reader panics");
                words.push_back(part.to_owned());
                if words.len() > LAST_WORDS {
                    words.pop_front();
                }
                // Nobody listens any more when the manager is dropped.
                let _ = sender.send(part.to_owned());
            }
            line.clear();
        }
    });
    receiver
}

fn parse(answer: &str) -> Option<Square> {
    let (x, y) = answer.split_once(',')?;
    Some((x.trim().parse().ok()?, y.trim().parse().ok()?))
}

/// What the system says of the most memory that a process has used.
fn peak_memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
