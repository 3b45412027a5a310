//! Connections to a database: to write it, to read it, or one in memory.

use super::notice::{Kind, Notice};
use super::rescue;
use super::schema::{MIGRATIONS, VERSION, bring_up, version};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Result};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How much of a file SQLite may remember, in pages, or negative in KiB: the
/// index of 100 000 games. Memory is taken as pages are read.
const CACHE: i32 = -16_384;

/// Opens the file for reading and writing, and brings its tables up to date.
/// `log` tells whether there is a log of changes beside it, `check` whether
/// every page is looked at, `patience` how long a locked file is asked for.
///
/// # Errors
/// If the file cannot be used. One that turns out to be damaged or newer is not
/// written even by closing it: its log stays a log.
pub(super) fn connect(
    file: &Path,
    log: bool,
    check: bool,
    patience: Duration,
) -> Result<Connection, Box<Notice>> {
    let open = || {
        let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        leave_log(&connection, log)?;
        prepare(&connection, patience)?;
        if check {
            check_pages(&connection)?;
        }
        Ok((version(&connection)?, connection))
    };
    let failed = |error| Notice::database(&error, file);
    let (version, connection) = open().map_err(failed)?;
    if version > VERSION {
        return Err(newer(file, version).into());
    }
    bring_up(&connection, MIGRATIONS).map_err(failed)?;
    leave_log(&connection, false).map_err(failed)?;
    Ok(connection)
}

/// What is said of a database of a newer program.
pub(super) fn newer(file: &Path, version: u32) -> Notice {
    Notice::new(Kind::Newer(version), file, format!("this program knows the versions up to {VERSION}"))
}

/// What every connection that writes needs.
fn prepare(connection: &Connection, patience: Duration) -> Result<()> {
    connection.busy_timeout(patience)?;
    connection.set_prepared_statement_cache_capacity(64);
    // Where the file system knows no shared memory, another mode stays in force.
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // A page that makes no sense is noticed when it is read, not when a row is lost on it.
    connection.pragma_update(None, "cell_size_check", true)?;
    if connection.is_readonly("main")? {
        return Err(refusal(rusqlite::ffi::SQLITE_READONLY, "the file may only be read"));
    }
    Ok(())
}

/// Whether closing the file leaves the log of changes beside it.
fn leave_log(connection: &Connection, leave: bool) -> Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave).map(drop)
}

fn check_pages(connection: &Connection) -> Result<()> {
    let finding: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if finding == "ok" { Ok(()) } else { Err(refusal(rusqlite::ffi::SQLITE_CORRUPT, &finding)) }
}

fn refusal(code: i32, cause: &str) -> rusqlite::Error {
    rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(code), Some(cause.to_owned()))
}

/// A database that ends with the program, with what can be read from a file.
pub(super) fn in_memory(source: Option<&Path>) -> Result<Connection> {
    let connection = Connection::open_in_memory()?;
    connection.set_prepared_statement_cache_capacity(64);
    connection.pragma_update(None, "foreign_keys", true)?;
    match source {
        Some(source) => rescue::copy(source, &connection).map(drop)?,
        None => bring_up(&connection, MIGRATIONS).map(drop)?,
    }
    Ok(connection)
}

/// Opens a database only to read it; `how` is one of SQLite's parameters, and
/// `patience` how long a locked file is asked for.
pub(super) fn open_for_reading(file: &Path, how: &str, patience: Duration) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let file = std::path::absolute(file).unwrap_or_else(|_| PathBuf::from(file));
    let connection = Connection::open_with_flags(format!("{}?{how}", address(&file)), flags)?;
    connection.busy_timeout(patience)?;
    Ok(connection)
}

/// The path as an address (<https://www.sqlite.org/uri.html>).
fn address(path: &Path) -> String {
    let mut address = String::from("file://");
    let bytes = path.as_os_str().as_encoded_bytes();
    // On Windows a path may say that it is to be taken literally.
    let bytes = bytes.strip_prefix(br"\\?\").unwrap_or(bytes);
    if bytes.first() != Some(&b'/') {
        address.push('/');
    }
    for &byte in bytes {
        match byte {
            b'\\' if cfg!(windows) => address.push('/'),
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b':' => {
                address.push(char::from(byte));
            }
            _ => address.push_str(&format!("%{byte:02X}")),
        }
    }
    address
}
