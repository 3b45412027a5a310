//! All open forms: which are open, and which is brought to the top.

use super::accessibility::Accessible;
use super::post::{Post, Signal};
use super::scale::Fit;
use super::slot::{Tools, dress_tooltips};
use super::window::{self, OpenForm, Wanted};
use crate::app::Msg;
use crate::app::theme::Theme;
use crate::app::view::{Form, FormId, Id, Rect, Size};
use std::collections::BTreeSet;
use std::rc::Rc;

/// The forms on the screen, in the order of the description.
pub(super) struct Screen {
    open: Vec<(OpenForm, Accessible)>,
    tools: Tools,
    theme: &'static Theme,
    /// The forms that have been open.
    seen: BTreeSet<FormId>,
    /// Where windows stood that have closed, or stand at the end.
    moves: Vec<Msg>,
    fit: Fit,
    /// Whether assistive technology may not have been told of something.
    untold: bool,
}

impl Screen {
    /// Nothing is open yet.
    pub(super) fn new(post: Post) -> Screen {
        Screen {
            open: Vec::new(),
            tools: Tools { post, pictures: Rc::default(), keyboard: Rc::default() },
            theme: &Theme::EXERCISE_BOOK,
            seen: BTreeSet::new(),
            moves: Vec::new(),
            fit: Fit::default(),
            untold: false,
        }
    }

    /// Puts on the colours of a theme.
    pub(super) fn apply_theme(&mut self, theme: &'static Theme) {
        dress_tooltips(theme);
        if *self.theme != *theme {
            self.theme = theme;
            self.tools.pictures.forget();
            self.open.iter_mut().for_each(|(open, _)| open.apply_theme(theme));
        }
    }

    /// Where windows stood that have closed since the last call.
    pub(super) fn take_moves(&mut self) -> Vec<Msg> {
        std::mem::take(&mut self.moves)
    }

    /// Closes all windows.
    pub(super) fn close(&mut self) {
        for (open, accessible) in std::mem::take(&mut self.open) {
            self.moves.extend(open.moved());
            accessible.close(&open);
            open.close();
        }
    }

    fn find(&mut self, id: FormId) -> Option<&mut OpenForm> {
        self.open.iter_mut().map(|(open, _)| open).find(|open| open.form().id == id)
    }

    /// Opens, changes and closes windows as the descriptions say. `place` knows
    /// where a form stood before.
    pub(super) fn show(&mut self, forms: Vec<Form>, place: impl Fn(FormId) -> Option<Rect>) {
        let top = self.open.last().map(|(open, _)| open.form().id);
        let mut before = std::mem::take(&mut self.open);
        let mut opened = false;
        for form in forms {
            let known = before.iter().position(|(open, _)| open.form().id == form.id);
            match known.map(|n| before.remove(n)) {
                Some((mut open, accessible)) => {
                    open.show(form);
                    self.open.push((open, accessible));
                }
                None => {
                    let id = form.id;
                    // The first form replaces the one that was the first.
                    let follows = !self.seen.insert(id) && self.open.is_empty() && !before.is_empty();
                    self.make_room(&mut before, &form);
                    let below = self.open.last().or(before.first().filter(|_| self.open.is_empty()));
                    let below = below.map(|(open, _)| open.whereabouts());
                    let wanted = Wanted { before: place(id), follows, below };
                    let open = OpenForm::open(form, wanted, &self.tools, self.theme);
                    self.open.push((open, Accessible::new(id, &self.tools.post)));
                    opened = true;
                }
            }
        }
        let screens: BTreeSet<i32> = before.iter().map(|(open, _)| open.screen()).collect();
        // The last to go: a window that opens in place of another is there first.
        for (open, accessible) in before {
            self.moves.extend(open.moved());
            accessible.close(&open);
            open.close();
        }
        self.adjust(screens);
        if let Some((last, _)) = self.open.last_mut()
            && Some(last.form().id) != top
            && !opened
        {
            last.raise();
        }
        self.untold = true;
    }

    /// Before a form opens: makes all of them as small as it takes.
    fn make_room(&mut self, before: &mut [(OpenForm, Accessible)], form: &Form) {
        let screen = self.open.last().or(before.first()).map_or(0, |(open, _)| open.screen());
        let sizes = sizes(&self.open, screen).chain([window::least(form)]);
        if let Some(more) = self.fit.adjust(screen, sizes) {
            stay(&mut self.open, screen, more);
            stay(before, screen, more);
        }
    }

