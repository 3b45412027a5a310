//! Choices of the opening swap2, which other formats do not know.

use super::command::convert;
use super::{load, notations, played};
use crate::setups::setup;
use piskvorky::app::view::Id;
use piskvorky::app::{FileWish, Msg};
use piskvorky::exchange::{self, formats};
use piskvorky::play::game::{Game, Participant};
use piskvorky::record::{Record, tag};
use piskvorky::rules::{EndReason, Outcome, Side};
use std::path::Path;

/// Under the opening swap2 the second side draws the crosses here, and wins.
const SWAPPED: &str = "h8 a1 i8 X a2 j8 a3 k8 a4 l8";

#[test]
fn a_game_of_swap2_is_written_as_the_game_of_its_marks() {
    let marks = "h8 a1 i8 a2 j8 a3 k8 a4 l8";
    let more = "h8 a1 i8 2 a2 j8 O a3 k8 a4 l8";
    for (moves, first, result) in [(SWAPPED, "Eva", "0-1"), (more, "Eva", "0-1")] {
        let mut game = played("gomoku:opening=swap2", moves);
        game.sides[1] = Participant::Person("Eva".to_owned());
        assert_eq!(Record::of(&game).tag("Result"), Some(result), "{moves}");
        let of_game = formats().take_while(|format| format.extension != "rec");
        for format in of_game {
            let written = format.write(&game).unwrap_or_else(|e| panic!("{}: {e}", format.extension));
            let read = format.read(&written).expect("it was written").record;
            assert_eq!(notations(&read).join(" "), marks, "{}", format.extension);
            assert_eq!([tag::GAME, tag::SETUP].map(|name| read.tag(name)), [Some("gomoku"), None]);
            assert_eq!(read.result(), Some(Outcome::Win(Side::First)), "{}: the crosses", format.extension);
            if format.extension != "lib" {
                assert_eq!(read.tag(tag::FIRST), Some(first), "{}", format.extension);
                assert_eq!(read.tag(tag::SECOND), Some("Jana"), "{}", format.extension);
            }
        }
    }
}

#[test]
fn who_has_failed_under_swap2_has_lost_in_the_file_too() {
    // The first side draws the noughts, and it is their turn.
    let mut game = Game::new(setup("gomoku:opening=swap2"));
    "h8 a1 i8 X".split(' ').for_each(|m| game.play_notation(m).expect("it is legal"));
    game.settle(Outcome::Win(Side::Second), Some(EndReason::Forfeit)).expect("nothing is decided");
    let psq = exchange::by_name(Path::new("a.psq")).expect("it is there");
    let text = psq.write(&game).expect("it fits");
    assert!(text.ends_with(b"-2\r\n"), "{}", String::from_utf8_lossy(&text));
    assert_eq!(psq.read(&text).expect("a game").record.result(), Some(Outcome::Win(Side::First)));
}

#[test]
fn a_game_whose_sides_are_not_chosen_has_no_other_format() {
    for moves in ["", "h8", "h8 a1 i8", "h8 a1 i8 2", "h8 a1 i8 2 a2 j8"] {
        for format in formats() {
            let refused = format.write(&played("gomoku:opening=swap2", moves)).expect_err(moves);
            assert!(refused.to_string().contains("swap2"), "{moves}: {refused}");
        }
    }
}

#[test]
fn what_a_format_does_not_keep_of_swap2_is_said() {
    let record = Record::of(&played("gomoku:opening=swap2", SWAPPED)).to_string();
    let (mut sitting, folder) = load("game.piskvorky", record.as_bytes());
    for (name, said) in [("a.psq", true), ("a.sgf", true), ("a.piskvorky", false)] {
        let path = folder.path().join(name);
        sitting.send(Msg::File(FileWish::Save, path.clone()));
        assert!(path.exists(), "{name}");
        let message = sitting.message();
        assert_eq!(message.is_some(), said, "{name}: {message:?}");
        if let Some(message) = message {
            assert!(message.contains("Kto si v úvode čo vybral"), "{message}");
            sitting.press(Id::Ok);
        }
    }
    let own = folder.path().join("a.piskvorky");
    let (done, said) = convert(&[&own, Path::new("-o"), &folder.path().join("b.psq")]);
    assert!(done, "{said}");
    assert_eq!(said, "moves 9, variations left out 0, choices of the opening left out 1\n");
    let (done, said) = convert(&[&own, Path::new("-o"), &folder.path().join("b.piskvorky")]);
    assert!(done && said == "moves 10, variations left out 0\n", "{said}");
}
