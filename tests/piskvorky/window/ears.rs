//! The program as somebody meets it who sees nothing: by a screen reader alone.

use super::{FIRST_FREE, Field};
use crate::desk::{Desk, Role, State};

/// From the login to a win: not one click, not one key.
#[test]
fn a_whole_game_over_the_accessible_tree_alone() {
    let desk = Desk::start(&["--seed", "1", "--delay", "0"]);
    let login = desk.window("Prihlásenie");
    let name = login.widget(Role::Entry, "Meno hráča:");
    name.set_text("Jana Ďuríčková");
    name.wait_for_text("Jana Ďuríčková");
    login.button("OK").act();
    let menu = desk.window("Piškvorky");
    menu.wait_until_says("Vitajte, Jana Ďuríčková!");
    menu.button("Hrať").act();
    let field = Field { desk: &desk, form: desk.window("Hra") };

    field.types().act();
    field.form.widget(Role::ListItem, FIRST_FREE).act();
    field.wait_for_status("Váš ťah");
    for panel in [1, 5, 9] {
        field.wait_for_turn();
        field.panel(panel).act();
        desk.wait("the move", || field.panel(panel).now().filter(|node| node.name.contains("krížik")));
    }
    field.wait_for_status("Vyhrali ste!");
    field.picture("Vyhrali ste!").act();
    desk.wait("the picture to close", || (!field.has_picture()).then_some(()));
    assert_eq!(field.panel(1).node().name, "riadok 1, stĺpec 1, krížik, vo výhernej trojici");
    assert_eq!(field.heard(), "xoo.x...x");
    field.wait_for_score("Jana Ďuríčková 1 : 0 Počítač, remízy 0");
}

#[test]
fn every_widget_says_what_it_is_and_in_which_state() {
    let desk = super::desk();
    let field = Field::playing(&desk, FIRST_FREE);
    field.click(&[5]);
    let names = ["Nová hra", "Krok späť", "Krok vpred", "Poraď", "Hlavné menu"];
    for name in names {
        field.form.button(name).node();
    }
    assert!(!field.form.button("Krok vpred").enabled(), "there is nothing to redo");
    assert!(field.form.widget(Role::RadioButton, "Začína: Začínam ja").node().is(State::Checked));
    assert!(!field.form.widget(Role::CheckBox, "Potvrdzovať ťahy").node().is(State::Checked));
    assert!(!field.panel(5).enabled() && field.panel(9).enabled());
    let tree = field.form.tree();
    for node in &tree.nodes {
        let silent = node.name.is_empty() && node.is(State::Focusable);
        assert!(!silent, "a {} that can be used has no name:\n{tree}", node.role);
    }
}

/// Else a long sitting would fill the memory with what was once on the screen.
#[test]
fn a_form_that_closes_leaves_none_of_its_widgets_behind() {
    let desk = super::desk();
    let field = Field::playing(&desk, FIRST_FREE);
    let widgets: Vec<_> = field.form.tree().nodes.into_iter().skip(1).collect();
    assert!(widgets.len() > 20 && widgets.iter().all(|node| desk.keeps(node)));
    field.form.press("Escape");
    desk.wait_gone("Hra");
    for node in &widgets {
        desk.wait(&format!("„{}“ to be forgotten", node.name), || (!desk.keeps(node)).then_some(()));
    }
}
