//! How the field looks and sounds.

use super::FIRST_FREE;
use crate::driver::AppDriver;
use piskvorky::app::Msg;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id, Kind};

#[test]
fn a_screen_reader_hears_row_column_and_mark() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    assert_eq!(sitting.control(Id::Panel(5)).name, "riadok 2, stĺpec 3, prázdne");
    sitting.panels(&[2, 6]);
    assert_eq!(sitting.control(Id::Panel(1)).name, "riadok 1, stĺpec 2, krížik");
    assert_eq!(sitting.control(Id::Panel(5)).name, "riadok 2, stĺpec 3, krúžok");
}

#[test]
fn the_field_grows_with_its_window_and_stays_square() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
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
    let mut sitting = AppDriver::playing("X proti 0", 1);
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
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[1, 2, 3, 5, 4, 6, 8, 7]);
    let drawing = |p: u8| match sitting.control(Id::Panel(p - 1)).kind {
        Kind::Button(b) => b.layers.into_iter().next().map(|l| l.picture),
        _ => None,
    };
    for pair in [[1, 3], [3, 4], [4, 8], [2, 5], [5, 6], [6, 7]] {
        assert_ne!(drawing(pair[0]), drawing(pair[1]), "{pair:?}");
    }
}

#[test]
fn the_numbers_of_a_long_score_have_room() {
    let mut sitting = AppDriver::playing(FIRST_FREE, 1);
    let mut widths = Vec::new();
    for _ in 0..11 {
        sitting.panels(&[1, 5, 9]);
        sitting.key(Chord::ctrl('n'));
        sitting.let_answer();
        let form = sitting.field();
        let place = |id| form.control(id).expect("it is on the card").place;
        let (first, numbers, second) = (place(Id::Show(6)), place(Id::Score), place(Id::Show(16)));
        assert!(first.x + first.w <= numbers.x && numbers.x + numbers.w <= second.x, "they overlap");
        widths.push(numbers.w);
    }
    assert!(sitting.score().contains("11"), "{}", sitting.score());
    // A bold digit of this size is about ten pixels wide, and there is one more.
    assert!(widths[10] >= 3 * 10 + 16 && widths[10] > widths[0] - 1, "{widths:?}");
}
