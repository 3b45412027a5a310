//! What goes into the program, and what comes out: plain data.

use super::keys::Chord;
use super::view::{FormId, Id, Pan, Rect, Size};
use crate::bots::Progress;
use crate::bots::outside::{EngineFailure, Interrupted, Program, Protocol};
use crate::play::r#match::Request;
use crate::play::question::{Answer, Question};
use crate::scene::Spot;
use crate::text::Language;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

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
    /// A spot of a board was clicked.
    Spot(FormId, Id, Spot),
    /// A board was moved or enlarged.
    Pan(FormId, Id, Pan),
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
    /// The letters of these languages cannot be shown: there is no font.
    NoLetters(Vec<Language>),
    /// A program was tried: the number of the trial, and what the program says of
    /// itself, or what it did wrong.
    Tried(u64, Result<Greeting, EngineFailure>),
    /// What an opponent has found so far; the ticket of the question.
    Progress(u64, Progress),
    /// An opponent has answered.
    Answer(Answer),
    /// A time that was asked for is over.
    Timer(Timer),
}

impl Msg {
    /// The form that it happened to, if to any.
    #[must_use]
    pub fn form(&self) -> Option<FormId> {
        match self {
            Msg::Press(form, _)
            | Msg::Choose(form, ..)
            | Msg::Open(form, ..)
            | Msg::Sort(form, ..)
            | Msg::Scroll(form, ..)
            | Msg::Spot(form, ..)
            | Msg::Pan(form, ..)
            | Msg::Type(form, ..)
            | Msg::Focus(form, _)
            | Msg::Key(form, ..)
            | Msg::Close(form)
            | Msg::Resize(form, _)
            | Msg::Move(form, _) => Some(*form),
            Msg::Pasted(_)
            | Msg::File(..)
            | Msg::NoLetters(_)
            | Msg::Tried(..)
            | Msg::Progress(..)
            | Msg::Answer(_)
            | Msg::Timer(_) => None,
        }
    }
}

/// Something that comes back after a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timer {
    /// The hint blinks; the number tells which hint.
    Blink(u64),
    /// A second of a game has passed; the number tells which game.
    Clock(u64),
    /// The next game begins by itself; the number tells after which position.
    Again(u64),
    /// A letter or digit that was typed may be all of a move; the number tells
    /// which one.
    Typed(u64),
}

/// Something that the outside world has to do.
pub enum Effect {
    /// Put this question to another thread; an earlier one of the same kind is
    /// no longer wanted.
    Ask(Question),
    /// Whatever is being thought about is no longer wanted.
    Stop,
    /// Try a program on another thread; an earlier trial is no longer wanted.
    Try(Trial),
    /// No program is to be tried any more.
    EndTrial,
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
    /// Find out which languages have letters that cannot be shown, and say so.
    TryLetters,
    /// Let the user choose a file.
    PickFile(PickFile),
    /// End the program.
    Quit,
}

impl From<Request> for Effect {
    fn from(wish: Request) -> Effect {
        match wish {
            Request::Ask(question) => Effect::Ask(question),
            Request::Stop => Effect::Stop,
        }
    }
}

/// A program is started to see whether it will do.
#[derive(Debug)]
pub struct Trial {
    /// Goes back with the answer.
    pub number: u64,
    /// The program.
    pub program: Program,
    /// How it has to be spoken to.
    pub protocol: &'static Protocol,
    /// How it is spoken to in some games, which it need not know.
    pub others: Vec<&'static Protocol>,
}

/// What the trial of a program has shown that will do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Greeting {
    /// What it says of itself.
    pub about: String,
    /// The keys of the protocols that it does not know.
    pub lacks: Vec<&'static str>,
}

impl Trial {
    /// Tries it; once `stop` becomes true, the end comes soon, and nothing need be told.
    #[must_use]
    pub fn run(&self, stop: &AtomicBool) -> Option<Msg> {
        let knows = |other: &&&Protocol| (other.greet)(&self.program, stop).is_ok();
        let greeted = match (self.protocol.greet)(&self.program, stop) {
            Ok(about) => {
                let lacks = self.others.iter().filter(|other| !knows(other)).map(|other| other.key);
                Ok(Greeting { about, lacks: lacks.collect() })
            }
            Err(Interrupted::Failed(failure)) => Err(failure),
            Err(Interrupted::Stopped) => return None,
        };
        Some(Msg::Tried(self.number, greeted))
    }
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
    /// To have it as an opponent.
    Program,
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
    /// How their names end, without the dot; empty if they may end anyhow.
    pub extension: &'static str,
    /// Other endings that will do.
    pub also: Vec<&'static str>,
    /// The name that is proposed for a new file.
    pub name: String,
    /// What the form says where the system has none of its own.
    pub words: PickWords,
}

impl PickFile {
    /// What such files are called, with all their endings; nothing of these if they
    /// may end anyhow.
    #[must_use]
    pub fn kinds(&self) -> String {
        if self.extension.is_empty() {
            return self.kind.clone();
        }
        let endings = [self.extension].into_iter().chain(self.also.iter().copied());
        let endings: Vec<_> = endings.map(|ending| format!("*.{ending}")).collect();
        // Kept together and in its own direction where the words run from the right.
        format!("{} \u{2066}({})\u{2069}", self.kind, endings.join(" "))
    }
}

/// The words of a form in which a file is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PickWords {
    /// What stands above the text box for the name.
    pub name: String,
    /// Agrees.
    pub choose: String,
    /// Does not.
    pub cancel: String,
    /// Says that there already is a file of this name.
    pub exists: String,
    /// Agrees all the same.
    pub replace: String,
    /// Why the system may refuse to show a folder, as far as there are words.
    pub refusals: Vec<(ErrorKind, String)>,
}
