//! The forms with lists, the form for files, and the looks, in real windows.

use super::{FIRST_FREE, Field, TWO_PEOPLE, desk};
use crate::desk::{Desk, Form, Role};

/// A desk on which a game has been won, and its menu.
fn won(desk: &Desk) -> Form<'_> {
    let field = Field::playing(desk, FIRST_FREE);
    field.click(&[1, 5, 9]);
    field.picture("Vyhrali ste!").node();
    field.form.press("Escape");
    field.form.button("Hlavné menu").click();
    desk.window("Piškvorky")
}

#[test]
fn a_game_is_found_among_the_results_played_back_and_saved_by_keys() {
    let desk = desk();
    won(&desk).press("Alt+V");
    let results = desk.window("Výsledky");
    results.press("Down");
    results.press("Enter");
    let replay = desk.window("Prehrávanie hry");
    replay.wait_until_says("5. ťah z 5: c1");
    replay.press("Home");
    replay.wait_until_says("Začiatok hry");
    let save = || {
        replay.press("Ctrl+S");
        let files = desk.window("Uložiť hru");
        files.press("Enter");
        files
    };
    save();
    desk.wait_gone("Uložiť hru");
    let again = save();
    again.wait_until_says("Súbor s týmto názvom už existuje.");
    again.press("Escape");
    desk.wait_gone("Uložiť hru");
    replay.press("Escape");
    desk.wait_gone("Prehrávanie hry");
    results.press("Escape");
    desk.wait_gone("Výsledky");
}

#[test]
fn a_line_of_the_results_is_chosen_by_keys_and_shows_its_games_alone() {
    let desk = desk();
    won(&desk);
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.click(&[1, 4, 2, 5, 3]);
    field.picture("Vyhrali krížiky!").node();
    field.form.press("Escape");
    field.form.button("Hlavné menu").click();
    desk.window("Piškvorky").press("Alt+V");
    let results = desk.window("Výsledky");
    // Each game stands in a line of the table and in one of the list.
    let lines = |opponent: &str| {
        let tree = results.tree();
        let lines = tree.nodes.iter().filter(|node| node.role == Role::TableRow);
        lines.filter(|node| node.name.contains(opponent)).count()
    };
    let shown = |first_free, two_people| {
        desk.wait("the lines", || {
            ((lines(FIRST_FREE), lines(TWO_PEOPLE)) == (first_free, two_people)).then_some(())
        });
    };
    shown(2, 2);
    results.press("Shift+Tab");
    results.press("Down");
    shown(2, 1);
    results.press("Down");
    shown(1, 2);
    results.press("Space");
    shown(2, 2);
}

#[test]
fn a_look_is_put_on_by_all_forms_at_once() {
    const PAPER: [u8; 3] = [0xF5, 0xFF, 0xFA];
    const NIGHT: [u8; 3] = [0x1F, 0x25, 0x29];
    let desk = desk();
    let menu = desk.window("Piškvorky");
    let share = |colour| {
        let picture = menu.look();
        picture.count(colour, 0) as f64 / (picture.w * picture.h) as f64
    };
    assert!(share(PAPER) > 0.3);
    menu.press("Alt+N");
    let settings = desk.window("Nastavenia");
    for key in ["Tab", "Down", "Down", "Down", "Enter", "Escape"] {
        settings.press(key);
    }
    desk.wait_gone("Nastavenia");
    desk.wait("the menu to be dark", || (share(NIGHT) > 0.3 && share(PAPER) < 0.01).then_some(()));
}
