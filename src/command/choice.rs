//! Games and opponents by the names on the command line.

use super::Failure;
use crate::bots::outside::Program;
use crate::games::{BotSpec, GAMES, GameSpec, game};
use crate::play::duel::Contestant;
use std::path::Path;

/// The game with this name.
pub(super) fn game_named(name: &str) -> Result<&'static GameSpec, Failure> {
    game(name).ok_or_else(|| unknown("game".to_owned(), name, GAMES.iter().map(|g| g.key)))
}

/// The contestant with this name: `engine-6` or `engine:6` is an opponent,
/// `brain:PROGRAM ARGUMENTS` another program.
pub(super) fn contestant(game: &GameSpec, name: &str) -> Result<Contestant, Failure> {
    match name.strip_prefix("brain:") {
        Some(line) => Ok(Contestant::Program(program(line)?)),
        None => opponent(game, name).map(Contestant::Bot),
    }
}

/// A path alone, or a path and arguments as a shell would part them.
fn program(line: &str) -> Result<Program, Failure> {
    if Path::new(line).is_file() {
        return Ok(Program { path: line.into(), arguments: Vec::new() });
    }
    let mut words = shlex::split(line).unwrap_or_default().into_iter();
    let wrong =
        || Failure::Argument(format!("brain:{line} does not name a program; write brain:PATH ARGUMENTS"));
    let path = words.next().filter(|path| !path.is_empty()).ok_or_else(wrong)?;
    Ok(Program { path: path.into(), arguments: words.collect() })
}

/// The opponent of this game with this name; a colon does for a hyphen.
pub(super) fn opponent(game: &GameSpec, name: &str) -> Result<&'static BotSpec, Failure> {
    let what = || format!("opponent in {}", game.key);
    game.bot(&name.replace(':', "-")).ok_or_else(|| unknown(what(), name, game.bots.iter().map(|b| b.key)))
}

fn unknown(what: String, name: &str, right: impl Iterator<Item = &'static str>) -> Failure {
    Failure::Unknown { what, name: name.to_owned(), right: right.map(str::to_owned).collect() }
}
