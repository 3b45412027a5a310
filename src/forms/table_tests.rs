//! Tests of where the parts of a list stand and of what it wants.

use super::*;
use crate::app::view::Column;

/// A list of a head and four lines that are seen, out of `total`.
fn list(total: usize, first: usize, chosen: Option<usize>) -> List {
    let column = |title: &str, width, number| Column { title: title.into(), width, number };
    List {
        columns: vec![column("Name", 60, false), column("Games", 40, true)],
        rows: (first..total.min(first + 4)).map(|n| vec![format!("name {n}"), n.to_string()]).collect(),
        first,
        total,
        chosen,
        sorted: None,
    }
}

const FRAME: Frame = Frame { x: 10.0, y: 20.0, w: 202.0, h: 5.0 * LINE + 2.0 };

fn table(list: &List) -> Table<'_> {
    Table::new(list, FRAME, false)
}

fn wish(scroll: Option<usize>, choose: Option<usize>) -> Option<Request> {
    Some(Request { scroll, choose, open: None })
}

#[test]
fn the_parts_lie_within_the_border_and_beside_each_other() {
    let all = list(4, 0, None);
    assert_eq!((table(&all).seen(), table(&all).bar()), (4, None));
    let many = list(100, 50, None);
    for mirrored in [false, true] {
        let table = Table::new(&many, FRAME, mirrored);
        let (bar, thumb) = (table.bar().expect("not all are seen"), table.thumb().expect("a bar has one"));
        let line = table.line(0);
        let (left, right) = if mirrored { (bar, line) } else { (line, bar) };
        assert_eq!((left.x, left.x + left.w, right.x + right.w), (11.0, right.x, 211.0));
        assert_eq!(bar.y, line.y);
        assert!(thumb.y > bar.y && thumb.y + thumb.h < bar.y + bar.h);
        assert_eq!(table.line(3).y + LINE, FRAME.y + FRAME.h - 1.0);
        let names: Vec<_> = table.rows().map(|(line, _, cells)| (line, cells[0].clone())).collect();
        assert_eq!((names.len(), names[0].clone()), (4, (50, "name 50".to_owned())));
    }
}

#[test]
fn columns_begin_where_reading_begins() {
    let list = list(4, 0, None);
    let line = Frame { x: 0.0, y: 0.0, w: 200.0, h: LINE };
    let places = |mirrored| {
        let columns = Table::new(&list, FRAME, mirrored).columns(line);
        columns.iter().map(|c| (c.x, c.w)).collect::<Vec<_>>()
    };
    assert_eq!(places(false), [(0.0, 60.0), (60.0, 40.0)]);
    assert_eq!(places(true), [(140.0, 60.0), (100.0, 40.0)]);
    let narrow = Table::new(&list, FRAME, false).columns(Frame { w: 80.0, ..line });
    assert_eq!((narrow[1].x, narrow[1].w), (60.0, 20.0));
}

#[test]
fn every_spot_is_found() {
    let many = list(100, 50, None);
    let table = table(&many);
    assert_eq!(table.at(30.0, 30.0), Some(Spot::Title(0)));
    assert_eq!(table.at(80.0, 30.0), Some(Spot::Title(1)));
    assert_eq!(table.at(180.0, 30.0), None);
    assert_eq!(table.at(30.0, 21.0 + 2.5 * LINE), Some(Spot::Line(51)));
    let thumb = table.thumb().expect("not all are seen");
    assert_eq!(table.at(205.0, thumb.y + 3.0), Some(Spot::Thumb(3.0)));
    assert_eq!(table.at(205.0, thumb.y - 3.0), Some(Spot::Track { below: false }));
    assert_eq!(table.at(205.0, thumb.y + thumb.h + 3.0), Some(Spot::Track { below: true }));
    let few = list(1, 0, None);
    assert_eq!(self::table(&few).at(30.0, 21.0 + 2.5 * LINE), None);
}

#[test]
fn the_thumb_leads_to_every_end_and_back() {
    for first in [0, 1, 17, 95, 96] {
        let many = list(100, first, None);
        let table = table(&many);
        assert_eq!(table.first_at(table.thumb().expect("a bar has one").y), first);
        assert_eq!((table.first_at(-1e6), table.first_at(1e6)), (0, 96));
    }
}

#[test]
fn arrows_move_what_is_chosen_and_keep_it_in_view() {
    let at = |first, chosen, key| table(&list(100, first, chosen)).key(key);
    assert_eq!(at(0, Some(1), Key::Down), wish(None, Some(2)));
    assert_eq!(at(0, Some(3), Key::Down), wish(Some(1), Some(4)));
    assert_eq!(at(7, Some(7), Key::Up), wish(Some(6), Some(6)));
    assert_eq!(at(7, Some(50), Key::Up), wish(Some(46), Some(49)));
    assert_eq!(at(7, None, Key::Down), wish(None, Some(7)));
    assert_eq!(at(0, Some(0), Key::End), wish(Some(96), Some(99)));
    assert_eq!(at(96, Some(99), Key::Home), wish(Some(0), Some(0)));
    assert_eq!(at(0, Some(0), Key::Up), wish(None, None));
}

#[test]
fn pages_move_what_is_chosen_along() {
    let turn = |first, chosen, down| Some(table(&list(100, first, chosen)).turn(down));
    assert_eq!(turn(10, Some(11), true), wish(Some(14), Some(15)));
    assert_eq!(turn(94, Some(95), true), wish(Some(96), Some(99)));
    assert_eq!(turn(2, Some(3), false), wish(Some(0), Some(0)));
    assert_eq!(turn(10, None, true), wish(Some(14), None));
    assert_eq!(turn(96, None, true), wish(None, None));
}

#[test]
fn enter_opens_what_is_chosen_and_other_keys_are_not_kept() {
    let open = |chosen| table(&list(9, 0, chosen)).key(Key::Enter);
    assert_eq!(open(Some(5)), Some(Request { open: Some(5), ..Request::default() }));
    assert_eq!(open(None), None);
    for key in [Key::Delete, Key::Left, Key::Escape, Key::Char('a')] {
        assert_eq!(table(&list(9, 0, Some(1))).key(key), None, "{key:?}");
    }
    assert_eq!(table(&list(0, 0, None)).key(Key::Down), None);
}

#[test]
fn the_wheel_and_the_bar_stop_at_the_ends() {
    let touch = |first, touch| table(&list(100, first, None)).touched(touch, Some(33)).scroll;
    assert_eq!(touch(0, Touch::Wheel(2)), Some(6));
    assert_eq!(touch(2, Touch::Wheel(-1)), Some(0));
    assert_eq!(touch(96, Touch::Wheel(1)), None);
    assert_eq!(touch(95, Touch::Page { down: true }), Some(96));
    assert_eq!(touch(0, Touch::Thumb), Some(33));
    assert_eq!(touch(33, Touch::Thumb), None);
    // A line that has vanished in the meantime.
    assert_eq!(table(&list(3, 0, None)).touched(Touch::Line(3), None), Request::default());
}
