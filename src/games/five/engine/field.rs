//! The engine's board: marks, and everything that follows from them, kept up to
//! date from move to move.
//!
//! Cells stand in one row with walls between the rows of the board, so that a
//! step in any direction is an addition. Each free cell keeps the indices of
//! its four lines, the combinations that a mark of either side would make, and
//! their weights; a move touches only the cells on its own lines. Taking a move
//! back strikes the mark out of the indices (marks enter by exclusive or) and
//! restores the cells that had changed from a journal. A taken cell keeps what
//! it knew, for moves are taken back in the opposite order.

use super::class::{Class, Level};
use super::evaluation::{Weight, Weights};
use super::pattern::Lines;
use crate::games::five::rules::{Rule, mix};
use std::sync::Arc;

/// A cell of the field, walls included.
pub type Place = u16;

/// No cell: the first one is always a wall.
pub const NOWHERE: Place = 0;

/// What a mark on a cell would make, for both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Known {
    /// Packed patterns of the four lines.
    packed: [u16; 2],
    /// What they are worth.
    weights: [Weight; 2],
}

/// What a move changes besides the journal.
#[derive(Clone, Copy)]
struct Before {
    journal: usize,
    attack: [i32; 2],
    defence: [i32; 2],
}

/// A position as the engine sees it.
#[derive(Clone)]
pub struct Field {
    width: usize,
    height: usize,
    rule: Rule,
    steps: [usize; 4],
    lines: &'static Lines,
    weights: Arc<Weights>,
    squares: Vec<u8>,
    /// Indices of the four lines through each cell.
    indices: Vec<[u32; 4]>,
    known: Vec<Known>,
    journal: Vec<(Place, Known)>,
    before: Vec<Before>,
    /// Words of one set of cells.
    words: usize,
    sets: Vec<u64>,
    counts: [[u16; Level::COUNT]; 2],
    attack: [i32; 2],
    defence: [i32; 2],
    free: usize,
    turn: usize,
    hash: u64,
    played: Vec<Place>,
}

impl Field {
    /// An empty field.
    #[must_use]
    pub fn new(width: usize, height: usize, rule: Rule, weights: Arc<Weights>) -> Field {
        let lines = Lines::of(rule);
        let half = lines.half();
        let stride = width + half;
        let size = stride * (height + 2 * half) + half;
        let words = size.div_ceil(64);
        let mut field = Field {
            width,
            height,
            rule,
            steps: [1, stride, stride + 1, stride - 1],
            lines,
            weights,
            squares: vec![3; size],
            indices: vec![[0; 4]; size],
            known: vec![Known::default(); size],
            journal: Vec::new(),
            before: Vec::new(),
            words,
            sets: vec![0; words * 2 * Level::COUNT],
            counts: [[0; Level::COUNT]; 2],
            attack: [0; 2],
            defence: [0; 2],
            free: width * height,
            turn: 0,
            hash: mix((width * 256 + height) as u64),
            played: Vec::new(),
        };
        field.fill();
        field
    }

    fn fill(&mut self) {
        let places: Vec<Place> = self.places().collect();
        for &place in &places {
            self.squares[usize::from(place)] = 0;
        }
        for &place in &places {
            self.look(usize::from(place));
            self.count(usize::from(place), true);
        }
    }

    /// Finds everything about a cell from the marks alone.
    fn look(&mut self, place: usize) {
        let half = self.lines.half();
        let (mut known, mut indices) = (Known::default(), [0; 4]);
        for d in 0..4 {
            for i in 1..=half {
                let before = u32::from(self.squares[place - i * self.steps[d]]);
                let after = u32::from(self.squares[place + i * self.steps[d]]);
                indices[d] |= before << (2 * (half - i)) | after << (2 * (half + i - 1));
            }
            let packed = self.lines.packed(indices[d]);
            known.packed[0] |= u16::from(packed & 15) << (4 * d);
            known.packed[1] |= u16::from(packed >> 4) << (4 * d);
        }
        known.weights = known.packed.map(|p| self.weights.at(p));
        self.indices[place] = indices;
        self.known[place] = known;
    }

    /// Enters a free cell into sums and sets, or strikes it out.
    fn count(&mut self, place: usize, enter: bool) {
        let known = self.known[place];
        for side in 0..2 {
            let weight = known.weights[side];
            let sign = if enter { 1 } else { -1 };
            self.attack[side] += sign * i32::from(weight.attack);
            self.defence[side] += sign * i32::from(weight.defence);
            self.enter(side, weight.level, place, enter);
        }
    }

