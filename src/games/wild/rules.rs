//! The rules of wild tic-tac-toe.
//!
//! The field is `[u8; 9]`, row by row from the top left: 0 empty, 1 cross,
//! 2 nought. A move is twice the number of its cell, plus one for a nought.
//! Records write the mark and the cell: `Xb2`, `Oa1`.
//!
//! Nothing here knows of opponents or pictures.

use crate::games::nine;
use crate::rules::{Move, Outcome, Rules, Side};

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wild {
    field: [u8; 9],
    misere: bool,
}

impl Wild {
    /// The empty field; `misere`: whoever completes a line loses.
    #[must_use]
    pub const fn new(misere: bool) -> Wild {
        Wild { field: [0; 9], misere }
    }

    /// Whether whoever completes a line loses.
    #[must_use]
    pub const fn is_misere(&self) -> bool {
        self.misere
    }

    /// The field: 0 empty, 1 cross, 2 nought, row by row from the top left.
    #[must_use]
    pub const fn field(&self) -> &[u8; 9] {
        &self.field
    }

    /// The cell that a move marks.
    #[must_use]
    pub const fn cell(m: Move) -> usize {
        (m.0 / 2) as usize
    }

    /// What a move draws: 1 cross, 2 nought.
    #[must_use]
    pub const fn mark(m: Move) -> u8 {
        (m.0 % 2) as u8 + 1
    }

    /// The lines of three equal marks.
    pub fn winning_lines(&self) -> impl Iterator<Item = [usize; 3]> + use<> {
        nine::equal_lines(self.field)
    }

    fn plies(&self) -> usize {
        self.field.iter().filter(|&&n| n != 0).count()
    }

    fn has_line(&self) -> bool {
        self.winning_lines().next().is_some()
    }
}

impl Rules for Wild {
    fn turn(&self) -> Side {
        Side::BOTH[self.plies() % 2]
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if !self.has_line() {
            let free = (0..9).filter(|&cell| self.field[cell as usize] == 0);
            out.extend(free.flat_map(|cell| [Move(2 * cell), Move(2 * cell + 1)]));
        }
    }

    fn play(&mut self, m: Move) {
        let cell = Wild::cell(m);
        debug_assert!(self.field[cell] == 0 && !self.has_line(), "{m:?} in\n{}", self.text());
        self.field[cell] = Wild::mark(m);
    }

    /// Whoever moved last has completed the line, whoever drew the rest of it.
    fn outcome(&self) -> Option<Outcome> {
        match self.has_line() {
            true => Some(nine::completed_by(self.turn().other(), self.misere)),
            false if self.field.contains(&0) => None,
            false => Some(Outcome::Draw),
        }
    }

    /// Whether lines lose, and the field as a number in base three: no two positions
    /// share it.
    fn key(&self) -> u64 {
        self.field.iter().fold(self.misere.into(), |key, &n| key * 3 + u64::from(n))
    }

    fn notation(&self, m: Move) -> String {
        format!("{}{}", ["X", "O"][(m.0 % 2) as usize], nine::name(Wild::cell(m)))
    }

    fn text(&self) -> String {
        nine::text(&self.field)
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(*self)
    }
}
