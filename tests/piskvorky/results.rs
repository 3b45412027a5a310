//! `piskvorky results`: the games that are kept, listed by the real program.

use crate::starting::folder;
use piskvorky::store::{Export, Filter, Folders, Store};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

/// A folder with the games of the present version of the tables.
fn kept() -> tempfile::TempDir {
    let folder = folder();
    let file = Folders::from(Some(folder.path().to_owned())).database().expect("a folder was named");
    let connection = rusqlite::Connection::open(file).expect("a database");
    connection.execute_batch(include_str!("data/store/v2.sql")).expect("the rows");
    folder
}

fn run(folder: &Path, more: &[&str]) -> Output {
    let folder = folder.to_str().expect("a path in UTF-8");
    let mut command = Command::new(env!("CARGO_BIN_EXE_piskvorky"));
    command.args(["results", "--data", folder]).args(more).output().expect("the program starts")
}

fn printed(folder: &Path, more: &[&str]) -> String {
    let output = run(folder, more);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{more:?}: {said}");
    assert_eq!(said, "", "{more:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn games(folder: &Path, more: &[&str]) -> Vec<Value> {
    let text = printed(folder, &[&["--format", "json"], more].concat());
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn the_list_is_what_the_form_exports() {
    let folder = kept();
    let csv = printed(folder.path(), &["--format", "csv"]);
    let store = Store::open(&Folders::from(Some(folder.path().to_owned())));
    let mut exported = Vec::new();
    let games = store.export_to(&Filter::default(), Export::Csv, &mut exported).expect("memory takes it");
    assert!(games >= 10);
    assert_eq!(csv.as_bytes(), exported);
}

#[test]
fn json_tells_game_options_state_points_and_reason() {
    let folder = kept();
    let games = games(folder.path(), &["--player", "Žofia"]);
    assert!(games.iter().all(|game| game["player"] == "Žofia"), "{games:?}");
    let line = |game: &Value| {
        ["game", "setup", "state", "points", "reason"]
            .map(|name| game[name].as_str().unwrap_or_default().to_owned())
            .join(" | ")
    };
    let told: Vec<String> = games.iter().map(line).collect();
    for expected in [
        "dots-and-boxes | size=2x2,border=drawn | finished | 1-2 | resigned",
        "dots-and-boxes | size=2x2,border=drawn | open | 1-0 | ",
        "tic-tac-toe | begin=noughts | left |  | ",
        "gomoku | board=20x20 | finished |  | ",
    ] {
        assert!(told.iter().any(|line| line == expected), "{expected} is not in {told:#?}");
    }
}

#[test]
fn whoever_is_not_known_is_told_who_is() {
    let folder = kept();
    let output = run(folder.path(), &["--format", "csv", "--player", "Nobody"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("\"Nobody\"") && said.contains("Jana") && said.contains("Žofia"), "{said}");
    assert!(output.stdout.is_empty());
    let output = run(folder.path(), &["--format", "xml"]);
    assert_eq!(output.status.code(), Some(2), "there is no such format");
}

#[test]
fn where_nothing_is_kept_nothing_is_listed_and_nothing_is_made() {
    let folder = folder();
    assert_eq!(games(folder.path(), &[]), [] as [Value; 0]);
    assert_eq!(printed(folder.path(), &["--format", "csv"]).lines().count(), 1);
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn a_database_that_cannot_be_read_is_said() {
    let newer = kept();
    let file = Folders::from(Some(newer.path().to_owned())).database().expect("a folder was named");
    let connection = rusqlite::Connection::open(file).expect("a database");
    connection.execute_batch("PRAGMA user_version = 99").expect("a newer version");
    drop(connection);
    let output = run(newer.path(), &["--format", "csv"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("newer program"), "{said}");
    assert!(String::from_utf8_lossy(&output.stdout).lines().count() > 10, "its games are listed");

    let folder = folder();
    std::fs::write(folder.path().join("piskvorky.sqlite3"), "something else").expect("a file");
    let output = run(folder.path(), &["--format", "csv"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("piskvorky.sqlite3"), "{said}");
}
