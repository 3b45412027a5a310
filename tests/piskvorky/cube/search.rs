//! The solution of the game.

use super::{after, random_game, unlimited};
use piskvorky::bots::chance;
use piskvorky::bots::limit::Limit;
use piskvorky::bots::solver;
use piskvorky::games::cube::Cube;
use piskvorky::games::cube::lines::{CELLS, CENTRE, LINES};
use piskvorky::games::cube::search::{Judged, Sight, Until, decided};
use piskvorky::games::cube::symmetry::{SYMMETRIES, canonical};
use piskvorky::games::cube::think::judge;
use piskvorky::rules::{Move, Rules};
use std::collections::HashSet;

fn judged(position: &Cube, until: Until) -> Judged {
    unlimited(&mut chance(1), |thinking| judge(position, Sight::Decisions, until, thinking))
}

#[test]
fn the_centre_wins_by_ply_7_and_every_other_first_move_loses_by_ply_10() {
    for (m, value) in judged(&Cube::default(), Until::All).moves {
        let expected = if m.0 as usize == CENTRE { (true, 7) } else { (false, 10) };
        assert_eq!(decided(value), Some(expected), "{}", Cube::default().notation(m));
    }
}

#[test]
fn the_search_for_the_best_move_finds_what_the_search_of_all_moves_finds() {
    for (seed, position) in (0..20).flat_map(|seed| random_game(seed).into_iter().map(move |p| (seed, p))) {
        let [best, all] = [Until::Best, Until::All].map(|until| judged(&position, until));
        let place = format!("seed {seed}, ply {}\n{}", position.plies(), position.text());
        assert_eq!((best.value(), best.best()), (all.value(), all.best()), "{place}");
    }
}

/// Without alpha and beta, forced answers, estimates or symmetries.
#[test]
fn the_values_are_those_of_a_plain_walk_through_all_positions() {
    let late = |seed| random_game(seed).into_iter().filter(|position| position.plies() >= 13);
    let mut asked = 0;
    for (seed, position) in (0..40).flat_map(|seed| late(seed).map(move |p| (seed, p))) {
        let plain = unlimited(&mut chance(1), |thinking| {
            solver::Solver::default().moves(&position, &mut Limit::of(thinking)).expect("there is time")
        });
        // That solver counts the plies from the position on.
        let from_start = |value: i32| value - value.signum() * position.plies() as i32;
        let expected: Vec<(Move, i32)> = plain.into_iter().map(|(m, value)| (m, from_start(value))).collect();
        let found = judged(&position, Until::All).moves;
        assert_eq!(found, expected, "seed {seed}, ply {}\n{}", position.plies(), position.text());
        asked += 1;
    }
    assert!(asked > 20, "only {asked} games by chance last long enough");
}

#[test]
fn the_48_symmetries_turn_lines_into_lines() {
    let lines: HashSet<u32> = LINES.iter().map(|line| line.set).collect();
    for symmetry in SYMMETRIES.iter() {
        let turned = LINES.iter().map(|line| line.cells.iter().map(|&cell| 1 << symmetry[cell]).sum());
        assert_eq!(turned.collect::<HashSet<u32>>(), lines, "{symmetry:?}");
    }
    assert_eq!(SYMMETRIES.iter().collect::<HashSet<_>>().len(), 48);
}

#[test]
fn there_are_4_first_moves_but_for_symmetries() {
    let first = |cell| {
        let mut position = Cube::default();
        position.play(Move(cell as u32));
        canonical(&position)
    };
    assert_eq!((0..CELLS).map(first).collect::<HashSet<_>>().len(), 4);
    assert_eq!(canonical(&after("1a1 1c3 2b2")), canonical(&after("3a3 1c3 2b2")));
    assert_ne!(canonical(&after("1a1 1c3 2b2")), canonical(&after("1a1 3c3 2b2")));
}
