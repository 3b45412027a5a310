//! `piskvorky duel` on the boards of five in a row: pairs, other programs,
//! openings, and the files of the games.

use piskvorky::games::gomoku::files::{self, Code, psq};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

mod chance;
#[cfg(target_os = "linux")]
mod left;
mod saved;
mod sides;
mod swap2;

fn duel(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_piskvorky")).arg("duel").args(arguments).output().expect("it starts")
}

fn printed(arguments: &[&str]) -> String {
    let output = duel(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

fn refused(arguments: &[&str], code: i32) -> String {
    let output = duel(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    String::from_utf8(output.stderr).expect("text")
}

/// The program itself as an external brain.
fn own() -> String {
    format!("brain:'{}' brain --seed 1", env!("CARGO_BIN_EXE_piskvorky"))
}

/// Two openings as a file has them: each is played twice.
const OPENINGS: &str = "# two openings\n0,0, 1,-1, 3,2\n-5,5\n";

/// The file of a game of a match that was played from [`OPENINGS`].
fn written(games: &Path, number: usize) -> files::Game {
    let bytes = std::fs::read(games.join(format!("{number:05}.psq"))).expect("the game was written");
    let game = psq::read(&bytes).unwrap_or_else(|error| panic!("game {number}: {error}"));
    let begun: Vec<_> = game.moves.iter().take(3).map(|ply| (ply.x, ply.y)).collect();
    match number {
        1 | 2 => assert_eq!(begun, [(7, 7), (8, 6), (10, 9)]),
        _ => assert_eq!(begun[0], (2, 12)),
    }
    game
}

const RANDOM: [&str; 6] = ["gomoku", "--first", "engine:4", "--second", "random", "--seed"];

#[test]
fn pairs_are_played_from_openings_with_the_colours_swapped_and_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let openings = folder.path().join("openings.txt");
    std::fs::write(&openings, OPENINGS).expect("a file");
    let games = folder.path().join("a/b");
    let own = own();
    let arguments = ["gomoku", "--first", &own, "--second", "neighbour", "--time", "30ms", "--games", "4"];
    let files = ["--openings", &openings.display().to_string(), "--psq", &games.display().to_string()];
    let text = printed(&[&arguments[..], &files].concat());
    for part in ["4 games", "against neighbour", "wins            4 100.0 %", "slowest ms", "MB"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    for number in 1..=4 {
        let game = written(&games, number);
        let mut names = ["piskvorky", "neighbour"];
        names.rotate_left(usize::from(number % 2 == 0));
        assert_eq!((game.names, game.code), (names.map(str::to_owned), Some(Code::Normal)), "game {number}");
    }
    assert_eq!(std::fs::read_dir(games).expect("a folder").count(), 4);
}

#[test]
fn a_series_has_numbers_for_scripts_and_repeats_itself() {
    let run = || -> Value {
        let text =
            printed(&[&RANDOM[..], &["7", "--games", "8", "--nodes", "300", "--format", "json"]].concat());
        serde_json::from_str(&text).expect("one object")
    };
    let (once, again) = (run(), run());
    assert_eq!((once["games"].as_u64(), once["first_wins"].as_u64()), (Some(8), Some(8)), "{once}");
    // Five to three.
    let bound = once["elo_bound"].as_f64().expect("one has won everything");
    assert!((bound - 88.7).abs() < 0.1 && once["elo"].is_null(), "{once}");
    assert_eq!(once["faults"], Value::Array(Vec::new()));
    assert!(once["first_used"]["moves"].as_u64() > Some(20), "{once}");
    assert!(once["second_used"]["mean_ms"].as_f64() < Some(100.0), "{once}");
    assert_eq!(once["first_used"]["moves"], again["first_used"]["moves"]);
}

/// Columns and rows are not mixed up, and marks are found on the largest board, too.
#[test]
fn a_program_plays_on_boards_of_any_size() {
    for (game, side) in [
        ("gomoku:board=12x7,rule=exact", [12, 7]),
        ("gomoku:board=5x40", [5, 40]),
        ("gomoku:board=9x11,opening=swap2", [9, 11]),
        ("gomoku:board=40x40", [40, 40]),
    ] {
        let games = tempfile::tempdir().expect("a folder");
        let players = [game, "--first", &own(), "--second", "neighbour", "--time", "30ms", "--games", "2"];
        let text = printed(&[&players[..], &["--psq", &games.path().display().to_string()]].concat());
        assert!(!text.contains("game 1:") && !text.contains("game 2:"), "{game}: {text}");
        for number in 1..=2 {
            let bytes = std::fs::read(games.path().join(format!("{number:05}.psq"))).expect("it was written");
            let written = psq::read(&bytes).unwrap_or_else(|error| panic!("{game}, game {number}: {error}"));
            assert_eq!(([written.width, written.height], written.code), (side, Some(Code::Normal)), "{game}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_misbehaves_loses_and_is_quoted() {
    let brain = "brain:/bin/sh -c 'read a; echo OK; while read a; do case $a in BEGIN*|TURN*|DONE*) echo seven,eight; esac; done'";
    let arguments = ["gomoku", "--first", "engine:1", "--second", brain, "--games", "2", "--nodes", "100"];
    let text = printed(&arguments);
    assert!(text.contains("wins            2 100.0 %"), "{text}");
    for number in [1, 2] {
        let line = text.lines().find(|line| line.starts_with(&format!("game {number}: "))).expect("a fault");
        assert!(line.contains("nonsense") && line.contains("\"seven,eight\""), "{line}");
    }
}

/// A match against a program that cannot play would be a row of losses without meaning.
#[cfg(unix)]
#[test]
fn a_program_that_cannot_play_at_all_ends_the_match_before_it_begins() {
    let refuses = "brain:/bin/sh -c 'read a; echo ERROR too small; sleep 9'";
    let leaves = "brain:/bin/sh -c 'echo no licence >&2; exit 3'";
    let no_swap = "brain:/bin/sh -c 'while read a; do case $a in START*) echo OK;; INFO*) ;; *) echo UNKNOWN;; esac; done'";
    for (game, brain, words) in [
        ("gomoku", "brain:/no/such/pbrain-x", ["cannot be started", "brain:PATH"]),
        ("gomoku", refuses, ["\"ERROR too small\"", "plays this game"]),
        ("gomoku:board=20x20", refuses, ["\"ERROR too small\"", "plays this game"]),
        ("gomoku", leaves, ["no licence", "gomocup"]),
        ("gomoku:opening=swap2", "brain:/no/such/pbrain-x", ["cannot be started", "brain:PATH"]),
        ("gomoku:opening=swap2", no_swap, ["\"UNKNOWN\"", "gomocup-swap2"]),
    ] {
        for (option, other) in [("--first", "--second"), ("--second", "--first")] {
            let said = refused(&[game, option, brain, other, "random", "--games", "2"], 1);
            let place = format!("{option} {brain}: the program");
            for part in [&place, words[0], words[1]] {
                assert!(said.contains(part), "{game}: {part} is not in {said}");
            }
        }
    }
}

/// Whichever game it plays, it has done the same.
#[cfg(unix)]
#[test]
fn a_program_that_quits_is_told_of_alike_in_every_game() {
    let brain = "brain:/bin/sh -c 'n=0; while read a; do case $a in START*) echo OK;; ABOUT*) echo me;; \
                 BEGIN*) echo 7,7;; TURN*) exit 3;; \
                 DONE*) if [ $n = 1 ]; then exit 3; fi; n=1; echo 0,0 1,0 2,0;; esac; done'";
    for game in ["gomoku", "gomoku:opening=swap2"] {
        let players = [game, "--first", brain, "--second", "engine:1", "--begin", "first"];
        let text = printed(&[&players[..], &["--nodes", "100", "--games", "1"]].concat());
        assert!(text.contains("has ended (exit status: 3); its last words: \""), "{text}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_interrupts_a_duel_leaves_no_program_behind() {
    use std::time::{Duration, Instant};
    let numbers = tempfile::NamedTempFile::new().expect("a file");
    let file = numbers.path().display();
    let brain =
        format!("brain:/bin/sh -c 'trap \"\" INT TERM HUP; echo $$ >> {file}; while :; do sleep 600; done'");
    let arguments = ["duel", "gomoku", "--first", &brain, "--second", "random", "--games", "2"];
    let mut duel = Command::new(env!("CARGO_BIN_EXE_piskvorky"));
    let mut duel = duel.args(arguments).spawn().expect("it starts");
    let process = loop {
        let said = std::fs::read_to_string(numbers.path()).expect("the file is there");
        if said.ends_with('\n') {
            break said.trim().to_owned();
        }
        assert!(duel.try_wait().expect("it can be asked").is_none(), "it has ended by itself");
        std::thread::yield_now();
    };
    let kill = Command::new("kill").args(["-INT", &duel.id().to_string()]).status();
    assert!(kill.is_ok_and(|status| status.success()));
    let since = Instant::now();
    assert_eq!(duel.wait().expect("it ends").code(), Some(130));
    while Path::new("/proc").join(&process).join("exe").read_link().is_ok() {
        assert!(since.elapsed() < Duration::from_secs(1), "the brain {process} goes on");
        std::thread::yield_now();
    }
    assert!(since.elapsed() < Duration::from_secs(1), "{:?}", since.elapsed());
}

#[test]
fn what_makes_no_sense_is_refused() {
    let with = |more: &[&'static str]| [&RANDOM[..], &["1"], more].concat();
    for (arguments, code, words) in [
        (with(&["--time", "0s"]), 2, "1s, 300ms"),
        (with(&["--time", "soon"]), 2, "1s, 300ms"),
        (with(&["--time", "2562047788015215h"]), 2, "24 days"),
        (with(&["--time", "1s", "--nodes", "5"]), 2, "--nodes"),
        (with(&["--openings", "/no/such/file"]), 1, "/no/such/file"),
        (vec!["gomoku", "--first", "engine:7", "--second", "random"], 2, "engine:6"),
        (vec!["gomoku", "--first", "brain:", "--second", "random"], 2, "brain:PATH"),
        (vec!["gomoku:board=endless", "--first", "brain:x", "--second", "random"], 2, "gomoku:board=endless"),
        (vec!["tic-tac-toe", "--first", "level:1", "--second", "level-1", "--psq", "x"], 2, "--psq"),
        (
            vec!["gomoku:board=endless", "--first", "random", "--second", "random", "--openings", "x"],
            2,
            "--openings",
        ),
    ] {
        let said = refused(&arguments, code);
        assert!(said.contains(words), "{arguments:?}: {words} is not in {said}");
    }
}

/// Whatever is wrong with a file of openings is said in the same way, with the line.
#[test]
fn openings_that_are_none_are_refused_with_their_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("openings.txt");
    for (game, openings, words) in [
        ("gomoku", "0,0\n9,9\n", "openings.txt:2: mark 1"),
        ("gomoku", "", "openings.txt:1: the file holds no opening"),
        ("gomoku", "\n\n", "openings.txt:3: the file holds no opening"),
        ("gomoku", "# none yet\n", "openings.txt:2: the file holds no opening"),
        // After three marks a side is chosen, and not before.
        (
            "gomoku:opening=swap2",
            "0,0\n# four\n0,0, 1,1, 2,2, 3,3\n",
            "openings.txt:3: an opening of this game has 3",
        ),
    ] {
        std::fs::write(&file, openings).expect("a file");
        let path = file.to_str().expect("a plain name");
        let said = refused(&[game, "--first", "random", "--second", "random", "--openings", path], 1);
        assert!(said.contains(words), "{openings:?}: {said}");
    }
}

/// The balanced openings and another engine, where they are at hand: set
/// `PISKVORKY_BRAIN` to the path of a program whose name begins with `pbrain-`.
#[test]
#[ignore = "needs another engine"]
fn another_engine_plays() {
    let path = std::env::var("PISKVORKY_BRAIN").expect("the path of a brain");
    assert!(Path::new(&path).is_file(), "{path}");
    let brain = format!("brain:{path}");
    let text =
        printed(&["gomoku", "--first", "engine:6", "--second", &brain, "--time", "200ms", "--games", "2"]);
    assert!(!text.contains("game 1:") && !text.contains("game 2:"), "{text}");
}
