//! Every type of game to its end, with each of the five result pictures.

use super::{
    FIRST_FREE, Field, GREEN_PANEL, LEVEL_1, LEVEL_2, LEVEL_3, PHASES, ROSE_PANEL, TWO_PEOPLE, WEIGHTS, desk,
};
use crate::desk::{Colour, Picture, Role, State};

/// Plays a game and closes its picture; gives back the picture.
fn play_to(field: &Field, panels: &[usize], result: &str) -> Picture {
    field.click(panels);
    field.wait_for_status(result);
    let picture = field.picture(result);
    picture.node();
    field.desk.park_pointer();
    field.form.look_when_still();
    let look = picture.look();
    picture.click();
    field.desk.wait("the picture to close", || (!field.has_picture()).then_some(()));
    look
}

/// Asserts that just these panels have a ground of this colour.
fn assert_ground(field: &Field, colour: Colour, panels: &[usize]) {
    field.desk.park_pointer();
    field.form.look_when_still();
    let coloured = |&number: &usize| field.panel(number).look().count(colour, 4) > 2000;
    let found: Vec<usize> = (1..=9).filter(coloured).collect();
    assert_eq!(found, panels, "panels with the ground {colour:?}");
}

#[test]
fn each_of_the_five_pictures_pops_up_and_leaves_the_position() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    let mut pictures = vec![play_to(&field, &[1, 4, 2, 5, 3], "Vyhrali krížiky!")];
    field.wait_for_field("xxxoo....");
    assert_ground(&field, GREEN_PANEL, &[1, 2, 3]);

    field.form.button("Nová hra").click();
    pictures.push(play_to(&field, &[1, 3, 2, 5, 9, 7], "Vyhrali krúžky!"));
    field.wait_for_field("xxo.o.o.x");
    assert_ground(&field, GREEN_PANEL, &[3, 5, 7]);

    field.form.button("Nová hra").click();
    pictures.push(play_to(&field, &[1, 2, 3, 5, 4, 6, 8, 7, 9], "Remíza"));
    field.wait_for_field("xoxxoooxx");
    assert_ground(&field, GREEN_PANEL, &[]);
    field.wait_for_score("Krížiky 1 : 1 Krúžky, remízy 1");

    field.choose(FIRST_FREE);
    pictures.push(play_to(&field, &[1, 5, 9], "Vyhrali ste!"));
    field.wait_for_field("xoo.x...x");
    assert_ground(&field, GREEN_PANEL, &[1, 5, 9]);

    field.form.button("Nová hra").click();
    pictures.push(play_to(&field, &[4, 5, 9], "Prehrali ste"));
    field.wait_for_field("oooxx...x");
    assert_ground(&field, ROSE_PANEL, &[1, 2, 3]);
    field.wait_for_score("Jana 1 : 1 Počítač, remízy 0");

    for (n, picture) in pictures.iter().enumerate() {
        for other in &pictures[..n] {
            let alike = (picture.w, picture.h) == (other.w, other.h) && picture.differences(other) < 1000;
            assert!(!alike, "two results look alike");
        }
    }
}

/// Plays as a beginner does: the first free panel, until the picture pops up.
#[test]
fn every_opponent_plays_to_the_end() {
    let desk = desk();
    let field = Field::open(&desk);
    for kind in [LEVEL_1, LEVEL_2, LEVEL_3, WEIGHTS, PHASES, FIRST_FREE] {
        field.choose(kind);
        let result = loop {
            field.wait_for_turn();
            let free = field.heard().find('.');
            match free {
                Some(free) if !field.has_picture() => field.click(&[free + 1]),
                _ => break field.status(),
            }
        };
        let known =
            ["Vyhrali ste!", "Prehrali ste", "Remíza"].iter().find(|known| result.starts_with(**known));
        let known = known.unwrap_or_else(|| panic!("{kind} ends with „{result}“, {}", field.heard()));
        let marks = field.heard();
        let more = marks.matches('x').count().checked_sub(marks.matches('o').count());
        assert!(matches!(more, Some(0 | 1)), "{kind}: {marks}");
        field.picture(known).click();
        assert!(
            (1..=9).all(|number| !field.panel(number).enabled()),
            "{kind}: nothing can be played after the end"
        );
        field.wait_for_field(&field.heard());
    }
}

