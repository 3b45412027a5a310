//! What the form with a drawn board tells while one plays: what its opponents think,
//! what is to be done, and why a click comes to nothing.

use crate::sitting::Sitting;
use crate::table::{
    CROSS, against, canvas, click, label, moves, people_at, played, status, table, type_in, wait,
};
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id, Kind, Size};
use piskvorky::board::{Board, Look, What};
use piskvorky::bots::{Progress, Verdict};
use piskvorky::games::five::swap::{CROSSES, MORE, NOUGHTS};
use piskvorky::games::{GAMES, game};
use piskvorky::play::question::Found;
use piskvorky::rules::{Move, Rules};
use piskvorky::scene::Spot;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The line that says what an opponent thinks.
fn thought(sitting: &Sitting) -> String {
    label(sitting, Id::Show(19))
}

/// The opponent of this key, as the combo box numbers it.
fn seat(key: &str, bot: &str) -> usize {
    let bots = game(key).expect("a game").bots;
    1 + bots.iter().position(|other| other.key == bot).expect("an opponent")
}

/// These moves of a game from its start.
fn line(key: &str, names: &[&str]) -> Vec<Move> {
    let mut position = (game(key).expect("a game").start)();
    let moved = |name: &&str| {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} in\n{}", position.text()));
        position.play(m);
        m
    };
    names.iter().map(moved).collect()
}

fn news(line: Vec<Move>, verdict: Verdict, nodes: u64) -> Progress {
    Progress { line, depth: 9, verdict, nodes }
}

/// Types a move.
pub(crate) fn play(sitting: &mut Sitting, name: &str) {
    let before = played(sitting).len();
    type_in(sitting, name);
    if played(sitting).len() == before {
        sitting.plain_key(Key::Enter);
    }
}

/// The ticket of the question that waits for its answer.
fn ticket(sitting: &Sitting) -> u64 {
    sitting.asked.last().expect("somebody was asked").ticket
}

#[test]
fn what_the_computer_thinks_is_told_while_it_thinks_and_stays_when_it_has_moved() {
    let mut sitting = against("five-15", seat("five-15", "engine-3"));
    click(&mut sitting, &[Spot(112)]);
    assert_eq!(thought(&sitting), "");
    let whole = line("five-15", &["h8", "i9", "j10"]);
    let told = news(whole[1..].to_vec(), Verdict::Worth(120), 45_678);
    sitting.send(Msg::Progress(ticket(&sitting), told));
    let expected = "Počítač: hĺbka 9, hodnota +120, 45 tisíc pozícií: i9 j10";
    assert_eq!(thought(&sitting), expected);
    let form = table(&sitting);
    let Kind::Label(shown) = &form.control(Id::Show(19)).expect("a label").kind else { panic!("{form:?}") };
    assert!(!shown.live, "a screen reader is not flooded");
    assert!(!status(&sitting).contains("hĺbka"), "{}", status(&sitting));
    let mut answer = sitting.late_answer();
    answer.found = Found::Move(whole[1]);
    sitting.send(Msg::Answer(answer));
    assert_eq!(played(&sitting), ["h8", "i9"]);
    assert_eq!(thought(&sitting), expected, "it stays");
    click(&mut sitting, &[Spot(0)]);
    assert_eq!(thought(&sitting), "", "until the computer thinks again");
    sitting.send(Msg::Choose(FormId::Table, Id::List, 1));
    assert_eq!(thought(&sitting), expected, "and it is found where one looks back");
    sitting.press(Id::NewGame);
    assert_eq!(thought(&sitting), "");
}

#[test]
fn news_of_another_position_is_thrown_away() {
    let mut sitting = against("five-15", seat("five-15", "engine-3"));
    click(&mut sitting, &[Spot(112)]);
    let old = ticket(&sitting);
    sitting.press(Id::Undo);
    click(&mut sitting, &[Spot(0)]);
    let told = news(line("five-15", &["i9"]), Verdict::Worth(0), 1);
    sitting.send(Msg::Progress(old, told.clone()));
    assert_eq!(thought(&sitting), "");
    let here = ticket(&sitting);
    sitting.press(Id::MainMenu);
    sitting.send(Msg::Progress(here, told.clone()));
    sitting.sit_at("wild");
    sitting.send(Msg::Progress(here, told));
    assert_eq!(thought(&sitting), "");
}

