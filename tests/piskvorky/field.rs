//! The form „Hra“: nine panels, seven types of game, five result pictures.

use crate::sitting::Sitting;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id, Kind, Sheet};
use piskvorky::app::{Msg, Timer};
use piskvorky::images::Image;

const LEVEL_1: &str = "1. úroveň s počítačom";
const LEVEL_2: &str = "2. úroveň s počítačom";
const LEVEL_3: &str = "3. úroveň s počítačom";
const FIRST_FREE: &str = "Prvá voľná bunka";

#[test]
fn the_combo_box_is_empty_at_first_and_offers_seven_types() {
    let sitting = Sitting::at_the_field(1);
    assert!(matches!(sitting.control(Id::GameType).kind, Kind::Choice { chosen: None, .. }));
    let types = ["X proti 0", LEVEL_1, LEVEL_2, LEVEL_3, "Váhová matica", "Tri etapy", FIRST_FREE];
    assert_eq!(sitting.types(), types);
}

#[test]
fn without_a_type_a_panel_and_new_game_ask_for_one() {
    for id in [Id::Panel(0), Id::NewGame] {
        let mut sitting = Sitting::at_the_field(1);
        sitting.press(id);
        assert_eq!(sitting.message().as_deref(), Some("Najprv vyberte typ hry!"), "{id:?}");
        sitting.plain_key(Key::Enter);
        assert_eq!((sitting.message(), sitting.drawn().as_str()), (None, "........."));
    }
    let mut sitting = Sitting::at_the_field(1);
    sitting.key(Chord::ctrl('n'));
    assert_eq!(sitting.message().as_deref(), Some("Najprv vyberte typ hry!"));
}

#[test]
fn two_people_play_and_crosses_win() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    assert_eq!(sitting.status(), "Na ťahu je krížik");
    sitting.panels(&[1, 4, 2, 5]);
    assert_eq!(sitting.status(), "Na ťahu je krížik");
    sitting.panels(&[3]);
    assert_eq!(sitting.drawn(), "xxxoo....");
    assert_eq!(sitting.picture(), Some(Image::CrossesWon));
    assert_eq!(sitting.status(), "Vyhrali krížiky!");
    assert!(
        sitting.control(Id::Status).name.contains("Riadok a3–c3"),
        "{}",
        sitting.control(Id::Status).name
    );
    assert_eq!(sitting.strokes(), 1);
    assert_eq!([0, 1, 2].map(|p| sitting.sheet(p)), [Sheet::Won; 3]);
    assert_eq!(sitting.sheet(3), Sheet::Plain);
}

#[test]
fn two_people_play_and_noughts_win() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1, 3, 2, 5, 9, 7]);
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (Some(Image::NoughtsWon), "xxo.o.o.x"));
    assert!(sitting.control(Id::Status).name.contains("Uhlopriečka a1–c3"));
}

#[test]
fn a_full_field_without_a_line_is_a_draw() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1, 2, 3, 5, 4, 6, 8, 7, 9]);
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (Some(Image::Draw), "xoxxoooxx"));
    assert!(sitting.score().ends_with("remízy 1"), "{}", sitting.score());
}

#[test]
fn a_line_closed_with_the_last_free_panel_is_a_win() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1, 2, 3, 5, 4, 6, 8, 9, 7]);
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (Some(Image::CrossesWon), "xoxxooxxo"));
}

#[test]
fn a_move_that_closes_two_lines_shows_both_and_counts_once() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1, 2, 3, 4, 7, 6, 9, 8, 5]);
    assert_eq!(sitting.strokes(), 2);
    assert_eq!([0, 2, 4, 6, 8].map(|p| sitting.sheet(p)), [Sheet::Won; 5]);
    assert!(sitting.score().contains("Krížiky 1 : 0 Krúžky"), "{}", sitting.score());
}