/// The best advice against the best opponent ends in a draw.
#[test]
fn following_the_hint_holds_level_3_to_a_draw() {
    let desk = desk();
    let field = Field::playing(&desk, LEVEL_3);
    while !field.has_picture() {
        field.wait_for_turn();
        if !field.heard().contains('.') {
            break;
        }
        field.form.press("Ctrl+H");
        field.wait_for_status("Rada: ");
        let tree = field.form.tree();
        let best = (1..=9).find(|&n| {
            tree.find(|node| field.panel(n).is(node) && node.name.contains("odporúčaný")).is_some()
        });
        field.click(&[best.expect("some panel is recommended")]);
    }
    field.wait_for_status("Remíza");
    field.wait_for_score("Jana 0 : 0 Počítač, remízy 1");
}

#[test]
fn without_a_type_of_game_the_player_is_asked_for_one() {
    let desk = desk();
    let field = Field::open(&desk);
    let ways: [&dyn Fn(); 3] =
        [&|| field.panel(5).click(), &|| field.form.button("Nová hra").click(), &|| {
            field.form.press("Ctrl+N")
        }];
    for way in ways {
        way();
        let message = desk.window("Piškvorky");
        message.wait_until_says("Najprv vyberte typ hry!");
        message.button("OK").click();
        desk.wait_gone("Piškvorky");
    }
    assert_eq!(field.heard(), ".........");
}

#[test]
fn a_win_can_be_taken_back() {
    let desk = desk();
    let field = Field::playing(&desk, FIRST_FREE);
    play_to(&field, &[1, 5, 9], "Vyhrali ste!");
    field.wait_for_score("Jana 1 : 0 Počítač, remízy 0");
    field.form.button("Krok späť").click();
    field.wait_for_field("xoo.x....");
    field.wait_for_score("Jana 0 : 0 Počítač, remízy 0");
    field.wait_for_status("Váš ťah");
    field.form.press("Ctrl+Y");
    field.wait_for_field("xoo.x...x");
    field.wait_for_score("Jana 1 : 0 Počítač, remízy 0");
}

#[test]
fn a_taken_panel_is_disabled_and_a_click_on_it_does_nothing() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.click(&[5]);
    field.panel(5).wait_until_disabled();
    field.panel(5).click_anyway();
    field.form.catch_up();
    field.wait_for_field("....x....");
    assert!(field.status().starts_with("Na ťahu je krúžok"), "{}", field.status());
}

#[test]
fn hovered_pressed_focused_and_taken_panels_look_different() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    let look = || {
        field.form.look_when_still();
        field.panel(1).look()
    };
    field.form.button("Nová hra").focus();
    desk.park_pointer();
    let mut looks = vec![look()];
    field.panel(1).hover();
    looks.push(look());
    field.panel(1).hold();
    looks.push(look());
    desk.release();
    field.wait_for_field("x........");
    field.form.button("Nová hra").focus();
    desk.park_pointer();
    looks.push(look());
    field.form.press("Ctrl+Z");
    field.wait_for_field(".........");
    field.panel(1).focus();
    looks.push(look());
    for (n, one) in looks.iter().enumerate() {
        for other in &looks[..n] {
            assert!(one.differences(other) > 50, "look {n} is like an earlier one");
        }
    }
}

#[test]
fn confirmed_moves_wait_for_the_button() {
    let desk = desk();
    let field = Field::playing(&desk, FIRST_FREE);
    field.form.widget(Role::CheckBox, "Potvrdzovať ťahy").click();
    let go = field.form.button("Chodiť");
    go.node();
    assert!(!go.enabled(), "there is nothing to confirm yet");
    field.panel(5).click();
    go.wait_until(State::Enabled);
    assert_eq!(field.panel(5).node().name, "riadok 2, stĺpec 2, krížik, nepotvrdený");
    field.panel(5).click();
    go.wait_until_disabled();
    field.wait_for_field(".........");
    field.panel(5).click();
    go.click();
    field.wait_for_field("o...x....");
}

#[test]
fn a_larger_window_has_larger_panels_and_the_same_game() {
    let desk = desk();
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.click(&[1, 5]);
    let before = field.panel(5).area();
    let form = field.form.area();
    field.form.resize(form.w + 300, form.h + 200);
    desk.wait("larger panels", || (field.panel(5).area().w >= before.w + 50).then_some(()));
    let after = field.panel(5).area();
    assert_eq!(after.w, after.h, "panels stay square");
    field.wait_for_field("x...o....");
    field.click(&[9]);
    field.wait_for_field("x...o...x");
}
