//! Every game of a match can be saved: as a record, or in a format of other programs.

use super::{printed, refused};
use piskvorky::games::GAMES;
use piskvorky::record::{Record, tag};
use std::path::Path;

/// Plays two games of the first opponent of a game against itself, and saves them.
fn saved(game: &str, bot: &str, folder: &Path, more: &[&str]) {
    let folder = folder.to_str().expect("a plain name");
    let arguments =
        [game, "--first", bot, "--second", bot, "--games", "2", "--nodes", "50", "--save", folder];
    printed(&[&arguments[..], more].concat());
}

#[test]
fn the_games_of_a_match_are_records_whatever_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in GAMES {
        let bot = game.all_bots().next().expect("every game has an opponent").key();
        let games = folder.path().join(game.key);
        saved(game.key, &bot, &games, &[]);
        for number in 1..=2 {
            let text = std::fs::read(games.join(format!("{number:05}.piskvorky"))).expect("it was written");
            let record = Record::parse(text).unwrap_or_else(|bad| panic!("{}: {bad}", game.key));
            let replayed = record.replay().unwrap_or_else(|bad| panic!("{}: {bad}", game.key));
            assert_eq!((replayed.spec().key, replayed.outcome().is_some()), (game.key, true));
            assert_eq!(record.tag(tag::FIRST), Some(bot.as_str()));
        }
    }
}

#[test]
fn a_game_is_saved_in_any_of_its_formats_and_in_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    for ending in ["psq", "sgf", "lib"] {
        let games = folder.path().join(ending);
        saved("gomoku", "random", &games, &["--save-as", ending]);
        assert!(games.join(format!("00002.{ending}")).exists(), "{ending}");
    }
    for (game, ending, words) in [
        ("gomoku", "rec", "20"),
        ("gomoku:board=endless", "psq", "with edges"),
        ("gomoku", "pgn", "psq, sgf, lib, rec, piskvorky"),
        ("wild", "psq", "choose one of: piskvorky"),
    ] {
        let arguments = [game, "--first", "random", "--second", "random", "--save", "x", "--save-as", ending];
        let said = refused(&arguments, 2);
        assert!(said.contains("--save-as") && said.contains(words), "{game} as {ending}: {said}");
        assert!(!Path::new("x").exists(), "nothing is made for what is refused");
    }
}
