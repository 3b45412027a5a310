//! A person resigns, or two people agree on a draw: on both forms, asked once.

use crate::at_table::{against, click, label, people_at, status};
use crate::driver::AppDriver;
use piskvorky::app::Msg;
use piskvorky::app::keys::Key;
use piskvorky::app::view::{Button, Control, Form, FormId, Id, Item, Kind, Style};
use piskvorky::scene::Spot;

/// The form that is played on.
fn played_on(sitting: &AppDriver) -> Form {
    let plays = |form: &Form| matches!(form.id, FormId::Field | FormId::Table);
    sitting.app.forms().into_iter().find(plays).expect("a game is shown")
}

/// The items of the menu *Hra*.
fn items(sitting: &AppDriver) -> Vec<Item> {
    match played_on(sitting).control(Id::MenuBar).map(|bar| bar.kind.clone()) {
        Some(Kind::MenuBar(menus)) => menus[0].items.clone(),
        other => panic!("{other:?}"),
    }
}

/// Whether one can resign, and agree on a draw.
fn possible(sitting: &AppDriver) -> [bool; 2] {
    let items = items(sitting);
    [Id::Resign, Id::AgreeDraw]
        .map(|id| items.iter().find(|item| item.id == id).expect("it is in the menu").enabled)
}

fn choose(sitting: &mut AppDriver, id: Id) {
    let form = played_on(sitting).id;
    sitting.send(Msg::Press(form, id));
}

/// The question that stands, if one does.
fn question(sitting: &AppDriver) -> Option<Form> {
    Some(sitting.top()).filter(|form| form.id == FormId::Message)
}

fn is_default(control: &Control) -> bool {
    matches!(&control.kind, Kind::Button(Button { style: Style::Default, .. }))
}

/// Two people have made a move each on a drawn board.
fn two_people() -> AppDriver {
    let mut sitting = people_at("gomoku");
    click(&mut sitting, &[Spot(112), Spot(0)]);
    sitting
}

#[test]
fn one_can_resign_while_the_game_is_under_way() {
    let mut sitting = people_at("gomoku");
    assert_eq!(possible(&sitting), [false, false], "nothing was played");
    click(&mut sitting, &[Spot(112)]);
    assert_eq!(possible(&sitting), [true, true]);
    choose(&mut sitting, Id::AgreeDraw);
    sitting.press(Id::Ok);
    assert_eq!(possible(&sitting), [false, false], "it is over");

    let mut sitting = against("gomoku", 1);
    click(&mut sitting, &[Spot(112)]);
    assert_eq!(possible(&sitting), [true, false], "the computer agrees on nothing, and is to move");
}

#[test]
fn nobody_resigns_by_mistake() {
    let leaves: [fn(&mut AppDriver); 3] = [
        |sitting| sitting.press(Id::Cancel),
        |sitting| sitting.plain_key(Key::Escape),
        |sitting| sitting.key_on(None, piskvorky::app::keys::Chord::plain(Key::Enter)),
    ];
    for id in [Id::Resign, Id::AgreeDraw] {
        for leave in leaves {
            let mut sitting = two_people();
            choose(&mut sitting, id);
            let asked = question(&sitting).expect("it is asked");
            assert_eq!(asked.focus, Some(Id::Cancel));
            let defaults: Vec<Id> = asked.controls.iter().filter(|c| is_default(c)).map(|c| c.id).collect();
            assert_eq!(defaults, [Id::Cancel]);
            leave(&mut sitting);
            assert!(question(&sitting).is_none() && possible(&sitting) == [true, true]);
        }
    }
}

#[test]
fn of_two_people_the_one_who_is_to_move_resigns() {
    let mut sitting = two_people();
    choose(&mut sitting, Id::Resign);
    sitting.press(Id::Ok);
    assert!(status(&sitting).contains("Súper sa vzdal."), "{}", status(&sitting));
    assert!(label(&sitting, Id::Result).contains("krúžky"), "{}", label(&sitting, Id::Result));
    assert_eq!(label(&sitting, Id::Score), "Skóre: Jana 0 : 1 Druhý hráč, remízy 0");
    sitting.press(Id::Undo);
    assert_eq!(label(&sitting, Id::Score), "Skóre: Jana 0 : 0 Druhý hráč, remízy 0");
    assert_eq!(possible(&sitting), [true, true], "no move was taken back");
}

#[test]
fn against_the_computer_the_person_resigns_although_the_computer_thinks() {
    let mut sitting = against("gomoku", 1);
    click(&mut sitting, &[Spot(112)]);
    choose(&mut sitting, Id::Resign);
    sitting.press(Id::Ok);
    assert!(status(&sitting).contains("Vzdali ste sa."), "{}", status(&sitting));
    assert!(label(&sitting, Id::Result).starts_with("Prehrali"), "{}", label(&sitting, Id::Result));
    let before = status(&sitting);
    let late = sitting.late_answer();
    sitting.send(Msg::Answer(late));
    assert_eq!(status(&sitting), before, "a move that comes late is void");
}

#[test]
fn the_form_of_the_coursework_resigns_in_its_menu_alone() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    assert_eq!(possible(&sitting), [false, false]);
    sitting.panels(&[5, 1]);
    assert!(sitting.field().controls.iter().all(|control| control.id != Id::Resign));
    choose(&mut sitting, Id::AgreeDraw);
    sitting.press(Id::Ok);
    let said = sitting.control(Id::Status).name;
    assert!(said.contains("Hráči sa dohodli na remíze."), "{said}");
    sitting.press(Id::Result);
    sitting.press(Id::Undo);
    assert_eq!(possible(&sitting), [true, true]);
    choose(&mut sitting, Id::Resign);
    sitting.press(Id::Ok);
    let said = sitting.control(Id::Status).name;
    assert!(said.contains("Súper sa vzdal."), "{said}");
}

#[test]
fn an_answer_about_a_game_that_has_been_left_means_nothing() {
    let mut sitting = two_people();
    choose(&mut sitting, Id::Resign);
    sitting.send(Msg::Press(FormId::Table, Id::NewGame));
    click(&mut sitting, &[Spot(112)]);
    sitting.press(Id::Ok);
    assert_eq!(possible(&sitting), [true, true], "{}", status(&sitting));
}
