//! Steps back and forward, moves that are only meant, and the score that follows them.

use super::{FIRST_FREE, LEVEL_1, LEVEL_2};
use crate::driver::AppDriver;
use piskvorky::app::keys::Chord;
use piskvorky::app::view::Id;

#[test]
fn against_the_computer_undo_takes_back_the_move_and_its_answer() {
    let mut sitting = AppDriver::playing(LEVEL_2, 7);
    sitting.panels(&[1]);
    assert_eq!(sitting.drawn(), "x...o....");
    sitting.key(Chord::ctrl('z'));
    assert_eq!((sitting.drawn().as_str(), sitting.enabled(Id::Undo)), (".........", false));
    sitting.key(Chord::ctrl('y'));
    assert_eq!((sitting.drawn().as_str(), sitting.enabled(Id::Redo)), ("x...o....", false));
    sitting.key(Chord::ctrl('z'));
    sitting.key(Chord { shift: true, ..Chord::ctrl('z') });
    assert_eq!(sitting.drawn(), "x...o....");
}

#[test]
fn between_two_people_undo_takes_back_one_move() {
    let mut sitting = AppDriver::playing("X proti 0", 7);
    sitting.panels(&[1, 5, 9]);
    sitting.press(Id::Undo);
    assert_eq!((sitting.drawn().as_str(), sitting.status().as_str()), ("x...o....", "Na ťahu je krížik"));
}

#[test]
fn there_is_nothing_to_undo_when_only_the_computer_has_moved() {
    let mut sitting = AppDriver::playing(LEVEL_2, 7);
    sitting.press(Id::Begins(1));
    sitting.let_answer();
    assert_eq!((sitting.drawn().as_str(), sitting.enabled(Id::Undo)), ("....o....", false));
    sitting.key(Chord::ctrl('z'));
    assert_eq!(sitting.drawn(), "....o....");
}

#[test]
fn a_new_move_forgets_what_was_taken_back() {
    let mut sitting = AppDriver::playing("X proti 0", 7);
    sitting.panels(&[1, 5]);
    sitting.press(Id::Undo);
    sitting.panels(&[9]);
    assert!(!sitting.enabled(Id::Redo));
}

#[test]
fn what_was_taken_back_to_the_start_can_still_be_made_again() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[1]);
    sitting.press(Id::Undo);
    sitting.press(Id::Begins(1));
    sitting.press(Id::Redo);
    assert_eq!(sitting.drawn(), "x........");
}

#[test]
fn undo_after_the_end_corrects_the_score_and_redo_brings_it_back() {
    let mut sitting = AppDriver::playing(FIRST_FREE, 1);
    sitting.panels(&[1, 5, 9]);
    sitting.key(Chord::ctrl('z'));
    assert!(sitting.score().contains("Jana 0 : 0 Počítač"), "{}", sitting.score());
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "xoo.x...."));
    sitting.key(Chord::ctrl('y'));
    assert!(sitting.score().contains("Jana 1 : 0 Počítač"), "{}", sitting.score());
    sitting.key(Chord::ctrl('z'));
    sitting.key(Chord::ctrl('n'));
    assert!(sitting.score().contains("Jana 0 : 0 Počítač"), "{}", sitting.score());
}

#[test]
fn each_type_of_game_has_a_score_of_its_own() {
    let mut sitting = AppDriver::playing(FIRST_FREE, 1);
    sitting.panels(&[1, 5, 9]);
    sitting.choose(LEVEL_1);
    assert!(sitting.score().contains("Jana 0 : 0 Počítač"), "{}", sitting.score());
    sitting.choose(FIRST_FREE);
    assert!(sitting.score().contains("Jana 1 : 0 Počítač"), "{}", sitting.score());
}

#[test]
fn with_confirmation_a_click_only_places_the_mark() {
    let mut sitting = AppDriver::playing(LEVEL_2, 1);
    sitting.press(Id::Confirm);
    assert!(!sitting.enabled(Id::Go));
    sitting.panels(&[1]);
    assert_eq!((sitting.drawn().as_str(), sitting.enabled(Id::Go)), ("X........", true));
    assert!(sitting.control(Id::Panel(0)).name.contains("nepotvrdený"));
    sitting.panels(&[1]);
    assert_eq!(sitting.drawn(), ".........");
    sitting.panels(&[3, 7]);
    assert_eq!(sitting.drawn(), "......X..");
    sitting.press(Id::Go);
    sitting.let_answer();
    assert_eq!(sitting.drawn(), "....o.x..");
}

#[test]
fn a_mark_that_was_only_placed_is_taken_back_by_undo_or_by_unchecking() {
    for back in [Id::Undo, Id::Confirm] {
        let mut sitting = AppDriver::playing(LEVEL_2, 1);
        sitting.press(Id::Confirm);
        sitting.panels(&[1]);
        sitting.press(back);
        sitting.let_answer();
        assert_eq!(sitting.drawn(), ".........", "{back:?}");
    }
}
