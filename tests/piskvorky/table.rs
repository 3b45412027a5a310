//! The form for games whose board is drawn, as a player meets it: here with wild
//! tic-tac-toe, whose moves take two clicks.

use crate::sitting::Sitting;
use crate::tour::{folder, start};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Canvas, Form, FormId, Id, Kind, List, Pan, Size};
use piskvorky::app::{Msg, Timer};
use piskvorky::board::{Board, Look};
use piskvorky::games::{GAMES, GameSpec, game};
use piskvorky::rules::Rules;
use piskvorky::scene::Spot;

/// The signs to choose from in wild tic-tac-toe.
pub(crate) const CROSS: Spot = Spot(9);
pub(crate) const NOUGHT: Spot = Spot(10);

/// Jana has chosen a game from the list; both sides are people.
pub(crate) fn people_at(key: &str) -> Sitting {
    let mut sitting = against(key, 0);
    sitting.asked.clear();
    sitting
}

/// Jana has chosen a game, and who plays the second side: 0 a person, or the
/// opponent of that number.
pub(crate) fn against(key: &str, second: usize) -> Sitting {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.sit_at(key);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), second));
    // All moves of the game are seen in the list.
    sitting.send(Msg::Resize(FormId::Table, Size { w: 1000, h: 1000 }));
    sitting
}

pub(crate) fn table(sitting: &Sitting) -> Form {
    sitting.app.forms().into_iter().find(|form| form.id == FormId::Table).expect("the table is open")
}

pub(crate) fn label(sitting: &Sitting, id: Id) -> String {
    table(sitting).control(id).unwrap_or_else(|| panic!("no {id:?}")).name.clone()
}

pub(crate) fn status(sitting: &Sitting) -> String {
    label(sitting, Id::Status)
}

pub(crate) fn canvas(sitting: &Sitting) -> Canvas {
    match &table(sitting).control(Id::Board).expect("the board").kind {
        Kind::Board(canvas) => (**canvas).clone(),
        other => panic!("{other:?}"),
    }
}

pub(crate) fn moves(sitting: &Sitting) -> List {
    match &table(sitting).control(Id::List).expect("the list of moves").kind {
        Kind::List(list) => list.clone(),
        other => panic!("{other:?}"),
    }
}

/// The moves in the list.
pub(crate) fn played(sitting: &Sitting) -> Vec<String> {
    moves(sitting).rows.into_iter().map(|mut row| row.pop().expect("a move")).collect()
}

pub(crate) fn click(sitting: &mut Sitting, spots: &[Spot]) {
    for &spot in spots {
        sitting.send(Msg::Spot(FormId::Table, Id::Board, spot));
    }
}

pub(crate) fn type_in(sitting: &mut Sitting, text: &str) {
    for c in text.chars() {
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Char(c)));
    }
}

/// Nothing more is typed for a while.
pub(crate) fn wait(sitting: &mut Sitting) {
    for number in 0..100 {
        sitting.send(Msg::Timer(Timer::Typed(number)));
    }
}

#[test]
fn the_list_shows_every_game_but_that_of_the_other_form_with_a_picture() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Games);
    let form = sitting.top();
    let tiles = form.controls.iter().filter(|c| matches!(c.id, Id::Game(_)));
    let mut pictures: Vec<_> = tiles
        .map(|tile| match &tile.kind {
            Kind::Button(button) => format!("{:?}", button.layers),
            other => panic!("{other:?}"),
        })
        .collect();
    let boards = GAMES.iter().skip(1).filter(|game| game.listed_as() == game.key).count();
    assert_eq!(pictures.len(), boards, "one for all games on a board");
    assert!(pictures.iter().all(|picture| picture.contains("<svg")));
    pictures.dedup();
    assert_eq!(pictures.len(), boards, "two games have one picture");
}

