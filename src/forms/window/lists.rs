//! The lists of a form: opening, closing, and what is chosen from them.

use super::OpenForm;
use super::popup_overlay::PopupOverlay;
use crate::app::Msg;
use crate::app::view::{Id, Kind, Menu, Size};
use crate::forms::draw::{self, shape::Frame};
use crate::forms::popup::{Outcome, Owner, Pointer, Popup, Row};
use crate::forms::routing;
use fltk::prelude::*;

impl OpenForm {
    /// A combo box or a menu bar was pressed at this x.
    pub(in crate::forms) fn pushed(&mut self, id: Id, x: f64) {
        match self.menus(id) {
            Some((menus, frame)) => {
                if let Some(menu) = draw::title_at(menus, frame, self.form.mirrored, x) {
                    self.drop_list(Owner::Menu(id, menu));
                }
            }
            None => self.drop_list(Owner::Choice(id)),
        }
    }

    /// The pointer did something while a list is open.
    pub(in crate::forms) fn pointer(&mut self, pointer: Pointer) -> Option<Msg> {
        match &mut self.overlay {
            Some(shield) => {
                let outcome = shield.change(|popup| popup.pointer(pointer));
                self.outcome(outcome)
            }
            None => self.beneath(pointer),
        }
    }

    /// The list has been closed by what came shortly before, and the toolkit
    /// did not know it yet: the pointer meant what lies beneath.
    fn beneath(&mut self, pointer: Pointer) -> Option<Msg> {
        let (x, y) = match pointer {
            Pointer::Push(x, y) | Pointer::Release(x, y) => (x, y),
            Pointer::Move(..) | Pointer::Wheel(_) => return None,
        };
        let before = self.met.take();
        let control = routing::met(&self.form, x, y).filter(|control| control.enabled)?;
        let (id, presses, lists) = (
            control.id,
            routing::presses(&control.kind),
            matches!(control.kind, Kind::Choice { .. } | Kind::MenuBar(_)),
        );
        if matches!(pointer, Pointer::Release(..)) {
            return (before == Some(id)).then_some(Msg::Press(self.form.id, id));
        }
        self.met = presses.then_some(id);
        // Where the next click has come in the meantime, the keyboard is already
        // there; a button can be pressed without it.
        if !presses {
            self.focus(id);
        }
        if lists {
            self.pushed(id, x);
        }
        None
    }

    /// Does what came of a key or of the pointer in the open list.
    pub(super) fn outcome(&mut self, outcome: Outcome) -> Option<Msg> {
        let owner = self.overlay.as_ref()?.owner();
        match outcome {
            Outcome::Same | Outcome::Changed => {}
            Outcome::Closed => self.close_list(),
            Outcome::Picked(row) => {
                self.close_list();
                return self.picked(owner, row);
            }
            Outcome::Sideways(by) => self.sideways(owner, by),
            Outcome::Outside(x, y) => {
                if let Some(other) = self.other_title(owner, x, y) {
                    self.drop_list(other);
                }
            }
            Outcome::PushedOutside(x, y) => match self.other_title(owner, x, y) {
                Some(other) => self.drop_list(other),
                None => self.close_list(),
            },
        }
        None
    }

    fn picked(&self, owner: Owner, row: usize) -> Option<Msg> {
        match owner {
            Owner::Choice(id) => Some(Msg::Choose(self.form.id, id, row)),
            Owner::Menu(bar, menu) => {
                Some(Msg::Press(self.form.id, self.menus(bar)?.0.get(menu)?.items.get(row)?.id))
            }
        }
    }

    /// The menus of a menu bar, and where it stands.
    fn menus(&self, id: Id) -> Option<(&[Menu], Frame)> {
        let control = self.form.control(id)?;
        match &control.kind {
            Kind::MenuBar(menus) => Some((menus, control.place.into())),
            _ => None,
        }
    }

    /// Another title of the same menu bar at this point.
    fn other_title(&self, owner: Owner, x: f64, y: f64) -> Option<Owner> {
        let Owner::Menu(bar, open) = owner else {
            return None;
        };
        let (menus, frame) = self.menus(bar).filter(|(_, frame)| frame.contains(x, y))?;
        draw::title_at(menus, frame, self.form.mirrored, x)
            .filter(|&menu| menu != open)
            .map(|menu| Owner::Menu(bar, menu))
    }

