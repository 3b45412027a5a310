//! How moves are made on the form with a drawn board: by clicks, by the keyboard, back
//! and forth.

use crate::at_table::{
    CROSS, NOUGHT, against, canvas, click, label, moves, people_at, played, status, type_in, wait,
};
use crate::driver::AppDriver;
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id};
use piskvorky::games::GAMES;
use piskvorky::scene::Spot;

#[test]
fn a_move_of_two_clicks_waits_for_the_second() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS]);
    assert!(played(&sitting).is_empty());
    assert!(status(&sitting).contains("Teraz vyberte, kam"), "{}", status(&sitting));
    click(&mut sitting, &[Spot(4)]);
    assert_eq!(played(&sitting), ["Xb2"]);
    // Another mark may be chosen in place of the first one.
    click(&mut sitting, &[CROSS, NOUGHT, Spot(0)]);
    assert_eq!(played(&sitting), ["Xb2", "Oa3"]);
    // A cell alone means nothing, and neither does a taken one.
    click(&mut sitting, &[Spot(1), CROSS, Spot(4)]);
    assert_eq!(played(&sitting).len(), 2);
}

#[test]
fn a_move_can_be_typed_as_records_write_it() {
    let mut sitting = people_at("wild");
    type_in(&mut sitting, "xb2");
    assert_eq!(played(&sitting), ["Xb2"], "no other move begins like it");
    type_in(&mut sitting, "oa");
    assert!(status(&sitting).contains("oa"), "{}", status(&sitting));
    sitting.plain_key(Key::Escape);
    assert!(!status(&sitting).contains("oa"), "Escape drops what was typed");
    type_in(&mut sitting, "ob2");
    sitting.plain_key(Key::Enter);
    assert!(status(&sitting).contains("Pole b2 je obsadené"), "{}", status(&sitting));
    assert_eq!(played(&sitting).len(), 1);
}

#[test]
fn a_letter_that_is_a_shortcut_waits_for_the_digit_that_may_follow() {
    let mut sitting = against("wild", 3);
    type_in(&mut sitting, "d");
    assert!(sitting.asked.is_empty(), "it may become a move");
    wait(&mut sitting);
    assert_eq!(sitting.asked.len(), 1, "the computer moves for the person");
    sitting.let_answer();
    assert_eq!(played(&sitting).len(), 2);
    type_in(&mut sitting, "t");
    wait(&mut sitting);
    sitting.let_answer();
    let labels = canvas(&sitting).scene.shapes.len();
    click(&mut sitting, &[CROSS]);
    assert!(canvas(&sitting).scene.shapes.len() > labels, "what the opponent thinks stands in the cells");
}

#[test]
fn the_arrow_keys_walk_and_enter_plays() {
    let mut sitting = people_at("wild");
    let key = |sitting: &mut AppDriver, key| sitting.key_on(Some(Id::Board), Chord::plain(key));
    key(&mut sitting, Key::Right);
    for _ in 0..4 {
        key(&mut sitting, Key::Right);
    }
    let cursor = canvas(&sitting).cursor.expect("the cursor is on the board");
    assert!([CROSS, NOUGHT].contains(&cursor), "the marks stand at the right: {cursor:?}");
    key(&mut sitting, Key::Enter);
    for _ in 0..2 {
        key(&mut sitting, Key::Left);
    }
    key(&mut sitting, Key::Space);
    assert_eq!(played(&sitting).len(), 1, "{}", label(&sitting, Id::Board));
}

#[test]
fn the_board_says_where_the_cursor_is_and_what_is_there() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[NOUGHT, Spot(4)]);
    assert_eq!(label(&sitting, Id::Board), "Hracia plocha: b2, krúžok");
    let spoken = canvas(&sitting).spoken;
    assert_eq!(spoken.len(), 11);
    assert!(spoken.contains(&(Spot(0), "a3, prázdne".to_owned())), "{spoken:?}");
}

