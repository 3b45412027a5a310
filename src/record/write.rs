//! From record to text.

use super::{Record, result_text};
use std::fmt::{self, Display, Formatter, Write};

/// Lines of moves are broken before they grow longer, in characters.
const WIDTH: usize = 80;

/// Writes the record as [`Record::parse`] reads it.
impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            writeln!(f, "[{name} \"{}\"]", Escaped(value, '"'))?;
        }
        f.write_char('\n')?;
        let mut line = Line { out: f, column: 0 };
        line.comment(&self.opening)?;
        for (ply, number) in self.moves.iter().zip(1..) {
            line.word(&format!("{number}. {}", ply.notation))?;
            line.comment(&ply.comment)?;
        }
        line.word(result_text(self.result))?;
        f.write_char('\n')
    }
}

/// A line that is broken between words.
struct Line<'a, 'b> {
    out: &'a mut Formatter<'b>,
    column: usize,
}

impl Line<'_, '_> {
    /// Writes what stays on one line.
    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.chars().count();
        self.space(length)?;
        self.column += length;
        self.out.write_str(word)
    }

    /// Writes a comment, if there is one, with the line breaks that it has.
    fn comment(&mut self, comment: &str) -> fmt::Result {
        if comment.is_empty() {
            return Ok(());
        }
        let text = format!("{{{}}}", Escaped(comment, '}'));
        let length = |line: Option<&str>| line.unwrap_or_default().chars().count();
        self.space(length(text.lines().next()))?;
        self.column = if text.contains('\n') { 0 } else { self.column };
        self.column += length(text.lines().last());
        self.out.write_str(&text)
    }

    /// Parts the next so many characters from what stands before.
    fn space(&mut self, length: usize) -> fmt::Result {
        match self.column {
            0 => Ok(()),
            column if column + 1 + length > WIDTH => {
                self.column = 0;
                self.out.write_char('\n')
            }
            _ => {
                self.column += 1;
                self.out.write_char(' ')
            }
        }
    }
}

/// A text that ends at this character, as a value or a comment has it.
struct Escaped<'a>(&'a str, char);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Escaped(text, end) = *self;
        for c in text.chars() {
            match c {
                '\\' => f.write_str("\\\\")?,
                _ if c == end => write!(f, "\\{c}")?,
                // A comment keeps its lines; a value stands on one.
                '\n' if end == '"' => f.write_str("\\n")?,
                '\n' | '\t' => f.write_char(c)?,
                '\r' => f.write_str("\\r")?,
                _ if c.is_control() => write!(f, "\\u{{{:x}}}", u32::from(c))?,
                _ => f.write_char(c)?,
            }
        }
        Ok(())
    }
}
