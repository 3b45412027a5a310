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
mod dropped;
mod files;
pub mod fit;
mod fonts;
mod keys;
mod layout;
mod pictures;
mod popup;
mod post;
mod routing;
mod runner;
mod scale;
mod screen;
mod slot;
mod table;
mod window;
mod worker;

use crate::app::view::{Form, FormId, Rect};
use crate::app::{App, Effect, Msg};
use crate::store::settings;
use crate::text::Language;
use fltk::app;
use runner::Runner;
use std::fmt;

/// Something that can be shown: it turns messages into effects, and says which
/// windows are open.
pub trait Model {
    /// What a message does.
    fn update(&mut self, msg: Msg) -> Vec<Effect>;
    /// The windows that are open, the one opened last at the end. None means
    /// the end of the program.
    fn forms(&self) -> Vec<Form>;
    /// Where a window stood when it was last open.
    fn place(&self, _form: FormId) -> Option<Rect> {
        None
    }
    /// The language that is spoken.
    fn language(&self) -> Language {
        Language::default()
    }
    /// The look of the windows.
    fn theme(&self) -> settings::Theme {
        settings::Theme::default()
    }
}

impl Model for App {
    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        App::update(self, msg)
    }
    fn forms(&self) -> Vec<Form> {
        App::forms(self)
    }
    fn place(&self, form: FormId) -> Option<Rect> {
        App::place(self, form)
    }
    fn language(&self) -> Language {
        App::language(self)
    }
    fn theme(&self) -> settings::Theme {
        App::theme(self)
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

/// Whether windows can be shown.
///
/// # Errors
/// When there is no screen to show them on.
pub fn check() -> Result<(), UiError> {
    display::check()
}

/// Shows the windows of a model until it quits. The model is asked for when the
/// toolkit has prepared itself, so that it may be made meanwhile.
///
/// # Errors
/// When there is no screen to show them on.
pub fn run<M: Model>(model: impl FnOnce() -> M) -> Result<(), UiError> {
    check()?;
    let fonts = fonts::find();
    let (post, inbox) = post::open();
    app::App::default();
    app::set_visible_focus(true);
    // On X this is what reaches the screen, and takes its time.
    draw::text::choose_fonts();
    let mut model = model();
    fonts();
    // Whoever has a session in a language need not have its letters. Those of the
    // others are not looked for now: that takes time and memory.
    let illegible = draw::text::illegible(&[model.language()]);
    if !illegible.is_empty() {
        model.update(Msg::NoLetters(illegible));
    }
    Runner::new(model, post).run(&inbox);
    Ok(())
}

/// The toolkit is one for all threads, and is made ready by whoever comes first: tests
/// that touch it take turns.
#[cfg(test)]
fn toolkit() -> std::sync::MutexGuard<'static, ()> {
    static TURN: std::sync::Mutex<()> = std::sync::Mutex::new(());
    TURN.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A form for a test, with nothing in it but these controls.
#[cfg(test)]
fn form_with(controls: Vec<crate::app::view::Control>) -> Form {
    Form {
        id: FormId::Field,
        title: String::new(),
        size: Default::default(),
        smallest: Default::default(),
        resizable: false,
        modal: false,
        ground: crate::app::view::Ground::Face,
        mirrored: false,
        controls,
        focus: None,
    }
}
