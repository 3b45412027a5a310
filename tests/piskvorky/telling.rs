//! What the form with a drawn board tells while one plays: what its opponents think,
//! why a click comes to nothing, how a game has ended, and what becomes of one that
//! was left.

use crate::sitting::Sitting;
use crate::table::{
    CROSS, NOUGHT, against, canvas, click, label, moves, people_at, played, status, table, type_in, wait,
};
use crate::tour::{folder, start};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Button, FormId, Id, Kind, Picture, Rect, Size};
use piskvorky::app::{Msg, Timer};
use piskvorky::bots::{Progress, Verdict};
use piskvorky::games::five::swap::{MORE, NOUGHTS};
use piskvorky::games::{GAMES, game};
use piskvorky::images::Image;
use piskvorky::rules::{Move, Rules};
use piskvorky::scene::Spot;

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
fn play(sitting: &mut Sitting, name: &str) {
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
    answer.found = piskvorky::play::question::Found::Move(whole[1]);
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
        answer.found = piskvorky::play::question::Found::Move(path[0]);
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
    sitting.press(Id::Hint);
    sitting.let_answer();
    let said = status(&sitting);
    assert!(said.contains("Víťazná séria štvoriek, ") && said.ends_with(" ťahy."), "{said}");
}

#[test]
fn the_hint_counts_the_moves_to_a_forced_win_in_wild_tic_tac_toe() {
    let mut sitting = people_at("wild");
    sitting.press(Id::Hint);
    sitting.let_answer();
    assert!(status(&sitting).ends_with("nech súper hrá čokoľvek: 4 ťahy."), "{}", status(&sitting));
}

