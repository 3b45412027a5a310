//! The manager's end of the protocol: drives a brain in a process of its own.
//!
//! A brain may crash, hang, print nonsense or play illegally; every such fault
//! comes back with what it said last. Its process, and on Unix all that it has
//! started, is gone within a second.

use super::search_info::{SearchInfo, square};
use crate::bots::outside::always;
pub use crate::bots::outside::{EngineFailure, Interrupted, Program};
use crate::bots::process::{Deaf, LONGEST_WORDS, Process};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

/// A square, from zero, from the top left.
pub type Square = (usize, usize);

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

/// Time for a move where none is named.
pub const TURN: Duration = Duration::from_secs(1);
/// Memory that tournaments allow, in bytes.
pub const MEMORY: u64 = 350 << 20;

/// How long a brain may take to get ready.
const READY: Duration = Duration::from_secs(10);
/// How much later than its time a move may come.
const TOLERANCE: Duration = Duration::from_secs(1);
/// How soon it is noticed that an answer is no longer wanted.
const SOON: Duration = Duration::from_millis(20);

/// A running brain.
pub struct Manager {
    process: Process,
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
    pub fn start(program: &Program, conditions: Conditions) -> Result<Manager, EngineFailure> {
        always(|stop| Manager::start_unless(program, conditions, stop))
    }

    /// The same, until the flag is true.
    ///
    /// # Errors
    /// As [`start`](Manager::start), and [`Interrupted::Stopped`].
    pub fn start_unless(
        program: &Program,
        conditions: Conditions,
        stop: &AtomicBool,
    ) -> Result<Manager, Interrupted> {
        let process = Process::start(program, "END")
            .map_err(|error| EngineFailure::NotStarted { kind: error.kind(), why: error.to_string() })?;
        let mut manager = Manager { process, conditions, known: Vec::new(), memory: 0 };
        manager.new_game_unless(stop)?;
        Ok(manager)
    }

    /// Begins a game on an empty board.
    ///
    /// # Errors
    /// When the brain does not get ready.
    pub fn new_game(&mut self) -> Result<(), EngineFailure> {
        always(|stop| self.new_game_unless(stop))
    }

    fn new_game_unless(&mut self, stop: &AtomicBool) -> Result<(), Interrupted> {
        self.known.clear();
        let Conditions { width, height, exact, turn, memory } = self.conditions;
        if width == height {
            self.say(&format!("START {width}"))?;
        } else {
            self.say(&format!("RECTSTART {width},{height}"))?;
        }
        self.expect_ok(stop)?;
        self.say(&format!("INFO timeout_turn {}", turn.as_millis()))?;
        self.say("INFO timeout_match 0")?;
        self.say(&format!("INFO max_memory {memory}"))?;
        self.say("INFO game_type 1")?;
        Ok(self.say(&format!("INFO rule {}", u8::from(exact)))?)
    }

    /// What the brain says of itself.
    ///
    /// # Errors
    /// When it does not answer.
    pub fn about(&mut self) -> Result<String, EngineFailure> {
        always(|stop| self.about_unless(stop))
    }

    /// The same, until the flag is true.
    ///
    /// # Errors
    /// As [`about`](Manager::about), and [`Interrupted::Stopped`].
    pub fn about_unless(&mut self, stop: &AtomicBool) -> Result<String, Interrupted> {
        self.say("ABOUT")?;
        self.hear(READY, stop)
    }

    /// Asks for the next move after these ones, and returns it with the time that it took.
    ///
    /// # Errors
    /// When there is no such move.
    pub fn next(&mut self, moves: &[Square]) -> Result<(Square, Duration), EngineFailure> {
        always(|stop| self.next_unless(moves, stop, &mut |_| {}))
    }

    /// The same, until the flag is true; the brain then has to be dropped. What it tells
    /// meanwhile and can be understood, `told` is given.
    ///
    /// # Errors
    /// As [`next`](Manager::next), and [`Interrupted::Stopped`].
    pub fn next_unless(
        &mut self,
        moves: &[Square],
        stop: &AtomicBool,
        told: &mut dyn FnMut(SearchInfo),
    ) -> Result<(Square, Duration), Interrupted> {
        self.tell(moves, stop)?;
        let asked = Instant::now();
        let answer = self.hear_telling(self.patience(), stop, told)?;
        let took = asked.elapsed();
        let square = square(&answer).ok_or_else(|| EngineFailure::Nonsense { said: short(&answer) })?;
        if !self.free(square, moves) {
            return Err(EngineFailure::Illegal { said: short(&answer) }.into());
        }
        self.known = [moves, &[square]].concat();
        Ok((square, took))
    }

