//! Games and results that leave the program as text, and games that come in:
//! by a file, by the clipboard, or dropped on a window.

use super::date::iso;
use super::player::PlayerName;
use super::replay::{Replay, record, signed};
use super::view::FormId;
use super::{App, Dialog, Effect, FileWish, PickFile, PickWords, Screen, trouble};
use crate::exchange::{self, Format};
use crate::record::{EXTENSION, Record, RecordError, tag};
use crate::store::{self, Filter, Readers};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

impl App {
    /// Lets the user choose a file.
    pub(super) fn pick(&self, wish: FileWish) -> Effect {
        let (texts, day) = (&self.texts, iso(self.memory.now()));
        let (title, kind, extension) = match wish {
            FileWish::Load => (texts.file_open(), texts.file_game(), EXTENSION),
            FileWish::Save => (texts.file_save(), texts.file_game(), EXTENSION),
            FileWish::Export => (texts.file_export(), texts.file_table(), "csv"),
            FileWish::Program => (texts.programs_pick(), texts.programs_kind(), ""),
        };
        let name = format!("piskvorky-{day}.{extension}");
        let words = PickWords {
            name: texts.file_name(),
            choose: match wish {
                FileWish::Load | FileWish::Program => texts.file_choose(),
                FileWish::Save | FileWish::Export => texts.file_write(),
            },
            cancel: texts.cancel(),
            exists: texts.file_exists(),
            replace: texts.file_replace(),
            refusals: trouble::refusals(texts),
        };
        let other = exchange::formats().map(|format| format.extension);
        let also =
            if extension == EXTENSION { ["txt"].into_iter().chain(other).collect() } else { Vec::new() };
        Effect::PickFile(PickFile { wish, title, kind, extension, also, name, words })
    }

    /// A file was chosen.
    pub(super) fn file(&mut self, wish: FileWish, path: &Path) -> Vec<Effect> {
        match wish {
            FileWish::Load => self.load(path),
            FileWish::Save => self.save(path),
            FileWish::Export => self.export(path),
            FileWish::Program => self.program_picked(path),
        }
        Vec::new()
    }

