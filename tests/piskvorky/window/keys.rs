//! The keyboard: play, shortcuts, other layouts.

use super::{FIRST_FREE, Field, TWO_PEOPLE, desk};
use crate::desk::{Layout, State};
use std::time::Duration;

#[test]
fn the_whole_way_from_the_login_to_a_win_by_keys_alone() {
    let desk = crate::desk::Desk::start(&["--seed", "1", "--delay", "0"]);
    let login = desk.window("Prihlásenie");
    login.write("Jana");
    login.press("Enter");
    let menu = desk.window("Piškvorky");
    menu.button("Hrať").wait_until(State::Focused);
    menu.press("Enter");
    let form = desk.window("Hra");
    let field = Field { desk: &desk, form };
    // The last line of the combo box is „Prvá voľná bunka“.
    field.types().wait_until(State::Focused);
    for key in ["Down", "End", "Enter"] {
        field.form.press(key);
    }
    field.wait_for_status("Váš ťah");
    for (key, after) in [("7", "xo......."), ("5", "xoo.x....")] {
        field.form.press(key);
        field.wait_for_field(after);
    }
    field.form.press("3");
    field.wait_for_status("Vyhrali ste!");
    field.picture("Vyhrali ste!").node();
    field.form.press("Enter");
    field.wait_for_field("xoo.x...x");
}

#[test]
fn arrows_walk_over_the_panels_and_enter_and_space_play() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.panel(1).focus();
    field.panel(1).wait_until(State::Focused);
    for (key, panel) in
        [("Right", 2), ("Down", 5), ("Left", 4), ("Left", 6), ("Down", 9), ("Down", 3), ("Up", 9)]
    {
        field.form.press(key);
        field.panel(panel).wait_until(State::Focused);
    }
    field.form.press("Enter");
    field.wait_for_field("........x");
    field.form.press("Up");
    field.panel(6).wait_until(State::Focused);
    field.form.press("Space");
    field.wait_for_field(".....o..x");
    field.panel(6).wait_until(State::Focused);
}

#[test]
fn digits_play_as_on_a_numeric_pad() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    // Shortcuts work with Num Lock on, too.
    field.form.press("NumLock");
    for (key, after) in [
        ("7", "x........"),
        ("Pad3", "x.......o"),
        ("Pad5", "x...x...o"),
        ("1", "x...x.o.o"),
        ("Ctrl+Z", "x...x...o"),
    ] {
        field.form.press(key);
        field.wait_for_field(after);
    }
}

#[test]
fn shortcuts_work_under_cyrillic_layouts() {
    for layout in [None, Some(Layout::RussianBesideAmerican), Some(Layout::Ukrainian)] {
        let desk = desk();
        let field = Field::playing(&desk, TWO_PEOPLE);
        field.click(&[1, 2]);
        if let Some(layout) = layout {
            desk.use_layout(layout);
        }
        for (chord, after) in [
            ("Ctrl+Z", "x........"),
            ("Ctrl+Y", "xo......."),
            ("Ctrl+Z", "x........"),
            ("Ctrl+Shift+Z", "xo......."),
            ("5", "xo..x...."),
            ("Ctrl+N", "........."),
        ] {
            field.form.press(chord);
            field.wait_for_field(after);
        }
        field.form.press("Ctrl+H");
        field.wait_for_status("Rada: ");
        field.choose(FIRST_FREE);
        field.form.press("T");
        field.form.wait_for_tree("the weights", |tree| {
            tree.find(|node| node.name.contains("prvý voľný")).is_some()
        });
        field.form.press("Ctrl+Q");
        assert!(desk.wait_end(Duration::from_secs(1)).success(), "{layout:?}");
    }
}

#[test]
fn escape_closes_a_picture_and_goes_back_but_never_ends_the_program() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.click(&[1, 4, 2, 5, 3]);
    field.picture("Vyhrali krížiky!").node();
    field.form.press("Escape");
    desk.wait("the picture to close", || (!field.has_picture()).then_some(()));
    assert_eq!(field.heard(), "xxxoo....");
    field.form.press("F1");
    desk.window("Pravidlá hry").press("Escape");
    desk.wait_gone("Pravidlá hry");
    field.form.press("Escape");
    let menu = desk.window("Piškvorky");
    for _ in 0..3 {
        menu.press("Escape");
    }
    menu.catch_up();
    assert!(desk.runs());
    Field::open(&desk).wait_for_field("xxxoo....");
}

#[test]
fn closing_the_menu_and_ctrl_q_end_the_program() {
    for close in [true, false] {
        let desk = desk();
        let menu = desk.window("Piškvorky");
        if close {
            menu.close();
        } else {
            menu.press("Ctrl+Q");
        }
        assert!(desk.wait_end(Duration::from_secs(1)).success());
    }
}

#[test]
fn any_key_closes_a_picture_even_one_that_walks_or_opens_a_menu() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    for key in ["Tab", "Shift+Tab", "PageDown", "F10", "Alt+H", "X"] {
        field.click(&[1, 4, 2, 5, 3]);
        field.picture("Vyhrali krížiky!").node();
        field.form.press(key);
        desk.wait(&format!("the picture to close after {key}"), || (!field.has_picture()).then_some(()));
        // No menu has opened: the digit still means a panel of the new game.
        field.form.press("Ctrl+N");
        field.wait_for_field(".........");
    }
}

#[test]
fn the_keyboard_leaves_a_button_that_can_no_longer_be_used() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.click(&[1, 5]);
    let undo = field.form.button("Krok späť");
    undo.focus();
    undo.wait_until(State::Focused);
    field.form.press("Space");
    field.wait_for_field("x........");
    undo.wait_until(State::Focused);
    field.form.press("Space");
    field.wait_for_field(".........");
    undo.wait_until_disabled();
    field.panel(5).wait_until(State::Focused);
    field.form.press("Left");
    field.panel(4).wait_until(State::Focused);
}
