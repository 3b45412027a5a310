//! Which key does what, and in which order Tab walks: decided from the
//! description of a form alone.

use super::draw::shape::Frame;
use super::draw::text::Accelerated;
use super::keys::Stroke;
use super::table::{Request, Table};
use crate::app::Msg;
use crate::app::keys::{Chord, Key};
use crate::app::view::{Button, Control, Form, Id, Kind, Style};
use std::mem::discriminant;

/// What a key comes to.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Step {
    /// Messages for the program.
    Tell(Vec<Msg>),
    /// The keyboard goes to this control.
    Focus(Id),
    /// The list of this combo box opens.
    Open(Id),
    /// This menu of this menu bar opens.
    Menu(Id, usize),
    /// This control is held down, and pressed when the space bar comes up.
    Hold(Id),
    /// Nothing.
    Nothing,
}

/// What a key does while `focused` has the keyboard. `panel` is the panel that
/// had it last.
pub(super) fn route(form: &Form, focused: Option<Id>, panel: Option<Id>, stroke: Stroke) -> Step {
    // While a card lies over the form, every key belongs to the card.
    if card(form).is_some() {
        let chord = match stroke {
            Stroke::Chord(chord) => chord,
            Stroke::Tab { back } => Chord { shift: back, ..Chord::plain(Key::Other) },
            Stroke::Page { .. } => Chord::plain(Key::Other),
        };
        return Step::Tell(vec![Msg::Key(form.id, focused, chord)]);
    }
    let chord = match stroke {
        Stroke::Tab { back } => return next(form, focused, panel, back).map_or(Step::Nothing, Step::Focus),
        Stroke::Page { down } => return page(form, focused, down),
        Stroke::Chord(chord) => chord,
    };
    let control = focused.and_then(|id| form.control(id));
    accelerated(form, chord)
        .or_else(|| kept(form, control?, chord))
        .unwrap_or_else(|| Step::Tell(vec![Msg::Key(form.id, focused, chord)]))
}

/// What the keys for whole pages do.
fn page(form: &Form, focused: Option<Id>, down: bool) -> Step {
    let control = focused.and_then(|id| form.control(id)).filter(|control| control.enabled);
    match control.and_then(|control| Some((control, table(form, control)?))) {
        Some((control, table)) => Step::Tell(wished(form, control.id, table.turn(down))),
        None => Step::Nothing,
    }
}

/// The list that a control is.
pub(super) fn table<'a>(form: &Form, control: &'a Control) -> Option<Table<'a>> {
    match &control.kind {
        Kind::List(list) => Some(Table::new(list, Frame::from(control.place), form.mirrored)),
        _ => None,
    }
}

/// The messages for what a list wants: it is scrolled first, so that what is
/// chosen then is seen.
pub(super) fn wished(form: &Form, id: Id, wish: Request) -> Vec<Msg> {
    let scroll = wish.scroll.map(|first| Msg::Scroll(form.id, id, first));
    let choose = wish.choose.map(|line| Msg::Choose(form.id, id, line));
    let open = wish.open.map(|line| Msg::Open(form.id, id, line));
    scroll.into_iter().chain(choose).chain(open).collect()
}

/// What the focused control needs a key for itself.
fn kept(form: &Form, control: &Control, chord: Chord) -> Option<Step> {
    if !control.enabled || chord.ctrl {
        return None;
    }
    match (&control.kind, chord.key) {
        (Kind::Choice { .. }, Key::Space | Key::Enter | Key::Up | Key::F(4)) if !chord.alt => {
            Some(Step::Open(control.id))
        }
        (Kind::Choice { .. }, Key::Down) => Some(Step::Open(control.id)),
        (Kind::List(_), key) if !chord.alt => {
            let wish = table(form, control)?.key(key)?;
            Some(Step::Tell(wished(form, control.id, wish)))
        }
        (Kind::Button(_) | Kind::Radio { .. } | Kind::Check { .. }, Key::Space) if !chord.alt => {
            Some(Step::Hold(control.id))
        }
        _ => None,
    }
}

/// The card that lies over a form.
fn card(form: &Form) -> Option<&Control> {
    form.controls.iter().find(|control| is_card(control))
}

/// Whether a card lies over a form.
pub(super) fn is_covered(form: &Form) -> bool {
    card(form).is_some()
}

/// Whether a control lies over its form as a card.
pub(super) fn is_card(control: &Control) -> bool {
    matches!(&control.kind, Kind::Button(Button { style: Style::Card, .. }))
}

/// What a click comes to, apart from what the control that it meets makes of
/// it: while a card lies over the form, one that presses nothing presses the
/// card. `left`: the button of the mouse that presses.
pub(super) fn stray(form: &Form, x: f64, y: f64, left: bool) -> Option<Msg> {
    let card = card(form)?;
    let pressed = left && met(form, x, y).is_some_and(|c| c.enabled && presses(&c.kind));
    (!pressed).then_some(Msg::Press(form.id, card.id))
}

