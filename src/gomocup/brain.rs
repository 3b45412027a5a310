//! The brain: a program that is asked for moves.
//!
//! It reads while it thinks, so that `END` and `YXSTOP` take effect at once,
//! answers what it does not understand with `UNKNOWN`, what is impossible with
//! `ERROR`, and goes on.

use super::lines::{Flags, Line, read};
use super::patience::Patience;
use super::state::{Owner, Square, Stones, square};
use crate::bots::{Budget, Chance, chance};
use crate::games::five::engine::search::Sight;
use crate::games::five::engine::table::Table;
use crate::games::five::engine::think::{Finding, MOST_THREADS, think_together};
use crate::games::five::rules::Rule;
use crate::games::five::swap_bots::{OPENINGS, takes_crosses};
use rand::RngExt;
use std::io::{BufRead, Write};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::Receiver;
use std::time::Instant;

/// Memory of the transposition table if the manager sets no limit, in bytes.
const MEMORY: usize = 128 << 20;
/// What the rest of the program needs, in bytes.
const REST: usize = 24 << 20;

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
    let flags = Flags::default();
    let lines = read(input, flags.clone());
    let mut brain = Brain::new(lines, flags, seed, threads);
    while let Ok(line) = brain.lines.recv() {
        let answer = brain.obey(&line);
        if brain.flags.end.load(Relaxed) {
            break;
        }
        if let Some(answer) = answer {
            write!(output, "{answer}\r\n")?;
            output.flush()?;
        }
    }
    Ok(())
}

struct Brain {
    lines: Receiver<Line>,
    flags: Flags,
    chance: Chance,
    threads: usize,
    stones: Option<Stones>,
    rule: Rule,
    /// What has to be said before the next answer: nothing may answer `INFO`.
    complaint: Option<String>,
    patience: Patience,
    memory: Option<usize>,
    table: Option<Table>,
}

type Answer = Result<String, String>;

impl Brain {
    fn new(lines: Receiver<Line>, flags: Flags, seed: u64, threads: usize) -> Brain {
        Brain {
            lines,
            flags,
            chance: chance(seed),
            threads,
            stones: None,
            rule: Rule::Free,
            complaint: None,
            patience: Patience::default(),
            memory: None,
            table: None,
        }
    }

