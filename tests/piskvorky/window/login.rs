//! Logging in, with every kind of name.

use super::{Field, LEVEL_1};
use crate::desk::{Desk, Form, Picture, Role};
use std::time::Duration;

fn log_in<'d>(desk: &'d Desk, name: &str) -> Form<'d> {
    let login = desk.window("Prihlásenie");
    login.write(name);
    login.widget(Role::Entry, "Meno hráča:").wait_for_text(name);
    login.press("Enter");
    login
}

#[test]
fn a_name_and_ok_open_the_menu() {
    let desk = Desk::start(&[]);
    let login = desk.window("Prihlásenie");
    login.write("  Jana ");
    login.button("OK").click();
    desk.window("Piškvorky").wait_until_says("Vitajte, Jana!");
    desk.wait_gone("Prihlásenie");
}

#[test]
fn an_empty_name_gives_a_message_and_the_dialog_stays() {
    let desk = Desk::start(&[]);
    log_in(&desk, "   ");
    let message = desk.window("Piškvorky");
    message.wait_until_says("Zadajte meno hráča. Prázdne meno alebo samé medzery nestačia.");
    message.press("Enter");
    desk.wait_gone("Piškvorky");
    log_in(&desk, "   Jana");
    desk.window("Piškvorky").wait_until_says("Vitajte, Jana!");
}

#[test]
fn names_in_every_script_appear_exactly_as_typed() {
    let names = [
        "Ľudovít Čučoriedkový-Ďuríček",
        "Ґанна Їжакевич",
        "سارة بن علي",
        "王小明",
        "👩‍👩‍👧 Jana 🦊",
        "@Tom & @-> \"x\" |'y' /z/ \\ #1",
    ];
    for name in names {
        let desk = Desk::start(&["--seed", "1"]);
        log_in(&desk, name);
        desk.window("Piškvorky").wait_until_says(&format!("Vitajte, {name}!"));
        let field = Field::playing(&desk, LEVEL_1);
        field.wait_for_score(&format!("{name} 0 : 0 Počítač, remízy 0"));
    }
}

/// What the line looks like that greets a player of this name.
fn greeting(name: &str) -> Picture {
    let desk = Desk::start(&["--player", name]);
    let menu = desk.window("Piškvorky");
    let line = menu.widget(Role::Label, &format!("Vitajte, {}!", name.trim()));
    desk.park_pointer();
    menu.look_when_still();
    line.look()
}

/// Letters of every script reach the pixels: names that differ in one sign look
/// different, and neither looks like the name without that sign.
#[test]
fn names_that_differ_in_one_sign_look_different_in_every_script() {
    let names = [
        ["Ľudka", "Ludka", "udka"],
        ["Ґанна", "Ганна", "анна"],
        ["سارة", "سارا", "سار"],
        ["王小明", "王小朋", "王小"],
        ["Jana 🦊", "Jana 🐼", "Jana"],
    ];
    for names in names {
        let looks = names.map(greeting);
        for (n, one) in looks.iter().enumerate() {
            for (other, name) in looks[..n].iter().zip(names) {
                let differ = one.differences(other);
                // One sign may differ from another by a tick of four pixels.
                assert!(differ > 0, "{} looks like {name}: {differ} pixels differ", names[n]);
            }
        }
    }
}

/// Two names that differ in one sign look different, and one name looks the
/// same however it came in: no sign is lost on the way to the pixels.
#[test]
fn signs_that_are_markup_elsewhere_are_drawn() {
    let plain = greeting("Jana");
    for name in ["@Jana", "Jana@", "&Jana", "J&ana", "J&&ana", "Jana/", "@@Jana", "Jana|"] {
        assert!(greeting(name).differences(&plain) > 20, "{name} looks like Jana");
    }
    assert_eq!(greeting("  Jana").differences(&plain), 0);
}

#[test]
fn cancelling_ends_the_program_before_it_starts() {
    let ways: [fn(&Form); 3] =
        [|login| login.press("Escape"), |login| login.close(), |login| login.button("Zrušiť").click()];
    for way in ways {
        let desk = Desk::start(&[]);
        way(&desk.window("Prihlásenie"));
        assert!(desk.wait_end(Duration::from_secs(1)).success());
    }
}
