//! `piskvorky record`: what a record holds, or what is wrong with it.

use super::Failure;
use super::failure::Instead;
use super::spelling::instead;
use crate::exchange::{self, Format, Imported};
use crate::play::game::Game;
use crate::record::{Breach, Fault, Record, RecordError, result_text, tag};
use crate::rules::{End, EndReason};
use crate::store::{self, Readers};
use clap::{Args, Subcommand};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Reads the records of games
#[derive(Args, Debug)]
pub(super) struct Records {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    #[command(about = format!("Says what a record or a file of another program ({}) holds, or what is wrong with it, where, and what to do", endings()))]
    Check {
        /// The game; its format is told by the ending of its name, else by what is in it
        file: PathBuf,
    },
    #[command(about = format!("Writes a game in another format: a record, or a file of other programs ({})", endings()))]
    Convert {
        /// The game; its format is told by the ending of its name, else by what is in it
        file: PathBuf,
        /// The file to write, in the format that its ending tells; any other ending makes a record
        #[arg(short, long, value_name = "FILE")]
        output: PathBuf,
    },
}

/// How the names of files end that are no records.
fn endings() -> String {
    exchange::extensions().map(|extension| format!(".{extension}")).collect::<Vec<_>>().join(", ")
}

impl Records {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match &self.action {
            Action::Check { file } => check(file, out),
            Action::Convert { file, output } => convert(file, output, out),
        }
    }
}

fn check(file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let read = read(file, File::open(file))?;
    if let Some(format) = read.format {
        writeln!(out, "format  .{}", format.extension)?;
        writeln!(out, "left out variations {}", read.variations)?;
    }
    show(out, &read.record, &read.game)
}

/// What was read.
struct Source {
    record: Record,
    game: Game,
    /// The format; `None` for that of the program.
    format: Option<Format>,
    /// Branches that were left out.
    variations: u64,
}

/// Reads a game in any format from a file that was opened.
fn read(file: &Path, source: io::Result<File>) -> Result<Source, Failure> {
    let mut bytes = Vec::new();
    let most = exchange::MOST_BYTES as u64 + 1;
    let read = source.and_then(|source| source.take(most).read_to_end(&mut bytes));
    read.map_err(|error| Failure::Read(file.to_owned(), error))?;
    let Some(format) = exchange::of(file, &bytes) else {
        let wrong = |error| Failure::Record(file.to_owned(), Box::new(error), None);
        let record = Record::parse(&bytes).map_err(wrong)?;
        let game = replayed(file, &record)?;
        return Ok(Source { record, game, format: None, variations: 0 });
    };
    let refused = |error| Failure::Import(file.to_owned(), Box::new(error));
    let Imported { record, game, variations } = format.read(&bytes).map_err(refused)?;
    Ok(Source { record, game, format: Some(format), variations })
}

fn replayed(file: &Path, record: &Record) -> Result<Game, Failure> {
    record.replay().map_err(|error| {
        let position = position_before(record, &error).map(Box::new);
        Failure::Record(file.to_owned(), Box::new(error), position)
    })
}

fn convert(file: &Path, output: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let Source { record, game, variations, .. } = read(file, store::open_file(file))?;
    let written = match exchange::by_name(output) {
        Some(format) => {
            format.write(&game).map_err(|error| Failure::Export(output.to_owned(), Box::new(error)))?
        }
        None => record.to_string().into_bytes(),
    };
    store::replace_file(output, Readers::Usual, |draft| draft.write_all(&written))
        .map_err(|error| Failure::File(output.to_owned(), error))?;
    let choices = exchange::by_name(output).map_or(0, |format| format.left_out(&game));
    write!(out, "moves {}, variations left out {variations}", game.moves().len() - choices)?;
    Ok(if choices > 0 {
        writeln!(out, ", choices of the opening left out {choices}")
    } else {
        writeln!(out)
    }?)
}

/// Says what the record holds.
fn show(out: &mut dyn Write, record: &Record, game: &Game) -> Result<(), Failure> {
    writeln!(out, "game    {}", game.setup())?;
    for (title, name) in [("first ", tag::FIRST), ("second", tag::SECOND), ("date  ", tag::DATE)] {
        if let Some(value) = record.tag(name) {
            writeln!(out, "{title}  {}", visible(value))?;
        }
    }
    writeln!(out, "moves   {}", game.moves().len())?;
    let reason = match game.end() {
        None | Some(End { by: EndReason::Rules, .. }) => String::new(),
        Some(end) => format!(", {}", end.by.key()),
    };
    writeln!(out, "result  {}{reason}", result_text(game.outcome()))?;
    if let Some([first, second]) = game.points() {
        writeln!(out, "points  {first}-{second}")?;
    }
    Ok(writeln!(out, "\n{}", game.position().text())?)
}

/// The position in which a move went wrong, and what could be played there.
fn position_before(record: &Record, error: &RecordError) -> Option<(String, Instead)> {
    let Fault::Breach(Breach::Move(number, _) | Breach::AfterEnd(number, _)) = error.fault else {
        return None;
    };
    let game = record.replay_first(number - 1).ok()?;
    let played: Vec<String> =
        record.moves()[..number - 1].iter().map(|ply| ply.notation().to_owned()).collect();
    let instead = instead(game.position(), &played, record.moves()[number - 1].notation());
    Some((game.position().text(), instead))
}

/// The text without what could play tricks on a terminal.
fn visible(text: &str) -> String {
    let shown = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    text.chars().map(shown).collect()
}