#[test]
fn against_the_computer_one_wins_and_loses() {
    // The first free cell: the computer answers 2, then 4.
    let mut sitting = Sitting::playing(FIRST_FREE, 1);
    sitting.panels(&[1, 5, 9]);
    assert_eq!((sitting.drawn().as_str(), sitting.picture()), ("xoo.x...x", Some(Image::YouWon)));
    assert_eq!(sitting.sheet(0), Sheet::Won);
    assert!(sitting.score().contains("Jana 1 : 0 Počítač"), "{}", sitting.score());

    sitting.press(Id::NewGame);
    sitting.panels(&[4, 5, 9]);
    assert_eq!((sitting.drawn().as_str(), sitting.picture()), ("oooxx...x", Some(Image::YouLost)));
    assert_eq!(sitting.sheet(1), Sheet::Lost);
    assert!(sitting.score().contains("Jana 1 : 1 Počítač"), "{}", sitting.score());
}

#[test]
fn a_click_or_any_key_closes_the_picture_and_the_position_stays() {
    for close in [Msg::Press(FormId::Field, Id::Result), Msg::Press(FormId::Field, Id::Panel(8))] {
        let mut sitting = Sitting::playing("X proti 0", 1);
        sitting.panels(&[1, 4, 2, 5, 3]);
        sitting.send(close);
        assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "xxxoo...."));
    }
    for key in [Key::Escape, Key::Enter, Key::Space, Key::Char('x'), Key::Left, Key::Other, Key::Pad(9)] {
        let mut sitting = Sitting::playing("X proti 0", 1);
        sitting.panels(&[1, 4, 2, 5, 3]);
        sitting.plain_key(key);
        assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "xxxoo...."), "{key:?}");
        assert_eq!(sitting.top().id, FormId::Field, "{key:?}");
    }
}

#[test]
fn a_shortcut_closes_the_picture_and_does_its_work() {
    let won = || {
        let mut sitting = Sitting::playing("X proti 0", 1);
        sitting.panels(&[1, 4, 2, 5, 3]);
        sitting
    };
    let mut sitting = won();
    sitting.plain_key(Key::F(1));
    assert_eq!((sitting.picture(), sitting.top().id), (None, FormId::Help));
    let mut sitting = won();
    sitting.key(Chord::ctrl('z'));
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "xx.oo...."));
    let mut sitting = won();
    sitting.key(Chord::ctrl('n'));
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "........."));
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1, 4, 2, 5, 3]);
    sitting.panels(&[9, 9, 8, 7]);
    assert_eq!(sitting.drawn(), "xxxoo....");
    assert!(sitting.score().contains("Krížiky 1 : 0 Krúžky"));
    assert!((0..9).all(|p| !sitting.enabled(Id::Panel(p))));
}

#[test]
fn a_taken_panel_is_disabled_and_ignored() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[5, 5]);
    assert_eq!(sitting.drawn(), "....x....");
    assert!(!sitting.enabled(Id::Panel(4)) && sitting.enabled(Id::Panel(0)));
}

#[test]
fn the_computer_is_asked_once_and_nothing_can_be_played_meanwhile() {
    let mut sitting = Sitting::playing(LEVEL_1, 7);
    sitting.press(Id::Panel(0));
    assert_eq!((sitting.asked.len(), sitting.status().as_str()), (1, "Počítač premýšľa…"));
    sitting.press(Id::Panel(1));
    sitting.press(Id::Panel(0));
    assert_eq!((sitting.asked.len(), sitting.drawn().as_str()), (1, "x........"));
    sitting.let_answer();
    assert_eq!(sitting.drawn().chars().filter(|&c| c == 'o').count(), 1);
    assert_eq!(sitting.status(), "Váš ťah");
}

