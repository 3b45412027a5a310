//! A game as the database keeps it: who played what against whom, and how it
//! went.

use crate::rules::{EndReason, Outcome, Side};
use std::time::{Duration, SystemTime};

/// A point in time: milliseconds since 1970-01-01 00:00, Coordinated Universal
/// Time. Negative before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub i64);

/// Times further away than 292 million years become the furthest possible.
impl From<SystemTime> for Moment {
    fn from(time: SystemTime) -> Moment {
        let millis = |d: Duration| i64::try_from(d.as_millis()).unwrap_or(i64::MAX);
        match time.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(after) => Moment(millis(after)),
            Err(before) => Moment(-millis(before.duration())),
        }
    }
}

/// The number of a game in the database. It never comes to mean another game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub(super) i64);

/// What comes before the name of a program in a text.
const PROGRAM: &str = "program:";

/// Whom the player played against.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Opponent {
    /// The opponent of the program with this key.
    Computer(String),
    /// A program of somebody else, by the name that the player gave it.
    Program(String),
    /// A second person; the name is empty if nobody asked for it.
    Person(String),
}

impl Opponent {
    /// One text for all kinds: a key never begins with `@` or `program:`.
    pub(super) fn to_text(&self) -> String {
        match self {
            Opponent::Computer(key) => key.clone(),
            Opponent::Program(name) => format!("{PROGRAM}{name}"),
            Opponent::Person(name) => format!("@{name}"),
        }
    }

    pub(super) fn from_text(text: &str) -> Opponent {
        match (text.strip_prefix('@'), text.strip_prefix(PROGRAM)) {
            (Some(name), _) => Opponent::Person(name.to_owned()),
            (None, Some(name)) => Opponent::Program(name.to_owned()),
            (None, None) => Opponent::Computer(text.to_owned()),
        }
    }
}

/// How a finished game ended for the player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    /// The opponent has won.
    Loss,
    /// Nobody has won.
    Draw,
    /// The player has won.
    Win,
}

impl Ending {
    /// Every ending, the best first.
    pub const ALL: [Ending; 3] = [Ending::Win, Ending::Draw, Ending::Loss];

    pub(super) fn of(outcome: Outcome, own: Side) -> Ending {
        match outcome {
            Outcome::Draw => Ending::Draw,
            Outcome::Win(side) if side == own => Ending::Win,
            Outcome::Win(_) => Ending::Loss,
        }
    }

    pub(super) fn outcome(self, own: Side) -> Outcome {
        match self {
            Ending::Win => Outcome::Win(own),
            Ending::Draw => Outcome::Draw,
            Ending::Loss => Outcome::Win(own.other()),
        }
    }

    /// 1, 0 or −1.
    pub(super) fn number(self) -> i64 {
        match self {
            Ending::Win => 1,
            Ending::Draw => 0,
            Ending::Loss => -1,
        }
    }

    pub(super) fn from_number(number: i64) -> Ending {
        match number {
            1.. => Ending::Win,
            0 => Ending::Draw,
            _ => Ending::Loss,
        }
    }
}

/// The number of a side in the database.
pub(super) fn side_number(side: Side) -> i64 {
    side.index() as i64 + 1
}

pub(super) fn side_from_number(number: i64) -> Side {
    if number == 1 { Side::First } else { Side::Second }
}

/// A game, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The name of the player whose game it is.
    pub player: String,
    /// The key of the game in the registry.
    pub game: String,
    /// Its options, where they are not the usual ones, as records write them; else
    /// empty.
    pub setup: String,
    /// Those of the options that tell games apart: results of other variants are not
    /// added up, and each has its own game to go on with.
    pub variant: String,
    /// The player's opponent.
    pub opponent: Opponent,
    /// The player's side: the first if the player began.
    pub own: Side,
    /// The key of the player's mark; empty where the game has no marks to choose.
    pub mark: String,
    /// How it ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// Why it ended; `None` while it goes on, and where an older version of the program
    /// did not say so.
    pub ended: Option<EndReason>,
    /// The points of the first and the second side; `None` where the game has none.
    pub points: Option<[u32; 2]>,
    /// The moves of both sides in notation, which has no spaces.
    pub moves: Vec<String>,
    /// How long it has been played.
    pub duration: Duration,
    /// When the last move was made.
    pub at: Moment,
    /// All the chance that the game depends on.
    pub seed: u64,
}

impl Game {
    /// Whether there is nothing in it to keep: no move, and no result.
    pub(super) fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.outcome.is_none()
    }

    /// How it ended for the player; `None` while it goes on.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.outcome.map(|outcome| Ending::of(outcome, self.own))
    }
}

/// A game that has been read back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its number.
    pub id: GameId,
    /// The game.
    pub game: Game,
    /// The version of the program that wrote it.
    pub version: String,
}
