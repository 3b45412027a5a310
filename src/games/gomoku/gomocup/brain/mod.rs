//! The brain: a program that is asked for moves.
//!
//! It answers what it does not understand with `UNKNOWN`, what is impossible with
//! `ERROR`, and goes on. It obeys the commands in their order, but reads on while it
//! thinks:
//!
//! | what comes | what becomes of the thinking | when it is obeyed |
//! |---|---|---|
//! | `ABOUT`, `INFO` | goes on | at once, if nothing waits before it; but see below |
//! | `YXSTOP` | ends, and is answered | at once |
//! | `START`, `RECTSTART`, `RESTART`, `BEGIN`, `BOARD`, `SWAP2BOARD`, `TAKEBACK` | ends, and its answer is thrown away | at once |
//! | `END` | ends, and its answer is thrown away | at once |
//! | the end of the input | ends, and is answered | after all that came before it |
//! | `TURN`, `PLAY`, and whatever is unknown or cannot be carried out | goes on | after the answer, which it may depend on |
//!
//! A board that cannot be and a square without a stone cannot be carried out. `BOARD` and
//! `SWAP2BOARD` can: the board is empty from that word on, whatever is listed. Amid the
//! list `ABOUT` and `INFO` are obeyed; what begins anew breaks it off, and it gets no
//! answer; what else is no stone is an error in the list.
//!
//! Time that `INFO` tells holds for the question under way, too, if it is shorter than
//! what was told before; memory, threads and the rule hold from the next one on.
//!
//! A script that pipes all its commands in one breath wants the answers to all of them,
//! in their order, and no manager takes a question back so soon. So what comes within a
//! tenth of a second after a question (`BREATH`) never throws its answer away: the
//! thinking ends at once if it would end otherwise, but it is answered. And `ABOUT` and
//! `INFO` that came so soon are obeyed after the answer. A script that is not read within
//! that time is not said in one breath; and of what comes while it thinks, no more is kept
//! than fits in a few megabytes (see `super::waiting`). It says how much was lost.
//!
//! While it thinks it tells what it has found by `MESSAGE` (see [`super::search_info`]).

mod board;
mod info;
mod swap;
mod thinking;
mod words;

use super::command_queue::CommandQueue;
use super::lines::{Line, read};
use super::state::{Owner, Square, Stones};
use super::time_control::TimeControl;
use crate::bots::{Chance, chance};
use crate::games::gomoku::engine::table::Table;
use crate::games::gomoku::rules::Rule;
use info::Condition;
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};
use words::{about, bad, pair, said, short};

/// Memory of the transposition table if the manager sets no limit, in bytes.
const MEMORY: usize = 128 << 20;
/// What the rest of the program needs, in bytes.
const REST: usize = 24 << 20;
/// What comes so soon after a question was said in one breath with it.
const BREATH: Duration = Duration::from_millis(100);

/// Plays until `END` or the end of the input, with so many threads. All chance
/// comes from `seed`.
///
/// # Errors
/// When an answer cannot be written.
pub fn run(
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
    seed: u64,
    threads: usize,
) -> io::Result<()> {
    let mut brain = Brain::new(read(input), &mut output, seed, threads);
    while let Some(line) = brain.lines.next() {
        let answer = brain.obey(&line);
        if brain.has_ended() {
            break;
        }
        if let (Some(answer), false) = (answer, brain.unheard) {
            brain.reply(&answer);
        }
        brain.settle();
        std::mem::replace(&mut brain.written, Ok(()))?;
    }
    Ok(())
}

struct Brain<'a> {
    lines: Arc<CommandQueue>,
    output: &'a mut dyn Write,
    /// What became of the last that was said.
    written: io::Result<()>,
    chance: Chance,
    threads: usize,
    stones: Option<Stones>,
    rule: Rule,
    /// When the last line of what is being obeyed came.
    asked: Instant,
    /// Whether a search is under way.
    thinks: bool,
    /// Whether it is asked which side it takes: then the stones are not kept.
    chooses: bool,
    /// What `INFO` said meanwhile that waits until the answer has been said.
    later: BTreeMap<Condition, i64>,
    /// Whether the answer to what is being obeyed is thrown away.
    unheard: bool,
    /// What has to be said before the next answer: nothing may answer `INFO`.
    complaint: Option<String>,
    patience: TimeControl,
    memory: Option<usize>,
    table: Option<Table>,
}

type Answer = Result<String, String>;

