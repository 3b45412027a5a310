//! Small screens, and large letters on ordinary ones.

use super::{Field, TWO_PEOPLE};
use crate::desk::{Desk, Form};
use crate::driver::AppDriver;

/// Asserts that all of a form is on the screen, with room for its title bar.
fn assert_fits(form: &Form) {
    let (area, screen) = (form.area(), form.desk().area());
    assert!(area.is_within(screen) && area.h + 30 <= screen.h, "{form:?}: {area:?} on {screen:?}");
}

#[test]
fn every_form_fits_on_a_small_screen() {
    for (w, h, dpi) in [(1024, 600, 96), (800, 600, 96), (1366, 768, 192)] {
        let desk = Desk::small(w, h, dpi, &["--player", "Jana", "--seed", "1", "--delay", "0"]);
        let menu = desk.window("Piškvorky");
        assert_fits(&menu);
        let before = menu.area();
        menu.button("Výsledky").click();
        let results = desk.window("Výsledky");
        assert_fits(&results);
        results.press("Escape");
        desk.wait_gone("Výsledky");
        desk.wait("the menu as before", || (menu.area().w == before.w).then_some(()));
        let field = Field::playing(&desk, TWO_PEOPLE);
        assert_fits(&field.form);
        field.panel(9).click();
        field.wait_for_field("........x");
        field.form.press("F1");
        let help = desk.window("Pravidlá hry");
        assert_fits(&help);
        help.press("Escape");
        desk.wait_gone("Pravidlá hry");
        field.panel(1).click();
        desk.wait("the mark", || (field.heard() == "o.......x").then_some(()));
        assert_fits(&field.form);
    }
}

#[test]
fn a_screen_that_is_large_enough_keeps_its_scale() {
    let desk = Desk::small(1800, 1500, 192, &["--player", "Jana", "--seed", "1", "--delay", "0"]);
    let field = Field::open(&desk);
    let smallest = AppDriver::at_the_field(1).field().smallest;
    assert_eq!((field.form.area().w, field.form.area().h), (2 * smallest.w, 2 * smallest.h));
}

/// However often everything is made larger, the form stays on its screen.
#[test]
fn an_enlarged_form_does_not_grow_beyond_its_screen() {
    let desk = Desk::small(1280, 900, 96, &["--player", "Jana", "--seed", "1", "--delay", "0"]);
    let field = Field::playing(&desk, TWO_PEOPLE);
    let before = field.form.area();
    for _ in 0..6 {
        field.form.press("Ctrl+Shift+=");
    }
    desk.wait("the form on its screen", || {
        let (area, screen) = (field.form.area(), desk.area());
        (area.w > before.w && area.is_within(screen)).then_some(())
    });
}
