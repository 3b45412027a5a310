//! `.rec`, the format of Gomotur: two names, the moves with times, a number.
//!
//! Columns and rows are counted from 0, and the board always has 20 of each.

use super::text::{Lines, decode, moves};
use super::{Code, FileError, Game, Unwritable};

/// Rows and columns.
const SIDE: u8 = 20;

/// Reads a game.
///
/// # Errors
/// Says what is wrong, and in which line and column.
pub fn read(bytes: &[u8]) -> Result<Game, FileError> {
    let text = decode(bytes);
    let mut lines = Lines::of(&text);
    let mut name = || lines.any().map(|line| line.text.trim().to_owned());
    let names = [name(), name()];
    let [Some(first), Some(second)] = names else { return Err(lines.cut()) };
    let mut game = Game { width: SIDE, height: SIDE, names: [first, second], ..Game::default() };
    game.code = lines.moves(&mut game, 0)?.and_then(|line| line.whole()).map(Code::of);
    Ok(game)
}

/// Writes a game on a board of 20 × 20. The date and the result are not kept.
///
/// # Errors
/// When the board has another size, a move is not on a free cell, or a name is
/// no line of text.
pub fn write(game: &Game) -> Result<Vec<u8>, Unwritable> {
    if [game.width, game.height] != [SIDE; 2] {
        return Err(Unwritable::Size);
    }
    let mut text = String::new();
    for name in &game.names {
        if name.contains(char::is_control) || name.trim() != name {
            return Err(Unwritable::Name);
        }
        text += &format!("{name}\r\n");
    }
    text += &moves(game, 0)?;
    if let Some(code) = game.code {
        text += &format!("{}\r\n", code.number());
    }
    Ok(text.into_bytes())
}
