//! The Smart Game Format (<https://www.red-bean.com/sgf>), whatever game it holds: a tree of
//! nodes with properties, of which the main line is read, which is the first branch
//! everywhere. A place is two letters, column and row from the top left.

use super::{Fault, FileError, Place};
use std::iter::Peekable;
use std::str::Chars;

/// The number of dots in the property `GM`; five in a row has 4.
pub const DOTS: u32 = 40;

/// What bytes say: UTF-8, or else Latin 1, in which every byte is a letter. A
/// byte order mark does not count.
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let latin = || bytes.iter().copied().map(char::from).collect();
    std::str::from_utf8(bytes).map_or_else(|_| latin(), str::to_owned)
}

/// Whether a file looks like one of this format.
#[must_use]
pub fn looks(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"(;")
}

/// The number of the game in the property `GM` near the beginning of a file, if it has one.
#[must_use]
pub fn game(bytes: &[u8]) -> Option<u32> {
    let head = decode(&bytes[..bytes.len().min(1024)]);
    let (_, after) = head.split_once("GM[")?;
    after.split_once(']')?.0.trim().parse().ok()
}

/// Reads the first game: `take` is given each value of each property of the main line, with
/// the name of the property and where it stands, and may refuse it. The number of branches
/// beside the main line.
///
/// # Errors
/// Says what is wrong, and in which line and column.
pub fn main_line(
    bytes: &[u8],
    mut take: impl FnMut(&str, String, Place) -> Result<(), Fault>,
) -> Result<u64, FileError> {
    let text = decode(bytes);
    let mut reader = Reader { chars: text.chars().peekable(), line: 1, column: 1 };
    reader.skip_space();
    reader.take('(', "a parenthesis, with which a game begins")?;
    // How many branches are open, and whether the main line has ended.
    let (mut depth, mut ended, mut nodes) = (1_u64, false, 0_u64);
    // A branch beside another one, not the first below a node.
    let mut beside = false;
    let mut variations = 0;
    while depth > 0 {
        reader.skip_space();
        let place = reader.place();
        match reader.next() {
            None => return Err(FileError { place, fault: Fault::Cut }),
            Some('(') => {
                depth += 1;
                variations += u64::from(beside);
            }
            Some(')') => {
                depth -= 1;
                (ended, beside) = (true, true);
            }
            Some(';') => (nodes, beside) = (nodes + 1, false),
            Some(c) if c.is_ascii_alphabetic() && nodes > 0 => {
                reader.property(c, place, (!ended).then_some(&mut take))?;
            }
            Some(_) => {
                let fault = Fault::Expected("a semicolon, a property or a parenthesis");
                return Err(FileError { place, fault });
            }
        }
    }
    Ok(variations)
}

/// The number that a letter stands for: small ones first, as on large boards of Go.
#[must_use]
pub fn number(letter: char) -> Option<u8> {
    match letter {
        'a'..='z' => Some(letter as u8 - b'a'),
        'A'..='Z' => Some(letter as u8 - b'A' + 26),
        _ => None,
    }
}

/// The letter of a number below 52.
#[must_use]
pub fn letter(number: u8) -> char {
    char::from(if number < 26 { b'a' + number } else { b'A' + number - 26 })
}

/// A value as it stands between brackets.
#[must_use]
pub fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
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
        mut take: Option<&mut impl FnMut(&str, String, Place) -> Result<(), Fault>>,
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
            if let Some(take) = &mut take {
                take(&name, value, place).map_err(|fault| FileError { place, fault })?;
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
