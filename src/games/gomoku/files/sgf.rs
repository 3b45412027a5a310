//! The Smart Game Format, `GM[4]`: „Gomoku+Renju“ (<https://www.red-bean.com/sgf>).
//!
//! The main line is read, which is the first branch everywhere, and the other
//! branches are counted. A cell is two letters from `a`, column and row from the
//! top left; black begins. Of the properties only those count that say who
//! played where, when, on which board and how it ended.

use super::{Game, Marks, Ply, SIDES, WRONG_SIZE};
use crate::formats::sgf::{escaped, letter, main_line, number};
use crate::formats::{Fault, FileError, Place, Unwritable};
use crate::rules::{Outcome, Side};

/// The board where `SZ` is missing.
const USUAL: u8 = 15;

/// Reads the main line of the first game.
///
/// # Errors
/// Says what is wrong, and in which line and column.
pub fn read(bytes: &[u8]) -> Result<Game, FileError> {
    let mut draft = Draft::default();
    draft.game.variations = main_line(bytes, |name, value, place| draft.property(name, value, place))?;
    if !draft.is_five {
        let fault = Fault::Expected("GM[4], five in a row, in the first node");
        return Err(FileError { place: Place::Text { line: 1, column: 1 }, fault });
    }
    draft.finish()
}

/// The game as far as it has been read.
#[derive(Default)]
struct Draft {
    game: Game,
    is_five: bool,
    size: Option<(u8, u8)>,
    /// Letters of the cells, and where they stand.
    plies: Vec<(Side, String, Place)>,
}

impl Draft {
    /// Takes a property of the main line.
    fn property(&mut self, name: &str, value: String, place: Place) -> Result<(), Fault> {
        match name {
            "GM" if value.trim() == "4" => self.is_five = true,
            "GM" => {
                let is = format!("GM[{}]", value.chars().take(8).collect::<String>());
                return Err(Fault::OtherGame { is, wanted: "GM[4]" });
            }
            "SZ" => self.size = Some(size(value.trim()).ok_or(WRONG_SIZE)?),
            "PB" => self.game.names[0] = value,
            "PW" => self.game.names[1] = value,
            "DT" => self.game.date = value,
            "RE" => self.game.result = result(value.trim()),
            "AB" | "AW" => return Err(Fault::SetUp),
            "B" => self.plies.push((Side::First, value, place)),
            "W" => self.plies.push((Side::Second, value, place)),
            _ => {}
        }
        Ok(())
    }

    fn finish(self) -> Result<Game, FileError> {
        let mut game = self.game;
        (game.width, game.height) = self.size.unwrap_or((USUAL, USUAL));
        let mut marks = Marks::new(game.width, game.height);
        for (i, (side, value, place)) in self.plies.into_iter().enumerate() {
            let value = value.trim();
            let put = match side == Side::BOTH[i % 2] {
                true => cell(value).and_then(|(x, y)| marks.put(x, y).map_err(|fault| passes(value, fault))),
                false => Err(Fault::Turn),
            };
            let (x, y) = put.map_err(|fault| FileError { place, fault })?;
            game.moves.push(Ply { x, y, millis: 0 });
        }
        Ok(game)
    }
}

/// `15` or `15:12`.
fn size(text: &str) -> Option<(u8, u8)> {
    let side = |text: &str| text.trim().parse().ok().filter(|side| SIDES.contains(side));
    match text.split_once(':') {
        Some((width, height)) => Some((side(width)?, side(height)?)),
        None => side(text).map(|side| (side, side)),
    }
}

fn result(text: &str) -> Option<Outcome> {
    match text {
        "0" | "Draw" => Some(Outcome::Draw),
        _ if text.starts_with("B+") => Some(Outcome::Win(Side::First)),
        _ if text.starts_with("W+") => Some(Outcome::Win(Side::Second)),
        _ => None,
    }
}

/// Column and row from the letters: small ones first, as on large boards of Go.
fn cell(text: &str) -> Result<(i64, i64), Fault> {
    let number = |c: char| number(c).map(i64::from);
    let mut letters = text.chars();
    let cell = match (letters.next(), letters.next(), letters.next()) {
        (None, ..) => return Err(Fault::Pass),
        (Some(x), Some(y), None) => number(x).zip(number(y)),
        _ => None,
    };
    cell.ok_or(Fault::Expected("a cell of two letters"))
}

/// `tt` off the board is how older programs pass.
fn passes(text: &str, fault: Fault) -> Fault {
    if fault == Fault::Outside && text.eq_ignore_ascii_case("tt") { Fault::Pass } else { fault }
}

/// Writes a game. Thinking times and Piškvork's number are not kept.
///
/// # Errors
/// When a move is not on a free cell, or a name or the date has control characters.
pub fn write(game: &Game) -> Result<Vec<u8>, Unwritable> {
    super::check(game)?;
    let Game { width, height, names, date, .. } = game;
    let size = if width == height { width.to_string() } else { format!("{width}:{height}") };
    let mut text = format!("(;FF[4]GM[4]CA[UTF-8]SZ[{size}]");
    for (name, value) in [("DT", date), ("PB", &names[0]), ("PW", &names[1])] {
        if value.contains(char::is_control) {
            return Err(Unwritable::Name);
        }
        if !value.is_empty() {
            text += &format!("{name}[{}]", escaped(value));
        }
    }
    let result = match game.result {
        Some(Outcome::Win(Side::First)) => "RE[B+]",
        Some(Outcome::Win(Side::Second)) => "RE[W+]",
        Some(Outcome::Draw) => "RE[0]",
        None => "",
    };
    text += result;
    for (ply, side) in game.moves.iter().zip(["B", "W"].into_iter().cycle()) {
        text += &format!("\n;{side}[{}{}]", letter(ply.x), letter(ply.y));
    }
    Ok((text + ")\n").into_bytes())
}
