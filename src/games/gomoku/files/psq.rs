//! `.psq`, the format of Piškvork and of the referees of Gomocup.
//!
//! ```text
//! Piskvorky 15x15, 11:11, 0      columns x rows, levels of the players, who begins
//! 8,8,0                          column, row from 1, time in ms
//! …
//! pbrain-first                   names, unless it was saved by hand
//! pbrain-second
//! 0                              how it ended
//! ```
//!
//! What follows is ignored, as Piškvork does
//! (<https://github.com/plastovicka/Piskvork>, `openPsq` and `savePsq`).

use super::text::{Lines, is_name, moves};
use super::{Code, Game, SIDES, WRONG_SIZE};
use crate::formats::sgf::decode;
use crate::formats::{Fault, FileError, Unwritable};

/// Reads a game.
///
/// # Errors
/// Says what is wrong, and in which line and column.
pub fn read(bytes: &[u8]) -> Result<Game, FileError> {
    let text = decode(bytes);
    let mut lines = Lines::of(&text);
    let mut header = lines.any().ok_or_else(|| lines.cut())?;
    header.take("Piskvorky", "the word Piskvorky")?;
    let width = header.number()?;
    header.take("x", "an x between columns and rows")?;
    let height = header.number()?;
    let side = |n: i64| u8::try_from(n).ok().filter(|n| SIDES.contains(n));
    let (Some(width), Some(height)) = (side(width), side(height)) else {
        return Err(header.fault(WRONG_SIZE));
    };
    for (mark, what) in [(",", "a comma"), (":", "a colon between the levels")] {
        header.take(mark, what)?;
        header.number()?;
    }
    header.take(",", "a comma")?;
    let begins = header.number()?;
    if !(0..=1).contains(&begins) {
        return Err(header.fault(Fault::Expected("0 or 1 before this: who begins")));
    }
    header.end()?;
    let mut game = Game { width, height, ..Game::default() };
    let tail = lines.moves(&mut game, 1)?;
    if let Some(line) = tail {
        game.code = line.whole().map(Code::of);
        if game.code.is_none() {
            let second = lines.any().map_or("", |line| line.text).trim();
            game.names = [line.text.trim().to_owned(), second.to_owned()];
            game.code = lines.filled().and_then(|line| line.whole()).map(Code::of);
        }
    }
    // The names stand there in the order of the players.
    if begins == 1 {
        game.names.swap(0, 1);
    }
    Ok(game)
}

/// Writes a game. The date and the result are not kept: Piškvork sees from the
/// moves who has won.
///
/// # Errors
/// When a move is not on a free cell, or a name would be read as something else.
/// Either both players have names or none.
pub fn write(game: &Game) -> Result<Vec<u8>, Unwritable> {
    let Game { width, height, names, .. } = game;
    let mut text = format!("Piskvorky {width}x{height}, 11:11, 0\r\n") + &moves(game, 1)?;
    if names.iter().any(|name| !name.is_empty()) {
        if names.iter().any(|name| name.is_empty() || !is_name(name)) {
            return Err(Unwritable::Name);
        }
        text += &format!("{}\r\n{}\r\n", names[0], names[1]);
    }
    if let Some(code) = game.code {
        text += &format!("{}\r\n", code.number());
    }
    Ok(text.into_bytes())
}
