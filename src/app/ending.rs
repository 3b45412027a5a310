//! How a game ended, as the player sees it, and the picture that says so: it lies
//! over the board until a click or a key closes it.

use super::build::{GAP, control, layer};
use super::view::{Button, Control, Id, Kind, Picture, Px, Rect, Size, Style};
use crate::board::SideLook;
use crate::images::Image;
use crate::scene::Glyph;
use crate::text::Texts;

/// Size of the picture.
const SIZE: Size = Size { w: 300, h: 228 };

/// The place of the picture in the middle of a board.
pub(super) fn amidst(board: Rect) -> Rect {
    let (x, y) = (board.x + (board.w - SIZE.w) / 2, board.y + (board.h - SIZE.h) / 2);
    Rect::new(x, y, SIZE.w, SIZE.h)
}

/// The place above or below the middle of a board that hides less around a height
/// of the form.
pub(super) fn apart(board: Rect, from: Px) -> Rect {
    let above = board.y + GAP;
    let below = board.y + board.h - GAP - SIZE.h;
    let y = if from > board.y + board.h / 2 { above } else { below };
    Rect { y, ..amidst(board) }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// Of two people, or of two others who play against each other, this side has won.
    Won(SideLook),
    YouWon,
    YouLost,
    Draw,
}

impl Ending {
    fn image(self) -> Image {
        match self {
            Ending::Won(SideLook { emblem: Some(Glyph::Cross), .. }) => Image::CrossesWon,
            Ending::Won(SideLook { emblem: Some(Glyph::Nought), .. }) => Image::NoughtsWon,
            Ending::YouWon | Ending::Won(_) => Image::YouWon,
            Ending::YouLost => Image::YouLost,
            Ending::Draw => Image::Draw,
        }
    }

    pub(super) fn text(self, texts: &Texts) -> String {
        match self {
            Ending::Won(look) => texts.won(look.name).unwrap_or_default(),
            Ending::YouWon => texts.result_you_won(),
            Ending::YouLost => texts.result_you_lost(),
            Ending::Draw => texts.result_draw(),
        }
    }

    /// The picture at this place.
    pub(super) fn picture(self, place: Rect, texts: &Texts) -> Control {
        let text = format!("{}\n{}", self.text(texts), texts.field_close_picture());
        let layers = vec![layer(Picture::Image(self.image()))];
        let kind = Kind::Button(Button { text, style: Style::Card, layers });
        control(Id::Result, place, self.text(texts), kind)
    }
}
