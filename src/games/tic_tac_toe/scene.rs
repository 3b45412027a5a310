//! The picture of a position: panels of 150 board units, three by three.

use super::{Mark, TicTacToe};
use crate::board::{Board, Look, Place, SideLook};
use crate::games::nine::{self, MARK, PANEL, SIDE, area, mark, middle, panel, ruling, strike};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Hit, Ink, Point, Scene, Shape, Spot, rectangle};

/// Radius of the disc where a click may go.
const TARGET: f32 = 14.0;
/// Height of the letters that name columns and rows, and their distance from
/// the edge of the picture.
const LETTER: f32 = 18.0;
const INSET: f32 = 14.0;

impl Board for TicTacToe {
    fn scene(&self, look: &Look) -> Scene {
        let mut shapes = vec![area(rectangle(0.0, 0.0, SIDE, SIDE), Ink::Paper)];
        shapes.extend(look.last.iter().map(|last| area(panel(last.0 as usize), Ink::Last)));
        shapes.extend(look.picked.iter().map(|spot| area(panel(spot.0 as usize), Ink::Target)));
        shapes.extend(look.targets.iter().map(|spot| target(spot.0 as usize)));
        shapes.extend(ruling());
        shapes.extend(names());
        for (cell, &n) in self.x().iter().enumerate() {
            shapes.extend(mark(n, middle(cell), MARK));
        }
        shapes.extend(self.winning_lines().map(strike));
        let hits = (0..9).map(|cell| Hit { area: panel(cell), spot: Spot(cell as u32) }).collect();
        Scene { width: SIDE, height: SIDE, shapes, hits, ..Scene::default() }
    }

    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(m.0)]
    }

    fn preview(&self, _look: &Look, spot: Spot) -> Vec<Shape> {
        let free = self.legal().contains(&Move(spot.0));
        let shown = || mark(self.mark_to_move() as u8, middle(spot.0 as usize), MARK);
        free.then(shown).flatten().into_iter().collect()
    }

    fn place(&self, spot: Spot) -> Place {
        let n = self.x()[spot.0 as usize];
        let mark = Mark::BOTH.into_iter().find(|&mark| mark as u8 == n);
        Place {
            owner: mark.map(|mark| self.side_of(mark)),
            piece: nine::piece(n),
            ..Place::cell(self.notation(Move(spot.0)))
        }
    }

    fn side_look(&self, side: Side) -> SideLook {
        match self.mark_of(side) {
            Mark::Cross => SideLook::CROSSES,
            Mark::Nought => SideLook::NOUGHTS,
        }
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(*self)
    }
}

fn target(cell: usize) -> Shape {
    Shape::Disc { at: middle(cell), radius: TARGET, ink: Ink::Target }
}

/// Letters along the lower edge and numbers along the left one, within the
/// panels, where they are in nobody's way.
fn names() -> impl Iterator<Item = Shape> {
    let label = |x, y, text: &str| Shape::Label {
        at: Point::new(x, y),
        size: LETTER,
        text: text.to_owned(),
        ink: Ink::Text,
    };
    let columns = (0..3).zip(["a", "b", "c"]).map(move |(n, name)| {
        let right = (n + 1) as f32 * PANEL;
        label(right - INSET, SIDE - INSET, name)
    });
    let rows = (0..3).zip(["3", "2", "1"]).map(move |(n, name)| label(INSET, n as f32 * PANEL + INSET, name));
    columns.chain(rows)
}
