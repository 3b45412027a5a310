//! Openings of a match: a line for each, of moves as records write them.

use crate::rules::{Move, Rules};

/// Reads openings for the game that starts with this position. Empty lines and those that
/// begin with `#` are left out.
///
/// # Errors
/// The first line that is no opening, from 1, and why.
pub fn read(start: &dyn Rules, text: &str) -> Result<Vec<Vec<Move>>, (usize, String)> {
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
    let openings = lines.map(|(line, number)| opening(start, line).map_err(|why| (number, why)));
    let openings: Vec<Vec<Move>> = openings.collect::<Result<_, _>>()?;
    match openings.is_empty() {
        true => Err((text.lines().count() + 1, "the file holds no opening; write one a line".to_owned())),
        false => Ok(openings),
    }
}

fn opening(start: &dyn Rules, line: &str) -> Result<Vec<Move>, String> {
    let mut position = start.boxed();
    let mut moves = Vec::new();
    for name in line.split_whitespace() {
        let m = position.parse(name).ok_or_else(|| format!("'{name}' is not possible there"))?;
        position.play(m);
        moves.push(m);
        if position.outcome().is_some() {
            return Err(format!("'{name}' ends the game"));
        }
    }
    Ok(moves)
}
