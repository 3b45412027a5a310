//! The program without its windows: what it remembers, what messages do to it,
//! and what its forms show.
//!
//! [`App::update`] takes one message and gives back what the outside world has
//! to do; [`App::forms`] describes the windows. Both run and are tested without
//! a display.

mod build;
mod dialogs;
mod field;
mod help;
pub mod keys;
mod login;
mod menu;
pub mod player;
pub mod theme;
pub mod view;

use crate::bots::chance;
use crate::play::question::{Answer, Question};
use crate::text::{Language, Texts};
use field::{Field, Meaning};
use keys::{Chord, Key};
use login::Login;
use player::PlayerName;
use std::path::PathBuf;
use std::time::Duration;
use view::{Form, FormId, Id, Rect, Size};

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// A button, panel, check box, radio button or menu item was pressed.
    Press(FormId, Id),
    /// An item of a combo box was chosen.
    Choose(FormId, Id, usize),
    /// A line of a list was opened: by a double click, or by Enter.
    Open(FormId, Id, usize),
    /// The title of a column was pressed.
    Sort(FormId, Id, usize),
    /// A list was scrolled until this line is the first that is seen.
    Scroll(FormId, Id, usize),
    /// The text in a text box is now this.
    Type(FormId, Id, String),
    /// A control has got the keyboard.
    Focus(FormId, Id),
    /// A key that the focused control does not need for itself.
    Key(FormId, Option<Id>, Chord),
    /// The window manager asks the window to close.
    Close(FormId),
    /// The window now has this inner size.
    Resize(FormId, Size),
    /// The window now stands here.
    Move(FormId, Rect),
    /// The clipboard had this text.
    Pasted(String),
    /// A file was chosen as was wished, dropped on a window, or named on the
    /// command line.
    File(FileWish, PathBuf),
    /// An opponent has answered.
    Answer(Answer),
    /// A time that was asked for is over.
    Timer(Timer),
}

/// Something that comes back after a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timer {
    /// The hint blinks; the number tells which hint.
    Blink(u64),
}

/// Something that the outside world has to do.
pub enum Effect {
    /// Put this question to another thread; an earlier one of the same kind is
    /// no longer wanted.
    Ask(Question),
    /// Whatever is being thought about is no longer wanted.
    Stop,
    /// Send this message after this time.
    After(Duration, Timer),
    /// Give the keyboard to this control.
    Focus(FormId, Id),
    /// Bring this form above the others, and the keyboard with it.
    Raise(FormId),
    /// Put this text on the clipboard.
    Copy(String),
    /// Send the text of the clipboard.
    Paste,
    /// Let the user choose a file.
    PickFile(PickFile),
    /// End the program.
    Quit,
}

/// What a file is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileWish {
    /// To read a game from.
    Load,
    /// To write the game to.
    Save,
    /// To write the results to.
    Export,
}

/// How a file is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PickFile {
    /// What it is wanted for.
    pub wish: FileWish,
    /// Title of the window.
    pub title: String,
    /// What such files are called, for the list of kinds.
    pub kind: String,
    /// How their names end, without the dot.
    pub extension: &'static str,
    /// The name that is proposed for a new file.
    pub name: String,
}

/// How the program was started.
#[derive(Clone, Debug)]
pub struct Options {
    /// The player, if named on the command line.
    pub player: Option<PlayerName>,
    /// Where all chance comes from.
    pub seed: u64,
    /// How long the computer waits before its answer is shown.
    pub delay: Duration,
}

/// The form that fills the program at the moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Screen {
    Menu,
    Field,
}

/// A form that is open above it.
#[derive(Clone, PartialEq, Eq)]
enum Dialog {
    Help,
    Keys,
    About,
    Message(String),
}

/// The whole state of the program.
pub struct App {
    texts: Texts,
    login: Login,
    /// Nobody until the login dialog was agreed to.
    player: Option<PlayerName>,
    screen: Screen,
    /// In the order in which they were opened; none twice.
    dialogs: Vec<Dialog>,
    field: Field,
    field_size: Size,
}

impl App {
    /// The program as it starts.
    #[must_use]
    pub fn new(options: Options) -> App {
        App {
            texts: Texts::new(Language::default()),
            login: Login::default(),
            player: options.player,
            screen: Screen::Menu,
            dialogs: Vec::new(),
            field: Field::new(chance(options.seed), options.delay),
            field_size: Size::default(),
        }
    }

    /// The windows that are open, the topmost last.
    #[must_use]
    pub fn forms(&self) -> Vec<Form> {
        let base = match (&self.player, self.screen) {
            (None, _) => self.login.form(&self.texts),
            (Some(player), Screen::Menu) => menu::form(&self.texts, player),
            (Some(player), Screen::Field) => self.field.form(self.field_size, player.as_str(), &self.texts),
        };
        let above = self.dialogs.iter().map(|dialog| match dialog {
            Dialog::Help => help::form(&self.texts),
            Dialog::Keys => dialogs::keys(&self.texts),
            Dialog::About => dialogs::about(&self.texts),
            Dialog::Message(text) => dialogs::message(&self.texts, text),
        });
        std::iter::once(base).chain(above).collect()
    }

