//! What becomes of a game on a drawn board: the picture that says how it ended, the
//! next one, and how a game that was left in the middle comes back.

use crate::at_table::{
    CROSS, NOUGHT, against, canvas, click, label, people_at, play, played, spot, status, table,
};
use crate::driver::AppDriver;
use crate::starting::{folder, start};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Button, FormId, Id, Kind, Picture, Rect};
use piskvorky::app::{Msg, Timer};
use piskvorky::images::Image;
use piskvorky::play::question::Found;
use piskvorky::rules::Move;
use piskvorky::scene::Spot;

/// The result picture: where it is, and which one.
fn picture(sitting: &AppDriver) -> Option<(Rect, Image, String)> {
    let form = table(sitting);
    let card = form.control(Id::Result)?;
    match &card.kind {
        Kind::Button(Button { layers, .. }) => match &layers[..] {
            [layer] => match layer.picture {
                Picture::Image(image) => Some((card.place, image, card.name.clone())),
                ref other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

/// Crosses have five in the row of this number.
fn five_in(sitting: &mut AppDriver, row: u8) {
    let other = if row == 15 { 14 } else { row + 1 };
    for column in ["a", "b", "c", "d", "e"] {
        for row in [row, other] {
            let before = played(sitting).len();
            if before < 9 {
                play(sitting, &format!("{column}{row}"));
            }
        }
    }
    assert_eq!(played(sitting).len(), 9);
}

#[test]
fn a_picture_says_how_the_game_ended_and_leaves_the_end_in_sight() {
    for (row, above) in [(2, true), (14, false)] {
        let mut sitting = people_at("gomoku");
        five_in(&mut sitting, row);
        let (place, image, name) = picture(&sitting).expect("a picture");
        assert_eq!((image, name.as_str()), (Image::CrossesWon, "Vyhrali krížiky!"));
        let board = table(&sitting).control(Id::Board).expect("the board").place;
        assert_eq!(place.y + place.h / 2 < board.y + board.h / 2, above, "{place:?} on {board:?}");
        let scene = canvas(&sitting).scene;
        sitting.press(Id::Result);
        assert_eq!(picture(&sitting), None);
        assert_eq!(canvas(&sitting).scene, scene, "the end stays");
    }
}

#[test]
fn any_key_and_a_click_on_the_board_close_the_picture_and_do_nothing_else() {
    for key in [Key::Escape, Key::Space, Key::Char('h'), Key::Left] {
        let mut sitting = people_at("gomoku");
        five_in(&mut sitting, 8);
        sitting.key_on(Some(Id::Board), Chord::plain(key));
        assert_eq!(picture(&sitting), None, "{key:?}");
        assert_eq!(sitting.top().id, FormId::Table, "{key:?}");
        assert!(!status(&sitting).contains("Ťah: "), "{}", status(&sitting));
    }
    let mut sitting = people_at("gomoku");
    five_in(&mut sitting, 8);
    click(&mut sitting, &[Spot(200)]);
    assert_eq!(picture(&sitting), None);
    sitting.press(Id::Undo);
    sitting.press(Id::Redo);
    assert_eq!(picture(&sitting), None, "the end that is come back to is no news");
}

#[test]
fn enter_after_a_typed_move_that_has_won_does_not_close_the_picture() {
    let mut sitting = people_at("gomoku");
    five_in(&mut sitting, 8);
    let enter = |sitting: &mut AppDriver| sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
    enter(&mut sitting);
    assert!(picture(&sitting).is_some());
    enter(&mut sitting);
    assert_eq!(picture(&sitting), None);
}

#[test]
fn a_shortcut_closes_the_picture_and_does_its_work() {
    let mut sitting = people_at("gomoku");
    five_in(&mut sitting, 8);
    sitting.key(Chord::ctrl('z'));
    assert_eq!((picture(&sitting), played(&sitting).len()), (None, 8));
    let mut sitting = people_at("gomoku");
    five_in(&mut sitting, 8);
    sitting.plain_key(Key::F(1));
    assert_eq!((picture(&sitting), sitting.top().id), (None, FormId::Help));
}

#[test]
fn whoever_plays_has_a_picture_of_its_own_ending() {
    let wins = |second: usize| {
        let mut sitting = against("wild", second);
        sitting.asked.clear();
        for cell in [0, 1, 2] {
            click(&mut sitting, &[CROSS, Spot(cell)]);
            if second > 0 && cell < 2 {
                // A nought that is in nobody's way.
                let mut answer = sitting.late_answer();
                answer.found = Found::Move(Move(2 * (6 + cell) + 1));
                sitting.send(Msg::Answer(answer));
            }
        }
        picture(&sitting).expect("a picture")
    };
    let (_, image, name) = wins(0);
    assert_eq!((image, name.as_str()), (Image::YouWon, "Vyhral prvý hráč!"));
    let (_, image, name) = wins(1);
    assert_eq!((image, name.as_str()), (Image::YouWon, "Vyhrali ste!"));
}

#[test]
fn a_game_that_is_taken_up_at_its_end_shows_no_picture() {
    let mut sitting = people_at("wild");
    sitting.send(Msg::Pasted("[Game \"wild\"] Xa3 Xb3 Xc3 1-0".to_owned()));
    sitting.press(Id::Continue);
    assert_eq!((sitting.top().id, played(&sitting).len()), (FormId::Table, 3));
    assert_eq!(picture(&sitting), None);
}

#[test]
fn the_next_game_that_begins_by_itself_waits_for_the_picture_to_be_closed() {
    let mut sitting = people_at("wild");
    sitting.press(Id::Again);
    sitting.effects.clear();
    click(&mut sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    assert!(picture(&sitting).is_some());
    let after = |sitting: &AppDriver| sitting.effects.iter().filter(|effect| *effect == "after").count();
    let ticks = after(&sitting);
    sitting.plain_key(Key::Escape);
    assert_eq!((picture(&sitting), after(&sitting)), (None, ticks + 1), "now its time runs");
    (0..20).for_each(|n| sitting.send(Msg::Timer(Timer::Again((1 << 32) + n))));
    assert!(played(&sitting).is_empty());
}

#[test]
fn two_computers_play_on_without_a_picture() {
    let mut sitting = against("wild", 1);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 1));
    sitting.press(Id::Again);
    sitting.let_answer();
    assert!(canvas(&sitting).live || !played(&sitting).is_empty());
    assert_eq!(picture(&sitting), None);
    (0..30).for_each(|n| sitting.send(Msg::Timer(Timer::Again((1 << 32) + n))));
    assert!(played(&sitting).is_empty(), "the next game has begun");
}

#[test]
fn a_game_that_is_left_in_the_middle_comes_back_by_one_step_back() {
    let ways: [fn(&mut AppDriver); 2] = [
        |sitting| sitting.press(Id::NewGame),
        |sitting| sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 2)),
    ];
    for leave in ways {
        let folder = folder();
        let mut sitting = start(folder.path(), Some("Jana"), None);
        sitting.sit_at("gomoku");
        sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
        click(&mut sitting, &[spot("h8"), spot("i8"), spot("j8")]);
        sitting.pass(65);
        leave(&mut sitting);
        assert!(played(&sitting).is_empty());
        assert!(status(&sitting).contains("Rozohraná hra je odložená"), "{}", status(&sitting));
        // A game that has hardly begun is not worth more.
        sitting.press(Id::NewGame);
        sitting.press(Id::Undo);
        assert_eq!(played(&sitting), ["h8", "i8", "j8"]);
        assert!(!status(&sitting).contains("odložená"), "{}", status(&sitting));
        let Kind::Choice { chosen, .. } = table(&sitting).control(Id::Side(1)).expect("who plays").kind
        else {
            panic!("a combo box")
        };
        assert_eq!(chosen, Some(0), "between the same two");
        assert!(label(&sitting, Id::Show(32)).contains("1:05"), "{}", label(&sitting, Id::Show(32)));
        drop(sitting);
        let mut sitting = start(folder.path(), Some("Jana"), None);
        sitting.press(Id::Ok);
        assert_eq!(played(&sitting), ["h8", "i8", "j8"], "it is the game that goes on");
    }
}

#[test]
fn a_game_that_was_left_comes_back_after_all_of_the_new_one_was_taken_back() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.press(Id::NewGame);
    click(&mut sitting, &[NOUGHT, Spot(8)]);
    assert!(!status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.press(Id::Undo);
    assert!(played(&sitting).is_empty() && status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.key(Chord::ctrl('z'));
    assert_eq!(played(&sitting), ["Xb2", "Oa3"]);
}

/// The computer begins the new game, which is no reason for the other one not to
/// come back.
#[test]
fn a_game_comes_back_although_the_computer_has_begun_another() {
    let mut sitting = against("gomoku", 0);
    click(&mut sitting, &[spot("h8"), spot("i8")]);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 1));
    sitting.let_answer();
    assert_eq!(played(&sitting).len(), 1);
    sitting.press(Id::Undo);
    assert_eq!(played(&sitting), ["h8", "i8"]);
}

#[test]
fn a_game_that_was_left_to_play_on_from_a_record_comes_back() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.send(Msg::Pasted("[Game \"wild\"] Xa3 *".to_owned()));
    sitting.press(Id::Step(0));
    sitting.press(Id::Continue);
    assert!(played(&sitting).is_empty());
    assert!(status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.press(Id::Undo);
    assert_eq!(played(&sitting), ["Xb2", "Oa3"]);
}

#[test]
fn a_game_that_has_ended_does_not_come_back() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    sitting.press(Id::NewGame);
    assert!(!status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.press(Id::Undo);
    assert!(played(&sitting).is_empty());
}
