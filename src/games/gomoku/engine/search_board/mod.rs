//! The engine's board: marks, and everything that follows from them, kept up to
//! date from move to move.
//!
//! Cells stand in one row with walls between the rows of the board, so that a
//! step in any direction is an addition. The marks stand a second time line by
//! line (`rows`), where the index of a pattern is a shift away. Each free cell
//! keeps the combinations that a mark of either side would make, and what they
//! are worth; a move touches only the cells on its own lines. Taking a move back
//! restores the cells that had changed from a journal. A taken cell keeps what it
//! knew, for moves are taken back in the opposite order.

use super::class::Level;
use super::evaluation::{Weights, Worth};
use super::pattern::Lines;
use crate::games::gomoku::rules::{Rule, mix};
use std::sync::Arc;

mod reading;
mod rows;

use rows::Rows;

/// A cell of the field, walls included.
pub type Place = u16;

/// No cell: the first one is always a wall.
pub const NOWHERE: Place = 0;

/// What a cell is to both sides.
type Known = [Worth; 2];

/// What a move changes besides the journal.
#[derive(Clone, Copy)]
struct Before {
    journal: usize,
    attack: [i32; 2],
    defence: [i32; 2],
}

/// A position as the engine sees it.
#[derive(Clone)]
pub struct SearchBoard {
    width: usize,
    height: usize,
    rule: Rule,
    steps: [usize; 4],
    lines: &'static Lines,
    weights: Arc<Weights>,
    squares: Vec<u8>,
    rows: Rows,
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

impl SearchBoard {
    /// An empty field.
    #[must_use]
    pub fn new(width: usize, height: usize, rule: Rule, weights: Arc<Weights>) -> SearchBoard {
        let lines = Lines::of(rule);
        let half = lines.half();
        let stride = width + half;
        let size = stride * (height + 2 * half) + half;
        let words = size.div_ceil(64);
        let mut field = SearchBoard {
            width,
            height,
            rule,
            steps: [1, stride, stride + 1, stride - 1],
            lines,
            weights,
            squares: vec![3; size],
            rows: Rows::new(width, height, half, size),
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
            self.rows.toggle(usize::from(place), 3);
        }
        for &place in &places {
            self.look(usize::from(place));
            self.count(usize::from(place), true);
        }
    }

    /// Finds everything about a cell from the marks alone.
    fn look(&mut self, place: usize) {
        let half = self.lines.half();
        let mut packed = [0; 2];
        for d in 0..4 {
            let both = self.lines.packed(index(self.rows.piece(place, d, half), half));
            packed[0] |= u16::from(both & 15) << (4 * d);
            packed[1] |= u16::from(both >> 4) << (4 * d);
        }
        self.known[place] = packed.map(|p| self.weights.worth(p));
    }

    /// Enters a free cell into sums and sets, or strikes it out.
    fn count(&mut self, place: usize, enter: bool) {
        let known = self.known[place];
        for (side, worth) in known.into_iter().enumerate() {
            let sign = if enter { 1 } else { -1 };
            self.attack[side] += sign * i32::from(worth.attack());
            self.defence[side] += sign * i32::from(worth.defence());
            self.enter(side, worth.level(), place, enter);
        }
    }

    #[inline]
    fn enter(&mut self, side: usize, level: usize, place: usize, enter: bool) {
        self.sets[(side * Level::COUNT + level) * self.words + place / 64] ^= 1 << (place % 64);
        let count = &mut self.counts[side][level];
        *count = if enter { *count + 1 } else { *count - 1 };
    }

    /// Makes the mark of the side to move.
    pub fn play(&mut self, place: Place) {
        let at = usize::from(place);
        debug_assert!(self.squares[at] == 0, "the cell is free");
        self.before.push(Before { journal: self.journal.len(), attack: self.attack, defence: self.defence });
        self.count(at, false);
        self.squares[at] = self.turn as u8 + 1;
        self.enter_mark(at, self.turn as u64 + 1);
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
        self.enter_mark(at, 3);
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
        self.rows.toggle(at, self.turn as u64 + 1);
        let before = self.before.pop().expect("a move to take back");
        while self.journal.len() > before.journal {
            let (place, known) = self.journal.pop().expect("longer than before");
            let now = std::mem::replace(&mut self.known[usize::from(place)], known);
            for side in 0..2 {
                self.relevel(side, usize::from(place), now[side].level(), known[side].level());
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

    /// Enters a mark into the lines, and looks up what follows for the free
    /// cells around.
    #[inline]
    fn enter_mark(&mut self, at: usize, mark: u64) {
        self.rows.toggle(at, mark);
        match self.lines.half() {
            4 => self.spread::<4>(at),
            _ => self.spread::<5>(at),
        }
    }

    /// Looks up the cells up to `HALF` away from one that has changed.
    fn spread<const HALF: usize>(&mut self, at: usize) {
        for d in 0..4 {
            let piece = self.rows.piece(at, d, 2 * HALF);
            let step = self.steps[d];
            for i in 1..=HALF {
                match piece >> (2 * (2 * HALF + i)) & 3 {
                    0 => self.change(at + i * step, d, index(piece >> (2 * (HALF + i)), HALF)),
                    3 => break,
                    _ => {}
                }
            }
            for i in 1..=HALF {
                match piece >> (2 * (2 * HALF - i)) & 3 {
                    0 => self.change(at - i * step, d, index(piece >> (2 * (HALF - i)), HALF)),
                    3 => break,
                    _ => {}
                }
            }
        }
    }

    #[inline]
    fn change(&mut self, place: usize, d: usize, index: u32) {
        let now = u16::from(self.lines.packed(index));
        let known = self.known[place];
        let patterns = [now & 15, now >> 4];
        let packed: [u16; 2] =
            std::array::from_fn(|i| known[i].packed() & !(15 << (4 * d)) | patterns[i] << (4 * d));
        if packed == known.map(Worth::packed) {
            return;
        }
        self.journal.push((place as Place, known));
        let worth = packed.map(|packed| self.weights.worth(packed));
        self.known[place] = worth;
        for side in 0..2 {
            let (old, new) = (known[side], worth[side]);
            self.attack[side] += i32::from(new.attack()) - i32::from(old.attack());
            self.defence[side] += i32::from(new.defence()) - i32::from(old.defence());
            self.relevel(side, place, old.level(), new.level());
        }
    }

    #[inline]
    fn relevel(&mut self, side: usize, place: usize, old: usize, new: usize) {
        if old != new {
            self.enter(side, old, place, false);
            self.enter(side, new, place, true);
        }
    }
}

/// The index of the pattern of the cell in the middle of a piece of a line.
#[inline]
fn index(piece: u64, half: usize) -> u32 {
    let mask = (1 << (2 * half)) - 1;
    (piece & mask | (piece >> (2 * half + 2) & mask) << (2 * half)) as u32
}