    /// What a message does.
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        match msg {
            Msg::Press(form, id) => self.press(form, id),
            Msg::Choose(FormId::Field, Id::GameType, item) => self.field.choose(item),
            Msg::Type(FormId::Login, Id::Name, text) => {
                self.login.typed(text);
                Vec::new()
            }
            Msg::Focus(FormId::Field, id) => {
                self.field.focused(id);
                Vec::new()
            }
            Msg::Key(form, focused, chord) => self.key(form, focused, chord.latin()),
            Msg::Close(form) => self.close(form),
            Msg::Resize(FormId::Field, size) => {
                self.field_size = size;
                Vec::new()
            }
            Msg::Answer(answer) => self.field.answer(answer),
            Msg::Timer(Timer::Blink(hint)) => self.field.timer(hint),
            Msg::Choose(..) | Msg::Type(..) | Msg::Focus(..) | Msg::Resize(..) => Vec::new(),
        }
    }

    fn press(&mut self, form: FormId, id: Id) -> Vec<Effect> {
        match (form, id) {
            (_, Id::Quit) => return vec![Effect::Quit],
            (_, Id::Rules) => return self.open(Dialog::Help),
            (_, Id::Keys) => return self.open(Dialog::Keys),
            (_, Id::About) => return self.open(Dialog::About),
            (_, Id::MainMenu) => self.screen = Screen::Menu,
            (FormId::Login, Id::Ok) => return self.log_in(),
            (FormId::Login, Id::Cancel) => return vec![Effect::Quit],
            (FormId::Menu, Id::Play) => self.screen = Screen::Field,
            (FormId::Field, id) if self.field.lacks_type(id) => {
                return self.tell(self.texts.field_choose_type());
            }
            (FormId::Field, id) => return self.field.press(id),
            (form, Id::Ok | Id::Cancel) => return self.close(form),
            _ => {}
        }
        Vec::new()
    }

    fn log_in(&mut self) -> Vec<Effect> {
        match self.login.name(&self.texts) {
            Ok(name) => self.player = Some(name),
            Err(message) => return self.tell(message),
        }
        Vec::new()
    }

    fn tell(&mut self, text: String) -> Vec<Effect> {
        self.open(Dialog::Message(text))
    }

    /// Opens a dialog, or brings the one that is open to the top.
    fn open(&mut self, dialog: Dialog) -> Vec<Effect> {
        let id = dialog_id(&dialog);
        self.dialogs.retain(|open| dialog_id(open) != id);
        self.dialogs.push(dialog);
        vec![Effect::Raise(id)]
    }

    /// Closes a dialog; closing any other form ends the program.
    fn close(&mut self, form: FormId) -> Vec<Effect> {
        if matches!(form, FormId::Login | FormId::Menu | FormId::Field) {
            return vec![Effect::Quit];
        }
        self.dialogs.retain(|open| dialog_id(open) != form);
        Vec::new()
    }

    fn key(&mut self, form: FormId, focused: Option<Id>, chord: Chord) -> Vec<Effect> {
        if chord == Chord::ctrl('q') {
            return vec![Effect::Quit];
        }
        if chord == Chord::plain(Key::F(1)) && self.player.is_some() {
            self.field.close_picture();
            return if self.is_blocked() { Vec::new() } else { self.press(form, Id::Rules) };
        }
        match form {
            FormId::Login => self.login_key(focused, chord),
            FormId::Menu => self.menu_key(focused, chord),
            FormId::Field => match self.field.key(focused, chord) {
                Meaning::Press(id) => self.press(form, id),
                Meaning::Done(effects) => effects,
                Meaning::Nothing => Vec::new(),
            },
            _ if matches!(chord.key, Key::Escape | Key::Enter) => self.close(form),
            _ => Vec::new(),
        }
    }

    /// Whether a modal form waits for its answer.
    fn is_blocked(&self) -> bool {
        self.dialogs.iter().any(|dialog| *dialog != Dialog::Help)
    }

    fn login_key(&mut self, focused: Option<Id>, chord: Chord) -> Vec<Effect> {
        match (chord.key, focused) {
            (Key::Escape, _) | (Key::Enter, Some(Id::Cancel)) => self.press(FormId::Login, Id::Cancel),
            (Key::Enter, _) => self.press(FormId::Login, Id::Ok),
            _ => Vec::new(),
        }
    }

    fn menu_key(&mut self, focused: Option<Id>, chord: Chord) -> Vec<Effect> {
        let here = menu::BUTTONS.iter().position(|&id| Some(id) == focused);
        let count = menu::BUTTONS.len();
        match (chord.key, here) {
            (Key::Enter, Some(n)) => self.press(FormId::Menu, menu::BUTTONS[n]),
            (Key::Enter, None) => self.press(FormId::Menu, Id::Play),
            (Key::Down | Key::Right, Some(n)) => focus(FormId::Menu, menu::BUTTONS[(n + 1) % count]),
            (Key::Up | Key::Left, Some(n)) => focus(FormId::Menu, menu::BUTTONS[(n + count - 1) % count]),
            _ => Vec::new(),
        }
    }
}

fn focus(form: FormId, id: Id) -> Vec<Effect> {
    vec![Effect::Focus(form, id)]
}

fn dialog_id(dialog: &Dialog) -> FormId {
    match dialog {
        Dialog::Help => FormId::Help,
        Dialog::Keys => FormId::Keys,
        Dialog::About => FormId::About,
        Dialog::Message(_) => FormId::Message,
    }
}
