//! What the version before this one kept: every game is listed by its name, can be looked
//! at, and goes on where it had not ended.

use crate::at_table::moves;
use crate::driver::AppDriver;
use crate::starting::{folder, start};
use piskvorky::app::Msg;
use piskvorky::app::keys::Key;
use piskvorky::app::view::{FormId, Id, Kind, List, Size};
use piskvorky::store::{Ending, Filter, Folders, Order, Row, Store};
use std::collections::BTreeSet;
use std::path::Path;
use tempfile::TempDir;

/// A folder with what version 1 of the tables kept, and with the program that played.
fn kept() -> TempDir {
    let folder = folder();
    let file = Folders::from(Some(folder.path().to_owned())).database().expect("a folder was named");
    let connection = rusqlite::Connection::open(file).expect("a database");
    connection.execute_batch(include_str!("data/store/v1.sql")).expect("the rows of an old database");
    let robo = "[[programs]]\nname = \"Robo\"\npath = \"/bin/sh\"\n";
    std::fs::write(folder.path().join("settings.toml"), robo).expect("settings");
    folder
}

/// This player has opened the results, and goes on with nothing yet.
fn at_the_results(folder: &Path, player: &str) -> AppDriver {
    let mut sitting = start(folder, Some(player), None);
    assert!(sitting.message().is_some(), "{player} has a game to go on with");
    sitting.send(Msg::Close(FormId::Message));
    sitting.press(Id::Results);
    sitting
}

fn list(sitting: &AppDriver) -> List {
    match sitting.top().control(Id::List).map(|control| control.kind.clone()) {
        Some(Kind::List(list)) => list,
        other => panic!("{other:?}"),
    }
}

/// The games of a player as the store lists them: the newest first.
fn rows(folder: &Path, player: &str) -> Vec<Row> {
    let mut store = Store::open(&Folders::from(Some(folder.to_owned())));
    let filter = Filter { player: Some(player.to_owned()), ..Filter::default() };
    store.list(&filter, Order::default(), 0, 1000).rows
}

/// The line of the results that shows a game, which is looked at from then on.
fn look_at(sitting: &mut AppDriver, line: usize) -> Vec<String> {
    sitting.send(Msg::Scroll(FormId::Results, Id::List, line));
    let shown = list(sitting).rows[0].clone();
    sitting.send(Msg::Open(FormId::Results, Id::List, line));
    assert_eq!(sitting.top().id, FormId::Replay, "{shown:?}: {:?}", sitting.message());
    shown
}

#[test]
fn every_game_is_listed_by_its_name_and_can_be_looked_at() {
    let mut names = BTreeSet::new();
    for player in ["Jana", "Žofia"] {
        let folder = kept();
        let rows = rows(folder.path(), player);
        let mut sitting = at_the_results(folder.path(), player);
        assert_eq!(list(&sitting).total, rows.len(), "{player}");
        for (line, row) in rows.iter().enumerate() {
            let shown = look_at(&mut sitting, line);
            let [game, opponent] = [&shown[2], &shown[3]];
            assert!(!game.contains("gomoku") && !game.contains("five"), "{shown:?} for {row:?}");
            assert!(!opponent.contains("engine"), "{shown:?} for {row:?}");
            let title = sitting.top().control(Id::Show(0)).expect("a title").name.clone();
            assert!(title.contains(game.as_str()), "{title} for {shown:?}");
            let first = list(&sitting).rows[0].clone();
            assert!(!first[1].is_empty(), "{first:?} for {row:?}");
            names.insert(game.clone());
            sitting.plain_key(Key::Escape);
        }
    }
    assert_eq!(names.len(), 16, "the fourteen games of five in a row, and two others: {names:#?}");
}

#[test]
fn every_game_that_had_not_ended_goes_on() {
    let mut taken_up = 0;
    for player in ["Jana", "Žofia"] {
        let unfinished = |row: &Row| row.ending.is_none();
        let count = rows(kept().path(), player).len();
        for line in 0..count {
            let folder = kept();
            let row = rows(folder.path(), player)[line].clone();
            if !unfinished(&row) {
                continue;
            }
            let mut sitting = at_the_results(folder.path(), player);
            look_at(&mut sitting, line);
            sitting.press(Id::Continue);
            let plies = match sitting.top().id {
                FormId::Field => sitting.drawn().chars().filter(|&c| c != '.').count(),
                FormId::Table => {
                    // All moves of the game are seen in the list.
                    sitting.send(Msg::Resize(FormId::Table, Size { w: 1000, h: 1000 }));
                    moves(&sitting).total
                }
                other => panic!("{other:?} for {row:?}: {:?}", sitting.message()),
            };
            assert_eq!(plies, row.plies as usize, "{row:?}");
            taken_up += 1;
        }
    }
    assert!(taken_up >= 10, "only {taken_up} games went on");
}

/// What was added up before is added up now.
#[test]
fn the_results_are_those_of_before() {
    let folder = kept();
    let mut store = Store::open(&Folders::from(Some(folder.path().to_owned())));
    let results = store.results(&Filter::default(), 0);
    let counts = Ending::ALL.map(|ending| results.total.count(ending));
    assert_eq!(counts, [12, 0, 10], "wins, draws and losses of both players");
    let unfinished: u32 = results.lines.iter().map(|line| line.unfinished).sum();
    assert_eq!(unfinished, 15);
}
