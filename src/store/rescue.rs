//! Copying players and games out of a file that cannot be used as it is: one
//! that is damaged, that a newer program has written, or that may only be read.

use super::connection::open_for_reading;
use super::pending_writes::ONCE_MORE;
use super::quarantine::companion;
use super::schema::{MIGRATIONS, VERSION, bring_up, version};
use rusqlite::types::Value;
use rusqlite::{Connection, Result, params_from_iter};
use std::fs;
use std::path::Path;

/// Makes the tables in a database without any, and copies all rows that can be read and
/// that keep the rules of the tables. Returns the number of games.
///
/// The rows of an older version are copied into tables of that version, which are then
/// brought up to date: so each row becomes what it would have become in its own file.
/// The numbers of the games stay the same. Columns that only one of the two
/// files has are left out. The source is not changed in any way.
///
/// # Errors
/// If the target cannot be written. A source that cannot be read has no rows.
pub(super) fn copy(source: &Path, target: &Connection) -> Result<u64> {
    let source = open(source);
    let known = source.as_ref().and_then(|source| version(source).ok());
    let old = known.filter(|old| (1..=VERSION).contains(old)).unwrap_or(VERSION);
    bring_up(target, &MIGRATIONS[..old as usize])?;
    let mut games = 0;
    if let Some(source) = source {
        let transaction = target.unchecked_transaction()?;
        copy_table(&source, &transaction, "players")?;
        games = copy_table(&source, &transaction, "games")?;
        transaction.commit()?;
    }
    bring_up(target, MIGRATIONS)?;
    Ok(games)
}

/// Opens a file for reading only. Where there is no log, nobody writes, and then
/// SQLite need not keep anything beside the file; nor can it, where the folder
/// cannot be written.
fn open(source: &Path) -> Option<Connection> {
    // SQLite would wait for somebody to write into a pipe.
    fs::metadata(source).ok().filter(fs::Metadata::is_file)?;
    let log = fs::metadata(companion(source, "-wal")).is_ok_and(|log| log.len() > 0);
    let ways: &[&str] = if log { &["mode=ro", "immutable=1"] } else { &["immutable=1"] };
    ways.iter().find_map(|how| {
        let connection = open_for_reading(source, how, ONCE_MORE).ok()?;
        // Reads what is there, even if it is less than there should be.
        connection.pragma_update(None, "writable_schema", true).ok()?;
        columns(&connection, "games").ok()?;
        Some(connection)
    })
}

fn columns(connection: &Connection, table: &str) -> Result<Vec<String>> {
    let mut statement = connection.prepare("SELECT name FROM pragma_table_info(?1)")?;
    statement.query_map([table], |row| row.get(0))?.collect()
}

fn copy_table(source: &Connection, target: &Connection, table: &str) -> Result<u64> {
    let known = columns(source, table).unwrap_or_default();
    let columns: Vec<String> = columns(target, table)?.into_iter().filter(|c| known.contains(c)).collect();
    if columns.is_empty() {
        return Ok(0);
    }
    let list = columns.join(", ");
    let places = vec!["?"; columns.len()].join(", ");
    let mut insert = target.prepare(&format!("INSERT OR IGNORE INTO {table} ({list}) VALUES ({places})"))?;
    let mut copied = 0;
    // Where a page is missing, the rows beyond it can be reached from the end.
    for order in ["ASC", "DESC"] {
        let query = format!("SELECT {list} FROM {table} ORDER BY id {order}");
        let Ok(mut select) = source.prepare(&query) else { continue };
        let row =
            |row: &rusqlite::Row| (0..columns.len()).map(|i| row.get(i)).collect::<Result<Vec<Value>>>();
        let Ok(rows) = select.query_map([], row) else { continue };
        let mut whole = true;
        for row in rows {
            let Ok(values) = row else {
                whole = false;
                break;
            };
            copied += insert_row(&mut insert, values)?;
        }
        if whole {
            break;
        }
    }
    Ok(copied)
}

/// A row without its player, or otherwise against the rules, is left out; so is
/// one with the zeros that SQLite reads where the file has ended.
fn insert_row(insert: &mut rusqlite::Statement, values: Vec<Value>) -> Result<u64> {
    if values.iter().any(|value| matches!(value, Value::Text(text) if text.contains('\0'))) {
        return Ok(0);
    }
    match insert.execute(params_from_iter(values)) {
        Ok(rows) => Ok(rows as u64),
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation) => Ok(0),
        Err(error) => Err(error),
    }
}
