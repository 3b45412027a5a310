//! What can be wrong with a record, where, and what to do about it.
//!
//! The sentences are for the command line; a form has [`Fault`] to say the same
//! in the player's language.

use super::{MOST_BYTES, MOST_MOVES, MOST_TAGS, VERSION, result_text};
use crate::games::GAMES;
use crate::rules::Outcome;
use std::fmt::{self, Display, Formatter};
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
    /// The first is no start of the game that has the second as its key.
    Setup(String, &'static str),
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

impl std::error::Error for RecordError {}
impl std::error::Error for ReadError {}

impl Display for ReadError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Source(error) => error.fmt(f),
            ReadError::Record(error) => error.fmt(f),
        }
    }
}

impl Display for RecordError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        write!(f, "line {line}, column {column}: {}", self.fault)
    }
}

impl From<Breach> for Fault {
    fn from(breach: Breach) -> Self {
        Fault::Breach(breach)
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Fault::TooLong => {
                write!(f, "the text is too long for a record, which has at most {MOST_BYTES} bytes")
            }
            Fault::Utf16 => write!(f, "the text is in UTF-16: save it as UTF-8"),
            Fault::NotUtf8 => write!(f, "these bytes are no UTF-8: save the text as UTF-8"),
            Fault::Control(c) => write!(f, "the control character {} must go", shown(*c)),
            Fault::Unexpected(c) => write!(f, "no move begins with {}{}", shown(*c), advice(*c)),
            Fault::LateTag => {
                write!(f, "a tag after the moves: tags stand before them, and a file holds one game")
            }
            Fault::NoName => write!(f, "a tag begins with its name, letters, digits and _: [First \"Jana\"]"),
            Fault::NoValue(name) => write!(f, "the tag {name} lacks its value in quotes: [{name} \"…\"]"),
            Fault::NoBracket(name) => write!(f, "the tag {name} must end here with ]"),
            Fault::OpenValue(name) => {
                write!(f, "the value of {name} must end with \" on its own line; a line break in it is \\n")
            }
            Fault::OpenComment => write!(f, "the comment that begins here never ends: it lacks its }}"),
            Fault::Escape(text) => {
                write!(f, "{text} stands for no character: a backslash itself is written \\\\")
            }
            Fault::TooManyTags => write!(f, "there are more than {MOST_TAGS} tags: delete some"),
            Fault::SecondTag(name, line) => {
                write!(f, "the tag {name} stands on line {line} already: delete one of them")
            }
            Fault::NoGame => {
                write!(f, "there is no tag for the game: add [Game \"…\"] before the moves, with {}", games())
            }
            Fault::NoVersion(text) => write!(f, "{text} is no version: write {VERSION}"),
            Fault::Newer(version) => write!(
                f,
                "the record is of version {version}, but this program reads versions up to {VERSION}: take a newer program"
            ),
            Fault::NotResult(text) => {
                write!(f, "{text} is no result: write 1-0, 0-1, 1/2-1/2, or * if there is none")
            }
            Fault::TwoResults(tag, end) => write!(
                f,
                "the result here is {}, but the tag Result says {}: make them the same",
                result_text(*end),
                result_text(*tag)
            ),
            Fault::TooManyMoves => write!(f, "there are more than {MOST_MOVES} moves: no record is so long"),
            Fault::NoResult => write!(
                f,
                "the text ends without a result: end it with 1-0, 0-1, 1/2-1/2, or * if there is none"
            ),
            Fault::AfterResult => write!(f, "nothing may follow the result: a file holds one game"),
            Fault::Breach(breach) => breach.fmt(f),
        }
    }
}

impl Display for Breach {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Breach::Game(key) => write!(f, "no game is called {key}: the games are {}", games()),
            Breach::Setup(setup, key) => {
                write!(f, "{key} does not start with {setup}: delete the tag for the usual start")?;
                let known = crate::games::game(key).map_or(&[][..], |game| game.setups);
                if known.is_empty() { Ok(()) } else { write!(f, ", or write {}", known.join(", ")) }
            }
            Breach::Move(number, text) => {
                write!(
                    f,
                    "{text}, as move {number}, is not legal: mend it, or delete it and all that follows"
                )
            }
            Breach::AfterEnd(number, outcome) => {
                let before = number - 1;
                write!(
                    f,
                    "the game was over after {before} moves, {}: delete this move and all that follows",
                    result_text(Some(*outcome))
                )
            }
            Breach::Result(says, is) => {
                write!(
                    f,
                    "the result is {0}, but by the moves it is {1}: write {1}",
                    result_text(Some(*says)),
                    result_text(Some(*is))
                )
            }
        }
    }
}

/// What may have been meant.
fn advice(c: char) -> &'static str {
    match c {
        '(' | ')' => ": variations are not kept, put them into a comment in {}",
        ';' | '%' => ": comments stand in {}",
        '$' => ": say in a comment in {} what a move is worth",
        '}' => ": the comment that should end here has no {",
        _ => "",
    }
}

fn games() -> String {
    GAMES.iter().map(|game| game.key).collect::<Vec<_>>().join(", ")
}

/// The character as it is, or its number if it cannot be seen.
fn shown(c: char) -> String {
    quote(c.encode_utf8(&mut [0; 4]))
}

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
