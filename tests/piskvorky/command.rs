//! The command line, tried on the real program.

use serde_json::Value;
use std::io::Read;
use std::process::{Command, Output, Stdio};

mod options;

fn piskvorky(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_piskvorky"));
    command.args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    piskvorky(arguments).output().expect("the program starts")
}

/// What a command prints when all goes well.
fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {said}");
    assert_eq!(said, "", "{arguments:?} has nothing to complain of, and draws no bar into a pipe");
    String::from_utf8(output.stdout).expect("text")
}

/// What a command says when it is called wrongly.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{arguments:?}");
    said
}

const DUEL: [&str; 10] =
    ["duel", "tic-tac-toe", "--first", "level-2", "--second", "weights", "--games", "100", "--seed", "1"];

fn duel(more: &[&str]) -> Value {
    let arguments = [&DUEL[..], &["--format", "json"], more].concat();
    serde_json::from_str(&printed(&arguments)).expect("one JSON object")
}

fn number(object: &Value, name: &str) -> u64 {
    object[name].as_u64().unwrap_or_else(|| panic!("no {name} in {object}"))
}

/// What a duel tells apart from time and memory, which are never the same.
fn timeless(mut told: Value) -> Value {
    for player in ["first_used", "second_used"] {
        for name in ["mean_ms", "slowest_ms", "memory"] {
            let used = told[player][name].take().as_f64();
            // Elsewhere nobody can tell.
            let known = name != "memory" || cfg!(target_os = "linux");
            assert!(used > Some(0.0) || !known && used == Some(0.0), "{player}: {name} is {used:?}");
        }
    }
    told
}

#[test]
fn a_duel_counts_wins_draws_and_losses() {
    let text = printed(&DUEL);
    let object = duel(&[]);
    let counts = ["first_wins", "draws", "second_wins"].map(|name| number(&object, name));
    assert_eq!(counts.iter().sum::<u64>(), 100);
    assert_eq!((number(&object, "games"), number(&object, "seed")), (100, 1));
    let lines = ["wins", "draws", "losses"].into_iter().zip(counts);
    for (name, count) in lines {
        let line = text.lines().find(|line| line.starts_with(name)).expect("a line for each");
        assert_eq!(line.split_whitespace().nth(1), Some(count.to_string().as_str()), "{line}");
    }
}

#[test]
fn the_same_seed_gives_the_same_duel_and_without_one_it_is_named() {
    assert_eq!(timeless(duel(&[])), timeless(duel(&[])));
    let arguments = ["duel", "tic-tac-toe", "--first", "level-1", "--second", "level-1", "--format", "json"];
    let once: Value = serde_json::from_str(&printed(&arguments)).expect("one JSON object");
    let seed = number(&once, "seed").to_string();
    let again = printed(&[&arguments[..], &["--seed", &seed]].concat());
    let again = serde_json::from_str::<Value>(&again).expect("one JSON object");
    assert_eq!(timeless(again), timeless(once));
}

/// „First free“ against itself wins whenever it begins.
#[test]
fn the_sides_begin_in_turn_unless_one_is_named() {
    let wins = |begin: &[&str]| {
        let names =
            ["duel", "tic-tac-toe", "--first", "first-free", "--second", "first-free", "--games", "7"];
        let object: Value =
            serde_json::from_str(&printed(&[&names[..], &["--format", "json"], begin].concat()))
                .expect("one JSON object");
        [number(&object, "first_wins"), number(&object, "second_wins")]
    };
    assert_eq!(wins(&[]), [4, 3], "the first begins game 1");
    assert_eq!(wins(&["--begin", "turns"]), [4, 3]);
    assert_eq!(wins(&["--begin", "first"]), [7, 0]);
    assert_eq!(wins(&["--begin", "second"]), [0, 7]);
}

#[test]
fn a_table_holds_the_duels_of_all_pairs() {
    let table = printed(&["table", "tic-tac-toe", "--games", "100", "--seed", "1"]);
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| line.starts_with("| **"))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 6, "{table}");
    let object = duel(&[]);
    let [wins, draws, losses] = ["first_wins", "draws", "second_wins"].map(|name| number(&object, name));
    assert_eq!(rows[1][1], "**level-2**");
    assert_eq!(rows[1][5], format!("{wins} – {draws} – {losses}"), "against the weights\n{table}");
    assert!(table.contains("`piskvorky table tic-tac-toe --games 100 --seed 1`"), "{table}");
}

