//! What is said of a record that is wrong: sentences for the command line, each with
//! what to do about it.

use super::error::quote;
use super::result_text;
use super::{Breach, Fault, MOST_BYTES, MOST_MOVES, MOST_TAGS, Place, ReadError, RecordError, VERSION};
use crate::games::GAMES;
use std::fmt::{self, Display, Formatter};

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
            Breach::Setup(text, key, why) => {
                write!(f, "{key} does not start with {text}: {why}; or delete the tag for the usual start")
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
