//! The form „Ďalšie hry“: every game of the registry that is played on a drawn board,
//! each as a tile with a picture of the game. Of those on the same board one stands
//! for all: the others are chosen where they are played.

use super::build::{BUTTON, GAP, MARGIN, button, control, fixed_form, heading, layer};
use super::view::{Button, Control, Form, FormId, Id, Kind, Picture, Px, Rect, Size, Style, Tone};
use crate::board::{Board, Look};
use crate::games::{BotLevel, GAMES, GameSetup, GameSpec};
use crate::options::{OptionSpec, Value};
use crate::scene::{Point, Scene, Shape};
use crate::svg;
use crate::text::Texts;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Width and height of a tile.
const TILE: (Px, Px) = (200, 184);
/// Tiles in a row.
pub(super) const COLUMNS: usize = 3;

/// The games that this form offers, with their numbers in the registry. The unusual forms
/// of games that are at home elsewhere come last.
pub(super) fn offered() -> impl Iterator<Item = (u8, GameSetup)> {
    let games = || (0..).zip(GAMES).filter_map(|(number, game)| Some((number, game.offered()?)));
    let unusual = |(_, game): &(u8, GameSetup)| !game.spec().offered.is_empty();
    games().filter(move |game| !unusual(game)).chain(games().filter(unusual))
}

/// The game with this number as it is offered, if it is.
pub(super) fn game(number: u8) -> Option<GameSetup> {
    offered().find(|&(n, _)| n == number).map(|(_, game)| game)
}

/// What a game with its options is called: „Piškvorky 15 × 15, presne 5“. Its size is
/// always said, of the other options what differs from the usual.
pub(super) fn name(setup: &GameSetup, texts: &Texts) -> String {
    let spec = setup.spec();
    let mut name = texts.game(spec.key).unwrap_or_default();
    for (option, value) in setup.options().iter().filter(|(option, _)| option.tells_apart) {
        let text = value_text(spec, option, value, texts);
        match value {
            Value::Size(..) => name = texts.sized_name(name, text),
            _ if value != option.default() => name = texts.whole_name(name, text),
            _ => {}
        }
    }
    name
}

/// A value of an option in words: „presne 5“, „15 × 15“.
pub(super) fn value_text(spec: &GameSpec, option: &OptionSpec, value: Value, texts: &Texts) -> String {
    let words = texts.value(&format!("{}-{}-{value}", spec.key, option.key));
    words.unwrap_or_else(|| match value {
        Value::Size(a, b) => format!("{a} × {b}"),
        number => number.to_string(),
    })
}

/// What an opponent is called: „3. úroveň: hráč“.
pub(super) fn bot_name(bot: BotLevel, texts: &Texts) -> String {
    let spec = bot.spec();
    texts.bot(spec.key, bot.level().into(), spec.levels.into()).unwrap_or_default()
}

/// The same in a word or two: „3. úroveň“.
pub(super) fn short_bot_name(bot: BotLevel, texts: &Texts) -> String {
    let spec = bot.spec();
    let short = texts.bot(&format!("short-{}", spec.key), bot.level().into(), spec.levels.into());
    short.unwrap_or_else(|| bot_name(bot, texts))
}

/// How an opponent plays, in a sentence that goes on after its name.
pub(super) fn bot_plan(bot: BotLevel, texts: &Texts) -> String {
    let spec = bot.spec();
    texts.plan(spec.key, bot.level().into(), spec.levels.into()).unwrap_or_default()
}

pub(super) fn form(texts: &Texts) -> Form {
    let rows = offered().count().div_ceil(COLUMNS) as Px;
    let columns = offered().count().min(COLUMNS) as Px;
    let width = (columns.max(2) * (TILE.0 + GAP) - GAP).max(360);
    let top = MARGIN + 40;
    let size = Size { w: width + 2 * MARGIN, h: top + rows * (TILE.1 + GAP) + BUTTON + MARGIN };
    let mut controls =
        vec![heading(0, Rect::new(MARGIN, MARGIN - 6, width, 30), texts.games_heading(), 20, Tone::Ink)];
    for (at, (number, game)) in offered().enumerate() {
        let (column, row) = ((at % COLUMNS) as Px, (at / COLUMNS) as Px);
        let place = Rect::new(MARGIN + column * (TILE.0 + GAP), top + row * (TILE.1 + GAP), TILE.0, TILE.1);
        controls.push(tile(number, &game, place, texts));
    }
    let close = Rect::new(size.w - MARGIN - 104, size.h - MARGIN - BUTTON + 8, 104, BUTTON);
    controls.push(button(Id::Cancel, close, texts.close(), Style::Plain));
    let focus = offered().next().map(|(number, _)| Id::Game(number));
    Form { controls, focus, ..fixed_form(FormId::Games, texts.games_title(), size) }
}

/// The pictures of the games that are offered, by their numbers: they are always the same.
static PICTURES: LazyLock<BTreeMap<u8, String>> =
    LazyLock::new(|| offered().map(|(number, game)| (number, picture(&game))).collect());

fn tile(number: u8, game: &GameSetup, place: Rect, texts: &Texts) -> Control {
    let text = tile_name(game, texts);
    let layers = vec![layer(Picture::Svg(PICTURES[&number].clone()))];
    let kind = Kind::Button(Button { text: text.replace('&', "&&"), style: Style::Tile, layers });
    control(Id::Game(number), place, text, kind)
}

/// What a tile says of a game: what is chosen where it is played is left out.
fn tile_name(game: &GameSetup, texts: &Texts) -> String {
    match game.spec().offered {
        "" => texts.game(game.spec().key).unwrap_or_default(),
        _ => name(game, texts),
    }
}

/// The picture of a game that has gone on for a while.
pub(super) fn picture(game: &GameSetup) -> String {
    drawing(&*game.sample(), &Look::default())
}

/// The picture of a position; of a large board, as much as there are marks on it.
pub(super) fn drawing(position: &dyn Board, look: &Look) -> String {
    let scene = position.scene(look);
    svg::picture(&match scene.lattice {
        Some(lattice) => around_marks(scene, lattice.side),
        None => scene,
    })
}

/// The part of a picture where marks are, with a cell around them.
fn around_marks(scene: Scene, cell: f32) -> Scene {
    let mark = |shape: &Shape| match shape {
        Shape::Mark { at, .. } => Some(*at),
        _ => None,
    };
    let marks: Vec<Point> = scene.shapes.iter().filter_map(mark).collect();
    let ends = |of: fn(&Point) -> f32| {
        let values = marks.iter().map(of);
        (values.clone().fold(f32::MAX, f32::min), values.fold(f32::MIN, f32::max))
    };
    let ((left, right), (top, bottom)) = (ends(|p| p.x), ends(|p| p.y));
    let side = (right - left).max(bottom - top) + 2.0 * cell;
    let (x, y) = ((left + right - side) / 2.0, (top + bottom - side) / 2.0);
    // What the toolkit does not cut off is left out.
    let inside = |p: &Point| (x..=x + side).contains(&p.x) && (y..=y + side).contains(&p.y);
    let shapes = scene.shapes.into_iter().filter(|shape| match shape {
        Shape::Label { .. } => false,
        Shape::Mark { at, .. } => inside(at),
        _ => true,
    });
    Scene { x, y, width: side, height: side, shapes: shapes.collect(), hits: Vec::new(), lattice: None }
}
