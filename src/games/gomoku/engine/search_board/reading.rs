//! What can be asked of a field.

use super::{NOWHERE, Place, SearchBoard};
use crate::games::gomoku::engine::class::{Class, Level};
use crate::games::gomoku::engine::evaluation::{Order, Weights};
use crate::games::gomoku::rules::Rule;
use std::sync::Arc;

impl SearchBoard {
    /// All cells of the board, row by row.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let (first, stride, width) = (self.first(), self.steps[1], self.width);
        (0..self.height).flat_map(move |y| {
            (0..width).map(move |x| Place::try_from(first + y * stride + x).expect("boards are small"))
        })
    }

    fn first(&self) -> usize {
        self.lines.half() * (self.steps[1] + 1)
    }

    /// The cell in this column and row.
    #[must_use]
    pub fn place(&self, x: usize, y: usize) -> Place {
        debug_assert!(x < self.width && y < self.height, "the cell is on the board");
        Place::try_from(self.first() + y * self.steps[1] + x).expect("boards are small")
    }

    /// Column and row of a cell.
    #[must_use]
    pub fn coordinates(&self, place: Place) -> (usize, usize) {
        let from_first = usize::from(place) - self.first();
        (from_first % self.steps[1], from_first / self.steps[1])
    }

    /// Cells in a row of the board.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows of the board.
    #[must_use]
    pub fn height(&self) -> usize {
        self.height
    }

    /// Which rows win.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// The number of cells with walls: one more than the largest place.
    #[must_use]
    pub fn size(&self) -> usize {
        self.squares.len()
    }

    /// The side to move, 0 or 1.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// Free cells left.
    #[inline]
    #[must_use]
    pub fn free(&self) -> usize {
        self.free
    }

    /// Marks on the board.
    #[must_use]
    pub fn marks(&self) -> usize {
        self.width * self.height - self.free
    }

    /// Whether a mark may be made here.
    #[inline]
    #[must_use]
    pub fn is_free(&self, place: Place) -> bool {
        self.squares[usize::from(place)] == 0
    }

    /// Equal for equal positions with the same side to move.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The last cell that was marked, [`NOWHERE`] if none or after a pass.
    #[inline]
    #[must_use]
    pub fn last(&self) -> Place {
        self.played.last().copied().unwrap_or(NOWHERE)
    }

    /// The cell that was marked so many plies before the last one.
    #[inline]
    #[must_use]
    pub fn before_last(&self, plies: usize) -> Place {
        let index = self.played.len().checked_sub(plies + 1);
        index.map_or(NOWHERE, |i| self.played[i])
    }

    /// How many free cells are of this level for a side.
    #[inline]
    #[must_use]
    pub fn count_of(&self, side: usize, level: Level) -> u16 {
        self.counts[side][level as usize]
    }

    /// What a mark of `side` on a free cell would be.
    #[inline]
    #[must_use]
    pub fn class(&self, side: usize, place: Place) -> Class {
        self.known[usize::from(place)][side].class()
    }

    /// How soon a side should try a free cell.
    #[inline]
    #[must_use]
    pub fn order(&self, side: usize, place: Place) -> Order {
        self.weights.order(self.packed(side, place))
    }

    /// Packed patterns of a free cell for a side.
    #[inline]
    #[must_use]
    pub fn packed(&self, side: usize, place: Place) -> u16 {
        self.known[usize::from(place)][side].packed()
    }

    /// The four steps that make neighbours on a line of places.
    #[inline]
    #[must_use]
    pub fn steps(&self) -> [usize; 4] {
        self.steps
    }

    /// How far a cell sees along its lines.
    #[inline]
    #[must_use]
    pub fn half(&self) -> usize {
        self.lines.half()
    }

    /// All weights.
    #[must_use]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Worth of the position for the side to move.
    #[inline]
    #[must_use]
    pub fn worth(&self) -> i32 {
        self.attack[self.turn] - self.defence[1 - self.turn] + self.weights.tempo
    }

    /// The first cell of a level for a side.
    #[inline]
    #[must_use]
    pub fn first_of(&self, side: usize, level: Level) -> Option<Place> {
        if self.counts[side][level as usize] == 0 { None } else { self.each(side, level).next() }
    }

    /// The free cells of a level for a side, ascending.
    #[inline]
    pub fn each(&self, side: usize, level: Level) -> impl Iterator<Item = Place> {
        let from = (side * Level::COUNT + level as usize) * self.words;
        cells(self.sets[from..from + self.words].iter().copied())
    }

    /// The free cells where either side would begin a threat or more, ascending.
    pub fn each_lively(&self) -> impl Iterator<Item = Place> {
        let set = |side: usize, level: usize, word: usize| {
            self.sets[(side * Level::COUNT + level) * self.words + word]
        };
        let either =
            move |word| (0..2).fold(0, |all, s| (1..Level::COUNT).fold(all, |all, l| all | set(s, l, word)));
        cells((0..self.words).map(either))
    }

    /// The side whose mark stands here.
    #[must_use]
    pub fn owner(&self, place: Place) -> Option<usize> {
        match self.squares[usize::from(place)] {
            mark @ 1..=2 => Some(usize::from(mark) - 1),
            _ => None,
        }
    }

    /// The same position, filled from the marks alone.
    #[must_use]
    pub fn anew(&self) -> SearchBoard {
        let mut field = SearchBoard::new(self.width, self.height, self.rule, Arc::clone(&self.weights));
        for place in self.places() {
            if let Some(side) = self.owner(place) {
                field.put(place, side);
            }
        }
        field.set_turn(self.turn);
        field
    }

    /// Whether everything that is kept up to date is the same as in `other`:
    /// what tests compare with a field that was filled from the start.
    #[must_use]
    pub fn same(&self, other: &SearchBoard) -> bool {
        let free = |f: &SearchBoard| {
            f.places().filter(|&p| f.is_free(p)).map(|p| f.known[usize::from(p)]).collect::<Vec<_>>()
        };
        self.squares == other.squares
            && self.rows == other.rows
            && free(self) == free(other)
            && self.sets == other.sets
            && self.counts == other.counts
            && (self.attack, self.defence) == (other.attack, other.defence)
            && (self.free, self.turn, self.hash) == (other.free, other.turn, other.hash)
    }
}

/// The cells whose bits are set in a row of words.
#[inline]
fn cells(words: impl Iterator<Item = u64>) -> impl Iterator<Item = Place> {
    words.enumerate().flat_map(|(i, word)| Bits(word).map(move |bit| (i * 64) as Place + bit as Place))
}

struct Bits(u64);

impl Iterator for Bits {
    type Item = u32;
    #[inline]
    fn next(&mut self) -> Option<u32> {
        let bit = self.0.trailing_zeros();
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            bit
        })
    }
}
