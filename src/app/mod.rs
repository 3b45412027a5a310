//! The program without its windows: what it remembers, what messages do to it,
//! and what its forms show.
//!
//! [`App::update`] takes one message and gives back what the outside world has
//! to do; [`App::forms`] describes the windows. Both run and are tested without
//! a display.

mod bars;
mod build;
mod classic;
mod date;
mod dialogs;
mod early_end;
mod ended;
mod ending;
mod files;
mod games;
mod help;
mod keeping;
mod kept;
mod keyboard;
pub mod keys;
mod login;
mod memory;
mod menu;
mod message;
mod mirror;
mod opening;
pub mod player;
mod playing;
mod press;
mod programs;
mod replay;
mod results;
mod settings;
mod side_label;
mod stored;
mod table;
pub mod theme;
mod trouble;
pub mod view;

pub use memory::Memory;
pub use message::{Effect, FileWish, Greeting, Msg, PickFile, PickWords, Timer, Trial};

use crate::bots::{Chance, Progress, chance};
use crate::play::question::Answer;
use crate::store::settings::Theme;
use crate::text::{Language, Texts};
use classic::ClassicForm;
use login::Login;
use opening::{Ask, Then};
use player::PlayerName;
use programs::Programs;
use replay::Replay;
use results::Results;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;
use table::TableForm;
use trouble::ReportedNotices;
use view::{Form, FormId, Id, Size};

/// How the program was started.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The player, if named on the command line.
    pub player: Option<PlayerName>,
    /// Where all chance comes from.
    pub seed: u64,
    /// How long the computer waits before its answer is shown, if named on the
    /// command line.
    pub delay: Option<Duration>,
    /// The language of the session, if it is known: from the command line or
    /// the system.
    pub language: Option<Language>,
    /// The folder for everything that is kept, if not the platform's.
    pub data: Option<PathBuf>,
    /// The record of a game to look at.
    pub file: Option<PathBuf>,
}

/// Drawn boards have another chance than the form „Hra“ with the same seed.
const TABLES: u64 = 0x007A_B1E5;

/// The form that fills the program at the moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Screen {
    Menu,
    Field,
    Table,
}

/// A form that is open above it.
enum Dialog {
    Help,
    Keys,
    About,
    Message(String),
    Ask(Ask),
    Results(Box<Results>),
    Replay(Box<Replay>),
    Settings,
    Games,
    Programs(Box<Programs>),
}

/// The whole state of the program.
pub struct App {
    texts: Texts,
    language: Language,
    session_language: Option<Language>,
    memory: Memory,
    seed: u64,
    /// Where the chance of each drawn board comes from.
    chance: Chance,
    login: Login,
    /// Nobody until the login dialog was agreed to.
    player: Option<PlayerName>,
    screen: Screen,
    /// In the order in which they were opened; none twice.
    dialogs: Vec<Dialog>,
    field: ClassicForm,
    field_size: Size,
    /// The game on a drawn board that was chosen last.
    table: Option<Box<TableForm>>,
    /// The dialog that was opened by the message at hand.
    opened: Option<FormId>,
    /// The languages whose letters cannot be shown, as far as that is known.
    illegible: Vec<Language>,
    /// Messages and questions that wait until the one that is open is closed.
    waiting: VecDeque<Dialog>,
    reported: ReportedNotices,
}

impl App {
    /// The program as it starts.
    #[must_use]
    pub fn new(options: Options, mut memory: Memory) -> App {
        if let Some(delay) = options.delay {
            memory.delay = Some(delay);
        }
        let language = App::language_of(&memory, options.language, &[]);
        let mut app = App {
            texts: Texts::new(language),
            language,
            session_language: options.language,
            login: Login::new(&mut memory.store),
            seed: options.seed,
            chance: chance(options.seed ^ TABLES),
            player: None,
            screen: Screen::Menu,
            dialogs: Vec::new(),
            field: ClassicForm::new(chance(options.seed), memory.settings.settings(), memory.delay()),
            field_size: memory.size_of(FormId::Field),
            table: None,
            opened: None,
            illegible: Vec::new(),
            waiting: VecDeque::new(),
            reported: ReportedNotices::default(),
            memory,
        };
        app.notice();
        if let Some(name) = options.player {
            app.enter(name);
        }
        if let Some(file) = options.file {
            app.file(FileWish::Load, &file);
        }
        app
    }

    /// The setting, else that of the session if its letters can be shown, else
    /// the first.
    fn language_of(memory: &Memory, session: Option<Language>, illegible: &[Language]) -> Language {
        let set = memory.settings.settings().language.as_deref().and_then(Language::from_tag);
        set.or(session.filter(|language| !illegible.contains(language))).unwrap_or_default()
    }

    /// The language that is spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The look of the forms.
    #[must_use]
    pub fn theme(&self) -> Theme {
        self.memory.settings.settings().theme
    }

    /// Where a window stood when the program was last used.
    #[must_use]
    pub fn place(&self, form: FormId) -> Option<view::Rect> {
        self.memory.place_of(form)
    }

