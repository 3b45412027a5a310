//! What older versions of the program called games, starts and opponents: whoever has it in
//! a record, in the store or in a script is still understood.

use crate::at_table::{played, table};
use crate::driver::AppDriver;
use crate::setups::setup;
use crate::starting::{folder, start};
use piskvorky::app::view::{FormId, Id, Kind};
use piskvorky::games::{GAMES, GameSetup, gomoku, tic_tac_toe};
use piskvorky::record::{Record, tag};
use piskvorky::rules::{Rules, Side};
use piskvorky::store::{self, Folders, Moment, Opponent, Store};
use std::collections::HashSet;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The key and the start as records had them, and what that is called today.
const FORMER: [(&str, &str, &str); 16] = [
    ("five", "", "gomoku:board=endless"),
    ("five-exact", "", "gomoku:board=endless,rule=exact"),
    ("five-15", "", "gomoku"),
    ("five-15-exact", "", "gomoku:rule=exact"),
    ("five-15-swap2", "", "gomoku:opening=swap2"),
    ("five-15-exact-swap2", "", "gomoku:rule=exact,opening=swap2"),
    ("five-19", "", "gomoku:board=19x19"),
    ("five-19-exact", "", "gomoku:board=19x19,rule=exact"),
    ("five-19-swap2", "", "gomoku:board=19x19,opening=swap2"),
    ("five-19-exact-swap2", "", "gomoku:board=19x19,rule=exact,opening=swap2"),
    ("five-20", "", "gomoku:board=20x20"),
    ("five-20-exact", "", "gomoku:board=20x20,rule=exact"),
    ("five-20-swap2", "", "gomoku:board=20x20,opening=swap2"),
    ("five-20-exact-swap2", "", "gomoku:board=20x20,rule=exact,opening=swap2"),
    ("tic-tac-toe", "crosses begin", "tic-tac-toe"),
    ("tic-tac-toe", "noughts begin", "tic-tac-toe:begin=noughts"),
];

fn parts(key: &str, options: &str) -> GameSetup {
    GameSetup::of_parts(key, options).unwrap_or_else(|bad| panic!("{key}, {options:?}: {bad}"))
}

#[test]
fn every_former_name_leads_to_its_options() {
    for (key, start, today) in FORMER {
        let found = parts(key, start);
        assert_eq!(found.to_string(), today, "{key}, {start:?}");
        assert_eq!(found, setup(today), "{key}, {start:?}");
    }
    let known = GAMES.iter().flat_map(|game| game.former);
    let listed: HashSet<(&str, &str)> = FORMER.iter().map(|&(key, start, _)| (key, start)).collect();
    let ours = |key: &str| key.starts_with("five") || key == "tic-tac-toe";
    assert_eq!(
        known.filter(|name| ours(name.key)).map(|name| (name.key, name.setup)).collect::<HashSet<_>>(),
        listed
    );
}

/// A name means one thing, and what is called so today goes before what was.
#[test]
fn no_former_name_is_ambiguous() {
    let mut names = HashSet::new();
    for game in GAMES {
        for name in game.former {
            assert!(names.insert((name.key, name.setup)), "{name:?} means two games");
            let taken = GAMES.iter().any(|other| other.key == name.key);
            assert!(!taken || !name.setup.is_empty(), "{name:?} is a game of today");
            assert_eq!(parts(name.key, name.setup).spec().key, game.key, "{name:?}");
        }
    }
}

#[test]
fn options_may_follow_a_former_name() {
    for (name, today) in [
        ("five-15:opening=swap2", "gomoku:opening=swap2"),
        ("five-19-exact:opening=swap2", "gomoku:board=19x19,rule=exact,opening=swap2"),
        ("five:", "gomoku:board=endless"),
    ] {
        assert_eq!(setup(name).to_string(), today, "{name}");
    }
    for (name, said) in [
        ("five-19:board=15x15", "gomoku: the option 'board' is given twice"),
        ("five-19:size=3", "gomoku: there is no option 'size'; choose one of: board, rule, opening"),
        ("five:opening=swap2", "gomoku: swap2 is played on a board with edges"),
        ("five-21", "there is no game 'five-21'"),
    ] {
        let error = GameSetup::parse(name).expect_err(name).to_string();
        assert!(error.starts_with(said), "{name}: {error}");
    }
}

/// Whatever was in a record of an older version is played as then, and written as today.
#[test]
fn a_record_with_former_names_is_read_played_and_written_anew() {
    for (key, start, today) in FORMER {
        let named = if start.is_empty() { String::new() } else { format!("[Setup \"{start}\"]\n") };
        let names: Vec<String> = {
            let mut position = setup(today).start();
            let mut names = Vec::new();
            for _ in 0..5 {
                let m = position.legal()[0];
                names.push(position.notation(m));
                position.play(m);
            }
            names
        };
        let moves = names.join(" ");
        let text = format!("[Game \"{key}\"]\n[Version \"1\"]\n{named}[Result \"*\"]\n\n{moves} *\n");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let game = record.replay().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(game.setup().to_string(), today, "{text}");
        let anew = Record::of(&game);
        let (game_today, options) = today.split_once(':').unwrap_or((today, ""));
        assert_eq!(anew.tag(tag::GAME), Some(game_today), "{anew}");
        assert_eq!(anew.tag(tag::VERSION), Some("2"), "{anew}");
        assert_eq!(anew.tag(tag::SETUP).unwrap_or_default(), options, "{anew}");
        let again = Record::parse(anew.to_string()).expect("it was written").replay().expect("it was played");
        assert_eq!((again.setup(), again.moves()), (game.setup(), game.moves()), "{anew}");
    }
}

