//! The rules of tic-tac-toe on the field of the coursework.
//!
//! The field is `x: [u8; 9]`, row by row from the top left: 0 empty, 1 cross,
//! 2 nought. A move is the number of its cell. Records name the cells as in
//! chess: columns a, b, c from the left and rows 1, 2, 3 from the bottom, so
//! that b2 is the centre and the order is that of a numeric pad.
//!
//! Nothing here knows of opponents or pictures.

use crate::games::nine;
pub use crate::games::nine::LINES;
use crate::rules::{Move, Outcome, Rules, Side};

/// The cell in the middle.
pub const CENTRE: usize = 4;

/// The cells in the corners, in reading order.
pub const CORNERS: [usize; 4] = [0, 2, 6, 8];

/// What is drawn into a cell. As a number, what the field `x` holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Mark {
    /// ×
    Cross = 1,
    /// ○
    Nought = 2,
}

impl Mark {
    /// Both marks, in the order of their numbers.
    pub const BOTH: [Mark; 2] = [Mark::Cross, Mark::Nought];

    /// The other mark.
    #[must_use]
    pub const fn other(self) -> Mark {
        match self {
            Mark::Cross => Mark::Nought,
            Mark::Nought => Mark::Cross,
        }
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TicTacToe {
    x: [u8; 9],
    began: Mark,
    next: Mark,
    /// The field once more, as the sets of the cells of the mark that moves
    /// next and of the mark that waits: cell 0 is the lowest of nine bits.
    /// Whoever walks the whole tree spends most of the time looking for lines,
    /// and in a set that is one look into a table.
    sets: [u16; 2],
}

impl Default for TicTacToe {
    /// The empty field; crosses begin.
    fn default() -> Self {
        TicTacToe::begun_by(Mark::Cross)
    }
}

impl TicTacToe {
    /// The empty field, where this mark begins.
    #[must_use]
    pub const fn begun_by(mark: Mark) -> TicTacToe {
        TicTacToe { x: [0; 9], began: mark, next: mark, sets: [0; 2] }
    }

    /// The position with this field where this mark began, if a game can lead
    /// to it: the marks alternate, and the game ends with the first line.
    #[must_use]
    pub fn with_field(began: Mark, x: [u8; 9]) -> Option<TicTacToe> {
        let count = |mark: Mark| x.iter().filter(|&&n| n == mark as u8).count();
        let next = match count(began).checked_sub(count(began.other()))? {
            0 => began,
            1 => began.other(),
            _ => return None,
        };
        let sets = [next, next.other()].map(|mark| set_of(&x, mark));
        let sound = x.iter().all(|&n| n <= 2) && !has_line(sets[0]);
        sound.then_some(TicTacToe { x, began, next, sets })
    }

    /// The field: 0 empty, 1 cross, 2 nought, row by row from the top left.
    #[must_use]
    pub const fn x(&self) -> &[u8; 9] {
        &self.x
    }

    /// The mark that is drawn next.
    #[must_use]
    pub const fn mark_to_move(&self) -> Mark {
        self.next
    }

    /// The mark with which this side plays.
    #[must_use]
    pub const fn mark_of(&self, side: Side) -> Mark {
        match side {
            Side::First => self.began,
            Side::Second => self.began.other(),
        }
    }

    /// The side that plays with this mark.
    #[must_use]
    pub fn side_of(&self, mark: Mark) -> Side {
        if mark == self.began { Side::First } else { Side::Second }
    }

    /// The free cells in reading order.
    pub fn free(&self) -> impl Iterator<Item = usize> + use<> {
        ones(FULL & !(self.sets[0] | self.sets[1]))
    }

    /// The free cells where this mark would complete a line, in reading order.
    pub fn gaps(&self, mark: Mark) -> impl Iterator<Item = usize> + use<> {
        let own = self.cells(mark);
        self.free().filter(move |&cell| has_line(own | 1 << cell))
    }

    /// The mark that has a line.
    #[must_use]
    pub fn winner(&self) -> Option<Mark> {
        Mark::BOTH.into_iter().find(|&mark| has_line(self.cells(mark)))
    }

    /// The lines of the winner: none, one, or two that were closed at once.
    pub fn winning_lines(&self) -> impl Iterator<Item = [usize; 3]> + use<> {
        nine::equal_lines(self.x)
    }

    /// The cells with this mark.
    fn cells(&self, mark: Mark) -> u16 {
        let [moving, waiting] = self.sets;
        if mark == self.next { moving } else { waiting }
    }
}

/// The set of these cells that hold this mark.
fn set_of(x: &[u8; 9], mark: Mark) -> u16 {
    x.iter().enumerate().filter(|&(_, &n)| n == mark as u8).map(|(cell, _)| 1 << cell).sum()
}

/// The set of all nine cells.
const FULL: u16 = 0b1_1111_1111;

/// For each set of cells, whether it contains a line.
static HAS_LINE: [bool; 512] = {
    let mut table = [false; 512];
    let mut set = 0;
    while set < table.len() {
        let mut i = 0;
        while i < LINES.len() {
            let [a, b, c] = LINES[i];
            let line = 1 << a | 1 << b | 1 << c;
            table[set] |= set & line == line;
            i += 1;
        }
        set += 1;
    }
    table
};

fn has_line(set: u16) -> bool {
    HAS_LINE[usize::from(set & FULL)]
}

/// The members of a set, ascending.
fn ones(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(lowest)
    })
}

impl Rules for TicTacToe {
    fn turn(&self) -> Side {
        self.side_of(self.next)
    }

    fn moves(&self, out: &mut Vec<Move>) {
        // Only the mark that moved last can have a line.
        if !has_line(self.sets[1]) {
            out.extend(self.free().map(|cell| Move(cell as u32)));
        }
    }

    fn play(&mut self, m: Move) {
        let cell = m.0 as usize;
        debug_assert!(self.x[cell] == 0 && self.winner().is_none(), "cell {cell} of\n{}", self.text());
        let [moving, waiting] = self.sets;
        self.x[cell] = self.next as u8;
        self.sets = [waiting, moving | 1 << cell];
        self.next = self.next.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some(mark) => Some(Outcome::Win(self.side_of(mark))),
            None if self.x.contains(&0) => None,
            None => Some(Outcome::Draw),
        }
    }

    /// The field as a number in base three, and who began: no two positions
    /// share it.
    fn key(&self) -> u64 {
        self.x.iter().fold(self.began as u64, |key, &n| key * 3 + u64::from(n))
    }

    fn notation(&self, m: Move) -> String {
        nine::name(m.0 as usize)
    }

    fn text(&self) -> String {
        nine::text(&self.x)
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(*self)
    }
}