#[test]
fn a_move_of_two_clicks_waits_for_the_second() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS]);
    assert!(played(&sitting).is_empty());
    assert!(status(&sitting).contains("Teraz vyberte, kam"), "{}", status(&sitting));
    click(&mut sitting, &[Spot(4)]);
    assert_eq!(played(&sitting), ["Xb2"]);
    // Another mark may be chosen in place of the first one.
    click(&mut sitting, &[CROSS, NOUGHT, Spot(0)]);
    assert_eq!(played(&sitting), ["Xb2", "Oa3"]);
    // A cell alone means nothing, and neither does a taken one.
    click(&mut sitting, &[Spot(1), CROSS, Spot(4)]);
    assert_eq!(played(&sitting).len(), 2);
}

/// Some moves and the answers to them, as many as the list shows, or to the end.
#[test]
fn every_game_is_played_by_clicks_against_its_simple_opponents() {
    for game in GAMES.iter().skip(1) {
        for bot in 1..=2 {
            let mut sitting = against(game.key, bot);
            for ply in 0..6 {
                let before = played(&sitting).len();
                let Some(path) = first_path(game, &played(&sitting)) else { break };
                click(&mut sitting, &path);
                sitting.let_answer();
                let name = game.bots[bot - 1].key;
                assert!(played(&sitting).len() > before, "{} against {name} at ply {ply}", game.key);
            }
        }
    }
}

/// The clicks of the first legal move after these.
fn first_path(game: &GameSpec, names: &[String]) -> Option<Vec<Spot>> {
    let position = after(game, names);
    position.legal().first().map(|&m| position.clicks(m))
}

fn after(game: &GameSpec, names: &[String]) -> Box<dyn Board> {
    let mut position = (game.start)();
    for name in names {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} in\n{}", position.text()));
        position.play(m);
    }
    position
}

#[test]
fn a_move_can_be_typed_as_records_write_it() {
    let mut sitting = people_at("wild");
    type_in(&mut sitting, "xb2");
    assert_eq!(played(&sitting), ["Xb2"], "no other move begins like it");
    type_in(&mut sitting, "oa");
    assert!(status(&sitting).contains("oa"), "{}", status(&sitting));
    sitting.plain_key(Key::Escape);
    assert!(!status(&sitting).contains("oa"), "Escape drops what was typed");
    type_in(&mut sitting, "ob2");
    sitting.plain_key(Key::Enter);
    assert!(status(&sitting).contains("Pole b2 je obsadené"), "{}", status(&sitting));
    assert_eq!(played(&sitting).len(), 1);
}

#[test]
fn a_letter_that_is_a_shortcut_waits_for_the_digit_that_may_follow() {
    let mut sitting = against("wild", 3);
    type_in(&mut sitting, "d");
    assert!(sitting.asked.is_empty(), "it may become a move");
    wait(&mut sitting);
    assert_eq!(sitting.asked.len(), 1, "the computer moves for the person");
    sitting.let_answer();
    assert_eq!(played(&sitting).len(), 2);
    type_in(&mut sitting, "t");
    wait(&mut sitting);
    sitting.let_answer();
    let labels = canvas(&sitting).scene.shapes.len();
    click(&mut sitting, &[CROSS]);
    assert!(canvas(&sitting).scene.shapes.len() > labels, "what the opponent thinks stands in the cells");
}

#[test]
fn the_arrow_keys_walk_and_enter_plays() {
    let mut sitting = people_at("wild");
    let key = |sitting: &mut Sitting, key| sitting.key_on(Some(Id::Board), Chord::plain(key));
    key(&mut sitting, Key::Right);
    for _ in 0..4 {
        key(&mut sitting, Key::Right);
    }
    let cursor = canvas(&sitting).cursor.expect("the cursor is on the board");
    assert!([CROSS, NOUGHT].contains(&cursor), "the marks stand at the right: {cursor:?}");
    key(&mut sitting, Key::Enter);
    for _ in 0..2 {
        key(&mut sitting, Key::Left);
    }
    key(&mut sitting, Key::Space);
    assert_eq!(played(&sitting).len(), 1, "{}", label(&sitting, Id::Board));
}

