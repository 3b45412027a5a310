//! Games in the files of other programs, as records and back.
//!
//! What such a file does not hold is lost when a game is written to it, and what
//! a record does not hold when one is read: the times of moves, and variations,
//! which are counted. A game with the opening *swap2* is written as the game of marks
//! that it is, the side with the crosses first; what is lost are the choices, and
//! read again it is a game without an opening. Must know neither files nor forms; what the formats look
//! like is the matter of [`crate::games::gomoku::files`].

use crate::bots::known_as;
use crate::games::gomoku::files::{self, Code, FileError, Ply, Unwritable, psq, rec, renlib, sgf};
use crate::games::gomoku::rules::Five;
use crate::games::gomoku::sheet::Sheet;
use crate::games::gomoku::swap::{Stage, Swap2, is_choice};
use crate::games::{GameSetup, gomoku};
use crate::record::{Breach, Game, Record, RecordError, tag};
use crate::rules::{Outcome, Rules, Side};
use std::fmt;
use std::path::Path;

/// A longer file is not read, in bytes.
pub const MOST_BYTES: usize = 16 << 20;

/// A format of other programs.
pub struct Format {
    /// How the names of its files end, without the dot.
    pub extension: &'static str,
    looks: fn(&[u8]) -> bool,
    read: fn(&[u8]) -> Result<files::Game, FileError>,
    write: fn(&files::Game) -> Result<Vec<u8>, Unwritable>,
}

/// Every format, the one that is hardest to tell from others last.
pub static FORMATS: [Format; 4] = [
    Format {
        extension: "psq",
        looks: |bytes| bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).starts_with(b"Piskvorky"),
        read: psq::read,
        write: psq::write,
    },
    Format {
        extension: "sgf",
        looks: |bytes| bytes.trim_ascii_start().starts_with(b"(;"),
        read: sgf::read,
        write: sgf::write,
    },
    Format {
        extension: "lib",
        looks: |bytes| bytes.starts_with(b"\xffRenLib\xff"),
        read: renlib::read,
        write: renlib::write,
    },
    Format { extension: "rec", looks: looks_like_rec, read: rec::read, write: rec::write },
];

/// Two names, and a move with its time in the third line.
fn looks_like_rec(bytes: &[u8]) -> bool {
    let Some(line) = bytes.split(|&byte| byte == b'\n').nth(2) else { return false };
    let number = |part: &[u8]| !part.is_empty() && part.iter().all(u8::is_ascii_digit);
    let parts: Vec<_> = line.trim_ascii().split(|&byte| byte == b',').collect();
    parts.len() == 3 && parts.into_iter().all(number)
}

/// The format that the name of a file tells.
#[must_use]
pub fn by_name(path: &Path) -> Option<&'static Format> {
    let extension = path.extension()?;
    FORMATS.iter().find(|format| extension.eq_ignore_ascii_case(format.extension))
}

/// The format of a file: by its name, else by what is in it; `None` if it is of no
/// other program.
#[must_use]
pub fn of(path: &Path, bytes: &[u8]) -> Option<&'static Format> {
    by_name(path).or_else(|| by_content(bytes))
}

