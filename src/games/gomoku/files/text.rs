//! Texts of other programs: lines of bytes that may be in any encoding, and the
//! numbers in them.

use super::{Game, Marks, Ply};
use crate::formats::{Fault, FileError, Place, Unwritable};

/// The lines of a text, with their numbers from 1, without what ends them.
pub(super) struct Lines<'a> {
    lines: std::iter::Peekable<std::iter::Zip<std::ops::RangeFrom<u32>, std::str::Lines<'a>>>,
    /// Where the text ends.
    end: u32,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a str) -> Lines<'a> {
        Lines { lines: (1..).zip(text.lines()).peekable(), end: 1 }
    }

    /// The next line.
    pub(super) fn any(&mut self) -> Option<Line<'a>> {
        let (number, text) = self.lines.next()?;
        self.end = number + 1;
        Some(Line { number, text, at: 0 })
    }

    /// The next line in which something stands.
    pub(super) fn filled(&mut self) -> Option<Line<'a>> {
        std::iter::from_fn(|| self.any()).find(|line| !line.text.trim().is_empty())
    }

    /// An error behind the last line.
    pub(super) fn cut(&self) -> FileError {
        FileError { place: Place::Text { line: self.end, column: 1 }, fault: Fault::Cut }
    }

    /// Moves, one a line, up to the first line that begins with none; and that
    /// line. `first` is the number of the first column and row.
    pub(super) fn moves(&mut self, game: &mut Game, first: i64) -> Result<Option<Line<'a>>, FileError> {
        let mut marks = Marks::new(game.width, game.height);
        while let Some(mut line) = self.filled() {
            if !line.begins_a_move() {
                return Ok(Some(line));
            }
            let place = line.skip_space();
            let (x, y) = (line.number()?, line.after_comma()?);
            let at = |fault| FileError { place, fault };
            let (x, y) = marks.put(x.saturating_sub(first), y.saturating_sub(first)).map_err(at)?;
            let millis = if line.rest().is_empty() { 0 } else { line.after_comma()? };
            line.end()?;
            // A time that no program can mean.
            let millis = u32::try_from(millis.max(0)).unwrap_or(u32::MAX);
            game.moves.push(Ply { x, y, millis });
        }
        Ok(None)
    }
}

/// A line, and how far it has been read.
pub(super) struct Line<'a> {
    number: u32,
    pub(super) text: &'a str,
    at: usize,
}

impl Line<'_> {
    fn rest(&self) -> &str {
        self.text[self.at..].trim_start()
    }

    fn place(&self) -> Place {
        let before = self.text[..self.at].chars().count();
        Place::Text { line: self.number, column: u32::try_from(before).unwrap_or(u32::MAX - 1) + 1 }
    }

    /// An error at the next thing in the line.
    pub(super) fn fault(&mut self, fault: Fault) -> FileError {
        FileError { place: self.skip_space(), fault }
    }

    fn skip_space(&mut self) -> Place {
        self.at = self.text.len() - self.rest().len();
        self.place()
    }

    /// Takes this text; spaces before it do not count.
    pub(super) fn take(&mut self, wanted: &str, what: &'static str) -> Result<(), FileError> {
        self.skip_space();
        if !self.rest().starts_with(wanted) {
            return Err(self.fault(Fault::Expected(what)));
        }
        self.at += wanted.len();
        Ok(())
    }

    /// Takes a number; one that is too large counts as the largest.
    pub(super) fn number(&mut self) -> Result<i64, FileError> {
        self.skip_space();
        let rest = self.rest();
        let sign = usize::from(rest.starts_with(['-', '+']));
        let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Err(self.fault(Fault::Expected("a number")));
        }
        let number = rest[..sign + digits].parse();
        let most = if rest.starts_with('-') { i64::MIN } else { i64::MAX };
        self.at += sign + digits;
        Ok(number.unwrap_or(most))
    }

    fn after_comma(&mut self) -> Result<i64, FileError> {
        self.take(",", "a comma")?;
        self.number()
    }

    /// Nothing more may stand in the line.
    pub(super) fn end(&mut self) -> Result<(), FileError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.fault(Fault::More)) }
    }

    fn begins_a_move(&self) -> bool {
        begins_a_move(self.text)
    }

    /// The number that is all of the line.
    pub(super) fn whole(&self) -> Option<i32> {
        self.text.trim().parse().ok()
    }
}

/// Whether a line would be read as a move: it begins with a number, a comma and
/// a number.
fn begins_a_move(line: &str) -> bool {
    let number = |text: &str| {
        let bare = text.strip_prefix(['-', '+']).unwrap_or(text);
        !bare.is_empty() && bare.bytes().all(|b| b.is_ascii_digit())
    };
    let Some((x, y)) = line.split_once(',') else { return false };
    let y = y.trim_start();
    let end = y.find(|c: char| !c.is_ascii_digit() && c != '-' && c != '+').unwrap_or(y.len());
    number(x.trim()) && number(&y[..end])
}

/// Whether a name comes back from a line of its own, as it is.
pub(super) fn is_name(name: &str) -> bool {
    let line = !name.contains(char::is_control) && name.trim() == name;
    line && !begins_a_move(name) && name.parse::<i32>().is_err()
}

/// The moves, one a line.
pub(super) fn moves(game: &Game, first: u32) -> Result<String, Unwritable> {
    super::check(game)?;
    let line =
        |ply: &Ply| format!("{},{},{}\r\n", u32::from(ply.x) + first, u32::from(ply.y) + first, ply.millis);
    Ok(game.moves.iter().map(line).collect())
}