/// The result picture: where it is, and which one.
fn picture(sitting: &Sitting) -> Option<(Rect, Image, String)> {
    let form = table(sitting);
    let card = form.control(Id::Result)?;
    match &card.kind {
        Kind::Button(Button { layers, .. }) => match &layers[..] {
            [layer] => match layer.picture {
                Picture::Image(image) => Some((card.place, image, card.name.clone())),
                ref other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

/// Crosses have five in the row of this number.
fn five_in(sitting: &mut Sitting, row: u8) {
    let other = if row == 15 { 14 } else { row + 1 };
    for column in ["a", "b", "c", "d", "e"] {
        for row in [row, other] {
            let before = played(sitting).len();
            if before < 9 {
                play(sitting, &format!("{column}{row}"));
            }
        }
    }
    assert_eq!(played(sitting).len(), 9);
}

#[test]
fn a_picture_says_how_the_game_ended_and_leaves_the_end_in_sight() {
    for (row, above) in [(2, true), (14, false)] {
        let mut sitting = people_at("five-15");
        five_in(&mut sitting, row);
        let (place, image, name) = picture(&sitting).expect("a picture");
        assert_eq!((image, name.as_str()), (Image::CrossesWon, "Vyhrali krížiky!"));
        let board = table(&sitting).control(Id::Board).expect("the board").place;
        assert_eq!(place.y + place.h / 2 < board.y + board.h / 2, above, "{place:?} on {board:?}");
        let scene = canvas(&sitting).scene;
        sitting.press(Id::Result);
        assert_eq!(picture(&sitting), None);
        assert_eq!(canvas(&sitting).scene, scene, "the end stays");
    }
}

#[test]
fn any_key_and_a_click_on_the_board_close_the_picture_and_do_nothing_else() {
    for key in [Key::Escape, Key::Enter, Key::Char('h'), Key::Left] {
        let mut sitting = people_at("five-15");
        five_in(&mut sitting, 8);
        sitting.key_on(Some(Id::Board), Chord::plain(key));
        assert_eq!(picture(&sitting), None, "{key:?}");
        assert_eq!(sitting.top().id, FormId::Table, "{key:?}");
        assert!(!status(&sitting).contains("Ťah: "), "{}", status(&sitting));
    }
    let mut sitting = people_at("five-15");
    five_in(&mut sitting, 8);
    click(&mut sitting, &[Spot(200)]);
    assert_eq!(picture(&sitting), None);
    sitting.press(Id::Undo);
    sitting.press(Id::Redo);
    assert_eq!(picture(&sitting), None, "the end that is come back to is no news");
}

#[test]
fn a_shortcut_closes_the_picture_and_does_its_work() {
    let mut sitting = people_at("five-15");
    five_in(&mut sitting, 8);
    sitting.key(Chord::ctrl('z'));
    assert_eq!((picture(&sitting), played(&sitting).len()), (None, 8));
    let mut sitting = people_at("five-15");
    five_in(&mut sitting, 8);
    sitting.plain_key(Key::F(1));
    assert_eq!((picture(&sitting), sitting.top().id), (None, FormId::Help));
}

#[test]
fn whoever_plays_has_a_picture_of_its_own_ending() {
    let wins = |second: usize| {
        let mut sitting = against("wild", second);
        sitting.asked.clear();
        for cell in [0, 1, 2] {
            click(&mut sitting, &[CROSS, Spot(cell)]);
            if second > 0 && cell < 2 {
                // A nought that is in nobody's way.
                let mut answer = sitting.late_answer();
                answer.found = piskvorky::play::question::Found::Move(Move(2 * (6 + cell) + 1));
                sitting.send(Msg::Answer(answer));
            }
        }
        picture(&sitting).expect("a picture")
    };
    let (_, image, name) = wins(0);
    assert_eq!((image, name.as_str()), (Image::YouWon, "Vyhral prvý hráč!"));
    let (_, image, name) = wins(1);
    assert_eq!((image, name.as_str()), (Image::YouWon, "Vyhrali ste!"));
}

#[test]
fn a_game_that_is_taken_up_at_its_end_shows_no_picture() {
    let mut sitting = people_at("wild");
    sitting.send(Msg::Pasted("[Game \"wild\"] Xa3 Xb3 Xc3 1-0".to_owned()));
    sitting.press(Id::Continue);
    assert_eq!((sitting.top().id, played(&sitting).len()), (FormId::Table, 3));
    assert_eq!(picture(&sitting), None);
}

#[test]
fn the_next_game_that_begins_by_itself_waits_for_the_picture_to_be_closed() {
    let mut sitting = people_at("wild");
    sitting.press(Id::Again);
    sitting.effects.clear();
    click(&mut sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    assert!(picture(&sitting).is_some());
    let after = |sitting: &Sitting| sitting.effects.iter().filter(|effect| *effect == "after").count();
    let ticks = after(&sitting);
    sitting.plain_key(Key::Escape);
    assert_eq!((picture(&sitting), after(&sitting)), (None, ticks + 1), "now its time runs");
    (0..20).for_each(|n| sitting.send(Msg::Timer(Timer::Again((1 << 32) + n))));
    assert!(played(&sitting).is_empty());
}

#[test]
fn two_computers_play_on_without_a_picture() {
    let mut sitting = against("wild", 1);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 1));
    sitting.press(Id::Again);
    sitting.let_answer();
    assert!(canvas(&sitting).live || !played(&sitting).is_empty());
    assert_eq!(picture(&sitting), None);
    (0..30).for_each(|n| sitting.send(Msg::Timer(Timer::Again((1 << 32) + n))));
    assert!(played(&sitting).is_empty(), "the next game has begun");
}

#[test]
fn a_game_that_is_left_in_the_middle_comes_back_by_one_step_back() {
    let ways: [fn(&mut Sitting); 2] = [
        |sitting| sitting.press(Id::NewGame),
        |sitting| sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 2)),
    ];
    for leave in ways {
        let folder = folder();
        let mut sitting = start(folder.path(), Some("Jana"), None);
        sitting.sit_at("five-15");
        sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
        click(&mut sitting, &[Spot(112), Spot(113), Spot(114)]);
        sitting.pass(65);
        leave(&mut sitting);
        assert!(played(&sitting).is_empty());
        assert!(status(&sitting).contains("Rozohraná hra je odložená"), "{}", status(&sitting));
        // A game that has hardly begun is not worth more.
        sitting.press(Id::NewGame);
        sitting.press(Id::Undo);
        assert_eq!(played(&sitting), ["h8", "i8", "j8"]);
        assert!(!status(&sitting).contains("odložená"), "{}", status(&sitting));
        let Kind::Choice { chosen, .. } = table(&sitting).control(Id::Side(1)).expect("who plays").kind
        else {
            panic!("a combo box")
        };
        assert_eq!(chosen, Some(0), "between the same two");
        assert!(label(&sitting, Id::Show(32)).contains("1:05"), "{}", label(&sitting, Id::Show(32)));
        drop(sitting);
        let mut sitting = start(folder.path(), Some("Jana"), None);
        sitting.press(Id::Ok);
        assert_eq!(played(&sitting), ["h8", "i8", "j8"], "it is the game that goes on");
    }
}

#[test]
fn a_game_that_was_left_comes_back_after_all_of_the_new_one_was_taken_back() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.press(Id::NewGame);
    click(&mut sitting, &[NOUGHT, Spot(8)]);
    assert!(!status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.press(Id::Undo);
    assert!(played(&sitting).is_empty() && status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.key(Chord::ctrl('z'));
    assert_eq!(played(&sitting), ["Xb2", "Oa3"]);
}

/// The computer begins the new game, which is no reason for the other one not to
/// come back.
#[test]
fn a_game_comes_back_although_the_computer_has_begun_another() {
    let mut sitting = against("five-15", 0);
    click(&mut sitting, &[Spot(112), Spot(113)]);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), 1));
    sitting.let_answer();
    assert_eq!(played(&sitting).len(), 1);
    sitting.press(Id::Undo);
    assert_eq!(played(&sitting), ["h8", "i8"]);
}

#[test]
fn a_game_that_was_left_to_play_on_from_a_record_comes_back() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(4), NOUGHT, Spot(0)]);
    sitting.send(Msg::Pasted("[Game \"wild\"] Xa3 *".to_owned()));
    sitting.press(Id::Step(0));
    sitting.press(Id::Continue);
    assert!(played(&sitting).is_empty());
    assert!(status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.press(Id::Undo);
    assert_eq!(played(&sitting), ["Xb2", "Oa3"]);
}

#[test]
fn a_game_that_has_ended_does_not_come_back() {
    let mut sitting = people_at("wild");
    click(&mut sitting, &[CROSS, Spot(0), CROSS, Spot(1), CROSS, Spot(2)]);
    sitting.press(Id::NewGame);
    assert!(!status(&sitting).contains("odložená"), "{}", status(&sitting));
    sitting.press(Id::Undo);
    assert!(played(&sitting).is_empty());
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
