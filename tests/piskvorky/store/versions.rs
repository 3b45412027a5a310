//! Databases that older and newer programs have written.

use super::process::Helper;
use super::*;
use piskvorky::games::{GAMES, GameSetup};
use piskvorky::store::{Kept, Kind, Order};
use rusqlite::Connection;
use std::fs;

/// A database of every version of the tables, the newest last.
const VERSIONS: [&str; 2] = [include_str!("../data/store/v1.sql"), include_str!("../data/store/v2.sql")];

/// A folder with a database of this version.
fn of_version(n: usize) -> TempDir {
    let folder = folder();
    let connection = Connection::open(database(folder.path())).expect("a database");
    connection.execute_batch(VERSIONS[n - 1]).expect("the rows of an old database");
    folder
}

fn user_version(folder: &Path) -> u32 {
    let connection = Connection::open(database(folder)).expect("a database");
    connection.query_row("PRAGMA user_version", [], |row| row.get(0)).expect("a number")
}

/// Tables with their columns, and indexes.
fn tables(folder: &Path) -> Vec<String> {
    let connection = Connection::open(database(folder)).expect("a database");
    let sql = "SELECT s.type || ' ' || s.name || ' ' || coalesce(group_concat(c.name || ' ' || c.type || ' ' || \
        c.\"notnull\", ', '), '') FROM sqlite_schema AS s LEFT JOIN pragma_table_info(s.name) AS c \
        GROUP BY s.name ORDER BY s.name";
    let mut select = connection.prepare(sql).expect("a statement");
    select.query_map([], |row| row.get(0)).expect("rows").collect::<Result<_, _>>().expect("texts")
}

/// What a row says that no version of the tables says in another way.
const SAME: &str = "SELECT id || '|' || player || '|' || own || '|' || mark || '|' || state || '|' || \
    ifnull(result, '') || '|' || plies || '|' || duration || '|' || at || '|' || seed || '|' || moves \
    FROM games ORDER BY id";

/// The texts of some columns of all games, in order.
fn rows(folder: &Path, sql: &str) -> Vec<String> {
    let connection = Connection::open(database(folder)).expect("a database");
    let mut select = connection.prepare(sql).expect("a statement");
    select.query_map([], |row| row.get(0)).expect("rows").collect::<Result<_, _>>().expect("texts")
}

/// Every game of the store, the oldest first.
fn all(store: &mut Store) -> Vec<Kept> {
    let order = Order { descending: false, ..Order::default() };
    let page = store.list(&Filter::default(), order, 0, u32::MAX);
    page.rows.iter().map(|row| store.game(row.id).expect("it is listed")).collect()
}

#[test]
fn there_is_a_database_of_every_version() {
    let folder = folder();
    drop(open(folder.path()));
    assert_eq!(user_version(folder.path()), VERSIONS.len() as u32);
}

#[test]
fn a_database_of_every_older_version_is_brought_up_to_date_and_no_row_is_lost() {
    let new = folder();
    drop(open(new.path()));
    for n in 1..=VERSIONS.len() {
        let folder = of_version(n);
        let before = rows(folder.path(), SAME);
        let mut store = open(folder.path());
        assert_eq!(all(&mut store).len(), before.len(), "version {n}");
        let mut names: Vec<String> = store.players().into_iter().map(|player| player.name).collect();
        names.sort();
        assert_eq!(names, ["Jana", "Žofia"], "version {n}");
        let [wins, others @ ..] = counts(&mut store);
        keep(&mut store, &Game { game: "new".to_owned(), ..won() });
        let [more, same @ ..] = counts(&mut store);
        assert_eq!((more, same), (wins + 1, others), "version {n}");
        drop(store);
        assert_eq!(user_version(folder.path()), VERSIONS.len() as u32, "version {n}");
        assert_eq!(tables(folder.path()), tables(new.path()), "version {n}");
        assert_eq!(rows(folder.path(), SAME)[..before.len()], before, "version {n}");
    }
}

/// Version 1 called every board and every rule of five in a row a game of its own, had a
/// hyphen before the level of an opponent, and other words for who begins.
#[test]
fn games_of_version_1_are_written_as_they_are_today() {
    let folder = of_version(1);
    let before = rows(folder.path(), "SELECT game || ':' || setup FROM games ORDER BY at, id");
    let opponents = rows(folder.path(), "SELECT opponent FROM games ORDER BY at, id");
    let former = GAMES.iter().flat_map(|game| game.former);
    for former in former.filter(|former| former.setup.is_empty()) {
        assert!(before.contains(&format!("{}:", former.key)), "no game of {}", former.key);
    }
    let mut engines = 0;
    for ((was, opponent), kept) in before.iter().zip(opponents).zip(all(&mut open(folder.path()))) {
        let (key, setup) = was.split_once(':').expect("a colon between them");
        let meant = GameSetup::of_parts(key, setup).unwrap_or_else(|bad| panic!("{was}: {bad}"));
        let options = meant.options();
        let Game { game, setup, variant, ended, points, .. } = &kept.game;
        assert_eq!(
            [game, setup, variant].map(String::as_str),
            [meant.spec().key, &options.to_string(), &options.variant().to_string()],
            "{was}"
        );
        assert_eq!((ended, points), (&None, &None), "{was}: version 1 did not say so");
        match &kept.game.opponent {
            Opponent::Computer(key) => {
                let bot = meant.spec().bot(&opponent).unwrap_or_else(|| panic!("{opponent} in {was}"));
                assert_eq!(*key, bot.key(), "{was}");
                engines += usize::from(key.starts_with("engine:"));
            }
            Opponent::Program(name) => assert_eq!(format!("program:{name}"), opponent, "{was}"),
            Opponent::Person(name) => assert_eq!(format!("@{name}"), opponent, "{was}"),
        }
    }
    assert!(engines >= 3, "only {engines} games against the engine");
}

