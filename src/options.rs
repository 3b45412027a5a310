//! The options of a game: which there are, which values they take, and their text.
//!
//! One text serves everywhere, in records, in the store and on the command line:
//! `size=6x6,border=open`. What is left out has its default; the order does not matter
//! when a text is read, and is that of the game when one is written. A default never
//! changes once it is published: a text that leaves it out would come to mean
//! something else.
//!
//! ```
//! use piskvorky::options::{OptionKind, OptionSpec, Options};
//!
//! static SPECS: [OptionSpec; 2] = [
//!     OptionSpec { key: "size", kind: OptionKind::Number { default: 10, min: 3, max: 15 }, tells_apart: true },
//!     OptionSpec { key: "border", kind: OptionKind::Choice(&["open", "drawn"]), tells_apart: true },
//! ];
//! let options = Options::parse(&SPECS, "border=drawn")?;
//! assert_eq!((options.number("size"), options.word("border")), (10, "drawn"));
//! assert_eq!(options.to_string(), "border=drawn");
//! # Ok::<(), piskvorky::options::BadOption>(())
//! ```

use std::fmt;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name: small letters, the same in all texts.
    pub key: &'static str,
    /// Which values it takes.
    pub kind: OptionKind,
    /// Whether games that differ in it are different games to a player: they are named
    /// and counted apart.
    pub tells_apart: bool,
}

/// Which values an option takes, and its default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// A whole number, written as such.
    Number {
        /// The value that need not be said.
        default: u8,
        /// The least.
        min: u8,
        /// The greatest.
        max: u8,
    },
    /// Two whole numbers, written `6x4`, or a word in their place.
    Size {
        /// The sizes that are offered first, the default before the others.
        offered: &'static [(u8, u8)],
        /// The least of both numbers.
        min: (u8, u8),
        /// The greatest of both numbers.
        max: (u8, u8),
        /// What may stand in place of a size, such as `endless`.
        words: &'static [&'static str],
    },
    /// One of some words, the default first.
    Choice(&'static [&'static str]),
    /// `yes` or `no`.
    Flag {
        /// The value that need not be said.
        default: bool,
    },
}

/// The value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// Of a [`OptionKind::Number`].
    Number(u8),
    /// Of a [`OptionKind::Size`].
    Size(u8, u8),
    /// Of a [`OptionKind::Choice`], or a word in place of a size.
    Word(&'static str),
    /// Of a [`OptionKind::Flag`].
    Flag(bool),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Value::Number(n) => write!(f, "{n}"),
            Value::Size(a, b) => write!(f, "{a}x{b}"),
            Value::Word(word) => f.write_str(word),
            Value::Flag(on) => f.write_str(if *on { "yes" } else { "no" }),
        }
    }
}

impl OptionSpec {
    /// The value that need not be said.
    #[must_use]
    pub const fn default(&self) -> Value {
        match self.kind {
            OptionKind::Number { default, .. } => Value::Number(default),
            OptionKind::Size { offered, .. } => Value::Size(offered[0].0, offered[0].1),
            OptionKind::Choice(words) => Value::Word(words[0]),
            OptionKind::Flag { default } => Value::Flag(default),
        }
    }

    /// The value that this text means, or `None` if it means none.
    #[must_use]
    pub fn parse(&self, text: &str) -> Option<Value> {
        match self.kind {
            OptionKind::Number { min, max, .. } => {
                number(text).filter(|n| (min..=max).contains(n)).map(Value::Number)
            }
            OptionKind::Size { min, max, words, .. } => {
                let word = || words.iter().find(|word| **word == text).map(|word| Value::Word(word));
                let Some((a, b)) = text.split_once(['x', 'X', '×']) else { return word() };
                let (a, b) = (number(a)?, number(b)?);
                let fits = (min.0..=max.0).contains(&a) && (min.1..=max.1).contains(&b);
                fits.then_some(Value::Size(a, b))
            }
            OptionKind::Choice(words) => {
                words.iter().find(|word| **word == text).map(|word| Value::Word(word))
            }
            OptionKind::Flag { .. } => match text {
                "yes" => Some(Value::Flag(true)),
                "no" => Some(Value::Flag(false)),
                _ => None,
            },
        }
    }

    /// The values that a list offers, the default first. Of a size these are the usual
    /// ones and the words; others between its bounds are allowed, too.
    #[must_use]
    pub fn offered(&self) -> Vec<Value> {
        match self.kind {
            OptionKind::Number { min, max, .. } => (min..=max).map(Value::Number).collect(),
            OptionKind::Size { offered, words, .. } => {
                let sizes = offered.iter().map(|&(a, b)| Value::Size(a, b));
                sizes.chain(words.iter().map(|word| Value::Word(word))).collect()
            }
            OptionKind::Choice(words) => words.iter().map(|word| Value::Word(word)).collect(),
            OptionKind::Flag { default } => vec![Value::Flag(default), Value::Flag(!default)],
        }
    }

