//! What the hint says, and what an opponent thinks of the cells.

use super::{FIRST_FREE, LEVEL_2};
use crate::driver::AppDriver;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Id, Sheet};
use piskvorky::app::{Msg, Timer};

#[test]
fn the_hint_names_the_best_cell_and_says_why() {
    let mut sitting = AppDriver::playing(FIRST_FREE, 1);
    sitting.panels(&[1, 5]);
    sitting.key(Chord::ctrl('h'));
    sitting.let_answer();
    assert_eq!(sitting.status(), "Rada: c1");
    assert!(
        sitting.control(Id::Status).name.contains("Tu vyhrávate"),
        "{}",
        sitting.control(Id::Status).name
    );
    let blinks: Vec<bool> = (0..6)
        .map(|_| {
            sitting.send(Msg::Timer(Timer::Blink(1)));
            sitting.sheet(8) == Sheet::Hint
        })
        .collect();
    assert_eq!(blinks, [false, true, false, true, false, true]);
    sitting.panels(&[4]);
    assert!((0..9).all(|p| sitting.sheet(p) != Sheet::Hint));
}

#[test]
fn a_hint_survives_its_own_late_timers_and_ends_with_its_position() {
    for (then, drawn, hinted) in [
        (Id::Undo, ".........", false),
        (Id::NewGame, ".........", false),
        (Id::Hint, "x...o....", true),
        (Id::Weights, "x...o....", true),
    ] {
        let mut sitting = AppDriver::playing(LEVEL_2, 1);
        sitting.panels(&[1]);
        sitting.press(Id::Hint);
        sitting.press(then);
        sitting.let_answer();
        for _ in 0..20 {
            sitting.send(Msg::Timer(Timer::Blink(1)));
        }
        sitting.send(Msg::Timer(Timer::Blink(99)));
        assert_eq!(sitting.drawn(), drawn, "{then:?}");
        assert_eq!(sitting.status().starts_with("Rada:"), hinted, "{then:?}");
        assert_eq!((0..9).any(|p| sitting.sheet(p) == Sheet::Hint), hinted, "{then:?}");
    }
}

#[test]
fn the_key_t_writes_into_free_cells_what_the_opponent_thinks() {
    let mut sitting = AppDriver::playing("Váhová matica", 1);
    sitting.plain_key(Key::Char('t'));
    sitting.let_answer();
    assert_eq!((sitting.panel_text(4).as_str(), sitting.panel_text(0).as_str()), ("400", "300"));
    assert!(sitting.control(Id::Panel(4)).name.contains("400"));
    sitting.panels(&[5]);
    assert_eq!(sitting.panel_text(4), "");
    sitting.plain_key(Key::Char('t'));
    assert!((0..9).all(|p| sitting.panel_text(p).is_empty()));
}

#[test]
fn every_opponent_thinks_something_of_some_cell_in_words_or_numbers() {
    let types = AppDriver::at_the_field(1).types();
    for kind in &types {
        let mut sitting = AppDriver::playing(kind, 1);
        sitting.press(Id::Weights);
        sitting.let_answer();
        let texts: Vec<String> = (0..9).map(|p| sitting.panel_text(p)).collect();
        assert!(texts.iter().any(|t| !t.is_empty()), "{kind}: {texts:?}");
    }
}
