//! The Smart Game Format, `GM[4]`: „Gomoku+Renju“ (<https://www.red-bean.com/sgf>).
//!
//! The main line is read, which is the first branch everywhere, and the other
//! branches are counted. A cell is two letters from `a`, column and row from the
//! top left; black begins. Of the properties only those count that say who
//! played where, when, on which board and how it ended.

use super::text::decode;
use super::{Game, Marks, Ply, SIDES, WRONG_SIZE};
use crate::formats::{Fault, FileError, Place, Unwritable};
use crate::rules::{Outcome, Side};
use std::iter::Peekable;
use std::str::Chars;

/// The board where `SZ` is missing.
const USUAL: u8 = 15;

/// Reads the main line of the first game.
///
/// # Errors
/// Says what is wrong, and in which line and column.
pub fn read(bytes: &[u8]) -> Result<Game, FileError> {
    let text = decode(bytes);
    let mut reader = Reader { chars: text.chars().peekable(), line: 1, column: 1 };
    let mut draft = Draft::default();
    reader.skip_space();
    reader.take('(', "a parenthesis, with which a game begins")?;
    // How many branches are open, and whether the main line has ended.
    let (mut depth, mut ended, mut nodes) = (1_u64, false, 0_u64);
    // A branch beside another one, not the first below a node.
    let mut beside = false;
    while depth > 0 {
        reader.skip_space();
        let place = reader.place();
        match reader.next() {
            None => return Err(FileError { place, fault: Fault::Cut }),
            Some('(') => {
                depth += 1;
                draft.game.variations += u64::from(beside);
            }
            Some(')') => {
                depth -= 1;
                (ended, beside) = (true, true);
            }
            Some(';') => (nodes, beside) = (nodes + 1, false),
            Some(c) if c.is_ascii_alphabetic() && nodes > 0 => {
                reader.property(c, place, &mut draft, !ended)?
            }
            Some(_) => {
                let fault = Fault::Expected("a semicolon, a property or a parenthesis");
                return Err(FileError { place, fault });
            }
        }
    }
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
    let number = |c: char| match c {
        'a'..='z' => Some(i64::from(c as u8 - b'a')),
        'A'..='Z' => Some(i64::from(c as u8 - b'A') + 26),
        _ => None,
    };
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

struct Reader<'a> {
    chars: Peekable<Chars<'a>>,
    line: u32,
    column: u32,
}

impl Reader<'_> {
    fn place(&self) -> Place {
        Place::Text { line: self.line, column: self.column }
    }

    fn next(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        (self.line, self.column) =
            if c == '\n' { (self.line + 1, 1) } else { (self.line, self.column.saturating_add(1)) };
        Some(c)
    }

    fn skip_space(&mut self) {
        while self.chars.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
    }

    fn take(&mut self, wanted: char, what: &'static str) -> Result<(), FileError> {
        let place = self.place();
        if self.next() == Some(wanted) {
            Ok(())
        } else {
            Err(FileError { place, fault: Fault::Expected(what) })
        }
    }

    /// A name that begins with this letter, and its values.
    fn property(
        &mut self,
        first: char,
        place: Place,
        draft: &mut Draft,
        main: bool,
    ) -> Result<(), FileError> {
        let mut name = String::from(first);
        while let Some(&c) = self.chars.peek().filter(|c| c.is_ascii_alphabetic()) {
            self.next();
            name.push(c);
        }
        // Before the fourth version small letters might stand between the capitals.
        name.retain(|c| c.is_ascii_uppercase());
        self.skip_space();
        self.take('[', "a bracket, with which a value begins")?;
        loop {
            let value = self.value()?;
            if main {
                draft.property(&name, value, place).map_err(|fault| FileError { place, fault })?;
            }
            self.skip_space();
            if self.chars.peek() != Some(&'[') {
                return Ok(());
            }
            self.next();
        }
    }

    /// The text up to the bracket that ends it. What follows a backslash stands
    /// for itself, but a line that ends with one goes on.
    fn value(&mut self) -> Result<String, FileError> {
        let mut value = String::new();
        loop {
            let place = self.place();
            match self.next() {
                None => return Err(FileError { place, fault: Fault::Cut }),
                Some(']') => return Ok(value),
                Some('\\') => match self.next() {
                    Some('\r') => drop(self.chars.next_if_eq(&'\n')),
                    Some('\n') | None => {}
                    Some(c) => value.push(c),
                },
                Some(c) => value.push(if c.is_control() { ' ' } else { c }),
            }
        }
    }
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
            text += &format!("{name}[{}]", value.replace('\\', "\\\\").replace(']', "\\]"));
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

fn letter(n: u8) -> char {
    char::from(if n < 26 { b'a' + n } else { b'A' + n - 26 })
}
