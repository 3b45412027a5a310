//! The form „Pravidlá hry“: the rules, and how not to lose, with diagrams of
//! real positions.

use super::build::{BUTTON, GAP, LINE, MARGIN, NEAR, button, control, heading, paragraph};
use super::view::{Control, Form, FormId, Ground, Id, Kind, Picture, Rect, Size, Style, Tone};
use crate::board::{Board, Look};
use crate::games::tic_tac_toe::TicTacToe;
use crate::rules::Rules;
use crate::svg;
use crate::text::Texts;

const SIZE: Size = Size { w: 656, h: 648 };
const MARGIN_LINE: i32 = 40;
const DIAGRAM: i32 = 96;
const LEFT: i32 = MARGIN_LINE + GAP;
const WIDE: i32 = SIZE.w - LEFT - MARGIN;

pub(super) fn form(texts: &Texts) -> Form {
    Form {
        id: FormId::Help,
        title: texts.help_title(),
        size: SIZE,
        resizable: false,
        modal: false,
        ground: Ground::Paper { margin: MARGIN_LINE },
        controls: controls(texts),
        focus: Some(Id::Ok),
    }
}

fn controls(texts: &Texts) -> Vec<Control> {
    let mut controls = vec![
        title(0, MARGIN, texts.help_rules_heading()),
        paragraph(1, Rect::new(LEFT, 56, WIDE, 4 * LINE), texts.help_rules()),
        title(2, 136, texts.help_lose_heading()),
    ];
    let lessons = [
        (texts.help_centre(), texts.help_picture_centre(), "b2"),
        (texts.help_corner(), texts.help_picture_corner(), "b2 a3"),
        (texts.help_edge(), texts.help_picture_edge(), "b2 b3 a3 c1 a1"),
    ];
    for (n, (lesson, name, moves)) in (0..).zip(lessons) {
        let y = 168 + i32::from(n) * (DIAGRAM + GAP);
        let x = LEFT + DIAGRAM + GAP;
        let picture = Kind::Picture(Picture::Svg(diagram(moves)));
        controls.push(control(Id::Show(10 + n), Rect::new(LEFT, y, DIAGRAM, DIAGRAM), name, picture));
        controls.push(paragraph(20 + n, Rect::new(x, y + NEAR, SIZE.w - x - MARGIN, DIAGRAM - NEAR), lesson));
    }
    controls.push(title(3, 504, texts.help_levels_heading()));
    controls.push(paragraph(4, Rect::new(LEFT, 536, WIDE, 3 * LINE), texts.help_levels()));
    let place = Rect::new(SIZE.w - MARGIN - 104, SIZE.h - GAP - BUTTON, 104, BUTTON);
    controls.push(button(Id::Ok, place, texts.close(), Style::Default));
    controls
}

fn title(n: u16, y: i32, text: String) -> Control {
    heading(n, Rect::new(LEFT, y, WIDE, 28), text, 18, Tone::Nought)
}

/// The picture of the position after these moves.
fn diagram(moves: &str) -> String {
    let mut game = TicTacToe::default();
    for notation in moves.split(' ') {
        let m = game.parse(notation).expect("the lesson is a legal game");
        game.play(m);
    }
    svg::picture(&game.scene(&Look::default()))
}
