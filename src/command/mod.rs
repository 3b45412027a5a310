//! The command line: what can be asked of the program without a window.
//!
//! Each command stands in a file of its own and writes to any writer, so that
//! it knows neither the terminal nor the process.

mod brain;
mod choice;
mod duel;
mod failure;
mod games;
mod kept;
mod perft;
mod picture;
mod playout;
mod programs;
mod record;
mod report;
mod results;
mod spelling;
mod table;

pub use failure::{Failure, Instead, Why};

use crate::app::Options;
use crate::app::player::PlayerName;
use crate::bots::process::end_all;
use crate::text::Language;
use clap::{Args, CommandFactory, Parser, Subcommand};
use std::io::Write;
use std::path::PathBuf;
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
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=60_000))]
    delay: Option<u64>,
    /// The language, if the settings name none: sk, en, uk, ru, zh or ar
    #[arg(long, value_name = "LANG", value_parser = language)]
    lang: Option<Language>,
    /// The folder for players, results and settings
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The record of a game to look at
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Brain(brain::Brain),
    Duel(duel::Duel),
    Table(table::Table),
    Perft(perft::Perft),
    Playout(playout::Playout),
    Games(games::Games),
    Picture(picture::Picture),
    Record(record::Records),
    Results(results::Results),
}

/// How a program ends that was interrupted, as shells have it.
const INTERRUPTED: i32 = 130;

/// Whoever interrupts this program leaves no program behind that plays with it: in a
/// group of its own it would not notice.
pub fn end_on_interrupt() {
    // A second match in the same process would find the handler there already.
    let _ = ctrlc::set_handler(|| {
        end_all();
        std::process::exit(INTERRUPTED);
    });
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
        None => arguments.window.options(|name| std::env::var(name).ok()).and_then(start),
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
            Command::Playout(playout) => playout.run(out),
            Command::Games(games) => games.run(out),
            Command::Picture(picture) => picture.run(out),
            Command::Record(records) => records.run(out),
            Command::Results(results) => results.run(out),
        }?;
        Ok(out.flush()?)
    }
}

impl Window {
    /// What they start with. Whoever mistypes a command names a file that there
    /// is not, and learns which commands there are; `variable` tells the value of a variable of the environment.
    fn options(self, variable: impl Fn(&str) -> Option<String>) -> Result<Options, Failure> {
        if let Some(missing) = self.file.as_ref().filter(|file| !file.exists()) {
            let arguments = Arguments::command();
            let right = arguments.get_subcommands().map(|command| command.get_name().to_owned()).collect();
            let name = missing.display().to_string();
            return Err(Failure::Unknown { what: "file or command".to_owned(), name, right });
        }
        Ok(Options {
            player: self.player,
            seed: self.seed.unwrap_or_else(rand::random),
            delay: self.delay.map(Duration::from_millis),
            language: self.lang.or_else(|| session_language(variable)),
            data: self.data,
            file: self.file,
        })
    }
}

fn language(tag: &str) -> Result<Language, String> {
    let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
    Language::from_tag(tag).ok_or_else(|| format!("the languages are {}", tags.join(", ")))
}

/// The language that the user has set for all programs, if it is one of ours
/// (POSIX.1-2017, „Internationalization Variables“: the first that is set and
/// not empty counts).
fn session_language(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = set.find(|locale| !locale.is_empty())?;
    Language::from_tag(&locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The language with which the windows start.
    fn started(arguments: &[&str], variables: &[(&str, &str)]) -> Option<Language> {
        let arguments = Arguments::try_parse_from([&["piskvorky"], arguments].concat()).expect("understood");
        let value = |name: &str| variables.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned());
        arguments.window.options(value).expect("no file is named").language
    }

    #[test]
    fn the_language_of_the_session_is_the_first_that_is_set() {
        let (ukrainian, russian) = (Some(Language::Ukrainian), Some(Language::Russian));
        assert_eq!(started(&[], &[]), None);
        assert_eq!(started(&[], &[("LANG", "uk_UA.UTF-8")]), ukrainian);
        assert_eq!(started(&[], &[("LANG", "uk_UA.UTF-8"), ("LC_MESSAGES", "ru_RU.UTF-8")]), russian);
        assert_eq!(started(&[], &[("LANG", "uk_UA.UTF-8"), ("LC_MESSAGES", "")]), ukrainian);
        assert_eq!(started(&[], &[("LC_MESSAGES", "uk_UA"), ("LC_ALL", "ru_RU")]), russian);
        assert_eq!(started(&[], &[("LANG", "uk_UA.UTF-8"), ("LC_ALL", "C")]), None);
        assert_eq!(started(&[], &[("LANG", "de_DE.UTF-8")]), None);
    }

    #[test]
    fn the_command_line_goes_before_the_session() {
        let session = [("LANG", "uk_UA.UTF-8")];
        for language in Language::ALL {
            assert_eq!(started(&["--lang", language.tag()], &session), Some(language));
        }
        assert_eq!(started(&["--lang", "zh-CN"], &session), Some(Language::Chinese));
    }

    #[test]
    fn an_unknown_language_is_refused_with_a_list_of_the_right_ones() {
        let refused =
            Arguments::try_parse_from(["piskvorky", "--lang", "de"]).expect_err("there is no German");
        let said = refused.to_string();
        for part in ["--lang", "'de'", "sk, en, uk, ru, zh, ar"] {
            assert!(said.contains(part), "{part} is not in {said}");
        }
    }

    #[test]
    fn the_help_names_every_language() {
        let mut help = <Arguments as clap::CommandFactory>::command().render_help().to_string();
        help.retain(|c| c != ',');
        let line = help.lines().find(|line| line.contains("--lang")).expect("the option is there");
        for language in Language::ALL {
            assert!(line.split_whitespace().any(|word| word == language.tag()), "{line}");
        }
    }
}
