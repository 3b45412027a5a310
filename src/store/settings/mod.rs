//! Settings: a text file that people may edit, too.
//!
//! The program changes only the values that it means to change. Keys that it
//! does not know, comments and the order of lines stay; so do changes that
//! another window or an editor has made in the meantime. A value that makes no
//! sense is said and stays until it is chosen anew; a file that is no TOML
//! (<https://toml.io>) is moved aside.
//!
//! ```toml
//! language = "sk"      # otherwise the language of the system
//! delay = 400          # milliseconds, 0 to 10000
//! confirm = false
//! begins = "player"    # or "opponent", "chance"
//! mark = "cross"       # or "nought", "chance"
//! theme = "paper"      # or "grey", "dark", "contrast"
//!
//! [windows]
//! field = { x = 100, y = 80, w = 760, h = 560 }
//!
//! [[programs]]
//! name = "Rapfi"
//! path = "/opt/rapfi/pbrain-rapfi"
//! arguments = []
//! ```
//!
//! It must not know what the settings are for.

mod document;
mod place;
mod values;

pub use place::Place;
pub use values::{Begins, Choice, MarkChoice, Program, Settings, Theme};

use super::atomic_file::{self, Readers};
use super::quarantine::{Lock, move_aside};
use super::{Folders, Kind, Notice};
use document::{read, write};
use std::fmt;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use toml_edit::DocumentMut;

/// The settings and the file that they come from.
pub struct SettingsFile {
    /// `None` if nothing may be written there.
    file: Option<PathBuf>,
    settings: Settings,
    /// What the file says, as far as this process knows.
    saved: Settings,
    notices: Vec<Notice>,
}

impl SettingsFile {
    /// A longer file is none of settings. In bytes.
    const LONGEST: u64 = 1 << 20;

    /// Reads the settings; what is missing or wrong is as by default, and
    /// [`take_notices`](SettingsFile::take_notices) tells what was wrong.
    #[must_use]
    pub fn open(folders: &Folders) -> SettingsFile {
        let mut opened = SettingsFile {
            file: folders.settings(),
            settings: Settings::default(),
            saved: Settings::default(),
            notices: Vec::new(),
        };
        let Some(file) = opened.file.clone() else {
            let cause = "the user has no home folder";
            opened.notices.push(Notice::new(Kind::NoFolder, Path::new("settings.toml"), cause));
            return opened;
        };
        if let Some(document) = opened.document(&file, None) {
            let (settings, wrong) = read(&document);
            let notices = wrong.into_iter().map(|wrong| Notice {
                saving: true,
                ..Notice::new(Kind::BadValue(wrong.key), &file, wrong.cause)
            });
            opened.notices.extend(notices);
            (opened.saved, opened.settings) = (settings.clone(), settings);
        }
        opened
    }

    /// The usual settings, which are saved nowhere.
    #[must_use]
    pub fn in_memory() -> SettingsFile {
        SettingsFile {
            file: None,
            settings: Settings::default(),
            saved: Settings::default(),
            notices: Vec::new(),
        }
    }

    /// The settings in force.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What has happened to the file since the last call, oldest first.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Puts these settings in force and saves what is new in them. If that
    /// fails, the next change tries it once more.
    pub fn change(&mut self, settings: Settings) {
        self.settings = settings;
        if self.settings == self.saved {
            return;
        }
        let Some(file) = self.file.clone() else { return };
        // Nobody else may write between reading and writing.
        let lock = match lock(&file) {
            Ok(lock) => lock,
            Err(error) => return self.notices.push(Notice::system(&error, &file)),
        };
        let Some(mut document) = self.document(&file, lock.as_ref()) else { return };
        write(&mut document, &self.saved, &self.settings);
        match save(&file, &document) {
            Ok(()) => self.saved = self.settings.clone(),
            Err(error) => self.notices.push(Notice::system(&error, &file)),
        }
    }

    /// What stands in the file, nothing if there is none or if it had to be
    /// moved aside. `None` if the file has to be left as it is; then nothing is
    /// written from now on. `lock` is that of its folder, if it is held already.
    fn document(&mut self, file: &Path, lock: Option<&Lock>) -> Option<DocumentMut> {
        let error = match load(file) {
            Ok(document) => return Some(document),
            Err(error) => error,
        };
        let outcome = match error.kind() {
            io::ErrorKind::InvalidData => set_aside(file, &error, lock),
            _ => Err(Notice::system(&error, file)),
        };
        match outcome {
            Ok(notice) => {
                self.notices.extend(notice);
                Some(load(file).unwrap_or_default())
            }
            Err(notice) => {
                self.notices.push(notice);
                self.file = None;
                None
            }
        }
    }
}

/// A file that is not there is empty.
///
/// # Errors
/// [`io::ErrorKind::InvalidData`] if it is no file of settings.
fn load(file: &Path) -> io::Result<DocumentMut> {
    let mut text = String::new();
    match atomic_file::open(file) {
        Ok(file) => file.take(SettingsFile::LONGEST + 1).read_to_string(&mut text)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(DocumentMut::new()),
        Err(error) => return Err(error),
    };
    let invalid = |line, cause: String| io::Error::new(io::ErrorKind::InvalidData, NotToml { line, cause });
    if text.len() as u64 > SettingsFile::LONGEST {
        return Err(invalid(None, "it is too long".to_owned()));
    }
    text.parse().map_err(|error: toml_edit::TomlError| {
        let start = error.span().map_or(0, |span| span.start);
        let line = text.bytes().take(start).filter(|&byte| byte == b'\n').count() + 1;
        let cause = format!("line {line}: {}", error.message().replace('\n', "; "));
        invalid(u32::try_from(line).ok(), cause)
    })
}

/// Why a text is no TOML, and in which line.
#[derive(Debug)]
struct NotToml {
    line: Option<u32>,
    cause: String,
}

impl fmt::Display for NotToml {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.cause)
    }
}

impl std::error::Error for NotToml {}

/// Moves a file that is no TOML out of the way, unless another process did.
fn set_aside(file: &Path, error: &io::Error, lock: Option<&Lock>) -> Result<Option<Notice>, Notice> {
    let mut notice = Notice::new(Kind::Damaged, file, error);
    notice.line = error.get_ref().and_then(|inner| inner.downcast_ref::<NotToml>()?.line);
    let moved = || {
        let _lock = match lock {
            None => Some(Lock::of(file.parent().unwrap_or(Path::new("")))?),
            Some(_) => None,
        };
        if load(file).is_ok() { Ok(None) } else { move_aside(file, &[]).map(Some) }
    };
    match moved() {
        Ok(None) => Ok(None),
        Ok(aside) => {
            (notice.aside, notice.saving) = (aside, true);
            Ok(Some(notice))
        }
        Err(error) => {
            notice.cause = format!("{}; it cannot be moved: {error}", notice.cause);
            Err(notice)
        }
    }
}

/// The lock of the folder, which is made if it is not there. `None` where there
/// can be none, as beside a link in a folder that cannot be written: what the
/// link leads to can be.
///
/// # Errors
/// If another process does not give the lock back.
fn lock(file: &Path) -> io::Result<Option<Lock>> {
    let folder = file.parent().unwrap_or(Path::new(""));
    match fs::create_dir_all(folder).and_then(|()| Lock::of(folder)) {
        Ok(lock) => Ok(Some(lock)),
        Err(error) if error.kind() == io::ErrorKind::ResourceBusy => Err(error),
        Err(_) => Ok(None),
    }
}

fn save(file: &Path, document: &DocumentMut) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    atomic_file::replace(file, Readers::Owner, |draft| draft.write_all(document.to_string().as_bytes()))
}
