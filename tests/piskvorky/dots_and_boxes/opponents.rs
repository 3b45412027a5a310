//! What each opponent knows, in positions in which that can be seen.

use super::{after, choice, drawn, names, opinions, start, thinking};
use piskvorky::bots::Budget;
use piskvorky::bots::anywhere::Anywhere;
use piskvorky::bots::{Bot, Engine, typed};
use piskvorky::games::dots_and_boxes::chains::Chains;
use piskvorky::games::dots_and_boxes::exact::Exact;
use piskvorky::games::dots_and_boxes::greedy::Greedy;
use piskvorky::games::dots_and_boxes::{Border, DotsAndBoxes};
use piskvorky::rules::{Rules, Side};
use std::collections::BTreeSet;

/// Everything that an opponent chooses with twenty seeds.
fn choices<E: Engine<DotsAndBoxes>>(engine: impl Fn() -> E, position: &DotsAndBoxes) -> Vec<String> {
    let chosen: BTreeSet<String> = (0..20).map(|seed| choice(engine(), position, seed)).collect();
    chosen.into_iter().collect()
}

/// A chain of four that is open at one end, and one that is not touched.
fn two_chains() -> DotsAndBoxes {
    drawn(
        "
        +---+---+---+---+
        |
        +---+---+---+---+

        +---+---+---+---+",
    )
}

#[test]
fn the_greedy_one_takes_what_it_can() {
    let mut position = two_chains();
    for name in ["b2-b3", "c2-c3", "d2-d3", "e2-e3"] {
        assert_eq!(choices(|| Greedy, &position), [name], "{}", position.text());
        position = after(position, name);
    }
}

#[test]
fn the_greedy_one_gives_nothing_away_as_long_as_it_can_help_it() {
    let position = drawn(
        "
        +---+---+   +
                    |
        +---+---+   +",
    );
    assert_eq!(choices(|| Greedy, &position), ["c1-d1", "c2-d2"], "{}", position.text());
}

/// A chain of two and a chain of three.
fn short_and_long() -> DotsAndBoxes {
    drawn(
        "
        +---+   +   +---+---+
                |
        +---+---+---+---+---+",
    )
}

#[test]
fn the_greedy_one_gives_the_shortest_chain_by_any_of_its_edges() {
    assert_eq!(choices(|| Greedy, &short_and_long()), ["a1-a2", "b1-b2", "b2-c2"]);
    let worths = opinions(Greedy, &short_and_long());
    let expected = [("b2-c2", -2), ("c2-d2", -3), ("a1-a2", -2), ("b1-b2", -2), ("d1-d2", -3)];
    let rest = [("e1-e2", -3), ("f1-f2", -3)];
    let expected: Vec<(String, i32)> =
        expected.into_iter().chain(rest).map(|(name, worth)| (name.to_owned(), worth)).collect();
    assert_eq!(worths, expected);
}

#[test]
fn who_plays_for_control_gives_a_chain_of_two_by_its_middle() {
    assert_eq!(choices(|| Chains, &short_and_long()), ["b1-b2"]);
    assert_eq!(choices(|| Exact, &short_and_long()), ["b1-b2"]);
}

#[test]
fn who_plays_for_control_leaves_the_last_two_cells_of_a_chain() {
    let position = after(two_chains(), "b2-b3 c2-c3");
    assert_eq!(choices(|| Chains, &position), ["e2-e3"], "{}", position.text());
    assert_eq!(choices(|| Exact, &position), ["e2-e3"], "{}", position.text());
    assert_eq!(choices(|| Greedy, &position), ["d2-d3"], "{}", position.text());
}

#[test]
fn who_plays_for_control_takes_everything_if_nothing_else_is_left() {
    let position = drawn(
        "
        +---+---+
        |
        +---+---+",
    );
    assert_eq!(choices(|| Chains, &position), ["b1-b2"]);
    assert_eq!(choices(|| Exact, &position), ["b1-b2"]);
}

