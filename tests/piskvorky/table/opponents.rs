//! Who plays on the form with a drawn board: the opponents of the program, and what they
//! say.

use crate::at_table::{CROSS, against, canvas, click, first_path, people_at, played, spot, status};
use crate::driver::AppDriver;
use crate::setups::drawn;
use piskvorky::app::Msg;
use piskvorky::app::keys::Key;
use piskvorky::app::view::{FormId, Id};
use piskvorky::board::Look;
use piskvorky::rules::Rules;
use piskvorky::scene::Spot;
use std::collections::HashSet;

/// Some moves and the answers to them, as many as the list shows, or to the end.
#[test]
fn every_game_is_played_by_clicks_against_its_simple_opponents() {
    for game in drawn() {
        for (bot, opponent) in (1..=2).zip(game.bots()) {
            let mut sitting = against(&game.to_string(), bot);
            for ply in 0..6 {
                let before = played(&sitting).len();
                let Some(path) = first_path(&game, &played(&sitting)) else { break };
                click(&mut sitting, &path);
                sitting.let_answer();
                assert!(played(&sitting).len() > before, "{game} against {opponent} at ply {ply}");
            }
        }
    }
}

#[test]
fn two_opponents_play_each_other_and_can_be_held_and_made_to_step() {
    let mut sitting = against("wild", 3);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 2));
    let one = sitting.late_answer();
    sitting.send(Msg::Answer(one));
    assert_eq!(played(&sitting).len(), 1);
    assert_eq!(sitting.asked.len(), 1, "the other one is asked at once");
    sitting.press(Id::Run);
    sitting.asked.clear();
    assert!(status(&sitting).contains("Pauza"), "{}", status(&sitting));
    sitting.press(Id::Single);
    assert_eq!(sitting.asked.len(), 1);
    sitting.let_answer();
    assert_eq!(played(&sitting).len(), 2, "one move and no more");
    sitting.press(Id::Undo);
    assert_eq!(played(&sitting).len(), 1);
    sitting.press(Id::Run);
    sitting.let_answer();
    assert!(!status(&sitting).contains("premýšľa"), "{}", status(&sitting));
}

#[test]
fn whoever_watches_chooses_how_fast_moves_follow_each_other() {
    let mut sitting = against("wild", 1);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 1));
    let pause = |sitting: &AppDriver| sitting.asked.last().expect("somebody was asked").pause;
    sitting.send(Msg::Choose(FormId::Table, Id::Speed, 0));
    sitting.press(Id::NewGame);
    let slow = pause(&sitting);
    sitting.send(Msg::Choose(FormId::Table, Id::Speed, 2));
    sitting.press(Id::NewGame);
    assert!(pause(&sitting) < slow);
}

#[test]
fn two_opponents_do_not_play_on_behind_another_form() {
    let mut sitting = against("wild", 1);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 1));
    let late = sitting.late_answer();
    sitting.press(Id::MainMenu);
    sitting.asked.clear();
    sitting.send(Msg::Answer(late));
    assert!(sitting.asked.is_empty(), "the next one is not asked");
    sitting.press(Id::Play);
    sitting.send(Msg::Choose(FormId::Field, Id::GameType, 1));
    sitting.press(Id::Panel(0));
    sitting.let_answer();
    assert!(sitting.status().contains("Váš ťah"), "{}", sitting.status());
}

#[test]
fn a_late_answer_to_a_game_that_was_left_changes_nothing() {
    let mut sitting = against("wild", 2);
    click(&mut sitting, &[CROSS, Spot(4)]);
    let late = sitting.late_answer();
    sitting.press(Id::NewGame);
    sitting.send(Msg::Answer(late));
    assert!(played(&sitting).is_empty());
}

/// What an opponent finds out about the positions of one game is no news in another.
#[test]
fn a_late_answer_is_no_move_of_another_game() {
    let mut sitting = against("gomoku", 1);
    click(&mut sitting, &[spot("h8")]);
    let late = sitting.late_answer();
    sitting.sit_at("wild");
    assert!(sitting.effects.iter().any(|effect| effect == "stop"), "nobody waits for it");
    sitting.send(Msg::Answer(late));
    assert!(played(&sitting).is_empty());
}