    /// What may stand after the equals sign, for messages and lists of games:
    /// `open|drawn`, `3-15`.
    #[must_use]
    pub fn range(&self) -> String {
        let listed = |values: Vec<Value>| values.iter().map(Value::to_string).collect::<Vec<_>>().join("|");
        match self.kind {
            OptionKind::Number { min, max, .. } => format!("{min}-{max}"),
            OptionKind::Size { min, max, .. } => {
                let (from, to) = (Value::Size(min.0, min.1), Value::Size(max.0, max.1));
                format!("{}|{from}-{to}", listed(self.offered()))
            }
            OptionKind::Choice(_) | OptionKind::Flag { .. } => listed(self.offered()),
        }
    }
}

/// A number as it is written: digits without a sign and without zeros before them.
pub(crate) fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| plain)
}

/// A value for each option of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    specs: &'static [OptionSpec],
    values: Vec<Value>,
}

impl Options {
    /// Every option has its default.
    #[must_use]
    pub fn defaults(specs: &'static [OptionSpec]) -> Options {
        Options { specs, values: specs.iter().map(OptionSpec::default).collect() }
    }

    /// Reads a text: `size=6x6,border=open`.
    ///
    /// # Errors
    /// Says which option is not known, has no such value, or stands there twice.
    pub fn parse(specs: &'static [OptionSpec], text: &str) -> Result<Options, BadOption> {
        let mut options = Options::defaults(specs);
        let mut said: Vec<&str> = Vec::new();
        for part in text.split(',').map(str::trim).filter(|_| !text.trim().is_empty()) {
            let (key, value) = part.split_once('=').ok_or_else(|| BadOption::form(part))?;
            if said.contains(&key) {
                return Err(BadOption::Twice { key: BadOption::short(key) });
            }
            said.push(key);
            options.set(key, value)?;
        }
        Ok(options)
    }

    /// Gives an option the value that this text means.
    ///
    /// # Errors
    /// When there is no such option or value.
    pub fn set(&mut self, key: &str, text: &str) -> Result<(), BadOption> {
        let known = || self.specs.iter().map(|spec| spec.key).collect();
        let at = self.specs.iter().position(|spec| spec.key == key);
        let at = at.ok_or_else(|| BadOption::Unknown { key: BadOption::short(key), known: known() })?;
        let spec = &self.specs[at];
        let wrong = || BadOption::Value { key: spec.key, value: BadOption::short(text), range: spec.range() };
        self.values[at] = spec.parse(text).ok_or_else(wrong)?;
        Ok(())
    }

    /// The same options but for one, by its number in the list of the game.
    ///
    /// # Panics
    /// If there are fewer options.
    #[must_use]
    pub fn with(&self, at: usize, value: Value) -> Options {
        let mut options = self.clone();
        options.values[at] = value;
        options
    }

    /// The same options, but for those that do not tell games apart: these have their
    /// defaults.
    #[must_use]
    pub fn variant(&self) -> Options {
        let values = self.iter().map(|(spec, value)| if spec.tells_apart { value } else { spec.default() });
        Options { specs: self.specs, values: values.collect() }
    }

    /// The options of the game.
    #[must_use]
    pub fn specs(&self) -> &'static [OptionSpec] {
        self.specs
    }

    /// The options and their values, in the order of the game.
    pub fn iter(&self) -> impl Iterator<Item = (&'static OptionSpec, Value)> {
        self.specs.iter().zip(self.values.iter().copied())
    }

    /// The value of an option.
    ///
    /// # Panics
    /// If the game has no such option: only its own code asks.
    #[must_use]
    pub fn value(&self, key: &str) -> Value {
        let found = self.iter().find(|(spec, _)| spec.key == key);
        found.unwrap_or_else(|| panic!("the game has no option {key}")).1
    }

    /// The value of an option that is a number.
    ///
    /// # Panics
    /// If the game has no such option.
    #[must_use]
    pub fn number(&self, key: &str) -> u8 {
        match self.value(key) {
            Value::Number(n) => n,
            other => panic!("{key} is {other}, not a number"),
        }
    }

    /// The value of an option that is a size; `None` if a word stands in its place.
    ///
    /// # Panics
    /// If the game has no such option.
    #[must_use]
    pub fn size(&self, key: &str) -> Option<(u8, u8)> {
        match self.value(key) {
            Value::Size(a, b) => Some((a, b)),
            Value::Word(_) => None,
            other => panic!("{key} is {other}, not a size"),
        }
    }

    /// The value of an option that is a word.
    ///
    /// # Panics
    /// If the game has no such option.
    #[must_use]
    pub fn word(&self, key: &str) -> &'static str {
        match self.value(key) {
            Value::Word(word) => word,
            other => panic!("{key} is {other}, not a word"),
        }
    }

    /// The value of an option that is yes or no.
    ///
    /// # Panics
    /// If the game has no such option.
    #[must_use]
    pub fn flag(&self, key: &str) -> bool {
        match self.value(key) {
            Value::Flag(on) => on,
            other => panic!("{key} is {other}, neither yes nor no"),
        }
    }
}