#[test]
fn every_verdict_and_every_number_of_positions_has_words() {
    let told = |verdict, nodes| {
        let mut sitting = against("five-15", seat("five-15", "engine-3"));
        click(&mut sitting, &[Spot(112)]);
        let long = line("five-15", &["h8", "a1", "b1", "c1", "d1", "e1", "f1", "g1"])[1..].to_vec();
        sitting.send(Msg::Progress(ticket(&sitting), news(long, verdict, nodes)));
        thought(&sitting)
    };
    let rest = "a1 b1 c1 d1 e1 f1 …";
    for (verdict, nodes, expected) in [
        (Verdict::Worth(-35), 1, "hĺbka 9, hodnota −35, 1 pozícia"),
        (Verdict::Worth(0), 9_999, "hĺbka 9, hodnota 0, 9999 pozícií"),
        (Verdict::Wins(1), 10_000, "výhra jedným ťahom, 10 tisíc pozícií"),
        (Verdict::Wins(4), 9_999_999, "výhra 4 ťahmi, 9999 tisíc pozícií"),
        (Verdict::Loses(1), 12_000_000, "prehra súperovým ťahom, 12 miliónov pozícií"),
        (Verdict::Loses(3), 3, "prehra po 3 súperových ťahoch, 3 pozície"),
    ] {
        assert_eq!(told(verdict, nodes), format!("Počítač: {expected}: {rest}"));
    }
}

/// An engine, asked as the form asks it: what it says last is what it plays.
#[test]
fn the_engine_says_what_it_thinks_on_every_board() {
    for key in ["five", "five-15", "five-15-swap2"] {
        let mut sitting = against(key, seat(key, "engine-6"));
        let places = match key {
            "five" => vec!["0:0", "5:0"],
            "five-15" => vec!["h8", "a1"],
            // Three marks, and then the computer chooses.
            _ => vec!["h8", "a1", "g7"],
        };
        for place in places {
            play(&mut sitting, place);
            sitting.let_answer();
        }
        let last = played(&sitting).pop().expect("it has moved");
        let thought = thought(&sitting);
        let (_, shown) = thought.rsplit_once(": ").unwrap_or_else(|| panic!("{key}: {thought}"));
        assert!(shown.starts_with(&last), "{key}: {last} was played, but {thought:?}");
        assert!(thought.contains("pozíci"), "{key}: {thought}");
    }
}

#[test]
fn of_two_computers_it_is_said_which_one_thinks() {
    let mut sitting = against("five-15", seat("five-15", "engine-3"));
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), seat("five-15", "engine-3")));
    for (name, cell) in [("prvý", "h8"), ("druhý", "i9")] {
        let path = line("five-15", &[cell]);
        sitting.send(Msg::Progress(ticket(&sitting), news(path.clone(), Verdict::Worth(1), 2)));
        let expected = format!("{name}: hĺbka 9, hodnota +1, 2 pozície: {cell}");
        assert_eq!(thought(&sitting), expected);
        let mut answer = sitting.late_answer();
        answer.found = Found::Move(path[0]);
        sitting.send(Msg::Answer(answer));
        assert_eq!(thought(&sitting), expected, "until the other one has something to say");
    }
}

#[test]
fn the_hint_counts_the_moves_of_a_series_of_fours() {
    let mut sitting = people_at("five-15");
    // Crosses have three in a row that is closed at one end, and two more below it.
    for place in ["d8", "c8", "e8", "o15", "f8", "o13", "g7", "o11", "g6", "o9"] {
        play(&mut sitting, place);
    }
    let advised = |sitting: &mut Sitting| {
        sitting.press(Id::Hint);
        sitting.let_answer();
        let said = status(sitting);
        let best = said.split_whitespace().nth(1).expect("a move").to_owned();
        (said, best)
    };
    let (said, _) = advised(&mut sitting);
    assert!(said.contains("Víťazná séria štvoriek, "), "{said}");
    let count: usize = said.split_whitespace().rev().nth(1).and_then(|n| n.parse().ok()).expect("a number");
    // Whoever follows the advice wins in so many moves, whatever the other one does.
    let mut own = 0;
    while !status(&sitting).contains("Vyhráva") {
        let (said, best) = advised(&mut sitting);
        assert!(own < count, "{said} after {:?}", played(&sitting));
        own += usize::from(played(&sitting).len().is_multiple_of(2));
        play(&mut sitting, &best);
    }
    assert_eq!(own, count, "{said} {:?}", played(&sitting));
}