#[test]
fn the_computer_that_was_left_thinking_is_asked_again() {
    let mut sitting = against("wild", 2);
    click(&mut sitting, &[CROSS, Spot(4)]);
    sitting.press(Id::MainMenu);
    sitting.asked.clear();
    sitting.sit_at("wild");
    assert_eq!(sitting.asked.len(), 1);
    sitting.let_answer();
    assert_eq!(played(&sitting).len(), 2);
}

#[test]
fn asking_for_a_move_while_the_computer_thinks_does_not_make_it_begin_again() {
    let mut sitting = against("wild", 2);
    click(&mut sitting, &[CROSS, Spot(4)]);
    let asked = sitting.asked.len();
    sitting.press(Id::MoveForMe);
    assert_eq!(sitting.asked.len(), asked);
}

#[test]
fn the_move_of_the_computer_is_spoken() {
    let mut sitting = against("wild", 1);
    click(&mut sitting, &[CROSS, Spot(4)]);
    sitting.let_answer();
    let answer = played(&sitting).pop().expect("it has answered");
    assert!(status(&sitting).starts_with(&format!("{answer}. ")), "{}", status(&sitting));
}

#[test]
fn a_line_that_is_not_in_the_combo_box_chooses_nobody() {
    let mut sitting = people_at("wild");
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 99));
    sitting.send(Msg::Choose(FormId::Table, Id::Side(9), 0));
    click(&mut sitting, &[CROSS, Spot(4)]);
    assert_eq!(played(&sitting), ["Xb2"]);
}

#[test]
fn games_of_one_sitting_differ_by_chance() {
    let mut sitting = against("wild", 1);
    let mut seeds = HashSet::new();
    for key in ["gomoku:board=19x19", "wild", "gomoku:board=20x20"] {
        sitting.sit_at(key);
        sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 1));
        seeds.insert(sitting.asked.last().expect("the computer is asked").seed);
        sitting.asked.clear();
    }
    assert_eq!(seeds.len(), 3, "{seeds:?}");
}

#[test]
fn the_hint_names_a_move_and_says_why() {
    let mut sitting = people_at("wild");
    sitting.press(Id::Hint);
    sitting.let_answer();
    assert!(status(&sitting).contains("Xb2"), "{}", status(&sitting));
    assert!(status(&sitting).contains("Odtiaľto vyhráte"), "{}", status(&sitting));
}

#[test]
fn the_hint_is_drawn_on_every_board() {
    for game in drawn() {
        let start = game.start();
        let path = start.legal().first().map(|&m| start.clicks(m)).expect("there is a move");
        let look = Look { targets: path, ..Look::default() };
        assert_ne!(start.scene(&look), start.scene(&Look::default()), "{game}");
    }
}

#[test]
fn somebody_says_what_it_thinks_of_every_game() {
    for game in drawn() {
        let mut sitting = people_at(&game.to_string());
        let path = |sitting: &AppDriver| first_path(&game, &played(sitting)).expect("there is a move");
        let first = path(&sitting);
        click(&mut sitting, &first);
        let next = path(&sitting);
        click(&mut sitting, &next[..next.len() - 1]);
        let before = canvas(&sitting).scene.shapes.len();
        sitting.press(Id::Weights);
        sitting.let_answer();
        assert!(canvas(&sitting).scene.shapes.len() > before, "{game}");
    }
}

/// Nobody thinks for the person any more, and who has been stopped does not move.
#[test]
fn the_computer_that_was_left_thinking_for_the_player_is_forgotten() {
    let ways: [fn(&mut AppDriver); 2] = [|sitting| sitting.plain_key(Key::Escape), |_| {}];
    for leave in ways {
        let mut sitting = against("wild", 2);
        sitting.press(Id::MoveForMe);
        assert!(status(&sitting).contains("Počítač premýšľa"), "{}", status(&sitting));
        let late = sitting.late_answer();
        leave(&mut sitting);
        sitting.sit_at("wild");
        assert!(status(&sitting).contains("Váš ťah"), "{}", status(&sitting));
        sitting.send(Msg::Answer(late));
        assert!(played(&sitting).is_empty(), "it was stopped");
        // It can be asked once more.
        sitting.press(Id::MoveForMe);
        sitting.let_answer();
        assert_eq!(played(&sitting).len(), 2);
        assert!(status(&sitting).contains("Za vás ťahal"), "{}", status(&sitting));
        sitting.press(Id::MainMenu);
        sitting.sit_at("wild");
        assert!(status(&sitting).contains("Za vás ťahal"), "it has moved all the same");
    }
}
