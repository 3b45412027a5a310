//! Which part of a drawn board is seen.

use crate::at_table::{canvas, click, people_at, table};
use crate::driver::AppDriver;
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id, Pan, Size};
use piskvorky::scene::Spot;

#[test]
fn the_board_is_enlarged_where_the_pointer_is_and_shown_whole_again() {
    let mut sitting = people_at("wild");
    let pan = |sitting: &mut AppDriver, pan| sitting.send(Msg::Pan(FormId::Table, Id::Board, pan));
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

#[test]
fn the_wheel_leaves_a_board_alone_that_is_seen_whole() {
    let mut sitting = people_at("gomoku");
    sitting.send(Msg::Pan(FormId::Table, Id::Board, Pan::Wheel(2)));
    sitting.send(Msg::Pan(FormId::Table, Id::Board, Pan::Drag(30.0, 4.0)));
    assert_eq!(canvas(&sitting).lens, None);
}

#[test]
fn the_sheet_stays_where_it_is_while_one_plays_in_sight() {
    let mut sitting = people_at("gomoku:board=endless");
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