#[test]
fn the_board_says_where_the_cursor_is_and_what_is_there() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[NOUGHT, Spot(4)]);
    assert_eq!(label(&sitting, Id::Board), "Hracia plocha: b2, krúžok");
    let spoken = canvas(&sitting).spoken;
    assert_eq!(spoken.len(), 11);
    assert!(spoken.contains(&(Spot(0), "a3, prázdne".to_owned())), "{spoken:?}");
}

#[test]
fn an_earlier_position_can_be_looked_at_and_nothing_is_lost() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0), CROSS, Spot(8)]);
    let now = canvas(&sitting).scene;
    sitting.send(Msg::Choose(FormId::Table, Id::List, 0));
    assert_ne!(canvas(&sitting).scene, now);
    assert_eq!(moves(&sitting).chosen, Some(0));
    assert!(status(&sitting).contains("Xb2"), "{}", status(&sitting));
    click(&mut sitting, &[CROSS]);
    assert_eq!(canvas(&sitting).scene, now, "a click only brings the present back");
    sitting.send(Msg::Choose(FormId::Table, Id::List, 1));
    sitting.plain_key(Key::Escape);
    assert_eq!(canvas(&sitting).scene, now, "so does Escape");
    assert_eq!(played(&sitting).len(), 3);
}

#[test]
fn moves_are_taken_back_and_made_again() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.press(Id::Undo);
    assert_eq!(played(&sitting), ["Xb2"]);
    sitting.key(Chord::ctrl('y'));
    assert_eq!(played(&sitting), ["Xb2", "Oa3"]);
    let mut sitting = against("wild", 2);
    click(&mut sitting, &[CROSS, Spot(4)]);
    sitting.let_answer();
    sitting.press(Id::Undo);
    assert!(played(&sitting).is_empty(), "with the answer");
}

