//! The games on which laws are tried: every game of the registry as it is usually
//! played, and with each of the options with which it wants to be tried.

use piskvorky::games::{FormKind, GAMES, GameSetup, GameSpec};
use piskvorky::options::{Options, Value};
use std::collections::HashSet;

/// Every game of the registry, at every one of its options that are tried.
pub(crate) fn setups() -> impl Iterator<Item = GameSetup> {
    GAMES.iter().copied().flat_map(setups_of)
}

/// A game as it is usually played, and with each of the options that are tried.
pub(crate) fn setups_of(game: &'static GameSpec) -> Vec<GameSetup> {
    let trial = |text: &&str| setup(&format!("{}:{text}", game.key));
    std::iter::once(game.usual()).chain(game.trials.iter().map(trial)).collect()
}

/// The games whose boards are drawn, at every one of their options that are tried.
pub(crate) fn drawn() -> impl Iterator<Item = GameSetup> {
    setups().filter(|game| game.form() == FormKind::Table)
}

/// The game with this name: `gomoku:board=19x19,rule=exact`.
pub(crate) fn setup(name: &str) -> GameSetup {
    GameSetup::parse(name).unwrap_or_else(|bad| panic!("{name}: {bad}"))
}

/// The same as the name of a file: `gomoku-board-19x19-rule-exact`.
pub(crate) fn file_name(setup: &GameSetup) -> String {
    setup.to_string().replace([':', '=', ','], "-")
}

/// Whether a game is played on the sheet without edges.
pub(crate) fn is_endless(setup: &GameSetup) -> bool {
    setup.to_string().contains("endless")
}

#[test]
fn the_options_of_a_game_are_tried_once_each() {
    let mut names = HashSet::new();
    for setup in setups() {
        assert!(names.insert(file_name(&setup)), "{setup} is tried twice");
        assert_eq!(GameSetup::parse(&setup.to_string()).expect("it was written"), setup);
    }
    for game in GAMES {
        for text in game.trials {
            let shortest = Options::parse(game.options, text).map(|options| options.to_string());
            assert_eq!(shortest.as_deref(), Ok(*text), "{}", game.key);
        }
    }
}

/// Else an option would be written and read, but nobody would know whether it means
/// anything: every word and flag, and of numbers and sizes some other than the usual.
#[test]
fn every_option_is_tried() {
    for game in GAMES {
        for option in game.options {
            let all = setups_of(game).into_iter();
            let tried: Vec<Value> = all.map(|setup| setup.options().value(option.key)).collect();
            assert!(tried.iter().any(|&value| value != option.default()), "{}: {}", game.key, option.key);
            let words = option.offered().into_iter().filter(|v| matches!(v, Value::Word(_) | Value::Flag(_)));
            for value in words {
                assert!(tried.contains(&value), "{}: {}={value} is not tried", game.key, option.key);
            }
        }
    }
}
