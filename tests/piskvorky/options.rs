//! A game with options is played on one form: combo boxes over the players tell how it
//! is played.

use crate::at_table::{against, canvas, click, first_path, people_at, played, spot, status, table};
use crate::driver::AppDriver;
use crate::setups::{drawn, setup};
use crate::starting::{folder, start};
use piskvorky::app::Msg;
use piskvorky::app::keys::Key;
use piskvorky::app::view::{FormId, Id, Kind};
use piskvorky::games::GAMES;
use piskvorky::games::gomoku::{GAME, LEAST_SIDE, MOST_SIDE};
use piskvorky::options::Value;
use piskvorky::scene::Spot;
use std::collections::BTreeSet;

/// The options of five in a row, by their numbers.
const BOARD: u8 = 0;
const RULE: u8 = 1;
const OPENING: u8 = 2;

/// The lines of [`BOARD`] that are no usual size.
const ENDLESS: usize = 3;
const OTHER_SIZE: usize = 4;

/// The lines of a combo box, and the number of the chosen one.
fn offered(sitting: &AppDriver, id: Id) -> Option<(Vec<String>, Option<usize>)> {
    match table(sitting).control(id)?.kind.clone() {
        Kind::Choice { items, chosen } => Some((items, chosen)),
        other => panic!("{other:?}"),
    }
}

fn choose(sitting: &mut AppDriver, option: u8, item: usize) {
    sitting.send(Msg::Choose(FormId::Table, Id::Option(option), item));
}

/// Chooses one of the two numbers of a size.
fn choose_side(sitting: &mut AppDriver, part: u8, side: u8) {
    let item = usize::from(side - LEAST_SIDE);
    sitting.send(Msg::Choose(FormId::Table, Id::OptionPart(BOARD, part), item));
}

/// The values of the options, as the combo boxes show them.
fn values(sitting: &AppDriver) -> Vec<String> {
    (0..).zip(GAME.options).map(|(at, option)| sitting.option(at, option).to_string()).collect()
}

fn title(sitting: &AppDriver) -> String {
    table(sitting).title
}

/// Who plays the two sides.
fn players(sitting: &AppDriver) -> [String; 2] {
    [0, 1].map(|side| {
        let (items, chosen) = offered(sitting, Id::Side(side)).expect("a side");
        items[chosen.expect("somebody plays")].clone()
    })
}

#[test]
fn a_game_offers_its_options_and_one_without_any_offers_none() {
    let sitting = people_at("gomoku");
    for (option, name, lines) in [
        (BOARD, "Plocha", &["15 × 15", "19 × 19", "20 × 20", "bez konca", "iná veľkosť…"][..]),
        (RULE, "Rad", &["5 a viac", "presne 5"]),
        (OPENING, "Otvorenie", &["bez otvorenia", "swap2"]),
    ] {
        let (items, chosen) = offered(&sitting, Id::Option(option)).expect(name);
        assert_eq!((items, chosen), (lines.iter().map(|&line| line.to_owned()).collect(), Some(0)), "{name}");
        assert_eq!(table(&sitting).control(Id::Option(option)).expect(name).name, name);
    }
    assert_eq!(offered(&sitting, Id::Option(3)), None);
    let cube = table(&people_at("cube"));
    let boxes = cube.controls.iter().filter(|c| matches!(c.id, Id::Option(_) | Id::OptionPart(..)));
    assert_eq!(boxes.count(), 0);
}

#[test]
fn choosing_other_options_begins_a_game_between_the_same_two() {
    let mut sitting = against("gomoku", 2);
    let before = players(&sitting);
    for (option, item, named) in [
        (BOARD, 1, "Piškvorky 19 × 19"),
        (RULE, 1, "Piškvorky 19 × 19, presne 5"),
        (OPENING, 1, "Piškvorky 19 × 19, presne 5, swap2"),
        (RULE, 0, "Piškvorky 19 × 19, swap2"),
        (BOARD, 2, "Piškvorky 20 × 20, swap2"),
        (OPENING, 0, "Piškvorky 20 × 20"),
        (BOARD, ENDLESS, "Piškvorky, bez konca"),
        (RULE, 1, "Piškvorky, bez konca, presne 5"),
        (BOARD, 0, "Piškvorky 15 × 15, presne 5"),
    ] {
        choose(&mut sitting, option, item);
        assert_eq!(title(&sitting), named);
        assert_eq!(offered(&sitting, Id::Option(option)).expect("it is offered").1, Some(item), "{named}");
        assert_eq!(players(&sitting), before, "{named}");
    }
}