#[test]
fn what_went_on_in_version_1_still_goes_on() {
    let folder = of_version(1);
    let mut store = open(folder.path());
    let mut offered = |player| {
        let unfinished = store.unfinished(player);
        let line = |kept: Kept| format!("{}:{}", kept.game.game, kept.game.variant);
        unfinished.into_iter().map(line).collect::<Vec<_>>()
    };
    let jana = ["gomoku:", "gomoku:board=20x20", "wild:", "gomoku:board=19x19,opening=swap2"];
    assert_eq!(offered("Jana"), [&jana[..], &["gomoku:board=endless", "tic-tac-toe:"]].concat());
    let zofia = ["tic-tac-toe:", "gomoku:", "gomoku:board=19x19,rule=exact"];
    assert_eq!(offered("Žofia"), [&zofia[..], &["gomoku:board=endless,rule=exact"]].concat());
}

/// What can be read of a damaged file is copied as it is there, and so has to be brought
/// up to date on its way.
#[test]
fn what_is_rescued_from_an_older_version_is_as_new_as_the_rest() {
    let folder = of_version(1);
    let brought_up = {
        let sound = of_version(1);
        all(&mut open(sound.path()))
    };
    let bytes = fs::read(database(folder.path())).expect("the file");
    fs::write(database(folder.path()), &bytes[..bytes.len() - 1]).expect("a shorter file");
    let (mut store, notices) = open_with_notices(folder.path());
    assert_eq!(notices.iter().map(|n| &n.kind).collect::<Vec<_>>(), [&Kind::Damaged], "{notices:?}");
    let rescued = all(&mut store);
    assert_eq!(notices[0].rescued, rescued.len() as u64);
    assert!(rescued.len() >= 30, "{} games", rescued.len());
    for kept in &rescued {
        assert!(brought_up.contains(kept), "{kept:?}");
    }
    drop(store);
    assert_eq!(user_version(folder.path()), VERSIONS.len() as u32);
}

#[test]
fn of_many_processes_that_meet_an_older_version_one_brings_it_up_to_date() {
    for round in 0..5 {
        let folder = of_version(1);
        let path = folder.path().to_str().expect("a path in UTF-8");
        let before = rows(folder.path(), SAME);
        let players = ["A", "B", "C", "D", "E", "F"];
        let helpers = players.map(|player| Helper::start(&["open", path, player]));
        let ends = helpers.map(Helper::end);
        assert!(ends.iter().all(|(said, well)| *well && said.is_empty()), "round {round}: {ends:?}");
        assert_eq!(user_version(folder.path()), VERSIONS.len() as u32, "round {round}");
        let after = rows(folder.path(), SAME);
        assert_eq!(after[..before.len()], before, "round {round}");
        assert_eq!(after.len(), before.len() + players.len(), "round {round}");
    }
}

/// What a newer program might do: other columns, a version of its own.
const NEWER: &str = "ALTER TABLE games ADD COLUMN rating INTEGER; CREATE TABLE ratings (x INTEGER) STRICT;
    CREATE TRIGGER strict BEFORE INSERT ON games WHEN NEW.rating IS NULL
        BEGIN SELECT RAISE(ABORT, 'no rating'); END;
    PRAGMA user_version = 99;";

#[test]
fn a_newer_database_is_read_and_never_written() {
    let folder = folder();
    let id = keep(&mut open(folder.path()), &won());
    let newer = Connection::open(database(folder.path())).expect("a database");
    newer.execute_batch(NEWER).expect("newer tables");
    newer.close().expect("nothing is open");
    let bytes = fs::read(database(folder.path())).expect("the file");

    let (mut store, notices) = open_with_notices(folder.path());
    assert_eq!(notices.len(), 1, "{notices:?}");
    assert_eq!((&notices[0].kind, &notices[0].aside), (&Kind::Newer(99), &None));
    assert!(notices[0].to_string().contains("newer program"), "{}", notices[0]);
    assert!(!store.is_saving());
    assert_eq!(store.game(id).map(|kept| kept.game), Some(won()), "the old games are shown");
    keep(&mut store, &lost());
    assert_eq!(counts(&mut store), [1, 0, 1, 0], "the game goes on");
    store.remove_player("Jana");
    assert_eq!(store.take_notices(), []);
    drop(store);
    assert_eq!(fs::read(database(folder.path())).ok(), Some(bytes), "not a byte is changed");
}

/// The newer program is running, or has crashed: its version stands in the log.
#[test]
fn a_newer_database_is_recognised_by_its_log() {
    let folder = folder();
    keep(&mut open(folder.path()), &won());
    let newer = Connection::open(database(folder.path())).expect("a database");
    newer.execute_batch(NEWER).expect("newer tables");
    let bytes = fs::read(database(folder.path())).expect("the file");

    let (mut store, notices) = open_with_notices(folder.path());
    assert_eq!(notices.iter().map(|n| &n.kind).collect::<Vec<_>>(), [&Kind::Newer(99)], "{notices:?}");
    assert!(!store.is_saving());
    assert_eq!(counts(&mut store), [1, 0, 0, 0]);
    drop(store);
    assert_eq!(fs::read(database(folder.path())).ok(), Some(bytes), "not a byte is changed");
    let rows = newer
        .query_row("SELECT count(*), count(rating) FROM games", [], |row| Ok((row.get(0)?, row.get(1)?)));
    assert_eq!(rows, Ok((1, 0)), "the newer program goes on");
}
