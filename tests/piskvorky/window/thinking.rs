//! What happens while the computer thinks.

use super::{FIRST_FREE, Field, LEVEL_1, LEVEL_3};
use crate::desk::Desk;
use std::time::{Duration, Instant};

/// Jana at the program, with a computer that takes its time.
fn slow() -> Desk {
    thinking_for("1500")
}

/// The same, with this many milliseconds before each answer.
fn thinking_for(delay: &str) -> Desk {
    Desk::start(&["--player", "Jana", "--seed", "1", "--delay", delay])
}

/// Makes the computer think.
fn make_it_think(field: &Field) {
    field.panel(1).click();
    field.wait_for_status("Počítač premýšľa");
}

#[test]
fn closing_the_window_ends_the_program_within_a_second() {
    let ways: [fn(&Field); 3] = [
        |f| f.form.close(),
        |f| f.form.press("Ctrl+Q"),
        |f| {
            f.form.button("Hlavné menu").click();
            f.desk.window("Piškvorky").button("Koniec").click();
        },
    ];
    for way in ways {
        let desk = slow();
        let field = Field::playing(&desk, LEVEL_3);
        make_it_think(&field);
        way(&field);
        assert!(desk.wait_end(Duration::from_secs(1)).success());
    }
}

#[test]
fn new_game_twenty_times_in_a_second_leaves_one_clean_game() {
    let desk = slow();
    let field = Field::playing(&desk, LEVEL_1);
    let start = Instant::now();
    // A move, so that the computer begins to think, and a new game.
    field.form.burst(&["7", "Ctrl+N"].repeat(20));
    let taken = start.elapsed();
    assert!(taken < Duration::from_secs(1), "the keys were pressed too slowly: {taken:?}");
    field.form.catch_up();
    field.wait_for_field(".........");
    // The answers that were asked for would come now; none may be played.
    make_it_think(&field);
    field.wait_for_status("Váš ťah");
    let marks = field.heard();
    assert_eq!((marks.matches('x').count(), marks.matches('o').count()), (1, 1), "{marks}");
    field.wait_for_score("Jana 0 : 0 Počítač, remízy 0");
}

#[test]
fn panels_do_nothing_and_undo_works_at_once() {
    let desk = slow();
    let field = Field::playing(&desk, LEVEL_1);
    make_it_think(&field);
    field.panel(9).click_anyway();
    field.form.press("5");
    field.form.catch_up();
    assert_eq!(field.heard(), "x........");
    field.form.press("Ctrl+Z");
    field.wait_for_field(".........");
    field.wait_for_status("Váš ťah");
}

#[test]
fn another_type_begins_at_once_and_the_late_answer_is_thrown_away() {
    let desk = slow();
    let field = Field::playing(&desk, LEVEL_1);
    make_it_think(&field);
    field.choose(FIRST_FREE);
    field.panel(9).click();
    field.wait_for_field("o.......x");
    field.wait_for_status("Váš ťah");
}

#[test]
fn the_window_answers_all_the_time() {
    // Longer than any question of this test is asked: an answer that the window
    // had to wait for would come too late.
    let desk = thinking_for("60000");
    let field = Field::playing(&desk, LEVEL_3);
    make_it_think(&field);
    let thinks = || assert!(field.status().starts_with("Počítač premýšľa"), "{}", field.status());
    field.form.press("F1");
    let help = desk.window("Pravidlá hry");
    thinks();
    help.press("Escape");
    desk.wait_gone("Pravidlá hry");
    field.form.catch_up();
    thinks();
    field.form.press("Ctrl+Z");
    field.wait_for_field(".........");
    field.wait_for_status("Váš ťah");
}