/// The opponent that is to begin is asked in the new game, and in no other.
#[test]
fn a_computer_that_begins_is_asked_about_the_new_board() {
    let mut sitting = against("gomoku", 0);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 1));
    sitting.asked.clear();
    choose(&mut sitting, BOARD, 1);
    let [question] = &sitting.asked[..] else { panic!("{} questions", sitting.asked.len()) };
    assert_eq!(question.position.legal().len(), 19 * 19);
    let item = offered(&sitting, Id::Option(BOARD)).expect("it is offered").1.expect("one is chosen");
    sitting.asked.clear();
    choose(&mut sitting, BOARD, item);
    assert!(sitting.asked.is_empty(), "the same board once more is no new game");
}

#[test]
fn six_in_a_row_win_only_where_more_than_five_do() {
    // Two and three crosses with a gap, which the last one fills; noughts far below.
    let moves = |row: u32, column: u32| Spot(15 * row + column);
    let crosses = [3, 4, 5, 7, 8, 6].map(|column| moves(2, column));
    let noughts = [1, 3, 5, 7, 9].map(|column| moves(10, column));
    for (item, ends) in [(0, true), (1, false)] {
        let mut sitting = people_at("gomoku");
        choose(&mut sitting, RULE, item);
        let longer = moves(2, 9);
        click(&mut sitting, &[longer, moves(12, 1)]);
        for n in 0..crosses.len() {
            click(&mut sitting, &crosses[n..=n]);
            click(&mut sitting, noughts.get(n..=n).unwrap_or_default());
        }
        let over = sitting.top().control(Id::Result).is_some();
        assert_eq!(over, ends, "rule {item}: {:?}", played(&sitting));
    }
}

#[test]
fn a_game_left_for_other_options_comes_back_by_one_step_back() {
    let mut sitting = people_at("gomoku");
    click(&mut sitting, &[spot("h8"), spot("i8"), spot("j8")]);
    choose(&mut sitting, OPENING, 1);
    assert_eq!(played(&sitting), [""; 0]);
    let said = status(&sitting);
    assert!(said.contains("Položte tri značky") && said.contains("Krok späť"), "{said}");
    // What is tried in between has hardly begun.
    choose(&mut sitting, BOARD, OTHER_SIZE);
    choose_side(&mut sitting, 0, 40);
    sitting.press(Id::Undo);
    assert_eq!(title(&sitting), "Piškvorky 15 × 15");
    assert_eq!(played(&sitting).len(), 3);
    assert_eq!(values(&sitting), ["15x15", "free", "none"]);
    assert_eq!(offered(&sitting, Id::Option(BOARD)).expect("it is offered").1, Some(0));
}

#[test]
fn the_tile_of_a_game_leads_back_to_it_whatever_its_options() {
    let mut sitting = people_at("gomoku:rule=exact");
    click(&mut sitting, &[spot("h8"), spot("i8")]);
    let tile = |key| GAMES.iter().position(|game| game.key == key).expect("it is known") as u8;
    for other in ["gomoku", "wild"] {
        sitting.press(Id::Games);
        sitting.press(Id::Game(tile(other)));
        sitting.press(Id::Games);
        sitting.press(Id::Game(tile("gomoku")));
        assert_eq!(title(&sitting), "Piškvorky 15 × 15, presne 5", "by way of {other}");
        assert_eq!(played(&sitting).len(), 2);
    }
}

/// What the player has chosen last holds, and of the rest as much as can be.
#[test]
fn values_that_do_not_go_together_make_the_other_option_usual() {
    for (before, option, item, after) in [
        ("gomoku:rule=exact,opening=swap2", BOARD, ENDLESS, ["endless", "exact", "none"]),
        ("gomoku:board=endless,rule=exact", OPENING, 1, ["15x15", "exact", "swap2"]),
        ("gomoku:board=5x5,rule=exact", OPENING, 1, ["15x15", "exact", "swap2"]),
        ("gomoku:board=9x11", OPENING, 1, ["9x11", "free", "swap2"]),
    ] {
        let mut sitting = people_at(before);
        choose(&mut sitting, option, item);
        assert_eq!(values(&sitting), after, "{before}");
        let own = sitting.top().control(Id::OptionPart(BOARD, 0)).is_some();
        assert_eq!(own, after[0] == "9x11", "{before}: what is usual is shown as such");
    }
    let mut sitting = people_at("gomoku:board=9x11,opening=swap2");
    choose_side(&mut sitting, 0, 8);
    assert_eq!(values(&sitting), ["8x11", "free", "none"], "swap2 needs more room");
}

