//! Where an open window stands, and how large it can be.

use super::OpenForm;
use super::events::standing;
use crate::app::Msg;
use crate::app::view::{Form, Rect, Size};
use crate::forms::scale;
use fltk::app;
use fltk::prelude::*;

impl OpenForm {
    /// Where the window stands, if that is not known.
    pub(in crate::forms) fn moved(&self) -> Option<Msg> {
        let now = self.bounds();
        (self.window.shown() && now != self.remembered).then_some(Msg::Move(self.form.id, now))
    }

    pub(super) fn size_range(&mut self, form: &Form) {
        let (least, most) = limits(form);
        self.window.size_range(least.w, least.h, most.w, most.h);
    }

    /// Stays where it was when there are so many times as many logical pixels.
    pub(in crate::forms) fn stay(&mut self, more: f64) {
        let at = |v: i32| (f64::from(v) * more).round() as i32;
        self.window.set_pos(at(self.window.x()), at(self.window.y()));
    }

    /// Becomes as small as its screen, if it may, and comes back onto it.
    pub(in crate::forms) fn fit(&mut self) {
        let (left, top, wide, high) = app::screen_work_area(self.window.screen_num());
        let frame = |pixels: f64| (pixels / self.scale()).ceil() as i32;
        let (wide, high) = (wide - frame(scale::FRAME.0), high - frame(scale::FRAME.1));
        let least = limits(&self.form).0;
        let Rect { x, y, w, h } = standing(&self.window);
        let (new_w, new_h) = (w.min(wide).max(least.w), h.min(high).max(least.h));
        let new_x = x.min(left + wide - new_w).max(left);
        let new_y = y.min(top + frame(scale::FRAME.1) + high - new_h).max(top);
        if (x, y, w, h) != (new_x, new_y, new_w, new_h) {
            self.window.resize(new_x, new_y, new_w, new_h);
        }
    }

    /// The number of its screen.
    pub(in crate::forms) fn screen(&self) -> i32 {
        self.window.screen_num()
    }

    /// Where the window stands, and on which screen.
    pub(in crate::forms) fn whereabouts(&self) -> (Rect, i32) {
        (self.bounds(), self.window.screen_num())
    }

    /// Where the window stands, in logical pixels of the screen.
    pub(in crate::forms) fn bounds(&self) -> Rect {
        Rect::new(self.window.x_root(), self.window.y_root(), self.window.w(), self.window.h())
    }

    /// Pixels of the screen in a logical pixel.
    pub(in crate::forms) fn scale(&self) -> f64 {
        f64::from(app::screen_scale(self.window.screen_num()))
    }
}

/// The least inner size that a form can have.
pub(in crate::forms) fn least(form: &Form) -> Size {
    limits(form).0
}

/// The least and the greatest inner size; a greatest of nothing is no limit.
pub(super) fn limits(form: &Form) -> (Size, Size) {
    if form.resizable { (form.smallest, Size::default()) } else { (form.size, form.size) }
}