/// The topmost control at a point of a form, apart from those that only show
/// something.
pub(super) fn met(form: &Form, x: f64, y: f64) -> Option<&Control> {
    let shows = |kind: &Kind| matches!(kind, Kind::Label(_) | Kind::Picture(_) | Kind::Area(_));
    let under = |c: &&Control| !shows(&c.kind) && Frame::from(c.place).contains(x, y);
    form.controls.iter().rev().find(under)
}

/// Whether a click presses such a control.
pub(super) fn presses(kind: &Kind) -> bool {
    matches!(kind, Kind::Button(_) | Kind::Radio { .. } | Kind::Check { .. })
}

/// What Alt with a letter, or F10, does.
fn accelerated(form: &Form, chord: Chord) -> Option<Step> {
    if chord == Chord::plain(Key::F(10)) {
        let is_bar = |c: &&Control| matches!(&c.kind, Kind::MenuBar(menus) if !menus.is_empty());
        return form.controls.iter().find(is_bar).map(|bar| Step::Menu(bar.id, 0));
    }
    let Key::Char(typed) = chord.key else {
        return None;
    };
    if !chord.alt || chord.ctrl {
        return None;
    }
    let Key::Char(latin) = chord.latin().key else {
        return None;
    };
    // The letter itself first: „š“ may be one in some language.
    [typed, latin].into_iter().find_map(|letter| form.controls.iter().find_map(|c| meant(form, c, letter)))
}

fn meant(form: &Form, control: &Control, letter: char) -> Option<Step> {
    let fits = |text: &str| Accelerated::parse(text).letter() == Some(letter);
    match &control.kind {
        Kind::MenuBar(menus) => menus.iter().position(|m| fits(&m.text)).map(|n| Step::Menu(control.id, n)),
        Kind::Button(button) if control.enabled && fits(&button.text) => {
            Some(Step::Tell(vec![Msg::Press(form.id, control.id)]))
        }
        _ => None,
    }
}

/// Whether a control can have the keyboard. A panel always can: it would be
/// odd if the arrow keys could not cross a taken one.
pub(super) fn focusable(control: &Control) -> bool {
    match &control.kind {
        Kind::Button(button) => control.enabled || matches!(button.style, Style::Panel(_)),
        Kind::Choice { .. }
        | Kind::Radio { .. }
        | Kind::Check { .. }
        | Kind::Input { .. }
        | Kind::List(_)
        | Kind::Board(_) => control.enabled,
        Kind::Label(_) | Kind::Picture(_) | Kind::Area(_) | Kind::MenuBar(_) => false,
    }
}

/// Whether two neighbours share one stop of the Tab key.
fn share(a: &Control, b: &Control) -> bool {
    let panel = |c: &Control| matches!(&c.kind, Kind::Button(b) if matches!(b.style, Style::Panel(_)));
    let radio = |c: &Control| matches!(c.kind, Kind::Radio { .. });
    discriminant(&a.id) == discriminant(&b.id) && (panel(a) && panel(b) || radio(a) && radio(b))
}

/// The stops of the Tab key, each with the controls that share it.
fn stops(form: &Form) -> Vec<Vec<&Control>> {
    let mut stops: Vec<Vec<&Control>> = Vec::new();
    for control in form.controls.iter().filter(|c| focusable(c)) {
        match stops.last_mut() {
            Some(stop) if stop.last().is_some_and(|last| share(last, control)) => stop.push(control),
            _ => stops.push(vec![control]),
        }
    }
    stops
}

/// Which control of a stop the Tab key reaches.
fn landing(stop: &[&Control], panel: Option<Id>) -> Id {
    let chosen = stop.iter().find(|c| Some(c.id) == panel || matches!(c.kind, Kind::Radio { on: true, .. }));
    chosen.unwrap_or(&stop[0]).id
}

/// Where Tab, or `back` Shift+Tab, goes.
pub(super) fn next(form: &Form, focused: Option<Id>, panel: Option<Id>, back: bool) -> Option<Id> {
    let stops = stops(form);
    let count = stops.len();
    let here = stops.iter().position(|stop| stop.iter().any(|c| Some(c.id) == focused));
    let there = match (here, back) {
        (Some(n), false) => (n + 1) % count,
        (Some(n), true) => (n + count - 1) % count,
        (None, false) => 0,
        (None, true) => count.checked_sub(1)?,
    };
    stops.get(there).map(|stop| landing(stop, panel))
}

/// Who gets the keyboard when the one that had it is gone or cannot have it.
pub(super) fn next_focus(form: &Form, panel: Option<Id>) -> Option<Id> {
    let wanted = form.focus.and_then(|id| form.control(id)).filter(|c| focusable(c)).map(|c| c.id);
    let last = panel.and_then(|id| form.control(id)).map(|c| c.id);
    last.or(wanted).or_else(|| next(form, None, panel, false))
}

#[cfg(test)]
#[path = "routing_tests.rs"]
mod tests;
