//! Opening the database file: look first, touch later.
//!
//! A healthy file is opened without further ado. Whatever stands in its place
//! is examined under the [`Lock`] of the folder and moved aside, together with
//! the files that SQLite keeps beside it; a new database is made under another
//! name and gets its own when it is whole. So no process ever meets half a
//! database, and no two make one each.

use super::aside::{Lock, companion, move_aside};
use super::notice::{Kind, Notice};
use super::rescue;
use super::schema::{APPLICATION, MIGRATIONS, VERSION, bring_up, version};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Result};
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long one process waits while another writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// What SQLite adds to the names of the files that it keeps beside a database.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// The largest file of which every page is looked at while the player waits
/// for the first window, in bytes.
const LOOKED_THROUGH: u64 = 8 << 20;

/// How closely a file is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    /// As at every start: no page but the first, if the last session closed the
    /// file properly or the file is large.
    Usual,
    /// Something was found damaged: every page is looked at.
    Suspicion,
}

/// An open database, and what had to be done for it.
pub(super) struct Opened {
    pub(super) connection: Connection,
    /// The file was moved aside and replaced.
    pub(super) notice: Option<Notice>,
}

/// Opens the database, after making or replacing it where necessary.
///
/// # Errors
/// If it cannot be used; then it is untouched, or moved aside.
pub(super) fn open(file: &Path, care: Care) -> Result<Opened, Box<Notice>> {
    let file = &fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    if let Found::Sound(connection) = examine(file, care)? {
        return Ok(Opened { connection, notice: None });
    }
    let folder = file.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder).map_err(|error| Notice::system(&error, folder))?;
    let _lock = Lock::of(folder).map_err(|error| Notice::system(&error, file))?;
    // Another process may have been quicker.
    match examine(file, care)? {
        Found::Sound(connection) => Ok(Opened { connection, notice: None }),
        Found::Nothing => Ok(Opened { connection: make(file, None)?.0, notice: None }),
        Found::Spoilt(kind, cause) => replace(file, kind, cause),
    }
}

/// Moves the file aside and makes a new one, with all that can still be read.
fn replace(file: &Path, kind: Kind, cause: String) -> Result<Opened, Box<Notice>> {
    let mut notice = Notice::new(kind, file, cause);
    let aside = match move_aside(file, &COMPANIONS) {
        Ok(aside) => aside,
        Err(error) => {
            notice.cause = format!("{}; it cannot be moved: {error}", notice.cause);
            return Err(notice.into());
        }
    };
    let source = (notice.kind == Kind::Damaged).then_some(aside.as_path());
    notice.aside = Some(aside.clone());
    match make(file, source) {
        Ok((connection, rescued)) => {
            (notice.rescued, notice.saving) = (rescued, true);
            Ok(Opened { connection, notice: Some(notice) })
        }
        Err(next) => {
            let cause = format!("{}; {}", notice.cause, next.cause);
            Err(Notice { kind: next.kind, cause, ..notice }.into())
        }
    }
}

/// What stands under the name of the database.
enum Found {
    /// Nothing.
    Nothing,
    /// The database, ready for use.
    Sound(Connection),
    /// Something that has to make room for the database, and why.
    Spoilt(Kind, String),
}

fn spoilt(kind: Kind, cause: impl ToString) -> Found {
    Found::Spoilt(kind, cause.to_string())
}

/// # Errors
/// If there is, or may be, a database that must be left as it is.
fn examine(file: &Path, care: Care) -> Result<Found, Box<Notice>> {
    let there = |ending| fs::metadata(companion(file, ending)).map_or(0, |meta| meta.len());
    let log = there("-wal") > 0;
    let meta = match fs::metadata(file) {
        Ok(meta) => meta,
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(Notice::system(&error, file).into()),
        Err(_) if fs::symlink_metadata(file).is_ok() => {
            return Err(Notice::new(Kind::Broken, file, "this is a link that leads nowhere").into());
        }
        Err(_) if log || there("-journal") > 0 => {
            return Ok(spoilt(Kind::Damaged, "the file is missing, but not the log of its changes"));
        }
        Err(_) => return Ok(Found::Nothing),
    };
    if meta.is_dir() {
        return Ok(spoilt(Kind::Foreign, "this is a folder"));
    }
    if !meta.is_file() {
        return Err(Notice::new(Kind::Foreign, file, "this is not an ordinary file").into());
    }
    if meta.len() == 0 {
        return Ok(spoilt(Kind::Empty, "the file has no content"));
    }
    match look(file, meta.len(), log)? {
        Some(found) => Ok(found),
        None => connect(file, care == Care::Suspicion || (log && meta.len() <= LOOKED_THROUGH)),
    }
}

