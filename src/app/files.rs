//! Games and results that leave the program as text, and games that come in:
//! by a file, by the clipboard, or dropped on a window.

use super::date::iso;
use super::player::PlayerName;
use super::replay::{Replay, record, to_store};
use super::view::FormId;
use super::{App, Dialog, Effect, FileWish, PickFile, PickWords, Screen};
use crate::record::Record;
use crate::store::{self, Filter};
use std::fs::File;
use std::io;
use std::path::Path;

impl App {
    /// Lets the user choose a file.
    pub(super) fn pick(&self, wish: FileWish) -> Effect {
        let (texts, day) = (&self.texts, iso(self.memory.now()));
        let (title, kind, extension) = match wish {
            FileWish::Load => (texts.file_open(), texts.file_game(), "txt"),
            FileWish::Save => (texts.file_save(), texts.file_game(), "txt"),
            FileWish::Export => (texts.file_export(), texts.file_table(), "csv"),
        };
        let name = format!("piskvorky-{day}.{extension}");
        let words = PickWords {
            name: texts.file_name(),
            choose: if wish == FileWish::Load { texts.file_choose() } else { texts.file_write() },
            cancel: texts.cancel(),
            exists: texts.file_exists(),
            replace: texts.file_replace(),
        };
        Effect::PickFile(PickFile { wish, title, kind, extension, name, words })
    }

    /// A file was chosen.
    pub(super) fn file(&mut self, wish: FileWish, path: &Path) -> Vec<Effect> {
        match wish {
            FileWish::Load => self.load(path),
            FileWish::Save => self.save(path),
            FileWish::Export => self.export(path),
        }
        Vec::new()
    }

    fn load(&mut self, path: &Path) {
        let name = path.display().to_string();
        match File::open(path) {
            Err(error) => self.tell(self.texts.file_failed(error.to_string(), name)),
            Ok(file) => match Record::read(file) {
                Ok(record) => self.show(&record, &name),
                Err(error) => self.tell(self.texts.file_bad(error.to_string(), name)),
            },
        }
    }

    /// The text of the clipboard is a game, or it is not.
    pub(super) fn paste(&mut self, text: &str) {
        let name = self.texts.clipboard();
        match Record::parse(text) {
            Ok(record) => self.show(&record, &name),
            Err(error) => self.tell(self.texts.file_bad(error.to_string(), name)),
        }
    }

    fn show(&mut self, record: &Record, name: &str) {
        let player = self.player.as_ref().map_or("", PlayerName::as_str);
        match record.replay() {
            Ok(game) => {
                let kept = to_store(record, &game, player);
                self.open(Dialog::Replay(Box::new(Replay::new(&game, kept))));
            }
            Err(error) => self.tell(self.texts.file_bad(error.to_string(), name)),
        }
    }

    /// The game that is looked at, or else the one on the table.
    fn current(&mut self) -> Option<store::Game> {
        if let Some(replay) = self.replayed() {
            return Some(replay.whole().clone());
        }
        let player = self.player.as_ref()?;
        if let Some(table) = self.table.as_ref().filter(|_| self.screen == Screen::Table) {
            return table.to_store(player.as_str(), self.seed, self.memory.now());
        }
        self.field.game(player.as_str(), self.seed, self.memory.now())
    }

    pub(super) fn save_as(&mut self) -> Vec<Effect> {
        match self.current() {
            Some(_) => vec![self.pick(FileWish::Save)],
            None => {
                self.tell(self.texts.file_no_game());
                Vec::new()
            }
        }
    }

    fn save(&mut self, path: &Path) {
        let Some(game) = self.current() else { return };
        let Some(record) = record(&game, iso(game.at), false) else { return };
        if let Err(error) = write(path, &record.to_string()) {
            let name = path.display().to_string();
            self.tell(self.texts.file_failed(error.to_string(), name));
        }
    }

    /// Copies the position that is shown, with the moves that lead to it.
    pub(super) fn copy(&mut self, form: FormId) -> Vec<Effect> {
        let game = match self.replayed().filter(|_| form == FormId::Replay) {
            Some(replay) => Some(replay.here()),
            None => self.current(),
        };
        let Some(game) = game else {
            self.tell(self.texts.file_no_game());
            return Vec::new();
        };
        let text = record(&game, iso(game.at), true).map(|record| record.to_string());
        text.map(Effect::Copy).into_iter().collect()
    }

    fn export(&mut self, path: &Path) {
        let filter = self.dialogs.iter().find_map(|dialog| match dialog {
            Dialog::Results(results) => Some(Filter { finished: Some(true), ..results.filter() }),
            _ => None,
        });
        let Some(filter) = filter else { return };
        if let Err(notice) = self.memory.store.export(&filter, path) {
            let name = path.display().to_string();
            self.tell(self.texts.file_failed(notice.cause, name));
        }
    }
}

/// Writes a file as a whole or not at all: beside it first, then in its place.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut draft = tempfile::NamedTempFile::new_in(folder)?;
    io::Write::write_all(&mut draft, text.as_bytes())?;
    draft.persist(path)?;
    Ok(())
}
