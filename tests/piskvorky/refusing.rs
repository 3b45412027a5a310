//! What the form with a drawn board calls its places, and what it says where a click or
//! what was typed comes to nothing.

use crate::at_table::{CROSS, canvas, click, people_at, play, played, status, table, type_in, wait};
use crate::driver::AppDriver;
use crate::setups::{drawn, is_endless};
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id};
use piskvorky::board::{Board, Look};
use piskvorky::games::gomoku::swap::{CROSSES, MORE, NOUGHTS};
use piskvorky::rules::Rules;
use piskvorky::scene::Spot;
use piskvorky::text::{Language, Texts};
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn a_click_where_no_move_begins_says_where_one_does() {
    let mut sitting = people_at("wild");
    let before = canvas(&sitting).scene;
    click(&mut sitting, &[Spot(4)]);
    assert!(status(&sitting).starts_with("Najprv vyberte značku"), "{}", status(&sitting));
    assert_ne!(canvas(&sitting).scene, before, "the marks to choose from are highlighted");
    click(&mut sitting, &[CROSS]);
    assert!(!status(&sitting).contains("Najprv"), "{}", status(&sitting));
    let mut sitting = people_at("gomoku:opening=swap2");
    click(&mut sitting, &[Spot(0), Spot(1), Spot(2), Spot(3)]);
    assert_eq!(played(&sitting).len(), 3);
    assert!(status(&sitting).starts_with("Najprv si vyberte značku"), "{}", status(&sitting));
}

/// Where clicks have an order, the game says what comes first.
#[test]
fn every_game_with_a_task_says_why_a_click_begins_nothing() {
    let texts = Texts::new(Language::Slovak);
    let mut tried = 0;
    for other in drawn().filter(|game| game.start().task().is_some()) {
        let mut sitting = people_at(&other.to_string());
        let mut position = other.start();
        while position.outcome().is_none() {
            let spots = position.scene(&Look::default()).spots().collect::<Vec<_>>();
            let early =
                |&spot: &Spot| position.refusal(&[spot]).is_some() && !position.place(spot).is_taken();
            if let Some(spot) = spots.into_iter().find(early) {
                let key = position.refusal(&[spot]).expect("it is refused");
                let said = texts.refusal(key, &position.place(spot).name).expect("a refusal has words");
                click(&mut sitting, &[spot]);
                assert!(status(&sitting).starts_with(&said), "{other}: {}", status(&sitting));
                tried += 1;
                break;
            }
            let m = position.legal()[0];
            click(&mut sitting, &position.clicks(m));
            position.play(m);
        }
    }
    assert!(tried > 2, "{tried} games");
}

/// What stands beside the board is there only while it may be chosen, and is called by
/// what it does.
#[test]
fn a_choice_is_no_cell() {
    let mut sitting = people_at("gomoku:opening=swap2");
    let beside = |sitting: &AppDriver| canvas(sitting).scene.hits.len();
    let spoken = |sitting: &AppDriver, spot: Spot| {
        canvas(sitting).spoken.iter().find(|(other, _)| *other == spot).map(|(_, name)| name.clone())
    };
    assert_eq!(beside(&sitting), 0, "nothing to click beside an empty board");
    click(&mut sitting, &[Spot(0), Spot(1), Spot(2)]);
    assert_eq!(beside(&sitting), 3);
    assert_eq!(spoken(&sitting, Spot(MORE.0)).as_deref(), Some("2, položiť ešte dve značky"));
    assert_eq!(spoken(&sitting, Spot(NOUGHTS.0)).as_deref(), Some("O, hrať s krúžkami"));
    click(&mut sitting, &[Spot(CROSSES.0)]);
    assert_eq!(beside(&sitting), 0, "what was chosen is only seen");
    play(&mut sitting, "x");
    assert!(status(&sitting).contains("„x“ nie je ťah"), "{}", status(&sitting));
}

/// The form is described after every message; what is called how is found out only when
/// it may have changed.
#[test]
fn the_names_of_places_are_made_once_for_a_position() {
    let mut sitting = people_at("gomoku:board=20x20");
    let spoken = |sitting: &AppDriver| canvas(sitting).spoken;
    let before = spoken(&sitting);
    assert!(Arc::ptr_eq(&before, &spoken(&sitting)));
    play(&mut sitting, "h8");
    let after = spoken(&sitting);
    assert_eq!(before.iter().zip(after.iter()).filter(|(a, b)| a != b).count(), 1);
    sitting.send(Msg::Choose(FormId::Settings, Id::Language, 1));
    assert!(spoken(&sitting).iter().all(|(_, name)| name.ends_with("empty") || name.ends_with('X')));
}

