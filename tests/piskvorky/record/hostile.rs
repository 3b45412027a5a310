//! Texts that were made to do harm: large, deep, endless.

use super::read_anything;
use piskvorky::record::{Fault, MOST_BYTES, Place, ReadError, Record};
use std::io::{self, Read};

/// Counts what is taken from a source.
struct Counted<R>(R, usize);

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.0.read(buffer)?;
        self.1 += read;
        Ok(read)
    }
}

/// A text that is made while it is read, so that it takes no memory itself.
pub(super) struct Hostile {
    pub(super) start: &'static str,
    /// What is repeated up to this length in bytes.
    pub(super) unit: &'static [u8],
    length: usize,
    end: &'static str,
}

impl Hostile {
    pub(super) fn source(&self) -> impl Read + use<> {
        let room =
            self.length.saturating_sub(self.start.len() + self.end.len()) / self.unit.len() * self.unit.len();
        let middle = Repeated { unit: self.unit, at: 0 }.take(room as u64);
        self.start.as_bytes().chain(middle).chain(self.end.as_bytes())
    }
}

struct Repeated {
    unit: &'static [u8],
    at: usize,
}

impl Read for Repeated {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        for byte in &mut *buffer {
            *byte = self.unit[self.at];
            self.at = (self.at + 1) % self.unit.len();
        }
        Ok(buffer.len())
    }
}

/// What they begin with, and what is repeated after it.
const MANY: [(&str, &[u8]); 21] = [
    (GAME, b" "),
    (GAME, b"\n"),
    (GAME, b"{"),
    (GAME, b"{}"),
    (GAME, b"{x}"),
    ("{", b"x"),
    ("[A \"", b"\\\""),
    ("", b"["),
    ("[", b"A"),
    ("", b"[A \"\"]"),
    (GAME, b"a "),
    (GAME, b"a{x}"),
    (GAME, b"a"),
    (GAME, b"1."),
    (GAME, b"1"),
    ("", b"\0"),
    (GAME, "\u{202e}".as_bytes()),
    ("[A \"", b"\\u{41}"),
    ("[A \"\\u{", b"0"),
    ("{", "\u{4e2d}".as_bytes()),
    ("", b"\xff"),
];

const GAME: &str = "[Game \"tic-tac-toe\"]";

/// Texts with very much of one thing: as long as a record may be, without an
/// end and with ends of which one may fit the beginning, or longer.
pub(super) fn texts() -> impl Iterator<Item = Hostile> {
    MANY.into_iter().flat_map(|(start, unit)| {
        let whole = ["", "}*", "\"]*", " *"].map(|end| Hostile { start, unit, length: MOST_BYTES, end });
        let longer = Hostile { start, unit, length: 2 * MOST_BYTES, end: "" };
        whole.into_iter().chain([longer])
    })
}

#[test]
fn whatever_was_made_to_do_harm_is_read_or_refused() {
    for text in texts() {
        let mut bytes = Vec::new();
        text.source().read_to_end(&mut bytes).expect("it is made from nothing");
        let done = std::panic::catch_unwind(|| read_anything(&bytes));
        assert!(done.is_ok(), "{:?} and {} bytes of {:?}", text.start, text.length, text.unit);
    }
}

#[test]
fn no_more_is_taken_from_a_source_than_a_record_may_have() {
    let gigabyte = 1 << 30;
    let mut source = Counted(io::repeat(b' ').take(gigabyte), 0);
    match Record::read(&mut source) {
        Err(ReadError::Record(error)) => {
            assert_eq!(error.fault, Fault::TooLong);
            assert_eq!(error.place, Place { line: 1, column: MOST_BYTES as u32 + 1 });
        }
        other => panic!("{other:?}"),
    }
    assert!(source.1 <= MOST_BYTES + 1, "{} bytes were taken", source.1);
}

#[test]
fn the_longest_text_is_read() {
    let mut text = "[Game \"tic-tac-toe\"] b2 *".to_owned();
    text.push_str(&" ".repeat(MOST_BYTES - text.len()));
    assert!(Record::read(text.as_bytes()).is_ok());
    for longer in [format!("{text} "), format!("\u{feff}{text}")] {
        assert!(
            matches!(Record::read(longer.as_bytes()), Err(ReadError::Record(error)) if error.fault == Fault::TooLong)
        );
    }
}

#[test]
fn a_source_that_fails_is_told_from_a_bad_record() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is gone"))
        }
    }
    let error = Record::read(Failing).expect_err("there is nothing to read");
    assert!(matches!(error, ReadError::Source(_)), "{error:?}");
    assert_eq!(error.to_string(), "the disk is gone");
}