#[test]
fn a_size_of_one_s_own_is_chosen_by_two_numbers() {
    let mut sitting = people_at("gomoku:board=19x19");
    let boxes = |sitting: &AppDriver| [0, 1].map(|part| offered(sitting, Id::OptionPart(BOARD, part)));
    assert_eq!(boxes(&sitting), [None, None]);
    // Whoever has not yet said which size plays on.
    click(&mut sitting, &[Spot(0), Spot(1)]);
    choose(&mut sitting, BOARD, OTHER_SIZE);
    assert_eq!(played(&sitting).len(), 2);
    assert_eq!(values(&sitting)[0], "19x19");
    let sides: Vec<String> = (LEAST_SIDE..=MOST_SIDE).map(|n| n.to_string()).collect();
    let expected = Some((sides, Some(usize::from(19 - LEAST_SIDE))));
    assert_eq!(boxes(&sitting), [expected.clone(), expected]);
    for (part, name) in [(0, "Plocha, prvý rozmer"), (1, "Plocha, druhý rozmer")] {
        let control = table(&sitting).control(Id::OptionPart(BOARD, part)).expect("a number").clone();
        assert_eq!(control.name, name);
    }
    choose_side(&mut sitting, 0, 40);
    assert_eq!(title(&sitting), "Piškvorky 40 × 19");
    assert!(played(&sitting).is_empty());
    choose_side(&mut sitting, 1, 5);
    assert_eq!(title(&sitting), "Piškvorky 40 × 5");
    // A usual size that is put together stays one of one's own.
    choose_side(&mut sitting, 0, 15);
    choose_side(&mut sitting, 1, 15);
    assert_eq!(offered(&sitting, Id::Option(BOARD)).expect("it is offered").1, Some(OTHER_SIZE));
    assert_eq!(title(&sitting), "Piškvorky 15 × 15");
    choose(&mut sitting, BOARD, ENDLESS);
    assert_eq!(boxes(&sitting), [None, None]);
    choose(&mut sitting, BOARD, OTHER_SIZE);
    assert_eq!(values(&sitting)[0], "15x15");
    assert!(boxes(&sitting).iter().all(Option::is_some));
}

#[test]
fn a_board_has_as_many_columns_and_rows_as_was_chosen() {
    let mut sitting = people_at("gomoku");
    choose(&mut sitting, BOARD, OTHER_SIZE);
    for (width, height) in [(12, 7), (5, 40), (40, 5), (5, 5), (40, 40)] {
        choose_side(&mut sitting, 0, width);
        choose_side(&mut sitting, 1, height);
        assert_eq!(sitting.option(BOARD, &GAME.options[0]), Value::Size(width, height));
        let scene = canvas(&sitting).scene;
        let lattice = scene.lattice.expect("it has cells");
        assert_eq!([lattice.columns, lattice.rows], [width, height].map(u32::from));
    }
}

#[test]
fn a_line_that_is_in_no_combo_box_changes_nothing() {
    let mut sitting = people_at("gomoku:board=12x7,rule=exact");
    click(&mut sitting, &[Spot(0), Spot(1)]);
    let before = table(&sitting);
    for (id, item) in [
        (Id::Option(BOARD), 5),
        (Id::Option(RULE), 2),
        (Id::Option(OPENING), 99),
        (Id::Option(3), 0),
        (Id::Option(200), 0),
        (Id::OptionPart(BOARD, 0), 36),
        (Id::OptionPart(BOARD, 2), 0),
        (Id::OptionPart(RULE, 0), 0),
        (Id::OptionPart(9, 1), 0),
    ] {
        sitting.send(Msg::Choose(FormId::Table, id, item));
        assert!(table(&sitting) == before, "{id:?}, line {item}: {:?}", values(&sitting));
    }
    let mut sitting = people_at("wild");
    let before = table(&sitting);
    choose(&mut sitting, 0, 0);
    assert!(table(&sitting) == before);
}

/// Every game is named by the options that tell it apart, and no two alike.
#[test]
fn games_that_differ_in_their_options_have_different_titles() {
    let titles: BTreeSet<String> = drawn().map(|game| title(&people_at(&game.to_string()))).collect();
    let variants: BTreeSet<String> =
        drawn().map(|game| format!("{}:{}", game.spec().key, game.options().variant())).collect();
    assert_eq!(titles.len(), variants.len(), "{titles:?}");
}

/// An unfinished game is taken up with its options, whatever was played before.
#[test]
fn a_game_goes_on_with_its_options_at_the_next_start() {
    let folder = folder();
    for name in ["gomoku:board=9x11,opening=swap2", "gomoku:board=endless,rule=exact", "gomoku:board=12x7"] {
        let mut sitting = start(folder.path(), Some("Jana"), None);
        if sitting.message().is_some() {
            sitting.plain_key(Key::Escape);
        }
        sitting.sit_at(name);
        sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
        let path = first_path(&setup(name), &[]).expect("there is a move");
        click(&mut sitting, &path);
        let (titled, moves) = (title(&sitting), played(&sitting));
        assert_eq!(moves.len(), 1, "{name}");
        drop(sitting);
        let mut sitting = start(folder.path(), Some("Jana"), None);
        let asked = sitting.message().unwrap_or_default();
        assert!(asked.contains(&titled), "{name}: {asked}");
        sitting.press(Id::Ok);
        assert_eq!((title(&sitting), played(&sitting)), (titled, moves), "{name}");
    }
}
