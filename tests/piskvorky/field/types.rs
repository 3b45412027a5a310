//! The game types of the combo box, and who begins with which mark.

use super::{FIRST_FREE, LEVEL_1, LEVEL_2, LEVEL_3};
use crate::driver::AppDriver;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Id, Kind};

#[test]
fn the_combo_box_is_empty_at_first_and_offers_seven_types() {
    let sitting = AppDriver::at_the_field(1);
    assert!(matches!(sitting.control(Id::GameType).kind, Kind::Choice { chosen: None, .. }));
    let types = ["X proti 0", LEVEL_1, LEVEL_2, LEVEL_3, "Váhová matica", "Tri etapy", FIRST_FREE];
    assert_eq!(sitting.types(), types);
}

#[test]
fn without_a_type_a_panel_and_new_game_ask_for_one() {
    for id in [Id::Panel(0), Id::NewGame] {
        let mut sitting = AppDriver::at_the_field(1);
        sitting.press(id);
        assert_eq!(sitting.message().as_deref(), Some("Najprv vyberte typ hry!"), "{id:?}");
        sitting.plain_key(Key::Enter);
        assert_eq!((sitting.message(), sitting.drawn().as_str()), (None, "........."));
    }
    let mut sitting = AppDriver::at_the_field(1);
    sitting.key(Chord::ctrl('n'));
    assert_eq!(sitting.message().as_deref(), Some("Najprv vyberte typ hry!"));
}

#[test]
fn the_computer_may_begin_and_the_cross_need_not() {
    let mut sitting = AppDriver::playing(LEVEL_2, 1);
    sitting.press(Id::Begins(1));
    sitting.press(Id::Mark(0));
    sitting.let_answer();
    assert_eq!(sitting.drawn(), "....o....");
    sitting.panels(&[1]);
    assert!(sitting.drawn().starts_with('x'));
}

#[test]
fn choosing_again_what_is_chosen_changes_nothing() {
    let mut sitting = AppDriver::playing(LEVEL_1, 1);
    sitting.press(Id::Begins(2));
    for _ in 0..5 {
        sitting.let_answer();
        let before = sitting.drawn();
        sitting.press(Id::Begins(2));
        assert!(sitting.asked.is_empty());
        assert_eq!(sitting.drawn(), before);
    }
}

#[test]
fn who_begins_is_kept_for_the_next_game_once_somebody_has_played() {
    let mut sitting = AppDriver::playing(LEVEL_2, 1);
    sitting.panels(&[1]);
    let before = sitting.drawn();
    sitting.press(Id::Begins(1));
    assert_eq!(sitting.drawn(), before);
    let said = |sitting: &AppDriver| sitting.control(Id::Status).name.contains("od ďalšej hry");
    assert!(said(&sitting), "{}", sitting.control(Id::Status).name);
    sitting.panels(&[9]);
    assert!(!said(&sitting), "it is said until the next move");
    sitting.press(Id::NewGame);
    sitting.let_answer();
    assert_eq!(sitting.drawn(), "....o....");
}

#[test]
fn chance_decides_who_begins_and_with_which_mark() {
    let mut sitting = AppDriver::playing(LEVEL_1, 3);
    sitting.press(Id::Begins(2));
    sitting.press(Id::Mark(2));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60 {
        sitting.press(Id::NewGame);
        let computer_began = !sitting.asked.is_empty();
        sitting.let_answer();
        let free = sitting.drawn().find('.').expect("a free panel") as u8;
        sitting.press(Id::Panel(free));
        let own = sitting.drawn().chars().nth(usize::from(free));
        seen.insert((computer_began, own));
        sitting.asked.clear();
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn the_same_seed_and_clicks_give_the_same_game() {
    let game = |seed| {
        let mut sitting = AppDriver::playing(LEVEL_1, seed);
        let mut boards = Vec::new();
        for panel in [1, 5, 9, 3, 7, 2, 4, 6, 8] {
            sitting.panels(&[panel]);
            boards.push(sitting.drawn());
        }
        boards
    };
    assert_eq!(game(11), game(11));
    assert!((0..20).any(|seed| game(seed) != game(11)));
}
