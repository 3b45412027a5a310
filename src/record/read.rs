//! From text to record: one walk over the characters, without recursion.

use super::draft::Draft;
use super::error::{Reading, quote, short};
use super::{Fault, MOST_BYTES, Place, Record, RecordError, is_tag_name, result_of};
use crate::rules::Outcome;

/// Reads a record.
pub(super) fn parse(bytes: &[u8]) -> Reading<Record> {
    let mut reader = Reader { rest: decode(bytes)?, place: Place::default() };
    let mut draft = Draft::default();
    let result = loop {
        reader.skip_space();
        match reader.peek() {
            None => return Err(reader.fault(Fault::NoResult)),
            Some('{') => draft.comment(&reader.comment()?),
            Some('[') => reader.tag(&mut draft)?,
            Some(_) => {
                if let Some(result) = reader.word(&mut draft)? {
                    break result;
                }
            }
        }
    };
    reader.skip_space();
    if reader.peek().is_some() {
        return Err(reader.fault(Fault::AfterResult));
    }
    draft.finish(result)
}

/// The text in these bytes, without a byte order mark.
fn decode(bytes: &[u8]) -> Reading<&str> {
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        return Err(RecordError { place: Place::default(), fault: Fault::Utf16 });
    }
    let too_long = bytes.len() > MOST_BYTES;
    let within = &bytes[..bytes.len().min(MOST_BYTES)];
    let (sound, fault) = match std::str::from_utf8(within) {
        Ok(text) => (text, too_long.then_some(Fault::TooLong)),
        Err(error) => {
            // The limit may have cut a character in two.
            let cut = too_long && error.error_len().is_none();
            let sound = std::str::from_utf8(&within[..error.valid_up_to()]).expect("valid up to there");
            (sound, Some(if cut { Fault::TooLong } else { Fault::NotUtf8 }))
        }
    };
    let text = sound.strip_prefix('\u{feff}').unwrap_or(sound);
    let Some(fault) = fault else { return Ok(text) };
    let mut reader = Reader { rest: text, place: Place::default() };
    while reader.next().is_some() {}
    Err(reader.fault(fault))
}

/// What is left of a text, and where that stands.
struct Reader<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Reader<'a> {
    fn fault(&self, fault: Fault) -> RecordError {
        RecordError { place: self.place, fault }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The next character; every line break is `\n`.
    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\r' {
            self.rest = self.rest.strip_prefix('\n').unwrap_or(self.rest);
        }
        if matches!(c, '\n' | '\r') {
            self.place = Place { line: self.place.line + 1, column: 1 };
            return Some('\n');
        }
        self.place.column += 1;
        Some(c)
    }

    /// The next character of a value or a comment, if there is one, and whether
    /// it was written as it is.
    fn next_of_text(&mut self) -> Reading<Option<(char, bool)>> {
        match self.peek() {
            Some('\\') => Ok(Some((self.escape()?, false))),
            Some(c) if c.is_control() && !matches!(c, '\t' | '\n' | '\r') => {
                Err(self.fault(Fault::Control(c)))
            }
            _ => Ok(self.next().map(|c| (c, true))),
        }
    }

    /// Takes one character if it is this one.
    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.next();
        }
        found
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
    }

    /// The characters up to the first that does not fit.
    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.place.column += u32::try_from(taken.chars().count()).expect("a text is short");
        taken
    }

    /// `[Name "value"]`
    fn tag(&mut self, draft: &mut Draft) -> Reading<()> {
        let place = self.place;
        if !draft.moves.is_empty() {
            return Err(self.fault(Fault::LateTag));
        }
        self.next();
        self.skip_space();
        let name_place = self.place;
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_tag_name(name) {
            return Err(RecordError { place: name_place, fault: Fault::NoName });
        }
        self.skip_space();
        if !self.take('"') {
            return Err(self.fault(Fault::NoValue(short(name))));
        }
        let value = self.value(|| Fault::OpenValue(short(name)))?;
        self.skip_space();
        if !self.take(']') {
            return Err(self.fault(Fault::NoBracket(short(name))));
        }
        draft.add_tag(place, name.to_owned(), value)
    }

    /// What stands between quotes; the first has been read.
    fn value(&mut self, open: impl Fn() -> Fault) -> Reading<String> {
        let mut value = String::new();
        loop {
            let place = self.place;
            match self.next_of_text()? {
                Some(('"', true)) => return Ok(value),
                None | Some(('\n', true)) => return Err(RecordError { place, fault: open() }),
                Some((c, _)) => value.push(c),
            }
        }
    }

    /// `{what is said}`; braces within are like any other character, but the
    /// first closing one ends it.
    fn comment(&mut self) -> Reading<String> {
        let open = self.fault(Fault::OpenComment);
        self.next();
        let mut comment = String::new();
        loop {
            match self.next_of_text()? {
                Some(('}', true)) => return Ok(comment),
                Some((c, _)) => comment.push(c),
                None => return Err(open),
            }
        }
    }

    /// `\\`, `\"`, `\}`, `\n`, `\r`, `\t`, or `\u{…}` with the number of the
    /// character in hexadecimal digits.
    fn escape(&mut self) -> Reading<char> {
        let (start, place) = (self.rest, self.place);
        self.next();
        let c = match self.next() {
            Some(c @ ('\\' | '"' | '}')) => Some(c),
            Some('n') => Some('\n'),
            Some('r') => Some('\r'),
            Some('t') => Some('\t'),
            Some('u') if self.take('{') => {
                let digits = self.take_while(|c| c.is_ascii_hexdigit());
                let closed = self.take('}');
                let number = u32::from_str_radix(digits, 16).ok();
                number.and_then(char::from_u32).filter(|_| closed)
            }
            _ => None,
        };
        let read = &start[..start.len() - self.rest.len()];
        c.ok_or_else(|| RecordError { place, fault: Fault::Escape(quote(read)) })
    }

    /// A number, a move, or both, as in `12.b2`; or the result, which is given
    /// back.
    fn word(&mut self, draft: &mut Draft) -> Reading<Option<Option<Outcome>>> {
        let mut place = self.place;
        let word = self.take_while(|c| !c.is_whitespace() && !c.is_control() && !"[]{}\"\\".contains(c));
        let bare = without_number(word);
        let number = &word[..word.len() - bare.len()];
        place.column += u32::try_from(number.len()).expect("a text is short");
        if let Some(result) = result_of(bare) {
            draft.places.result = place;
            return Ok(Some(result));
        }
        match bare.chars().next() {
            Some(c @ ('(' | ')' | ';' | '%' | '$')) => {
                Err(RecordError { place, fault: Fault::Unexpected(c) })
            }
            Some(_) => draft.add_move(place, bare).map(|()| None),
            None if !number.is_empty() => Ok(None),
            None => Err(self.fault(match self.peek() {
                Some(c) if !c.is_control() => Fault::Unexpected(c),
                c => Fault::Control(c.expect("a word was begun")),
            })),
        }
    }
}

/// The word without the numbers of moves, digits and dots, at its beginning.
fn without_number(word: &str) -> &str {
    let mut bare = word;
    loop {
        let after = bare.trim_start_matches(|c: char| c.is_ascii_digit());
        if after.len() == bare.len() || !after.starts_with('.') {
            return bare;
        }
        bare = after.trim_start_matches('.');
    }
}
