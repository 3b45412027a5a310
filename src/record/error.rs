//! What can be wrong with a record, where, and what to do about it.
//!
//! `sentences.rs` says it for the command line; a form says the same in the player's
//! language.

#[cfg(doc)]
use super::{MOST_BYTES, MOST_MOVES, MOST_TAGS};
use crate::options::BadOption;
use crate::rules::Outcome;
use std::io;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line, from 1. Lines end with LF, CR LF or CR.
    pub line: u32,
    /// The character of the line, from 1. A tab counts as one.
    pub column: u32,
}

impl Default for Place {
    /// The beginning.
    fn default() -> Self {
        Place { line: 1, column: 1 }
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Where it is wrong.
    pub place: Place,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a record.
///
/// The texts that it quotes are shortened, and characters that cannot be seen
/// are written as escapes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text is longer than [`MOST_BYTES`].
    TooLong,
    /// The text is in UTF-16.
    Utf16,
    /// The bytes are no UTF-8.
    NotUtf8,
    /// A character that does not belong into a text.
    Control(char),
    /// Neither a tag nor a move nor a comment begins like this.
    Unexpected(char),
    /// A tag after the first move.
    LateTag,
    /// After `[` there is no name of a tag.
    NoName,
    /// After the name of this tag there is no value in quotes.
    NoValue(String),
    /// After the value of this tag there is no `]`.
    NoBracket(String),
    /// The line ends before the value of this tag.
    OpenValue(String),
    /// The text ends before the comment that begins here.
    OpenComment,
    /// No character is written like this.
    Escape(String),
    /// There are more tags than [`MOST_TAGS`].
    TooManyTags,
    /// A tag of this name stands on this line already.
    SecondTag(String, u32),
    /// There is no tag `Game`.
    NoGame,
    /// The value of `Version` is no number.
    NoVersion(String),
    /// The record is of a later version of the format.
    Newer(u32),
    /// This value of `Result` is no result.
    NotResult(String),
    /// The tag has the first result, the moves end with the second.
    TwoResults(Option<Outcome>, Option<Outcome>),
    /// There are more moves than [`MOST_MOVES`].
    TooManyMoves,
    /// The text ends without a result.
    NoResult,
    /// Something stands after the result.
    AfterResult,
    /// The game does not allow what the record says.
    Breach(Breach),
}

/// What a game does not allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Breach {
    /// No game has this key.
    Game(String),
    /// The first is no text of options of the game that has the second as its key, and
    /// why.
    Setup(String, &'static str, BadOption),
    /// The move of this number, counted from 1, is not legal.
    Move(usize, String),
    /// The game was over before the move of this number.
    AfterEnd(usize, Outcome),
    /// The record has the first result, the position is decided for the second.
    Result(Outcome, Outcome),
}

/// Why a record could not be read from a file or the like.
#[derive(Debug)]
pub enum ReadError {
    /// The source cannot be read.
    Source(io::Error),
    /// It was read, but is no record.
    Record(RecordError),
}

/// What reading a part of a record gives.
pub(super) type Reading<T> = Result<T, RecordError>;

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        ReadError::Source(error)
    }
}

impl From<RecordError> for ReadError {
    fn from(error: RecordError) -> Self {
        ReadError::Record(error)
    }
}

impl From<Breach> for Fault {
    fn from(breach: Breach) -> Self {
        Fault::Breach(breach)
    }
}

impl std::error::Error for RecordError {}
impl std::error::Error for ReadError {}

/// A text as an error quotes it: short, on one line, visible.
pub(super) fn quote(text: &str) -> String {
    const MOST: usize = 24;
    let mut quoted = "‘".to_owned();
    for c in text.chars().take(MOST) {
        match c {
            '\\' | '"' | '\'' => quoted.push(c),
            _ => quoted.extend(c.escape_debug()),
        }
    }
    if text.chars().nth(MOST).is_some() {
        quoted.push('…');
    }
    quoted + "’"
}

/// The name of a tag as an error has it.
pub(super) fn short(name: &str) -> String {
    name.chars().take(24).collect()
}
