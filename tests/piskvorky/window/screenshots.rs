//! Pictures of every form, for the README. Run by `make screenshots`; the same
//! program gives the same pictures.

use super::{FIRST_FREE, Field, LEVEL_2, TWO_PEOPLE, WEIGHTS, desk};
use crate::desk::{Desk, Form};
use std::path::Path;

fn save(form: &Form, name: &str) {
    form.desk().park_pointer();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/screenshots");
    form.look_when_still().save(&folder.join(name).with_extension("png"));
}

#[test]
#[ignore = "writes into docs/screenshots: make screenshots"]
fn before_the_game() {
    let login = Desk::start(&[]);
    let form = login.window("Prihlásenie");
    form.write("Jana");
    form.catch_up();
    save(&form, "login");

    let desk = desk();
    let menu = desk.window("Piškvorky");
    save(&menu, "menu");
    menu.button("Pravidlá hry").click();
    save(&desk.window("Pravidlá hry"), "help");
}

#[test]
#[ignore = "writes into docs/screenshots: make screenshots"]
fn the_field() {
    let desk = desk();
    let field = Field::open(&desk);
    field.form.button("Nová hra").click();
    let message = desk.window("Piškvorky");
    save(&message, "message");
    message.press("Enter");
    desk.wait_gone("Piškvorky");

    field.choose(LEVEL_2);
    field.click(&[1, 9]);
    field.wait_for_turn();
    save(&field.form, "field");

    field.choose(WEIGHTS);
    field.click(&[1, 2]);
    field.wait_for_turn();
    field.form.press("T");
    field
        .form
        .wait_for_tree("the weights", |tree| tree.find(|node| node.name.contains("prázdne, ")).is_some());
    save(&field.form, "weights");
    field.form.press("T");

    for (item, title, name) in [("Klávesy", "Klávesy", "keys"), ("O programe", "O programe", "about")] {
        field.menu("P", item);
        let form = desk.window(title);
        save(&form, name);
        form.press("Escape");
        desk.wait_gone(title);
    }
}

#[test]
#[ignore = "writes into docs/screenshots: make screenshots"]
fn the_results() {
    let games: [(&str, &[usize], &str, &str); 5] = [
        (TWO_PEOPLE, &[1, 4, 2, 5, 3], "Vyhrali krížiky!", "crosses-won"),
        (TWO_PEOPLE, &[1, 3, 2, 5, 9, 7], "Vyhrali krúžky!", "noughts-won"),
        (TWO_PEOPLE, &[1, 2, 3, 5, 4, 6, 8, 7, 9], "Remíza", "draw"),
        (FIRST_FREE, &[1, 5, 9], "Vyhrali ste!", "you-won"),
        (FIRST_FREE, &[4, 5, 9], "Prehrali ste", "you-lost"),
    ];
    for (kind, panels, result, name) in games {
        let desk = desk();
        let field = Field::playing(&desk, kind);
        field.click(panels);
        field.picture(result).node();
        save(&field.form, name);
        if name == "you-won" {
            field.picture(result).click();
            field.wait_for_field("xoo.x...x");
            save(&field.form, "field-won");
        }
    }
}
