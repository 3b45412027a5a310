//! The rules, their counts and their names.

use super::{after, drawn, named, names, start};
use piskvorky::board::Board;
use piskvorky::games::dots_and_boxes::{BadBoard, Border, DotsAndBoxes};
use piskvorky::rules::{Move, Outcome, Rules, Side, perft_table};

#[test]
fn any_free_edge_may_be_drawn_so_that_counts_are_falling_products() {
    let boards = [(1, 1, 4), (1, 2, 7), (2, 2, 5), (2, 3, 4), (3, 3, 4), (6, 6, 3)];
    for (rows, columns, depth) in boards {
        for border in [Border::Open, Border::Drawn].into_iter().filter(|_| rows * columns > 2) {
            let position = start(rows, columns, border);
            let free = position.free().len() as u64;
            let depth = depth.min(free as u32);
            let products = (0..u64::from(depth)).scan(1, |product, drawn| {
                *product *= free - drawn;
                Some(*product)
            });
            let expected: Vec<u64> = std::iter::once(1).chain(products).collect();
            assert_eq!(perft_table(&position, depth), expected, "{rows}x{columns} {border:?}");
        }
    }
}

#[test]
fn the_usual_board_has_84_edges_60_of_them_inside() {
    assert_eq!(start(6, 6, Border::Open).free().len(), 84);
    assert_eq!(start(6, 6, Border::Drawn).free().len(), 60);
    assert_eq!(start(15, 15, Border::Open).free().len(), 480);
}

#[test]
fn whoever_closes_a_cell_owns_it_and_moves_again() {
    let position = after(start(2, 2, Border::Open), "a3-b3 a2-b2 a2-a3");
    assert_eq!((position.turn(), position.points()), (Side::Second, [0, 0]), "{}", position.text());
    let position = after(position, "b2-b3");
    assert_eq!((position.turn(), position.points()), (Side::Second, [0, 1]), "{}", position.text());
    assert_eq!(position.owners(), "2...");
}

#[test]
fn an_edge_that_closes_two_cells_gives_one_further_move() {
    let two = drawn(
        "
        +---+---+   +
        |       |
        +---+---+   +",
    );
    let position = after(two, "b1-b2");
    assert_eq!((position.turn(), position.points()), (Side::First, [2, 0]), "{}", position.text());
    let position = after(position, "c1-d1");
    assert_eq!(position.turn(), Side::Second, "{}", position.text());
}

#[test]
fn closing_is_not_compulsory() {
    let position = drawn(
        "
        +---+   +
        |
        +---+   +",
    );
    assert!(position.parse("b1-b2").is_some());
    let position = after(position, "c1-c2");
    assert_eq!((position.turn(), position.points()), (Side::Second, [0, 0]), "{}", position.text());
}

#[test]
fn the_larger_number_of_cells_wins_and_equal_numbers_are_a_draw() {
    let ending = drawn(
        "
        +---+---+---+
        |       |
        +---+---+---+",
    );
    assert_eq!(ending.outcome(), None);
    let won = after(ending, "b1-b2 d1-d2");
    assert_eq!((won.points(), won.outcome()), ([3, 0], Some(Outcome::Win(Side::First))));
    let lost = after(start(1, 1, Border::Open), "a1-b1 a2-b2 a1-a2 b1-b2");
    assert_eq!((lost.points(), lost.outcome()), ([0, 1], Some(Outcome::Win(Side::Second))));
    let even = after(start(1, 2, Border::Open), "a1-b1 b1-c1 a2-b2 a1-a2 b1-b2 b2-c2 c1-c2");
    assert_eq!((even.points(), even.outcome()), ([1, 1], Some(Outcome::Draw)), "{}", even.text());
    assert!(even.legal().is_empty());
}

#[test]
fn edges_are_counted_horizontal_ones_first_then_vertical_ones_each_row_by_row() {
    let position = start(1, 2, Border::Open);
    assert_eq!(names(&position), ["a2-b2", "b2-c2", "a1-b1", "b1-c1", "a1-a2", "b1-b2", "c1-c2"]);
    assert_eq!(position.legal(), (0..7).map(Move).collect::<Vec<_>>());
    assert_eq!(names(&start(1, 2, Border::Drawn)), ["b1-b2"]);
    let inner = ["a2-b2", "b2-c2", "b2-b3", "b1-b2"];
    assert_eq!(names(&start(2, 2, Border::Drawn)), inner);
}

#[test]
fn an_edge_may_be_typed_from_either_end_with_or_without_the_dash_but_is_recorded_in_one_way() {
    let position = start(15, 15, Border::Open);
    let m = named(&position, "b9-b10");
    assert_eq!(position.notation(m), "b9-b10");
    for name in ["b10-b9", "b9b10", "b10b9"] {
        assert_eq!(position.parse_typed(name), Some(m), "{name}");
        assert_eq!(position.parse(name), None, "{name}");
    }
}

#[test]
fn what_is_no_free_edge_is_not_understood() {
    let position = after(start(2, 2, Border::Open), "a1-a2");
    let strange =
        ["", "a", "a1", "a1-", "-a1", "a1-a1", "a1-b2", "a1-c1", "a0-a1", "a3-a4", "c1-d1", "A2-A3"];
    let odd = [
        "a2--a3",
        "a02-a3",
        "a+2-a3",
        "a2-a3 ",
        "a2 a3",
        "a2-a3-b3",
        "é2-a3",
        "a2-é3",
        "a99999999999999999999-a1",
    ];
    for name in strange.into_iter().chain(odd).chain(["a1-a2"]) {
        assert_eq!(position.parse_typed(name), None, "{name:?}");
    }
}

#[test]
fn boards_on_which_nothing_can_be_closed_are_refused() {
    for (rows, columns) in [(0, 3), (3, 0), (16, 3), (3, 16)] {
        assert_eq!(DotsAndBoxes::new(rows, columns, Border::Open), Err(BadBoard::Size));
    }
    assert_eq!(DotsAndBoxes::new(1, 1, Border::Drawn), Err(BadBoard::ClosedCell));
    for (rows, columns) in [(1, 2), (15, 1), (15, 15)] {
        assert!(DotsAndBoxes::new(rows, columns, Border::Drawn).is_ok(), "{rows}x{columns}");
    }
}

#[test]
fn the_text_shows_edges_and_owners() {
    let position = after(start(2, 2, Border::Open), "a3-b3 a2-b2 a2-a3 b2-b3 c1-c2");
    let expected =
        [" 3 +---+   +", "   | 2 |", " 2 +---+   +", "           |", " 1 +   +   +", "   a   b   c"];
    assert_eq!(position.text(), expected.join("\n"));
}

/// Plays by the generator of the published playouts.
fn playout(mut position: DotsAndBoxes, seed: u64) -> DotsAndBoxes {
    let mut s = seed;
    while position.outcome().is_none() {
        s = s.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves = position.legal();
        position.play(moves[(s >> 33) as usize % moves.len()]);
    }
    position
}

/// FNV-1a, 64 bits.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[test]
fn games_by_chance_end_as_in_two_other_programs() {
    let games =
        [(Border::Open, [8, 28], 0xca06_3759_7ec4_755b), (Border::Drawn, [26, 10], 0x2f0b_e59b_4e93_ad6f)];
    for (border, points, expected) in games {
        let end = playout(start(6, 6, border), 1);
        assert_eq!((end.points(), digest(&end.owners())), (points, expected), "{border:?}\n{}", end.text());
    }
}