/// Fifteen rows, each a chain of its own; the first is open at one end.
#[test]
fn who_plays_for_control_keeps_it_on_the_largest_board_too() {
    let row = format!("{}+", "+---".repeat(15));
    let rows = (0..15).map(|y| format!("{row}\n{}\n", if y == 0 { "|" } else { "" }));
    let mut position = drawn(&format!("{}{row}", rows.collect::<String>()));
    while position.points()[0] < 13 {
        let m = choice(Exact, &position, 1);
        position = after(position, &m);
    }
    assert_eq!(choices(|| Exact, &position), ["p15-p16"], "{}", position.text());
    assert_eq!(choices(|| Chains, &position), ["p15-p16"], "{}", position.text());
}

/// A loop that is opened, and a long chain.
fn open_loop() -> DotsAndBoxes {
    drawn(
        "
        +---+---+   +---+---+
        |       |           |
        +   +---+---+---+   +
        |       |           |
        +---+---+   +---+---+",
    )
}

#[test]
fn who_plays_for_control_leaves_the_last_four_cells_of_a_loop() {
    assert_eq!(choices(|| Chains, &open_loop()), ["a2-b2"]);
    assert_eq!(choices(|| Exact, &open_loop()), ["a2-b2"]);
    assert_ne!(choices(|| Greedy, &open_loop()), ["a2-b2"]);
}

#[test]
fn the_choice_is_kept_in_the_chain_that_stays_a_chain() {
    // The three rows at the right meet in one cell: what is left of them is closed at
    // both ends. Control is kept at the left, where a loop hangs on a chain.
    let position = drawn(
        "
        +---+---+---+---+---+
        |               |   |
        +   +---+---+---+   +
        |       |       |   |
        +   +   +---+   +   +
        |       |           |
        +---+---+---+---+---+",
    );
    let worths = opinions(Exact, &position);
    assert_eq!(worths.iter().map(|&(_, worth)| worth).max(), Some(11), "{worths:?}");
}

#[test]
fn the_exact_one_knows_the_best_first_edge_of_small_boards() {
    assert_eq!(choices(|| Exact, &start(1, 2, Border::Open)), ["b1-b2"]);
    let inner = ["a2-b2", "b2-c2", "b2-b3", "b1-b2"];
    let best = choices(|| Exact, &start(2, 2, Border::Open));
    assert!(best.iter().all(|name| !inner.contains(&name.as_str())), "{best:?}");
}

/// Plays one game; what the first side gets more than the second.
fn lead(mut players: [Box<dyn Bot>; 2], board: DotsAndBoxes, seed: u64) -> i32 {
    let mut position = board;
    while position.outcome().is_none() {
        let player = &mut players[position.turn().index()];
        let seed = seed * 1000 + position.free().len() as u64;
        let m = thinking(Budget::Nodes(400_000), seed, |thinking| player.choose(&position, thinking));
        position.play(m);
    }
    let [first, second] = position.points();
    first as i32 - second as i32
}

#[test]
fn the_exact_one_never_gets_less_than_the_value_of_a_small_board() {
    for (rows, columns, value) in [(1, 3, -1), (2, 2, 2), (2, 3, -2), (3, 3, -3)] {
        let board = start(rows, columns, Border::Open);
        for seed in 0..3 {
            for opponent in 0..3 {
                let other = || -> Box<dyn Bot> {
                    match opponent {
                        0 => Box::new(Anywhere),
                        1 => typed(Greedy),
                        _ => typed(Chains),
                    }
                };
                let [first, second] = Side::BOTH.map(|side| {
                    let mut players = [typed(Exact), other()];
                    players.rotate_left(side.index());
                    lead(players, board, seed)
                });
                assert!(first >= value, "{rows}x{columns}, {opponent}, seed {seed}: {first}");
                assert!(second <= value, "{rows}x{columns}, {opponent}, seed {seed}: {second}");
            }
        }
    }
}

#[test]
fn opinions_cover_every_edge_also_where_the_game_cannot_be_solved() {
    let board = start(6, 6, Border::Open);
    for worths in [opinions(Exact, &board), opinions(Chains, &board), opinions(Greedy, &board)] {
        assert_eq!(worths.into_iter().map(|(name, _)| name).collect::<Vec<_>>(), names(&board));
    }
}
