//! The search against a plain one, and the evaluation that grows against one from scratch.

use piskvorky::bots::limit::Limit;
use piskvorky::bots::search::deepening::{Found, Plan, search};
use piskvorky::bots::search::{Heuristics, Searchable, plain};
use piskvorky::bots::{Budget, Thinking, chance};
use piskvorky::games::intellector::Intellector;
use piskvorky::games::intellector::evaluation::{FULL, MATERIAL, Tables};
use piskvorky::games::intellector::position::Variant;
use piskvorky::games::intellector::sight::Sight;
use piskvorky::rules::Rules;
use rand::RngExt;
use std::sync::atomic::AtomicBool;

/// Positions of games of chance by either rules, none of them at an end.
fn positions(count: usize) -> Vec<(u64, Intellector)> {
    let mut found = Vec::new();
    for seed in 0.. {
        let mut dice = chance(seed);
        let variant = if seed % 2 == 0 { Variant::HSE2020 } else { Variant::OFFICIAL };
        let mut game = Intellector::new(variant);
        for _ in 0..dice.random_range(4..70) {
            let legal = game.legal();
            if legal.is_empty() {
                break;
            }
            game.play(legal[dice.random_range(..legal.len())]);
        }
        if game.outcome().is_none() {
            found.push((seed, game));
        }
        if found.len() == count {
            return found;
        }
    }
    found
}

/// Lets something search without a limit.
fn unlimited<T>(act: impl FnOnce(&mut Limit) -> T) -> T {
    limited(Budget::Nodes(u64::MAX), act)
}

fn limited<T>(budget: Budget, act: impl FnOnce(&mut Limit) -> T) -> T {
    let (mut chance, stop) = (chance(0), AtomicBool::new(false));
    let thinking = Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} };
    act(&mut Limit::of(&thinking))
}

fn found(sight: Sight, depth: u32, heuristics: Heuristics) -> Found {
    let plan = Plan { depth, heuristics, ..Plan::FULL };
    let budget = Budget::Nodes(1 << 14);
    let found = unlimited(|limit| search(sight, &[], plan, budget, limit, |_| {}));
    found.expect("there is no limit")
}

#[test]
fn the_fast_search_finds_the_values_of_the_plain_one() {
    for (n, (seed, game)) in positions(500).into_iter().enumerate() {
        let tables: &'static Tables = if n % 2 == 0 { &FULL } else { &MATERIAL };
        let depth = if n % 20 == 0 { 4 } else { 3 };
        let mut sight = Sight::new(game.position().clone(), tables);
        let fast = found(sight.clone(), depth, Heuristics::NONE);
        let plain = unlimited(|limit| plain::value(&mut sight, fast.depth, limit));
        assert_eq!(Some(fast.value), plain, "seed {seed}, depth {}\n{}", fast.depth, game.text());
    }
}

/// The evaluation and the key follow every move and come back with it.
#[test]
fn what_grows_with_moves_is_what_is_found_from_scratch() {
    for (seed, game) in positions(60) {
        let mut sight = Sight::new(game.position().clone(), &FULL);
        let (worth, key) = (sight.evaluate(), sight.key());
        for m in game.legal() {
            let before = sight.make(m);
            let afresh = Sight::new(sight.position().clone(), &FULL);
            assert_eq!(sight.evaluate(), afresh.evaluate(), "{m:?}, seed {seed}\n{}", game.text());
            sight.unmake(m, before);
            assert_eq!((sight.evaluate(), sight.key()), (worth, key), "{m:?}, seed {seed}\n{}", game.text());
        }
    }
}

/// A position is worth to one side what its mirror image is to the other.
#[test]
fn the_evaluation_prefers_no_side() {
    let start = Intellector::new(Variant::OFFICIAL);
    let mut sight = Sight::new(start.position().clone(), &FULL);
    let worth = sight.evaluate();
    sight.pass();
    assert_eq!(sight.evaluate(), worth);
}

#[test]
fn the_same_budget_of_nodes_gives_the_same_line() {
    let (_, game) = positions(1).remove(0);
    let lines = [(); 2].map(|()| {
        let sight = Sight::new(game.position().clone(), &FULL);
        let budget = Budget::Nodes(20_000);
        let found = limited(budget, |limit| search(sight, game.seen(), Plan::FULL, budget, limit, |_| {}));
        found.expect("it is enough for a depth")
    });
    assert_eq!(lines[0], lines[1]);
    assert!(lines[0].nodes <= 20_000 && lines[0].depth > 2, "{:?}", lines[0]);
}

/// Every move of the line is legal, whatever was guessed on the way.
#[test]
fn the_line_that_is_expected_can_be_played() {
    for (seed, mut game) in positions(60) {
        let sight = Sight::new(game.position().clone(), &FULL);
        for m in found(sight, 4, Heuristics::ALL).line {
            assert!(game.legal().contains(&m), "{m:?}, seed {seed}\n{}", game.text());
            game.play(m);
        }
    }
}