/// A player who does not see the board finds every place by listening.
#[test]
fn every_place_of_a_board_with_edges_is_spoken() {
    for other in drawn().filter(|game| !is_endless(game)) {
        let mut sitting = people_at(&other.to_string());
        let mut position = other.start();
        for _ in 0..4 {
            let spoken: BTreeSet<Spot> = canvas(&sitting).spoken.iter().map(|(spot, _)| *spot).collect();
            let needed = position.legal().into_iter().flat_map(|m| position.clicks(m));
            let missing = needed.filter(|spot| !spoken.contains(spot)).count();
            assert_eq!(missing, 0, "{other} after {:?}", played(&sitting));
            let Some(&m) = position.legal().first() else { break };
            click(&mut sitting, &position.clicks(m));
            position.play(m);
        }
    }
}

#[test]
fn a_taken_place_is_said_to_be_taken_on_every_board() {
    let texts = Texts::new(Language::Slovak);
    for other in drawn() {
        let mut sitting = people_at(&other.to_string());
        let position = other.start();
        let m = position.legal()[0];
        if position.clicks(m).iter().any(|&spot| position.place(spot).is_taken()) {
            // Pieces that stand there from the beginning move: their places are no marks.
            continue;
        }
        click(&mut sitting, &position.clicks(m));
        let name = position.notation(m);
        assert_eq!(played(&sitting), [name.as_str()], "{other}");
        let mut next = other.start();
        next.play(m);
        let key = next.refusal(&position.clicks(m)).expect("the place is taken");
        let said = texts.refusal(key, "|").expect("a refusal has words");
        let (_, taken) = said.split_once('|').expect("the place is named");
        play(&mut sitting, &name.to_lowercase());
        assert!(status(&sitting).contains(taken), "{other}: {}", status(&sitting));
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Right));
        click(&mut sitting, &position.clicks(m));
        assert!(status(&sitting).contains(taken), "{other}: {}", status(&sitting));
    }
}

/// What is chosen or pressed is done; what was typed or refused before is past, and the
/// result picture has been seen.
#[test]
fn what_was_refused_is_forgotten_when_something_is_chosen() {
    let mut sitting = people_at("gomoku");
    play(&mut sitting, "h8");
    play(&mut sitting, "h8");
    assert!(status(&sitting).contains("je obsadené"), "{}", status(&sitting));
    sitting.send(Msg::Choose(FormId::Table, Id::Speed, 0));
    assert!(!status(&sitting).contains("je obsadené"), "{}", status(&sitting));
}

#[test]
fn what_was_typed_is_forgotten_when_something_is_chosen_pressed_or_clicked() {
    let ways: [fn(&mut AppDriver); 3] = [
        |sitting| sitting.send(Msg::Choose(FormId::Table, Id::Speed, 0)),
        |sitting| sitting.press(Id::Whole),
        |sitting| click(sitting, &[Spot(0)]),
    ];
    for (n, way) in ways.into_iter().enumerate() {
        let mut sitting = people_at("gomoku");
        type_in(&mut sitting, "h");
        assert!(status(&sitting).starts_with("Ťah: h"), "{}", status(&sitting));
        way(&mut sitting);
        assert!(!status(&sitting).starts_with("Ťah: h"), "way {n}: {}", status(&sitting));
    }
}

#[test]
fn the_result_picture_closes_when_a_line_of_the_list_is_chosen() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    assert!(table(&sitting).control(Id::Result).is_some());
    sitting.send(Msg::Choose(FormId::Table, Id::List, 0));
    assert!(table(&sitting).control(Id::Result).is_none());
}

