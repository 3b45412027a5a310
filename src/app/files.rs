//! Games and results that leave the program as text, and games that come in:
//! by a file, by the clipboard, or dropped on a window.

use super::date::iso;
use super::player::PlayerName;
use super::replay::Replay;
use super::view::FormId;
use super::{App, Dialog, Effect, FileWish, PickFile, PickWords, Screen, trouble};
use crate::exchange::{self, Format};
use crate::play::game::Game;
use crate::record::{EXTENSION, Record, RecordError};
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
        let other = exchange::extensions();
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
                self.show(imported.record, imported.game);
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
            Ok(record) => match record.replay() {
                Ok(game) => self.show(record, game),
                Err(error) => self.wrong(&error, name),
            },
            Err(error) => self.wrong(&error, name),
        }
    }

    fn show(&mut self, record: Record, game: Game) {
        let player = self.player.as_ref().map_or("", PlayerName::as_str);
        let replay = Replay::of(record, game, player);
        self.open(Dialog::Replay(Box::new(replay)));
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

    /// The game on the table, if one has begun; `here`: as far as it is shown.
    fn on_the_table(&self, here: bool) -> Option<Game> {
        let (player, now) = (self.player.as_ref()?.as_str(), self.memory.now());
        match self.table.as_ref().filter(|_| self.screen == Screen::Table) {
            Some(table) if table.has_game() => {
                let plies = if here { table.shown_plies() } else { table.plies() };
                Some(table.played(plies, player, self.seed, now))
            }
            Some(_) => None,
            None => self.field.played(player, self.seed, now),
        }
    }

    pub(super) fn save_as(&mut self) -> Vec<Effect> {
        if self.replayed().is_some() || self.on_the_table(false).is_some() {
            return vec![self.pick(FileWish::Save)];
        }
        self.tell(self.texts.file_no_game());
        Vec::new()
    }

    /// Saves the game that is looked at, or else the one on the table.
    fn save(&mut self, path: &Path) {
        let on_the_table = self.on_the_table(false);
        let Some(game) = self.replayed().map(Replay::game).or(on_the_table.as_ref()) else { return };
        let (bytes, left_out) = match exchange::by_name(path) {
            None => {
                let record = self.replayed().map_or_else(|| Record::of(game), Replay::record);
                (Ok(record.to_string().into_bytes()), 0)
            }
            Some(format) => (format.write(game), format.left_out(game)),
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
        if left_out > 0 {
            self.tell(self.texts.file_choices(trouble::path(path)));
        }
    }

    /// The position that is shown, as a text.
    pub(super) fn copy(&mut self, form: FormId) -> Vec<Effect> {
        let looked_at = self.replayed().filter(|_| form == FormId::Replay);
        let record = looked_at.map(Replay::record_here).or_else(|| {
            let game = self.on_the_table(true)?;
            let mut record = Record::of(&game);
            record.show(game.position());
            Some(record)
        });
        match record {
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