#[test]
fn a_late_answer_is_thrown_away() {
    for interrupt in [Id::NewGame, Id::Undo] {
        let mut sitting = Sitting::playing(LEVEL_2, 7);
        sitting.press(Id::Panel(0));
        let late = sitting.late_answer();
        sitting.press(interrupt);
        sitting.send(Msg::Answer(late));
        assert_eq!(sitting.drawn(), ".........", "{interrupt:?}");
    }
    let mut sitting = Sitting::playing(LEVEL_2, 7);
    sitting.press(Id::Panel(0));
    let late = sitting.late_answer();
    sitting.choose("X proti 0");
    sitting.send(Msg::Answer(late));
    assert_eq!(sitting.drawn(), ".........");
}

#[test]
fn twenty_new_games_in_a_row_leave_one_question_that_counts() {
    let mut sitting = Sitting::playing(LEVEL_3, 7);
    sitting.press(Id::Begins(1));
    for _ in 0..20 {
        sitting.key(Chord::ctrl('n'));
    }
    sitting.let_answer();
    assert_eq!(sitting.drawn().chars().filter(|&c| c != '.').count(), 1);
}

#[test]
fn against_the_computer_undo_takes_back_the_move_and_its_answer() {
    let mut sitting = Sitting::playing(LEVEL_2, 7);
    sitting.panels(&[1]);
    assert_eq!(sitting.drawn(), "x...o....");
    sitting.key(Chord::ctrl('z'));
    assert_eq!((sitting.drawn().as_str(), sitting.enabled(Id::Undo)), (".........", false));
    sitting.key(Chord::ctrl('y'));
    assert_eq!((sitting.drawn().as_str(), sitting.enabled(Id::Redo)), ("x...o....", false));
    sitting.key(Chord::ctrl('z'));
    sitting.key(Chord { shift: true, ..Chord::ctrl('z') });
    assert_eq!(sitting.drawn(), "x...o....");
}

#[test]
fn between_two_people_undo_takes_back_one_move() {
    let mut sitting = Sitting::playing("X proti 0", 7);
    sitting.panels(&[1, 5, 9]);
    sitting.press(Id::Undo);
    assert_eq!((sitting.drawn().as_str(), sitting.status().as_str()), ("x...o....", "Na ťahu je krížik"));
}

#[test]
fn there_is_nothing_to_undo_when_only_the_computer_has_moved() {
    let mut sitting = Sitting::playing(LEVEL_2, 7);
    sitting.press(Id::Begins(1));
    sitting.let_answer();
    assert_eq!((sitting.drawn().as_str(), sitting.enabled(Id::Undo)), ("....o....", false));
    sitting.key(Chord::ctrl('z'));
    assert_eq!(sitting.drawn(), "....o....");
}

#[test]
fn a_new_move_forgets_what_was_taken_back() {
    let mut sitting = Sitting::playing("X proti 0", 7);
    sitting.panels(&[1, 5]);
    sitting.press(Id::Undo);
    sitting.panels(&[9]);
    assert!(!sitting.enabled(Id::Redo));
}

#[test]
fn undo_after_the_end_corrects_the_score_and_redo_brings_it_back() {
    let mut sitting = Sitting::playing(FIRST_FREE, 1);
    sitting.panels(&[1, 5, 9]);
    sitting.key(Chord::ctrl('z'));
    assert!(sitting.score().contains("Jana 0 : 0 Počítač"), "{}", sitting.score());
    assert_eq!((sitting.picture(), sitting.drawn().as_str()), (None, "xoo.x...."));
    sitting.key(Chord::ctrl('y'));
    assert!(sitting.score().contains("Jana 1 : 0 Počítač"), "{}", sitting.score());
    sitting.key(Chord::ctrl('z'));
    sitting.key(Chord::ctrl('n'));
    assert!(sitting.score().contains("Jana 0 : 0 Počítač"), "{}", sitting.score());
}

#[test]
fn each_type_of_game_has_a_score_of_its_own() {
    let mut sitting = Sitting::playing(FIRST_FREE, 1);
    sitting.panels(&[1, 5, 9]);
    sitting.choose(LEVEL_1);
    assert!(sitting.score().contains("Jana 0 : 0 Počítač"), "{}", sitting.score());
    sitting.choose(FIRST_FREE);
    assert!(sitting.score().contains("Jana 1 : 0 Počítač"), "{}", sitting.score());
}

