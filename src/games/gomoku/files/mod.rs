//! The files in which other programs keep games of five in a row.
//!
//! | file | kept by |
//! |---|---|
//! | [`psq`] | Piškvork and the referees of Gomocup |
//! | [`rec`] | Gomotur |
//! | [`sgf`] | many, `GM[4]` of the Smart Game Format |
//! | [`renlib`] | RenLib: a tree of moves, of which the main line is taken |
//!
//! The program knows them by [`FORMATS`].
//!
//! Each reads bytes that may be anything, in time and memory bounded by their
//! number, and says what is wrong and where. A format that does not hold
//! everything reads back what it holds; see its `write`. Must not know the file
//! system, nor the rules: whether the moves make sense beyond standing on
//! different cells of the board is for [`super::rules`] to say.

mod formats;
pub mod psq;
pub mod rec;
pub mod renlib;
pub mod sgf;
mod text;

pub use formats::FORMATS;

use super::sheet::column_name;
use crate::formats::{Fault, Unwritable};
use crate::rules::Outcome;
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// The sides of boards that are read and written.
pub const SIDES: RangeInclusive<u8> = 5..=52;
/// What is said of boards with others.
const WRONG_SIZE: Fault = Fault::Size { least: *SIDES.start(), most: *SIDES.end() };

/// A move: a cell from zero, from the top left, and the time that it took.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ply {
    /// Column.
    pub x: u8,
    /// Row.
    pub y: u8,
    /// Thinking time in milliseconds; zero where nothing is known of it.
    pub millis: u32,
}

/// A game as a file tells it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Game {
    /// Columns of the board.
    pub width: u8,
    /// Rows of the board.
    pub height: u8,
    /// Names of the side that begins and of the other one; empty where there are none.
    pub names: [String; 2],
    /// The day of the game, as the file has it; empty where there is none.
    pub date: String,
    /// The moves, the side that begins first.
    pub moves: Vec<Ply>,
    /// How the game ended, where the file says so by itself.
    pub result: Option<Outcome>,
    /// The number that Piškvork puts at the end: 0 a normal end, 15 time-out,
    /// -2 another fault of a program, -1 saved by hand.
    pub code: Option<Code>,
    /// Branches of the file that are not among the moves. Never written.
    pub variations: u64,
}

impl Game {
    /// The moves in the notation of the program: `h8`.
    pub fn notations(&self) -> impl Iterator<Item = String> {
        let row = |ply: &Ply| i16::from(self.height) - i16::from(ply.y);
        self.moves.iter().map(move |ply| format!("{}{}", column_name(ply.x.into()), row(ply)))
    }
}

/// How a game has ended, as Piškvork counts it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Code {
    /// By five in a row, or because the board is full.
    Normal,
    /// It was saved before its end.
    Saved,
    /// A player lost by a fault.
    Fault,
    /// A player lost by its time.
    Late,
    /// In another way, by its number.
    Other(i32),
}

impl Code {
    /// The code of this number.
    #[must_use]
    pub fn of(number: i32) -> Code {
        match number {
            0 => Code::Normal,
            -1 => Code::Saved,
            -2 => Code::Fault,
            15 => Code::Late,
            other => Code::Other(other),
        }
    }

    /// The number that stands in files.
    #[must_use]
    pub fn number(self) -> i32 {
        match self {
            Code::Normal => 0,
            Code::Saved => -1,
            Code::Fault => -2,
            Code::Late => 15,
            Code::Other(number) => number,
        }
    }
}

/// The cells that have a mark, and the number of the move that put it.
struct Marks {
    width: u8,
    height: u8,
    numbers: Vec<usize>,
    moves: usize,
}

impl Marks {
    fn new(width: u8, height: u8) -> Marks {
        Marks { width, height, numbers: vec![0; usize::from(width) * usize::from(height)], moves: 0 }
    }

    /// Marks a cell; the coordinates may be any numbers.
    fn put(&mut self, x: i64, y: i64) -> Result<(u8, u8), Fault> {
        let within = |n: i64, size: u8| u8::try_from(n).ok().filter(|&n| n < size).ok_or(Fault::Outside);
        let (x, y) = (within(x, self.width)?, within(y, self.height)?);
        let number = &mut self.numbers[usize::from(y) * usize::from(self.width) + usize::from(x)];
        if *number > 0 {
            return Err(Fault::Taken(*number));
        }
        self.moves += 1;
        *number = self.moves;
        Ok((x, y))
    }
}

/// Whether a game can be written at all.
fn check(game: &Game) -> Result<(), Unwritable> {
    if !SIDES.contains(&game.width) || !SIDES.contains(&game.height) {
        return Err(Unwritable::Size("5–52"));
    }
    let mut taken = HashSet::new();
    let fits = |ply: &Ply| ply.x < game.width && ply.y < game.height;
    let wrong = game.moves.iter().position(|ply| !fits(ply) || !taken.insert((ply.x, ply.y)));
    wrong.map_or(Ok(()), |i| Err(Unwritable::Move(i + 1)))
}