#[test]
fn the_hint_counts_the_moves_to_a_forced_win_in_wild_tic_tac_toe() {
    let mut sitting = people_at("wild");
    sitting.press(Id::Hint);
    sitting.let_answer();
    assert!(status(&sitting).ends_with("nech súper hrá čokoľvek: 4 ťahy."), "{}", status(&sitting));
}

#[test]
fn a_click_where_no_move_begins_says_where_one_does() {
    let mut sitting = people_at("wild");
    let before = canvas(&sitting).scene;
    click(&mut sitting, &[Spot(4)]);
    assert!(status(&sitting).starts_with("Najprv vyberte značku"), "{}", status(&sitting));
    assert_ne!(canvas(&sitting).scene, before, "the marks to choose from are highlighted");
    click(&mut sitting, &[CROSS]);
    assert!(!status(&sitting).contains("Najprv"), "{}", status(&sitting));
    let mut sitting = people_at("five-15-swap2");
    click(&mut sitting, &[Spot(0), Spot(1), Spot(2), Spot(3)]);
    assert_eq!(played(&sitting).len(), 3);
    assert!(status(&sitting).starts_with("Najprv si vyberte značku"), "{}", status(&sitting));
}

/// Every game with an order of clicks says what comes first.
#[test]
fn every_game_with_a_task_says_what_comes_first() {
    for other in GAMES.iter().filter(|game| (game.start)().task().is_some()) {
        let mut sitting = people_at(other.key);
        let mut position = (other.start)();
        while position.begin().is_none() {
            let m = position.legal()[0];
            click(&mut sitting, &position.clicks(m));
            position.play(m);
        }
        let scene = position.scene(&Look::default());
        let free = scene.spots().find(|&spot| position.place(spot).what == What::Cell(None));
        click(&mut sitting, &[free.expect("there is a free cell")]);
        assert!(status(&sitting).starts_with("Najprv "), "{}: {}", other.key, status(&sitting));
    }
}

