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
