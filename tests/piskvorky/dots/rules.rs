//! Chains, areas, bases, and how games end.

use super::{after, played};
use piskvorky::games::dots::Dots;
use piskvorky::games::dots::areas::Walk;
use piskvorky::games::dots::field::{Field, Journal, Point};
use piskvorky::games::dots::rules::{Setup, Zone};
use piskvorky::rules::{Move, Outcome, Rules, Side, perft_table};
use rand::RngExt;

/// Dots put one after the other on a field, columns and rows counted from 0 at the top left.
fn put(columns: u8, rows: u8, dots: &[(Side, u16, u16)]) -> Field {
    let mut field = Field::new(columns, rows);
    let (mut walk, mut journal) = (Walk::new(&field), Journal::default());
    for &(side, x, y) in dots {
        let cell = field.cell(y * field.columns() + x);
        field.put(cell, side, &mut walk, &mut journal);
    }
    field
}

/// The same with the sides in turn, the first one first.
fn in_turn(columns: u8, rows: u8, dots: &[(u16, u16)]) -> Field {
    let dots: Vec<(Side, u16, u16)> = dots
        .iter()
        .zip([Side::First, Side::Second].into_iter().cycle())
        .map(|(&(x, y), s)| (s, x, y))
        .collect();
    put(columns, rows, &dots)
}

#[test]
fn four_dots_around_one_capture_it() {
    let field = in_turn(5, 5, &[(2, 1), (2, 2), (1, 2), (0, 0), (3, 2), (4, 4), (2, 3)]);
    assert_eq!(field.captured(), [1, 0]);
    let middle = field.cell(12);
    assert_eq!((field.at(middle), field.is_free(middle)), (Point::Dead(Side::Second), false));
}

#[test]
fn an_empty_base_stays_free_and_whoever_enters_it_is_captured() {
    let dots = [(2, 1), (0, 0), (1, 2), (0, 4), (3, 2), (4, 0), (2, 3)];
    let field = in_turn(5, 5, &dots);
    assert_eq!((field.captured(), field.at(field.cell(12))), ([0, 0], Point::Free));
    let field = in_turn(5, 5, &[&dots[..], &[(2, 2)]].concat());
    assert_eq!((field.captured(), field.at(field.cell(12))), ([1, 0], Point::Dead(Side::Second)));
}

#[test]
fn a_dot_in_a_base_that_captures_is_not_captured() {
    let field = in_turn(6, 5, &[(2, 1), (3, 1), (1, 2), (4, 2), (3, 2), (3, 3), (2, 3), (2, 2)]);
    assert_eq!(field.captured(), [0, 1]);
    assert_eq!(field.at(field.cell(2 * 6 + 3)), Point::Dead(Side::First));
}

#[test]
fn the_edge_is_no_wall() {
    let field = in_turn(5, 5, &[(0, 1), (0, 2), (1, 2), (4, 4), (0, 3)]);
    assert_eq!(field.captured(), [0, 0]);
}

#[test]
fn a_dot_that_was_captured_lives_again_in_an_area_of_its_own_side() {
    let (red, blue) = (Side::First, Side::Second);
    let first = [(red, 3, 3), (blue, 3, 2), (blue, 2, 3), (blue, 4, 3), (blue, 3, 4)];
    assert_eq!(put(7, 7, &first).captured(), [0, 1]);
    let around = [(3, 1), (2, 2), (4, 2), (1, 3), (5, 3), (2, 4), (4, 4), (3, 5)].map(|(x, y)| (red, x, y));
    let field = put(7, 7, &[&first[..], &around[..]].concat());
    assert_eq!(field.captured(), [4, 0]);
    assert_eq!(field.at(field.cell(3 * 7 + 3)), Point::Live(red));
}

#[test]
fn counts_of_captured_dots_over_all_orders_of_dots_are_known() {
    let mut sums = [[0_u64; 2]; 10];
    let mut open = vec![(Dots::new(Setup::plain(3, 3)), 0)];
    while let Some((position, plies)) = open.pop() {
        let points = position.points().map(u64::from);
        (sums[plies][0], sums[plies][1]) = (sums[plies][0] + points[0], sums[plies][1] + points[1]);
        if plies < 8 {
            open.extend(position.open_points().map(|point| {
                let mut next = position.clone();
                next.play(Move(point));
                (next, plies + 1)
            }));
        }
    }
    assert_eq!(sums[..9], [[0; 2], [0; 2], [0; 2], [0; 2], [0; 2], [0; 2], [0; 2], [864, 0], [2304, 2304]]);
}

