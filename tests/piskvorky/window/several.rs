//! Several forms on the screen at once.

use super::{FIRST_FREE, Field, TWO_PEOPLE, desk};
use crate::desk::{Area, Desk, State};
use std::time::Duration;

#[test]
fn only_modal_forms_float_above_others() {
    let desk = Desk::start(&["--delay", "0"]);
    let login = desk.window("Prihlásenie");
    assert!(!login.floats(), "the login");
    login.write("Jana");
    login.press("Enter");
    let menu = desk.window("Piškvorky");
    assert!(!menu.floats(), "the menu");
    let field = Field::open(&desk);
    assert!(!field.form.floats(), "the field");
    field.form.press("F1");
    assert!(!desk.window("Pravidlá hry").floats(), "the rules, which can be read during the game");
    field.panel(5).click();
    let message = desk.window("Piškvorky");
    message.wait_until_says("Najprv vyberte typ hry!");
    assert!(message.floats(), "a message");
    message.press("Enter");
}

#[test]
fn asking_again_for_a_form_that_lies_behind_brings_it_to_the_top() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.form.press("F1");
    desk.window("Pravidlá hry");
    for _ in 0..2 {
        field.form.activate();
        desk.wait_on_top("Hra");
        field.form.press("F1");
        desk.wait_on_top("Pravidlá hry");
    }
    // The keyboard has gone with it.
    field.form.press_here("Escape");
    desk.wait_gone("Pravidlá hry");
    field.form.press("5");
    field.wait_for_field("....x....");
}

#[test]
fn the_keyboard_stays_in_the_form_that_is_worked_in() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.panel(1).focus();
    field.form.press("F1");
    let help = desk.window("Pravidlá hry");
    for form in [&help, &field.form] {
        form.activate();
        form.catch_up();
    }
    for (key, panel) in [("Right", 2), ("Down", 5), ("Right", 6)] {
        field.form.press(key);
        field.panel(panel).wait_until(State::Focused);
    }
    field.form.press_here("Enter");
    field.wait_for_field(".....x...");
    help.press("Escape");
    desk.wait_gone("Pravidlá hry");
    field.form.press("Left");
    field.panel(5).wait_until(State::Focused);
}

#[test]
fn a_form_opens_in_the_middle_of_the_one_that_it_replaces() {
    let desk = desk();
    let centred = |before: Area, after: Area| {
        let ((x, y), (was_x, was_y)) = (after.centre(), before.centre());
        let near = x.abs_diff(was_x) <= 1 && y.abs_diff(was_y) <= 1;
        assert!(near, "{after:?} is not in the middle of {before:?}");
    };
    let menu = desk.window("Piškvorky");
    menu.move_to(400, 300);
    menu.catch_up();
    let before = menu.area();
    let field = Field::open(&desk);
    centred(before, field.form.area());
    field.form.move_to(200, 100);
    field.form.catch_up();
    let before = field.form.area();
    field.form.button("Hlavné menu").click();
    centred(before, desk.window("Piškvorky").area());
}

#[test]
fn a_click_anywhere_closes_the_result_picture() {
    let desk = desk();
    let field = Field::playing(&desk, FIRST_FREE);
    let taken = |field: &Field| field.panel(1).click_anyway();
    let beside = |field: &Field| {
        let area = field.form.area();
        desk.click_at(area.x + area.w - 6, area.y + area.h / 2);
    };
    let disabled = |field: &Field| field.form.button("Krok vpred").click_anyway();
    let ways: [&dyn Fn(&Field); 3] = [&taken, &beside, &disabled];
    for (n, way) in ways.into_iter().enumerate() {
        field.click(&[1, 5, 9]);
        field.picture("Vyhrali ste!").node();
        field.form.activate();
        way(&field);
        desk.wait(&format!("the picture to close, way {n}"), || (!field.has_picture()).then_some(()));
        field.wait_for_field("xoo.x...x");
        field.form.button("Nová hra").click();
        field.wait_for_field(".........");
    }
}

/// As Windows answers it.
#[test]
fn closing_a_form_that_waits_for_a_message_brings_the_message_forward() {
    let desk = desk();
    let field = Field::open(&desk);
    field.panel(5).click();
    let message = desk.window("Piškvorky");
    for _ in 0..2 {
        field.form.activate();
        desk.wait_on_top("Hra");
        field.form.close();
        desk.wait_on_top("Piškvorky");
    }
    message.press("Enter");
    desk.wait_gone("Piškvorky");
    assert!(desk.runs());
    field.form.close();
    assert!(desk.wait_end(Duration::from_secs(1)).success());
}