#[test]
fn what_was_no_move_is_forgotten_with_the_next_one() {
    let mut sitting = people_at("wild");
    type_in(&mut sitting, "zz9");
    sitting.plain_key(Key::Enter);
    assert!(status(&sitting).contains("zz9"), "{}", status(&sitting));
    sitting.key_on(Some(Id::Board), Chord::plain(Key::Right));
    assert!(!status(&sitting).contains("zz9"), "{}", status(&sitting));
}

/// A colon takes Shift and the full stop on a Slovak keyboard, Shift and the
/// semicolon on an American one; digits take Shift, too.
#[test]
fn moves_of_the_endless_sheet_are_typed_on_any_keyboard() {
    for keys in ["0;0", "0.0", "0:0"] {
        let mut sitting = people_at("gomoku:board=endless");
        type_in(&mut sitting, keys);
        sitting.plain_key(Key::Enter);
        assert_eq!(played(&sitting), ["0:0"], "{keys}");
    }
    let mut sitting = people_at("gomoku");
    type_in(&mut sitting, "há");
    assert_eq!(played(&sitting), ["h8"]);
}

#[test]
fn an_earlier_position_can_be_looked_at_and_nothing_is_lost() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0), CROSS, Spot(8)]);
    let now = canvas(&sitting).scene;
    sitting.send(Msg::Choose(FormId::Table, Id::List, 0));
    assert_ne!(canvas(&sitting).scene, now);
    assert_eq!(moves(&sitting).chosen, Some(0));
    assert!(status(&sitting).contains("Xb2"), "{}", status(&sitting));
    click(&mut sitting, &[CROSS]);
    assert_eq!(canvas(&sitting).scene, now, "a click only brings the present back");
    sitting.send(Msg::Choose(FormId::Table, Id::List, 1));
    sitting.plain_key(Key::Escape);
    assert_eq!(canvas(&sitting).scene, now, "so does Escape");
    assert_eq!(played(&sitting).len(), 3);
}

/// The time after which it would have been a move, or none, passes meanwhile.
#[test]
fn what_was_typed_when_the_form_was_left_is_forgotten() {
    let mut sitting = people_at("gomoku");
    type_in(&mut sitting, "h");
    assert!(status(&sitting).contains("Ťah: h"), "{}", status(&sitting));
    sitting.press(Id::MainMenu);
    let board = GAMES.iter().position(|game| game.key == "gomoku").expect("it is listed");
    sitting.press(Id::Games);
    sitting.press(Id::Game(board as u8));
    assert!(!status(&sitting).contains("Ťah:"), "{}", status(&sitting));
    type_in(&mut sitting, "8");
    assert!(played(&sitting).is_empty(), "{:?}", played(&sitting));
}

#[test]
fn moves_are_taken_back_and_made_again() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.press(Id::Undo);
    assert_eq!(played(&sitting), ["Xb2"]);
    sitting.key(Chord::ctrl('y'));
    assert_eq!(played(&sitting), ["Xb2", "Oa3"]);
    let mut sitting = against("wild", 2);
    click(&mut sitting, &[CROSS, Spot(4)]);
    sitting.let_answer();
    sitting.press(Id::Undo);
    assert!(played(&sitting).is_empty(), "with the answer");
}

#[test]
fn a_position_is_copied_and_pasted() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.key(Chord::ctrl('c'));
    let copied = sitting.copied.clone().expect("it is on the clipboard");
    assert!(copied.contains("[Game \"wild\"]") && copied.contains("Xb2"), "{copied}");
    sitting.send(Msg::Pasted(copied));
    assert_eq!(sitting.top().id, FormId::Replay);
}

#[test]
fn what_is_copied_is_the_position_that_is_shown() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.send(Msg::Choose(FormId::Table, Id::List, 0));
    sitting.key(Chord::ctrl('c'));
    let copied = sitting.copied.clone().expect("it is on the clipboard");
    assert!(copied.contains("Xb2") && !copied.contains("Oa3"), "{copied}");
}
