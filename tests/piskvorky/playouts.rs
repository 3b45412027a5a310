//! Games of chance come to the end that other programs have found.

use crate::golden::data;
use piskvorky::games::GameSetup;
use piskvorky::play::playout::playout;
use piskvorky::rules::{Outcome, Side};
use serde_json::{Value, json};
use std::process::Command;

#[test]
fn the_digests_are_those_of_the_file() {
    let file = std::fs::read_to_string(data().join("playouts.txt")).expect("the file stands with the tests");
    let lines = file.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    for line in lines {
        let [game, seed, winner, plies, digest] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("five words: {line}")
        };
        let setup = GameSetup::parse(game).unwrap_or_else(|bad| panic!("{bad}"));
        let played = playout(setup.start(), seed.parse().expect("a seed"), u32::MAX);
        let outcome = match winner {
            "first" => Outcome::Win(Side::First),
            "second" => Outcome::Win(Side::Second),
            _ => Outcome::Draw,
        };
        assert_eq!(played.outcome, Some(outcome), "{line}");
        assert_eq!(played.plies.to_string(), plies, "{line}");
        assert_eq!(format!("{:016x}", played.digest), digest, "{line}");
    }
}

#[test]
fn a_game_ends_after_so_many_moves_at_most() {
    let start = || GameSetup::parse("gomoku:board=endless").expect("it is there").start();
    let played = playout(start(), 1, 3);
    assert_eq!((played.outcome, played.plies), (None, 3));
    assert_eq!(played, playout(start(), 1, 3), "the same seed gives the same game");
    assert_ne!(played.digest, playout(start(), 2, 3).digest);
}

#[test]
fn the_command_line_tells_the_same() {
    let run = |arguments: &[&str]| {
        let program = env!("CARGO_BIN_EXE_piskvorky");
        let output = Command::new(program).arg("playout").args(arguments).output().expect("it starts");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let text = run(&["wild", "--seed", "2"]);
    assert_eq!(text, "winner  second\nplies   8\npoints  0 0\ndigest  a2e59db301381c19\n");
    let told: Value = serde_json::from_str(&run(&["five-19", "--format", "json"])).expect("one object");
    let expected = json!({
        "game": "gomoku:board=19x19", "seed": 1, "winner": "second", "plies": 102, "points": [0, 0],
        "digest": "7e5e8bce8e5b4064",
    });
    assert_eq!(told, expected);
    assert!(run(&["gomoku", "--plies", "5"]).starts_with("winner  unfinished\nplies   5\n"));
}