    /// The windows that are open, the topmost last.
    #[must_use]
    pub fn forms(&self) -> Vec<Form> {
        let texts = &self.texts;
        let base = match (&self.player, self.screen) {
            (None, _) => self.login.form(texts),
            (Some(player), Screen::Menu) => menu::form(texts, player),
            (Some(player), screen) => {
                let trouble = self.memory.store.is_failing().then(|| texts.notice_not_saving());
                match self.table.as_ref().filter(|_| screen == Screen::Table) {
                    Some(table) => table.form(player.as_str(), trouble.as_deref(), texts),
                    None => self.field.form(self.field_size, player.as_str(), trouble.as_deref(), texts),
                }
            }
        };
        let mut forms: Vec<Form> =
            std::iter::once(base).chain(self.dialogs.iter().map(|dialog| self.dialog(dialog))).collect();
        if self.language.is_right_to_left() {
            forms.iter_mut().for_each(mirror::mirror);
        }
        forms
    }

    fn dialog(&self, dialog: &Dialog) -> Form {
        let texts = &self.texts;
        match dialog {
            Dialog::Help => match self.table.as_ref().filter(|_| self.screen == Screen::Table) {
                Some(table) => help::form(table.game(), texts),
                None => help::form(&classic::GAME.usual(), texts),
            },
            Dialog::Keys => dialogs::keys(texts),
            Dialog::About => dialogs::about(texts),
            Dialog::Message(text) => dialogs::message(texts, text),
            Dialog::Ask(ask) => dialogs::ask(texts, ask),
            Dialog::Results(results) => results.form(texts),
            Dialog::Replay(replay) => replay.form(self.player.is_some(), texts),
            Dialog::Games => games::form(texts),
            Dialog::Programs(programs) => programs.form(&self.memory.settings.settings().programs, texts),
            Dialog::Settings => {
                settings::form(self.memory.settings.settings(), self.language, &self.illegible, texts)
            }
        }
    }

    /// What a message does.
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        self.memory.store.catch_up(self.memory.now());
        self.tick();
        let at_table = self.screen == Screen::Table;
        let mut effects = self.act(msg);
        if at_table && self.screen != Screen::Table {
            // What is asked on the form that comes is still wanted.
            effects.splice(0..0, self.at_table(TableForm::part));
        }
        self.tick();
        self.keep();
        self.notice();
        effects.extend(self.opened.take().map(Effect::Raise));
        effects
    }

    fn act(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Press(form, id) => return self.press(form, id),
            Msg::Choose(form, id, item) => return self.choose(form, id, item),
            Msg::Open(form, id, line) => return self.open_line(form, id, line),
            Msg::Key(form, focused, chord) => return self.key(form, focused, chord.latin()),
            Msg::Close(form) => return self.close(form),
            Msg::Answer(answer) => return self.answer(answer),
            Msg::Progress(ticket, progress) => self.progress(ticket, progress),
            Msg::Tried(number, result) => self.tried(number, result),
            Msg::Timer(timer) => return self.timer(timer),
            Msg::Spot(FormId::Table, Id::Board, spot) => return self.at_table(|table| table.click(spot)),
            Msg::Pan(FormId::Table, _, pan) => return self.at_table(|table| table.pan(pan)),
            Msg::File(wish, path) => return self.file(wish, &path),
            Msg::Pasted(text) => self.paste(&text),
            Msg::NoLetters(languages) => {
                self.illegible = languages;
                self.speak_as_set();
            }
            Msg::Sort(_, id, column) => self.sort(id, column),
            Msg::Scroll(form, id, first) => self.scroll(form, id, first),
            Msg::Type(FormId::Login, _, text) => self.login.typed(text),
            Msg::Type(FormId::Programs, id, text) => self.programs(|programs| programs.typed(id, text)),
            Msg::Focus(FormId::Field, id) => self.field.focused(id),
            Msg::Resize(FormId::Field, size) => self.field_size = size,
            Msg::Resize(FormId::Table, size) => {
                return self.at_table(|table| {
                    table.resize(size);
                    Vec::new()
                });
            }
            Msg::Move(form, place) => self.memory.set_place(form, place),
            Msg::Type(..) | Msg::Focus(..) | Msg::Resize(..) | Msg::Spot(..) | Msg::Pan(..) => {}
        }
        Vec::new()
    }

    /// An answer belongs to the form that is shown: the others ask again when they
    /// are shown.
    fn answer(&mut self, answer: Answer) -> Vec<Effect> {
        match self.screen {
            Screen::Menu => Vec::new(),
            Screen::Field => self.field.answer(answer),
            Screen::Table => self.at_table(|table| table.answer(answer)),
        }
    }

    /// Only the drawn board shows what its opponents think.
    fn progress(&mut self, ticket: u64, progress: Progress) {
        if let Some(table) = self.table.as_mut().filter(|_| self.screen == Screen::Table) {
            table.progress(ticket, progress);
        }
    }

    fn timer(&mut self, timer: Timer) -> Vec<Effect> {
        match (timer, self.screen) {
            (timer, Screen::Table) => self.at_table(|table| table.timer(timer)),
            (Timer::Blink(hint), Screen::Field) => self.field.timer(hint),
            _ => Vec::new(),
        }
    }

    /// What is done to the game on the drawn board, if there is one.
    fn at_table(&mut self, what: impl FnOnce(&mut TableForm) -> Vec<Effect>) -> Vec<Effect> {
        self.table.as_mut().map_or_else(Vec::new, |table| what(table))
    }

    /// The clock of the drawn board runs while it is shown.
    fn tick(&mut self) {
        let now = self.memory.now();
        if let Some(table) = &mut self.table {
            if self.screen == Screen::Table { table.at(now) } else { table.leave() }
        }
    }
}
