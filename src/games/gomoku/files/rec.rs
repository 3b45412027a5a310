//! `.rec`, the format of Gomotur: two names, the moves with times, a number.
//!
//! Columns and rows are counted from 0, and the board always has 20 of each.

use super::text::{Lines, moves};
use super::{Code, Game};
use crate::formats::sgf::decode;
use crate::formats::{Fault, FileError, Unwritable};

/// Rows and columns.
const SIDE: u8 = 20;

/// Reads a game.
///
/// # Errors
/// Says what is wrong, and in which line and column.
pub fn read(bytes: &[u8]) -> Result<Game, FileError> {
    let text = decode(bytes);
    let mut lines = Lines::of(&text);
    let names = [name(&mut lines)?, name(&mut lines)?];
    let mut game = Game { width: SIDE, height: SIDE, names, ..Game::default() };
    let last = lines.moves(&mut game, 0)?;
    game.code = last.as_ref().and_then(|line| line.whole()).map(Code::of);
    // The format has no mark of its own: a text without a move and without the
    // number is any text.
    if game.moves.is_empty() && game.code.is_none() {
        return Err(last.map_or_else(|| lines.cut(), |mut line| line.fault(Fault::Expected("a move"))));
    }
    Ok(game)
}

/// A name, which has a line. Only the control characters of ASCII tell that it is
/// no text: where the encoding is not known, letters may look like the others.
fn name(lines: &mut Lines) -> Result<String, FileError> {
    let Some(mut line) = lines.any() else { return Err(lines.cut()) };
    if line.text.contains(|c: char| c.is_ascii_control() && c != '\t') {
        return Err(line.fault(Fault::Expected("a name")));
    }
    Ok(line.text.trim().to_owned())
}

/// Writes a game on a board of 20 × 20. The date and the result are not kept.
///
/// # Errors
/// When the board has another size, a move is not on a free cell, or a name is
/// no line of text.
pub fn write(game: &Game) -> Result<Vec<u8>, Unwritable> {
    if [game.width, game.height] != [SIDE; 2] {
        return Err(Unwritable::Size("20"));
    }
    let mut text = String::new();
    for name in &game.names {
        if name.contains(char::is_control) || name.trim() != name {
            return Err(Unwritable::Name);
        }
        text += &format!("{name}\r\n");
    }
    text += &moves(game, 0)?;
    // Without moves the number alone tells that this is a game: saved by hand.
    if let Some(code) = game.code.or(game.moves.is_empty().then_some(Code::Saved)) {
        text += &format!("{}\r\n", code.number());
    }
    Ok(text.into_bytes())
}
