//! What can go wrong with a file of the program, as a value.
//!
//! A [`Notice`] says what happened, where, and what became of it. The forms put
//! it into the player's language by its [`Kind`]; the sentence that it writes
//! itself is for the command line. It must not know which file it speaks of.

use super::atomic_file::{self, NotOrdinary};
use rusqlite::ErrorCode;
use std::fmt::{self, Display, Formatter};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It is the program's own, but parts of it are missing or make no sense.
    Damaged,
    /// There is nothing in it.
    Empty,
    /// Something else stands under its name.
    Foreign,
    /// A newer program has written it, in this version of its format.
    Newer(u32),
    /// The user may not read or write it, or not its folder.
    NoRights,
    /// It lies on a medium that cannot be written.
    ReadOnly,
    /// There is no space left for it, or none that the user may take.
    DiskFull,
    /// Another program keeps it locked.
    Busy,
    /// The folder for it does not exist and cannot be made, or is no folder.
    NoFolder,
    /// It is a folder.
    Folder,
    /// It is neither a file nor a folder: a pipe, a device.
    NotFile,
    /// It is a link that leads nowhere.
    DeadLink,
    /// It cannot be read or written for another reason.
    Broken,
    /// The value of this key is not one of those that it may have.
    BadValue(String),
}

/// Something that has happened to a file, for the player to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What is wrong with it.
    pub kind: Kind,
    /// The file.
    pub file: PathBuf,
    /// What the system or the reader of the file says, in English.
    pub cause: String,
    /// The line of the file that cannot be read, from 1.
    pub line: Option<u32>,
    /// Where the file was put, if it was moved out of the way.
    pub aside: Option<PathBuf>,
    /// How many games could still be read from a damaged file and were kept.
    pub rescued: u64,
    /// Whether the program goes on saving.
    pub saving: bool,
}

impl Notice {
    /// Something is wrong with this file, and nothing is saved any more.
    pub(super) fn new(kind: Kind, file: &Path, cause: impl Display) -> Notice {
        let (file, cause) = (file.to_owned(), cause.to_string());
        Notice { kind, file, cause, line: None, aside: None, rescued: 0, saving: false }
    }

    /// The operating system refuses.
    pub(super) fn system(error: &io::Error, file: &Path) -> Notice {
        Notice::new(Kind::system(error), file, error)
    }

    /// The database refuses.
    pub(super) fn database(error: &rusqlite::Error, file: &Path) -> Notice {
        Notice::new(Kind::database(error, file), file, error)
    }
}

impl Kind {
    pub(super) fn system(error: &io::Error) -> Kind {
        if error.get_ref().is_some_and(|inner| inner.is::<NotOrdinary>()) {
            return Kind::NotFile;
        }
        match error.kind() {
            ErrorKind::IsADirectory => Kind::Folder,
            ErrorKind::PermissionDenied => Kind::NoRights,
            ErrorKind::ReadOnlyFilesystem => Kind::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Kind::DiskFull,
            ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::AlreadyExists => Kind::NoFolder,
            ErrorKind::ResourceBusy | ErrorKind::WouldBlock => Kind::Busy,
            _ => Kind::Broken,
        }
    }

    /// SQLite names the reason only where it knows it. Where it says no more
    /// than „cannot“, writing something next to the file shows why. Tables or
    /// values other than the program writes are damage, too.
    pub(super) fn database(error: &rusqlite::Error, file: &Path) -> Kind {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Kind::Damaged,
            Some(ErrorCode::DiskFull) => Kind::DiskFull,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Kind::Busy,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
                try_out(file).unwrap_or(Kind::NoRights)
            }
            Some(ErrorCode::CannotOpen) => unreadable(file).or(try_out(file)).unwrap_or(Kind::Broken),
            Some(ErrorCode::SystemIoFailure) => try_out(file).unwrap_or(Kind::Broken),
            Some(ErrorCode::Unknown) | None => Kind::Damaged,
            Some(_) => Kind::Broken,
        }
    }
}

/// More than the smallest files that a database needs beside it.
static TRIAL: [u8; 1 << 16] = [0; 1 << 16];

/// Why a file cannot be read; `None` if it can, or if there is none.
fn unreadable(file: &Path) -> Option<Kind> {
    let error = atomic_file::open(file).err().filter(|error| error.kind() != ErrorKind::NotFound)?;
    Some(Kind::system(&error))
}

/// Why nothing can be written beside a file; `None` if it can.
fn try_out(file: &Path) -> Option<Kind> {
    let write = || tempfile::tempfile_in(file.parent().unwrap_or(file))?.write_all(&TRIAL);
    write().err().map(|error| Kind::system(&error))
}

/// What happened, where, and what to do about it.
impl Display for Notice {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}: {} ({})", self.file.display(), self.kind, self.cause)?;
        if let Some(aside) = &self.aside {
            write!(f, "; it was moved to {} and a new one takes its place", aside.display())?;
        }
        if self.rescued > 0 {
            write!(f, "; {} games could be read from it and were kept", self.rescued)?;
        }
        if !self.saving {
            let until = if self.kind == Kind::Busy { "the file is free" } else { "the next start" };
            write!(f, "; until {until} nothing is saved{}", self.kind.remedy())?;
        }
        Ok(())
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Kind::Damaged => write!(f, "the file is damaged"),
            Kind::Empty => write!(f, "the file is empty"),
            Kind::Foreign => write!(f, "this is not a file of this program"),
            Kind::Newer(version) => write!(f, "a newer program has written this file, in version {version}"),
            Kind::NoRights => write!(f, "you may not write this file or its folder"),
            Kind::ReadOnly => write!(f, "the medium cannot be written"),
            Kind::DiskFull => write!(f, "there is no space left"),
            Kind::Busy => write!(f, "another program keeps the file locked"),
            Kind::NoFolder => write!(f, "the folder does not exist and cannot be made"),
            Kind::Folder => write!(f, "this is a folder, not a file"),
            Kind::NotFile => write!(f, "this is not an ordinary file"),
            Kind::DeadLink => write!(f, "this link leads nowhere"),
            Kind::Broken => write!(f, "the file cannot be read or written"),
            Kind::BadValue(key) => write!(f, "the value of {key} is not one that it may have"),
        }
    }
}

impl Kind {
    /// The key of its words in the language files.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Kind::Damaged => "damaged",
            Kind::Empty => "empty",
            Kind::Foreign => "foreign",
            Kind::Newer(_) => "newer",
            Kind::NoRights => "no-rights",
            Kind::ReadOnly => "read-only",
            Kind::DiskFull => "disk-full",
            Kind::Busy => "busy",
            Kind::NoFolder => "no-folder",
            Kind::Folder => "folder",
            Kind::NotFile => "not-file",
            Kind::DeadLink => "dead-link",
            Kind::Broken => "broken",
            Kind::BadValue(_) => "bad-value",
        }
    }

    fn remedy(&self) -> &'static str {
        match self {
            Kind::Newer(_) => "; start the newer program instead",
            Kind::NoRights => "; give yourself the right to write there, or choose another folder by --data",
            Kind::ReadOnly | Kind::NoFolder => "; choose another folder by --data",
            Kind::DiskFull => "; free some space and start the program again",
            Kind::Busy => "; end the other program",
            Kind::Damaged | Kind::Empty | Kind::Foreign | Kind::Folder | Kind::NotFile => {
                "; move the file away and start again"
            }
            Kind::DeadLink | Kind::Broken => "; move the file away and start again",
            Kind::BadValue(_) => "; correct the value",
        }
    }
}

impl std::error::Error for Notice {}