/// The values that differ from their defaults; empty if none does.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let said = self.iter().filter(|(spec, value)| *value != spec.default());
        for (n, (spec, value)) in said.enumerate() {
            write!(f, "{}{}={value}", if n > 0 { "," } else { "" }, spec.key)?;
        }
        Ok(())
    }
}

/// Why a text is not one of options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOption {
    /// It is not of the form `key=value`.
    Form {
        /// The part of the text.
        text: String,
    },
    /// The game has no such option.
    Unknown {
        /// The name.
        key: String,
        /// The options that it has.
        known: Vec<&'static str>,
    },
    /// The option stands there twice.
    Twice {
        /// Its name.
        key: String,
    },
    /// The option has no such value.
    Value {
        /// Its name.
        key: &'static str,
        /// What was said.
        value: String,
        /// What may be said instead.
        range: String,
    },
    /// Each value is allowed, but not all of them together.
    Together {
        /// Which values do not fit, and what to do.
        why: &'static str,
    },
}

/// So much of a text that came from outside is repeated in a message, in characters.
const REPEATED: usize = 40;

impl BadOption {
    fn form(text: &str) -> BadOption {
        BadOption::Form { text: BadOption::short(text) }
    }

    fn short(text: &str) -> String {
        let mut short: String = text.chars().take(REPEATED).flat_map(char::escape_debug).collect();
        if text.chars().nth(REPEATED).is_some() {
            short.push('…');
        }
        short
    }
}

impl fmt::Display for BadOption {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BadOption::Form { text } => write!(f, "'{text}' is no option; write key=value"),
            BadOption::Unknown { key, known } if known.is_empty() => {
                write!(f, "there is no option '{key}'; the game has none")
            }
            BadOption::Unknown { key, known } => {
                write!(f, "there is no option '{key}'; choose one of: {}", known.join(", "))
            }
            BadOption::Twice { key } => write!(f, "the option '{key}' is given twice"),
            BadOption::Value { key, value, range } => {
                write!(f, "'{value}' is no value of {key}; write {key}={range}")
            }
            BadOption::Together { why } => f.write_str(why),
        }
    }
}

impl std::error::Error for BadOption {}

#[cfg(test)]
mod tests {
    use super::*;

    static SPECS: [OptionSpec; 4] = [
        OptionSpec {
            key: "board",
            kind: OptionKind::Size {
                offered: &[(15, 15), (19, 19)],
                min: (5, 5),
                max: (40, 40),
                words: &["endless"],
            },
            tells_apart: true,
        },
        OptionSpec { key: "rule", kind: OptionKind::Choice(&["free", "exact"]), tells_apart: true },
        OptionSpec {
            key: "first",
            kind: OptionKind::Number { default: 3, min: 1, max: 3 },
            tells_apart: true,
        },
        OptionSpec { key: "zone", kind: OptionKind::Flag { default: true }, tells_apart: true },
    ];

    fn read(text: &str) -> Result<String, String> {
        Options::parse(&SPECS, text).map(|options| options.to_string()).map_err(|bad| bad.to_string())
    }

    #[test]
    fn what_is_left_out_has_its_default_and_is_not_written() {
        assert_eq!(read(""), Ok(String::new()));
        assert_eq!(read("board=15x15,rule=free,first=3,zone=yes"), Ok(String::new()));
        assert_eq!(read("zone=no, rule=exact,board=5x40"), Ok("board=5x40,rule=exact,zone=no".to_owned()));
        assert_eq!(read("board=endless"), Ok("board=endless".to_owned()));
        assert_eq!(read("board=7×9"), Ok("board=7x9".to_owned()));
    }

    #[test]
    fn whatever_is_wrong_is_said_with_what_would_be_right() {
        for (text, part) in [
            ("board", "'board' is no option; write key=value"),
            ("border=open", "there is no option 'border'; choose one of: board, rule, first, zone"),
            ("rule=exact,rule=free", "'rule' is given twice"),
            ("rule=renju", "'renju' is no value of rule; write rule=free|exact"),
            ("first=4", "write first=1-3"),
            ("first=+2", "write first=1-3"),
            ("first=02", "write first=1-3"),
            ("board=4x15", "write board=15x15|19x19|endless|5x5-40x40"),
            ("board=15", "board=15x15"),
            (",", "'' is no option"),
        ] {
            let said = read(text).expect_err(text);
            assert!(said.contains(part), "{text}: {said}");
        }
    }

    #[test]
    fn a_long_or_invisible_text_is_not_repeated_whole() {
        let said = read(&format!("rule={}", "\u{1b}x".repeat(100_000))).expect_err("no such rule");
        assert!(said.chars().count() < 400 && !said.contains('\u{1b}'), "{said}");
    }

    #[test]
    fn every_offered_value_reads_back() {
        for (at, spec) in SPECS.iter().enumerate() {
            for value in spec.offered() {
                assert_eq!(spec.parse(&value.to_string()), Some(value), "{}", spec.key);
                let options = Options::defaults(&SPECS).with(at, value);
                assert_eq!(Options::parse(&SPECS, &options.to_string()), Ok(options));
            }
        }
    }
}
