//! The windows of the program: the only room that knows the toolkit.
//!
//! Descriptions of forms come in, widgets and a tree for assistive technology
//! come out; whatever happens to them goes back as messages. What a message
//! means is decided in [`crate::app`].

// Some of it only assistive technology asks for.
#![cfg_attr(
    not(all(
        feature = "accessibility",
        any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd")
    )),
    allow(dead_code)
)]

mod accessibility;
mod display;
mod draw;
mod files;
mod keys;
mod pictures;
mod popup;
mod post;
mod routing;
mod screen;
mod slot;
mod table;
mod window;
mod worker;

use crate::app::view::Form;
use crate::app::{App, Effect, Msg};
use fltk::app;
use post::{Inbox, Post, Signal};
use screen::Screen;
use std::fmt;
use worker::Worker;

/// Something that can be shown: it turns messages into effects, and says which
/// windows are open.
pub trait Model {
    /// What a message does.
    fn update(&mut self, msg: Msg) -> Vec<Effect>;
    /// The windows that are open, the one opened last at the end. None means
    /// the end of the program.
    fn forms(&self) -> Vec<Form>;
}

impl Model for App {
    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        App::update(self, msg)
    }
    fn forms(&self) -> Vec<Form> {
        App::forms(self)
    }
}

/// Why no window could be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UiError {
    /// No graphical session: the variable DISPLAY is not set.
    NoDisplay,
    /// Nobody answers at this display.
    Unreachable(String),
}

impl fmt::Display for UiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UiError::NoDisplay => {
                write!(f, "there is no graphical session (the variable DISPLAY is not set)")
            }
            UiError::Unreachable(display) => {
                write!(f, "the display “{display}” (variable DISPLAY) cannot be reached")
            }
        }
    }
}

impl std::error::Error for UiError {}

/// Shows the windows of a model until it quits.
///
/// # Errors
/// When there is no screen to show them on.
pub fn run(model: impl Model) -> Result<(), UiError> {
    display::check()?;
    let (post, inbox) = post::open();
    app::App::default();
    app::set_visible_focus(true);
    draw::text::choose_fonts();
    let screen = Screen::new(post.clone());
    Runner { model, screen, worker: Worker::new(post.clone()), post, stale: true }.run(&inbox);
    Ok(())
}

/// Whether the program goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Going {
    On,
    Ends,
}

struct Runner<M> {
    model: M,
    screen: Screen,
    worker: Worker,
    post: Post,
    /// Whether the screen may show less than the model says.
    stale: bool,
}

impl<M: Model> Runner<M> {
    /// The one event loop of the program.
    fn run(&mut self, inbox: &Inbox) {
        if self.show() == Going::Ends {
            return;
        }
        while app::wait() {
            inbox.awake();
            while let Ok(signal) = inbox.next() {
                if self.signal(signal) == Going::Ends {
                    return;
                }
            }
            if self.show() == Going::Ends {
                return;
            }
            self.screen.settle();
        }
    }

    fn signal(&mut self, signal: Signal) -> Going {
        // A key means what the form that the player would see makes of it, even
        // if several arrive at once; so does what is done to a list.
        if matches!(signal, Signal::Key(..) | Signal::Touched(..)) && self.show() == Going::Ends {
            return Going::Ends;
        }
        for msg in self.screen.signal(signal) {
            self.stale = true;
            for effect in self.model.update(msg) {
                if self.perform(effect) == Going::Ends {
                    return Going::Ends;
                }
            }
        }
        Going::On
    }

    fn perform(&mut self, effect: Effect) -> Going {
        match effect {
            Effect::Ask(question) => self.worker.ask(question),
            Effect::Stop => self.worker.stop(),
            Effect::After(time, timer) => {
                let post = self.post.clone();
                app::add_timeout3(time.as_secs_f64(), move |handle| {
                    post.send(Signal::Msg(Msg::Timer(timer)));
                    app::remove_timeout3(handle);
                });
            }
            Effect::Focus(form, id) => {
                // The control may be new.
                if self.show() == Going::Ends {
                    return Going::Ends;
                }
                self.screen.focus(form, id);
            }
            Effect::Raise(form) => {
                // It may be new.
                if self.show() == Going::Ends {
                    return Going::Ends;
                }
                self.screen.raise(form);
            }
            Effect::Copy(text) => app::copy(&text),
            Effect::Paste => self.screen.paste(),
            Effect::PickFile(pick) => {
                if let Some(path) = files::pick(&pick) {
                    self.post.send(Signal::Msg(Msg::File(pick.wish, path)));
                }
            }
            Effect::Quit => return Going::Ends,
        }
        Going::On
    }

    fn show(&mut self) -> Going {
        if std::mem::take(&mut self.stale) {
            let forms = self.model.forms();
            if forms.is_empty() {
                return Going::Ends;
            }
            self.screen.show(forms);
        }
        Going::On
    }
}
