//! The form „Prihlásenie“: asks for the player's name.

use super::build::{
    BUTTON, FIELD, GAP, LINE, MARGIN, NEAR, area, button, control, heading, image, label, quiet,
};
use super::player::{NameError, PlayerName};
use super::view::{Area, Control, Form, FormId, Ground, Id, Kind, Rect, Size, Style, Tone};
use crate::images::Image;
use crate::text::Texts;

const SIZE: Size = Size { w: 384, h: 240 };
const HEAD: i32 = 64;

/// What is in the text box.
#[derive(Default)]
pub(super) struct Login {
    typed: String,
}

impl Login {
    pub(super) fn typed(&mut self, text: String) {
        self.typed = text;
    }

    /// The name, or a message that says why it cannot be one.
    pub(super) fn name(&self, texts: &Texts) -> Result<PlayerName, String> {
        PlayerName::parse(&self.typed).map_err(|e| match e {
            NameError::Empty => texts.login_empty(),
            NameError::TooLong(length) => texts.login_long(length, PlayerName::LONGEST),
        })
    }

    pub(super) fn form(&self, texts: &Texts) -> Form {
        Form {
            id: FormId::Login,
            title: texts.login_title(),
            size: SIZE,
            smallest: SIZE,
            resizable: false,
            modal: false,
            ground: Ground::Paper { margin: SIZE.w - MARGIN },
            controls: self.controls(texts),
            focus: Some(Id::Name),
        }
    }

    fn controls(&self, texts: &Texts) -> Vec<Control> {
        let (w, wide) = (SIZE.w, SIZE.w - 2 * MARGIN);
        let box_y = HEAD + GAP + LINE + NEAR / 2;
        let (button_y, button_w) = (SIZE.h - MARGIN - BUTTON, 96);
        let right = w - MARGIN - button_w;
        let name = Kind::Input { text: self.typed.clone() };
        vec![
            area(0, Rect::new(0, HEAD, w, SIZE.h - HEAD), Area::Face),
            image(1, Rect::new(MARGIN - NEAR, NEAR, 48, 48), "", Image::Cross(0)),
            image(2, Rect::new(MARGIN + 40, NEAR, 48, 48), "", Image::Nought(1)),
            heading(3, Rect::new(MARGIN + 104, NEAR, 220, 48), texts.login_title(), 22, Tone::Ink),
            label(4, Rect::new(MARGIN, HEAD + GAP, wide, LINE), texts.login_name()),
            control(Id::Name, Rect::new(MARGIN, box_y, wide, FIELD), texts.login_name(), name),
            quiet(5, Rect::new(MARGIN, box_y + FIELD + NEAR, wide, LINE), texts.login_note()),
            button(
                Id::Ok,
                Rect::new(right - NEAR - button_w, button_y, button_w, BUTTON),
                texts.ok(),
                Style::Default,
            ),
            button(Id::Cancel, Rect::new(right, button_y, button_w, BUTTON), texts.cancel(), Style::Plain),
        ]
    }
}
