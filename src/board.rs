//! How a position is shown, and how clicks spell a move.
//!
//! No game owns mouse code: a game only says which spots a move consists of,
//! and the [`Picker`] does the rest, for the mouse and the keyboard alike.

use crate::rules::{Move, Outcome, Rules, Side};
use crate::scene::{Scene, Spot};

/// What the player is doing right now, and what should catch the eye.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Look {
    /// The spots clicked so far.
    pub picked: Vec<Spot>,
    /// The spots where the next click may go.
    pub targets: Vec<Spot>,
    /// The move that led to this position.
    pub last: Option<Move>,
}

/// A game that can be shown and clicked.
pub trait Board: Rules {
    /// The picture of the position.
    fn scene(&self, look: &Look) -> Scene;

    /// The clicks that spell a legal move: `[cell]`, `[from, to]`,
    /// `[symbol, cell]` … Never empty, and no move's clicks begin with all the
    /// clicks of another.
    fn clicks(&self, m: Move) -> Vec<Spot>;

    /// A copy whose kind has been forgotten, but which can still be shown.
    fn copy(&self) -> Box<dyn Board>;
}

impl Clone for Box<dyn Board> {
    fn clone(&self) -> Self {
        (**self).copy()
    }
}

impl Rules for Box<dyn Board> {
    fn turn(&self) -> Side {
        (**self).turn()
    }
    fn moves(&self, out: &mut Vec<Move>) {
        (**self).moves(out);
    }
    fn play(&mut self, m: Move) {
        (**self).play(m);
    }
    fn outcome(&self) -> Option<Outcome> {
        (**self).outcome()
    }
    fn points(&self) -> [u32; 2] {
        (**self).points()
    }
    fn key(&self) -> u64 {
        (**self).key()
    }
    fn notation(&self, m: Move) -> String {
        (**self).notation(m)
    }
    fn text(&self) -> String {
        (**self).text()
    }
    fn boxed(&self) -> Box<dyn Rules> {
        (**self).boxed()
    }
    fn parse(&self, text: &str) -> Option<Move> {
        (**self).parse(text)
    }
}

impl Board for Box<dyn Board> {
    fn scene(&self, look: &Look) -> Scene {
        (**self).scene(look)
    }
    fn clicks(&self, m: Move) -> Vec<Spot> {
        (**self).clicks(m)
    }
    fn copy(&self) -> Box<dyn Board> {
        (**self).copy()
    }
}

/// What a click came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// It completed this move.
    Move(Move),
    /// Several moves still begin with these clicks; these spots come next.
    Wait(Vec<Spot>),
    /// No move begins with this spot.
    Nothing,
}

/// Collects clicks until they spell one legal move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picker {
    picked: Vec<Spot>,
}

impl Picker {
    /// The spots clicked so far.
    #[must_use]
    pub fn picked(&self) -> &[Spot] {
        &self.picked
    }

    /// Forgets the clicks so far.
    pub fn clear(&mut self) {
        self.picked.clear();
    }

    /// The spots where the next click may go: ascending, without doubles.
    #[must_use]
    pub fn targets(&self, board: &dyn Board) -> Vec<Spot> {
        let mut next: Vec<Spot> = self
            .fits(board)
            .into_iter()
            .filter_map(|(_, path)| path.get(self.picked.len()).copied())
            .collect();
        next.sort_unstable();
        next.dedup();
        next
    }

    /// Takes one more click. A click that fits no move begun before starts
    /// again from itself.
    pub fn click(&mut self, board: &dyn Board, spot: Spot) -> Picked {
        self.picked.push(spot);
        let fits = self.fits(board);
        if let Some(&(m, _)) = fits.iter().find(|(_, path)| path.len() == self.picked.len()) {
            self.clear();
            return Picked::Move(m);
        }
        if !fits.is_empty() {
            return Picked::Wait(self.targets(board));
        }
        let had_begun = self.picked.len() > 1;
        self.clear();
        if had_begun { self.click(board, spot) } else { Picked::Nothing }
    }

    fn fits(&self, board: &dyn Board) -> Vec<(Move, Vec<Spot>)> {
        let paths = board.legal().into_iter().map(|m| (m, board.clicks(m)));
        paths.filter(|(_, path)| path.starts_with(&self.picked)).collect()
    }
}
