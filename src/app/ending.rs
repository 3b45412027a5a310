//! How a game ended, as the player sees it, and the picture that says so: it lies
//! over the board until a click or a key closes it.

use super::build::{GAP, control, layer};
use super::view::{Button, Control, Id, Kind, Picture, Px, Rect, Size, Style};
use crate::images::Image;
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
    CrossesWon,
    NoughtsWon,
    /// Of two people, in a game whose marks are nobody's.
    FirstWon,
    SecondWon,
    YouWon,
    YouLost,
    Draw,
}

impl Ending {
    fn image(self) -> Image {
        match self {
            Ending::CrossesWon => Image::CrossesWon,
            Ending::NoughtsWon => Image::NoughtsWon,
            Ending::YouWon | Ending::FirstWon | Ending::SecondWon => Image::YouWon,
            Ending::YouLost => Image::YouLost,
            Ending::Draw => Image::Draw,
        }
    }

    pub(super) fn text(self, texts: &Texts) -> String {
        match self {
            Ending::CrossesWon => texts.result_crosses_won(),
            Ending::NoughtsWon => texts.result_noughts_won(),
            Ending::FirstWon => texts.result_first_won(),
            Ending::SecondWon => texts.result_second_won(),
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
