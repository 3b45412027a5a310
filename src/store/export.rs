//! Games for spreadsheets (comma-separated values by RFC 4180) and for programs (JSON).
//!
//! A name may be a formula in the eyes of a spreadsheet: one that begins with
//! `=`, `+`, `-` or `@`. In comma-separated values an apostrophe before it tells that it
//! is a text. The same apostrophe comes before a text that begins with an apostrophe, a
//! tab or a line end; so a reader who wants the texts as they were takes one
//! apostrophe away wherever there is one. In JSON every text is as it was.

use super::Store;
use super::atomic_file::{self, Readers};
use super::game::{Ending, Opponent};
use super::keeping::{points, state};
use super::listing::{Condition, Filter};
use super::notice::Notice;
use rusqlite::{Connection, Result, Row, params_from_iter};
use serde_json::Value;
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// The names of the columns: time in UTC, who played what against whom, who
/// began, with which mark, how it ended and after how many moves and seconds,
/// what is needed to play it again, and more about how it stands: whether it goes on,
/// was left or is finished, why it ended, and the points of the first and second side.
const COLUMNS: [&str; 18] = [
    "time",
    "player",
    "game",
    "setup",
    "opponent",
    "second_person",
    "began",
    "mark",
    "result",
    "moves",
    "seconds",
    "seed",
    "notation",
    "finished",
    "program",
    "state",
    "reason",
    "points",
];

/// The form in which games leave the program together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Export {
    /// A line of comma-separated values for each game, after one with the names of the
    /// columns.
    Csv,
    /// An array with an object for each game, whose members are named like the columns.
    Json,
}

impl Store {
    /// Writes the games of a filter into a file of comma-separated values, the oldest
    /// first, and returns how many there are. The file is replaced when the new one is
    /// whole.
    ///
    /// # Errors
    /// If the file cannot be written; then it is as it was before.
    pub fn export(&self, filter: &Filter, file: &Path) -> std::result::Result<u64, Notice> {
        let write = |draft: &mut File| self.export_to(filter, Export::Csv, BufWriter::new(draft));
        atomic_file::replace(file, Readers::Usual, write)
            .map_err(|error| Notice { saving: self.is_saving(), ..Notice::system(&error, file) })
    }

    /// Writes the games of a filter, the oldest first, and returns how many there are.
    ///
    /// # Errors
    /// If `out` or the database fails.
    pub fn export_to(&self, filter: &Filter, form: Export, out: impl Write) -> io::Result<u64> {
        match form {
            Export::Csv => self.export_csv(filter, out),
            Export::Json => self.export_json(filter, out),
        }
    }

    fn export_csv(&self, filter: &Filter, mut out: impl Write) -> io::Result<u64> {
        out.write_all("\u{feff}".as_bytes())?;
        let mut csv = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(out);
        csv.write_record(COLUMNS)?;
        let games = each_game(&self.connection, filter, |game| Ok(csv.write_record(game.map(cell))?))?;
        csv.flush()?;
        Ok(games)
    }

    fn export_json(&self, filter: &Filter, mut out: impl Write) -> io::Result<u64> {
        let mut before = "[";
        let games = each_game(&self.connection, filter, |game| {
            let members = COLUMNS.iter().zip(game).map(|(name, value)| format!("\"{name}\":{value}"));
            write!(out, "{before}\n{{{}}}", members.collect::<Vec<_>>().join(","))?;
            before = ",";
            Ok(())
        })?;
        out.write_all(if games == 0 { b"[]\n" } else { b"\n]\n" })?;
        out.flush()?;
        Ok(games)
    }
}

/// Does something with every game of a filter; returns how many there are.
fn each_game(
    connection: &Connection,
    filter: &Filter,
    mut what: impl FnMut([Value; COLUMNS.len()]) -> io::Result<()>,
) -> io::Result<u64> {
    let failed = io::Error::other::<rusqlite::Error>;
    let Some(Condition { sql, values }) = filter.condition(connection).map_err(failed)? else {
        return Ok(0);
    };
    let sql = format!(
        "SELECT strftime('%Y-%m-%dT%H:%M:%SZ', at / 1000, 'unixepoch'), \
         (SELECT name FROM players WHERE id = player), game, setup, opponent, own, mark, result, plies, \
         duration, seed, moves, version, state, ended, points1, points2 FROM games {sql} ORDER BY at, id"
    );
    let mut select = connection.prepare(&sql).map_err(failed)?;
    let mut rows = select.query(params_from_iter(values)).map_err(failed)?;
    let mut games = 0;
    while let Some(row) = rows.next().map_err(failed)? {
        what(columns(row).map_err(failed)?)?;
        games += 1;
    }
    Ok(games)
}

fn columns(row: &Row) -> Result<[Value; COLUMNS.len()]> {
    let text = |column| Ok::<_, rusqlite::Error>(Value::from(row.get_ref(column)?.as_str()?));
    let number = |column| row.get::<_, i64>(column);
    let (computer, person) = match Opponent::from_text(row.get_ref(4)?.as_str()?) {
        Opponent::Computer(key) => (key, String::new()),
        Opponent::Program(name) => ("program".to_owned(), name),
        Opponent::Person(name) => ("person".to_owned(), name),
    };
    let result = row.get::<_, Option<i64>>(7)?.map(Ending::from_number);
    let points = points(row, 15)?.map(|[first, second]| format!("{first}-{second}"));
    Ok([
        row.get::<_, Option<String>>(0)?.into(),
        text(1)?,
        text(2)?,
        text(3)?,
        computer.into(),
        person.into(),
        if number(5)? == 1 { "player" } else { "opponent" }.into(),
        text(6)?,
        result.map(word).into(),
        number(8)?.into(),
        (number(9)? as f64 / 1000.0).into(),
        // As a text: many readers of JSON do not tell neighbouring numbers of this size apart.
        number(10)?.cast_unsigned().to_string().into(),
        text(11)?,
        if result.is_some() { "yes" } else { "no" }.into(),
        text(12)?,
        state_word(number(13)?).into(),
        row.get::<_, Option<String>>(14)?.into(),
        points.into(),
    ])
}

fn word(ending: Ending) -> &'static str {
    match ending {
        Ending::Win => "win",
        Ending::Draw => "draw",
        Ending::Loss => "loss",
    }
}

fn state_word(number: i64) -> &'static str {
    match number {
        state::OPEN => "open",
        state::LEFT => "left",
        _ => "finished",
    }
}

/// What stands in a cell; nothing where nothing is known.
fn cell(value: Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => harmless(&text).into_owned(),
        Value::Number(number) if number.is_f64() => format!("{:.3}", number.as_f64().unwrap_or_default()),
        other => other.to_string(),
    }
}

/// A text that no spreadsheet takes for a formula.
fn harmless(text: &str) -> Cow<'_, str> {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '\'']) {
        Cow::Owned(format!("'{text}"))
    } else {
        Cow::Borrowed(text)
    }
}
