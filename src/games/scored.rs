//! A game with points, for the tests: wild tic-tac-toe in which each move makes as many
//! points as its number.

use super::{GameSpec, wild};
use crate::board::{Board, Look, Place};
use crate::rules::{Move, Outcome, Rules, Side};
use crate::scene::{Scene, Spot};

/// The game. It is in no list.
pub(crate) static GAME: GameSpec = GameSpec {
    key: "scored",
    start: |options| {
        let board = (wild::GAME.start)(options)?;
        Ok(Box::new(Scored { board, plies: 0, points: [0, 0] }))
    },
    scored: true,
    ..wild::GAME
};

struct Scored {
    board: Box<dyn Board>,
    plies: u32,
    points: [u32; 2],
}

impl Scored {
    fn again(&self) -> Scored {
        Scored { board: self.board.copy(), plies: self.plies, points: self.points }
    }
}

impl Rules for Scored {
    fn turn(&self) -> Side {
        self.board.turn()
    }
    fn moves(&self, out: &mut Vec<Move>) {
        self.board.moves(out);
    }
    fn play(&mut self, m: Move) {
        self.plies += 1;
        self.points[self.turn().index()] += self.plies;
        self.board.play(m);
    }
    fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }
    fn points(&self) -> [u32; 2] {
        self.points
    }
    fn key(&self) -> u64 {
        self.board.key()
    }
    fn notation(&self, m: Move) -> String {
        self.board.notation(m)
    }
    fn text(&self) -> String {
        self.board.text()
    }
    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(self.again())
    }
}

impl Board for Scored {
    fn scene(&self, look: &Look) -> Scene {
        self.board.scene(look)
    }
    fn clicks(&self, m: Move) -> Vec<Spot> {
        self.board.clicks(m)
    }
    fn place(&self, spot: Spot) -> Place {
        self.board.place(spot)
    }
    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.again())
    }
}
