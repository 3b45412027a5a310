//! `piskvorky duel`: two opponents play many games against each other.

use super::Failure;
use super::choice::{game_named, opponent};
use crate::bots::Budget;
use crate::play::duel::{self, Begin, Tally};
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::io::Write;

/// Lets two opponents play many games against each other
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
enum Format {
    /// For people
    Text,
    /// One JSON object
    Json,
}

impl Duel {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = game_named(&self.game)?;
        let duel = duel::Duel {
            game,
            first: opponent(game, &self.first)?,
            second: opponent(game, &self.second)?,
            begin: match self.begin {
                Beginner::First => Begin::First,
                Beginner::Second => Begin::Second,
                Beginner::Turns => Begin::Turns,
            },
            games: self.match_.games,
            seed: self.match_.seed.unwrap_or_else(rand::random),
            budget: Budget::Nodes(self.match_.nodes),
        };
        let bar = progress(duel.games);
        let tally = duel.run(|_| bar.inc(1));
        bar.finish_and_clear();
        match self.format {
            Format::Text => self.text(out, duel.seed, tally),
            Format::Json => self.json(out, duel.seed, tally),
        }
    }

    fn text(&self, out: &mut dyn Write, seed: u64, tally: Tally) -> Result<(), Failure> {
        let percent = |n: u64| 100.0 * n as f64 / tally.games() as f64;
        writeln!(out, "{}: {} games, seed {seed}", self.game, tally.games())?;
        writeln!(out, "{} against {}", self.first, self.second)?;
        let counts = [("wins", tally.first_wins), ("draws", tally.draws), ("losses", tally.second_wins)];
        for (name, count) in counts {
            writeln!(out, "{name:<6} {count:>10} {:>5.1} %", percent(count))?;
        }
        Ok(())
    }

    fn json(&self, out: &mut dyn Write, seed: u64, tally: Tally) -> Result<(), Failure> {
        let object = json!({
            "game": self.game,
            "first": self.first,
            "second": self.second,
            "games": tally.games(),
            "first_wins": tally.first_wins,
            "second_wins": tally.second_wins,
            "draws": tally.draws,
            "seed": seed,
        });
        Ok(writeln!(out, "{object}")?)
    }
}

/// A bar on the standard error; nothing if that is no terminal.
pub(super) fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template names only what there is"))
}
