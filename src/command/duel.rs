//! `piskvorky duel`: two opponents play many games against each other.

use super::choice::{contestant, game_named};
use super::kept::{Keeper, Saving};
use super::report::Report;
use super::{Failure, programs};
use crate::bots::Budget;
use crate::bots::process::own_memory;
use crate::games::GameSetup;
use crate::play::duel::{self, Begin, Contestant};
use crate::rules::Move;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Lets two opponents play many games against each other
///
/// The result comes as an Elo difference, too. Where the game has a protocol for
/// programs, an opponent may also be another program that speaks it,
/// `brain:PATH ARGUMENTS`. Where it has a form of openings, games may begin with
/// those of a file: two with each, the sides swapped, or one where --begin lets nobody
/// swap; whatever is left of an opening, the players make.
#[derive(Args, Debug)]
pub(super) struct Duel {
    /// The game, as `piskvorky games` lists it; options follow after a colon: KEY:OPTION=VALUE,OPTION=VALUE
    game: String,
    /// The one opponent
    #[arg(long, value_name = "OPPONENT")]
    first: String,
    /// The other opponent
    #[arg(long, value_name = "OPPONENT")]
    second: String,
    /// Which of the two makes the first move of a game; if it is always the same one, there are no pairs, and Elo comes from single games
    #[arg(long, value_enum, default_value_t = Beginner::Turns)]
    begin: Beginner,
    #[command(flatten)]
    match_: Match,
    /// How long an opponent may think about a move, instead of --nodes: 1s, 300ms; other programs always have such a limit
    #[arg(long, value_name = "TIME", value_parser = time, conflicts_with = "nodes")]
    time: Option<Duration>,
    /// A file of openings, one a line; on square boards `dx,dy` offsets from the middle
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    #[command(flatten)]
    saving: Saving,
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
        let players = [contestant(&game, &self.first)?, contestant(&game, &self.second)?];
        let names = [self.first.as_str(), self.second.as_str()];
        let program = players.iter().any(|player| matches!(player, Contestant::Program(_)));
        if program && game.protocol().is_none() {
            let what = format!("other programs cannot play {game}: it has no protocol for them");
            return Err(Failure::Argument(what));
        }
        let openings = self.openings.as_deref().map_or(Ok(Vec::new()), |path| openings(path, &game))?;
        let keeper = Keeper::new(&self.saving, &game, names)?;
        programs::try_all(names, &players, &game, self.budget())?;
        let (begin, games, budget) = (self.begin(), self.match_.games, self.budget());
        let seed = self.match_.seed.unwrap_or_else(rand::random);
        let duel = duel::Duel { game, players, openings, begin, games, seed, budget };
        let bar = progress(games);
        let mut series = duel.run(|number, record| {
            bar.inc(1);
            keeper.as_ref().map_or(Ok(()), |keeper| keeper.keep(number, record))
        })?;
        bar.finish_and_clear();
        for (player, used) in duel.players.iter().zip(&mut series.used) {
            if let Contestant::Bot(_) = player {
                used.memory = own_memory();
            }
        }
        let report = Report { game: self.game.clone(), names: names.map(str::to_owned), seed, series };
        report.write(out, self.format)
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

/// The openings in a file, as moves of the game.
fn openings(path: &Path, game: &GameSetup) -> Result<Vec<Vec<Move>>, Failure> {
    let none = || Failure::Argument(format!("--openings: there is no form of openings for {game}"));
    let read = game.openings().ok_or_else(none)?;
    let text = std::fs::read_to_string(path).map_err(|error| Failure::Read(path.to_owned(), error))?;
    read(&*game.start().boxed(), &text).map_err(|(line, why)| Failure::Line(path.to_owned(), line, why))
}

/// A bar on the standard error; nothing if that is no terminal.
pub(super) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template names only what there is"))
}
