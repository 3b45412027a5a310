//! What the formats of other programs have in common: a game as a file tells it, a game
//! that is to be written, and what can be wrong with either.
//!
//! Which formats there are is the matter of the game that they hold
//! ([`crate::games::GameSpec::formats`]); [`crate::exchange`] makes records of them.

pub mod sgf;

use crate::options::Options;
use crate::rules::{Move, Outcome, Rules};
use std::fmt;
use std::time::Duration;

/// A format in which other programs keep a game.
pub struct Format {
    /// How the names of its files end, without the dot, in small letters.
    pub extension: &'static str,
    /// Whether a file looks like one of this format.
    pub looks: fn(&[u8]) -> bool,
    /// Reads a game. The bytes may be anything; time and memory are bounded by their
    /// number.
    pub read: fn(&[u8]) -> Result<Transcript, FileError>,
    /// Writes a game.
    pub write: fn(&Played) -> Result<Vec<u8>, Unwritable>,
    /// How many of the moves that led to a position it does not hold, because they choose
    /// something and change nothing on the board.
    pub left_out: fn(&dyn Rules, &[Move]) -> usize,
}

/// A game as a file tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    /// Columns and rows of the board.
    pub size: (u8, u8),
    /// The options that may be meant, the most usual first; none where there is no game
    /// on such a board. Files do not always tell which rules were agreed.
    pub setups: Vec<Options>,
    /// Names of the first and the second side; empty where there are none.
    pub names: [String; 2],
    /// The day of the game, as the file has it; empty where there is none.
    pub date: String,
    /// The moves in the notation of the game.
    pub moves: Vec<String>,
    /// How the game ended, where the file says so by itself.
    pub result: Option<Outcome>,
    /// Whether the side to move has lost because it did not move.
    pub forfeit: bool,
    /// Branches of the file that are not among the moves.
    pub variations: u64,
}

/// A game that is to be written.
pub struct Played<'a> {
    /// The position after the last move.
    pub position: &'a dyn Rules,
    /// The moves from the start.
    pub moves: &'a [Move],
    /// How long each of them took; empty where that is not known.
    pub took: &'a [Duration],
    /// Names of the first and the second side; empty where there are none.
    pub names: [String; 2],
    /// The day of the game; empty where it is not known.
    pub date: String,
    /// How it ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// Why the side to move has lost, where the rules have not decided.
    pub forfeit: Option<Forfeit>,
}

/// Why a side has lost that was to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forfeit {
    /// Its time was up.
    Late,
    /// It has resigned, or done what it may not do.
    Fault,
}

/// Where in a file something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// In a text: line and column, from 1; columns are counted in characters.
    Text {
        /// The line.
        line: u32,
        /// The column.
        column: u32,
    },
    /// In other files: so many bytes from the beginning.
    Byte(usize),
}

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: Fault,
}

/// What can be wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Something else stands here than this.
    Expected(&'static str),
    /// The board has fewer or more rows or columns than the format knows.
    Size {
        /// The least.
        least: u8,
        /// The greatest.
        most: u8,
    },
    /// The cell does not lie on the board.
    Outside,
    /// The cell has a mark already, that of this move (from 1).
    Taken(usize),
    /// The same side moves twice in a game in which the sides take turns.
    Turn,
    /// A move that puts no mark, in a game that does not know such moves.
    Pass,
    /// Marks that stand on the board before the first move.
    SetUp,
    /// The file is of another game.
    OtherGame {
        /// How the file names the game.
        is: String,
        /// What should stand there.
        wanted: &'static str,
    },
    /// The file ends before it is complete.
    Cut,
    /// Something follows the end.
    More,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.place {
            Place::Text { line, column } => write!(f, "line {line}, column {column}: ")?,
            Place::Byte(offset) => write!(f, "byte {offset}: ")?,
        }
        match &self.fault {
            Fault::Expected(what) => write!(f, "here should stand {what}"),
            Fault::Size { least, most } => write!(f, "a board has {least} to {most} rows and columns"),
            Fault::Outside => f.write_str("this cell does not lie on the board"),
            Fault::Taken(number) => write!(f, "move {number} has marked this cell already"),
            Fault::Turn => f.write_str("the sides take turns, and this is the other one's"),
            Fault::Pass => f.write_str("nobody can pass in this game"),
            Fault::SetUp => f.write_str("marks that stand there before the first move cannot be kept"),
            Fault::OtherGame { is, wanted } => {
                write!(f, "this is a file of another game: {is} instead of {wanted}")
            }
            Fault::Cut => f.write_str("the file ends too early"),
            Fault::More => f.write_str("nothing should follow here"),
        }
    }
}

impl std::error::Error for FileError {}

/// Why a game cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unwritable {
    /// It does not hold this game, or not yet; but what stands here.
    Game(&'static str),
    /// It has no board of this size, but of those whose rows and columns are so many.
    Size(&'static str),
    /// A move lies off the board or on a cell that is taken: this one, from 1.
    Move(usize),
    /// A name or a date would be read as something else.
    Name,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Unwritable::Game(held) => write!(f, "the format holds {held}, not this game"),
            Unwritable::Size(sides) => {
                write!(f, "the format has no board of this size; rows and columns are {sides} in it")
            }
            Unwritable::Move(number) => write!(f, "move {number} is not on a free cell of the board"),
            Unwritable::Name => f.write_str("a name cannot be written in this format"),
        }
    }
}

impl std::error::Error for Unwritable {}
