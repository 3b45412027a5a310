//! Which part of a board is seen, and what brings another one into sight.

use crate::at_table::{canvas, click, people_at, played, status, table, type_in};
use crate::driver::AppDriver;
use crate::setups::setup;
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id, Kind, Pan};
use piskvorky::rules::Rules;
use piskvorky::scene::{Lens, Spot};

/// Two people on the endless sheet, with marks that are far from each other.
fn far_apart() -> AppDriver {
    let mut sitting = people_at("gomoku:board=endless");
    for place in ["0:0", "9:9", "18:18", "27:27", "36:36", "45:45"] {
        type_in(&mut sitting, place);
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
    }
    assert_eq!(played(&sitting).len(), 6, "{}", status(&sitting));
    sitting
}

fn lens(sitting: &AppDriver) -> Lens {
    canvas(sitting).lens.expect("a part of the sheet is seen")
}

fn pan(sitting: &mut AppDriver, id: Id, pan: Pan) {
    sitting.send(Msg::Pan(FormId::Table, id, pan));
}

/// Whether a spot lies within what is seen.
fn is_seen(sitting: &AppDriver, spot: Spot) -> bool {
    let canvas = canvas(sitting);
    let place = table(sitting).control(Id::Board).expect("the board").place;
    let (x, y) = canvas.seen(place, canvas.scene.middle_of(spot).expect("it is on the sheet"));
    let inside = |v: f32, from: i32, length: i32| (from as f32..(from + length) as f32).contains(&v);
    inside(x, place.x, place.w) && inside(y, place.y, place.h)
}

#[test]
fn pressing_the_small_map_brings_that_place_into_sight_and_plays_nothing() {
    let mut sitting = far_apart();
    let map = table(&sitting).control(Id::Map).cloned().expect("the sheet is larger than what is seen");
    let Kind::Board(small) = &map.kind else { panic!("{map:?}") };
    for (x, y) in
        [(map.place.x + 8, map.place.y + map.place.h - 8), (map.place.x + map.place.w - 8, map.place.y + 8)]
    {
        let point = small.point(map.place, f64::from(x), f64::from(y));
        pan(&mut sitting, Id::Map, Pan::Look(point));
        let spot = canvas(&sitting).scene.nearest(point).expect("there are cells");
        assert!(is_seen(&sitting, spot), "{point:?} {:?}", lens(&sitting));
    }
    assert_eq!(played(&sitting).len(), 6);
}

#[test]
fn the_sheet_is_made_no_smaller_than_the_whole_of_it() {
    let mut sitting = far_apart();
    for _ in 0..60 {
        pan(&mut sitting, Id::Board, Pan::Zoom(1, 300.0, 300.0));
    }
    let smallest = lens(&sitting).scale;
    sitting.press(Id::Whole);
    let place = table(&sitting).control(Id::Board).expect("the board").place;
    let whole = canvas(&sitting).lens(place).scale;
    assert!((smallest / whole - 1.0).abs() < 0.01, "{smallest} {whole}");
}

#[test]
fn a_hint_out_of_sight_is_brought_into_it() {
    let mut sitting = people_at("gomoku:board=endless");
    for place in ["0:0", "9:9", "1:0", "18:18", "2:0", "18:19", "3:0"] {
        type_in(&mut sitting, place);
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
    }
    // Noughts have to close the row; the player looks at the other end of the sheet.
    for _ in 0..40 {
        pan(&mut sitting, Id::Board, Pan::Drag(-60.0, 60.0));
    }
    let board = setup("gomoku:board=endless").start();
    let spot = |name: &str| Spot(board.parse(name).expect(name).0);
    assert!(!is_seen(&sitting, spot("4:0")) && !is_seen(&sitting, spot("-1:0")));
    sitting.press(Id::Hint);
    sitting.let_answer();
    let said = status(&sitting);
    let best = said.split_whitespace().nth(1).expect("a move").to_owned();
    assert!(is_seen(&sitting, spot(&best)), "{said}");
}

#[test]
fn the_keyboard_comes_back_to_the_board_from_the_choices_of_swap2() {
    for place in ["gomoku:opening=swap2", "gomoku:board=20x20,opening=swap2"] {
        let mut sitting = people_at(place);
        click(&mut sitting, &[Spot(0), Spot(1), Spot(2)]);
        let walk = |sitting: &mut AppDriver, key, times| {
            (0..times).for_each(|_| {
                sitting.key_on(Some(Id::Board), Chord::plain(key));
            });
            canvas(sitting).cursor.expect("somewhere")
        };
        let choice = walk(&mut sitting, Key::Right, 20);
        let scene = canvas(&sitting).scene;
        assert!(scene.hits.iter().any(|hit| hit.spot == choice), "{place}: {choice:?}");
        let back = walk(&mut sitting, Key::Left, 1);
        assert!(scene.hits.iter().all(|hit| hit.spot != back), "{place}: {back:?}");
        let next = walk(&mut sitting, Key::Left, 1);
        let middle = |spot| scene.middle_of(spot).expect("it is there");
        assert!((middle(back).x - middle(next).x - 1.0).abs() < 0.01, "{place}: {back:?} {next:?}");
    }
}