/// A mark whose name ends what is typed is no place that is taken where one click is a
/// move; where two are, the name of a mark stands before it.
#[test]
fn what_is_typed_is_not_taken_for_a_taken_place_that_it_ends_with() {
    let mut sitting = people_at("gomoku:board=endless");
    play(&mut sitting, "3:1");
    play(&mut sitting, "-3:1");
    assert_eq!(played(&sitting), ["3:1", "-3:1"]);
    play(&mut sitting, "13:1");
    assert!(status(&sitting).contains("„13:1“ nie je ťah"), "{}", status(&sitting));
    let mut sitting = people_at("wild");
    play(&mut sitting, "xb2");
    for typed in ["ob2", "Xb2", "b2"] {
        play(&mut sitting, typed);
        assert!(status(&sitting).contains("Pole b2 je obsadené"), "{typed}: {}", status(&sitting));
    }
    play(&mut sitting, "zb2");
    assert!(status(&sitting).contains("„zb2“ nie je ťah"), "{}", status(&sitting));
}

/// The move is made at its last digit where it can become no other.
#[test]
fn enter_after_a_typed_move_that_was_made_already_says_nothing() {
    let mut sitting = people_at("gomoku");
    type_in(&mut sitting, "h8");
    assert_eq!(played(&sitting), ["h8"]);
    let before = status(&sitting);
    sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
    assert_eq!(status(&sitting), before);
    sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
    assert!(status(&sitting).contains("Pole h8 je obsadené"), "{}", status(&sitting));
}

#[test]
fn what_is_typed_is_seen_at_once_and_a_letter_waits_long_enough() {
    let mut sitting = people_at("gomoku");
    type_in(&mut sitting, "h");
    assert!(status(&sitting).starts_with("Ťah: h"), "{}", status(&sitting));
    type_in(&mut sitting, "9");
    assert_eq!(played(&sitting), ["h9"]);
    type_in(&mut sitting, "z9");
    wait(&mut sitting);
    assert!(status(&sitting).contains("„z9“ nie je ťah"), "{}", status(&sitting));
}

#[test]
fn what_is_no_move_is_answered_with_an_example() {
    for (key, example) in [("gomoku:board=endless", "0:0"), ("gomoku", "h8"), ("wild", "Xb2")] {
        let mut sitting = people_at(key);
        type_in(&mut sitting, "zz");
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
        let said = status(&sitting);
        let word =
            said.split("napríklad ").nth(1).and_then(|rest| rest.split(',').next()).expect(&said).to_owned();
        let mut again = people_at(key);
        play(&mut again, &word);
        assert_eq!(played(&again), [word.as_str()], "{said}");
        assert_eq!(word.contains(':'), example.contains(':'), "{said}");
    }
}

#[test]
fn a_refusal_is_forgotten_when_one_comes_back() {
    let mut sitting = people_at("gomoku");
    type_in(&mut sitting, "z99");
    sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
    assert!(status(&sitting).contains("nie je ťah"), "{}", status(&sitting));
    sitting.press(Id::MainMenu);
    sitting.sit_at("gomoku");
    assert!(!status(&sitting).contains("nie je ťah"), "{}", status(&sitting));
}

/// Whoever has chosen an opponent with the mouse may type at once: the box that has the
/// keyboard hands it to the board, and does not take the Enter that ends a move.
#[test]
fn typing_a_move_gives_the_board_the_keyboard() {
    for focused in [Id::Side(1), Id::Option(0), Id::OptionPart(0, 1), Id::NewGame, Id::List] {
        let mut sitting = people_at("gomoku:board=12x12");
        sitting.effects.clear();
        sitting.key_on(Some(focused), Chord::plain(Key::Char('h')));
        let given = |effect: &String| effect == "focus Board";
        assert!(sitting.effects.iter().any(given), "{focused:?}");
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Char('8')));
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
        assert_eq!(played(&sitting), ["h8"], "{focused:?}");
        assert!(!status(&sitting).contains("nie je ťah"), "{focused:?}: {}", status(&sitting));
    }
}

#[test]
fn enter_shows_the_cursor_before_it_clicks_there() {
    for key in [Key::Enter, Key::Space] {
        let mut sitting = people_at("gomoku:board=19x19");
        assert_eq!(canvas(&sitting).cursor, None);
        sitting.key_on(Some(Id::Board), Chord::plain(key));
        assert!(canvas(&sitting).cursor.is_some() && played(&sitting).is_empty(), "{key:?}");
        sitting.key_on(Some(Id::Board), Chord::plain(key));
        assert_eq!(played(&sitting), ["j10"], "{key:?}");
    }
}
