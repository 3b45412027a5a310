//! What each format keeps of a game, and what it refuses.

use super::{WON, notations, played};
use piskvorky::exchange::{self, NotRead};
use piskvorky::record::{Record, tag};
use piskvorky::rules::{Outcome, Side};
use std::path::Path;

#[test]
fn every_format_gives_back_the_moves_and_who_has_won() {
    for format in exchange::formats() {
        let name = if format.extension == "rec" { "gomoku:board=20x20" } else { "gomoku" };
        for (moves, won) in [(WON, true), ("h8 i9", false), ("", false)] {
            let game = played(name, moves);
            let record = Record::of(&game);
            let written = format.write(&game).unwrap_or_else(|e| panic!("{}: {e}", format.extension));
            let file = format!("game.{}", format.extension);
            let found = exchange::of(Path::new(&file), b"").expect("the name tells");
            assert_eq!(found.extension, format.extension);
            let read = found.read(&written).unwrap_or_else(|e| panic!("{}: {e}", format.extension));
            assert_eq!(notations(&read.record), notations(&record), "{}", format.extension);
            let setup = read.record.replay().expect("it was played").setup().to_string();
            assert_eq!(setup, name);
            assert_eq!(read.record.result(), won.then_some(Outcome::Win(Side::First)));
            // Without a name the content tells, where it can.
            if !moves.is_empty() {
                let told = exchange::of(Path::new("game"), &written).map(|format| format.extension);
                assert_eq!(told, Some(format.extension));
            }
        }
    }
}

/// Columns and rows are not mixed up, and boards of any size that is played are held.
#[test]
fn boards_of_other_sizes_are_kept_where_a_format_has_sizes() {
    for (name, moves) in [
        ("gomoku:board=12x7", "a1 l7 l1 a7 c3"),
        ("gomoku:board=5x40", "a40 e1 e40 a1"),
        ("gomoku:board=40x5", "an1 a5 aa3 z3"),
        ("gomoku:board=40x40", "an40 a1 aa27 z26"),
        ("gomoku:board=5x5", "a1 b2 c3"),
    ] {
        let game = played(name, moves);
        for extension in ["psq", "sgf"] {
            let format = exchange::by_name(Path::new(&format!("a.{extension}"))).expect("it is there");
            let written = format.write(&game).unwrap_or_else(|e| panic!("{name} as {extension}: {e}"));
            let read = format.read(&written).unwrap_or_else(|e| panic!("{name} as {extension}: {e}"));
            assert_eq!(read.game.setup().to_string(), name, "{extension}");
            assert_eq!(notations(&read.record).join(" "), moves, "{name} as {extension}");
        }
        for extension in ["rec", "lib"] {
            let format = exchange::by_name(Path::new(&format!("a.{extension}"))).expect("it is there");
            let refused = format.write(&game).expect_err(name).to_string();
            assert!(refused.contains("no board of this size"), "{name} as {extension}: {refused}");
        }
    }
}

#[test]
fn a_program_that_has_failed_has_lost() {
    let psq = exchange::by_name(Path::new("a.PSQ")).expect("capitals do not matter");
    for (code, result) in
        [(15, Some(Outcome::Win(Side::First))), (-2, Some(Outcome::Win(Side::First))), (-1, None), (0, None)]
    {
        let text = format!("Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\na\r\nb\r\n{code}\r\n");
        let read = psq.read(text.as_bytes()).expect("a game");
        assert_eq!(read.record.result(), result, "{code}");
        let again = psq.read(&psq.write(&read.game).expect("it fits")).expect("a game");
        assert_eq!(again.record.result(), result, "{code}");
    }
}

/// Six in a row end a game in free style only.
#[test]
fn a_game_that_goes_on_after_six_in_a_row_is_one_of_exactly_five() {
    let moves = "h8 a1 i8 b1 j8 c1 l8 d1 m8 f1 k8 h1 a15";
    let game = played("gomoku:rule=exact", moves);
    let sgf = exchange::by_name(Path::new("a.sgf")).expect("it is there");
    let read = sgf.read(&sgf.write(&game).expect("it fits")).expect("a game");
    let tags = [tag::GAME, tag::SETUP].map(|name| read.record.tag(name));
    assert_eq!(tags, [Some("gomoku"), Some("rule=exact")]);
}

#[test]
fn what_no_game_here_is_played_on_is_refused() {
    let psq = exchange::by_name(Path::new("a.psq")).expect("it is there");
    assert_eq!(psq.read(b"Piskvorky 41x15, 1:1, 0\n"), Err(NotRead::Board(41, 15)));
    assert_eq!(psq.read(b"Piskvorky 15x52, 1:1, 0\n"), Err(NotRead::Board(15, 52)));
    let error = psq.read(b"Piskvorky 15x15, 1:1, 0\n1,1,0\n1,1,0\n").expect_err("it is taken").to_string();
    assert!(error.starts_with("line 3"), "{error}");
    let endless = played("gomoku:board=endless", "0:0");
    let refused = psq.write(&endless).expect_err("it has no edges").to_string();
    assert!(refused.ends_with("not this game of gomoku:board=endless"), "{refused}");
}
