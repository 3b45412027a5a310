//! The nine panels: their grounds, their marks, and the strokes over them.

use super::status::panel;
use super::view::Layout;
use super::{ClassicForm, Game};
use crate::app::build::{control, layer};
use crate::app::view::{Button, Control, Id, Kind, Layer, Picture, Rect, Sheet, Style};
use crate::board::{Board, Look};
use crate::games::tic_tac_toe::Mark;
use crate::images::Image;
use crate::rules::Outcome;
use crate::scene::{Ink, Scene};
use crate::svg;
use crate::text::Texts;

impl ClassicForm {
    pub(super) fn panel(&self, layout: &Layout, cell: u8, texts: &Texts) -> Control {
        let style = Style::Panel(self.sheet(cell));
        let text = self.opinion(cell, texts).unwrap_or_default().replace('&', "&&");
        let layers = self.game.as_ref().map_or_else(Vec::new, |game| layers(game, cell));
        let taken = self.game.as_ref().is_some_and(|g| g.position().x()[usize::from(cell)] != 0);
        let over = self.game.as_ref().is_some_and(|g| g.session.current().outcome().is_some());
        let kind = Kind::Button(Button { text, style, layers });
        let panel = control(Id::Panel(cell), layout.panel(cell), panel(self, cell, texts), kind);
        Control { enabled: !taken && !over, ..panel }
    }

    /// The strokes through the winning lines, over the panels.
    pub(super) fn strokes(&self, layout: &Layout) -> Option<Control> {
        let game = self.game.as_ref()?;
        game.session.current().outcome()?;
        let scene = game.position().scene(&Look::default());
        let shapes = scene.drawn_in(Ink::Win);
        if shapes.is_empty() {
            return None;
        }
        let strokes = Scene { shapes, ..scene };
        let picture = svg::told(svg::picture(&strokes), !game.pleases());
        let (first, side) = (layout.panel(0), 3 * layout.panel);
        let place = Rect::new(first.x, first.y, side, side);
        Some(control(Id::Show(40), place, "", Kind::Picture(Picture::Svg(picture))))
    }

    fn sheet(&self, cell: u8) -> Sheet {
        let Some(game) = &self.game else {
            return Sheet::Plain;
        };
        if game.wins(cell) {
            return if game.pleases() { Sheet::Won } else { Sheet::Lost };
        }
        if game.advised(cell) && self.blink.is_lit() {
            return Sheet::Hint;
        }
        let last = game.session.current().played().last().is_some_and(|m| m.0 == u32::from(cell));
        if last { Sheet::Last } else { Sheet::Plain }
    }
}

/// The mark in a cell.
fn layers(game: &Game, cell: u8) -> Vec<Layer> {
    let position = game.position();
    let mark = match position.x()[usize::from(cell)] {
        1 => Some(Mark::Cross),
        2 => Some(Mark::Nought),
        _ => None,
    };
    let mut layers = Vec::new();
    if let Some(mark) = mark {
        layers.push(layer(Picture::Image(drawing(mark, game.nth(cell)))));
    } else if let Some((_, mark)) = game.meant().filter(|&(at, _)| at == cell) {
        let next = game.session.current().played().len() / 2;
        layers.push(Layer { faint: true, ..layer(Picture::Image(drawing(mark, next))) });
    }
    layers
}

/// The drawing of a mark: the next one differs from the last.
fn drawing(mark: Mark, nth: usize) -> Image {
    let n = (nth % usize::from(Image::DRAWINGS)) as u8;
    match mark {
        Mark::Cross => Image::Cross(n),
        Mark::Nought => Image::Nought(n),
    }
}

impl Game {
    /// How many marks of its kind came before the one in this cell.
    fn nth(&self, cell: u8) -> usize {
        let ply = self.session.current().played().iter().position(|m| m.0 == u32::from(cell));
        ply.unwrap_or_default() / 2
    }

    /// Whether the winning line pleases the one in front of the screen: always
    /// when two people play, and unless the computer has won.
    fn pleases(&self) -> bool {
        match self.session.current().outcome() {
            Some(Outcome::Win(side)) => self.session.lone_person().is_none_or(|own| own == side),
            _ => true,
        }
    }
}
