//! Files that the user chooses.
//!
//! Where the system has a form for that, it is shown; elsewhere this is one:
//! its words are those of the program, and the event loop goes on meanwhile.

mod folder;
mod view;

use crate::app::keys::Key;
use crate::app::view::{Form, Id, List};
use crate::app::{FileWish, Msg, PickFile};
use fltk::dialog::{FileDialogAction, FileDialogOptions, FileDialogType, NativeFileChooser};
pub(super) use folder::home;
use folder::{Entry, Folder};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Whether the system itself lets users choose files.
pub(super) const NATIVE: bool = cfg!(any(target_os = "windows", target_os = "macos"));

/// Lets the user choose a file as the system does; nothing if they would rather
/// not.
pub(super) fn ask_system(pick: &PickFile) -> Option<PathBuf> {
    let new = is_new(pick);
    let kind = if new { FileDialogType::BrowseSaveFile } else { FileDialogType::BrowseFile };
    let mut chooser = NativeFileChooser::new(kind);
    chooser.set_title(&pick.title);
    let kinds = [pick.extension].into_iter().chain(pick.also.iter().copied()).collect::<Vec<_>>().join(",");
    let kinds = if pick.extension.is_empty() { "*".to_owned() } else { format!("*.{{{kinds}}}") };
    chooser.set_filter(&format!("{}\t{kinds}", pick.kind));
    if new {
        chooser.set_option(FileDialogOptions::SaveAsConfirm);
        chooser.set_preset_file(&pick.name);
    }
    match chooser.try_show() {
        Ok(FileDialogAction::Success) => {
            let path = chooser.filename();
            Some(if new { ending(path, pick) } else { path })
        }
        Ok(FileDialogAction::Cancelled) | Err(_) => None,
    }
}

/// The path with the right extension, which is added to whatever else there is:
/// a name may have dots of its own.
fn ending(path: PathBuf, pick: &PickFile) -> PathBuf {
    if fits(path.as_os_str(), pick) {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".");
    name.push(pick.extension);
    PathBuf::from(name)
}

/// Whether the file need not be there yet.
fn is_new(pick: &PickFile) -> bool {
    matches!(pick.wish, FileWish::Save | FileWish::Export)
}

/// Whether a name ends as the names of such files do.
fn fits(name: &OsStr, pick: &PickFile) -> bool {
    let extension = Path::new(name).extension();
    let ends = |own: &OsStr| {
        own.eq_ignore_ascii_case(pick.extension) || pick.also.iter().any(|e| own.eq_ignore_ascii_case(e))
    };
    pick.extension.is_empty() || extension.is_some_and(ends)
}

/// What came of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Picked {
    /// The user goes on choosing.
    NotYet,
    /// This file was chosen.
    File(PathBuf),
    /// None was.
    Nothing,
}

/// A form in which a file is being chosen.
pub(super) struct Picker {
    pick: PickFile,
    mirrored: bool,
    folder: Folder,
    name: String,
    chosen: Option<usize>,
    first: usize,
    /// The file that would be replaced, once the user knows.
    warned: Option<PathBuf>,
    /// What the user has to be told.
    trouble: String,
}

impl Picker {
    /// Lets the user choose, from this folder on.
    pub(super) fn new(pick: PickFile, folder: &Path, mirrored: bool) -> Picker {
        let name = if is_new(&pick) { pick.name.clone() } else { String::new() };
        let folder = Folder::read_or_above(folder, |name| fits(name, &pick));
        Picker { pick, mirrored, folder, name, chosen: None, first: 0, warned: None, trouble: String::new() }
    }

    /// What the file is wanted for.
    pub(super) fn wish(&self) -> FileWish {
        self.pick.wish
    }

    /// The folder that is shown.
    pub(super) fn folder(&self) -> &Path {
        &self.folder.path
    }

    /// What the form shows.
    pub(super) fn form(&self) -> Form {
        view::form(self)
    }

