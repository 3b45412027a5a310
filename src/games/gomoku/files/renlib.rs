//! RenLib's `.lib`: a tree of moves on a board of 15 × 15, of which the main
//! line is read and the branches are counted.
//!
//! After a header of 20 bytes, which files of old lack, the nodes follow in
//! preorder, two bytes each: the cell, `16 · row + column` with columns from 1
//! and rows from 0, and flags (<https://github.com/gomoku/RenLib>,
//! `LibraryFile.cpp`, `MoveNode.cpp`). Comments follow their node and are skipped.

use super::{Game, Marks, Ply};
use crate::formats::{Fault, FileError, Place, Unwritable};

/// Rows and columns.
const SIDE: u8 = 15;
const MAGIC: &[u8; 8] = b"\xffRenLib\xff";
const HEADER: usize = 20;
/// The version that is written, major and minor, and the newest that is read.
const VERSION: [u8; 2] = [3, 4];

/// A sibling follows when all below this node has been told.
const DOWN: u8 = 0x80;
/// Nothing is below this node.
const RIGHT: u8 = 0x40;
/// A comment follows whose last byte has its high bit set.
const OLD_COMMENT: u8 = 0x20;
/// A comment follows that ends with a zero.
const COMMENT: u8 = 0x08;
/// The node puts no mark.
const NO_MOVE: u8 = 0x02;
/// Two more bytes of flags follow.
const EXTENSION: u8 = 0x01;
/// In the second of those: a text for the board follows, which ends with a zero.
const BOARD_TEXT: u8 = 0x01;

/// Reads the main line, the first child at every node.
///
/// # Errors
/// Says what is wrong, and at which byte.
pub fn read(bytes: &[u8]) -> Result<Game, FileError> {
    let mut reader = Reader { bytes, at: if bytes.starts_with(MAGIC) { HEADER } else { 0 } };
    let mut game = Game { width: SIDE, height: SIDE, ..Game::default() };
    if reader.at == 0 && bytes.first() != Some(&0x78) {
        return Err(reader.fault(0, Fault::Expected("the header of RenLib, or a move to the centre")));
    }
    let version = bytes.get(MAGIC.len()..MAGIC.len() + 2).filter(|_| reader.at > 0);
    if version.is_some_and(|version| version > &VERSION[..]) {
        return Err(reader.fault(MAGIC.len(), Fault::Expected("version 3.4 or an older one")));
    }
    let mut marks = Marks::new(SIDE, SIDE);
    // Nodes whose siblings are still to come.
    let mut open: u64 = 0;
    let mut main = true;
    for number in 0_u64.. {
        let start = reader.at;
        let [cell, flags] = reader.pair()?;
        let root = number == 0 && cell == 0;
        if main && !root && flags & NO_MOVE == 0 {
            let (x, y) =
                cell_of(cell).and_then(|(x, y)| marks.put(x, y)).map_err(|f| reader.fault(start, f))?;
            game.moves.push(Ply { x, y, millis: 0 });
        }
        reader.skip_texts(flags)?;
        open += u64::from(flags & DOWN != 0);
        if flags & RIGHT != 0 {
            main = false;
            if open == 0 {
                break;
            }
            open -= 1;
            game.variations += 1;
        }
    }
    match reader.at == bytes.len() {
        true => Ok(game),
        false => Err(reader.fault(reader.at, Fault::More)),
    }
}

/// Column and row from zero.
fn cell_of(cell: u8) -> Result<(i64, i64), Fault> {
    match cell {
        0 => Err(Fault::Pass),
        _ => Ok((i64::from(cell & 15) - 1, i64::from(cell >> 4))),
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn fault(&self, at: usize, fault: Fault) -> FileError {
        FileError { place: Place::Byte(at), fault }
    }

    fn pair(&mut self) -> Result<[u8; 2], FileError> {
        let pair = self.bytes.get(self.at..).and_then(|rest| rest.first_chunk());
        let pair = *pair.ok_or_else(|| self.fault(self.bytes.len(), Fault::Cut))?;
        self.at += 2;
        Ok(pair)
    }

    /// What follows a node: more flags, its comment, a text for the board.
    fn skip_texts(&mut self, flags: u8) -> Result<(), FileError> {
        let more = if flags & EXTENSION != 0 { self.pair()?[1] } else { 0 };
        if flags & OLD_COMMENT != 0 {
            while !self.pair()?.iter().any(|byte| byte & 0x80 != 0) {}
        } else if flags & COMMENT != 0 {
            while !self.pair()?.contains(&0) {}
        }
        if more & BOARD_TEXT != 0 {
            while !self.pair()?.contains(&0) {}
        }
        Ok(())
    }
}

/// Writes the moves; names, times and the end of the game are not kept.
///
/// # Errors
/// When the board is not of 15 × 15, or a move is not on a free cell.
pub fn write(game: &Game) -> Result<Vec<u8>, Unwritable> {
    if [game.width, game.height] != [SIDE; 2] {
        return Err(Unwritable::Size("15"));
    }
    super::check(game)?;
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION);
    bytes.resize(HEADER, 0xff);
    bytes.extend([0, 0]);
    for ply in &game.moves {
        bytes.extend([16 * ply.y + ply.x + 1, 0]);
    }
    let last = bytes.len() - 1;
    bytes[last] = RIGHT;
    Ok(bytes)
}
