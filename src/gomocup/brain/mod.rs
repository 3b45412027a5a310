//! The brain: a program that is asked for moves.
//!
//! It obeys the commands in their order, but reads on while it thinks, so that
//! `YXSTOP` and the end take effect at once. It answers what it does not understand
//! with `UNKNOWN`, what is impossible with `ERROR`, and goes on.
//!
//! The protocol says of `END`: leave at once, and print nothing more. So a brain
//! that is thinking when `END` comes leaves without an answer. But a script that
//! pipes all its commands in one breath, `END` last, wants the answers to those
//! before; no manager sends `END` so soon after a question. Therefore answers to
//! what was asked within a tenth of a second before `END` are still given, without
//! thinking any longer; and so are those that are owed when the input ends without
//! `END`.

mod info;
mod swap;
mod words;

use super::lines::{Line, Signals, read};
use super::patience::Patience;
use super::state::{Owner, Square, Stones, square};
use crate::bots::{Budget, Chance, chance};
use crate::games::five::engine::search::Sight;
use crate::games::five::engine::table::Table;
use crate::games::five::engine::think::{Finding, think_together};
use crate::games::five::rules::Rule;
use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};
use words::{about, bad, pair, said, short};

/// Memory of the transposition table if the manager sets no limit, in bytes.
const MEMORY: usize = 128 << 20;
/// What the rest of the program needs, in bytes.
const REST: usize = 24 << 20;
/// A command and an `END` so soon after it were said in one breath.
const BREATH: Duration = Duration::from_millis(100);
/// For a look at the board that nothing shall break off.
static NEVER: AtomicBool = AtomicBool::new(false);

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
) -> std::io::Result<()> {
    let signals = Arc::new(Signals::default());
    let lines = read(input, Arc::clone(&signals));
    let mut brain = Brain::new(lines, signals, seed, threads);
    while let Ok(line) = brain.lines.recv() {
        let Some(answer) = brain.obey(&line) else { continue };
        if brain.nobody_listens() {
            break;
        }
        write!(output, "{answer}\r\n")?;
        output.flush()?;
    }
    Ok(())
}

struct Brain {
    lines: Receiver<Line>,
    signals: Arc<Signals>,
    chance: Chance,
    threads: usize,
    stones: Option<Stones>,
    rule: Rule,
    /// When the last line of what is being obeyed came.
    asked: Instant,
    /// What has to be said before the next answer: nothing may answer `INFO`.
    complaint: Option<String>,
    patience: Patience,
    memory: Option<usize>,
    table: Option<Table>,
}

type Answer = Result<String, String>;

impl Brain {
    fn new(lines: Receiver<Line>, signals: Arc<Signals>, seed: u64, threads: usize) -> Brain {
        Brain {
            lines,
            signals,
            chance: chance(seed),
            threads,
            stones: None,
            rule: Rule::Free,
            asked: Instant::now(),
            complaint: None,
            patience: Patience::default(),
            memory: None,
            table: None,
        }
    }

    /// Whether `END` has come, and not in one breath with what is being obeyed.
    fn nobody_listens(&self) -> bool {
        self.signals.end().is_some_and(|end| end.saturating_duration_since(self.asked) > BREATH)
    }

    fn obey(&mut self, line: &Line) -> Option<String> {
        self.asked = line.came;
        let (command, rest) = line.command();
        let answer = match command.as_str() {
            "INFO" => {
                self.info(rest);
                return None;
            }
            "YXSTOP" => {
                self.signals.stop_obeyed();
                return None;
            }
            "END" => return None,
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
        let answer = answer.unwrap_or_else(|why| format!("ERROR {why}"));
        Some(match self.complaint.take() {
            Some(complaint) => format!("MESSAGE {complaint}\r\n{answer}"),
            None => answer,
        })
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

    /// The lines before `DONE`; `None` if the end comes first. What does not belong
    /// to a board is obeyed as elsewhere. No more lines are kept than the board has
    /// squares, however many come.
    fn until_done(&mut self) -> Option<Result<Vec<String>, String>> {
        let squares = self.stones().map(|stones| stones.squares());
        let (most, mut more, mut texts) = (*squares.as_ref().unwrap_or(&0), false, Vec::new());
        loop {
            let line = self.lines.recv().ok()?;
            self.asked = line.came;
            let (command, rest) = line.command();
            match command.as_str() {
                "DONE" if more => {
                    let many = |squares| Err(format!("the board has {squares} squares only"));
                    return Some(squares.and_then(many));
                }
                "DONE" => return Some(squares.map(|_| texts)),
                "END" => return None,
                "INFO" => self.info(rest),
                "YXSTOP" => self.signals.stop_obeyed(),
                _ if texts.len() == most => more = true,
                _ => texts.push(line.text),
            }
        }
    }

    /// The stones between `BOARD` and `DONE`, in any order.
    fn board(&mut self, lines: &[String]) -> Result<(), String> {
        self.stones()?.clear();
        let mut problem = None;
        for text in lines {
            let stone = text.rsplit_once(',').ok_or_else(|| bad(text)).and_then(|(square, owner)| {
                let owner = match owner.trim() {
                    "1" => Owner::Own,
                    "2" => Owner::Theirs,
                    "3" => Owner::Neither,
                    _ => return Err(bad(text)),
                };
                self.put(square, owner)
            });
            problem = problem.or(stone.err());
        }
        problem.map_or(Ok(()), Err)
    }

    fn answer(&mut self) -> Answer {
        if self.stones()?.len() == 0 {
            let field = self.stones()?.field(Rule::Free);
            let middle = (field.width() / 2, field.height() / 2);
            self.stones()?.put(middle, Owner::Own);
            return Ok(said(middle));
        }
        let line = self.think()?.0;
        self.stones()?.put(line[0], Owner::Own);
        Ok(said(line[0]))
    }

    /// The squares of the best line, of which there is one at least, and what the
    /// position is worth.
    fn think(&mut self) -> Result<(Vec<Square>, i32), String> {
        let rule = self.rule;
        let stones = self.stones()?;
        if stones.full() {
            return Err("the board is full".to_owned());
        }
        let field = stones.field(rule);
        let table = self.table.as_ref().expect("made when the game began");
        let search = |time: Duration, stop: &AtomicBool| -> Finding {
            think_together(self.threads, &field, Sight::FULL, table, Budget::Time(time), stop, &mut |_| {})
        };
        let time = self.patience.next().saturating_sub(self.asked.elapsed());
        let mut found = search(time, self.signals.stop());
        if found.depth == 0 {
            // It was stopped before it could look at anything.
            found = search(Patience::AT_ONCE, &NEVER);
        }
        if found.line.is_empty() {
            return Err("no square is left".to_owned());
        }
        Ok((found.line.iter().map(|&place| square(&field, place)).collect(), found.value))
    }
}
