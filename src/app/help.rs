//! The form „Pravidlá hry“: the rules of a game, lessons with diagrams of real
//! positions, and who the opponents are.

use super::build::{
    BUTTON, GAP, LINE, MARGIN, NEAR, area, button, control, fixed_form, heading, label, lines, paragraph,
};
use super::games;
use super::view::{Area, Control, Form, FormId, Ground, Id, Kind, Picture, Rect, Size, Style, Tone};
use crate::board::Look;
use crate::games::{Diagram, FormKind, GameSetup};
use crate::scene::Spot;
use crate::text::Texts;

const WIDTH: i32 = 720;
const DIAGRAM: i32 = 88;
/// The number of the first diagram among the controls.
const DIAGRAMS: u16 = 100;
/// From so many lessons on they stand beside the rules, each below a larger diagram.
const MANY: usize = 6;
/// How many of these stand in a row, the side of such a diagram, and the lines below it.
const ROW: usize = 3;
const LARGE: i32 = 176;
const LINES: i32 = 6;
/// The cards on the paper, and the text in them.
const CARD: (i32, i32) = (56, WIDTH - 56 - MARGIN);
const LEFT: i32 = CARD.0 + GAP;
const WIDE: i32 = CARD.1 - 2 * GAP;

/// The rules of a game, what its diagrams teach, and its opponents.
pub(super) fn form(game: &GameSetup, texts: &Texts) -> Form {
    // On the form of the coursework all is short: sentences need no room to be broken.
    let short = game.form() == FormKind::Classic;
    let (mut controls, mut bottom) = if short { short_rules(game, texts) } else { rules(game, texts) };
    let beside = Beside::of(game);
    if let Some(beside) = &beside {
        controls.extend(beside.controls(texts));
    } else if !game.lessons().is_empty() {
        controls.extend(lessons(game, bottom + GAP, texts));
        bottom += GAP + lessons_height(game);
    }
    let opponents = match short {
        true => Opponents { game, lines: 1, apart: 0 },
        false => Opponents { game, lines: 2, apart: NEAR },
    };
    controls.extend(opponents.controls(bottom + GAP, texts));
    bottom += GAP + opponents.height() + GAP;
    let (width, below) = beside.map_or((WIDTH, 0), |beside| (Beside::right(), beside.bottom() + GAP));
    bottom = bottom.max(below);
    let close = Rect::new(width - MARGIN - 104, bottom, 104, BUTTON);
    controls.push(button(Id::Ok, close, texts.close(), Style::Default));
    Form {
        modal: false,
        ground: Ground::Paper { margin: 40 },
        controls,
        ..fixed_form(FormId::Help, texts.help_title(), Size { w: width, h: bottom + BUTTON + GAP })
    }
}

/// A card with a title, from `y` downwards.
fn card(n: u16, y: i32, height: i32, text: String) -> Vec<Control> {
    card_at(n, Rect::new(CARD.0, y, CARD.1, height), text)
}

/// A card with a title anywhere.
fn card_at(n: u16, place: Rect, text: String) -> Vec<Control> {
    let title = Rect::new(place.x + GAP, place.y + NEAR, place.w - 2 * GAP, 24);
    vec![area(n, place, Area::Card), heading(n + 1, title, text, 16, Tone::Second)]
}

/// The card of the rules with a picture of the game, and where it ends.
fn rules(game: &GameSetup, texts: &Texts) -> (Vec<Control>, i32) {
    let (title, side) = (games::name(game, texts), 156);
    let wide = WIDE - side - GAP;
    let text = texts.rules(game.rules()).unwrap_or_default();
    let high = side.max(LINE * lines(&text, wide));
    let mut controls = card(0, GAP, 40 + high + GAP, title.clone());
    controls.push(paragraph(2, Rect::new(LEFT, GAP + 44, wide, high), text));
    let picture = Kind::Picture(Picture::Svg(games::picture(game)));
    controls.push(control(Id::Show(3), Rect::new(LEFT + wide + GAP, GAP + 40, side, side), title, picture));
    (controls, GAP + 40 + high + GAP)
}

/// The card of rules that need three lines, and where it ends.
fn short_rules(game: &GameSetup, texts: &Texts) -> (Vec<Control>, i32) {
    let height = 104;
    let mut controls = card(0, GAP, height, texts.help_rules_heading());
    let text = texts.rules(game.rules()).unwrap_or_default();
    controls.push(paragraph(2, Rect::new(LEFT, GAP + 40, WIDE, 3 * LINE), text));
    (controls, GAP + height)
}