    /// What a message does.
    pub(super) fn update(&mut self, msg: &Msg) -> Picked {
        match msg {
            Msg::Close(_) | Msg::Press(_, Id::Cancel) => return Picked::Nothing,
            Msg::Press(_, Id::Ok) => return self.agree(),
            Msg::Type(_, _, text) => {
                self.name.clone_from(text);
                self.chosen = self.folder.entries.iter().position(|entry| entry.shown() == *text);
                self.calm();
            }
            Msg::Choose(_, _, line) => self.choose(*line),
            Msg::Open(_, _, line) => {
                self.choose(*line);
                return self.open(*line);
            }
            Msg::Scroll(_, _, first) => self.first = *first,
            Msg::Key(_, focused, chord) => match (chord.key, focused) {
                (Key::Escape, _) | (Key::Enter, Some(Id::Cancel)) => return Picked::Nothing,
                (Key::Enter, _) => return self.agree(),
                (Key::Char(letter), Some(Id::List)) if !chord.ctrl && !chord.alt => self.letter(letter),
                _ => {}
            },
            _ => {}
        }
        Picked::NotYet
    }

    fn calm(&mut self) {
        self.warned = None;
        self.trouble.clear();
    }

    fn choose(&mut self, line: usize) {
        let Some(entry) = self.folder.entries.get(line) else { return };
        // The name of a new file stays while the user looks for a folder.
        if !entry.is_folder || !is_new(&self.pick) {
            self.name = entry.shown();
        }
        self.chosen = Some(line);
        self.calm();
    }

    /// Goes to the next entry that begins with this letter.
    fn letter(&mut self, letter: char) {
        let count = self.folder.entries.len();
        let from = self.chosen.map_or(0, |line| line + 1);
        let begins = |&line: &usize| self.folder.entries[line].shown().to_lowercase().starts_with(letter);
        let found = (0..count).map(|n| (from + n) % count).find(begins);
        if let Some(line) = found {
            self.choose(line);
            self.first = self.first.clamp((line + 1).saturating_sub(view::seen()), line);
        }
    }

    fn open(&mut self, line: usize) -> Picked {
        match self.folder.entries.get(line) {
            Some(Entry { is_folder: true, name }) => {
                self.go(self.folder.path.join(name));
                Picked::NotYet
            }
            Some(Entry { name, .. }) => self.take(self.folder.path.join(name)),
            None => Picked::NotYet,
        }
    }

    /// Shows another folder.
    fn go(&mut self, path: PathBuf) {
        match Folder::read(&path, |name| fits(name, &self.pick)) {
            Ok(folder) => {
                (self.folder, self.chosen, self.first) = (folder, None, 0);
                if !is_new(&self.pick) {
                    self.name.clear();
                }
                self.calm();
            }
            Err(error) => {
                let words = self.pick.words.refusals.iter().find(|(kind, _)| *kind == error.kind());
                let why = words.map_or_else(|| error.to_string(), |(_, words)| words.clone());
                self.trouble = format!("{}: {why}", path.display());
            }
        }
    }

    /// The user agrees to what is written, or else to what is chosen.
    fn agree(&mut self) -> Picked {
        let chosen = self.chosen.and_then(|line| self.folder.entries.get(line).map(|entry| (line, entry)));
        match chosen {
            Some((line, entry)) if entry.shown() == self.name || self.name.is_empty() => self.open(line),
            _ if self.name.trim().is_empty() => Picked::NotYet,
            _ => {
                let path = folder::absolute(&self.folder.path, self.name.trim());
                if path.is_dir() {
                    self.go(path);
                    return Picked::NotYet;
                }
                self.take(path)
            }
        }
    }

    /// A file to read has to be there; one that is there is not replaced before
    /// the user knows.
    fn take(&mut self, path: PathBuf) -> Picked {
        if !is_new(&self.pick) {
            return Picked::File(path);
        }
        let path = ending(path, &self.pick);
        // A link that leads nowhere is there, too.
        if path.symlink_metadata().is_ok() && self.warned.as_ref() != Some(&path) {
            self.trouble.clone_from(&self.pick.words.exists);
            self.warned = Some(path);
            return Picked::NotYet;
        }
        Picked::File(path)
    }

    /// The lines that are seen.
    fn list(&self) -> List {
        let lines = self.folder.entries.iter().skip(self.first).take(view::seen());
        List {
            columns: vec![crate::app::view::Column { title: String::new(), width: 0, number: false }],
            rows: lines.map(|entry| vec![entry.shown()]).collect(),
            first: self.first,
            total: self.folder.entries.len(),
            chosen: self.chosen,
            sorted: None,
        }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