impl<'a> Brain<'a> {
    fn new(lines: Arc<CommandQueue>, output: &'a mut dyn Write, seed: u64, threads: usize) -> Brain<'a> {
        Brain {
            lines,
            output,
            written: Ok(()),
            chance: chance(seed),
            threads,
            stones: None,
            rule: Rule::Free,
            asked: Instant::now(),
            thinks: false,
            chooses: false,
            later: BTreeMap::new(),
            unheard: false,
            complaint: None,
            patience: TimeControl::default(),
            memory: None,
            table: None,
        }
    }

    fn say(&mut self, text: &str) {
        if self.written.is_ok() {
            self.written = write!(self.output, "{text}\r\n").and_then(|()| self.output.flush());
        }
    }

    /// Says an answer, and before it what nothing else could answer.
    fn reply(&mut self, answer: &str) {
        let lost = self.lines.lost();
        if lost > 0 {
            self.say(&format!("MESSAGE {lost} lines were too many and are not answered"));
        }
        if let Some(complaint) = self.complaint.take() {
            self.say(&format!("MESSAGE {complaint}"));
        }
        self.say(answer);
    }

    /// Whether this came later than in one breath with what is being obeyed.
    fn afterwards(&self, came: Option<Instant>) -> bool {
        came.is_some_and(|came| came.saturating_duration_since(self.asked) > BREATH)
    }

    fn has_ended(&self) -> bool {
        self.afterwards(self.lines.end())
    }

    /// Whether nobody wants to know any more what is being thought about.
    fn has_moved_on(&self) -> bool {
        self.afterwards(self.lines.moved_on(|square| self.holds(square)))
    }

    /// Whether a stone can be taken back from there.
    fn holds(&self, square: Square) -> bool {
        !self.chooses && self.stones.as_ref().is_some_and(|stones| stones.has(square))
    }

    fn obey(&mut self, line: &Line) -> Option<String> {
        (self.asked, self.unheard) = (line.came, false);
        let (command, rest) = line.command();
        let answer = match command.as_str() {
            "INFO" => {
                self.info(rest);
                return None;
            }
            "YXSTOP" | "END" => return None,
            "ABOUT" => Ok(about()),
            "START" => rest.parse().map_err(|_| bad(rest)).and_then(|side| self.start(side, side)),
            "RECTSTART" => pair(rest).and_then(|(width, height)| self.start(width, height)),
            "RESTART" => self.stones().map(Stones::clear).map(|()| "OK".to_owned()),
            "BEGIN" => self.answer(),
            "TURN" => self.put(rest, Owner::Theirs).and_then(|_| self.answer()),
            "PLAY" => self.put(rest, Owner::Own).map(said),
            "TAKEBACK" => self.take_back(rest),
            "BOARD" => {
                let lines = self.until_done()?;
                lines.and_then(|lines| self.board(&lines)).and_then(|()| self.answer())
            }
            "SWAP2BOARD" => {
                let lines = self.until_done()?;
                lines.and_then(|lines| self.swap2(&lines))
            }
            _ => return Some(format!("UNKNOWN command {}", short(&line.text))),
        };
        Some(answer.unwrap_or_else(|why| format!("ERROR {why}")))
    }

    fn start(&mut self, width: usize, height: usize) -> Answer {
        self.stones =
            Some(Stones::new(width, height).ok_or("the board must have 5 to 100 rows and columns")?);
        self.prepare();
        Ok("OK".to_owned())
    }

    /// Makes what takes a while before the clock runs, and forgets what was
    /// found out under other conditions.
    fn prepare(&mut self) {
        let memory =
            self.memory.map_or(MEMORY, |most| (most.saturating_sub(REST) / 2).clamp(1 << 20, MEMORY));
        match &mut self.table {
            Some(table) => table.clear(),
            None => self.table = Some(Table::new(memory)),
        }
        if let Some(stones) = &self.stones {
            stones.field(self.rule);
        }
    }

    fn stones(&mut self) -> Result<&mut Stones, String> {
        self.stones.as_mut().ok_or_else(|| "START comes first".to_owned())
    }

    fn put(&mut self, text: &str, owner: Owner) -> Result<Square, String> {
        let square = pair(text)?;
        if self.stones()?.put(square, owner) {
            Ok(square)
        } else {
            Err(format!("{} is not free", said(square)))
        }
    }

    fn take_back(&mut self, text: &str) -> Answer {
        let square = pair(text)?;
        if self.stones()?.take(square) {
            Ok("OK".to_owned())
        } else {
            Err(format!("{} is empty", said(square)))
        }
    }

    fn answer(&mut self) -> Answer {
        if self.stones()?.len() == 0 {
            let field = self.stones()?.field(Rule::Free);
            let middle = (field.width() / 2, field.height() / 2);
            self.stones()?.put(middle, Owner::Own);
            return Ok(said(middle));
        }
        let best = self.think()?.0[0];
        if !self.unheard {
            self.stones()?.put(best, Owner::Own);
        }
        Ok(said(best))
    }
}

impl Drop for Brain<'_> {
    fn drop(&mut self) {
        self.lines.close();
    }
}
