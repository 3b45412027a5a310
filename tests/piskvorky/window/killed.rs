//! The program is killed without a warning (SIGKILL) and started again on the
//! same folder: no game that was finished is missing, and the one that was not is
//! offered, at most one move behind what was on the screen.

use super::{FIRST_FREE, Field, LEVEL_2, TWO_PEOPLE};
use crate::desk::Desk;
use piskvorky::store::{Filter, Folders, Kept, Store};
use std::path::Path;
use tempfile::TempDir;

const JANA: &str = "Jana";

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// Jana at the program, with this many milliseconds before each answer.
fn start(folder: &Path, delay: &str) -> Desk {
    let folder = folder.to_str().expect("a plain name");
    Desk::start(&["--player", JANA, "--seed", "1", "--delay", delay, "--data", folder])
}

/// Kills the program, and reads what it has left: how many games are finished,
/// and those that are not.
fn kill(desk: Desk, folder: &Path) -> (u64, Vec<Kept>) {
    // Ends it by SIGKILL, and fails if it had complained.
    drop(desk);
    let mut store = Store::open(&Folders::from(Some(folder.to_owned())));
    let finished = Filter { finished: Some(true), ..Filter::default() };
    let listed = store.list(&finished, Default::default(), 0, 100);
    let unfinished = store.unfinished(JANA);
    assert!(store.take_notices().is_empty(), "the files are in order");
    (listed.total, unfinished)
}

/// Starts it again and goes on with the game that is offered, which stands so.
fn go_on(folder: &Path, field: &str) -> Desk {
    let desk = start(folder, "0");
    let question = desk.window("Piškvorky");
    question.wait_for_tree("the offer", |tree| {
        tree.find(|node| node.name.starts_with("Pokračovať v rozohratej hre?")).is_some()
    });
    question.press("Enter");
    let form = Field { desk: &desk, form: desk.window("Hra") };
    form.wait_for_field(field);
    desk
}

/// It is killed in the middle of its only game, which goes on with what stood there.
fn goes_on_when_killed(desk: Desk, folder: &Path, field: &str) {
    let (finished, unfinished) = kill(desk, folder);
    assert_eq!((finished, unfinished.len()), (0, 1));
    drop(go_on(folder, field));
}

/// Wins against the first free cell.
fn win(field: &Field) {
    field.click(&[1, 5, 9]);
    field.picture("Vyhrali ste!").node();
}

/// Starts it again, and no game is offered.
fn nothing_is_offered(folder: &Path) {
    let desk = start(folder, "0");
    desk.window("Piškvorky").button("Hrať").click();
    Field { desk: &desk, form: desk.window("Hra") }.wait_for_field(".........");
}

#[test]
fn in_the_middle_of_a_game_between_two_people() {
    let folder = folder();
    let desk = start(folder.path(), "0");
    let field = Field::playing(&desk, TWO_PEOPLE);
    field.click(&[1, 5, 9]);
    field.wait_for_field("x...o...x");
    goes_on_when_killed(desk, folder.path(), "x...o...x");
}

#[test]
fn in_the_middle_of_a_game_against_the_computer_whose_first_game_is_finished() {
    let folder = folder();
    let desk = start(folder.path(), "0");
    let field = Field::playing(&desk, FIRST_FREE);
    win(&field);
    field.form.press("Escape");
    field.form.button("Nová hra").click();
    field.wait_for_field(".........");
    field.click(&[5]);
    field.wait_for_field("o...x....");
    let (finished, unfinished) = kill(desk, folder.path());
    assert_eq!((finished, unfinished.len()), (1, 1));
    let desk = go_on(folder.path(), "o...x....");
    // It can be played to its end, and both are there.
    let field = Field { desk: &desk, form: desk.window("Hra") };
    field.click(&[9, 3, 7]);
    field.picture("Vyhrali ste!").node();
    let (finished, unfinished) = kill(desk, folder.path());
    assert_eq!((finished, unfinished.len()), (2, 0));
}

#[test]
fn right_after_the_winning_click() {
    for n in 0..3 {
        let folder = folder();
        let desk = start(folder.path(), "0");
        let field = Field::playing(&desk, TWO_PEOPLE);
        field.click(&[1, 4, 2, 5]);
        field.wait_for_field("xx.oo....");
        field.panel(3).click();
        // Whether the program has come to know of the click is a matter of luck.
        let (finished, unfinished) = kill(desk, folder.path());
        match (finished, &unfinished[..]) {
            (1, []) => nothing_is_offered(folder.path()),
            (0, [kept]) => {
                assert_eq!(kept.game.moves.len(), 4, "try {n}");
                drop(go_on(folder.path(), "xx.oo...."));
            }
            other => panic!("try {n}: {other:?}"),
        }
    }
}

#[test]
fn in_the_result_picture() {
    let folder = folder();
    let desk = start(folder.path(), "0");
    let field = Field::playing(&desk, FIRST_FREE);
    win(&field);
    let (finished, unfinished) = kill(desk, folder.path());
    assert_eq!((finished, unfinished.len()), (1, 0));
    nothing_is_offered(folder.path());
}

#[test]
fn while_the_computer_thinks() {
    let folder = folder();
    let desk = start(folder.path(), "60000");
    let field = Field::playing(&desk, FIRST_FREE);
    field.panel(5).click();
    field.wait_for_status("Počítač premýšľa");
    // It is asked again, and answers.
    goes_on_when_killed(desk, folder.path(), "o...x....");
}

#[test]
fn after_moves_were_taken_back() {
    let folder = folder();
    let desk = start(folder.path(), "0");
    let field = Field::playing(&desk, LEVEL_2);
    field.click(&[1]);
    field.wait_for_turn();
    field.wait_for_field("x...o....");
    field.click(&[9]);
    field.wait_for_turn();
    field.form.press("Ctrl+Z");
    field.wait_for_field("x...o....");
    goes_on_when_killed(desk, folder.path(), "x...o....");
}

#[test]
fn after_a_win_was_taken_back() {
    let folder = folder();
    let desk = start(folder.path(), "0");
    let field = Field::playing(&desk, FIRST_FREE);
    win(&field);
    field.form.press("Escape");
    field.form.press("Ctrl+Z");
    field.wait_for_field("xoo.x....");
    goes_on_when_killed(desk, folder.path(), "xoo.x....");
}
