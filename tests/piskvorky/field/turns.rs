//! Whose turn it is, and what the computer may do meanwhile.

use super::{LEVEL_1, LEVEL_2, LEVEL_3};
use crate::driver::AppDriver;
use piskvorky::app::Msg;
use piskvorky::app::keys::Chord;
use piskvorky::app::view::Id;

#[test]
fn a_taken_panel_is_disabled_and_ignored() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[5, 5]);
    assert_eq!(sitting.drawn(), "....x....");
    assert!(!sitting.enabled(Id::Panel(4)) && sitting.enabled(Id::Panel(0)));
}

#[test]
fn the_computer_is_asked_once_and_nothing_can_be_played_meanwhile() {
    let mut sitting = AppDriver::playing(LEVEL_1, 7);
    sitting.press(Id::Panel(0));
    assert_eq!((sitting.asked.len(), sitting.status().as_str()), (1, "Počítač premýšľa…"));
    sitting.press(Id::Panel(1));
    sitting.press(Id::Panel(0));
    assert_eq!((sitting.asked.len(), sitting.drawn().as_str()), (1, "x........"));
    sitting.let_answer();
    assert_eq!(sitting.drawn().chars().filter(|&c| c == 'o').count(), 1);
    assert_eq!(sitting.status(), "Váš ťah");
}

#[test]
fn a_late_answer_is_thrown_away() {
    for interrupt in [Id::NewGame, Id::Undo] {
        let mut sitting = AppDriver::playing(LEVEL_2, 7);
        sitting.press(Id::Panel(0));
        let late = sitting.late_answer();
        sitting.press(interrupt);
        sitting.send(Msg::Answer(late));
        assert_eq!(sitting.drawn(), ".........", "{interrupt:?}");
    }
    let mut sitting = AppDriver::playing(LEVEL_2, 7);
    sitting.press(Id::Panel(0));
    let late = sitting.late_answer();
    sitting.choose("X proti 0");
    sitting.send(Msg::Answer(late));
    assert_eq!(sitting.drawn(), ".........");
}

#[test]
fn twenty_new_games_in_a_row_leave_one_question_that_counts() {
    let mut sitting = AppDriver::playing(LEVEL_3, 7);
    sitting.press(Id::Begins(1));
    for _ in 0..20 {
        sitting.key(Chord::ctrl('n'));
    }
    sitting.let_answer();
    assert_eq!(sitting.drawn().chars().filter(|&c| c != '.').count(), 1);
}
