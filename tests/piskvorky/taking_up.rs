//! Games on drawn boards that were not finished, taken up again from the results.

use crate::at_table::{canvas, click, moves, played, spot, status};
use crate::driver::AppDriver;
use crate::starting::{folder, start};
use piskvorky::app::Msg;
use piskvorky::app::keys::Key;
use piskvorky::app::view::{FormId, Id, Kind, Size};
use piskvorky::store::Folders;
use std::path::Path;

/// Jana sits at the board of fifteen; both sides are people.
fn at_the_board(folder: &Path) -> AppDriver {
    let mut sitting = start(folder, Some("Jana"), None);
    sitting.sit_at("gomoku");
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
    // All moves of the game are seen in the list.
    sitting.send(Msg::Resize(FormId::Table, Size { w: 1000, h: 1000 }));
    sitting
}

fn play(sitting: &mut AppDriver, names: &[&str]) {
    for name in names {
        click(sitting, &[spot(name)]);
    }
}

/// The lines of the games in the results.
fn games(sitting: &AppDriver) -> Vec<Vec<String>> {
    match &sitting.top().control(Id::List).expect("the games").kind {
        Kind::List(list) => list.rows.clone(),
        other => panic!("{other:?}"),
    }
}

/// Another program is about to write into the database.
fn locked(folder: &Path) -> rusqlite::Connection {
    let file = Folders::from(Some(folder.to_owned())).database().expect("a folder was named");
    let other = rusqlite::Connection::open(file).expect("a database");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody else writes");
    other
}

/// Opens the game of the results that has so many moves.
fn look_at(sitting: &mut AppDriver, plies: usize) {
    sitting.press(Id::Results);
    let rows = games(sitting);
    let line = rows.iter().position(|row| row[5] == plies.to_string());
    let line = line.unwrap_or_else(|| panic!("no game with {plies} moves: {rows:?}"));
    sitting.send(Msg::Open(FormId::Results, Id::List, line));
}

/// Goes on with it.
fn take_up(sitting: &mut AppDriver, plies: usize) {
    look_at(sitting, plies);
    assert_eq!(sitting.top().id, FormId::Replay);
    sitting.press(Id::Continue);
    assert_eq!(sitting.top().id, FormId::Table);
}

const FOUR: [&str; 4] = ["h8", "i8", "j8", "k8"];
const MORE: [&str; 4] = ["a1", "b1", "c1", "d1"];

/// The game that was set aside is the same one: there are no two copies of it, of which
/// the older one comes back.
#[test]
fn a_game_that_was_set_aside_and_is_taken_up_from_the_results_loses_no_move() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    play(&mut sitting, &FOUR);
    sitting.press(Id::NewGame);
    take_up(&mut sitting, 4);
    assert_eq!(played(&sitting), FOUR);
    play(&mut sitting, &MORE);
    for _ in 0..8 {
        sitting.press(Id::Undo);
    }
    assert!(!status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.press(Id::Undo);
    assert!(played(&sitting).is_empty(), "{:?}", played(&sitting));
    for _ in 0..8 {
        sitting.press(Id::Redo);
    }
    assert_eq!(played(&sitting), [FOUR, MORE].concat());
    look_at(&mut sitting, 8);
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Ok);
    assert_eq!(moves(&sitting).total, 8, "it is the game that goes on");
}

#[test]
fn the_game_that_is_left_for_one_that_was_set_aside_comes_back_in_its_turn() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    play(&mut sitting, &FOUR);
    sitting.press(Id::NewGame);
    play(&mut sitting, &MORE[..3]);
    take_up(&mut sitting, 4);
    assert_eq!(played(&sitting), FOUR);
    for _ in 0..4 {
        sitting.press(Id::Undo);
    }
    assert!(status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.press(Id::Undo);
    assert_eq!(played(&sitting), MORE[..3]);
}

/// While the file is locked, what is kept there has a number that does not last.
#[test]
fn a_game_that_was_kept_while_the_file_was_locked_is_known_again() {
    for new_game in [false, true] {
        let folder = folder();
        let mut sitting = at_the_board(folder.path());
        let other = locked(folder.path());
        play(&mut sitting, &FOUR);
        if new_game {
            sitting.press(Id::NewGame);
        }
        other.execute_batch("COMMIT").expect("it still has the lock");
        sitting.pass(10);
        take_up(&mut sitting, 4);
        play(&mut sitting, &MORE);
        for _ in 0..9 {
            sitting.press(Id::Undo);
        }
        assert!(played(&sitting).is_empty(), "{:?}", played(&sitting));
        for _ in 0..8 {
            sitting.press(Id::Redo);
        }
        assert_eq!(played(&sitting), [FOUR, MORE].concat());
        sitting.press(Id::Results);
        assert_eq!(games(&sitting).len(), 1, "{:?}", games(&sitting));
    }
}

/// What is gone on with is what was seen before.
#[test]
fn a_game_that_lies_on_the_form_goes_on_from_where_it_has_come_to() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    play(&mut sitting, &FOUR);
    let now = canvas(&sitting).scene;
    sitting.send(Msg::Choose(FormId::Table, Id::List, 1));
    assert_ne!(canvas(&sitting).scene, now);
    sitting.press(Id::MainMenu);
    take_up(&mut sitting, 4);
    assert_eq!(canvas(&sitting).scene, now);
    assert_eq!(moves(&sitting).chosen, Some(3));
}

/// Another window has taken up the game meanwhile, which has another number there.
#[test]
fn a_line_of_the_results_whose_game_has_gone_leads_to_it_after_all() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    play(&mut sitting, &FOUR);
    sitting.press(Id::Results);
    let mut other = start(folder.path(), Some("Jana"), None);
    other.press(Id::Ok);
    assert_eq!(played(&other), FOUR);
    let open = Msg::Open(FormId::Results, Id::List, 0);
    sitting.send(open.clone());
    sitting.send(open);
    assert_eq!(sitting.top().id, FormId::Replay);
}

/// There it goes on; to go on with it here, too, would make two games of one.
#[test]
fn a_game_that_another_window_has_taken_up_is_not_copied() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    play(&mut sitting, &FOUR);
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.plain_key(Key::Escape);
    look_at(&mut sitting, 4);
    let mut other = start(folder.path(), Some("Jana"), None);
    other.press(Id::Ok);
    assert_eq!(played(&other), FOUR);
    sitting.press(Id::Continue);
    assert_eq!(sitting.message().as_deref(), Some("Táto hra tu už nie je."));
    play(&mut other, &MORE);
    drop((sitting, other));
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Ok);
    assert_eq!(moves(&sitting).total, 8);
}
