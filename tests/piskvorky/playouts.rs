//! Games of chance come to the end that other programs have found.

use crate::golden::data;
use piskvorky::games::GameSetup;
use piskvorky::play::playout::playout;
use piskvorky::rules::{Outcome, Side};

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
