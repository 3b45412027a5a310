//! Opening the database file: look first, touch later.
//!
//! A healthy file is opened without further ado. Whatever stands in its place
//! is examined under the [`Lock`] of the folder and moved aside, together with
//! the files that SQLite keeps beside it; a new database is made under another
//! name and gets its own when it is whole. So no process ever meets half a
//! database, and no two make one each.

use super::atomic_file::{self, NotOrdinary};
use super::connection::{connect, newer, open_for_reading};
use super::notice::{Kind, Notice};
use super::quarantine::{Lock, companion, move_aside};
use super::rescue;
use super::schema::{APPLICATION, MIGRATIONS, VERSION, bring_up};
use rusqlite::{Connection, OpenFlags, Result};
use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::time::Duration;
use tempfile::TempPath;

/// What SQLite adds to the names of the files that it keeps beside a database.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Every database begins with this many bytes about itself.
const HEAD: u64 = 100;

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
    /// It was found damaged again: it has to be replaced.
    Certainty,
}

/// An open database, and what had to be done for it.
pub(super) struct Opened {
    pub(super) connection: Connection,
    /// The file was moved aside and replaced.
    pub(super) notice: Option<Notice>,
}

/// Opens the database, after making or replacing it where necessary; while
/// another program keeps it locked, it is asked for as long as `patience`.
///
/// # Errors
/// If it cannot be used; then it is untouched, or moved aside.
pub(super) fn open(file: &Path, care: Care, patience: Duration) -> Result<Opened, Box<Notice>> {
    let file = &fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    if let Found::Sound(connection) = examine(file, care, patience)? {
        return Ok(Opened { connection, notice: None });
    }
    let folder = file.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder).map_err(|error| Notice::system(&error, folder))?;
    let _lock = Lock::of(folder).map_err(|error| Notice::system(&error, file))?;
    // Another process may have been quicker.
    match examine(file, care, patience)? {
        Found::Sound(connection) => Ok(Opened { connection, notice: None }),
        Found::Nothing => Ok(Opened { connection: make(file, None, patience)?.0, notice: None }),
        Found::Spoilt(kind, cause) => replace(file, kind, cause, patience),
    }
}

/// Moves the file aside and makes a new one, with all that can still be read.
fn replace(file: &Path, kind: Kind, cause: String, patience: Duration) -> Result<Opened, Box<Notice>> {
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
    match make(file, source, patience) {
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
fn examine(file: &Path, care: Care, patience: Duration) -> Result<Found, Box<Notice>> {
    let there = |ending| fs::metadata(companion(file, ending)).map_or(0, |meta| meta.len());
    let log = there("-wal") > 0;
    let meta = match fs::metadata(file) {
        Ok(meta) => meta,
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(Notice::system(&error, file).into()),
        Err(_) if fs::symlink_metadata(file).is_ok_and(|meta| meta.is_symlink()) => {
            return Err(Notice::new(Kind::DeadLink, file, "this is a link that leads nowhere").into());
        }
        // Another process has put one there in the meantime.
        Err(_) if fs::symlink_metadata(file).is_ok() => return examine(file, care, patience),
        Err(_) if log || there("-journal") > 0 => {
            return Ok(spoilt(Kind::Damaged, "the file is missing, but not the log of its changes"));
        }
        Err(_) => return Ok(Found::Nothing),
    };
    if meta.is_dir() {
        return Ok(spoilt(Kind::Foreign, "this is a folder"));
    }
    if !meta.is_file() {
        return Err(Notice::system(&io::Error::other(NotOrdinary), file).into());
    }
    match meta.len() {
        0 => return Ok(spoilt(Kind::Empty, "the file has no content")),
        1..HEAD => return Ok(spoilt(no_database(file), "the file is too short")),
        _ => {}
    }
    let found = match look(file, meta.len(), log, patience)? {
        Some(found) => found,
        None => {
            let check = care == Care::Suspicion || (log && meta.len() <= LOOKED_THROUGH);
            match connect(file, log, check, patience) {
                Ok(connection) => Found::Sound(connection),
                Err(notice) if notice.kind == Kind::Damaged => spoilt(Kind::Damaged, notice.cause),
                Err(notice) => return Err(notice),
            }
        }
    };
    match found {
        Found::Sound(_) if care == Care::Certainty => {
            Ok(spoilt(Kind::Damaged, "what it contains makes no sense"))
        }
        found => Ok(found),
    }
}

/// Reads the head of the file without touching it or anything beside it.
///
/// SQLite itself does the reading: closing a file that was opened by other
/// means would drop the locks that this process has on it.
fn look(file: &Path, length: u64, log: bool, patience: Duration) -> Result<Option<Found>, Box<Notice>> {
    let pragma = |connection: &Connection, name| {
        connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i64>(0))
    };
    let read = || {
        let connection = open_for_reading(file, "immutable=1", patience)?;
        let head = ["application_id", "user_version", "page_size"].map(|name| pragma(&connection, name));
        let [application, version, page] = head;
        Ok::<_, rusqlite::Error>((application?, version?, page?))
    };
    match read() {
        Ok((application, ..)) if application != i64::from(APPLICATION) => {
            Ok(Some(spoilt(Kind::Foreign, "this is the database of another program")))
        }
        Ok((_, version, _)) if version > i64::from(VERSION) => Err(newer(file, version as u32).into()),
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
    let read = atomic_file::open(file).and_then(|f| f.take(MAGIC.len() as u64).read_to_end(&mut head));
    if read.is_ok() && MAGIC.starts_with(&head) { Kind::Damaged } else { Kind::Foreign }
}

/// Makes a database where there is none, with what can be read from another.
/// Returns it and the number of games that were read.
///
/// Under the lock of the folder the draft has one name: what a process that was
/// killed has left of it is overwritten.
fn make(file: &Path, source: Option<&Path>, patience: Duration) -> Result<(Connection, u64), Box<Notice>> {
    let system = |error: io::Error| Notice::system(&error, file);
    let draft = TempPath::try_from_path(companion(file, ".new")).map_err(system)?;
    match fs::remove_file(&draft) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(system(error).into()),
        _ => {}
    }
    let rescued = write_draft(&draft, source).map_err(|error| Notice::database(&error, file))?;
    fs::File::open(&draft).and_then(|draft| draft.sync_all()).map_err(system)?;
    draft.persist_noclobber(file).map_err(|failed| system(failed.error))?;
    // The name, too, is to survive a power cut, where folders can be synchronised.
    let _ = fs::File::open(file.parent().unwrap_or(file)).and_then(|folder| folder.sync_all());
    Ok((connect(file, false, false, patience)?, rescued))
}

/// The draft is nobody's yet: it needs no safety until it is whole.
fn write_draft(draft: &Path, source: Option<&Path>) -> Result<u64> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let connection = Connection::open_with_flags(draft, flags)?;
    connection.pragma_update(None, "synchronous", "OFF")?;
    connection.pragma_update(None, "journal_mode", "MEMORY")?;
    connection.pragma_update(None, "application_id", APPLICATION)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    let rescued = match source {
        Some(source) => rescue::copy(source, &connection)?,
        None => bring_up(&connection, MIGRATIONS).map(|_| 0)?,
    };
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    connection.close().map_err(|(_, error)| error)?;
    Ok(rescued)
}
