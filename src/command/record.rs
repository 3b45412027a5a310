//! `piskvorky record`: what a record holds, or what is wrong with it.

use super::Failure;
use crate::record::{Breach, Fault, Game, ReadError, Record, RecordError, tag};
use clap::{Args, Subcommand};
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

/// Reads the records of games
#[derive(Args, Debug)]
pub(super) struct Records {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    /// Says what a record holds, or what is wrong with it, where, and what to do
    Check {
        /// The record
        file: PathBuf,
    },
}

impl Records {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Action::Check { file } = &self.action;
        let record = File::open(file).map_err(ReadError::Source).and_then(Record::read);
        let record = record.map_err(|error| match error {
            ReadError::Source(error) => Failure::Read(file.clone(), error),
            ReadError::Record(error) => Failure::Record(file.clone(), error, None),
        })?;
        match record.replay() {
            Ok(game) => show(out, &record, &game),
            Err(error) => {
                let position = position_before(&record, &error);
                Err(Failure::Record(file.clone(), error, position))
            }
        }
    }
}

/// Says what the record holds.
fn show(out: &mut dyn Write, record: &Record, game: &Game) -> Result<(), Failure> {
    let start = game.setup().map(|setup| format!(", {}", visible(setup))).unwrap_or_default();
    writeln!(out, "game    {}{start}", game.spec().key)?;
    for (title, name) in [("first ", tag::FIRST), ("second", tag::SECOND), ("date  ", tag::DATE)] {
        if let Some(value) = record.tag(name) {
            writeln!(out, "{title}  {}", visible(value))?;
        }
    }
    writeln!(out, "moves   {}", game.moves().len())?;
    writeln!(out, "result  {}", game.record().tag(tag::RESULT).unwrap_or_default())?;
    Ok(writeln!(out, "\n{}", game.position().text())?)
}

/// The position in which a move went wrong.
fn position_before(record: &Record, error: &RecordError) -> Option<String> {
    let Fault::Breach(Breach::Move(number, _) | Breach::AfterEnd(number, _)) = error.fault else {
        return None;
    };
    let game = record.replay_first(number - 1).ok()?;
    Some(game.position().text())
}

/// The text without what could play tricks on a terminal.
fn visible(text: &str) -> String {
    let shown = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    text.chars().map(shown).collect()
}
