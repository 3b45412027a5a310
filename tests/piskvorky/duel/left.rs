//! What of other programs is left after a series: nothing, however it has ended.

use super::{printed, refused};
use crate::running::runs;
use tempfile::NamedTempFile;

/// A program that hears no signal and ends by no command. It writes down its number,
/// and every one of itself that runs beside it.
fn stubborn(numbers: &NamedTempFile, answers: &str) -> String {
    let file = numbers.path().display();
    format!(
        "brain:/bin/sh -c 'trap \"\" INT TERM HUP; \
         for p in $(grep -v beside {file}); do if kill -0 $p 2>/dev/null; then echo beside $p >> {file}; fi; done; \
         echo $$ >> {file}; while read a; do case $a in {answers} esac; done; while :; do sleep 600; done'"
    )
}

/// Nothing that has written its number runs any more, and so many have.
fn nothing_is_left(numbers: &NamedTempFile, processes: usize, what: &str) {
    let said = std::fs::read_to_string(numbers.path()).expect("the file is there");
    let left: Vec<&str> = said.lines().filter(|number| runs(number)).collect();
    assert!(left.is_empty(), "{what}: {left:?} run on");
    assert!(!said.contains("beside"), "{what}: some ran beside each other: {said}");
    assert_eq!(said.lines().count(), processes, "{what}: {said}");
}

/// It never makes a move, and so loses every game, the last one, too.
#[test]
fn a_program_that_was_late_is_gone_when_the_series_is() {
    let three = "SWAP2BOARD*) n=0;; [0-9]*) n=1;; DONE*) if [ $n = 0 ]; then echo 0,0 1,0 2,0; fi;;";
    for (game, opening) in [("gomoku", ""), ("gomoku:opening=swap2", three)] {
        let numbers = NamedTempFile::new().expect("a file");
        let brain = stubborn(&numbers, &format!("START*) echo OK;; {opening}"));
        let players = [game, "--first", &brain, "--second", "engine:1"];
        let text = printed(&[&players[..], &["--time", "20ms", "--games", "2"]].concat());
        for number in [1, 2] {
            assert!(text.contains(&format!("game {number}: {brain} has not answered in time")), "{text}");
        }
        nothing_is_left(&numbers, 3, game);
    }
}

/// It is tried before the first game, and then there is none.
#[test]
fn a_program_that_cannot_play_is_gone_when_that_is_said() {
    for (game, answers) in [
        ("gomoku", "START*) echo ERROR too small;;"),
        ("gomoku:opening=swap2", "START*) echo ERROR too small;;"),
    ] {
        let numbers = NamedTempFile::new().expect("a file");
        let brain = stubborn(&numbers, answers);
        let said = refused(&[game, "--first", "random", "--second", &brain, "--games", "2"], 1);
        assert!(said.contains("too small"), "{said}");
        nothing_is_left(&numbers, 1, game);
    }
}