#[test]
fn the_computer_may_begin_and_the_cross_need_not() {
    let mut sitting = Sitting::playing(LEVEL_2, 1);
    sitting.press(Id::Begins(1));
    sitting.press(Id::Mark(0));
    sitting.let_answer();
    assert_eq!(sitting.drawn(), "....o....");
    sitting.panels(&[1]);
    assert!(sitting.drawn().starts_with('x'));
}

#[test]
fn choosing_again_what_is_chosen_changes_nothing() {
    let mut sitting = Sitting::playing(LEVEL_1, 1);
    sitting.press(Id::Begins(2));
    for _ in 0..5 {
        sitting.let_answer();
        let before = sitting.drawn();
        sitting.press(Id::Begins(2));
        assert!(sitting.asked.is_empty());
        assert_eq!(sitting.drawn(), before);
    }
}

#[test]
fn what_was_taken_back_to_the_start_can_still_be_made_again() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1]);
    sitting.press(Id::Undo);
    sitting.press(Id::Begins(1));
    sitting.press(Id::Redo);
    assert_eq!(sitting.drawn(), "x........");
}

#[test]
fn who_begins_is_kept_for_the_next_game_once_somebody_has_played() {
    let mut sitting = Sitting::playing(LEVEL_2, 1);
    sitting.panels(&[1]);
    let before = sitting.drawn();
    sitting.press(Id::Begins(1));
    assert_eq!(sitting.drawn(), before);
    sitting.press(Id::NewGame);
    sitting.let_answer();
    assert_eq!(sitting.drawn(), "....o....");
}

