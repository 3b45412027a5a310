//! Games and opponents by the names on the command line.

use super::Failure;
use crate::games::{BotSpec, GAMES, GameSpec, game};

/// The game with this name.
pub(super) fn game_named(name: &str) -> Result<&'static GameSpec, Failure> {
    game(name).ok_or_else(|| unknown("game".to_owned(), name, GAMES.iter().map(|g| g.key)))
}

/// The opponent of this game with this name.
pub(super) fn opponent(game: &GameSpec, name: &str) -> Result<&'static BotSpec, Failure> {
    let what = || format!("opponent in {}", game.key);
    game.bot(name).ok_or_else(|| unknown(what(), name, game.bots.iter().map(|b| b.key)))
}

fn unknown(what: String, name: &str, right: impl Iterator<Item = &'static str>) -> Failure {
    Failure::Unknown { what, name: name.to_owned(), right: right.map(str::to_owned).collect() }
}
