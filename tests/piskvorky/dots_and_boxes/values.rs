//! The values of small boards under best play, as published or computed twice, and what
//! all games on the smallest boards come to.
//!
//! 3x3 open: <https://wilson.engr.wisc.edu/boxes/results.shtml>.

use super::{opinions, start, thinking};
use piskvorky::bots::Budget;
use piskvorky::bots::limit::Limit;
use piskvorky::games::dots_and_boxes::coins::Coins;
use piskvorky::games::dots_and_boxes::exact::Exact;
use piskvorky::games::dots_and_boxes::solver::Solver;
use piskvorky::games::dots_and_boxes::{Border, DotsAndBoxes, Grid};
use piskvorky::rules::{Rules, Side};
use std::collections::{BTreeMap, HashMap};

/// The size of the table that the largest boards need.
const TABLE: u32 = 24;

/// The cells that the first side gets more than the second.
fn value(position: &DotsAndBoxes) -> i32 {
    let mut coins = Coins::of(position);
    thinking(Budget::Nodes(u64::MAX), 1, |thinking| {
        let mut solver = Solver::with_table(&coins, TABLE);
        solver.value(&mut coins, &mut Limit::of(thinking)).expect("there is time")
    })
}

fn check(rows: usize, columns: usize, border: Border, expected: i32) {
    let position = start(rows, columns, border);
    assert_eq!(value(&position), expected, "{rows}x{columns} {border:?}");
}

#[test]
fn a_single_row_is_even_or_goes_to_the_second_side_by_one() {
    for columns in 1..=8 {
        check(1, columns, Border::Open, -(columns as i32 % 2));
    }
}

#[test]
fn open_boards_have_their_published_values() {
    for (rows, columns, expected) in [(2, 2, 2), (2, 3, -2), (2, 4, 2), (2, 5, -2), (3, 3, -3)] {
        check(rows, columns, Border::Open, expected);
    }
}

#[test]
fn boards_with_a_border_have_their_values() {
    let boards = [(1, 2, 2), (1, 3, 3), (2, 2, -4), (2, 3, 6), (2, 4, 0), (2, 5, 2)];
    let larger = [(3, 3, 7), (3, 4, 4), (3, 5, 5), (4, 4, 0)];
    for (rows, columns, expected) in boards.into_iter().chain(larger) {
        check(rows, columns, Border::Drawn, expected);
    }
}

#[test]
fn a_board_may_lie_or_stand() {
    for (rows, columns) in [(1, 4), (2, 3), (2, 4)] {
        for border in [Border::Open, Border::Drawn] {
            assert_eq!(value(&start(rows, columns, border)), value(&start(columns, rows, border)));
        }
    }
}

#[test]
fn a_board_of_two_rows_of_six_goes_to_the_first_side_by_two() {
    check(2, 6, Border::Open, 2);
}

/// Takes minutes: `cargo test --release --no-default-features larger_boards -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn larger_boards_have_their_values() {
    check(3, 4, Border::Open, 0);
    check(4, 5, Border::Drawn, 0);
}

/// With the left and the lower side of the outline drawn.
#[test]
fn boards_with_half_a_border_have_their_values() {
    for (rows, columns, expected) in [(1, 1, -1), (1, 2, 2), (2, 2, 2), (2, 3, 4), (3, 3, -1), (3, 4, 4)] {
        let grid = Grid::new(rows, columns).expect("the board is small");
        let lower = (0..columns).map(|x| grid.horizontal((x, rows)));
        let left = (0..rows).map(|y| grid.vertical((0, y)));
        let position = DotsAndBoxes::with_drawn(grid, lower.chain(left)).expect("no cell is closed");
        assert_eq!(value(&position), expected, "{rows}x{columns}");
    }
}

#[test]
fn every_first_edge_has_its_value() {
    let worths = |rows, columns| -> Vec<i32> {
        opinions(Exact, &start(rows, columns, Border::Open)).into_iter().map(|(_, worth)| worth).collect()
    };
    assert_eq!(worths(2, 2), [2, 2, 0, 0, 2, 2, 2, 0, 2, 2, 0, 2]);
    assert_eq!(worths(1, 2), [-2, -2, -2, -2, -2, 0, -2]);
    assert_eq!(worths(2, 3), [-2; 17]);
    assert_eq!(worths(3, 3), [-3; 24]);
}

/// How many games end with each difference of cells, first side less second.
type Distribution = BTreeMap<i32, u64>;

/// Of all games from a position; differences count from here on.
fn distribution(
    position: &DotsAndBoxes,
    known: &mut HashMap<(Vec<usize>, Side), Distribution>,
) -> Distribution {
    let key = (position.free().iter().collect::<Vec<usize>>(), position.turn());
    if key.0.is_empty() {
        return Distribution::from([(0, 1)]);
    }
    if let Some(found) = known.get(&key) {
        return found.clone();
    }
    let mut all = Distribution::new();
    for m in position.legal() {
        let mut next = *position;
        next.play(m);
        let lead = |position: &DotsAndBoxes| position.points()[0] as i32 - position.points()[1] as i32;
        for (rest, games) in distribution(&next, known) {
            *all.entry(lead(&next) - lead(position) + rest).or_default() += games;
        }
    }
    known.insert(key, all.clone());
    all
}

#[test]
fn all_games_on_the_smallest_boards_end_as_counted() {
    let count = |rows, columns| distribution(&start(rows, columns, Border::Open), &mut HashMap::new());
    assert_eq!(count(1, 1), Distribution::from([(-1, 24)]));
    assert_eq!(count(1, 2), Distribution::from([(-2, 3168), (0, 1152), (2, 720)]));
    let expected = [(-4, 116_660_736), (-2, 84_828_672), (0, 76_096_512), (2, 82_192_896), (4, 119_222_784)];
    assert_eq!(count(2, 2), Distribution::from(expected));
}