#[test]
fn dots_are_taken_back_one_by_one() {
    let mut field = Field::new(13, 11);
    let (mut walk, mut journal, mut chance) =
        (Walk::new(&field), Journal::default(), piskvorky::bots::chance(5));
    let mut before = Vec::new();
    let mut side = Side::First;
    while field.free() > 0 {
        let free: Vec<u16> =
            (0..field.points()).map(|point| field.cell(point)).filter(|&cell| field.is_free(cell)).collect();
        before.push(field.clone());
        field.put(free[chance.random_range(0..free.len())], side, &mut walk, &mut journal);
        side = side.other();
    }
    assert!(field.captured().iter().sum::<u16>() > 0, "{:?}", field.captured());
    while let Some(expected) = before.pop() {
        field.take_back(&mut journal);
        assert_eq!(field, expected, "after {} dots", before.len());
    }
}

#[test]
fn the_first_dot_of_each_side_lies_in_the_zone_of_the_usual_field() {
    let setup = Setup { zone: Some(Zone::CENTRAL), ..Setup::plain(39, 32) };
    let start = Dots::new(setup);
    assert_eq!(start.open_points().count(), 15 * 8);
    assert!(start.parse("a1").is_none() && start.parse("m13").is_some() && start.parse("aa20").is_some());
    assert!(start.parse("l13").is_none() && start.parse("ab20").is_none() && start.parse("m12").is_none());
    assert!(played(setup, "m13").parse("a1").is_none());
    assert!(played(setup, "m13 m14").parse("a1").is_some());
}

#[test]
fn a_cross_lies_in_the_middle() {
    let start = Dots::new(Setup { cross: true, ..Setup::plain(39, 32) });
    let at = |name: &str| {
        let plain = Dots::new(Setup::plain(39, 32));
        start.point(plain.parse(name).expect("a point").0)
    };
    let (red, blue) = (Point::Live(Side::First), Point::Live(Side::Second));
    assert_eq!(["t17", "u16", "t16", "u17"].map(at), [blue, blue, red, red]);
    assert_eq!((start.turn(), start.points()), (Side::First, [0, 0]));
}

const ONE_CAPTURED: &str = "c2 c3 b3 a1 d3 e5 c4";

#[test]
fn whoever_stops_ends_the_game_and_captured_dots_count() {
    assert_eq!(after(5, 5, "stop").outcome(), Some(Outcome::Draw));
    let end = after(5, 5, &format!("{ONE_CAPTURED} stop"));
    assert_eq!((end.outcome(), end.points()), (Some(Outcome::Win(Side::First)), [1, 0]));
    assert!(end.legal().is_empty() && end.parse("e1").is_none() && end.parse("stop").is_none());
}

#[test]
fn where_it_is_agreed_a_side_that_stops_loses_what_no_chain_links_to_the_edge() {
    let setup = Setup { grounded: true, ..Setup::plain(5, 5) };
    let end = played(setup, &format!("{ONE_CAPTURED} b1 stop"));
    assert_eq!((end.outcome(), end.points()), (Some(Outcome::Win(Side::Second)), [1, 4]));
    let end = played(setup, &format!("{ONE_CAPTURED} b1 a2 e1 stop"));
    assert_eq!(end.points(), [1, 0], "a2 links them to the edge\n{}", end.text());
}

#[test]
fn moves_ascend_and_their_names_read_back() {
    let position = after(39, 32, "a1 aa30 am32 z1");
    let legal = position.legal();
    assert!(legal.is_sorted_by(|a, b| a < b) && legal.len() == 39 * 32 - 4 + 1);
    for m in legal {
        assert_eq!(position.parse(&position.notation(m)), Some(m));
    }
    for wrong in ["a0", "a33", "an1", "a01", "1a", "", "stopp", "a"] {
        assert_eq!(position.parse(wrong), None, "{wrong:?}");
    }
}

/// Counted without the move that stops.
#[test]
fn dots_may_lie_anywhere_but_in_captured_areas() {
    let counts = perft_table(&Dots::new(Setup::plain(3, 3)), 2);
    assert_eq!(counts, [1, 10, 81], "nine dots and a stop, then eight and a stop after each dot");
}
