//! Dots in the Smart Game Format, `GM[40]`, as programs that play the game keep it.
//!
//! - The side that moves first is the first side here, whichever letter it has: some begin
//!   with `B`, and some call the red side `W`. This program writes `W` for the first side.
//! - What a dot captures may follow it after a full stop, as closed chains: `W[cd.abbccb]`.
//!   The rules say that anyway, so it is passed over, and not written.
//! - An empty value ends the game here: it is *stop*.
//! - Dots that lie there before the first move (`AB`, `AW`) are read where they are the
//!   cross of this program, and refused where they are others.

use super::GAME;
use super::rules::{Dots, STOP, column_name};
use crate::bots::known_as;
use crate::formats::sgf::{self, DOTS, escaped, letter, main_line, number};
use crate::formats::{Fault, FileError, Format, Place, Played, Transcript, Unwritable};
use crate::options::Options;
use crate::rules::{Outcome, Side};
use std::collections::BTreeSet;

/// The only format that other programs keep it in.
pub static FORMATS: [Format; 1] = [Format {
    extension: "sgf",
    looks: |bytes| sgf::looks(bytes) && sgf::game(bytes) == Some(DOTS),
    read,
    write,
    left_out: |_, _| 0,
}];

/// The field where `SZ` is missing.
const USUAL: (u8, u8) = super::field::MOST;
const LETTERS: [&str; 2] = ["W", "B"];

/// Column and row of a dot from the top left; none for *stop*.
type Dot = Option<(u8, u8)>;

/// The game as far as it has been read.
#[derive(Default)]
struct Draft {
    is_dots: bool,
    size: Option<(u8, u8)>,
    /// Names, results and dots by the letter of their side: `W` before `B`.
    names: [String; 2],
    winner: Option<usize>,
    drawn: bool,
    start: [BTreeSet<(u8, u8)>; 2],
    date: String,
    moves: Vec<(usize, Dot)>,
}

impl Draft {
    fn property(&mut self, name: &str, value: String) -> Result<(), Fault> {
        let value = value.trim();
        match name {
            "GM" if value == "40" => self.is_dots = true,
            "GM" => {
                let is = format!("GM[{}]", value.chars().take(8).collect::<String>());
                return Err(Fault::OtherGame { is, wanted: "GM[40]" });
            }
            "SZ" => self.size = Some(size(value)?),
            "PW" => value.clone_into(&mut self.names[0]),
            "PB" => value.clone_into(&mut self.names[1]),
            "DT" => value.clone_into(&mut self.date),
            "RE" => {
                self.winner = ["W+", "B+"].iter().position(|letter| value.starts_with(letter));
                self.drawn = matches!(value, "0" | "Draw");
            }
            "AW" | "AB" => {
                let place = dot(value)?.ok_or(Fault::SetUp)?;
                self.start[usize::from(name == "AB")].insert(place);
            }
            "W" | "B" => self.put(usize::from(name == "B"), dot(value)?)?,
            _ => {}
        }
        Ok(())
    }

    fn put(&mut self, side: usize, dot: Dot) -> Result<(), Fault> {
        let (columns, rows) = self.size.unwrap_or(USUAL);
        let stopped = matches!(self.moves.last(), Some((_, None)));
        match self.moves.last() {
            _ if stopped => return Err(Fault::More),
            Some(&(before, _)) if before == side => return Err(Fault::Turn),
            _ => {}
        }
        if let Some((x, y)) = dot {
            if x >= columns || y >= rows {
                return Err(Fault::Outside);
            }
            if let Some(at) = self.moves.iter().position(|&(_, other)| other == dot) {
                return Err(Fault::Taken(at + 1));
            }
        }
        self.moves.push((side, dot));
        Ok(())
    }

    fn finish(self, variations: u64) -> Result<Transcript, Fault> {
        let size = self.size.unwrap_or(USUAL);
        let first = self.moves.first().map_or(0, |&(side, _)| side);
        let start = match self.start.iter().all(BTreeSet::is_empty) {
            true => "empty",
            false if self.is_cross(size, first) => "cross",
            false => return Err(Fault::SetUp),
        };
        let (columns, rows) = size;
        // Nobody says whether there was a zone, and a stop may have cost dots.
        let options = ["yes", "no"].into_iter().flat_map(|zone| {
            ["free", "grounded"]
                .map(|stop| format!("size={columns}x{rows},start={start},zone={zone},stop={stop}"))
        });
        let mut names = self.names;
        if first == 1 {
            names.swap(0, 1);
        }
        let side = |letter: usize| Side::BOTH[usize::from(letter != first)];
        let name = |dot: Dot| match dot {
            Some((x, y)) => format!("{}{}", column_name(x.into()), rows - y),
            None => STOP.to_owned(),
        };
        let stopped = matches!(self.moves.last(), Some((_, None)));
        let won = self.winner.map(|letter| Outcome::Win(side(letter)));
        Ok(Transcript {
            size,
            setups: options.filter_map(|options| Options::parse(GAME.options, &options).ok()).collect(),
            names,
            date: self.date,
            moves: self.moves.iter().map(|&(_, dot)| name(dot)).collect(),
            // After a stop the rules say who has won.
            result: won.or(self.drawn.then_some(Outcome::Draw)).filter(|_| !stopped),
            forfeit: false,
            variations,
        })
    }

