//! The command line: what can be asked of the program without a window.
//!
//! Each command stands in a file of its own and writes to any writer, so that
//! it knows neither the terminal nor the process.

mod brain;
mod choice;
mod duel;
mod failure;
mod games;
mod perft;
mod picture;
mod table;

pub use failure::Failure;

use crate::app::Options;
use crate::app::player::PlayerName;
use clap::{Args, Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

/// What may stand on the command line.
#[derive(Parser, Debug)]
#[command(name = "piskvorky", version, about, long_about = LONG_ABOUT, args_conflicts_with_subcommands = true)]
pub struct Arguments {
    #[command(flatten)]
    window: Window,
    #[command(subcommand)]
    command: Option<Command>,
}

const LONG_ABOUT: &str = "Piškvorky: tic-tac-toe in the manner of Windows Forms, grown into a collection of \
                          pencil-and-paper games.\n\n\
                          Without a command the windows open. The commands need no window.";

/// How the windows start.
#[derive(Args, Debug)]
struct Window {
    /// The player's name; skips the login dialog
    #[arg(long, value_name = "NAME", value_parser = PlayerName::parse)]
    player: Option<PlayerName>,
    /// Where all chance comes from: the same seed and clicks give the same games
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How long the computer waits before it answers, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 400, value_parser = clap::value_parser!(u64).range(..=60_000))]
    delay: u64,
}

#[derive(Subcommand, Debug)]
enum Command {
    Brain(brain::Brain),
    Duel(duel::Duel),
    Table(table::Table),
    Perft(perft::Perft),
    Games(games::Games),
    Picture(picture::Picture),
}

/// The whole program: does what the command line asks for, or opens the windows
/// by `start`.
///
/// A mistake on the command line ends with exit code 2, anything else that
/// fails with 1; both say on the standard error what, where and what to do.
/// Under a name that begins with `pbrain-` the program is a brain.
pub fn main(start: impl FnOnce(Options) -> Result<(), Failure>) -> ExitCode {
    let arguments = match brain::named(std::env::args_os().next().as_deref()) {
        true => Arguments::parse_from(["piskvorky", "brain"]),
        false => Arguments::parse(),
    };
    let done = match arguments.command {
        Some(command) => command.run(&mut std::io::stdout().lock()),
        None => start(arguments.window.options()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.end(),
    }
}

impl Command {
    fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Command::Brain(brain) => brain.run(out),
            Command::Duel(duel) => duel.run(out),
            Command::Table(table) => table.run(out),
            Command::Perft(perft) => perft.run(out),
            Command::Games(games) => games.run(out),
            Command::Picture(picture) => picture.run(out),
        }?;
        Ok(out.flush()?)
    }
}

impl Window {
    fn options(self) -> Options {
        Options {
            player: self.player,
            seed: self.seed.unwrap_or_else(rand::random),
            delay: Duration::from_millis(self.delay),
        }
    }
}