    fn load(&mut self, path: &Path) {
        let name = trouble::path(path);
        let mut bytes = Vec::new();
        let most = exchange::MOST_BYTES as u64 + 1;
        let read = store::open_file(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
        if let Err(error) = read {
            return self.refused(&error, path);
        }
        match exchange::of(path, &bytes) {
            Some(format) => self.import(format, &bytes, &name),
            None => self.read(&bytes, &name),
        }
    }

    /// A file of another program; what is left out of it is said.
    fn import(&mut self, format: Format, bytes: &[u8], name: &str) {
        match format.read(bytes) {
            Ok(imported) => {
                self.show(imported.record, name);
                if imported.variations > 0 {
                    self.tell(self.texts.file_variations(imported.variations, name));
                }
            }
            Err(error) => self.tell(self.texts.file_bad(trouble::not_read(&error, &self.texts), name)),
        }
    }

    /// The text of the clipboard is a game, or it is not.
    pub(super) fn paste(&mut self, text: &str) {
        let name = self.texts.clipboard();
        // What was marked with the mouse may begin with empty lines, which no file has.
        let whole = exchange::by_content(text.as_bytes()).map(|format| (format, text));
        let trimmed = || exchange::by_content(text.trim_start().as_bytes()).map(|f| (f, text.trim_start()));
        match whole.or_else(trimmed) {
            Some((format, text)) => self.import(format, text.as_bytes(), &name),
            None => self.read(text.as_bytes(), &name),
        }
    }

    /// A record in the format of the program.
    fn read(&mut self, bytes: &[u8], name: &str) {
        match Record::parse(bytes) {
            Ok(record) => self.show(record, name),
            Err(error) => self.wrong(&error, name),
        }
    }

    fn show(&mut self, record: Record, name: &str) {
        let player = self.player.as_ref().map_or("", PlayerName::as_str);
        match record.replay() {
            Ok(game) => {
                let replay = Replay::of(record, &game, player);
                self.open(Dialog::Replay(Box::new(replay)));
            }
            Err(error) => self.wrong(&error, name),
        }
    }

    /// The system does not do with a file what was wished.
    fn refused(&mut self, error: &io::Error, path: &Path) {
        let cause = trouble::refusal(error, &self.texts);
        self.tell(self.texts.file_failed(cause, trouble::path(path)));
    }

    /// What was read is not a game.
    fn wrong(&mut self, error: &RecordError, name: &str) {
        self.tell(self.texts.file_bad(trouble::record(error, &self.texts), name));
    }

    /// The record of the game that is looked at, or else of the one on the table;
    /// `here`: as far as it is shown, with a picture.
    fn current(&mut self, form: FormId, here: bool) -> Option<Record> {
        if let Some(replay) = self.replayed() {
            match (here, form) {
                (true, FormId::Replay) => return replay.record_here(iso),
                (false, _) => return replay.record(iso),
                (true, _) => {}
            }
        }
        match self.on_the_table(here) {
            Some(game) => record(&game, iso(game.at), here),
            None => self.duel(here),
        }
    }

    /// The record of a game that two opponents of the program play, which is
    /// nobody's and so no game of the store.
    fn duel(&self, here: bool) -> Option<Record> {
        let table = self.table.as_ref().filter(|_| self.screen == Screen::Table)?;
        let (game, names) = table.watched(if here { table.shown_plies() } else { table.plies() })?;
        let sides = names.each_ref().map(|name| (name.as_str(), tag::PROGRAM));
        signed(&game, sides, iso(self.memory.now()), self.seed, here)
    }

    fn on_the_table(&mut self, here: bool) -> Option<store::Game> {
        let player = self.player.as_ref()?;
        if let Some(table) = self.table.as_ref().filter(|_| self.screen == Screen::Table) {
            let plies = if here { table.shown_plies() } else { table.plies() };
            return table.to_store(plies, player.as_str(), self.seed, self.memory.now());
        }
        self.field.game(player.as_str(), self.seed, self.memory.now())
    }

    pub(super) fn save_as(&mut self) -> Vec<Effect> {
        match self.current(FormId::Replay, false) {
            Some(_) => vec![self.pick(FileWish::Save)],
            None => {
                self.tell(self.texts.file_no_game());
                Vec::new()
            }
        }
    }

    fn save(&mut self, path: &Path) {
        let Some(record) = self.current(FormId::Replay, false) else { return };
        let bytes = match exchange::by_name(path) {
            None => Ok(record.to_string().into_bytes()),
            Some(format) => format.write(&record),
        };
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(error) => {
                let why = trouble::not_written(&error, &self.texts);
                return self.tell(self.texts.file_failed(why, trouble::path(path)));
            }
        };
        let write = |draft: &mut File| draft.write_all(&bytes);
        if let Err(error) = store::replace_file(path, Readers::Usual, write) {
            return self.refused(&error, path);
        }
        let game = exchange::by_name(path).zip(record.replay().ok());
        if game.is_some_and(|(format, game)| format.left_out(&game) > 0) {
            self.tell(self.texts.file_choices(trouble::path(path)));
        }
    }

    /// The position that is shown, as a text.
    pub(super) fn copy(&mut self, form: FormId) -> Vec<Effect> {
        match self.current(form, true) {
            Some(record) => vec![Effect::Copy(record.to_string())],
            None => {
                self.tell(self.texts.file_no_game());
                Vec::new()
            }
        }
    }

    fn export(&mut self, path: &Path) {
        let filter = self.dialogs.iter().find_map(|dialog| match dialog {
            Dialog::Results(results) => Some(Filter { finished: Some(true), ..results.filter() }),
            _ => None,
        });
        let Some(filter) = filter else { return };
        if let Err(notice) = self.memory.store.export(&filter, path) {
            self.tell(trouble::notice(&notice, &self.texts));
        }
    }
}
