//! The one event loop of the program: signals go to the model as messages, and what
//! the model wants is done.

use super::files::{self, Picked, Picker};
use super::post::{Inbox, Post, Signal};
use super::screen::Screen;
use super::worker::Worker;
use super::{Model, draw};
use crate::app::theme::Theme;
use crate::app::view::FormId;
use crate::app::{Effect, Msg, PickFile};
use crate::text::Language;
use fltk::app;
use fltk::enums::Event;
use std::path::PathBuf;

/// Whether the program goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Going {
    On,
    Ends,
}

/// What runs the windows of a model.
pub(super) struct Runner<M> {
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
    /// For a model none of whose windows is open yet.
    pub(super) fn new(model: M, post: Post) -> Runner<M> {
        Runner {
            model,
            screen: Screen::new(post.clone()),
            worker: Worker::new(post.clone()),
            post,
            picker: None,
            folder: files::home(),
            stale: true,
        }
    }

    /// Runs until the model quits; at the end, the places of the windows that are
    /// still open are remembered, too.
    pub(super) fn run(&mut self, inbox: &Inbox) {
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
            self.screen.apply_theme(Theme::of(self.model.theme()));
            self.screen.show(forms, |form| self.model.place(form));
            self.remember_places();
        }
        Going::On
    }
}
