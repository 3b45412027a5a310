//! The hint: best edges, and reasons that are true.

use super::{after, drawn, start, thinking};
use piskvorky::bots::limit::Limit;
use piskvorky::bots::{Advice, Budget, Reason, chance};
use piskvorky::games::dots_and_boxes::advise::advise;
use piskvorky::games::dots_and_boxes::coins::Coins;
use piskvorky::games::dots_and_boxes::solver::Solver;
use piskvorky::games::dots_and_boxes::{
    Border, COUNTED, DotsAndBoxes, GIVE_LEAST, LAST_SAFE, LEAVE, PARITY, REASONS, SACRIFICE, SAFE, TAKE,
};
use piskvorky::rules::{Move, Rules};
use rand::seq::IndexedRandom;

fn hint(position: &DotsAndBoxes) -> Advice {
    thinking(Budget::Nodes(200_000), 1, |thinking| advise(position, thinking))
}

/// The hint gives this reason, with this number of cells; which edge it names.
fn check(position: &DotsAndBoxes, reason: Reason, cells: Option<u32>) -> String {
    let found = hint(position);
    let name = position.notation(found.best);
    assert_eq!((found.reason, found.count), (reason, cells), "{name} in\n{}", position.text());
    name
}

#[test]
fn a_harvest_is_counted_as_a_whole() {
    let position = drawn(
        "
        +---+---+---+---+
        |
        +---+---+---+---+

        +---+---+---+---+",
    );
    assert_eq!(check(&position, TAKE, Some(4)), "b2-b3");
    let position = after(position, "b2-b3 c2-c3");
    assert_eq!(check(&position, LEAVE, Some(2)), "e2-e3");
}

#[test]
fn four_cells_of_a_loop_are_left() {
    let position = drawn(
        "
        +---+---+   +---+---+
        |       |           |
        +   +---+---+---+   +
        |       |           |
        +---+---+   +---+---+",
    );
    assert_eq!(check(&position, LEAVE, Some(4)), "a2-b2");
}

#[test]
fn the_first_edge_is_safe() {
    check(&start(6, 6, Border::Open), SAFE, None);
    check(&start(2, 3, Border::Open), SAFE, None);
}

#[test]
fn where_some_safe_edges_are_worse_the_number_of_chains_is_named() {
    let name = check(&start(2, 2, Border::Open), PARITY, None);
    assert!(!["a2-b2", "b2-c2", "b2-b3", "b1-b2"].contains(&name.as_str()), "{name}");
}

#[test]
fn after_the_last_safe_edge_the_other_side_has_to_give() {
    let position = drawn(
        "
        +---+---+   +
                    |
        +---+---+   +",
    );
    let name = check(&position, LAST_SAFE, None);
    assert!(["c1-d1", "c2-d2"].contains(&name.as_str()), "{name}");
}

#[test]
fn where_every_edge_gives_something_away_the_cheapest_is_named() {
    let position = drawn(
        "
        +---+   +   +---+---+
                |
        +---+---+---+---+---+",
    );
    assert_eq!(check(&position, GIVE_LEAST, Some(2)), "b1-b2");
}

#[test]
fn a_cell_may_be_worth_giving_away_although_there_are_safe_edges() {
    let position = drawn(
        "
        +---+   +
            |
        +   +---+

        +   +   +",
    );
    check(&position, SACRIFICE, Some(1));
}

/// Positions of games by chance on small boards.
fn positions() -> impl Iterator<Item = DotsAndBoxes> {
    let boards = [(1, 4, Border::Open), (2, 2, Border::Open), (2, 3, Border::Open), (3, 4, Border::Drawn)];
    (0..32_usize).flat_map(move |seed| {
        let (rows, columns, border) = boards[seed % boards.len()];
        let mut dice = chance(seed as u64);
        let mut next = Some(start(rows, columns, border));
        std::iter::from_fn(move || {
            let here = next.take()?;
            if let Some(&m) = here.legal().choose(&mut dice) {
                let mut after = here;
                after.play(m);
                next = Some(after);
                return Some(here);
            }
            None
        })
    })
}

#[test]
fn whatever_is_said_is_true() {
    for position in positions() {
        let found = hint(&position);
        let (best, text) = (found.best, format!("{found:?} in\n{}", position.text()));
        assert!(REASONS.contains(&found.reason), "{text}");
        assert_eq!(COUNTED.contains(&found.reason), found.count.is_some(), "{text}");
        let mut coins = Coins::of(&position);
        let mut solver = Solver::new(&coins);
        let mut worth = |m: Move| {
            thinking(Budget::Nodes(u64::MAX), 1, |thinking| {
                solver.worth(&mut coins, m.0 as usize, &mut Limit::of(thinking))
            })
        };
        let most = position.legal().into_iter().map(&mut worth).max();
        assert_eq!(Some(worth(best)), most, "{text}");
        let (coins, edge) = (Coins::of(&position), best.0 as usize);
        let mut next = position;
        next.play(best);
        let closes = next.turn() == position.turn();
        assert_eq!(closes, found.reason == TAKE, "{text}");
        let safe = [SAFE, PARITY, LAST_SAFE].contains(&found.reason);
        assert_eq!(safe, coins.ones().is_empty() && coins.is_safe(edge), "{text}");
        assert_eq!(found.reason == LEAVE, !closes && !coins.ones().is_empty(), "{text}");
    }
}
