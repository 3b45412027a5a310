//! The form „Ďalšie hry“: every game of the registry but that of the form „Hra“,
//! each as a tile with a picture of the game.

use super::build::{BUTTON, GAP, MARGIN, button, control, fixed_form, heading, layer};
use super::view::{Button, Control, Form, FormId, Id, Kind, Picture, Px, Rect, Size, Style, Tone};
use crate::board::{Board, Look};
use crate::games::{GAMES, GameSpec};
use crate::rules::Rules;
use crate::svg;
use crate::text::Texts;

/// Width and height of a tile.
const TILE: (Px, Px) = (200, 184);
/// Tiles in a row.
pub(super) const COLUMNS: usize = 3;
/// How many moves have been played in the pictures.
const PLIES: usize = 7;

/// The games that this form offers, with their numbers in the registry.
pub(super) fn offered() -> impl Iterator<Item = (u8, &'static GameSpec)> {
    (0..).zip(GAMES.iter().copied()).skip(1)
}

/// The game with this number.
pub(super) fn game(number: u8) -> Option<&'static GameSpec> {
    offered().find(|&(n, _)| n == number).map(|(_, game)| game)
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
        controls.push(tile(number, game, place, texts));
    }
    let close = Rect::new(size.w - MARGIN - 104, size.h - MARGIN - BUTTON + 8, 104, BUTTON);
    controls.push(button(Id::Cancel, close, texts.close(), Style::Plain));
    let focus = offered().next().map(|(number, _)| Id::Game(number));
    Form { controls, focus, ..fixed_form(FormId::Games, texts.games_title(), size) }
}

fn tile(number: u8, game: &GameSpec, place: Rect, texts: &Texts) -> Control {
    let text = texts.game(game.key).unwrap_or_default();
    let layers = vec![layer(Picture::Svg(picture(game)))];
    let kind = Kind::Button(Button { text: text.replace('&', "&&"), style: Style::Tile, layers });
    control(Id::Game(number), place, text, kind)
}

/// The picture of a game that has gone on for a while: each time the move in the
/// middle of those that there are, so that no two pictures of it differ.
fn picture(game: &GameSpec) -> String {
    let mut position: Box<dyn Board> = (game.start)();
    for ply in 0..PLIES {
        let legal = position.legal();
        let step = (ply * 5 + 3) % 7;
        let Some(&m) =
            legal.get((legal.len() / 2 + step).saturating_sub(3).min(legal.len().saturating_sub(1)))
        else {
            break;
        };
        let mut next = position.copy();
        next.play(m);
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    svg::picture(&position.scene(&Look::default()))
}