#[test]
fn the_score_runs_on_between_the_same_two_and_the_computer_stands_first() {
    let mut sitting = against("wild", 1);
    let mut total = 0;
    for _ in 0..4 {
        while let Some(path) = first_path(game("wild").expect("it is known"), &played(&sitting)) {
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
    let pause = |sitting: &Sitting| sitting.asked.last().expect("somebody was asked").pause;
    sitting.send(Msg::Choose(FormId::Table, Id::Speed, 0));
    sitting.press(Id::NewGame);
    let slow = pause(&sitting);
    sitting.send(Msg::Choose(FormId::Table, Id::Speed, 2));
    sitting.press(Id::NewGame);
    assert!(pause(&sitting) < slow);
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

#[test]
fn the_hint_names_a_move_and_says_why() {
    let mut sitting = people_at("wild");
    sitting.press(Id::Hint);
    sitting.let_answer();
    assert!(status(&sitting).contains("Xb2"), "{}", status(&sitting));
    assert!(status(&sitting).contains("Odtiaľto vyhráte"), "{}", status(&sitting));
}

#[test]
fn time_runs_for_the_side_to_move_while_the_board_is_shown() {
    let mut sitting = people_at("wild");
    let times = |sitting: &Sitting| {
        let form = table(sitting);
        [22, 32].map(|n| form.control(Id::Show(n)).expect("a line for each side").name.clone())
    };
    sitting.pass(61);
    click(&mut sitting, &[CROSS, Spot(4)]);
    sitting.pass(2);
    sitting.press(Id::MainMenu);
    sitting.pass(500);
    sitting.sit_at("wild");
    sitting.pass(3);
    sitting.send(Msg::Timer(Timer::Clock(0)));
    assert_eq!(times(&sitting), ["čas 1:01", "čas 0:05"]);
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
fn a_position_is_copied_and_pasted() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.key(Chord::ctrl('c'));
    let copied = sitting.copied.clone().expect("it is on the clipboard");
    assert!(copied.contains("[Game \"wild\"]") && copied.contains("Xb2"), "{copied}");
    sitting.send(Msg::Pasted(copied));
    assert_eq!(sitting.top().id, FormId::Replay);
}

#[test]
fn the_board_is_enlarged_where_the_pointer_is_and_shown_whole_again() {
    let mut sitting = people_at("wild");
    let pan = |sitting: &mut Sitting, pan| sitting.send(Msg::Pan(FormId::Table, Id::Board, pan));
    assert_eq!(canvas(&sitting).lens, None);
    let form = table(&sitting);
    let place = form.control(Id::Board).expect("the board").place;
    let (x, y) = (f64::from(place.x) + 60.0, f64::from(place.y) + 90.0);
    // A board that fits stays in the middle of its place.
    pan(&mut sitting, Pan::Zoom(-8, x, y));
    let before = canvas(&sitting).point(place, x, y);
    for _ in 0..5 {
        pan(&mut sitting, Pan::Zoom(-1, x, y));
    }
    let after = canvas(&sitting).point(place, x, y);
    assert!((before.x - after.x).abs() < 0.1 && (before.y - after.y).abs() < 0.1, "{before:?} {after:?}");
    assert!(table(&sitting).control(Id::Map).is_some(), "a map shows which part is seen");
    let middle = canvas(&sitting).lens.expect("a part is seen").middle;
    pan(&mut sitting, Pan::Drag(-40.0, 0.0));
    assert!(canvas(&sitting).lens.expect("a part is seen").middle.x > middle.x);
    sitting.key_on(Some(Id::Board), Chord::plain(Key::Home));
    assert_eq!(canvas(&sitting).lens, None);
    assert!(table(&sitting).control(Id::Map).is_none());
}

/// What an opponent finds out about the positions of one game is no news in another.
#[test]
fn a_late_answer_is_no_move_of_another_game() {
    let mut sitting = against("five-15", 1);
    click(&mut sitting, &[Spot(112)]);
    let late = sitting.late_answer();
    sitting.sit_at("wild");
    assert!(sitting.effects.iter().any(|effect| effect == "stop"), "nobody waits for it");
    sitting.send(Msg::Answer(late));
    assert!(played(&sitting).is_empty());
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
fn a_game_that_was_left_for_another_is_found_again() {
    let mut sitting = against("five-15", 0);
    click(&mut sitting, &[Spot(112), Spot(113)]);
    sitting.sit_at("wild");
    assert!(played(&sitting).is_empty());
    sitting.sit_at("five-15");
    sitting.send(Msg::Resize(FormId::Table, Size { w: 1000, h: 1000 }));
    assert_eq!(played(&sitting), ["h8", "i8"]);
}

#[test]
fn the_hint_is_drawn_on_every_board() {
    for game in GAMES.iter().skip(1) {
        let start = (game.start)();
        let path = start.legal().first().map(|&m| start.clicks(m)).expect("there is a move");
        let look = Look { targets: path, ..Look::default() };
        assert_ne!(start.scene(&look), start.scene(&Look::default()), "{}", game.key);
    }
}

#[test]
fn somebody_says_what_it_thinks_of_every_game() {
    for game in GAMES.iter().skip(1) {
        let mut sitting = people_at(game.key);
        let path = |sitting: &Sitting| first_path(game, &played(sitting)).expect("there is a move");
        let first = path(&sitting);
        click(&mut sitting, &first);
        let next = path(&sitting);
        click(&mut sitting, &next[..next.len() - 1]);
        let before = canvas(&sitting).scene.shapes.len();
        sitting.press(Id::Weights);
        sitting.let_answer();
        assert!(canvas(&sitting).scene.shapes.len() > before, "{}", game.key);
    }
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
fn asking_for_a_move_while_the_computer_thinks_does_not_make_it_begin_again() {
    let mut sitting = against("wild", 2);
    click(&mut sitting, &[CROSS, Spot(4)]);
    let asked = sitting.asked.len();
    sitting.press(Id::MoveForMe);
    assert_eq!(sitting.asked.len(), asked);
}

#[test]
fn what_was_no_move_is_forgotten_with_the_next_one() {
    let mut sitting = people_at("wild");
    type_in(&mut sitting, "zz9");
    sitting.plain_key(Key::Enter);
    assert!(status(&sitting).contains("zz9"), "{}", status(&sitting));
    sitting.key_on(Some(Id::Board), Chord::plain(Key::Right));
    assert!(!status(&sitting).contains("zz9"), "{}", status(&sitting));
}

#[test]
fn the_next_game_waits_while_nobody_wishes_it_or_somebody_looks_back() {
    let over = |sitting: &mut Sitting| {
        sitting.press(Id::Again);
        click(sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    };
    let time = |sitting: &mut Sitting| {
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
fn the_wheel_leaves_a_board_alone_that_is_seen_whole() {
    let mut sitting = people_at("five-15");
    sitting.send(Msg::Pan(FormId::Table, Id::Board, Pan::Wheel(2)));
    sitting.send(Msg::Pan(FormId::Table, Id::Board, Pan::Drag(30.0, 4.0)));
    assert_eq!(canvas(&sitting).lens, None);
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
fn what_is_copied_is_the_position_that_is_shown() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.send(Msg::Choose(FormId::Table, Id::List, 0));
    sitting.key(Chord::ctrl('c'));
    let copied = sitting.copied.clone().expect("it is on the clipboard");
    assert!(copied.contains("Xb2") && !copied.contains("Oa3"), "{copied}");
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
fn the_move_of_the_computer_is_spoken() {
    let mut sitting = against("wild", 1);
    click(&mut sitting, &[CROSS, Spot(4)]);
    sitting.let_answer();
    let answer = played(&sitting).pop().expect("it has answered");
    assert!(status(&sitting).starts_with(&format!("{answer}. ")), "{}", status(&sitting));
}

#[test]
fn games_of_one_sitting_differ_by_chance() {
    let mut sitting = against("wild", 1);
    let mut seeds = Vec::new();
    for key in ["five-19", "wild", "five-20"] {
        sitting.sit_at(key);
        sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 1));
        seeds.push(sitting.asked.last().expect("the computer is asked").seed);
        sitting.asked.clear();
    }
    seeds.dedup();
    assert_eq!(seeds.len(), 3, "{seeds:?}");
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

/// A colon takes Shift and the full stop on a Slovak keyboard, Shift and the
/// semicolon on an American one; digits take Shift, too.
#[test]
fn moves_of_the_endless_sheet_are_typed_on_any_keyboard() {
    for keys in ["0;0", "0.0", "0:0"] {
        let mut sitting = people_at("five");
        type_in(&mut sitting, keys);
        sitting.plain_key(Key::Enter);
        assert_eq!(played(&sitting), ["0:0"], "{keys}");
    }
    let mut sitting = people_at("five-15");
    type_in(&mut sitting, "há");
    assert_eq!(played(&sitting), ["h8"]);
}

#[test]
fn the_sheet_stays_where_it_is_while_one_plays_in_sight() {
    let mut sitting = people_at("five");
    sitting.send(Msg::Resize(FormId::Table, Size { w: 1, h: 1 }));
    let cells = canvas(&sitting).scene.lattice.expect("it has cells");
    let middle = cells.first.0 + 9 * cells.per_column + 9 * cells.per_row;
    let lens = canvas(&sitting).lens.expect("not all is seen at a comfortable size");
    for (dx, dy) in [(0, 0), (3, 1), (1, 4), (5, 2)] {
        click(&mut sitting, &[Spot(middle + dx * cells.per_column + dy * cells.per_row)]);
        assert_eq!(canvas(&sitting).lens, Some(lens), "after {dx}, {dy}");
    }
    let edge = Spot(middle + 9 * cells.per_column);
    click(&mut sitting, &[edge]);
    let form = table(&sitting);
    let place = form.control(Id::Board).expect("the board").place;
    let shown = canvas(&sitting);
    let (x, _) = shown.seen(place, shown.scene.middle_of(edge).expect("it is a cell"));
    assert!(x < (place.x + place.w) as f32, "a move at the edge is brought into sight");
}