/// What stands beside the board is there only while it may be chosen, and is called by
/// what it does.
#[test]
fn a_choice_is_no_cell() {
    let mut sitting = people_at("five-15-swap2");
    let beside = |sitting: &Sitting| canvas(sitting).scene.hits.len();
    let spoken = |sitting: &Sitting, spot: Spot| {
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
    let mut sitting = people_at("five-20");
    let spoken = |sitting: &Sitting| canvas(sitting).spoken;
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
    for other in GAMES.iter().skip(1).filter(|game| game.listed_as() != "five") {
        let mut sitting = people_at(other.key);
        let mut position = (other.start)();
        for _ in 0..4 {
            let spoken: BTreeSet<Spot> = canvas(&sitting).spoken.iter().map(|(spot, _)| *spot).collect();
            let needed = position.legal().into_iter().flat_map(|m| position.clicks(m));
            let missing = needed.filter(|spot| !spoken.contains(spot)).count();
            assert_eq!(missing, 0, "{} after {:?}", other.key, played(&sitting));
            let Some(&m) = position.legal().first() else { break };
            click(&mut sitting, &position.clicks(m));
            position.play(m);
        }
    }
}

/// Whoever comes to draw which mark in swap2 is seen once it is settled, and before
/// that it is said what is to be done.
#[test]
fn swap2_says_what_to_do_and_who_draws_what() {
    let mut sitting = people_at("five-15-swap2");
    for (spot, task) in
        [(0, "Položte tri značky"), (1, "tri značky"), (2, "tri značky"), (MORE.0, "Vyberte si")]
    {
        assert!(status(&sitting).contains(task), "{}", status(&sitting));
        assert!(status(&sitting).starts_with("Na ťahu: "), "{}", status(&sitting));
        click(&mut sitting, &[Spot(spot)]);
    }
    assert!(status(&sitting).contains("ešte krúžok a krížik"), "{}", status(&sitting));
    click(&mut sitting, &[Spot(3), Spot(4)]);
    assert!(status(&sitting).contains("vpravo krížiky alebo krúžky."), "{}", status(&sitting));
    // The first side takes the noughts.
    click(&mut sitting, &[Spot(NOUGHTS.0)]);
    let form = table(&sitting);
    let [first, second] = [21, 31].map(|n| format!("{:?}", form.control(Id::Show(n)).expect("a sign").kind));
    assert!(first.contains("Nought") && second.contains("Cross"), "{first} {second}");
    let rows = moves(&sitting).rows;
    assert_eq!(rows.iter().map(|row| row[1].as_str()).collect::<String>(), "1112221", "{rows:?}");
    click(&mut sitting, &[Spot(5), Spot(6)]);
    let rows = moves(&sitting).rows;
    assert_eq!([7, 8].map(|n| rows[n][1].clone()), ["○", "×"], "{rows:?}");
}

#[test]
fn boards_with_edges_are_seen_whole_and_the_endless_sheet_at_a_comfortable_size() {
    for other in GAMES.iter().skip(1) {
        let mut sitting = people_at(other.key);
        sitting.send(Msg::Resize(FormId::Table, Size { w: 1, h: 1 }));
        assert_eq!(canvas(&sitting).lens.is_none(), other.listed_as() != "five", "{}", other.key);
    }
}

#[test]
fn a_taken_cell_is_said_to_be_taken_on_every_board() {
    for other in GAMES.iter().skip(1) {
        let mut sitting = people_at(other.key);
        let position = (other.start)();
        let m = position.legal()[0];
        click(&mut sitting, &position.clicks(m));
        let name = position.notation(m);
        assert_eq!(played(&sitting), [name.as_str()], "{}", other.key);
        play(&mut sitting, &name.to_lowercase());
        assert!(status(&sitting).contains(" je obsadené"), "{}: {}", other.key, status(&sitting));
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Right));
        click(&mut sitting, &position.clicks(m));
        assert!(status(&sitting).contains(" je obsadené"), "{}: {}", other.key, status(&sitting));
    }
}

/// What is chosen or pressed is done; what was typed or refused before is past, and the
/// result picture has been seen.
#[test]
fn what_was_refused_is_forgotten_when_something_is_chosen() {
    let mut sitting = people_at("five-15");
    play(&mut sitting, "h8");
    play(&mut sitting, "h8");
    assert!(status(&sitting).contains("je obsadené"), "{}", status(&sitting));
    sitting.send(Msg::Choose(FormId::Table, Id::Speed, 0));
    assert!(!status(&sitting).contains("je obsadené"), "{}", status(&sitting));
}

#[test]
fn what_was_typed_is_forgotten_when_something_is_chosen_pressed_or_clicked() {
    let ways: [fn(&mut Sitting); 3] = [
        |sitting| sitting.send(Msg::Choose(FormId::Table, Id::Speed, 0)),
        |sitting| sitting.press(Id::Whole),
        |sitting| click(sitting, &[Spot(0)]),
    ];
    for (n, way) in ways.into_iter().enumerate() {
        let mut sitting = people_at("five-15");
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
    let mut sitting = people_at("five");
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
    let mut sitting = people_at("five-15");
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
    let mut sitting = people_at("five-15");
    type_in(&mut sitting, "h");
    assert!(status(&sitting).starts_with("Ťah: h"), "{}", status(&sitting));
    type_in(&mut sitting, "9");
    assert_eq!(played(&sitting), ["h9"]);
    type_in(&mut sitting, "z9");
    wait(&mut sitting);
    assert!(status(&sitting).contains("„z9“ nie je ťah"), "{}", status(&sitting));
}