#[test]
fn perft_counts_the_whole_tree() {
    let text = printed(&["perft", "tic-tac-toe", "9"]);
    let numbers: Vec<&str> = text.lines().filter_map(|line| line.split_whitespace().nth(1)).skip(1).collect();
    let counts = ["1", "9", "72", "504", "3024", "15120", "54720", "148176", "200448", "127872", "549946"];
    assert_eq!(numbers, counts, "{text}");
}

#[test]
fn a_brain_has_as_many_threads_as_its_engine_can_use() {
    for threads in ["0", "100000"] {
        assert!(refused(&["brain", "--threads", threads]).contains("from 1 to"), "{threads}");
    }
}

#[test]
fn a_picture_goes_to_the_output_or_into_a_file() {
    let svg = printed(&["picture", "tic-tac-toe", "b2 a1 c3"]);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert_eq!(svg.matches(r#"class="first""#).count(), 4, "two crosses of two strokes");
    assert_eq!(svg.matches(r#"class="second""#).count(), 1);
    let file = std::env::temp_dir().join(format!("piskvorky-{}.svg", std::process::id()));
    let path = file.to_str().expect("a plain path");
    assert_eq!(printed(&["picture", "tic-tac-toe", "b2 a1 c3", "-o", path]), "");
    let written = std::fs::read_to_string(&file).expect("it was written");
    std::fs::remove_file(&file).expect("it can be removed");
    assert_eq!(written, svg);
    assert_eq!(
        printed(&["picture", "tic-tac-toe"]).matches(r#"class="second""#).count(),
        0,
        "the empty field"
    );
}

#[test]
fn every_picture_is_large_enough_to_be_seen_and_has_whole_sides() {
    for game in piskvorky::games::GAMES {
        let svg = printed(&["picture", game.key]);
        let head = svg.lines().next().expect("a line");
        let side = |name: &str| -> u32 {
            let value = head.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
            value.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{}: {head}", game.key))
        };
        let (width, height) = (side("width"), side("height"));
        assert!((300..=2000).contains(&width) && (300..=2000).contains(&height), "{}: {head}", game.key);
    }
}

#[test]
fn a_picture_that_cannot_be_written_is_a_failure_that_names_the_file() {
    let output = run(&["picture", "tic-tac-toe", "b2", "-o", "/no/such/folder/file.svg"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("/no/such/folder/file.svg"), "{said}");
}

#[test]
fn unknown_names_are_refused_with_a_list_of_the_right_ones() {
    let bots = ["level-1", "level-2", "level-3", "weights", "phases", "first-free"];
    let cases: [(&[&str], &[&str]); 7] = [
        (&["perft", "chess", "3"], &["chess", "tic-tac-toe"]),
        (&["picture", "", "b2"], &["tic-tac-toe"]),
        (&["table", "Tic-Tac-Toe"], &["Tic-Tac-Toe", "tic-tac-toe"]),
        (&["duel", "go", "--first", "level-1", "--second", "level-1"], &["go", "tic-tac-toe"]),
        (&["duel", "tic-tac-toe", "--first", "level-9", "--second", "level-1"], &bots),
        (&["duel", "tic-tac-toe", "--first", "level-1", "--second", "žiadny"], &bots),
        (&["dual"], &["dual", "duel"]),
    ];
    for (arguments, names) in cases {
        let said = refused(arguments);
        for name in names {
            assert!(said.contains(name), "{arguments:?}: {name} is not in {said:?}");
        }
    }
}

#[test]
fn a_wrong_move_is_refused_with_a_list_of_the_right_ones() {
    let said = refused(&["picture", "tic-tac-toe", "b2 a1 b2"]);
    assert!(said.contains("move 3") && said.contains("a3, b3, c3, a2, c2, b1, c1"), "{said}");
    let said = refused(&["picture", "tic-tac-toe", "a1 a2 b1 b2 c1 c2"]);
    assert!(said.contains("move 6") && said.contains("end of the game"), "{said}");
}

/// Hundreds of moves say less than what one looks like.
#[test]
fn where_there_are_many_moves_it_is_said_what_one_looks_like() {
    for (game, moves, parts) in [
        (
            "gomoku",
            "h8 zz",
            ["move 2, \"zz\", cannot be made: a move is ", "a letter a–o and a number 1–15, such as "],
        ),
        ("gomoku", "h8 h8", ["the cell is taken", "a letter a–o and a number 1–15"]),
        ("gomoku", "p3", ["off the board", "a letter a–o and a number 1–15, such as h8"]),
        ("gomoku", "a16", ["off the board", "a number 1–15"]),
        ("gomoku", "H8", ["cannot be made: a move is ", "a letter a–o"]),
        ("gomoku", "h08", ["cannot be made: a move is ", "a letter a–o"]),
        ("gomoku:board=20x20", "h8 aa1", ["off the board", "a letter a–t and a number 1–20"]),
        (
            "gomoku:board=19x19,opening=swap2",
            "a1 a1",
            ["the cell is taken", "a letter a–s and a number 1–19"],
        ),
        ("gomoku:board=5x7", "h8", ["off the board", "a letter a–e and a number 1–7, such as "]),
        ("gomoku:board=40x40", "an40 ao1", ["off the board", "letters a–an and a number 1–40"]),
        ("gomoku:board=endless", "0:0 0:0", ["the cell is taken", "a number from -"]),
        ("gomoku:board=endless", "0:0 900:1", ["off the board", "the sign : and a number from -"]),
    ] {
        let said = refused(&["picture", game, moves]);
        assert!(parts.iter().all(|part| said.contains(part)), "{game} {moves}: {said}");
        assert!(said.len() < 200, "{game} {moves}: {said}");
    }
}

#[test]
fn a_wrong_move_of_a_record_is_told_of_in_the_same_way() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    for (text, part) in [
        (
            "[Game \"gomoku\"] 1. h8 2. h8 *",
            "the cell is taken; a move is a letter a–o and a number 1–15, such as ",
        ),
        ("[Game \"five-15\"] 1. h8 2. p8 *", "off the board"),
        ("[Game \"tic-tac-toe\"] 1. b2 2. b2 *", "choose one of: a3, b3"),
    ] {
        std::fs::write(file.path(), text).expect("it is written");
        let output = run(&["record", "check", file.path().to_str().expect("a plain path")]);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(1) && said.contains(part), "{text}: {said}");
    }
}

#[test]
fn numbers_without_sense_are_refused() {
    let games = |n| ["duel", "tic-tac-toe", "--first", "level-1", "--second", "level-1", "--games", n];
    for n in ["0", "-1", "1.5", "many", "99999999999999999999", "1000000001"] {
        assert!(refused(&games(n)).contains("--games"), "{n}");
    }
    refused(&["perft", "tic-tac-toe", "-1"]);
    refused(&["perft", "tic-tac-toe", "100000"]);
    refused(&["--delay", "-1"]);
    refused(&["--seed", "x"]);
}

#[test]
fn a_name_that_cannot_be_shown_is_refused() {
    let long = "ď".repeat(33);
    for (name, why) in [("  ", "nothing in it"), (long.as_str(), "33 characters")] {
        let said = refused(&["--player", name]);
        assert!(said.contains("--player") && said.contains(why), "{said}");
    }
}

#[test]
fn it_says_its_name_version_and_how_it_is_used() {
    assert_eq!(printed(&["--version"]), format!("piskvorky {}\n", env!("CARGO_PKG_VERSION")));
    let help = printed(&["--help"]);
    for word in ["duel", "table", "perft", "games", "picture", "--player", "--seed", "--delay"] {
        assert!(help.contains(word), "{word} is not in\n{help}");
    }
}

#[test]
fn a_reader_who_goes_away_is_no_failure() {
    let mut child = piskvorky(&["picture", "tic-tac-toe", "b2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().expect("it is piped").read_to_string(&mut said).expect("text");
    let status = child.wait().expect("it ends");
    assert_eq!((status.code(), said.as_str()), (Some(0), ""));
}

#[cfg(not(feature = "ui"))]
#[test]
fn a_build_without_windows_says_so() {
    let output = run(&["--player", "Jana"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("without them") && said.contains("--help"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_start_without_a_screen_changes_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let started = Command::new(env!("CARGO_BIN_EXE_piskvorky"))
        .env_remove("DISPLAY")
        .args(["--player", "Jana", "--data"])
        .arg(&data)
        .output()
        .expect("the program starts");
    assert_eq!(started.status.code(), Some(1));
    assert!(!data.exists(), "it has written something");
}

#[test]
fn one_game_is_one_game() {
    for (games, counted) in [("1", ": 1 game, seed 1"), ("2", ": 2 games, seed 1")] {
        let one =
            ["duel", "tic-tac-toe", "--first", "level-1", "--second", "level-1", "--seed", "1", "--games"];
        let said = printed(&[&one[..], &[games]].concat());
        assert!(said.contains(counted), "{said}");
    }
}