/// From a diagram to the one below it.
const STEP: i32 = DIAGRAM + 12;

fn lessons_height(game: &GameSetup) -> i32 {
    40 + STEP * game.lessons().len() as i32
}

/// The card of the lessons: diagrams on the left, and what they teach beside them.
fn lessons(game: &GameSetup, top: i32, texts: &Texts) -> Vec<Control> {
    let title = texts.lessons(game.spec().key).unwrap_or_default();
    let mut controls = card(10, top, lessons_height(game), title);
    let right = LEFT + 2 * (DIAGRAM + GAP);
    for (n, lesson) in (0..).zip(game.lessons()) {
        let y = top + 40 + STEP * i32::from(n);
        let place = Rect::new(right, y + NEAR, CARD.0 + CARD.1 - GAP - right, DIAGRAM - NEAR);
        let text = texts.lesson(lesson.key).unwrap_or_default();
        controls.push(paragraph(20 + n, place, text));
        for (column, diagram) in (0..).zip(lesson.diagrams) {
            let x = LEFT + (DIAGRAM + NEAR) * i32::from(column);
            let place = Rect::new(x, y, DIAGRAM, DIAGRAM);
            controls.push(picture(DIAGRAMS + 2 * n + column, place, game, diagram, texts));
        }
    }
    controls
}

fn picture(n: u16, place: Rect, game: &GameSetup, diagram: &Diagram, texts: &Texts) -> Control {
    let name = texts.diagram(diagram.key).unwrap_or_default();
    let look = Look { picked: diagram.spots.iter().copied().map(Spot).collect(), ..Look::default() };
    let picture = Kind::Picture(Picture::Svg(games::drawing(&*diagram.position(game.spec()), &look)));
    control(Id::Show(n), place, name, picture)
}

/// Many lessons, beside the rules: what each teaches stands below its diagrams.
struct Beside<'a> {
    game: &'a GameSetup,
}

impl Beside<'_> {
    /// Height of a diagram and what stands below it.
    const STEP: i32 = LARGE + NEAR + LINES * LINE + NEAR;

    /// The lessons of a game, if they are many and have a diagram each.
    fn of(game: &GameSetup) -> Option<Beside<'_>> {
        let single = game.lessons().iter().all(|lesson| lesson.diagrams.len() == 1);
        (game.lessons().len() >= MANY && single).then_some(Beside { game })
    }

    /// Where the form ends on the right.
    fn right() -> i32 {
        WIDTH + ROW as i32 * (LARGE + GAP) + GAP + MARGIN
    }

    /// Where the card ends below.
    fn bottom(&self) -> i32 {
        GAP + 40 + Beside::STEP * self.game.lessons().len().div_ceil(ROW) as i32
    }

    fn controls(&self, texts: &Texts) -> Vec<Control> {
        let title = texts.lessons(self.game.spec().key).unwrap_or_default();
        let place = Rect::new(WIDTH, GAP, Beside::right() - MARGIN - WIDTH, self.bottom() - GAP);
        let mut controls = card_at(10, place, title);
        for (n, lesson) in self.game.lessons().iter().enumerate() {
            let (column, row) = ((n % ROW) as i32, (n / ROW) as i32);
            let (x, y) = (WIDTH + GAP + column * (LARGE + GAP), GAP + 40 + row * Beside::STEP);
            let text = texts.lesson(lesson.key).unwrap_or_default();
            let below = Rect::new(x, y + LARGE + NEAR, LARGE, LINES * LINE);
            controls.push(paragraph(20 + n as u16, below, text));
            let place = Rect::new(x, y, LARGE, LARGE);
            let diagrams = lesson.diagrams.iter();
            controls.extend(diagrams.map(|d| picture(DIAGRAMS + 2 * n as u16, place, self.game, d, texts)));
        }
        controls
    }
}

/// The card of the opponents.
struct Opponents<'a> {
    game: &'a GameSetup,
    /// How many lines there are for what each of them does.
    lines: i32,
    /// How far from their names that begins.
    apart: i32,
}

impl Opponents<'_> {
    /// Width of their names.
    const NAMES: i32 = 208;

    fn step(&self) -> i32 {
        LINE * self.lines + if self.lines > 1 { 2 } else { 0 }
    }

    fn height(&self) -> i32 {
        40 + self.step() * self.game.bots().count() as i32 + NEAR
    }

    fn controls(&self, top: i32, texts: &Texts) -> Vec<Control> {
        let mut controls = card(40, top, self.height(), texts.help_levels_heading());
        for (n, bot) in (0..).zip(self.game.bots()) {
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
