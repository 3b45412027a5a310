//! The record of a game: a text that tells who played what, and how it ended.
//!
//! One format serves every game of the registry and can be read and mended by
//! hand; `docs/record.md` describes it. Files, the clipboard and whatever else
//! keeps games use the same text:
//!
//! ```
//! use piskvorky::record::Record;
//!
//! let text = "[Game \"tic-tac-toe\"] 1. b2 2. a1 {a corner} 3. a2 4. c2 *";
//! let record = Record::parse(text)?;
//! let game = record.replay()?;
//! assert_eq!(game.moves().len(), 4);
//! assert_eq!(Record::parse(record.to_string())?, record);
//! # Ok::<(), piskvorky::record::RecordError>(())
//! ```
//!
//! A record comes from outside and may be anything. Reading it takes bounded
//! time and memory and touches nothing but the text; whether its moves are
//! legal is asked of the game, move by move, by [`Record::replay`].
//!
//! It must not know forms, files or clocks.

mod draft;
mod error;
mod game;
mod read;
mod sentences;
mod write;

pub use error::{Breach, Fault, Place, ReadError, RecordError};

use crate::rules::{Outcome, Side};
use std::io::Read;

/// The version of the format that is written, and the newest that is read.
pub const VERSION: u32 = 2;

/// How the names of files with records end, without the dot.
pub const EXTENSION: &str = "piskvorky";

/// The longest text that is read, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// The most tags that a record may have.
pub const MOST_TAGS: usize = 100;

/// The most moves that a record may have.
pub const MOST_MOVES: usize = 10_000;

/// The names of the tags that mean something to the program.
pub mod tag {
    /// The key of the game in the registry.
    pub const GAME: &str = "Game";
    /// The version of the format.
    pub const VERSION: &str = "Version";
    /// The options of the game, where they are not the usual ones.
    pub const SETUP: &str = "Setup";
    /// How the game ended: the same as at the end of the moves.
    pub const RESULT: &str = "Result";
    /// The name of the side that begins.
    pub const FIRST: &str = "First";
    /// The name of the side that answers.
    pub const SECOND: &str = "Second";
    /// What plays the side that begins: [`HUMAN`] or [`PROGRAM`].
    pub const FIRST_TYPE: &str = "FirstType";
    /// What plays the side that answers.
    pub const SECOND_TYPE: &str = "SecondType";
    /// A person: a value of [`FIRST_TYPE`] and [`SECOND_TYPE`].
    pub const HUMAN: &str = "human";
    /// An opponent of the program.
    pub const PROGRAM: &str = "program";
    /// The day on which the game was played, as in `2026-05-17`.
    pub const DATE: &str = "Date";
    /// The seed of all chance in the game.
    pub const SEED: &str = "Seed";
    /// Why the game ended, where its rules have not ended it: a key of
    /// [`EndReason`](crate::rules::EndReason).
    pub const TERMINATION: &str = "Termination";
    /// The points of both sides after the last move, as in `8-28`.
    pub const POINTS: &str = "Points";

    /// Those that follow from the game itself and are not set by hand.
    pub(super) const OF_THE_GAME: [&str; 6] = [GAME, VERSION, SETUP, RESULT, TERMINATION, POINTS];

    /// The tags of a side: its name, and what plays it.
    #[must_use]
    pub const fn of_side(side: super::Side) -> (&'static str, &'static str) {
        match side {
            super::Side::First => (FIRST, FIRST_TYPE),
            super::Side::Second => (SECOND, SECOND_TYPE),
        }
    }
}

/// What a record says, without asking whether the game allows it.
///
/// Two records are equal if they say the same, wherever in a text it stands.
#[derive(Clone, Debug)]
pub struct Record {
    tags: Vec<Tag>,
    opening: String,
    moves: Vec<Ply>,
    result: Option<Outcome>,
    places: Places,
}

/// A name and a value: `[First "Jana"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Tag {
    name: String,
    value: String,
}

/// A move as the record writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    notation: String,
    comment: String,
}