    fn sideways(&mut self, owner: Owner, by: i32) {
        if let Owner::Menu(bar, menu) = owner {
            let count = self.menus(bar).map_or(0, |(menus, _)| menus.len());
            let next = (menu + count).saturating_add_signed(by as isize).checked_rem(count);
            if let Some(next) = next {
                self.drop_menu(bar, next);
            }
        }
    }

    /// Opens a menu as keys do: its first item is ready to be chosen.
    pub(super) fn drop_menu(&mut self, bar: Id, menu: usize) {
        self.drop_list(Owner::Menu(bar, menu));
        if let Some(shield) = &mut self.overlay {
            let first = shield.popup().rows.iter().position(|row| row.enabled);
            shield.change(|popup| {
                popup.select(first);
                Outcome::Changed
            });
        }
    }

    /// Opens a list; one that was open closes.
    pub(in crate::forms) fn drop_list(&mut self, owner: Owner) {
        self.close_list();
        let Some((rows, anchor, width, current)) = self.contents(owner) else {
            return;
        };
        let size = Size { w: self.window.w(), h: self.window.h() };
        let mut popup = Popup::new(owner, rows, anchor, width, size, self.form.mirrored);
        popup.select(current);
        self.overlay = Some(PopupOverlay::new(popup, &mut self.window, &self.shared));
        self.shared.captured.set(true);
        self.mark_open(owner, true);
    }

    /// The rows of a list, what it drops from, its width, and the row that is
    /// chosen.
    fn contents(&self, owner: Owner) -> Option<(Vec<Row>, Frame, f64, Option<usize>)> {
        match owner {
            Owner::Choice(id) => {
                let control = self.form.control(id).filter(|c| c.enabled)?;
                let Kind::Choice { items, chosen } = &control.kind else {
                    return None;
                };
                let rows: Vec<Row> = items.iter().map(|item| Row::verbatim(item)).collect();
                let anchor = Frame::from(control.place);
                let width = anchor.w.max(draw::list_width(owner, &rows));
                (!rows.is_empty()).then_some((rows, anchor, width, *chosen))
            }
            Owner::Menu(bar, menu) => {
                let (menus, frame) = self.menus(bar)?;
                let rows: Vec<Row> = menus.get(menu)?.items.iter().map(Row::of).collect();
                let anchor = *draw::titles(menus, frame, self.form.mirrored).get(menu)?;
                let width = draw::list_width(owner, &rows);
                (!rows.is_empty()).then_some((rows, anchor, width, None))
            }
        }
    }

    /// Closes the list that is open.
    pub(in crate::forms) fn close_list(&mut self) {
        if let Some(shield) = self.overlay.take() {
            let owner = shield.owner();
            shield.delete();
            self.shared.captured.set(false);
            self.mark_open(owner, false);
        }
    }

    fn mark_open(&mut self, owner: Owner, open: bool) {
        let (id, which) = match owner {
            Owner::Choice(id) => (id, 0),
            Owner::Menu(bar, menu) => (bar, menu),
        };
        if let Some(slot) = self.slots.get_mut(&id) {
            slot.set_open(open.then_some(which));
        }
    }

    /// After the form has changed: the open list shows what it would show if it
    /// were opened now, or closes.
    pub(super) fn refresh_list(&mut self) {
        let Some(shield) = &self.overlay else {
            return;
        };
        let (owner, before) = (shield.owner(), shield.popup().rows.clone());
        match self.contents(owner) {
            None => self.close_list(),
            Some((rows, ..)) if rows != before => {
                let current = self.overlay.as_ref().and_then(|shield| shield.popup().current);
                self.drop_list(owner);
                if let Some(shield) = &mut self.overlay {
                    shield.change(|popup| {
                        popup.select(current);
                        Outcome::Changed
                    });
                }
            }
            Some(_) => {}
        }
    }

    /// The list that is open.
    pub(in crate::forms) fn list(&self) -> Option<std::cell::Ref<'_, Popup>> {
        self.overlay.as_ref().map(PopupOverlay::popup)
    }
}
