//! How games on a drawn board follow each other, are timed, counted and kept.

use crate::at_table::{
    CROSS, NOUGHT, against, click, first_path, label, people_at, played, spot, status, table,
};
use crate::driver::AppDriver;
use crate::setups::setup;
use crate::starting::{folder, start};
use piskvorky::app::view::{FormId, Id, Kind, Size};
use piskvorky::app::{Msg, Timer};
use piskvorky::games::GAMES;
use piskvorky::scene::Spot;
use std::collections::HashSet;

#[test]
fn the_list_shows_every_game_that_is_played_on_a_drawn_board_with_a_picture() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Games);
    let form = sitting.top();
    let tiles = form.controls.iter().filter(|c| matches!(c.id, Id::Game(_)));
    let pictures: Vec<_> = tiles
        .map(|tile| match &tile.kind {
            Kind::Button(button) => format!("{:?}", button.layers),
            other => panic!("{other:?}"),
        })
        .collect();
    let others = GAMES.iter().filter(|game| game.offered().is_some()).count();
    assert_eq!(pictures.len(), others, "one for a game whatever its options");
    assert!(pictures.iter().all(|picture| picture.contains("<svg")));
    let different: HashSet<_> = pictures.into_iter().collect();
    assert_eq!(different.len(), others, "two games have one picture");
}

#[test]
fn the_score_runs_on_between_the_same_two_and_the_computer_stands_first() {
    let mut sitting = against("wild", 1);
    let mut total = 0;
    for _ in 0..4 {
        while let Some(path) = first_path(&setup("wild"), &played(&sitting)) {
            click(&mut sitting, &path);
            sitting.let_answer();
        }
        total += 1;
        let score = label(&sitting, Id::Score);
        let numbers: Vec<u32> =
            score.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        assert_eq!(numbers.iter().sum::<u32>(), total, "{score}");
        assert!(score.starts_with("Skóre: Počítač"), "{score}");
        sitting.press(Id::NewGame);
    }
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 2));
    assert!(label(&sitting, Id::Score).contains("0 : 0"), "another opponent, another score");
}

#[test]
fn another_opponent_begins_at_nil_nil_although_the_last_game_is_over() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    assert!(label(&sitting, Id::Score).contains("1 : 0"));
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 1));
    assert!(label(&sitting, Id::Score).contains("0 : 0"), "{}", label(&sitting, Id::Score));
}

#[test]
fn the_next_game_begins_by_itself_if_that_is_wished() {
    let mut sitting = people_at("wild");
    sitting.press(Id::Again);
    click(&mut sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    assert!(status(&sitting).contains("Vyhráva Jana"), "{}", status(&sitting));
    for ticket in 0..20 {
        sitting.send(Msg::Timer(Timer::Again((1 << 32) + ticket)));
    }
    assert!(played(&sitting).is_empty());
    assert!(label(&sitting, Id::Score).contains("1 : 0"), "{}", label(&sitting, Id::Score));
}

#[test]
fn the_next_game_waits_while_nobody_wishes_it_or_somebody_looks_back() {
    let over = |sitting: &mut AppDriver| {
        sitting.press(Id::Again);
        click(sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    };
    let time = |sitting: &mut AppDriver| {
        (0..20).for_each(|n| sitting.send(Msg::Timer(Timer::Again((1 << 32) + n))));
        played(sitting).len()
    };
    let mut sitting = people_at("wild");
    over(&mut sitting);
    sitting.press(Id::Again);
    assert_eq!(time(&mut sitting), 3);
    let mut sitting = people_at("wild");
    over(&mut sitting);
    sitting.send(Msg::Choose(FormId::Table, Id::List, 0));
    assert_eq!(time(&mut sitting), 3);
}

#[test]
fn time_runs_for_the_side_to_move_while_the_board_is_shown() {
    let mut sitting = people_at("wild");
    let times = |sitting: &AppDriver| {
        let form = table(sitting);
        [22, 32].map(|n| form.control(Id::Show(n)).expect("a line for each side").name.clone())
    };
    sitting.pass(900);
    click(&mut sitting, &[CROSS, Spot(4)]);
    assert_eq!(times(&sitting), ["čas 0:00", "čas 0:00"], "a game begins with its first move");
    sitting.pass(61);
    click(&mut sitting, &[NOUGHT, Spot(0)]);
    sitting.pass(2);
    sitting.press(Id::MainMenu);
    sitting.pass(500);
    sitting.sit_at("wild");
    sitting.pass(3);
    sitting.send(Msg::Timer(Timer::Clock(0)));
    assert_eq!(times(&sitting), ["čas 0:05", "čas 1:01"]);
}

#[test]
fn one_clock_ticks_however_often_the_form_is_entered() {
    let mut sitting = people_at("wild");
    for _ in 0..3 {
        sitting.sit_at("wild");
    }
    sitting.effects.clear();
    for tick in 0..100 {
        sitting.send(Msg::Timer(Timer::Clock(tick)));
    }
    let chains = sitting.effects.iter().filter(|effect| *effect == "after").count();
    // Each tick asks for the next, whose number is one more.
    assert!(chains <= 100 && chains > 0, "{chains}");
    sitting.effects.clear();
    sitting.send(Msg::Timer(Timer::Clock(1)));
    assert!(sitting.effects.is_empty(), "an old tick is no tick");
}

#[test]
fn a_game_is_kept_counted_and_found_in_the_results() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.sit_at("wild");
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
    click(&mut sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    sitting.press(Id::MainMenu);
    sitting.press(Id::Results);
    let form = sitting.top();
    let shown = form.controls.iter().any(|control| match &control.kind {
        Kind::List(list) => list.rows.iter().any(|row| row.iter().any(|cell| cell == "Divoké piškvorky")),
        _ => false,
    });
    assert!(shown, "{form:?}");
    sitting.send(Msg::Open(FormId::Results, Id::List, 0));
    assert_eq!(sitting.top().id, FormId::Replay);
    for _ in 0..2 {
        sitting.press(Id::Step(1));
    }
    sitting.press(Id::Continue);
    assert_eq!(sitting.top().id, FormId::Table, "it goes on where it is played");
    assert_eq!(played(&sitting), ["Xa3"]);
}

#[test]
fn an_unfinished_game_is_offered_at_the_next_start() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.sit_at("wild");
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    assert!(sitting.message().is_some_and(|text| text.contains("Pokračovať")));
    sitting.press(Id::Ok);
    assert_eq!(played(&sitting), ["Xb2", "Oa3"]);
    assert_eq!(sitting.top().id, FormId::Table);
}

#[test]
fn what_two_opponents_play_is_nobody_s_game() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.sit_at("wild");
    sitting.asked.clear();
    for side in 0..2 {
        sitting.send(Msg::Choose(FormId::Table, Id::Side(side), 1));
    }
    sitting.let_answer();
    drop(sitting);
    let sitting = start(folder.path(), Some("Jana"), None);
    assert_eq!(sitting.message(), None);
}

#[test]
fn a_game_that_was_left_for_another_is_found_again() {
    let mut sitting = against("gomoku", 0);
    click(&mut sitting, &[spot("h8"), spot("i8")]);
    sitting.sit_at("wild");
    assert!(played(&sitting).is_empty());
    sitting.sit_at("gomoku");
    sitting.send(Msg::Resize(FormId::Table, Size { w: 1000, h: 1000 }));
    assert_eq!(played(&sitting), ["h8", "i8"]);
}