/// What is wrong with a start is said where it stands, whatever the game is called.
#[test]
fn a_start_that_a_former_game_does_not_have_is_found() {
    let error =
        Record::parse("[Game \"five-15\"]\n[Setup \"noughts begin\"] *").and_then(|record| record.replay());
    let said = error.expect_err("crosses always begin").to_string();
    assert!(said.starts_with("line 2, column 1: gomoku does not start with ‘noughts begin’: "), "{said}");
}

#[test]
fn levels_are_read_with_a_hyphen_too() {
    let bot = |name: &str| gomoku::GAME.bot(name).map(|bot| bot.key());
    for level in 1..=6 {
        let today = format!("engine:{level}");
        assert_eq!(bot(&format!("engine-{level}")).as_ref(), Some(&today));
        assert_eq!(bot(&today), Some(today));
    }
    assert_eq!(bot("engine").as_deref(), Some("engine:6"), "the best");
    let wrong =
        ["engine-0", "engine-7", "engine:0", "engine:7", "engine:", "engine:+3", "engine:03", "engine:300"];
    for name in wrong.into_iter().chain(["random:1", "random-1", "engine-3-1", "engine:3:1", "", ":", "3"]) {
        assert_eq!(bot(name), None, "{name}");
    }
    // Names that end with a number are no levels.
    assert_eq!(tic_tac_toe::GAME.bot("level-3").map(|bot| bot.key()).as_deref(), Some("level-3"));
    assert_eq!(tic_tac_toe::GAME.bot("level:3"), None);
}

/// What a command prints.
fn printed(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_piskvorky")).args(arguments).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_command_line_understands_former_names() {
    for (former, today) in
        [("five-19", "gomoku:board=19x19"), ("five-exact", "gomoku:board=endless,rule=exact")]
    {
        assert_eq!(printed(&["perft", former, "1"]), printed(&["perft", today, "1"]));
        assert_eq!(printed(&["picture", former]), printed(&["picture", today]));
    }
    let duel = |game, level: &str| {
        let more = ["--nodes", "100", "--seed", "1", "--games", "2"];
        let text = printed(&[&["duel", game, "--first", level, "--second", level][..], &more].concat());
        let counted = |line: &&str| ["wins", "draws", "losses"].iter().any(|name| line.starts_with(name));
        text.lines().filter(counted).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(duel("five-15-exact", "engine-2"), duel("gomoku:rule=exact", "engine:2"));
    assert_eq!(duel("gomoku", "engine").len(), 3);
    assert_eq!(duel("tic-tac-toe", "level:1"), duel("tic-tac-toe", "level-1"), "a colon does for a hyphen");
}

/// A game as an older version kept it.
fn keep(folder: &Path, game: &str, setup: &str, opponent: &str, moves: &[&str]) {
    let mut store = Store::open(&Folders::from(Some(folder.to_owned())));
    let kept = store.save(
        None,
        &store::Game {
            player: "Jana".to_owned(),
            game: game.to_owned(),
            setup: setup.to_owned(),
            opponent: Opponent::Computer(opponent.to_owned()),
            own: Side::First,
            mark: String::new(),
            outcome: None,
            ended: None,
            points: None,
            variant: String::new(),
            moves: moves.iter().map(|&m| m.to_owned()).collect(),
            duration: Duration::from_secs(9),
            at: Moment(1_700_000_000_000),
            seed: 1,
        },
    );
    assert!(kept.is_some(), "it was not kept");
}

/// What the combo box of the second side shows.
fn opponent(sitting: &AppDriver) -> String {
    match &table(sitting).control(Id::Side(1)).expect("it is there").kind {
        Kind::Choice { items, chosen } => items[chosen.expect("somebody plays")].clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_kept_by_an_older_version_goes_on() {
    let folder = folder();
    keep(folder.path(), "five-19-exact-swap2", "", "engine-3", &["k10", "a1", "k11", "X"]);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    let asked = sitting.message().expect("it is offered");
    assert!(asked.contains("Piškvorky 19 × 19, presne 5, swap2"), "{asked}");
    assert!(asked.contains("3. úroveň: hráč"), "{asked}");
    sitting.press(Id::Ok);
    assert_eq!(sitting.top().id, FormId::Table);
    assert_eq!(table(&sitting).title, "Piškvorky 19 × 19, presne 5, swap2");
    assert!(played(&sitting).ends_with(&["X".to_owned()]), "{:?}", played(&sitting));
    assert_eq!(opponent(&sitting), "3. úroveň: hráč");
}