    /// Scales screens so that the forms on them fit.
    fn adjust(&mut self, screens: BTreeSet<i32>) {
        for screen in screens {
            if let Some(more) = self.fit.adjust(screen, sizes(&self.open, screen)) {
                stay(&mut self.open, screen, more);
            }
        }
    }

    /// Somebody has made everything larger or smaller: forms that are larger than their
    /// screen now become smaller.
    fn zoomed(&mut self) {
        let screens: BTreeSet<i32> = self.open.iter().map(|(open, _)| open.screen()).collect();
        self.adjust(screens);
        self.open.iter_mut().for_each(|(open, _)| open.fit());
    }

    /// What something that happened to a window means for the program.
    pub(super) fn signal(&mut self, signal: Signal) -> Vec<Msg> {
        self.untold = true;
        match signal {
            Signal::Zoomed => {
                self.zoomed();
                Vec::new()
            }
            Signal::Key(form, stroke, repeat) => {
                self.find(form).map_or_else(Vec::new, |open| open.key(stroke, repeat))
            }
            Signal::Touched(form, id, touch) => {
                self.find(form).map_or_else(Vec::new, |open| open.touched(id, touch))
            }
            signal => self.one(signal).into_iter().collect(),
        }
    }

    fn one(&mut self, signal: Signal) -> Option<Msg> {
        match signal {
            Signal::Msg(msg) => {
                if let Msg::Type(form, id, _) = &msg
                    && let Some(open) = self.find(*form)
                {
                    open.told(*id);
                }
                Some(msg)
            }
            Signal::Focused(form, id) => {
                self.find(form)?.focused(id);
                Some(Msg::Focus(form, id))
            }
            Signal::Activated(form) => {
                self.find(form)?.activated();
                None
            }
            Signal::Clicked(form, x, y, left) => self.find(form)?.clicked(x, y, left),
            Signal::Pushed(form, id, x) => {
                self.find(form)?.pushed(id, x);
                None
            }
            Signal::Shifted(form) => {
                self.find(form)?.close_list();
                None
            }
            Signal::Released(form) => self.find(form)?.released(),
            Signal::Pointer(form, pointer) => self.find(form)?.pointer(pointer),
            Signal::Look | Signal::Zoomed | Signal::Key(..) | Signal::Touched(..) => None,
            Signal::Asked(form, request) => {
                let at = self.open.iter().position(|(open, _)| open.form().id == form)?;
                let blocked = self.open[at + 1..].iter().any(|(above, _)| above.form().modal);
                let (open, accessible) = &mut self.open[at];
                if blocked { None } else { accessible.request(open, request) }
            }
        }
    }

    /// Asks for the text of the clipboard; the topmost window will get it.
    pub(super) fn paste(&mut self) {
        if let Some((open, _)) = self.open.last() {
            open.paste();
        }
    }

    /// Gives the keyboard to a control, as soon as its form is the active one.
    pub(super) fn focus(&mut self, form: FormId, id: Id) {
        if let Some(open) = self.find(form) {
            open.give(id);
        }
    }

    /// Brings an open form to the top.
    pub(super) fn raise(&mut self, form: FormId) {
        if let Some(open) = self.find(form) {
            open.raise();
        }
    }

    /// A window that waits for the topmost one was to be closed: that one comes
    /// forward, with a sound.
    pub(super) fn insist(&mut self) {
        if let Some((open, _)) = self.open.last_mut().filter(|(open, _)| open.form().modal) {
            open.raise();
            fltk::dialog::beep(fltk::dialog::BeepType::Default);
        }
    }

    /// After all that happened at once: closes lists in windows that are not
    /// active and lets go of what is held there, and tells assistive technology what it does not know yet.
    pub(super) fn settle(&mut self) {
        let untold = std::mem::take(&mut self.untold);
        for (open, accessible) in &mut self.open {
            let active = open.active();
            if !active {
                open.close_list();
                open.let_go();
            }
            accessible.settle(open, active, untold);
        }
    }
}

/// The least sizes of the forms on a screen.
fn sizes(open: &[(OpenForm, Accessible)], screen: i32) -> impl Iterator<Item = Size> {
    let here = open.iter().filter(move |(open, _)| open.screen() == screen);
    here.map(|(open, _)| window::least(open.form()))
}

/// The forms on a screen stay where they are when its scale has changed.
fn stay(open: &mut [(OpenForm, Accessible)], screen: i32, more: f64) {
    let here = open.iter_mut().filter(|(open, _)| open.screen() == screen);
    here.for_each(|(open, _)| open.stay(more));
}
