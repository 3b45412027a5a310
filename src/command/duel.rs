//! `piskvorky duel`: two opponents play many games against each other.

use super::choice::{contestant, game_named};
use super::report::Report;
use super::series::Series;
use super::{Failure, programs};
use crate::bots::outside::always;
use crate::bots::{Budget, known_as};
use crate::games::GameSpec;
use crate::games::five::rules::Five;
use crate::gomocup::manager::{Square, TURN};
use crate::gomocup::openings;
use crate::play::duel::{self, Begin, Contestant};
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Lets two opponents play many games against each other
///
/// On a board of five in a row an opponent may also be another program that
/// speaks the Gomocup protocol, `brain:PATH ARGUMENTS`. There every two games
/// share an opening, and the result comes as an Elo difference, too; under the
/// opening swap2 the players make the openings.
#[derive(Args, Debug)]
pub(super) struct Duel {
    /// The game, as `piskvorky games` lists it
    game: String,
    /// The one opponent
    #[arg(long, value_name = "OPPONENT")]
    first: String,
    /// The other opponent
    #[arg(long, value_name = "OPPONENT")]
    second: String,
    /// Which of the two makes the first move of a game
    #[arg(long, value_enum, default_value_t = Beginner::Turns)]
    begin: Beginner,
    #[command(flatten)]
    match_: Match,
    /// How long an opponent may think about a move, instead of --nodes: 1s, 300ms; other programs always have such a limit
    #[arg(long, value_name = "TIME", value_parser = time, conflicts_with = "nodes")]
    time: Option<Duration>,
    /// A file of openings, one a line: `dx,dy` offsets from the middle
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// A folder into which every game is written as .psq
    #[arg(long, value_name = "DIR")]
    psq: Option<PathBuf>,
    /// How the result is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// Enough for the whole tree of tic-tac-toe.
pub(super) const NODES: u64 = 1_000_000;

/// How long and by which chance opponents play.
#[derive(Args, Debug)]
pub(super) struct Match {
    /// How many games they play
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(super) games: u64,
    /// Where all chance comes from: the same seed gives the same games
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// How many positions an opponent may visit before each move
    #[arg(long, value_name = "N", default_value_t = NODES)]
    pub(super) nodes: u64,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Beginner {
    /// The one named by --first
    First,
    /// The one named by --second
    Second,
    /// Each in turn, the one named by --first in the first game
    Turns,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
pub(super) enum Format {
    /// For people
    Text,
    /// One JSON object
    Json,
}

impl Duel {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = game_named(&self.game)?;
        let players = [contestant(game, &self.first)?, contestant(game, &self.second)?];
        let seed = self.match_.seed.unwrap_or_else(rand::random);
        let bar = progress(self.match_.games);
        if let Some(board) = known_as::<Five>(&*(game.start)().boxed()) {
            let series = self.series(board, seed)?;
            let result = series.run(players, &mut |_| bar.inc(1))?;
            bar.finish_and_clear();
            return result.write(out, self.format);
        }
        let duel = self.duel(game, players, seed)?;
        self.try_programs(&duel)?;
        let mut faults = Vec::new();
        let tally = duel.run(|tally, failed| {
            faults.extend(failed.map(|failed| (tally.games(), failed)));
            bar.inc(1);
        });
        bar.finish_and_clear();
        let names = [self.first.clone(), self.second.clone()];
        let report = Report { game: self.game.clone(), names, seed, tally, faults };
        match self.format {
            Format::Text => report.counts(out).and_then(|()| report.faults(out)),
            Format::Json => Ok(writeln!(out, "{}", Value::Object(report.json()))?),
        }
    }

    /// Any game; openings are for the boards of five in a row only.
    fn duel(
        &self,
        game: &'static GameSpec,
        players: [Contestant; 2],
        seed: u64,
    ) -> Result<duel::Duel, Failure> {
        let program = players.iter().any(|player| matches!(player, Contestant::Program(_)));
        if program && game.protocol.is_none() {
            let what = format!("other programs play five in a row on a board with edges, not {}", game.key);
            return Err(Failure::Argument(what));
        }
        if self.openings.is_some() || self.psq.is_some() {
            let what = format!("--openings and --psq are for five in a row with edges, not for {}", game.key);
            return Err(Failure::Argument(what));
        }
        let (begin, games) = (self.begin(), self.match_.games);
        Ok(duel::Duel { game, players, begin, games, seed, budget: self.budget() })
    }

    fn try_programs(&self, duel: &duel::Duel) -> Result<(), Failure> {
        let Some(protocol) = duel.game.protocol else { return Ok(()) };
        programs::try_all([&self.first, &self.second], &duel.players, |program| {
            always(|stop| (protocol.greet)(program, stop)).map(drop)
        })
    }

    fn series(&self, board: &Five, seed: u64) -> Result<Series, Failure> {
        Ok(Series {
            game: self.game.clone(),
            names: [self.first.clone(), self.second.clone()],
            openings: self.openings.as_deref().map_or(Ok(Vec::new()), |path| openings(path, board))?,
            board: board.clone(),
            begin: self.begin(),
            games: self.match_.games,
            seed,
            budget: self.budget(),
            turn: self.time.unwrap_or(TURN),
            psq: self.psq.clone(),
        })
    }

    fn begin(&self) -> Begin {
        match self.begin {
            Beginner::First => Begin::First,
            Beginner::Second => Begin::Second,
            Beginner::Turns => Begin::Turns,
        }
    }

    fn budget(&self) -> Budget {
        self.time.map_or(Budget::Nodes(self.match_.nodes), Budget::Time)
    }
}

/// Other programs are told their time in milliseconds and keep it in 32 bits; and
/// the clock of the system has an end, too.
const LONGEST_TIME: Duration = Duration::from_millis(i32::MAX as u64);

/// `1s`, `300ms`, `1m 30s`.
fn time(text: &str) -> Result<Duration, String> {
    let time: Option<jiff::SignedDuration> = text.parse().ok();
    let time = time.and_then(|time| Duration::try_from(time).ok());
    let time = time.filter(|time| !time.is_zero());
    let time = time.ok_or_else(|| "write a time as in 1s, 300ms or 1m30s".to_owned())?;
    if time > LONGEST_TIME { Err("the longest time is 24 days".to_owned()) } else { Ok(time) }
}

fn openings(path: &Path, board: &Five) -> Result<Vec<Vec<Square>>, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::Read(path.to_owned(), error))?;
    let wrong =
        |(line, fault): (usize, openings::Fault)| Failure::Line(path.to_owned(), line, fault.to_string());
    let openings = openings::read(&text, board).map_err(wrong)?;
    if openings.is_empty() {
        let what = format!("{} holds no opening; write one a line: 0,0, 1,-1", path.display());
        return Err(Failure::Argument(what));
    }
    Ok(openings)
}

/// A bar on the standard error; nothing if that is no terminal.
pub(super) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template names only what there is"))
}