/// The format that this looks like; `None` if it is of no other program.
#[must_use]
pub fn by_content(bytes: &[u8]) -> Option<&'static Format> {
    FORMATS.iter().find(|format| (format.looks)(bytes))
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The game.
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
    /// The record is none of a game by the rules.
    Record(RecordError),
    /// The format does not hold this game, or not yet: the sides have not been chosen.
    Game(GameSetup),
    /// The format does not hold the board, a move or a name.
    Format(Unwritable),
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
        let game = (self.read)(bytes).map_err(NotRead::File)?;
        let mut first = NotRead::Board(game.width, game.height);
        // The same board may belong to several rules; files do not tell which.
        for (tried, setup) in boards(&game).enumerate() {
            match record(&game, setup) {
                Ok(record) => return Ok(Imported { record, variations: game.variations }),
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
    pub fn write(&self, record: &Record) -> Result<Vec<u8>, NotWritten> {
        let game = record.replay().map_err(NotWritten::Record)?;
        let mut file = file(record, &game)?;
        if self.extension == "psq" && file.names.iter().any(|name| !name.is_empty()) {
            // As Piškvork calls people without a name.
            for (name, person) in file.names.iter_mut().zip(["homo-1", "homo-2"]) {
                if name.is_empty() {
                    person.clone_into(name);
                }
            }
        }
        (self.write)(&file).map_err(NotWritten::Format)
    }
}

/// The games that are played on a board of this size.
fn boards(game: &files::Game) -> impl Iterator<Item = GameSetup> {
    let board = format!("board={}x{}", game.width, game.height);
    let rules = ["free", "exact"].map(|rule| format!("{board},rule={rule}"));
    rules.into_iter().filter_map(|options| GameSetup::of_parts(gomoku::GAME.key, &options).ok())
}

fn record(game: &files::Game, setup: GameSetup) -> Result<Record, Breach> {
    let mut played = Game::new(setup);
    game.notations().try_for_each(|notation| played.play_notation(&notation))?;
    let fault = matches!(game.code, Some(Code::Fault | Code::Late)) && played.outcome().is_none();
    let forfeit = fault.then(|| Outcome::Win(played.position().turn().other()));
    if let Some(outcome) = game.result.or(forfeit) {
        played.settle(outcome)?;
    }
    let mut record = played.record();
    let [first, second] = &game.names;
    for (name, value) in [(tag::FIRST, first), (tag::SECOND, second), (tag::DATE, &game.date)] {
        if !value.is_empty() {
            // A value that a record cannot hold is left out.
            let _ = record.set_tag(name, value.as_str());
        }
    }
    Ok(record)
}

/// The board of a game that has no more to it, and which side draws the crosses, the
/// marks that begin. So it is with *swap2* once the sides are chosen: what is left is
/// a game of marks in turn.
fn plain(position: &dyn Rules) -> Option<(&Five, Side)> {
    if let Some(five) = known_as::<Five>(position) {
        return Some((five, Side::First));
    }
    let swap = known_as::<Swap2>(position)?;
    match swap.stage() {
        Stage::Play(crosses) => Some((swap.board(), crosses)),
        _ => None,
    }
}

/// How many moves of a game no format of other programs holds: the choices of the
/// opening *swap2*, which mark no cell.
#[must_use]
pub fn left_out(game: &Game) -> usize {
    let position = game.position().boxed();
    match known_as::<Swap2>(&*position) {
        Some(_) => game.moves().iter().filter(|&&m| is_choice(m)).count(),
        None => 0,
    }
}

fn file(record: &Record, game: &Game) -> Result<files::Game, NotWritten> {
    let no_file = || NotWritten::Game(game.setup().clone());
    let position = game.position().boxed();
    let (five, crosses) = plain(&*position).ok_or_else(no_file)?;
    let small = |n: i16| u8::try_from(n).map_err(|_| no_file());
    let mut moves = Vec::new();
    let (width, height) = (small(five.width())?, small(five.height())?);
    for m in Swap2::marks(game.moves()) {
        let cell = five.to_cell(m);
        moves.push(Ply { x: small(cell.x)?, y: small(cell.y)?, millis: 0 });
    }
    let text = |name: &str| record.tag(name).unwrap_or_default().trim().to_owned();
    let mut names = [text(tag::FIRST), text(tag::SECOND)];
    let mut result = game.outcome();
    if crosses == Side::Second {
        names.swap(0, 1);
        result = result.map(|outcome| match outcome {
            Outcome::Win(side) => Outcome::Win(side.other()),
            Outcome::Draw => Outcome::Draw,
        });
    }
    let code = match (result, five.outcome()) {
        (None, _) => Code::Saved,
        (Some(Outcome::Win(side)), None) if side != five.turn() => Code::Fault,
        (Some(_), _) => Code::Normal,
    };
    let date = text(tag::DATE);
    Ok(files::Game { width, height, names, date, moves, result, code: Some(code), variations: 0 })
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
            NotWritten::Record(error) => error.fmt(f),
            NotWritten::Game(setup) => write!(
                f,
                "the format holds five in a row on a board, and swap2 once the sides are chosen, not this game of {setup}"
            ),
            NotWritten::Format(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotWritten {}
