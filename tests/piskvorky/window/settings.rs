//! What stands beside the field, and the menu bar above it.

use super::{FIRST_FREE, Field, TWO_PEOPLE, WEIGHTS, desk};
use crate::desk::{Role, State};
use std::time::Duration;

#[test]
fn the_computer_begins_and_the_player_has_the_noughts() {
    let desk = desk();
    let field = Field::playing(&desk, FIRST_FREE);
    let (computer, nought) = ("Začína: Začína počítač", "Hrám za: krúžok");
    for name in [computer, nought] {
        let radio = field.form.widget(Role::RadioButton, name);
        radio.click();
        radio.wait_until(State::Checked);
    }
    field.form.button("Nová hra").click();
    field.wait_for_field("x........");
    field.click(&[5]);
    field.wait_for_field("xx..o....");
}

#[test]
fn the_menu_bar_does_what_it_says() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.click(&[5, 1]);
    field.menu("H", "Krok späť");
    field.wait_for_field("....x....");
    field.menu("H", "Krok vpred");
    field.wait_for_field("o...x....");
    field.menu("H", "Nová hra");
    field.wait_for_field(".........");
    field.menu("P", "O programe");
    let about = desk.window("O programe");
    about.wait_until_says(&format!("Verzia {}", env!("CARGO_PKG_VERSION")));
    about.button("Zatvoriť").click();
    desk.wait_gone("O programe");
    field.menu("H", "Koniec");
    assert!(desk.wait_end(Duration::from_secs(1)).success());
}

#[test]
fn the_weights_are_written_into_the_free_panels() {
    let desk = desk();
    let field = Field::playing(&desk, WEIGHTS);
    field.click(&[1]);
    field.wait_for_field("x...o....");
    let free = |written: bool| {
        desk.park_pointer();
        field.form.look_when_still();
        [2, 3, 4, 6, 7, 8, 9].into_iter().all(|number| {
            // Figures in ink on white paper, or the bare paper.
            let ink = field.panel(number).look().count([0x24, 0x32, 0x3f], 0x40);
            (ink > 20) == written
        })
    };
    assert!(free(false), "nothing is written yet");
    field.menu("Z", "Váhy buniek");
    desk.wait("the weights", || field.panel(3).now().filter(|node| node.name.ends_with("prázdne, 300")));
    assert!(free(true), "every free panel bears its weight");
    field.menu("Z", "Váhy buniek");
    desk.wait("the weights to go", || field.panel(3).now().filter(|node| node.name.ends_with("prázdne")));
    assert!(free(false), "they are gone again");
}

#[test]
fn a_click_right_after_choosing_from_a_list_counts() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    let (x, y) = field.panel(9).area().centre();
    let confirm = field.form.widget(Role::CheckBox, "Potvrdzovať ťahy");
    let (confirm_x, confirm_y) = confirm.area().centre();
    field.types().click();
    field.form.widget(Role::ListItem, FIRST_FREE).click();
    desk.click_at(x, y);
    field.wait_for_field("o.......x");
    field.form.button("Nová hra").click();
    field.wait_for_field(".........");
    // By the keys, too.
    field.types().focus();
    field.types().wait_until(State::Focused);
    field.form.burst(&["Space", "Home", "Enter"]);
    desk.click_at(confirm_x, confirm_y);
    desk.click_at(x, y);
    confirm.wait_until(State::Checked);
    desk.wait("the mark", || field.panel(9).now().filter(|node| node.name.contains("nepotvrdený")));
    assert!(field.form.button("Chodiť").now().is_some());
}

#[test]
fn an_open_list_closes_when_its_form_moves_or_has_another_size() {
    let desk = desk();
    let field = Field::open(&desk);
    let area = field.form.area();
    let ways: [&dyn Fn(); 2] = [&|| field.form.move_to(area.x + 40, area.y + 30), &|| {
        field.form.resize(area.w + 60, area.h + 20);
    }];
    for way in ways {
        field.types().click();
        way();
        // In an open list a digit would go to an item; the form plays it.
        field.form.press("5");
        let message = desk.window("Piškvorky");
        message.wait_until_says("Najprv vyberte typ hry!");
        message.press("Enter");
        desk.wait_gone("Piškvorky");
    }
}
