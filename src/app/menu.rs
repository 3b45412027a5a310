//! The form „Piškvorky“: the main menu.

use super::build::{BUTTON, GAP, LINE, MARGIN, button, fixed_form, image};
use super::player::PlayerName;
use super::view::{Align, Control, Form, FormId, Ground, Id, Kind, Label, Paint, Rect, Size, Style, Tone};
use crate::images::Image;
use crate::text::Texts;

const SIZE: Size = Size { w: 480, h: 524 };
const BRIGHT: (i32, i32) = (200, 44);

/// The buttons from the top down, as the arrow keys walk them.
pub(super) const BUTTONS: [Id; 6] = [Id::Play, Id::Games, Id::Rules, Id::Results, Id::Settings, Id::Quit];

pub(super) fn form(texts: &Texts, player: &PlayerName) -> Form {
    Form {
        modal: false,
        ground: Ground::Paper { margin: 40 },
        controls: controls(texts, player),
        focus: Some(Id::Play),
        ..fixed_form(FormId::Menu, texts.menu_title(), SIZE)
    }
}

fn controls(texts: &Texts, player: &PlayerName) -> Vec<Control> {
    let x = 64;
    let (first, step) = (208, BRIGHT.1 + GAP);
    let greeting = texts.menu_greeting(player.as_str());
    let bright = |id, n, text, paint| {
        button(id, Rect::new(x, first + n * step, BRIGHT.0, BRIGHT.1), text, Style::Bright(paint))
    };
    vec![
        image(0, Rect::new(x, MARGIN + 8, 216, 72), texts.menu_title(), Image::Title),
        welcome(1, Rect::new(x, 128, SIZE.w - x - MARGIN, 3 * LINE), greeting),
        image(2, Rect::new(280, 176, 184, 184), texts.menu_picture(), Image::Game),
        bright(Id::Play, 0, texts.menu_play(), Paint::Green),
        bright(Id::Games, 1, texts.menu_games(), Paint::Blue),
        bright(Id::Rules, 2, texts.menu_rules(), Paint::Yellow),
        bright(Id::Results, 3, texts.menu_results(), Paint::Coral),
        button(
            Id::Settings,
            Rect::new(x, SIZE.h - MARGIN - BUTTON, 128, BUTTON),
            texts.menu_settings(),
            Style::Plain,
        ),
        button(
            Id::Quit,
            Rect::new(SIZE.w - MARGIN - 104, SIZE.h - MARGIN - BUTTON, 104, BUTTON),
            texts.menu_quit(),
            Style::Plain,
        ),
    ]
}

fn welcome(n: u16, place: Rect, text: String) -> Control {
    let label = Label {
        text: text.clone(),
        size: 16,
        bold: false,
        tone: Tone::Second,
        align: Align::Top,
        live: false,
    };
    Control { id: Id::Show(n), place, name: text, enabled: true, kind: Kind::Label(label) }
}
