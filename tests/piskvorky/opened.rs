//! A record that was opened: who is in it, and that it stays what it was.

use crate::driver::AppDriver;
use crate::starting::{folder, start};
use crate::tour::begin;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id, Kind};
use piskvorky::app::{FileWish, Msg};
use std::fs;

fn opened(text: &str) -> AppDriver {
    let mut sitting = AppDriver::at_the_field(1);
    sitting.send(Msg::Pasted(text.to_owned()));
    assert_eq!(sitting.top().id, FormId::Replay, "{:?}", sitting.message());
    sitting
}

const OPENED: &str = "[Event \"Rainy afternoon\"]\n[Game \"tic-tac-toe\"]\n[Version \"1\"]\n[Result \"*\"]\n\
    [First \"Jana\"]\n[Date \"2020-02-29\"]\n[Round \"3\"]\n\n{At first.} 1. b2 {The centre.} 2. a1 *\n";

#[test]
fn a_record_that_was_opened_is_saved_as_it_was() {
    let folder = folder();
    let file = folder.path().join("game.piskvorky");
    let mut sitting = opened(OPENED);
    sitting.key(Chord::ctrl('s'));
    let picked = sitting.picked.clone().expect("a file is asked for");
    assert_eq!((picked.extension, picked.also[0]), ("piskvorky", "txt"));
    assert!(picked.name.ends_with(".piskvorky"), "{}", picked.name);
    sitting.send(Msg::File(FileWish::Save, file.clone()));
    assert_eq!(fs::read_to_string(file).expect("it was written"), OPENED);
}

#[test]
fn a_position_of_an_opened_record_keeps_its_tags() {
    let mut sitting = opened(OPENED);
    sitting.plain_key(Key::Left);
    sitting.press(Id::Copy);
    let copied = sitting.copied.clone().expect("something was copied");
    for part in ["Rainy afternoon", "2020-02-29", "[Round \"3\"]", "The centre.", ".X."] {
        assert!(copied.contains(part), "{part} is not in {copied}");
    }
    for part in ["1970", "Seed", "a1"] {
        assert!(!copied.contains(part), "{part} is in {copied}");
    }
}

fn moves(sitting: &AppDriver) -> (Vec<Vec<String>>, Option<usize>) {
    match &sitting.top().control(Id::List).expect("there is a list of moves").kind {
        Kind::List(list) => (list.rows.clone(), list.chosen),
        other => panic!("{other:?} is no list"),
    }
}

/// In the opening *swap2* a side makes several moves in a row.
#[test]
fn every_move_stands_in_the_column_of_the_side_that_made_it() {
    let mut sitting = opened("[Game \"five-15-swap2\"] j10 g10 j13 O g9 i9 h10 *");
    let (rows, chosen) = moves(&sitting);
    let expected = [["1", "j10", ""], ["", "g10", ""], ["", "j13", "O"], ["", "", "g9"], ["2", "i9", "h10"]];
    assert_eq!((rows, chosen), (expected.map(|row| row.map(str::to_owned).to_vec()).to_vec(), Some(4)));
    let mut seen = Vec::new();
    for _ in 0..7 {
        seen.push(moves(&sitting).1);
        sitting.plain_key(Key::Left);
    }
    assert_eq!(seen, [4, 4, 3, 2, 2, 1, 0].map(Some));
    sitting.send(Msg::Choose(FormId::Replay, Id::List, 2));
    assert_eq!(moves(&sitting).1, Some(2));
    let line = sitting.top().control(Id::Show(4)).map(|line| line.name.clone()).unwrap_or_default();
    assert!(line.contains("4. ťah zo 7: O") || line.contains("4. ťah z 7: O"), "{line}");
}

fn title(sitting: &AppDriver) -> String {
    sitting.top().control(Id::Show(0)).map(|c| c.name.clone()).unwrap_or_default()
}

#[test]
fn an_opponent_is_known_by_key_or_name_in_any_language_and_a_person_stays_one() {
    for name in ["level-3", "3. úroveň s počítačom", "Computer, level 3"] {
        let text = format!("[Game \"tic-tac-toe\"][First \"{name}\"][Second \"Jana\"] b2 *");
        assert!(title(&opened(&text)).ends_with("Jana – 3. úroveň s počítačom"), "{name}");
        let text = format!("[FirstType \"human\"]{text}");
        assert!(title(&opened(&text)).contains(&format!("{name} – ")), "{name}: {}", title(&opened(&text)));
    }
}

#[test]
fn a_player_who_is_called_like_an_opponent_stays_a_player_when_saved() {
    let folder = folder();
    let file = folder.path().join("game.piskvorky");
    let mut sitting = start(folder.path(), Some("level-3"), None);
    begin(&mut sitting);
    sitting.panels(&[1]);
    sitting.send(Msg::File(FileWish::Save, file.clone()));
    let text = fs::read_to_string(&file).expect("it was written");
    for part in ["[First \"level-3\"]", "[FirstType \"human\"]", "[SecondType \"program\"]"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    sitting.send(Msg::File(FileWish::Load, file));
    assert!(title(&sitting).ends_with("level-3 – Prvá voľná bunka"), "{}", title(&sitting));
}

#[test]
fn nobody_goes_on_with_a_game_before_somebody_has_logged_in() {
    let mut sitting = AppDriver::start();
    sitting.send(Msg::Pasted(OPENED.to_owned()));
    let go_on = sitting.top().control(Id::Continue).cloned().expect("the button is there");
    assert!(!go_on.enabled);
    sitting.press(Id::Continue);
    assert_eq!((sitting.top().id, sitting.app.forms()[0].id), (FormId::Replay, FormId::Login));
}

#[test]
fn the_line_of_a_lost_game_is_red_when_it_is_looked_at() {
    let lost = |names: &str| {
        let sitting = opened(&format!("[Game \"tic-tac-toe\"]{names} a1 b1 a2 b2 a3 1-0"));
        match sitting.top().control(Id::Show(3)).map(|c| c.kind.clone()) {
            Some(Kind::Board(canvas)) => canvas.lost,
            other => panic!("{other:?}"),
        }
    };
    assert!(lost("[First \"level-3\"][Second \"Jana\"]"));
    for names in ["[First \"Jana\"][Second \"level-3\"]", "[First \"Jana\"][Second \"Peter\"]"] {
        assert!(!lost(names), "{names}");
    }
}
