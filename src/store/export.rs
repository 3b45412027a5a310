//! Games as comma-separated values, for spreadsheets and scripts.
//!
//! The file is RFC 4180 in UTF-8, with a byte order mark: without it Excel
//! takes the letters of a name for others. The columns are named in English and
//! keys stay keys, so that a script reads the same under every language.
//!
//! Spreadsheets take a cell that begins with `=`, `+`, `-` or `@` for a formula
//! and run it, and a player may be called `=HYPERLINK(…)`
//! (<https://owasp.org/www-community/attacks/CSV_Injection>). Such a text gets
//! an apostrophe before it, as does one that begins with an apostrophe, a tab
//! or a line end; so a reader who wants the texts as they were takes one
//! apostrophe away wherever there is one.

use super::Store;
use super::atomic_file::{self, Readers};
use super::game::{Ending, Opponent};
use super::listing::{Condition, Filter};
use super::notice::Notice;
use rusqlite::{Connection, Result, Row, params_from_iter};
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// The names of the columns: time in UTC, who played what against whom, who
/// began, with which mark, how it ended and after how many moves and seconds,
/// and what is needed to play it again.
const COLUMNS: [&str; 15] = [
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
];

impl Store {
    /// Writes the games of a filter into a file, the oldest first, and returns
    /// how many there are. The file is replaced when the new one is whole.
    ///
    /// # Errors
    /// If the file cannot be written; then it is as it was before.
    pub fn export(&self, filter: &Filter, file: &Path) -> std::result::Result<u64, Notice> {
        let write = |draft: &mut File| self.export_to(filter, BufWriter::new(draft));
        atomic_file::replace(file, Readers::Usual, write)
            .map_err(|error| Notice { saving: self.is_saving(), ..Notice::system(&error, file) })
    }

    /// Like [`export`](Store::export), to anything that takes bytes.
    ///
    /// # Errors
    /// If `out` or the database fails.
    pub fn export_to(&self, filter: &Filter, mut out: impl Write) -> io::Result<u64> {
        out.write_all("\u{feff}".as_bytes())?;
        let mut csv = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(out);
        csv.write_record(COLUMNS)?;
        let games = write_games(&self.connection, filter, &mut csv)?;
        csv.flush()?;
        Ok(games)
    }
}

fn write_games(
    connection: &Connection,
    filter: &Filter,
    csv: &mut csv::Writer<impl Write>,
) -> io::Result<u64> {
    let failed = io::Error::other::<rusqlite::Error>;
    let Some(Condition { sql, values }) = filter.condition(connection).map_err(failed)? else {
        return Ok(0);
    };
    let sql = format!(
        "SELECT strftime('%Y-%m-%dT%H:%M:%SZ', at / 1000, 'unixepoch'), \
         (SELECT name FROM players WHERE id = player), game, setup, opponent, own, mark, result, plies, \
         duration, seed, moves, version FROM games {sql} ORDER BY at, id"
    );
    let mut select = connection.prepare(&sql).map_err(failed)?;
    let mut rows = select.query(params_from_iter(values)).map_err(failed)?;
    let mut games = 0;
    while let Some(row) = rows.next().map_err(failed)? {
        csv.write_record(record(row).map_err(failed)?)?;
        games += 1;
    }
    Ok(games)
}

fn record(row: &Row) -> Result<[String; COLUMNS.len()]> {
    let text = |column| Ok::<_, rusqlite::Error>(harmless(row.get_ref(column)?.as_str()?).into_owned());
    let (computer, person) = match Opponent::from_text(row.get_ref(4)?.as_str()?) {
        Opponent::Computer(key) => (key, String::new()),
        Opponent::Program(name) => ("program".to_owned(), name),
        Opponent::Person(name) => ("person".to_owned(), name),
    };
    let result = row.get::<_, Option<i64>>(7)?.map(Ending::from_number);
    Ok([
        row.get::<_, Option<String>>(0)?.unwrap_or_default(),
        text(1)?,
        text(2)?,
        text(3)?,
        harmless(&computer).into_owned(),
        harmless(&person).into_owned(),
        if row.get::<_, i64>(5)? == 1 { "player" } else { "opponent" }.to_owned(),
        text(6)?,
        result.map_or("", word).to_owned(),
        row.get::<_, i64>(8)?.to_string(),
        format!("{:.3}", row.get::<_, i64>(9)? as f64 / 1000.0),
        row.get::<_, i64>(10)?.cast_unsigned().to_string(),
        text(11)?,
        if result.is_some() { "yes" } else { "no" }.to_owned(),
        text(12)?,
    ])
}

fn word(ending: Ending) -> &'static str {
    match ending {
        Ending::Win => "win",
        Ending::Draw => "draw",
        Ending::Loss => "loss",
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
