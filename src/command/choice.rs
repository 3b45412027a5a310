//! Games and opponents by the names on the command line.

use super::Failure;
use crate::bots::outside::Program;
use crate::games::{BadSetup, BotLevel, GAMES, GameSetup};
use crate::play::duel::Contestant;
use std::path::Path;

/// The game with this name and these options: `gomoku:board=19x19,rule=exact`. Names of
/// older versions are understood, too.
pub(super) fn game_named(name: &str) -> Result<GameSetup, Failure> {
    GameSetup::parse(name).map_err(|bad| match bad {
        BadSetup::Game(key) => unknown("game".to_owned(), &key, GAMES.iter().map(|g| g.key.to_owned())),
        bad @ BadSetup::Option(..) => Failure::Argument(bad.to_string()),
    })
}

/// The contestant with this name: `random` or `engine:6` is an opponent,
/// `brain:PROGRAM ARGUMENTS` another program.
pub(super) fn contestant(game: &GameSetup, name: &str) -> Result<Contestant, Failure> {
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
pub(super) fn opponent(game: &GameSetup, name: &str) -> Result<BotLevel, Failure> {
    let what = || format!("opponent in {game}");
    let found = game.bot(name).or_else(|| game.bot(&name.replace(':', "-")));
    found.ok_or_else(|| unknown(what(), name, game.bots().map(BotLevel::key)))
}

fn unknown(what: String, name: &str, right: impl Iterator<Item = String>) -> Failure {
    Failure::Unknown { what, name: name.to_owned(), right: right.collect() }
}
