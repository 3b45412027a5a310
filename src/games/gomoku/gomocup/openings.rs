//! Openings: the first marks of games, so that a series does not play the same
//! game again and again.

use super::manager::Square;
use crate::bots::process::BYTE_ORDER_MARK;
use crate::bots::{known, known_as};
use crate::games::gomoku::outside::to_move;
use crate::games::gomoku::rules::Five;
use crate::games::gomoku::sheet::{Cell, Sheet};
use crate::games::gomoku::swap::Swap2;
use crate::rules::{Move, Rules};
use std::fmt;

/// Why a line is no opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It does not consist of pairs of numbers.
    NoPairs,
    /// This mark, from 1, stands where one stands already.
    Taken(usize),
    /// This mark, from 1, stands off the board, whose offsets are these.
    Outside {
        /// Which mark, from 1.
        number: usize,
        /// The offsets of the first and the last column.
        columns: [i16; 2],
        /// The offsets of the first and the last row.
        rows: [i16; 2],
    },
    /// The game would be over.
    Over,
    /// It has more marks than this, with which the game may begin at most.
    TooMany(usize),
    /// The file ends before this line, and there was none.
    None,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::NoPairs => f.write_str("an opening consists of pairs of whole numbers: 0,0, 1,-1"),
            Fault::Taken(number) => write!(f, "mark {number} stands where there is one already"),
            Fault::Outside { number, columns: [left, right], rows: [top, bottom] } => write!(
                f,
                "mark {number} stands off the board; columns go from {left} to {right} and rows from {top} to {bottom}"
            ),
            Fault::Over => f.write_str("after these marks the game would be over"),
            Fault::TooMany(most) => {
                write!(f, "an opening of this game has {most} marks at most; then a side is chosen")
            }
            Fault::None => f.write_str("the file holds no opening; write one a line: 0,0, 1,-1"),
        }
    }
}

/// Reads openings: one a line, `dx,dy` offsets from the cell in the middle
/// (half the width and height, rounded down), the mark of the side that begins
/// first; `most` marks at most. `#` begins a line that is skipped, as empty ones are; so is a byte order mark.
///
/// # Errors
/// The number of the first line that is no opening on this empty board, from 1,
/// and why; if there is no opening at all, that of the line where one is missing.
pub fn read(text: &str, board: &Five, most: usize) -> Result<Vec<Vec<Square>>, (usize, Fault)> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let read = |(number, line)| opening(line, board.clone(), most).map_err(|fault| (number, fault));
    let openings: Vec<_> = lines.map(read).collect::<Result<_, _>>()?;
    if openings.is_empty() { Err((text.lines().count() + 1, Fault::None)) } else { Ok(openings) }
}

/// Under swap2 a side is chosen when so many marks stand.
const SWAP2_MARKS: usize = 3;

/// The openings in a text, as moves from the start of a game on a board with edges.
///
/// # Errors
/// As [`read`].
pub fn moves(start: &dyn Rules, text: &str) -> Result<Vec<Vec<Move>>, (usize, String)> {
    let (board, most) = match known_as::<Swap2>(start) {
        Some(swap) => (swap.board(), SWAP2_MARKS),
        None => (known::<Five>(start), usize::MAX),
    };
    let openings = read(text, board, most).map_err(|(line, fault)| (line, fault.to_string()))?;
    let moves = |squares: &Vec<Square>| squares.iter().map(|&square| to_move(board, square)).collect();
    Ok(openings.iter().map(moves).collect())
}

fn opening(line: &str, mut board: Five, most: usize) -> Result<Vec<Square>, Fault> {
    let words = line.split(|c: char| c == ',' || c.is_whitespace()).filter(|word| !word.is_empty());
    let offsets: Result<Vec<i16>, _> = words.map(str::parse).collect();
    let offsets = offsets.ok().filter(|offsets| offsets.len().is_multiple_of(2)).ok_or(Fault::NoPairs)?;
    let middle = Cell { x: board.width() / 2, y: board.height() / 2 };
    let mut squares = Vec::new();
    for pair in offsets.chunks_exact(2) {
        if board.outcome().is_some() {
            return Err(Fault::Over);
        }
        let cell = Cell { x: middle.x.saturating_add(pair[0]), y: middle.y.saturating_add(pair[1]) };
        let number = squares.len() + 1;
        let square = usize::try_from(cell.x).ok().zip(usize::try_from(cell.y).ok());
        let square = square.filter(|_| cell.x < board.width() && cell.y < board.height());
        let square = square.ok_or_else(|| Fault::Outside {
            number,
            columns: [-middle.x, board.width() - 1 - middle.x],
            rows: [-middle.y, board.height() - 1 - middle.y],
        })?;
        if !board.free(cell) {
            return Err(Fault::Taken(number));
        }
        board.play(board.to_move(cell));
        squares.push(square);
    }
    match squares.len() {
        _ if board.outcome().is_some() => Err(Fault::Over),
        marks if marks > most => Err(Fault::TooMany(most)),
        _ => Ok(squares),
    }
}
