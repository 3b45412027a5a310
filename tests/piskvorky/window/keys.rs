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

/// The key T shows what the first free cell thinks.
fn weights_are_shown(field: &Field) {
    field.form.press("T");
    field
        .form
        .wait_for_tree("the weights", |tree| tree.find(|node| node.name.contains("prvý voľný")).is_some());
}

#[test]
fn shortcuts_work_under_cyrillic_layouts() {
    for layout in [None, Some(Layout::RUSSIAN_BESIDE_AMERICAN), Some(Layout::alone("ua", ""))] {
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
        weights_are_shown(&field);
        field.form.press("Ctrl+Q");
        assert!(desk.wait_end(Duration::from_secs(1)).success(), "{layout:?}");
    }
}

/// Layouts without a Latin letter, and two that have other letters in their
/// places than others of the same script.
#[test]
fn shortcuts_go_by_the_places_of_the_keys_where_there_are_no_latin_letters() {
    let layouts = [
        ("rs", ""),
        ("mk", ""),
        ("bg", "phonetic"),
        ("ru", "phonetic"),
        ("gr", ""),
        ("il", ""),
        ("ge", ""),
        ("am", ""),
        ("th", ""),
    ];
    for (names, variants) in layouts {
        let desk = desk();
        let field = Field::playing(&desk, FIRST_FREE);
        field.click(&[5]);
        field.wait_for_field("o...x....");
        desk.use_layout(Layout::alone(names, variants));
        for (chord, after) in
            [("Ctrl+Z", "........."), ("Ctrl+Y", "o...x...."), ("Ctrl+N", "........."), ("5", "o...x....")]
        {
            field.form.press(chord);
            desk.wait(&format!("{chord} under {names} {variants}"), || {
                (field.heard() == after).then_some(())
            });
        }
        weights_are_shown(&field);
        field.form.press("Ctrl+Q");
        assert!(desk.wait_end(Duration::from_secs(1)).success(), "{names} {variants}");
    }
}

/// On the Dvorak layout Z is where the American one has a slash, and the
/// semicolon where that has Z; on the German one Y and Z change places.
#[test]
fn shortcuts_go_by_the_letters_where_there_are_latin_ones() {
    for (names, variants, deaf, undo) in
        [("us", "dvorak", "Ctrl+Z", "Ctrl+/"), ("de", "", "Ctrl+;", "Ctrl+Y")]
    {
        let desk = desk();
        let field = Field::playing(&desk, TWO_PEOPLE);
        field.click(&[1, 2]);
        desk.use_layout(Layout::alone(names, variants));
        field.form.press(deaf);
        field.form.catch_up();
        assert_eq!(field.heard(), "xo.......", "{names} {variants}");
        field.form.press(undo);
        desk.wait(undo, || (field.heard() == "x........").then_some(()));
    }
}

#[test]
fn the_plus_of_the_numeric_pad_is_no_digit_and_that_of_the_slovak_layout_is_one() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.form.press("PadPlus");
    field.form.catch_up();
    assert_eq!(field.heard(), ".........");
    desk.use_layout(Layout::alone("sk", ""));
    // This key types a plus there.
    field.form.press("1");
    field.wait_for_field("......x..");
    field.form.press("2");
    field.wait_for_field("......xo.");
}

#[test]
fn a_key_that_is_held_does_not_close_the_picture_that_it_brought_up() {
    let desk = desk();
    let field = Field::playing(&desk, FIRST_FREE);
    field.click(&[1, 5]);
    field.form.hold("3");
    field.picture("Vyhrali ste!").node();
    for _ in 0..3 {
        field.form.hold("3");
    }
    field.form.catch_up();
    assert!(field.has_picture());
    field.form.let_go("3");
    // The toolkit takes a key that comes up and goes down at once for a held one.
    field.form.catch_up();
    field.form.press("3");
    desk.wait("the picture to close", || (!field.has_picture()).then_some(()));
    field.wait_for_field("xoo.x...x");
}

#[test]
fn the_space_bar_holds_a_button_down_until_it_is_let_go() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.click(&[1, 5]);
    let undo = field.form.button("Krok späť");
    undo.focus();
    undo.wait_until(State::Focused);
    desk.park_pointer();
    field.form.look_when_still();
    let up = undo.look();
    field.form.hold("Space");
    field.form.look_when_still();
    assert!(undo.look().differences(&up) > 50, "it does not look pressed");
    assert_eq!(field.heard(), "x...o....", "nothing is pressed yet");
    field.form.let_go("Space");
    field.wait_for_field("x........");
    field.form.look_when_still();
    assert_eq!(undo.look().differences(&up), 0, "it still looks pressed");
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
