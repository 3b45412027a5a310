//! Tic-tac-toe where whoever completes a line loses. Against best play only the centre
//! holds the draw for the side that begins.

use super::TicTacToe;
use crate::board::{Board, Look, Place, SideLook};
use crate::games::nine;
use crate::rules::{Move, Outcome, Rules, Side};
use crate::scene::{Scene, Shape, Spot};

/// A position: the field is that of the usual game, and ends with a line as well.
///
/// It is a type of its own so that no opponent of the usual game can be asked about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Misere {
    field: TicTacToe,
}

impl Misere {
    /// The position with this field.
    #[must_use]
    pub const fn new(field: TicTacToe) -> Misere {
        Misere { field }
    }

    /// The field.
    #[must_use]
    pub const fn field(&self) -> &TicTacToe {
        &self.field
    }
}

impl Rules for Misere {
    fn turn(&self) -> Side {
        self.field.turn()
    }

    fn moves(&self, out: &mut Vec<Move>) {
        self.field.moves(out);
    }

    fn play(&mut self, m: Move) {
        self.field.play(m);
    }

    fn outcome(&self) -> Option<Outcome> {
        Some(match self.field.outcome()? {
            Outcome::Win(side) => nine::completed_by(side, true),
            Outcome::Draw => Outcome::Draw,
        })
    }

    /// That of the usual game, in a range of its own.
    fn key(&self) -> u64 {
        1 << 32 | self.field.key()
    }

    fn notation(&self, m: Move) -> String {
        self.field.notation(m)
    }

    fn text(&self) -> String {
        self.field.text()
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(*self)
    }
}

impl Board for Misere {
    fn scene(&self, look: &Look) -> Scene {
        self.field.scene(look)
    }

    fn clicks(&self, m: Move) -> Vec<Spot> {
        self.field.clicks(m)
    }

    fn preview(&self, look: &Look, spot: Spot) -> Vec<Shape> {
        self.field.preview(look, spot)
    }

    fn place(&self, spot: Spot) -> Place {
        self.field.place(spot)
    }

    fn side_look(&self, side: Side) -> SideLook {
        self.field.side_look(side)
    }

    fn task(&self) -> Option<&'static str> {
        Some("misere")
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(*self)
    }
}