#[test]
fn chance_decides_who_begins_and_with_which_mark() {
    let mut sitting = Sitting::playing(LEVEL_1, 3);
    sitting.press(Id::Begins(2));
    sitting.press(Id::Mark(2));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60 {
        sitting.press(Id::NewGame);
        let computer_began = !sitting.asked.is_empty();
        sitting.let_answer();
        let free = sitting.drawn().find('.').expect("a free panel") as u8;
        sitting.press(Id::Panel(free));
        let own = sitting.drawn().chars().nth(usize::from(free));
        seen.insert((computer_began, own));
        sitting.asked.clear();
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn the_same_seed_and_clicks_give_the_same_game() {
    let game = |seed| {
        let mut sitting = Sitting::playing(LEVEL_1, seed);
        let mut boards = Vec::new();
        for panel in [1, 5, 9, 3, 7, 2, 4, 6, 8] {
            sitting.panels(&[panel]);
            boards.push(sitting.drawn());
        }
        boards
    };
    assert_eq!(game(11), game(11));
    assert!((0..20).any(|seed| game(seed) != game(11)));
}

#[test]
fn the_hint_names_the_best_cell_and_says_why() {
    let mut sitting = Sitting::playing(FIRST_FREE, 1);
    sitting.panels(&[1, 5]);
    sitting.key(Chord::ctrl('h'));
    sitting.let_answer();
    assert_eq!(sitting.status(), "Rada: c1");
    assert!(
        sitting.control(Id::Status).name.contains("Tu vyhrávate"),
        "{}",
        sitting.control(Id::Status).name
    );
    let blinks: Vec<bool> = (0..6)
        .map(|_| {
            sitting.send(Msg::Timer(Timer::Blink(1)));
            sitting.sheet(8) == Sheet::Hint
        })
        .collect();
    assert_eq!(blinks, [false, true, false, true, false, true]);
    sitting.panels(&[4]);
    assert!((0..9).all(|p| sitting.sheet(p) != Sheet::Hint));
}

#[test]
fn a_hint_survives_its_own_late_timers_and_ends_with_its_position() {
    for (then, drawn, hinted) in [
        (Id::Undo, ".........", false),
        (Id::NewGame, ".........", false),
        (Id::Hint, "x...o....", true),
        (Id::Weights, "x...o....", true),
    ] {
        let mut sitting = Sitting::playing(LEVEL_2, 1);
        sitting.panels(&[1]);
        sitting.press(Id::Hint);
        sitting.press(then);
        sitting.let_answer();
        for _ in 0..20 {
            sitting.send(Msg::Timer(Timer::Blink(1)));
        }
        sitting.send(Msg::Timer(Timer::Blink(99)));
        assert_eq!(sitting.drawn(), drawn, "{then:?}");
        assert_eq!(sitting.status().starts_with("Rada:"), hinted, "{then:?}");
        assert_eq!((0..9).any(|p| sitting.sheet(p) == Sheet::Hint), hinted, "{then:?}");
    }
}

#[test]
fn the_key_t_writes_into_free_cells_what_the_opponent_thinks() {
    let mut sitting = Sitting::playing("Váhová matica", 1);
    sitting.plain_key(Key::Char('t'));
    sitting.let_answer();
    assert_eq!((sitting.panel_text(4).as_str(), sitting.panel_text(0).as_str()), ("400", "300"));
    assert!(sitting.control(Id::Panel(4)).name.contains("400"));
    sitting.panels(&[5]);
    assert_eq!(sitting.panel_text(4), "");
    sitting.plain_key(Key::Char('t'));
    assert!((0..9).all(|p| sitting.panel_text(p).is_empty()));
}

#[test]
fn every_opponent_thinks_something_of_some_cell_in_words_or_numbers() {
    let types = Sitting::at_the_field(1).types();
    for kind in &types {
        let mut sitting = Sitting::playing(kind, 1);
        sitting.press(Id::Weights);
        sitting.let_answer();
        let texts: Vec<String> = (0..9).map(|p| sitting.panel_text(p)).collect();
        assert!(texts.iter().any(|t| !t.is_empty()), "{kind}: {texts:?}");
    }
}

#[test]
fn with_confirmation_a_click_only_places_the_mark() {
    let mut sitting = Sitting::playing(LEVEL_2, 1);
    sitting.press(Id::Confirm);
    assert!(!sitting.enabled(Id::Go));
    sitting.panels(&[1]);
    assert_eq!((sitting.drawn().as_str(), sitting.enabled(Id::Go)), ("X........", true));
    assert!(sitting.control(Id::Panel(0)).name.contains("nepotvrdený"));
    sitting.panels(&[1]);
    assert_eq!(sitting.drawn(), ".........");
    sitting.panels(&[3, 7]);
    assert_eq!(sitting.drawn(), "......X..");
    sitting.press(Id::Go);
    sitting.let_answer();
    assert_eq!(sitting.drawn(), "....o.x..");
}

#[test]
fn a_mark_that_was_only_placed_is_taken_back_by_undo_or_by_unchecking() {
    for back in [Id::Undo, Id::Confirm] {
        let mut sitting = Sitting::playing(LEVEL_2, 1);
        sitting.press(Id::Confirm);
        sitting.panels(&[1]);
        sitting.press(back);
        sitting.let_answer();
        assert_eq!(sitting.drawn(), ".........", "{back:?}");
    }
}

#[test]
fn digits_play_as_on_a_numeric_pad_also_on_slovak_and_czech_layouts() {
    for keys in [
        [Key::Pad(7), Key::Pad(5), Key::Pad(3)],
        ['7', '5', '3'].map(Key::Char),
        ['ý', 'ť', 'š'].map(Key::Char),
        ['ý', 'ř', 'š'].map(Key::Char),
    ] {
        let mut sitting = Sitting::playing("X proti 0", 1);
        keys.into_iter().for_each(|key| sitting.plain_key(key));
        assert_eq!(sitting.drawn(), "x...o...x", "{keys:?}");
    }
}

#[test]
fn arrows_move_over_the_panels_and_enter_plays() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    let walk = [Key::Left, Key::Up, Key::Up, Key::Right, Key::Right, Key::Down];
    for key in walk {
        sitting.key_on(Some(Id::Panel(4)), Chord::plain(key));
    }
    let seen: Vec<String> = sitting.effects.iter().filter(|e| e.starts_with("focus")).cloned().collect();
    assert_eq!(seen, [3, 0, 6, 7, 8, 2].map(|p| format!("focus Panel({p})")));
    sitting.key_on(Some(Id::Panel(2)), Chord::plain(Key::Enter));
    assert_eq!(sitting.drawn(), "..x......");
}

#[test]
fn shortcuts_work_under_a_cyrillic_layout() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1]);
    sitting.key(Chord { latin: Some('z'), ..Chord::ctrl('я') });
    assert_eq!(sitting.drawn(), ".........");
    sitting.key(Chord { latin: Some('y'), ..Chord::ctrl('н') });
    assert_eq!(sitting.drawn(), "x........");
    sitting.key(Chord { latin: Some('t'), ..Chord::plain(Key::Char('е')) });
    sitting.let_answer();
    assert!(!sitting.panel_text(4).is_empty());
}