/// Where in the text things stood that only the game can find wrong.
#[derive(Clone, Debug, Default)]
struct Places {
    game: Place,
    setup: Place,
    moves: Vec<Place>,
    result: Place,
}

impl Eq for Record {}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let same_text = self.tags == other.tags && self.opening == other.opening;
        same_text && self.moves == other.moves && self.result == other.result
    }
}

/// A tag that a record cannot have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadTag {
    /// A name is a letter and then letters, digits or underscores of ASCII.
    Name,
    /// The game itself decides what stands here.
    OfTheGame,
    /// There are [`MOST_TAGS`] already.
    TooMany,
}

impl std::fmt::Display for BadTag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            BadTag::Name => "the name of a tag is a letter and then letters, digits or underscores",
            BadTag::OfTheGame => "this tag follows from the game",
            BadTag::TooMany => "the record has too many tags",
        })
    }
}

impl std::error::Error for BadTag {}

impl Ply {
    /// The move in the notation of its game.
    #[must_use]
    pub fn notation(&self) -> &str {
        &self.notation
    }

    /// What was said of it; empty if nothing was.
    #[must_use]
    pub fn comment(&self) -> &str {
        &self.comment
    }
}

impl Record {
    /// Reads a record: text, or bytes that are one in UTF-8.
    ///
    /// # Errors
    /// Says what is wrong with the text, and where.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Record, RecordError> {
        read::parse(text.as_ref())
    }

    /// Reads a record from a file or the like, and no more of it than a record
    /// may be long.
    ///
    /// # Errors
    /// As [`Record::parse`], and when the source cannot be read.
    pub fn read(source: impl Read) -> Result<Record, ReadError> {
        let mut bytes = Vec::new();
        // One byte more than allowed, so that a longer text shows itself.
        source.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        Ok(Record::parse(bytes)?)
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// All tags, name and value, in their order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str()))
    }

    /// Gives a tag this value; a new one comes after the others.
    ///
    /// # Errors
    /// When a record cannot have such a tag.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) -> Result<(), BadTag> {
        if tag::OF_THE_GAME.contains(&name) {
            return Err(BadTag::OfTheGame);
        }
        if !is_tag_name(name) {
            return Err(BadTag::Name);
        }
        if let Some(tag) = self.tags.iter_mut().find(|tag| tag.name == name) {
            tag.value = value.into();
            return Ok(());
        }
        if self.tags.len() == MOST_TAGS {
            return Err(BadTag::TooMany);
        }
        self.tags.push(Tag { name: name.to_owned(), value: value.into() });
        Ok(())
    }

    /// The moves, as they were written.
    #[must_use]
    pub fn moves(&self) -> &[Ply] {
        &self.moves
    }

    /// What was said before the first move; empty if nothing was.
    #[must_use]
    pub fn opening(&self) -> &str {
        &self.opening
    }

    /// Says something of the position after this many moves.
    ///
    /// # Panics
    /// When there are fewer moves.
    pub fn set_comment(&mut self, after: usize, comment: impl Into<String>) {
        let place = match after.checked_sub(1) {
            None => &mut self.opening,
            Some(i) => &mut self.moves[i].comment,
        };
        *place = comment.into();
    }

    /// How the game ended, as the record has it; `None` says nothing.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.result
    }
}

fn is_tag_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// How a result is written.
const RESULTS: [(&str, Option<Outcome>); 4] = [
    ("1-0", Some(Outcome::Win(Side::First))),
    ("0-1", Some(Outcome::Win(Side::Second))),
    ("1/2-1/2", Some(Outcome::Draw)),
    ("*", None),
];

/// What may stand at the end of a record.
pub(crate) const RESULT_TEXTS: [&str; 4] = [RESULTS[0].0, RESULTS[1].0, RESULTS[2].0, RESULTS[3].0];

/// How a result is written.
pub(crate) fn result_text(result: Option<Outcome>) -> &'static str {
    let same = RESULTS.iter().find(|(_, r)| *r == result);
    same.expect("every result has its text").0
}

fn result_of(text: &str) -> Option<Option<Outcome>> {
    RESULTS.iter().find(|(t, _)| *t == text).map(|&(_, result)| result)
}
