//! How controls look: from their description and their state under the
//! pointer and the keyboard to strokes on the screen.

mod bar;
mod board;
mod button;
mod card;
mod edge;
mod field;
mod fit;
mod frames;
mod ground;
mod list;
mod marks;
mod panel;
mod shadow;
pub(super) mod shape;
mod table;
pub(super) mod text;
mod toggle;
mod wrap;

pub(super) use bar::{title_at, titles};
pub(super) use fit::cut_while;
pub(super) use ground::ground;
pub(super) use list::{list, width as list_width};

use super::pictures::Pictures;
use super::table::Held;
use crate::app::view::{Control, Kind, Label, Style};
use shape::{Brush, Frame};
use text::Face;

/// What a control looks like just now, apart from its description.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct State {
    /// Where the pointer is over it, if it is.
    pub(super) pointer: Option<(f64, f64)>,
    /// Whether it is being pressed.
    pub(super) pressed: bool,
    /// Whether it has the keyboard.
    pub(super) focus: bool,
    /// Whether its list is open; of a menu bar, which menu.
    pub(super) open: Option<usize>,
    /// Which part of a list is held down.
    pub(super) held: Option<Held>,
    /// Where a board is held by the pointer.
    pub(super) grip: Option<(f64, f64)>,
}

impl State {
    /// Whether the pointer is over it.
    pub(super) fn hover(self) -> bool {
        self.pointer.is_some()
    }
}

/// Draws a control.
pub(super) fn control(brush: Brush, pictures: &Pictures, control: &Control, state: State) {
    let frame = Frame::from(control.place);
    // Nothing that cannot be used answers to the pointer.
    let state =
        if control.enabled { state } else { State { pointer: None, pressed: false, held: None, ..state } };
    match &control.kind {
        Kind::Label(l) => label(brush, l, frame),
        Kind::Picture(picture) => pictures.draw(brush, picture, !control.enabled, frame),
        Kind::Area(area) => ground::area(brush, *area, frame),
        Kind::Button(b) => match b.style {
            Style::Plain => button::plain(brush, pictures, b, frame, state, control.enabled),
            Style::Default => button::default(brush, b, frame, state, control.enabled),
            Style::Bright(paint) => button::bright(brush, b, paint, frame, state, control.enabled),
            Style::Panel(sheet) => panel::panel(brush, pictures, b, sheet, frame, state, control.enabled),
            Style::Card => card::card(brush, pictures, b, frame, state),
            Style::Tile => card::tile(brush, pictures, b, frame, state),
        },
        Kind::Choice { items, chosen } => {
            let text = chosen.and_then(|n| items.get(n)).map_or("", String::as_str);
            field::choice(brush, text, frame, state, control.enabled);
        }
        Kind::Radio { text, on } => toggle::radio(brush, text, *on, frame, state, control.enabled),
        Kind::Check { text, on } => toggle::check(brush, text, *on, frame, state, control.enabled),
        Kind::Input { .. } => field::text_box(brush, frame, state, control.enabled),
        Kind::MenuBar(menus) => bar::bar(brush, menus, frame, state),
        Kind::List(list) => table::table(brush, list, frame, state, control.enabled),
        Kind::Board(canvas) => board::board(brush, pictures, canvas, control.place, state),
    }
}

fn label(brush: Brush, label: &Label, frame: Frame) {
    let face = Face { size: label.size, bold: label.bold };
    brush.text(&label.text, frame, label.align, face, brush.theme.tone(label.tone));
}
