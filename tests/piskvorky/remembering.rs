//! What the program remembers: players, games, results, and games that were
//! not finished.

mod looked_at;
mod results;

use crate::driver::AppDriver;
use crate::starting::{folder, start, start_where_nothing_is_saved};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::player::PlayerName;
use piskvorky::app::view::{FormId, Id, Kind, List};
use piskvorky::app::{FileWish, Memory, Msg, Options};
use piskvorky::store::Folders;
use std::path::Path;

const FIRST_FREE: &str = "Prvá voľná bunka";

fn list(sitting: &AppDriver, id: Id) -> List {
    match sitting.top().control(id).map(|c| c.kind.clone()) {
        Some(Kind::List(list)) => list,
        other => panic!("{other:?}"),
    }
}

/// The player wins against the first free cell.
fn win(sitting: &mut AppDriver) {
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[1, 5, 9]);
    sitting.plain_key(Key::Escape);
}

fn wins(sitting: &mut AppDriver) -> Vec<Vec<String>> {
    sitting.press(Id::Results);
    let rows = list(sitting, Id::Table).rows;
    sitting.plain_key(Key::Escape);
    rows
}

#[test]
fn what_is_kept_is_there_when_the_folders_are_opened_again() {
    let folder = folder();
    let start = || {
        let memory = Memory::opening(Folders::from(Some(folder.path().to_owned())));
        let player = Some(PlayerName::parse("Jana").expect("a name"));
        let options = Options { player, ..Options::default() };
        AppDriver::remembering(options, |clock| Memory { clock, ..memory() })
    };
    assert_eq!(wins(&mut start()).len(), 0);
    win(&mut start());
    assert_eq!(wins(&mut start()).len(), 1);
}

#[test]
fn known_players_are_listed_and_the_last_one_is_chosen() {
    let folder = folder();
    for name in ["Jana", "Ľudo", "Jana & @Ivan"] {
        let sitting = start(folder.path(), Some(name), None);
        sitting.pass(60);
    }
    let mut sitting = start(folder.path(), None, None);
    sitting.pass(100);
    let names: Vec<String> = list(&sitting, Id::Players).rows.concat();
    assert_eq!(names.len(), 3);
    assert!(matches!(&sitting.top().control(Id::Name).map(|c| c.kind.clone()),
        Some(Kind::Input { text }) if *text == names[0]));
    sitting.key_on(Some(Id::Name), Chord::plain(Key::Enter));
    assert_eq!(sitting.top().id, FormId::Menu);
}

#[test]
fn typing_narrows_the_list_of_players() {
    let folder = folder();
    for name in ["Jana", "Ľudo", "Jano"] {
        drop(start(folder.path(), Some(name), None));
    }
    let mut sitting = start(folder.path(), None, None);
    sitting.send(Msg::Type(FormId::Login, Id::Name, "jan".to_owned()));
    let mut names = list(&sitting, Id::Players).rows.concat();
    names.sort();
    assert_eq!(names, ["Jana", "Jano"]);
    sitting.send(Msg::Open(FormId::Login, Id::Players, 0));
    assert_eq!(sitting.top().id, FormId::Menu);
}

#[test]
fn a_player_is_removed_after_asking_and_can_be_brought_back() {
    let folder = folder();
    win(&mut start(folder.path(), Some("Jana"), None));
    let mut sitting = start(folder.path(), None, None);
    sitting.key_on(Some(Id::Players), Chord::plain(Key::Delete));
    assert!(sitting.message().is_some_and(|m| m.contains("Jana")));
    sitting.plain_key(Key::Escape);
    assert_eq!(list(&sitting, Id::Players).total, 1);

    sitting.press(Id::Remove);
    sitting.press(Id::Ok);
    assert_eq!(list(&sitting, Id::Players).total, 0);
    sitting.press(Id::Restore);
    assert_eq!(list(&sitting, Id::Players).rows, [["Jana"]]);
    sitting.press(Id::Ok);
    assert_eq!(wins(&mut sitting)[0][3], "1");
}