#[test]
fn escape_goes_back_and_the_game_waits() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1, 2]);
    sitting.plain_key(Key::Escape);
    assert_eq!(sitting.top().id, FormId::Menu);
    sitting.press(Id::Play);
    assert_eq!(sitting.drawn(), "xo.......");
}

#[test]
fn a_screen_reader_hears_row_column_and_mark() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    assert_eq!(sitting.control(Id::Panel(5)).name, "riadok 2, stĺpec 3, prázdne");
    sitting.panels(&[2, 6]);
    assert_eq!(sitting.control(Id::Panel(1)).name, "riadok 1, stĺpec 2, krížik");
    assert_eq!(sitting.control(Id::Panel(5)).name, "riadok 2, stĺpec 3, krúžok");
}

#[test]
fn the_field_grows_with_its_window_and_stays_square() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    let before = sitting.control(Id::Panel(0)).place;
    assert_eq!((before.w, before.h), (150, 150));
    for (w, h) in [(1280, 1024), (900, 1000), (1600, 700), (100, 100)] {
        sitting.send(Msg::Resize(FormId::Field, piskvorky::app::view::Size { w, h }));
        let panels: Vec<_> = (0..9).map(|p| sitting.control(Id::Panel(p)).place).collect();
        assert!(panels.iter().all(|p| p.w == p.h && p.w >= before.w), "{w}×{h}: {panels:?}");
        let column = sitting.control(Id::GameType).place;
        assert!(panels[8].x + panels[8].w < column.x, "{w}×{h}");
    }
}

#[test]
fn the_field_opens_again_as_large_as_it_was() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.send(Msg::Resize(FormId::Field, piskvorky::app::view::Size { w: 1200, h: 900 }));
    sitting.plain_key(Key::Escape);
    sitting.press(Id::Play);
    let form = sitting.top();
    assert_eq!((form.size.w, form.size.h), (1200, 900));
    for control in &form.controls {
        let place = control.place;
        assert!(place.x + place.w <= form.size.w && place.y + place.h <= form.size.h, "{:?}", control.id);
    }
}

#[test]
fn two_drawings_of_a_mark_never_look_alike_one_after_the_other() {
    let mut sitting = Sitting::playing("X proti 0", 1);
    sitting.panels(&[1, 2, 3, 5, 4, 6, 8, 7]);
    let drawing = |p: u8| match sitting.control(Id::Panel(p - 1)).kind {
        Kind::Button(b) => b.layers.into_iter().next().map(|l| l.picture),
        _ => None,
    };
    for pair in [[1, 3], [3, 4], [4, 8], [2, 5], [5, 6], [6, 7]] {
        assert_ne!(drawing(pair[0]), drawing(pair[1]), "{pair:?}");
    }
}
