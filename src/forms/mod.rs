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
mod keys;
mod layout;
mod pictures;
mod popup;
mod post;
mod routing;
mod scale;
mod screen;
mod slot;
mod table;
mod window;
mod worker;

use crate::app::theme::Theme;
use crate::app::view::{Form, FormId, Rect};
use crate::app::{App, Effect, Msg, PickFile};
use crate::store::settings;
use crate::text::Language;
use files::{Picked, Picker};
use fltk::app;
use fltk::enums::Event;
use post::{Inbox, Post, Signal};
use screen::Screen;
use std::fmt;
use std::path::PathBuf;
use worker::Worker;

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

/// Shows the windows of a model until it quits.
///
/// # Errors
/// When there is no screen to show them on.
pub fn run(mut model: impl Model) -> Result<(), UiError> {
    check()?;
    let (post, inbox) = post::open();
    app::App::default();
    app::set_visible_focus(true);
    draw::text::choose_fonts();
    // Whoever has a session in a language need not have its letters. Those of the
    // others are not looked for now: that takes time and memory.
    let illegible = draw::text::illegible(&[model.language()]);
    if !illegible.is_empty() {
        model.update(Msg::NoLetters(illegible));
    }
    let screen = Screen::new(post.clone());
    let (worker, folder) = (Worker::new(post.clone()), files::home());
    Runner { model, screen, worker, post, picker: None, folder, stale: true }.run(&inbox);
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
    /// The form in which a file is being chosen.
    picker: Option<Picker>,
    /// Where a file was chosen last.
    folder: PathBuf,
    /// Whether the screen may show less than the model says.
    stale: bool,
}

impl<M: Model> Runner<M> {
    /// The one event loop of the program; at its end, the places of the windows
    /// that are still open are remembered, too.
    fn run(&mut self, inbox: &Inbox) {
        self.turn(inbox);
        self.screen.close();
        self.remember_places();
    }

    /// What the model makes of it can be seen at the next occasion.
    fn remember_places(&mut self) {
        for msg in self.screen.take_moves() {
            self.model.update(msg);
        }
    }

    fn turn(&mut self, inbox: &Inbox) {
        if self.show() == Going::Ends {
            return;
        }
        while app::wait() {
            inbox.awake();
            let mut closing = app::event() == Event::Close;
            while let Ok(signal) = inbox.next() {
                closing &= !matches!(signal, Signal::Msg(Msg::Close(_)));
                if self.signal(signal) == Going::Ends {
                    return;
                }
            }
            if closing {
                self.refuse_to_close();
            }
            if self.show() == Going::Ends {
                return;
            }
            self.screen.settle();
        }
    }

    /// A window was to be closed, and the toolkit has told it nothing, since
    /// another is modal.
    fn refuse_to_close(&mut self) {
        self.screen.insist();
        // Else the toolkit would name the old event until the next one.
        let _ = app::handle_main(Event::NoEvent);
    }

    fn signal(&mut self, signal: Signal) -> Going {
        // A key means what the form that the player would see makes of it, even
        // if several arrive at once; so does what is done to a list.
        if matches!(signal, Signal::Key(..) | Signal::Released(..) | Signal::Touched(..))
            && self.show() == Going::Ends
        {
            return Going::Ends;
        }
        for msg in self.screen.signal(signal) {
            if self.update(msg) == Going::Ends {
                return Going::Ends;
            }
        }
        Going::On
    }

    fn update(&mut self, msg: Msg) -> Going {
        self.stale = true;
        let Some(msg) = self.picked(msg) else {
            return Going::On;
        };
        for effect in self.model.update(msg) {
            if self.perform(effect) == Going::Ends {
                return Going::Ends;
            }
        }
        Going::On
    }

    /// Lets the user choose a file.
    fn pick(&mut self, pick: PickFile) {
        if files::NATIVE {
            if let Some(path) = files::ask_system(&pick) {
                self.post.send(Signal::Msg(Msg::File(pick.wish, path)));
            }
            return;
        }
        let mirrored = self.model.forms().last().is_some_and(|form| form.mirrored);
        self.picker = Some(Picker::new(pick, &self.folder, mirrored));
        self.stale = true;
    }

    /// What is left of a message for the model: those of the form for files end
    /// here, until one is chosen.
    fn picked(&mut self, msg: Msg) -> Option<Msg> {
        if msg.form() != Some(FormId::Files) || matches!(msg, Msg::Move(..)) {
            return Some(msg);
        }
        let picker = self.picker.as_mut()?;
        let picked = picker.update(&msg);
        if picked == Picked::NotYet {
            return None;
        }
        let wish = picker.wish();
        picker.folder().clone_into(&mut self.folder);
        self.picker = None;
        match picked {
            Picked::File(path) => {
                path.parent().unwrap_or(&path).clone_into(&mut self.folder);
                Some(Msg::File(wish, path))
            }
            Picked::NotYet | Picked::Nothing => None,
        }
    }

    fn perform(&mut self, effect: Effect) -> Going {
        match effect {
            Effect::Ask(question) => self.worker.ask(question),
            Effect::Stop => self.worker.stop(),
            Effect::Try(trial) => self.worker.try_out(trial),
            Effect::EndTrial => self.worker.end_trial(),
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
            Effect::TryLetters => {
                self.post.send(Signal::Msg(Msg::NoLetters(draw::text::illegible(&Language::ALL))))
            }
            Effect::PickFile(pick) => self.pick(pick),
            Effect::Quit => return Going::Ends,
        }
        Going::On
    }

    fn show(&mut self) -> Going {
        if std::mem::take(&mut self.stale) {
            let mut forms = self.model.forms();
            if forms.is_empty() {
                return Going::Ends;
            }
            forms.extend(self.picker.as_ref().map(Picker::form));
            self.screen.dress(Theme::of(self.model.theme()));
            self.screen.show(forms, |form| self.model.place(form));
            self.remember_places();
        }
        Going::On
    }
}

/// The toolkit is one for all threads, and is made ready by whoever comes first: tests
/// that touch it take turns.
#[cfg(test)]
fn toolkit() -> std::sync::MutexGuard<'static, ()> {
    static TURN: std::sync::Mutex<()> = std::sync::Mutex::new(());
    TURN.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