    /// Whether the dots of the start are the cross of this program.
    fn is_cross(&self, (columns, rows): (u8, u8), first: usize) -> bool {
        let (x, y) = ((columns - 1) / 2, (rows - 1) / 2);
        let own = BTreeSet::from([(x + 1, y), (x, y + 1)]);
        let other = BTreeSet::from([(x, y), (x + 1, y + 1)]);
        self.start[first] == own && self.start[1 - first] == other
    }
}

/// Reads the main line of the first game.
fn read(bytes: &[u8]) -> Result<Transcript, FileError> {
    let mut draft = Draft::default();
    let variations = main_line(bytes, |name, value, _| draft.property(name, value))?;
    let at_start = |fault| FileError { place: Place::Text { line: 1, column: 1 }, fault };
    if !draft.is_dots {
        return Err(at_start(Fault::Expected("GM[40], dots, in the first node")));
    }
    draft.finish(variations).map_err(at_start)
}

/// `39:32`, or one number for a square.
fn size(text: &str) -> Result<(u8, u8), Fault> {
    const WRONG: Fault = Fault::Size { least: super::field::LEAST, most: super::field::MOST.0 };
    let number = |text: &str| text.trim().parse::<u8>().map_err(|_| WRONG);
    let (columns, rows) = match text.split_once(':') {
        Some((columns, rows)) => (number(columns)?, number(rows)?),
        None => (number(text)?, number(text)?),
    };
    let least = super::field::LEAST;
    let fits = (least..=USUAL.0).contains(&columns) && (least..=USUAL.1).contains(&rows);
    if fits { Ok((columns, rows)) } else { Err(WRONG) }
}

/// The dot of a value; what it captures stands after a full stop.
fn dot(value: &str) -> Result<Dot, Fault> {
    let place = value.split('.').next().unwrap_or_default().trim();
    let mut letters = place.chars();
    match (letters.next(), letters.next(), letters.next()) {
        (None, ..) => Ok(None),
        (Some(x), Some(y), None) => {
            number(x).zip(number(y)).map(Some).ok_or(Fault::Expected("a point of two letters"))
        }
        _ => Err(Fault::Expected("a point of two letters")),
    }
}

/// Writes a game.
fn write(played: &Played) -> Result<Vec<u8>, Unwritable> {
    let dots: &Dots = known_as(played.position).ok_or(Unwritable::Game("dots"))?;
    let (columns, rows) = dots.setup().size;
    let mut text = format!("(;FF[4]GM[40]CA[UTF-8]SZ[{columns}:{rows}]RU[russian]");
    for (name, value) in [("DT", &played.date), ("PW", &played.names[0]), ("PB", &played.names[1])] {
        if value.contains(char::is_control) {
            return Err(Unwritable::Name);
        }
        if !value.is_empty() {
            text += &format!("{name}[{}]", escaped(value));
        }
    }
    text += match played.outcome {
        Some(Outcome::Win(Side::First)) => "RE[W+]",
        Some(Outcome::Win(Side::Second)) => "RE[B+]",
        Some(Outcome::Draw) => "RE[0]",
        None => "",
    };
    let point = |x: u8, y: u8| format!("[{}{}]", letter(x), letter(y));
    if dots.setup().cross {
        let (x, y) = ((columns - 1) / 2, (rows - 1) / 2);
        text += &format!("AW{}{}AB{}{}", point(x + 1, y), point(x, y + 1), point(x, y), point(x + 1, y + 1));
    }
    for (m, side) in played.moves.iter().zip(LETTERS.into_iter().cycle()) {
        let value = match u8::try_from(m.0 / u32::from(columns)) {
            Ok(row) if *m != dots.stop() => point((m.0 % u32::from(columns)) as u8, row),
            _ => "[]".to_owned(),
        };
        text += &format!("\n;{side}{value}");
    }
    Ok((text + ")\n").into_bytes())
}
