//! What a brain knows of the game: the board as the manager has told it.

use crate::games::gomoku::engine::evaluation::Weights;
use crate::games::gomoku::engine::search_board::{Place, SearchBoard};
use crate::games::gomoku::rules::Rule;
use std::sync::Arc;

/// Whose stone stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    /// The brain's own.
    Own,
    /// The opponent's.
    Theirs,
    /// Nobody's any more: part of a row that has won in a continuous game.
    Neither,
}

/// A square, from zero, from the top left.
pub(super) type Square = (usize, usize);

/// A board and its stones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stones {
    width: usize,
    height: usize,
    stones: Vec<(Square, Owner)>,
}

/// The sides of boards that are played on.
const SIDES: std::ops::RangeInclusive<usize> = 5..=100;

impl Stones {
    /// An empty board; `None` when it is too small or too large.
    pub(super) fn new(width: usize, height: usize) -> Option<Stones> {
        let fits = SIDES.contains(&width) && SIDES.contains(&height);
        fits.then(|| Stones { width, height, stones: Vec::new() })
    }

    /// Takes all stones off.
    pub(super) fn clear(&mut self) {
        self.stones.clear();
    }

    /// How many stones there are.
    pub(super) fn len(&self) -> usize {
        self.stones.len()
    }

    /// How many squares the board has.
    pub(super) fn squares(&self) -> usize {
        self.width * self.height
    }

    /// Whether a stone stands on the square.
    pub(super) fn has(&self, square: Square) -> bool {
        self.stones.iter().any(|&(s, _)| s == square)
    }

    /// Whether the square is on the board and free.
    pub(super) fn free(&self, square: Square) -> bool {
        square.0 < self.width && square.1 < self.height && !self.has(square)
    }

    /// Whether no square is free.
    pub(super) fn full(&self) -> bool {
        self.stones.len() == self.squares()
    }

    /// Puts a stone; `false` when the square is not free.
    pub(super) fn put(&mut self, square: Square, owner: Owner) -> bool {
        let free = self.free(square);
        if free {
            self.stones.push((square, owner));
        }
        free
    }

    /// Takes a stone off; `false` when there is none.
    pub(super) fn take(&mut self, square: Square) -> bool {
        let before = self.stones.len();
        self.stones.retain(|&(s, _)| s != square);
        self.stones.len() < before
    }

    /// The position for the engine, the brain to move. The side that has more
    /// stones began, or the one that is not to move.
    pub(super) fn field(&self, rule: Rule) -> SearchBoard {
        let count = |owner| self.stones.iter().filter(|&&(_, o)| o == owner).count();
        let own = usize::from(count(Owner::Own) < count(Owner::Theirs));
        let mut field = SearchBoard::new(self.width, self.height, rule, Arc::clone(Weights::standard()));
        for &((x, y), owner) in &self.stones {
            let place = field.place(x, y);
            match owner {
                Owner::Own => field.put(place, own),
                Owner::Theirs => field.put(place, 1 - own),
                Owner::Neither => field.block(place),
            }
        }
        field.set_turn(own);
        field
    }
}

/// The square of a cell of the field.
pub(super) fn square(field: &SearchBoard, place: Place) -> Square {
    field.coordinates(place)
}
