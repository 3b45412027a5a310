//! Databases that older and newer programs have written.

use super::*;
use piskvorky::store::Kind;
use rusqlite::Connection;
use std::fs;

/// The newest version of the tables, and a database of every version.
const VERSIONS: [&str; 1] = [include_str!("../data/store/v1.sql")];

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

#[test]
fn there_is_a_database_of_every_version() {
    let folder = folder();
    drop(open(folder.path()));
    assert_eq!(user_version(folder.path()), VERSIONS.len() as u32);
}

#[test]
fn a_database_of_every_older_version_is_brought_up_to_date() {
    let new = folder();
    drop(open(new.path()));
    for n in 1..=VERSIONS.len() {
        let folder = of_version(n);
        let mut store = open(folder.path());
        assert_eq!(counts(&mut store), [1, 0, 1, 2], "version {n}");
        let names: Vec<String> = store.players().into_iter().map(|player| player.name).collect();
        assert_eq!(names, ["Jana", "Žofia"], "version {n}");
        let offered = store.unfinished("Jana");
        assert_eq!(offered.len(), 1, "version {n}");
        let expected = Game {
            opponent: Opponent::Person("Eva".to_owned()),
            own: Side::Second,
            mark: "nought".to_owned(),
            duration: Duration::from_secs(1),
            at: Moment(8000),
            seed: 3,
            ..begun(2)
        };
        assert_eq!(offered[0].game, expected, "version {n}");
        keep(&mut store, &won());
        assert_eq!(counts(&mut store), [2, 0, 1, 2], "version {n}");
        drop(store);
        assert_eq!(user_version(folder.path()), VERSIONS.len() as u32, "version {n}");
        assert_eq!(tables(folder.path()), tables(new.path()), "version {n}");
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
