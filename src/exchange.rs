//! Games from the files of other programs and back.
//!
//! What such a file does not hold is lost when a game is written to it, and what
//! a game does not hold when one is read: the times of moves, and variations,
//! which are counted. Must know neither files nor forms, and no game: which formats
//! there are, and what they look like, says the game that they hold
//! ([`GameSpec::formats`]).

use crate::formats::{self, FileError, Forfeit, Played, Transcript, Unwritable};
use crate::games::{GAMES, GameSetup, GameSpec};
use crate::play::game::Game;
use crate::record::{Breach, Record, tag};
use crate::rules::{EndReason, Outcome, Rules};
use std::fmt;
use std::path::Path;

/// A longer file is not read, in bytes.
pub const MOST_BYTES: usize = 16 << 20;

/// A format of other programs, and the game that it holds.
#[derive(Clone, Copy)]
pub struct Format {
    /// How the names of its files end, without the dot.
    pub extension: &'static str,
    spec: &'static GameSpec,
    format: &'static formats::Format,
}

/// Every format of every game, in the order of the registry.
pub fn formats() -> impl Iterator<Item = Format> {
    let of = |spec: &'static GameSpec| {
        spec.formats.iter().map(move |format| Format { extension: format.extension, spec, format })
    };
    GAMES.iter().copied().flat_map(of)
}

/// How the names of files of other programs end: each ending once, since the files of
/// several games may be called alike.
pub fn extensions() -> impl Iterator<Item = &'static str> {
    let mut all: Vec<&str> = Vec::new();
    for format in formats() {
        if !all.contains(&format.extension) {
            all.push(format.extension);
        }
    }
    all.into_iter()
}

fn named(path: &Path) -> impl Iterator<Item = Format> {
    let ends = |format: &Format| path.extension().is_some_and(|e| e.eq_ignore_ascii_case(format.extension));
    formats().filter(ends)
}

/// The format that the name of a file tells.
#[must_use]
pub fn by_name(path: &Path) -> Option<Format> {
    named(path).next()
}

/// The format of a file: by its name, else by what is in it; `None` if it is of no
/// other program. Where several games have files of that name, what is in it decides
/// among them.
#[must_use]
pub fn of(path: &Path, bytes: &[u8]) -> Option<Format> {
    let looks = |format: &Format| (format.format.looks)(bytes);
    named(path).find(looks).or_else(|| by_name(path)).or_else(|| by_content(bytes))
}

/// The format that this looks like; `None` if it is of no other program.
#[must_use]
pub fn by_content(bytes: &[u8]) -> Option<Format> {
    formats().find(|format| (format.format.looks)(bytes))
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The game.
    pub game: Game,
    /// The same as a record, which does not say what the names are those of.
    pub record: Record,
    /// How many branches of the file were left out.
    pub variations: u64,
}

/// Why a file gives no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotRead {
    /// It has more than [`MOST_BYTES`].
    TooLong,
    /// It is wrong here.
    File(FileError),
    /// There is no game on a board of so many columns and rows.
    Board(u8, u8),
    /// The moves are not those of a game.
    Moves(Breach),
}

/// Why a game cannot be written in a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotWritten {
    /// The format does not hold this game, or something in it.
    Format(GameSetup, Unwritable),
}

impl Format {
    /// Reads a game. Anything may stand in the file.
    ///
    /// # Errors
    /// Says what is wrong, and where.
    pub fn read(&self, bytes: &[u8]) -> Result<Imported, NotRead> {
        if bytes.len() > MOST_BYTES {
            return Err(NotRead::TooLong);
        }
        let told = (self.format.read)(bytes).map_err(NotRead::File)?;
        let mut first = NotRead::Board(told.size.0, told.size.1);
        // The same board may belong to several rules; files do not tell which.
        let setups = told.setups.iter().filter_map(|options| self.spec.setup(options.clone()).ok());
        for (tried, setup) in setups.enumerate() {
            match imported(&told, setup) {
                Ok(imported) => return Ok(imported),
                Err(breach) if tried == 0 => first = NotRead::Moves(breach),
                Err(_) => {}
            }
        }
        Err(first)
    }

    /// Writes a game.
    ///
    /// # Errors
    /// Says what the format does not hold.
    pub fn write(&self, game: &Game) -> Result<Vec<u8>, NotWritten> {
        let refused = |why| NotWritten::Format(game.setup().clone(), why);
        // Files of several games may be called alike.
        let mut alike = game.spec().formats.iter();
        let Some(format) = alike.find(|format| format.extension == self.extension) else {
            return Err(refused(Unwritable::Game(self.spec.key)));
        };
        let position = game.position().boxed();
        (format.write)(&played(game, &*position)).map_err(refused)
    }

    /// How many moves of a game the format does not hold, because they choose something
    /// and change nothing on the board.
    #[must_use]
    pub fn left_out(&self, game: &Game) -> usize {
        (self.format.left_out)(&*game.position().boxed(), game.moves())
    }
}

fn imported(told: &Transcript, setup: GameSetup) -> Result<Imported, Breach> {
    let mut game = Game::new(setup);
    for (notation, number) in told.moves.iter().zip(1..) {
        game.play_notation(notation).map_err(|bad| Breach::of_move(number, notation, bad))?;
    }
    let fault = told.forfeit && game.outcome().is_none();
    let forfeit = fault.then(|| Outcome::Win(game.position().turn().other()));
    if let Some(outcome) = told.result.or(forfeit) {
        let by = fault.then_some(EndReason::Forfeit);
        game.settle(outcome, by).map_err(|decided| Breach::Result(outcome, decided))?;
    }
    let mut record = Record::of_moves(&game);
    let [first, second] = &told.names;
    for (name, value) in [(tag::FIRST, first), (tag::SECOND, second), (tag::DATE, &told.date)] {
        if !value.is_empty() {
            // A value that a record cannot hold is left out.
            let _ = record.set_tag(name, value.as_str());
        }
    }
    (game.sides, game.date) = (record.sides(game.setup()), told.date.clone());
    Ok(Imported { game, record, variations: told.variations })
}

fn played<'a>(game: &'a Game, position: &'a dyn Rules) -> Played<'a> {
    let outcome = game.outcome();
    let owed = position.outcome().is_none() && outcome == Some(Outcome::Win(position.turn().other()));
    Played {
        position,
        moves: game.moves(),
        took: &[],
        names: game.sides.each_ref().map(|side| side.name().trim().to_owned()),
        date: game.date.trim().to_owned(),
        outcome,
        forfeit: owed.then_some(Forfeit::Fault),
    }
}

impl fmt::Display for NotRead {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            NotRead::TooLong => write!(f, "the file has more than {MOST_BYTES} bytes"),
            NotRead::File(error) => error.fmt(f),
            NotRead::Board(width, height) => write!(f, "no game is played on a board of {width} × {height}"),
            NotRead::Moves(breach) => breach.fmt(f),
        }
    }
}

impl std::error::Error for NotRead {}

impl fmt::Display for NotWritten {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            NotWritten::Format(setup, error @ Unwritable::Game(_)) => write!(f, "{error} of {setup}"),
            NotWritten::Format(_, error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotWritten {}
