//! The form „Pravidlá hry“: the rules, how not to lose, with diagrams of real
//! positions, and who the opponents are.

use super::build::{
    BUTTON, GAP, LINE, MARGIN, NEAR, area, button, control, fixed_form, heading, label, paragraph,
};
use super::games;
use super::view::{Area, Control, Form, FormId, Ground, Id, Kind, Picture, Rect, Size, Style, Tone};
use crate::board::{Board, Look};
use crate::games::tic_tac_toe::{GAME, TicTacToe};
use crate::games::{GameSetup, GameSpec};
use crate::rules::Rules;
use crate::scene::Spot;
use crate::svg;
use crate::text::Texts;

const SIZE: Size = Size { w: 720, h: 712 };
const DIAGRAM: i32 = 88;
/// The cards on the paper, and the text in them.
const CARD: (i32, i32) = (56, SIZE.w - 56 - MARGIN);
const LEFT: i32 = CARD.0 + GAP;
const WIDE: i32 = CARD.1 - 2 * GAP;

pub(super) fn form(texts: &Texts) -> Form {
    let mut controls = rules(texts);
    controls.extend(lessons(texts));
    let opponents = Opponents { game: &GAME, lines: 1, apart: 0 };
    controls.extend(opponents.controls(GAP + 104 + GAP + 340 + GAP, texts));
    let close = Rect::new(SIZE.w - MARGIN - 104, SIZE.h - GAP - BUTTON, 104, BUTTON);
    controls.push(button(Id::Ok, close, texts.close(), Style::Default));
    Form {
        modal: false,
        ground: Ground::Paper { margin: 40 },
        controls,
        ..fixed_form(FormId::Help, texts.help_title(), SIZE)
    }
}

/// The rules of a game whose board is drawn, with a picture of it, and its
/// opponents.
pub(super) fn of_game(game: &GameSetup, texts: &Texts) -> Form {
    let title = super::games::name(game, texts);
    let side = 156;
    let mut controls = card(0, GAP, 40 + side + GAP, title.clone());
    let rules = texts.rules(game.rules()).unwrap_or_default();
    let wide = WIDE - side - GAP;
    controls.push(paragraph(2, Rect::new(LEFT, GAP + 44, wide, side), rules));
    let picture = Kind::Picture(Picture::Svg(games::picture(game)));
    controls.push(control(Id::Show(3), Rect::new(LEFT + wide + GAP, GAP + 40, side, side), title, picture));
    let top = GAP + 40 + side + GAP + GAP;
    let opponents = Opponents { game: game.spec(), lines: 2, apart: NEAR };
    controls.extend(opponents.controls(top, texts));
    let bottom = top + opponents.height() + GAP;
    let size = Size { w: SIZE.w, h: bottom + BUTTON + GAP };
    let close = Rect::new(SIZE.w - MARGIN - 104, bottom, 104, BUTTON);
    controls.push(button(Id::Ok, close, texts.close(), Style::Default));
    Form {
        modal: false,
        ground: Ground::Paper { margin: 40 },
        controls,
        ..fixed_form(FormId::Help, texts.help_title(), size)
    }
}

/// A card with a title, from `y` downwards.
fn card(n: u16, y: i32, height: i32, text: String) -> Vec<Control> {
    vec![
        area(n, Rect::new(CARD.0, y, CARD.1, height), Area::Card),
        heading(n + 1, Rect::new(LEFT, y + NEAR, WIDE, 24), text, 16, Tone::Second),
    ]
}

fn rules(texts: &Texts) -> Vec<Control> {
    let mut controls = card(0, GAP, 104, texts.help_rules_heading());
    controls.push(paragraph(2, Rect::new(LEFT, GAP + 40, WIDE, 3 * LINE), texts.help_rules()));
    controls
}

fn lessons(texts: &Texts) -> Vec<Control> {
    let top = GAP + 104 + GAP;
    let step = DIAGRAM + 12;
    let mut controls = card(10, top, 40 + 3 * step, texts.help_lose_heading());
    let right = LEFT + 2 * (DIAGRAM + GAP);
    let lessons = [texts.help_centre(), texts.help_corner(), texts.help_edge()];
    for (n, lesson) in (0..).zip(lessons) {
        let place =
            Rect::new(right, top + 40 + n * step + NEAR, CARD.0 + CARD.1 - GAP - right, DIAGRAM - NEAR);
        controls.push(paragraph(20 + n as u16, place, lesson));
    }
    let pictures = [
        (0, 0, texts.help_picture_centre(), "b2", &[][..]),
        (0, 1, texts.help_picture_corner(), "b2 a3", &[]),
        (0, 2, texts.help_picture_edge(), "b2 b3 a3", &[]),
        (1, 2, texts.help_picture_fork(), "b2 b3 a3 c1 a1", &[3, 2]),
    ];
    for (n, (column, row, name, moves, threats)) in (30..).zip(pictures) {
        let (x, y) = (LEFT + column * (DIAGRAM + NEAR), top + 40 + row * step);
        let picture = Kind::Picture(Picture::Svg(diagram(moves, threats)));
        controls.push(control(Id::Show(n), Rect::new(x, y, DIAGRAM, DIAGRAM), name, picture));
    }
    controls
}

/// The card of the opponents.
struct Opponents {
    game: &'static GameSpec,
    /// How many lines there are for what each of them does.
    lines: i32,
    /// How far from their names that begins.
    apart: i32,
}

impl Opponents {
    /// Width of their names.
    const NAMES: i32 = 208;

    fn step(&self) -> i32 {
        LINE * self.lines + if self.lines > 1 { 2 } else { 0 }
    }

    fn height(&self) -> i32 {
        40 + self.step() * self.game.all_bots().count() as i32 + NEAR
    }

    fn controls(&self, top: i32, texts: &Texts) -> Vec<Control> {
        let mut controls = card(40, top, self.height(), texts.help_levels_heading());
        for (n, bot) in (0..).zip(self.game.all_bots()) {
            let y = top + 36 + self.step() * i32::from(n);
            let name = games::bot_name(bot, texts);
            let plan = games::bot_plan(bot, texts);
            controls.push(bold(label(50 + 2 * n, Rect::new(LEFT, y, Opponents::NAMES, LINE), name)));
            let left = Opponents::NAMES + self.apart;
            let place = Rect::new(LEFT + left, y, WIDE - left, LINE * self.lines);
            let plan = if self.lines > 1 {
                paragraph(51 + 2 * n, place, plan)
            } else {
                label(51 + 2 * n, place, plan)
            };
            controls.push(plan);
        }
        controls
    }
}

fn bold(mut control: Control) -> Control {
    if let Kind::Label(label) = &mut control.kind {
        label.bold = true;
    }
    control
}

/// The picture of the position after these moves, with these cells threatened.
fn diagram(moves: &str, threats: &[u32]) -> String {
    let mut game = TicTacToe::default();
    for notation in moves.split(' ') {
        let m = game.parse(notation).expect("the lesson is a legal game");
        game.play(m);
    }
    let picked = threats.iter().map(|&cell| Spot(cell)).collect();
    svg::picture(&game.scene(&Look { picked, ..Look::default() }))
}