    #[inline]
    fn enter(&mut self, side: usize, level: Level, place: usize, enter: bool) {
        self.sets[(side * Level::COUNT + level as usize) * self.words + place / 64] ^= 1 << (place % 64);
        let count = &mut self.counts[side][level as usize];
        *count = if enter { *count + 1 } else { *count - 1 };
    }

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
        self.known[usize::from(place)].weights[side].class
    }

    /// Weights of a free cell for a side.
    #[inline]
    #[must_use]
    pub fn weight(&self, side: usize, place: Place) -> Weight {
        self.known[usize::from(place)].weights[side]
    }

    /// Packed patterns of a free cell for a side.
    #[inline]
    #[must_use]
    pub fn packed(&self, side: usize, place: Place) -> u16 {
        self.known[usize::from(place)].packed[side]
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
        let set = |side: usize, level: usize, word: usize| self.sets[(side * Level::COUNT + level) * self.words + word];
        let either = move |word| (0..2).fold(0, |all, s| (1..Level::COUNT).fold(all, |all, l| all | set(s, l, word)));
        cells((0..self.words).map(either))
    }

    /// Makes the mark of the side to move.
    pub fn play(&mut self, place: Place) {
        let at = usize::from(place);
        debug_assert!(self.squares[at] == 0, "the cell is free");
        self.before.push(Before { journal: self.journal.len(), attack: self.attack, defence: self.defence });
        self.count(at, false);
        self.squares[at] = self.turn as u8 + 1;
        self.toggle::<true>(at, self.turn as u32 + 1);
        self.free -= 1;
        self.hash ^= mix((at * 2 + self.turn + 1) as u64);
        self.played.push(place);
        self.pass_turn();
    }

    /// Sets up a mark of a side: the other side is to move then.
    pub fn put(&mut self, place: Place, side: usize) {
        self.set_turn(side);
        self.play(place);
    }

    /// Sets up a cell that belongs to nobody: like the edge of the board.
    pub fn block(&mut self, place: Place) {
        let at = usize::from(place);
        debug_assert!(self.squares[at] == 0, "the cell is free");
        self.count(at, false);
        self.squares[at] = 3;
        self.toggle::<true>(at, 3);
        self.free -= 1;
        self.hash ^= mix(at as u64 + (1 << 32));
    }

    /// Decides who is to move.
    pub fn set_turn(&mut self, side: usize) {
        if self.turn != side {
            self.pass_turn();
        }
    }

    /// Takes the last mark back.
    ///
    /// # Panics
    /// When there is none.
    pub fn undo(&mut self) {
        self.pass_turn();
        let at = usize::from(self.played.pop().expect("a move to take back"));
        self.squares[at] = 0;
        self.toggle::<false>(at, self.turn as u32 + 1);
        let before = self.before.pop().expect("a move to take back");
        while self.journal.len() > before.journal {
            let (place, known) = self.journal.pop().expect("longer than before");
            let now = std::mem::replace(&mut self.known[usize::from(place)], known);
            for side in 0..2 {
                self.relevel(side, usize::from(place), now.weights[side].level, known.weights[side].level);
            }
        }
        self.count(at, true);
        (self.attack, self.defence) = (before.attack, before.defence);
        self.free += 1;
        self.hash ^= mix((at * 2 + self.turn + 1) as u64);
    }

    /// Lets the side to move pass.
    pub fn pass(&mut self) {
        self.played.push(NOWHERE);
        self.pass_turn();
    }

    /// Takes a pass back.
    pub fn undo_pass(&mut self) {
        self.played.pop();
        self.pass_turn();
    }

    fn pass_turn(&mut self) {
        self.turn = 1 - self.turn;
        self.hash ^= mix(u64::MAX);
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
    pub fn anew(&self) -> Field {
        let mut field = Field::new(self.width, self.height, self.rule, Arc::clone(&self.weights));
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
    pub fn same(&self, other: &Field) -> bool {
        let free = |f: &Field| f.places().filter(|&p| f.is_free(p)).map(|p| (f.known[usize::from(p)], f.indices[usize::from(p)])).collect::<Vec<_>>();
        self.squares == other.squares
            && free(self) == free(other)
            && self.sets == other.sets
            && self.counts == other.counts
            && (self.attack, self.defence) == (other.attack, other.defence)
            && (self.free, self.turn, self.hash) == (other.free, other.turn, other.hash)
    }

    /// Enters a mark into the lines of the cells around, or strikes it out;
    /// what follows for the cells is looked up only when it is new.
    #[inline]
    fn toggle<const NEW: bool>(&mut self, at: usize, mark: u32) {
        let half = self.lines.half();
        for d in 0..4 {
            let step = self.steps[d];
            let (mut after, mut before) = (at, at);
            for i in 1..=half {
                after += step;
                match self.squares[after] {
                    0 => self.change::<NEW>(after, d, mark << (2 * (half - i))),
                    3 => break,
                    _ => {}
                }
            }
            for i in 1..=half {
                before -= step;
                match self.squares[before] {
                    0 => self.change::<NEW>(before, d, mark << (2 * (half + i - 1))),
                    3 => break,
                    _ => {}
                }
            }
        }
    }

    #[inline]
    fn change<const NEW: bool>(&mut self, place: usize, d: usize, bits: u32) {
        let index = &mut self.indices[place][d];
        *index ^= bits;
        if !NEW {
            return;
        }
        let now = u16::from(self.lines.packed(*index));
        let known = self.known[place];
        let changed = [now & 15, now >> 4].map(|pattern| pattern << (4 * d));
        let packed: [u16; 2] = std::array::from_fn(|side| known.packed[side] & !(15 << (4 * d)) | changed[side]);
        if packed == known.packed {
            return;
        }
        self.journal.push((place as Place, known));
        self.known[place].packed = packed;
        for side in 0..2 {
            if packed[side] == known.packed[side] {
                continue;
            }
            let (old, new) = (known.weights[side], self.weights.at(packed[side]));
            self.known[place].weights[side] = new;
            self.attack[side] += i32::from(new.attack) - i32::from(old.attack);
            self.defence[side] += i32::from(new.defence) - i32::from(old.defence);
            self.relevel(side, place, old.level, new.level);
        }
    }

    #[inline]
    fn relevel(&mut self, side: usize, place: usize, old: Level, new: Level) {
        if old != new {
            self.enter(side, old, place, false);
            self.enter(side, new, place, true);
        }
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
