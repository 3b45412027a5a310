//! The program without its windows: what it remembers, what messages do to it,
//! and what its forms show.
//!
//! `update` takes one message and gives back what the outside world has to do;
//! `forms` describes the windows. Both run and are tested without a display.

pub mod keys;
pub mod view;

use crate::play::question::{Answer, Question};
use keys::Chord;
use std::time::Duration;
use view::{Form, FormId, Id, Size};

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// A button, panel, check box, radio button or menu item was pressed.
    Press(FormId, Id),
    /// An item of a combo box was chosen.
    Choose(FormId, Id, usize),
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
    /// End the program.
    Quit,
}

/// How the program was started.
#[derive(Clone, Debug)]
pub struct Options {
    /// The player, if named on the command line.
    pub player: Option<String>,
    /// Where all chance comes from.
    pub seed: u64,
    /// How long the computer waits before its answer is shown.
    pub delay: Duration,
}

/// The whole state of the program.
pub struct App {}

impl App {
    /// The program as it starts.
    #[must_use]
    pub fn new(_options: Options) -> App {
        App {}
    }

    /// What a message does.
    pub fn update(&mut self, _msg: Msg) -> Vec<Effect> {
        vec![]
    }

    /// The windows that are open, the topmost last.
    #[must_use]
    pub fn forms(&self) -> Vec<Form> {
        vec![]
    }
}
