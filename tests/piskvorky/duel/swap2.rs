//! `piskvorky duel` under the opening *swap2*.

#[cfg(unix)]
use super::refused;
use super::{OPENINGS, own, printed, written};
use serde_json::Value;

/// What it is asked before the match, it is asked as in the match.
#[cfg(unix)]
#[test]
fn a_program_that_knows_one_board_plays_on_it() {
    let brain = "brain:/bin/sh -c 'while read a; do case $a in START?20*) echo OK;; START*) echo ERROR;; \
                 DONE*) echo 9,9 10,9 12,12;; END*) exit;; esac; done'";
    let players =
        ["gomoku:board=20x20,opening=swap2", "--first", brain, "--second", "random", "--begin", "first"];
    let text = printed(&[&players[..], &["--games", "1", "--time", "30ms", "--seed", "1"]].concat());
    // It has opened, and knows no more.
    assert!(text.contains("game 1:") && text.contains("nonsense: \"9,9 10,9 12,12\""), "{text}");
    let said = refused(&[&["gomoku:opening=swap2"], &players[1..], &["--games", "1"]].concat(), 1);
    assert!(said.contains("\"ERROR\""), "{said}");
}

#[test]
fn programs_play_under_swap2_with_all_that_belongs_to_it() {
    let own = own();
    let arguments = ["gomoku:opening=swap2", "--first", &own, "--second", "neighbour", "--time", "30ms"];
    let text = printed(&[&arguments[..], &["--games", "2", "--seed", "1"]].concat());
    assert!(text.contains("wins            2 100.0 %") && !text.contains("game 1:"), "{text}");
}

/// Whatever there is for the plain game there is for the one with an opening.
#[test]
fn a_match_under_swap2_has_openings_files_elo_time_and_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let openings = folder.path().join("openings.txt");
    std::fs::write(&openings, OPENINGS).expect("a file");
    let games = folder.path().join("games");
    let own = own();
    let players = ["gomoku:opening=swap2", "--first", &own, "--second", "engine:4", "--time", "30ms"];
    let more = ["--games", "4", "--seed", "1", "--format", "json"];
    let files = ["--openings", &openings.display().to_string(), "--psq", &games.display().to_string()];
    let json = printed(&[&players[..], &more, &files].concat());
    let told: Value = serde_json::from_str(&json).expect("one object");
    assert_eq!((told["games"].as_u64(), &told["faults"]), (Some(4), &Value::Array(Vec::new())), "{told}");
    // Four games between two that are not alike: one has won them all, or there is a number.
    let all = [&told["first_wins"], &told["second_wins"]].iter().any(|wins| wins.as_u64() == Some(4));
    assert!(all || told["elo_error"].as_f64() > Some(0.0), "{told}");
    for used in ["first_used", "second_used"] {
        assert!(
            told[used]["moves"].as_u64() > Some(4) && told[used]["mean_ms"].as_f64() > Some(0.0),
            "{told}"
        );
        assert!(cfg!(not(target_os = "linux")) || told[used]["memory"].as_u64() > Some(1 << 20), "{told}");
    }
    let mut wins = [0, 0];
    for number in 1..=4 {
        let game = written(&games, number);
        // Who has made the last mark has won, whichever marks the players have chosen.
        let winner = &game.names[(game.moves.len() - 1) % 2];
        wins[usize::from(winner == "engine:4")] += u64::from(game.moves.len() < 225);
    }
    let counted = ["first_wins", "second_wins"].map(|name| told[name].as_u64().expect("a number"));
    assert_eq!(wins, counted, "{told}");
}

/// It opens, and then answers nonsense: one game it loses in the opening, one later.
#[cfg(unix)]
#[test]
fn a_program_that_misbehaves_under_swap2_loses_and_is_quoted() {
    let brain = "brain:/bin/sh -c 'while read a; do case $a in START*) echo OK;; ABOUT*) echo me;; \
                 SWAP2BOARD*) n=0;; [0-9]*) n=1;; \
                 DONE*) if [ $n = 0 ]; then echo 0,0 1,0 2,0; else echo nine; fi;; esac; done'";
    let arguments = ["gomoku:opening=swap2", "--first", brain, "--second", "engine:1", "--nodes", "100"];
    let text = printed(&[&arguments[..], &["--games", "2"]].concat());
    assert!(text.contains("losses          2 100.0 %"), "{text}");
    for number in [1, 2] {
        let line = text.lines().find(|line| line.starts_with(&format!("game {number}: "))).expect("a fault");
        assert!(line.contains("nonsense") && line.contains("\"nine\""), "{line}");
    }
    let json = printed(&[&arguments[..], &["--games", "2", "--format", "json"]].concat());
    let object: Value = serde_json::from_str(&json).expect("one object");
    assert_eq!(object["faults"].as_array().map(Vec::len), Some(2), "{object}");
}
