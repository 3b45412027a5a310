//! Whether every text of a form is seen whole, found out by drawing the form
//! where nobody sees it.

use super::draw::shape::{Brush, Frame};
use super::draw::{self, State, cut_while};
use super::files::Picker;
use super::pictures::Pictures;
use super::popup::{Owner, Popup, Row};
use super::{UiError, display};
use crate::app::theme::Theme;
use crate::app::view::{Control, Form, FormId, Id, Kind, List};
use crate::app::{Msg, PickFile};
use fltk::app;
use fltk::prelude::SurfaceDevice;
use fltk::surface::ImageSurface;
use std::path::Path;

/// A text that is not seen whole.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cut {
    /// In which form.
    pub form: FormId,
    /// In which control, or in the list that drops from it.
    pub control: Id,
    /// The whole text.
    pub text: String,
}

/// Draws forms for the sake of their texts.
pub struct Fitting {
    pictures: Pictures,
}

impl Fitting {
    /// Makes ready to draw.
    ///
    /// # Errors
    /// When there is no screen: letters are measured as it would show them.
    pub fn open() -> Result<Fitting, UiError> {
        display::check()?;
        app::App::default();
        draw::text::choose_fonts();
        Ok(Fitting { pictures: Pictures::default() })
    }

    /// What would be cut in these forms with so many pixels of the screen in a
    /// logical pixel.
    #[must_use]
    pub fn cuts(&self, forms: &[Form], scale: f32) -> Vec<Cut> {
        app::set_screen_scale(0, scale);
        let sheet = ImageSurface::new(1, 1, true);
        ImageSurface::push_current(&sheet);
        let mut cuts: Vec<Cut> = different(forms)
            .into_iter()
            .flat_map(|(form, control)| self.of_control(form, control, scale))
            .collect();
        ImageSurface::pop_current();
        cuts.sort();
        cuts.dedup();
        cuts
    }

    /// Draws a form as it is on the screen, with so many pixels of the screen in a
    /// logical pixel, and throws the picture away.
    pub fn draw(&self, form: &Form, scale: f32) {
        app::set_screen_scale(0, scale);
        let sheet = ImageSurface::new(form.size.w, form.size.h, true);
        ImageSurface::push_current(&sheet);
        let brush = Brush { theme: &Theme::EXERCISE_BOOK, scale: f64::from(scale), mirrored: form.mirrored };
        for control in &form.controls {
            draw::control(brush, &self.pictures, control, State::default());
        }
        ImageSurface::pop_current();
    }

    fn of_control(&self, form: &Form, control: &Control, scale: f32) -> Vec<Cut> {
        let (theme, mirrored) = (&Theme::EXERCISE_BOOK, form.mirrored);
        let brush = Brush { theme, scale: f64::from(scale), mirrored };
        let mut texts =
            cut_while(|| draw::control(brush, &self.pictures, &longest(control), State::default()));
        texts.extend(self.lists(brush, form, control));
        texts.into_iter().map(|text| Cut { form: form.id, control: control.id, text }).collect()
    }

    /// What is cut in the lists that drop from a control, and what of a menu bar
    /// reaches beyond the form.
    fn lists(&self, brush: Brush, form: &Form, control: &Control) -> Vec<String> {
        let frame = Frame::from(control.place);
        match &control.kind {
            Kind::Choice { items, .. } => {
                let rows: Vec<Row> = items.iter().map(|item| Row::verbatim(item)).collect();
                // A closed box shows any of them.
                let mut texts = cut_while(|| {
                    for n in 0..items.len() {
                        let kind = Kind::Choice { items: items.clone(), chosen: Some(n) };
                        let control = Control { kind, ..control.clone() };
                        draw::control(brush, &self.pictures, &control, State::default());
                    }
                });
                texts.extend(self.list(brush, form, Owner::Choice(control.id), rows, frame));
                texts
            }
            Kind::MenuBar(menus) => {
                let titles = draw::titles(menus, frame, form.mirrored);
                let mut texts = Vec::new();
                for ((n, menu), title) in menus.iter().enumerate().zip(titles) {
                    if title.x < frame.x || title.x + title.w > frame.x + frame.w {
                        texts.push(menu.text.clone());
                    }
                    let rows = menu.items.iter().map(Row::of).collect();
                    texts.extend(self.list(brush, form, Owner::Menu(control.id, n), rows, title));
                }
                texts
            }
            _ => Vec::new(),
        }
    }

    /// What is cut in an open list: texts, and rows of a menu that are not seen.
    fn list(&self, brush: Brush, form: &Form, owner: Owner, rows: Vec<Row>, anchor: Frame) -> Vec<String> {
        let width = anchor.w.max(draw::list_width(owner, &rows));
        let popup = Popup::new(owner, rows, anchor, width, form.size, form.mirrored);
        let mut texts = cut_while(|| draw::list(brush, &self.pictures, &popup));
        let beyond = popup.frame.x < 0.0 || popup.frame.x + popup.frame.w > f64::from(form.size.w);
        let seen = if beyond { 0 } else { popup.visible().count() };
        if beyond || matches!(owner, Owner::Menu(..)) {
            texts.extend(popup.rows[seen..].iter().map(|row| row.text.text.clone()));
        }
        texts
    }
}

/// The controls that say something, each once however many forms have it.
fn different(forms: &[Form]) -> Vec<(&Form, &Control)> {
    let mut found: Vec<(&Form, &Control)> = Vec::new();
    let same = |a: &(&Form, &Control), b: &(&Form, &Control)| {
        a.0.id == b.0.id
            && a.1.id == b.1.id
            && (a.0.size, a.0.mirrored) == (b.0.size, b.0.mirrored)
            && a.1 == b.1
    };
    for form in forms {
        for control in &form.controls {
            let silent = matches!(control.kind, Kind::Picture(_) | Kind::Area(_));
            if !silent && !found.iter().any(|known| same(known, &(form, control))) {
                found.push((form, control));
            }
        }
    }
    found
}

/// A control with as little room for its texts as it may come to have: a list
/// with the bar that scrolls.
fn longest(control: &Control) -> Control {
    let mut control = control.clone();
    if let Kind::List(List { total, .. }) = &mut control.kind {
        *total = (*total).max(1_000_000);
    }
    control
}

/// The form in which a file is chosen from a folder, after these messages.
#[must_use]
pub fn form_for_files(pick: PickFile, folder: &Path, mirrored: bool, msgs: &[Msg]) -> Form {
    let mut picker = Picker::new(pick, folder, mirrored);
    for msg in msgs {
        picker.update(msg);
    }
    picker.form()
}
