//! The series of `piskvorky duel` on a board of five in a row: pairs of games
//! from the same opening, in which an opponent may be another program.

use super::duel::Format;
use super::report::Report;
use super::{Failure, programs};
use crate::bots::Budget;
use crate::games::five::files::psq;
use crate::games::five::rules::{Five, Rule};
use crate::games::five::sheet::Sheet;
use crate::gomocup::manager::{Conditions, MEMORY, Manager, Square};
use crate::gomocup::referee::{Game, Player, Referee, Score, Used};
use crate::play::duel::{Begin, Contestant, Tally};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What is to be played.
pub(super) struct Series {
    /// The name of the game.
    pub(super) game: String,
    /// The players as the command line names them.
    pub(super) names: [String; 2],
    /// The board before the first move.
    pub(super) board: Five,
    /// From what games start, in turn; the empty board if there are none.
    pub(super) openings: Vec<Vec<Square>>,
    pub(super) begin: Begin,
    pub(super) games: u64,
    pub(super) seed: u64,
    /// For opponents of this program.
    pub(super) budget: Budget,
    /// For other programs.
    pub(super) turn: Duration,
    /// Where the games are written, if they are.
    pub(super) psq: Option<PathBuf>,
}

/// What has been played.
pub(super) struct Outcome {
    report: Report,
    score: Score,
    used: [Used; 2],
}

impl Series {
    /// Plays all games; `watch` is told after each.
    pub(super) fn run(
        self,
        players: [Contestant; 2],
        watch: &mut dyn FnMut(&Score),
    ) -> Result<Outcome, Failure> {
        if let Some(folder) = &self.psq {
            std::fs::create_dir_all(folder).map_err(|error| Failure::File(folder.clone(), error))?;
        }
        let names = self.names.each_ref().map(String::as_str);
        programs::try_all(names, &players, |program| Manager::start(program, self.conditions()).map(drop))?;
        let players = players.map(|player| match player {
            Contestant::Bot(bot) => Player::Bot((bot.make)(), self.budget),
            Contestant::Program(program) => Player::Brain(program),
        });
        let mut referee = Referee::new(players, self.conditions(), self.seed);
        let (mut score, mut faults) = (Score::default(), Vec::new());
        for number in 0..self.games {
            let opening = self.opening(number / 2);
            let game = referee.play(opening, self.begins(number));
            if let Some(folder) = &self.psq {
                self.keep(folder, number + 1, &game, referee.conditions())?;
            }
            if let (Some(fault), Some(winner)) = (game.fault, game.winner) {
                faults.push((number + 1, (1 - winner, fault)));
            }
            score.add(game.winner);
            watch(&score);
        }
        let Series { game, names, seed, .. } = self;
        let Score { wins, draws, losses, .. } = score;
        let [first_wins, draws, second_wins] = [wins, draws, losses].map(u64::from);
        let tally = Tally { first_wins, second_wins, draws };
        Ok(Outcome { report: Report { game, names, seed, tally, faults }, score, used: referee.used })
    }

    fn conditions(&self) -> Conditions {
        let side = |n: i16| usize::try_from(n).expect("a board has cells");
        let (width, height) = (side(self.board.width()), side(self.board.height()));
        Conditions { width, height, exact: self.board.rule() == Rule::Exact, turn: self.turn, memory: MEMORY }
    }

    fn opening(&self, pair: u64) -> &[Square] {
        let number = pair % (self.openings.len() as u64).max(1);
        self.openings.get(number as usize).map_or(&[], Vec::as_slice)
    }

    /// Which player begins.
    fn begins(&self, number: u64) -> usize {
        match self.begin {
            Begin::First => 0,
            Begin::Second => 1,
            Begin::Turns => (number % 2) as usize,
        }
    }

    fn keep(&self, folder: &Path, number: u64, game: &Game, conditions: &Conditions) -> Result<(), Failure> {
        let names = [short(&self.names[0]), short(&self.names[1])];
        let written = psq::write(&game.written(names.each_ref().map(String::as_str), conditions));
        let bytes = written.map_err(|why| Failure::Argument(why.to_string()))?;
        let path = folder.join(format!("{number:05}.psq"));
        std::fs::write(&path, bytes).map_err(|error| Failure::File(path, error))
    }
}

/// A player as files name it: a program by its file, without its arguments.
fn short(name: &str) -> String {
    let program = name.strip_prefix("brain:").map(|line| match Path::new(line).is_file() {
        true => line.to_owned(),
        false => shlex::split(line).and_then(|words| words.into_iter().next()).unwrap_or_default(),
    });
    let file = program.as_deref().and_then(|path| Path::new(path).file_name()?.to_str());
    let bare: String = file.unwrap_or(name).chars().filter(|c| !c.is_control()).collect();
    bare.trim().to_owned()
}

impl Outcome {
    /// Writes the result for people or for scripts.
    pub(super) fn write(&self, out: &mut dyn Write, format: Format) -> Result<(), Failure> {
        match format {
            Format::Text => self.text(out),
            Format::Json => Ok(writeln!(out, "{}", self.json())?),
        }
    }

    fn text(&self, out: &mut dyn Write) -> Result<(), Failure> {
        self.report.counts(out)?;
        if let Some((elo, error)) = self.score.elo() {
            writeln!(out, "Elo    {:>10} ± {error:.0} (95 %)", signed(elo))?;
        } else if let Some(least) = self.score.least() {
            let side = if least < 0.0 { "at most" } else { "at least" };
            writeln!(out, "Elo    {:>10} {side} (95 %)", signed(least))?;
        }
        writeln!(out)?;
        writeln!(out, "{:>10} {:>12} {:>12} {:>10}  player", "moves", "ms a move", "slowest ms", "MB")?;
        for (name, used) in self.report.names.iter().zip(&self.used) {
            let [mean, slowest] = times(used);
            let memory = used.memory as f64 / f64::from(1 << 20);
            writeln!(out, "{:>10} {mean:>12.1} {slowest:>12.1} {memory:>10.1}  {name}", used.moves)?;
        }
        self.report.faults(out)
    }

    fn json(&self) -> Value {
        let elo = self.score.elo();
        let [first_used, second_used] = self.used.map(|used| {
            let [mean, slowest] = times(&used);
            json!({ "moves": used.moves, "mean_ms": mean, "slowest_ms": slowest, "memory": used.memory })
        });
        // Adding nothing makes zero of minus zero.
        let mut object = self.report.json();
        for (name, value) in [
            ("elo", json!(elo.map(|(elo, _)| elo + 0.0))),
            ("elo_error", json!(elo.map(|(_, error)| error))),
            ("elo_bound", json!(self.score.least())),
            ("first_used", first_used),
            ("second_used", second_used),
        ] {
            object.insert(name.to_owned(), value);
        }
        Value::Object(object)
    }
}

/// A whole number with its sign; zero has none.
fn signed(number: f64) -> String {
    let whole = number.round();
    if whole == 0.0 { "0".to_owned() } else { format!("{whole:+}") }
}

/// Mean and longest time of a move in milliseconds.
fn times(used: &Used) -> [f64; 2] {
    let mean = used.time.as_secs_f64() / f64::from(used.moves.max(1));
    [mean * 1000.0, used.slowest.as_secs_f64() * 1000.0]
}

#[cfg(test)]
mod tests {
    use super::signed;

    #[test]
    fn zero_has_no_sign() {
        let numbers = [-0.0, -0.4, 0.4, 0.6, -0.6, 123.4].map(signed);
        assert_eq!(numbers, ["0", "0", "0", "+1", "-1", "+123"]);
    }
}