#[test]
fn a_finished_game_counts_once_and_undo_takes_it_back() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[1, 5, 9]);
    sitting.press(Id::Result);
    let count = |sitting: &mut AppDriver| {
        sitting.press(Id::Results);
        let wins = list(sitting, Id::Table).rows.first().map(|row| row[3].clone());
        sitting.plain_key(Key::Escape);
        wins
    };
    assert_eq!(count(&mut sitting).as_deref(), Some("1"));
    sitting.key(Chord::ctrl('z'));
    assert_ne!(count(&mut sitting).as_deref(), Some("1"));
    sitting.key(Chord::ctrl('y'));
    assert_eq!(count(&mut sitting).as_deref(), Some("1"));
}

#[test]
fn an_unfinished_game_is_offered_at_the_next_start() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose("2. úroveň s počítačom");
    sitting.panels(&[1]);
    let before = sitting.drawn();
    drop(sitting);

    let mut sitting = start(folder.path(), Some("Jana"), None);
    let asked = sitting.message().expect("it is offered");
    let game = "Pokračovať v rozohratej hre? Piškvorky 3 × 3, súper: ";
    let opponent = asked.strip_prefix(game).unwrap_or_else(|| panic!("{asked}"));
    assert_eq!(opponent, "2. úroveň s počítačom");
    sitting.plain_key(Key::Enter);
    assert_eq!((sitting.top().id, sitting.drawn()), (FormId::Field, before));
    assert_eq!(sitting.status(), "Váš ťah");
}

#[test]
fn a_game_taken_up_while_the_computer_was_to_move_asks_it_again() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.press(Id::Panel(4));
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Ok);
    sitting.let_answer();
    assert_eq!(sitting.drawn(), "o...x....");
}

#[test]
fn a_game_that_is_not_wanted_is_not_offered_again() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[1]);
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Cancel);
    drop(sitting);
    assert_eq!(start(folder.path(), Some("Jana"), None).message(), None);
}

#[test]
fn a_finished_game_is_not_offered_and_another_player_has_games_of_its_own() {
    let folder = folder();
    win(&mut start(folder.path(), Some("Jana"), None));
    assert_eq!(start(folder.path(), Some("Jana"), None).message(), None);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[1]);
    drop(sitting);
    assert_eq!(start(folder.path(), Some("Peter"), None).message(), None);
}

/// How the game ended by the form in which it is looked at.
fn ending(sitting: &AppDriver) -> String {
    let form = sitting.top();
    assert_eq!(form.id, FormId::Replay);
    form.control(Id::Show(1)).expect("it says so").name.clone()
}

#[test]
fn choices_are_remembered() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    for id in [Id::Begins(1), Id::Mark(2), Id::Confirm] {
        sitting.press(id);
    }
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Play);
    let on = |id| match sitting.control(id).kind {
        Kind::Radio { on, .. } | Kind::Check { on, .. } => on,
        ref other => panic!("{other:?}"),
    };
    assert!(on(Id::Begins(1)) && on(Id::Mark(2)) && on(Id::Confirm));
}

#[test]
fn a_damaged_database_is_said_once_and_the_game_goes_on() {
    let folder = folder();
    std::fs::write(folder.path().join("piskvorky.sqlite3"), "not a database").expect("written");
    let mut sitting = start(folder.path(), Some("Jana"), None);
    assert!(sitting.message().is_some_and(|m| m.contains("piskvorky.sqlite3")), "{:?}", sitting.message());
    sitting.press(Id::Ok);
    win(&mut sitting);
    assert_eq!(wins(&mut sitting)[0][3], "1");
}

#[test]
fn where_nothing_can_be_saved_the_status_line_says_so() {
    let folder = folder();
    let mut sitting = start_where_nothing_is_saved(folder.path(), "Jana", None);
    assert!(sitting.message().is_some());
    sitting.press(Id::Ok);
    sitting.press(Id::Play);
    assert!(sitting.control(Id::Status).name.contains("Výsledky sa neukladajú."));
}
