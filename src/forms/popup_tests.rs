//! Tests of open lists.

use super::*;
use crate::app::keys::Chord;

const FORM: Size = Size { w: 400, h: 300 };
const ANCHOR: Frame = Frame { x: 100.0, y: 50.0, w: 200.0, h: 28.0 };

fn rows(texts: &[&str]) -> Vec<Row> {
    texts.iter().map(|text| Row::verbatim(text)).collect()
}

fn choice(texts: &[&str]) -> Popup {
    Popup::new(Owner::Choice(Id::GameType), rows(texts), ANCHOR, 200.0, FORM, false)
}

/// Three items: „&Nová hra“, a disabled one, and „Koniec“ after a line.
fn menu() -> Popup {
    let item = |text: &str, enabled, line_below| Item {
        id: Id::Quit,
        text: text.into(),
        keys: String::new(),
        enabled,
        on: None,
        line_below,
    };
    let items =
        [item("&Nová hra", true, false), item("Krok &späť", false, true), item("&Koniec", true, false)];
    Popup::new(Owner::Menu(Id::MenuBar, 0), items.iter().map(Row::of).collect(), ANCHOR, 200.0, FORM, false)
}

fn press(popup: &mut Popup, key: Key) -> Outcome {
    popup.key(Stroke::Chord(Chord::plain(key)))
}

#[test]
fn a_list_drops_below_its_owner_or_rises_above_it() {
    let list = choice(&["a", "b", "c"]);
    assert_eq!((list.frame.x, list.frame.y, list.frame.h), (100.0, 78.0, 3.0 * ROW + 2.0 * PAD));
    let low = Frame { y: 260.0, ..ANCHOR };
    let list = Popup::new(Owner::Choice(Id::GameType), rows(&["a", "b", "c"]), low, 200.0, FORM, false);
    assert_eq!(list.frame.y + list.frame.h, 260.0);
}

#[test]
fn a_list_stays_within_its_form() {
    let right = Frame { x: 350.0, ..ANCHOR };
    let list = Popup::new(Owner::Choice(Id::GameType), rows(&["a"]), right, 200.0, FORM, false);
    assert_eq!(list.frame.x + list.frame.w, 400.0 - EDGE);
    let letters: Vec<String> = (0..40).map(|n| n.to_string()).collect();
    let long = choice(&letters.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(long.frame.y + long.frame.h <= 300.0);
    assert!(long.visible().count() < 40);
}

#[test]
fn keys_walk_and_bring_rows_into_view() {
    let letters: Vec<String> = (0..40).map(|n| n.to_string()).collect();
    let mut list = choice(&letters.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(press(&mut list, Key::End), Outcome::Changed);
    assert_eq!(list.current, Some(39));
    assert!(list.visible().any(|(n, _)| n == 39));
    press(&mut list, Key::Down);
    assert_eq!(list.current, Some(39), "a combo box stops at its end");
    press(&mut list, Key::Home);
    assert_eq!(list.visible().next().map(|(n, _)| n), Some(0));
    assert_eq!(press(&mut list, Key::Enter), Outcome::Picked(0));
}

#[test]
fn a_menu_goes_round_and_past_what_is_disabled() {
    let mut list = menu();
    press(&mut list, Key::Down);
    assert_eq!(list.current, Some(0));
    press(&mut list, Key::Down);
    assert_eq!(list.current, Some(2));
    press(&mut list, Key::Down);
    assert_eq!(list.current, Some(0));
    press(&mut list, Key::Up);
    assert_eq!(list.current, Some(2));
    assert_eq!(press(&mut list, Key::Right), Outcome::Sideways(1));
}

#[test]
fn nothing_can_be_chosen_in_a_list_without_rows() {
    for mut list in [choice(&[]), Popup { rows: Vec::new(), ..menu() }] {
        for key in [Key::Down, Key::Up, Key::Home, Key::End, Key::Enter, Key::Char('a')] {
            press(&mut list, key);
            assert_eq!(list.current, None, "{key:?}");
        }
    }
}

#[test]
fn letters_choose_in_a_menu_whatever_the_layout() {
    assert_eq!(press(&mut menu(), Key::Char('k')), Outcome::Picked(2));
    let under_cyrillic = Chord { latin: Some('n'), ..Chord::plain(Key::Char('т')) };
    assert_eq!(menu().key(Stroke::Chord(under_cyrillic)), Outcome::Picked(0));
    assert_eq!(press(&mut menu(), Key::Char('s')), Outcome::Same, "disabled");
}

#[test]
fn letters_only_walk_in_a_combo_box() {
    let mut list = choice(&["1. úroveň", "2. úroveň", "Váhová matica", "2 x"]);
    for (key, row) in [(Key::Char('2'), 1), (Key::Pad(2), 3), (Key::Char('v'), 2), (Key::Char('2'), 3)] {
        assert_eq!(press(&mut list, key), Outcome::Changed);
        assert_eq!(list.current, Some(row), "{key:?}");
    }
}

#[test]
fn the_pointer_chooses_where_it_is_released() {
    let mut list = menu();
    let (x, y) = (list.frame.x + 20.0, list.frame.y + PAD + 5.0);
    assert_eq!(list.pointer(Pointer::Move(x, y)), Outcome::Changed);
    assert_eq!(list.pointer(Pointer::Push(x, y)), Outcome::Same);
    assert_eq!(list.pointer(Pointer::Release(x, y)), Outcome::Picked(0));
    assert_eq!(list.pointer(Pointer::Release(x, y + ROW)), Outcome::Same, "disabled");
    assert_eq!(list.pointer(Pointer::Release(x, y + 2.0 * ROW + GAP)), Outcome::Picked(2));
    assert_eq!(list.pointer(Pointer::Release(5.0, 5.0)), Outcome::Same);
    assert_eq!(list.pointer(Pointer::Push(5.0, 6.0)), Outcome::PushedOutside(5.0, 6.0));
    assert_eq!(list.pointer(Pointer::Move(5.0, 6.0)), Outcome::Outside(5.0, 6.0));
}

#[test]
fn the_wheel_scrolls_no_further_than_the_rows() {
    let letters: Vec<String> = (0..40).map(|n| n.to_string()).collect();
    let mut list = choice(&letters.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(list.pointer(Pointer::Wheel(-1)), Outcome::Same);
    assert_eq!(list.pointer(Pointer::Wheel(100)), Outcome::Changed);
    assert_eq!(list.visible().last().map(|(n, _)| n), Some(39));
    assert_eq!(list.pointer(Pointer::Wheel(1)), Outcome::Same);
}