    fn obey(&mut self, line: &Line) -> Option<String> {
        let (command, rest) = line.text.split_once(char::is_whitespace).unwrap_or((&line.text, ""));
        let rest = rest.trim();
        let answer = match command.to_ascii_uppercase().as_str() {
            "INFO" => {
                self.info(rest);
                return None;
            }
            "YXSTOP" => {
                self.flags.stop.store(false, Relaxed);
                return None;
            }
            "END" => return None,
            "ABOUT" => Ok(about()),
            "START" => rest.parse().map_err(|_| bad(rest)).and_then(|side| self.start(side, side)),
            "RECTSTART" => pair(rest).and_then(|(width, height)| self.start(width, height)),
            "RESTART" => self.stones().map(Stones::clear).map(|()| "OK".to_owned()),
            "BEGIN" => self.answer(line.came),
            "TURN" => self.put(rest, Owner::Theirs).and_then(|_| self.answer(line.came)),
            "PLAY" => self.put(rest, Owner::Own).map(said),
            "TAKEBACK" => self.take_back(rest),
            "BOARD" => self.board().and_then(|()| self.answer(line.came)),
            "SWAP2BOARD" => self.swap2(line.came),
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

    /// The stones between `BOARD` and `DONE`, in any order.
    fn board(&mut self) -> Result<(), String> {
        let mut problem = self.stones().map(Stones::clear).err();
        for text in self.until_done() {
            let stone = text.rsplit_once(',').ok_or_else(|| bad(&text)).and_then(|(square, owner)| {
                let owner = match owner.trim() {
                    "1" => Owner::Own,
                    "2" => Owner::Theirs,
                    "3" => Owner::Neither,
                    _ => return Err(bad(&text)),
                };
                self.put(square, owner)
            });
            problem = problem.or(stone.err());
        }
        problem.map_or(Ok(()), Err)
    }

    fn until_done(&mut self) -> Vec<String> {
        let next = || self.lines.recv().ok().map(|line| line.text);
        std::iter::from_fn(next)
            .take_while(|text| !text.eq_ignore_ascii_case("DONE"))
            .filter(|text| !text.to_ascii_uppercase().starts_with("INFO"))
            .collect()
    }

    fn answer(&mut self, came: Instant) -> Answer {
        let square = self.think(came)?.0;
        self.stones()?.put(square, Owner::Own);
        Ok(said(square))
    }

    /// The square to play, and what the position is worth.
    fn think(&mut self, came: Instant) -> Result<(Square, i32), String> {
        let rule = self.rule;
        let stones = self.stones()?;
        if stones.full() {
            return Err("the board is full".to_owned());
        }
        let field = stones.field(rule);
        if stones.len() == 0 {
            return Ok(((field.width() / 2, field.height() / 2), 0));
        }
        let table = self.table.as_ref().expect("made when the game began");
        let budget = Budget::Time(self.patience.next().saturating_sub(came.elapsed()));
        let found: Finding =
            think_together(self.threads, &field, Sight::FULL, table, budget, &self.flags.stop, &mut |_| {});
        let place = *found.line.first().ok_or("no square is left")?;
        Ok((square(&field, place), found.value))
    }

    fn swap2(&mut self, came: Instant) -> Answer {
        self.stones()?.clear();
        let lines = self.until_done();
        for (i, text) in lines.iter().enumerate() {
            // The second player is to move after three stones and after five.
            let owner = if i % 2 == 0 { Owner::Theirs } else { Owner::Own };
            self.put(text, owner)?;
        }
        let answer = match lines.len() {
            0 => {
                let opening = OPENINGS[self.chance.random_range(0..OPENINGS.len())];
                Ok(self.around_middle(&opening)?.join(" "))
            }
            3 | 5 => {
                let (square, value) = self.think(came)?;
                Ok(if takes_crosses(value) { "SWAP".to_owned() } else { said(square) })
            }
            n => Err(format!("0, 3 or 5 stones, not {n}")),
        };
        self.stones()?.clear();
        answer
    }

    fn around_middle(&mut self, offsets: &[(i16, i16)]) -> Result<Vec<String>, String> {
        let field = self.stones()?.field(Rule::Free);
        let at = |size: usize, offset: i16| {
            let place = i32::try_from(size / 2).unwrap_or(0) + i32::from(offset);
            usize::try_from(place).ok().filter(|&p| p < size).ok_or("the board is too small for swap2")
        };
        let square = |&(dx, dy): &(i16, i16)| Ok(said((at(field.width(), dx)?, at(field.height(), dy)?)));
        offsets.iter().map(square).collect::<Result<_, &str>>().map_err(str::to_owned)
    }

    fn info(&mut self, text: &str) {
        let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Ok(number) = value.trim().parse::<i64>() else { return };
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.patience.turn = number,
            "timeout_match" => self.patience.whole = number,
            "time_left" => self.patience.left = Some(number),
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
        self.rule = if bits & 1 != 0 || bits & 4 != 0 { Rule::Exact } else { Rule::Free };
        let played = if self.rule == Rule::Exact { "exactly five" } else { "free style" };
        if bits & !3 != 0 {
            self.complaint = Some(format!("rule {bits} is played as {played}"));
        }
        if self.rule != before {
            self.prepare();
        }
    }
}

fn about() -> String {
    let (name, version) = (env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    format!("name=\"{name}\", version=\"{version}\", author=\"{name}\", country=\"SK\", www=\"\", email=\"\"")
}

/// Two numbers with a comma between them.
fn pair(text: &str) -> Result<Square, String> {
    let (x, y) = text.split_once(',').ok_or_else(|| bad(text))?;
    let number = |n: &str| n.trim().parse().map_err(|_| bad(text));
    Ok((number(x)?, number(y)?))
}

fn said((x, y): Square) -> String {
    format!("{x},{y}")
}

fn bad(text: &str) -> String {
    format!("cannot read {:?}", short(text))
}

fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}