/// Reads the head of the file without touching it or anything beside it.
///
/// SQLite itself does the reading: closing a file that was opened by other
/// means would drop the locks that this process has on it.
fn look(file: &Path, length: u64, log: bool) -> Result<Option<Found>, Box<Notice>> {
    let pragma = |connection: &Connection, name| {
        connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i64>(0))
    };
    let read = || {
        let connection = open_for_reading(file, "immutable=1")?;
        let head = ["application_id", "user_version", "page_size"].map(|name| pragma(&connection, name));
        let [application, version, page] = head;
        Ok::<_, rusqlite::Error>((application?, version?, page?))
    };
    match read() {
        Ok((application, ..)) if application != i64::from(APPLICATION) => {
            Ok(Some(spoilt(Kind::Foreign, "this is the database of another program")))
        }
        Ok((_, version, _)) if version > i64::from(VERSION) => {
            let cause = format!("this program knows the versions up to {VERSION}");
            Err(Notice::new(Kind::Newer(version as u32), file, cause).into())
        }
        Ok((.., page)) if !log && !length.is_multiple_of(page.cast_unsigned()) => {
            Ok(Some(spoilt(Kind::Damaged, "the end of the file is missing")))
        }
        Ok(_) => Ok(None),
        Err(error) => match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::NotADatabase) => Ok(Some(spoilt(no_database(file), error))),
            // The log may hold what is missing here, or another process is just writing it.
            Some(rusqlite::ErrorCode::DatabaseCorrupt) => Ok(None),
            _ => Err(Notice::database(&error, file).into()),
        },
    }
}

/// A stub of a database is a damaged one. Nobody has locks on either.
fn no_database(file: &Path) -> Kind {
    const MAGIC: &[u8] = b"SQLite format 3\0";
    let mut head = Vec::new();
    let read = fs::File::open(file).and_then(|f| f.take(MAGIC.len() as u64).read_to_end(&mut head));
    if read.is_ok() && MAGIC.starts_with(&head) { Kind::Damaged } else { Kind::Foreign }
}

/// Opens the file for reading and writing, and brings its tables up to date.
fn connect(file: &Path, check: bool) -> Result<Found, Box<Notice>> {
    let open = || {
        let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        prepare(&connection)?;
        if check {
            check_pages(&connection)?;
        }
        Ok((version(&connection)?, connection))
    };
    let failed = |error: rusqlite::Error| match Notice::database(&error, file) {
        Notice { kind: Kind::Damaged, cause, .. } => Ok(Found::Spoilt(Kind::Damaged, cause)),
        notice => Err(notice.into()),
    };
    let (version, connection) = match open() {
        Ok(opened) => opened,
        Err(error) => return failed(error),
    };
    if version > VERSION {
        let cause = format!("this program knows the versions up to {VERSION}");
        return Err(Notice::new(Kind::Newer(version), file, cause).into());
    }
    match bring_up(&connection, MIGRATIONS).and_then(|_| leave_log(&connection, false)) {
        Ok(()) => Ok(Found::Sound(connection)),
        Err(error) => failed(error),
    }
}

/// What every connection that writes needs.
fn prepare(connection: &Connection) -> Result<()> {
    leave_log(connection, true)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    // Where the file system knows no shared memory, another mode stays in force.
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    if connection.is_readonly("main")? {
        return Err(refusal(rusqlite::ffi::SQLITE_READONLY, "the file may only be read"));
    }
    Ok(())
}

/// Whether closing the file leaves the log of changes beside it. A file that
/// turns out to be damaged or newer must not be written even by closing it.
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

/// Makes a database where there is none, with what can be read from another.
/// Returns it and the number of games that were read.
fn make(file: &Path, source: Option<&Path>) -> Result<(Connection, u64), Box<Notice>> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let draft = tempfile::Builder::new()
        .prefix("piskvorky-")
        .suffix(".new")
        .tempfile_in(folder)
        .map_err(|error| Notice::system(&error, file))?;
    let rescued = write_draft(draft.path(), source).map_err(|error| Notice::database(&error, file))?;
    draft.as_file().sync_all().map_err(|error| Notice::system(&error, file))?;
    draft.persist_noclobber(file).map_err(|failed| Notice::system(&failed.error, file))?;
    match connect(file, false)? {
        Found::Sound(connection) => Ok((connection, rescued)),
        _ => Err(Notice::new(Kind::Broken, file, "the new file cannot be read back").into()),
    }
}

/// The draft is nobody's yet: it needs no safety until it is whole.
fn write_draft(draft: &Path, source: Option<&Path>) -> Result<u64> {
    let connection = Connection::open_with_flags(draft, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "synchronous", "OFF")?;
    connection.pragma_update(None, "journal_mode", "MEMORY")?;
    connection.pragma_update(None, "application_id", APPLICATION)?;
    bring_up(&connection, MIGRATIONS)?;
    let rescued = source.map_or(Ok(0), |source| rescue::copy(source, &connection))?;
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(rescued)
}

/// A database that ends with the program, with what can be read from a file.
pub(super) fn in_memory(source: Option<&Path>) -> Result<Connection> {
    let connection = Connection::open_in_memory()?;
    connection.set_prepared_statement_cache_capacity(64);
    connection.pragma_update(None, "foreign_keys", true)?;
    bring_up(&connection, MIGRATIONS)?;
    if let Some(source) = source {
        rescue::copy(source, &connection)?;
    }
    Ok(connection)
}

/// Opens a database only to read it; `how` is one of SQLite's parameters.
pub(super) fn open_for_reading(file: &Path, how: &str) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let file = std::path::absolute(file).unwrap_or_else(|_| PathBuf::from(file));
    let connection = Connection::open_with_flags(format!("{}?{how}", address(&file)), flags)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// The path as an address (<https://www.sqlite.org/uri.html>).
fn address(path: &Path) -> String {
    let mut address = String::from("file://");
    let bytes = path.as_os_str().as_encoded_bytes();
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
