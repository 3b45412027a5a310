//! How games end: five result pictures, struck lines, and nothing after it.

use super::FIRST_FREE;
use crate::driver::AppDriver;
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id, Sheet};
use piskvorky::images::Image;

#[test]
fn two_people_play_and_crosses_win() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    assert_eq!(sitting.status(), "Na ťahu je krížik");
    sitting.panels(&[1, 4, 2, 5]);
    assert_eq!(sitting.status(), "Na ťahu je krížik");
    sitting.panels(&[3]);
    assert_eq!(sitting.drawn(), "xxxoo....");
    assert_eq!(sitting.picture(), Some(Image::CrossesWon));
    assert_eq!(sitting.status(), "Vyhrali krížiky!");
    assert!(
        sitting.control(Id::Status).name.contains("Riadok a3–c3"),
        "{}",
        sitting.control(Id::Status).name
    );
    assert_eq!(sitting.strokes(), 1);
    assert_eq!([0, 1, 2].map(|p| sitting.sheet(p)), [Sheet::Won; 3]);
    assert_eq!(sitting.sheet(3), Sheet::Plain);
}

#[test]
fn two_people_play_and_noughts_win() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[1, 3, 2, 5, 9, 7]);
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (Some(Image::NoughtsWon), "xxo.o.o.x"));
    assert!(sitting.control(Id::Status).name.contains("Uhlopriečka a1–c3"));
}

#[test]
fn a_full_field_without_a_line_is_a_draw() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[1, 2, 3, 5, 4, 6, 8, 7, 9]);
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (Some(Image::Draw), "xoxxoooxx"));
    assert!(sitting.score().ends_with("remízy 1"), "{}", sitting.score());
}

#[test]
fn a_line_closed_with_the_last_free_panel_is_a_win() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[1, 2, 3, 5, 4, 6, 8, 9, 7]);
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (Some(Image::CrossesWon), "xoxxooxxo"));
}

#[test]
fn a_move_that_closes_two_lines_shows_both_and_counts_once() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[1, 2, 3, 4, 7, 6, 9, 8, 5]);
    assert_eq!(sitting.strokes(), 2);
    assert_eq!([0, 2, 4, 6, 8].map(|p| sitting.sheet(p)), [Sheet::Won; 5]);
    assert!(sitting.score().contains("Krížiky 1 : 0 Krúžky"), "{}", sitting.score());
}

#[test]
fn against_the_computer_one_wins_and_loses() {
    // The first free cell: the computer answers 2, then 4.
    let mut sitting = AppDriver::playing(FIRST_FREE, 1);
    sitting.panels(&[1, 5, 9]);
    assert_eq!((sitting.drawn().as_str(), sitting.picture()), ("xoo.x...x", Some(Image::YouWon)));
    assert_eq!(sitting.sheet(0), Sheet::Won);
    assert!(sitting.score().contains("Jana 1 : 0 Počítač"), "{}", sitting.score());

    sitting.press(Id::NewGame);
    sitting.panels(&[4, 5, 9]);
    assert_eq!((sitting.drawn().as_str(), sitting.picture()), ("oooxx...x", Some(Image::YouLost)));
    assert_eq!(sitting.sheet(1), Sheet::Lost);
    assert!(sitting.score().contains("Jana 1 : 1 Počítač"), "{}", sitting.score());
}

#[test]
fn a_click_or_any_key_closes_the_picture_and_the_position_stays() {
    for close in [Msg::Press(FormId::Field, Id::Result), Msg::Press(FormId::Field, Id::Panel(8))] {
        let mut sitting = AppDriver::playing("X proti 0", 1);
        sitting.panels(&[1, 4, 2, 5, 3]);
        sitting.send(close);
        assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "xxxoo...."));
    }
    for key in [Key::Escape, Key::Enter, Key::Space, Key::Char('x'), Key::Left, Key::Other, Key::Pad(9)] {
        let mut sitting = AppDriver::playing("X proti 0", 1);
        sitting.panels(&[1, 4, 2, 5, 3]);
        sitting.plain_key(key);
        assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "xxxoo...."), "{key:?}");
        assert_eq!(sitting.top().id, FormId::Field, "{key:?}");
    }
}

#[test]
fn a_shortcut_closes_the_picture_and_does_its_work() {
    let won = || {
        let mut sitting = AppDriver::playing("X proti 0", 1);
        sitting.panels(&[1, 4, 2, 5, 3]);
        sitting
    };
    let mut sitting = won();
    sitting.plain_key(Key::F(1));
    assert_eq!((sitting.picture(), sitting.top().id), (None, FormId::Help));
    let mut sitting = won();
    sitting.key(Chord::ctrl('z'));
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "xx.oo...."));
    let mut sitting = won();
    sitting.key(Chord::ctrl('n'));
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "........."));
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[1, 4, 2, 5, 3]);
    sitting.panels(&[9, 9, 8, 7]);
    assert_eq!(sitting.drawn(), "xxxoo....");
    assert!(sitting.score().contains("Krížiky 1 : 0 Krúžky"));
    assert!((0..9).all(|p| !sitting.enabled(Id::Panel(p))));
}
