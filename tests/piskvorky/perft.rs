//! The numbers of sequences of moves, as published or computed twice.

use crate::golden::data;
use crate::setups::{setup, setups};
use piskvorky::rules::{Rules, perft, perft_table};

/// Name of a game and its counts by ply, from the root on.
fn published() -> Vec<(String, Vec<u64>)> {
    let file = std::fs::read_to_string(data().join("perft.txt")).expect("the file stands with the tests");
    let lines = file.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let entry = |line: &str| {
        let (name, counts) = line.split_once(": ").unwrap_or_else(|| panic!("no colon in {line:?}"));
        let number =
            |text: &str| text.parse().unwrap_or_else(|_| panic!("{text:?} is no number in {line:?}"));
        (name.to_owned(), counts.split_whitespace().map(number).collect())
    };
    lines.map(entry).collect()
}

#[test]
fn the_counts_are_those_of_the_file() {
    for (name, counts) in published() {
        let start = setup(&name).start();
        assert_eq!(perft_table(&start, counts.len() as u32 - 1), counts, "{name}");
    }
}

#[test]
fn one_depth_alone_counts_the_same_as_the_table() {
    for game in setups() {
        let start = game.start();
        // A large board has more moves than one would like to count thrice.
        let deepest = if start.legal().len() < 50 { 3 } else { 2 };
        let table = perft_table(&start, deepest);
        let alone: Vec<u64> = (0..=deepest).map(|depth| perft(&start, depth)).collect();
        assert_eq!(alone, table, "{game}");
    }
}

#[test]
fn the_file_knows_every_game() {
    let published = published();
    for game in setups() {
        let known = published.iter().any(|(name, _)| *name == game.to_string());
        assert!(known, "{game} has no line in perft.txt");
    }
}