    /// Asks what to do in the opening *swap2* when these stones stand on the board,
    /// none, three or five: the squares of stones to place, or none to swap. None
    /// asks for three of them; three allow to swap, or one stone, or two; five to
    /// swap, or one stone.
    ///
    /// # Errors
    /// When the answer is none of these, [`Interrupted::Stopped`] once the flag is true; the
    /// brain then has to be dropped.
    pub fn swap2_unless(&mut self, stones: &[Square], stop: &AtomicBool) -> Result<Vec<Square>, Interrupted> {
        if !self.known.is_empty() {
            self.new_game_unless(stop)?;
        }
        let lines: String = stones.iter().map(|(x, y)| format!("{x},{y}\r\n")).collect();
        self.say(&format!("SWAP2BOARD\r\n{lines}DONE"))?;
        let answer = self.hear(self.patience(), stop)?;
        let wanted = match stones.len() {
            0 => 3..=3,
            3 => 1..=2,
            _ => 1..=1,
        };
        if answer.eq_ignore_ascii_case("SWAP") && !stones.is_empty() {
            return Ok(Vec::new());
        }
        let squares: Option<Vec<Square>> = answer.split_whitespace().map(square).collect();
        let squares = squares.filter(|squares| wanted.contains(&squares.len()));
        let squares = squares.ok_or_else(|| EngineFailure::Nonsense { said: short(&answer) })?;
        let free =
            |(i, &square): (usize, &Square)| self.free(square, stones) && !squares[..i].contains(&square);
        if squares.iter().enumerate().all(free) {
            Ok(squares)
        } else {
            Err(EngineFailure::Illegal { said: short(&answer) }.into())
        }
    }

    /// How long an answer is waited for.
    fn patience(&self) -> Duration {
        self.conditions.turn.saturating_add(TOLERANCE)
    }

    fn free(&self, square: Square, stones: &[Square]) -> bool {
        let Conditions { width, height, .. } = self.conditions;
        square.0 < width && square.1 < height && !stones.contains(&square)
    }

    /// The most memory that it has used until its last answer, in bytes; 0 where that
    /// cannot be told.
    #[must_use]
    pub fn memory(&self) -> u64 {
        self.memory
    }

    /// Tells the position. A brain that knows another one begins anew: the board has
    /// to be empty before `BEGIN` and `BOARD`, and not every brain takes stones back.
    fn tell(&mut self, moves: &[Square], stop: &AtomicBool) -> Result<(), Interrupted> {
        let goes_on = moves.split_last().is_some_and(|(_, before)| *before == self.known[..]);
        if !goes_on && !self.known.is_empty() {
            self.new_game_unless(stop)?;
        }
        self.say("INFO time_left 2147483647")?;
        match moves {
            [] => self.say("BEGIN")?,
            [.., (x, y)] if goes_on => self.say(&format!("TURN {x},{y}"))?,
            _ => {
                let mut text = String::from("BOARD\r\n");
                for (i, (x, y)) in moves.iter().enumerate() {
                    // The brain has made every second move, counted from the end.
                    let owner = 1 + (moves.len() - i) % 2;
                    text.push_str(&format!("{x},{y},{owner}\r\n"));
                }
                self.say(&(text + "DONE"))?;
            }
        }
        Ok(())
    }

    fn expect_ok(&mut self, stop: &AtomicBool) -> Result<(), Interrupted> {
        let answer = self.hear(READY, stop)?;
        if answer.to_ascii_uppercase().starts_with("OK") {
            Ok(())
        } else {
            Err(EngineFailure::Nonsense { said: short(&answer) }.into())
        }
    }

    fn say(&mut self, text: &str) -> Result<(), EngineFailure> {
        self.process.say(text).map_err(|deaf| match deaf {
            Deaf::Gone => self.gone(),
            Deaf::Late => EngineFailure::Late { said: self.process.last_words() },
        })
    }

    /// The next line that is an answer, within this time from now.
    fn hear(&mut self, within: Duration, stop: &AtomicBool) -> Result<String, Interrupted> {
        self.hear_telling(within, stop, &mut |_| {})
    }

    fn hear_telling(
        &mut self,
        within: Duration,
        stop: &AtomicBool,
        told: &mut dyn FnMut(SearchInfo),
    ) -> Result<String, Interrupted> {
        let asked = Instant::now();
        let mut suggested = false;
        loop {
            let line = self.process.output.recv_timeout(SOON);
            if stop.load(Relaxed) {
                return Err(Interrupted::Stopped);
            }
            // A brain that never stops talking has not answered, either.
            if asked.elapsed() >= within {
                return Err(EngineFailure::Late { said: self.process.last_words() }.into());
            }
            let line = match line {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) if self.process.deaf() => return Err(self.gone().into()),
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone().into()),
            };
            let command = line.split_whitespace().next().unwrap_or("").to_ascii_uppercase();
            match command.as_str() {
                "MESSAGE" => SearchInfo::read(&line[command.len()..]).into_iter().for_each(&mut *told),
                "" | "DEBUG" => {}
                // It has been told to play already, and need not be told again.
                "SUGGEST" if suggested => {}
                "SUGGEST" => {
                    suggested = true;
                    self.say(&format!("PLAY {}", line[command.len()..].trim()))?;
                }
                _ => {
                    self.memory = self.memory.max(self.process.peak_memory());
                    return Ok(line);
                }
            }
        }
    }

    fn gone(&mut self) -> EngineFailure {
        let how = self.process.how_it_ended();
        EngineFailure::Gone { how, said: self.process.last_words() }
    }
}

/// As much of an answer as a message quotes.
fn short(answer: &str) -> String {
    answer.chars().take(LONGEST_WORDS).collect()
}
