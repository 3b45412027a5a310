//! Games with options on the command line: how they are listed, said and refused.

use super::{printed, refused};
use serde_json::{Value, json};

#[test]
fn perft_takes_the_options_of_a_game() {
    let counts = |game: &str| -> Vec<String> {
        let text = printed(&["perft", game, "2"]);
        let numbers = text.lines().filter_map(|line| line.split_whitespace().nth(1)).skip(1);
        numbers.map(str::to_owned).collect()
    };
    assert_eq!(counts("gomoku:board=7x9"), ["1", "63", "3906", "3970"]);
    assert_eq!(counts("gomoku:rule=exact,board=7x9"), counts("gomoku:board=7x9"), "in any order");
    assert_eq!(counts("gomoku:board=15x15,rule=free"), counts("gomoku"), "the usual ones may be said");
    assert_eq!(counts("gomoku:"), counts("gomoku"));
}

#[test]
fn games_are_listed_with_their_options_and_opponents() {
    let listed = printed(&["games"]);
    for line in [
        "tic-tac-toe:begin=crosses|noughts,misere=no|yes: level-1, level-2, level-3, weights, phases, first-free, random, careful, perfect",
        "gomoku:board=15x15|19x19|20x20|endless|5x5-40x40,rule=free|exact,opening=none|swap2: random, neighbour, attacks, engine:1-6",
        "wild:misere=no|yes: random, careful, perfect",
    ] {
        assert!(listed.lines().any(|other| other == line), "{line:?} is not in\n{listed}");
    }
    assert_eq!(listed.lines().count(), piskvorky::games::GAMES.len(), "{listed}");
}

#[test]
fn scripts_are_told_of_every_game_and_what_may_be_chosen() {
    let games: Value = serde_json::from_str(&printed(&["games", "--format", "json"])).expect("one array");
    let games = games.as_array().expect("an array");
    assert_eq!(games.len(), piskvorky::games::GAMES.len());
    let game = games.iter().find(|game| game["key"] == "gomoku").expect("it is there");
    let values = json!(["15x15", "19x19", "20x20", "endless"]);
    let board = json!({ "key": "board", "values": values, "range": ["5x5", "40x40"], "default": "15x15" });
    assert_eq!(game["options"][0], board);
    assert_eq!(game["opponents"][3], json!({ "key": "engine", "levels": 6 }));
    assert_eq!((&game["formats"], &game["scored"]), (&json!(["psq", "sgf", "lib", "rec"]), &json!(false)));
}

/// It is said what would be right, and the program ends as after any wrong argument.
#[test]
fn options_that_a_game_does_not_have_are_refused() {
    for (game, said) in [
        (
            "gomoku:board=4x4",
            "gomoku: '4x4' is no value of board; write board=15x15|19x19|20x20|endless|5x5-40x40",
        ),
        ("gomoku:board=0x99", "'0x99' is no value of board"),
        ("gomoku:board=5x41", "'5x41' is no value of board"),
        ("gomoku:board=15", "'15' is no value of board"),
        ("gomoku:rule=renju", "gomoku: 'renju' is no value of rule; write rule=free|exact"),
        ("gomoku:size=0x99", "gomoku: there is no option 'size'; choose one of: board, rule, opening"),
        ("gomoku:swap2", "gomoku: 'swap2' is no option; write key=value"),
        ("gomoku:rule=exact,rule=free", "gomoku: the option 'rule' is given twice"),
        (
            "gomoku:board=endless,opening=swap2",
            "gomoku: swap2 is played on a board with edges: leave out board=endless or opening=swap2",
        ),
        ("gomoku:board=9x8,opening=swap2", "gomoku: swap2 needs a board of 9x9 or larger"),
        ("cube:size=3x3", "cube: there is no option 'size'; the game has none"),
        ("gomoko:board=15x15", "gomoku"),
    ] {
        let calls: [&[&str]; 4] = [
            &["perft", game, "1"],
            &["picture", game],
            &["table", game],
            &["duel", game, "--first", "random", "--second", "random"],
        ];
        for arguments in calls {
            let error = refused(arguments);
            assert!(error.contains(said), "{arguments:?}: {said:?} is not in {error:?}");
        }
    }
}
