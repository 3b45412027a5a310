//! What a move looks like where there are too many to be listed, and what is wrong
//! with one that cannot be made.
//!
//! It is read off the names of the moves, and so no game needs to know of it.

use crate::board::Board;
use std::fmt;

/// So many moves are listed at most.
const LISTED: usize = 20;

/// What could be played instead of a move that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instead {
    /// Nothing: the game was over.
    Nothing,
    /// One of these.
    OneOf(Vec<String>),
    /// Something that looks like this; and why it was not the move, if that is known.
    Like {
        /// What a move looks like.
        likeness: String,
        /// Where the move would have gone.
        why: Option<Why>,
    },
}

/// Why a move cannot be made that looks like one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// There is a mark already.
    Taken,
    /// There is no such cell.
    Outside,
}

impl fmt::Display for Instead {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Instead::Nothing => f.write_str("comes after the end of the game; leave it out"),
            Instead::OneOf(moves) => write!(f, "cannot be made; choose one of: {}", moves.join(", ")),
            Instead::Like { likeness, why: Some(Why::Taken) } => {
                write!(f, "cannot be made: the cell is taken; a move is {likeness}")
            }
            Instead::Like { likeness, why: Some(Why::Outside) } => {
                write!(f, "cannot be made: it lies off the board; a move is {likeness}")
            }
            Instead::Like { likeness, why: None } => write!(f, "cannot be made: a move is {likeness}"),
        }
    }
}

/// What could be played in a position, to which the moves of these names have led,
/// instead of the text.
pub(super) fn instead(position: &dyn Board, played: &[String], text: &str) -> Instead {
    let legal: Vec<String> = position.legal().into_iter().map(|m| position.notation(m)).collect();
    let Some(example) = legal.get(legal.len() / 2) else { return Instead::Nothing };
    if legal.len() <= LISTED {
        return Instead::OneOf(legal);
    }
    // What was played belongs to the board, too, but it may have been something else.
    let like = |name: &&String| same_kinds(&parts(name), &parts(example));
    let names: Vec<&String> = legal.iter().chain(played).filter(like).collect();
    let ranges = ranges(&names);
    let said: Vec<String> = ranges.iter().map(ToString::to_string).collect();
    let why = if played.iter().any(|name| name == text) { Some(Why::Taken) } else { outside(&ranges, text) };
    let likeness = match &said[..] {
        [before @ .., last] if !before.is_empty() => {
            format!("{} and {last}, such as {example}", before.join(", "))
        }
        _ => format!("{}, such as {example}", said.concat()),
    };
    Instead::Like { likeness, why }
}

/// A part of the name of a move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    /// Small letters, which count like digits: `z` comes before `aa`.
    Letters(usize, String),
    Number(i64),
    /// Anything else.
    Sign(char),
}

/// The parts of a name; a hyphen before a digit belongs to the number.
fn parts(name: &str) -> Vec<Part> {
    let (mut parts, mut rest) = (Vec::new(), name);
    while let Some(c) = rest.chars().next() {
        let run = |from: usize, fits: fn(&char) -> bool| {
            from + rest[from..].chars().take_while(fits).map(char::len_utf8).sum::<usize>()
        };
        let letters = run(0, char::is_ascii_lowercase);
        let digits = run(usize::from(c == '-'), char::is_ascii_digit);
        let (part, length) = match rest[..digits].parse() {
            Ok(number) => (Part::Number(number), digits),
            Err(_) if letters > 0 => (Part::Letters(letters, rest[..letters].to_owned()), letters),
            Err(_) => (Part::Sign(c), c.len_utf8()),
        };
        parts.push(part);
        rest = &rest[length..];
    }
    parts
}

fn same_kinds(one: &[Part], other: &[Part]) -> bool {
    let alike = |(a, b): (&Part, &Part)| match (a, b) {
        (Part::Letters(..), Part::Letters(..)) | (Part::Number(_), Part::Number(_)) => true,
        (a, b) => a == b,
    };
    one.len() == other.len() && one.iter().zip(other).all(alike)
}

/// The least and the greatest that stands in one place of a name.
struct Range {
    least: Part,
    most: Part,
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (&self.least, &self.most) {
            (Part::Letters(_, least), Part::Letters(1, most)) => write!(f, "a letter {least}–{most}"),
            (Part::Letters(_, least), Part::Letters(_, most)) => write!(f, "letters {least}–{most}"),
            (Part::Number(least @ 0..), Part::Number(most)) => write!(f, "a number {least}–{most}"),
            (Part::Number(least), Part::Number(most)) => write!(f, "a number from {least} to {most}"),
            (Part::Sign(sign), _) => write!(f, "the sign {sign}"),
            _ => unreachable!("names alike have parts alike"),
        }
    }
}

/// The ranges of the parts of names, which are alike.
fn ranges(names: &[&String]) -> Vec<Range> {
    let mut ranges: Vec<Range> = Vec::new();
    for name in names {
        let parts = parts(name);
        if ranges.is_empty() {
            ranges = parts.iter().map(|part| Range { least: part.clone(), most: part.clone() }).collect();
        }
        for (range, part) in ranges.iter_mut().zip(parts) {
            if part < range.least {
                range.least = part;
            } else if part > range.most {
                range.most = part;
            }
        }
    }
    ranges
}

/// Whether a text looks like a move, but names no cell of the board.
fn outside(ranges: &[Range], text: &str) -> Option<Why> {
    let parts = parts(text);
    let least: Vec<Part> = ranges.iter().map(|range| range.least.clone()).collect();
    let beyond = |(range, part): (&Range, &Part)| *part < range.least || *part > range.most;
    (same_kinds(&parts, &least) && ranges.iter().zip(&parts).any(beyond)).then_some(Why::Outside)
}
