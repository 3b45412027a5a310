//! What is in a folder, as far as it can be chosen.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

/// A folder and what is in it: folders first, then files with the right
/// extension, each by name. What is hidden stays hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Folder {
    pub(super) path: PathBuf,
    pub(super) entries: Vec<Entry>,
}

/// A file or folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// Its name, which need not be text.
    pub(super) name: OsString,
    pub(super) is_folder: bool,
}

impl Entry {
    /// Its name as it is shown; that of a folder ends in a slash.
    pub(super) fn shown(&self) -> String {
        let name = self.name.to_string_lossy();
        if self.is_folder { format!("{name}{MAIN_SEPARATOR}") } else { name.into_owned() }
    }
}

impl Folder {
    /// Reads a folder; `fits` tells whether a file of this name can be chosen.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(super) fn read(path: &Path, fits: impl Fn(&OsStr) -> bool) -> io::Result<Folder> {
        let path = path.canonicalize()?;
        let mut entries: Vec<Entry> = std::fs::read_dir(&path)?
            .flatten()
            .map(|entry| Entry { is_folder: entry.path().is_dir(), name: entry.file_name() })
            .filter(|entry| !entry.name.as_encoded_bytes().starts_with(b"."))
            .filter(|entry| entry.is_folder || fits(&entry.name))
            .collect();
        let order = |entry: &Entry| (!entry.is_folder, entry.shown().to_lowercase(), entry.name.clone());
        entries.sort_by_cached_key(order);
        if path.parent().is_some() {
            entries.insert(0, Entry { name: "..".into(), is_folder: true });
        }
        Ok(Folder { path, entries })
    }

    /// The folder, or the nearest above it that can be read.
    pub(super) fn read_or_above(path: &Path, fits: impl Fn(&OsStr) -> bool) -> Folder {
        let read = path.ancestors().find_map(|path| Folder::read(path, &fits).ok());
        read.unwrap_or_else(|| Folder { path: path.to_owned(), entries: Vec::new() })
    }
}

/// A path as it was written down, from this folder; `~` is the home folder.
pub(super) fn absolute(folder: &Path, written: &str) -> PathBuf {
    let from_home = written.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with('/'));
    match (from_home, std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest.trim_start_matches('/')),
        _ => folder.join(written),
    }
}

/// Where to look for files at first: the user's home folder.
pub(in crate::forms) fn home() -> PathBuf {
    std::env::home_dir().filter(|home| home.is_dir()).unwrap_or_else(|| PathBuf::from("."))
}
