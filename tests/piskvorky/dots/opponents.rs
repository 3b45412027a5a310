//! The opponents, from the random one to the one with a thousand games.

use super::after;
use piskvorky::bots::{Bot, Budget, Thinking, chance, typed};
use piskvorky::games::dots::Dots;
use piskvorky::games::dots::greedy::Greedy;
use piskvorky::games::dots::monte_carlo::{LEVELS, MonteCarlo};
use piskvorky::games::dots::random::Random;
use piskvorky::games::dots::rules::Setup;
use piskvorky::games::dots::traps::Traps;
use piskvorky::rules::{Move, Outcome, Rules, Side};
use std::sync::atomic::AtomicBool;

type Make = fn() -> Box<dyn Bot>;

const OPPONENTS: [(&str, Make); 6] = [
    ("random", || typed(Random)),
    ("greedy", || typed(Greedy)),
    ("traps", || typed(Traps)),
    ("games 1", || typed(MonteCarlo::new(1))),
    ("games 2", || typed(MonteCarlo::new(2))),
    ("games 3", || typed(MonteCarlo::new(3))),
];

fn asked(make: Make, position: &Dots, budget: Budget, seed: u64, stop: bool) -> Move {
    let (mut chance, stop) = (chance(seed), AtomicBool::new(stop));
    let report = &mut |_| {};
    make().choose(position, &mut Thinking { chance: &mut chance, budget, stop: &stop, report })
}

/// How many of so many games the first wins and loses, where the sides change.
fn series(stronger: Make, weaker: Make, games: u64, nodes: u64) -> [u64; 2] {
    let mut count = [0; 2];
    for seed in 0..games {
        let mine = Side::BOTH[seed as usize % 2];
        let mut position = Dots::new(Setup::plain(8, 8));
        while position.outcome().is_none() {
            let player = if position.turn() == mine { stronger } else { weaker };
            let seed = seed * 1000 + u64::from(position.plies());
            position.play(asked(player, &position, Budget::Nodes(nodes), seed, false));
        }
        if let Some(Outcome::Win(side)) = position.outcome() {
            count[usize::from(side != mine)] += 1;
        }
    }
    count
}

#[test]
fn every_opponent_is_better_than_the_one_before_it() {
    for (pair, (games, nodes)) in
        OPPONENTS.windows(2).zip([(10, 20_000), (20, 20_000), (10, 12_000), (10, 100_000), (4, 800_000)])
    {
        let [wins, losses] = series(pair[1].1, pair[0].1, games, nodes);
        let result = format!("wins {wins} and loses {losses} of {games}");
        assert!(wins >= losses, "{} {result} against {}", pair[1].0, pair[0].0);
    }
}

#[test]
fn opponents_answer_within_their_budget_the_same_again_and_never_stop_while_a_point_is_open() {
    for position in [after(3, 3, ""), after(9, 9, "e5 e6 d6 f6 e7"), after(39, 32, "s16 t16")] {
        for (name, make) in OPPONENTS {
            for (nodes, stop) in [(0, false), (1, false), (500, false), (u64::MAX, true)] {
                let m = asked(make, &position, Budget::Nodes(nodes), 3, stop);
                assert!(position.may_put(m.0), "{name}, {nodes} nodes: {m:?}\n{}", position.text());
                assert_eq!(asked(make, &position, Budget::Nodes(nodes), 3, stop), m, "{name}, {nodes} nodes");
            }
        }
    }
}

#[test]
fn whoever_can_surround_a_dot_does_so() {
    let position = after(7, 7, "c3 d4 d3 g7 e4 g1 d5 a1");
    for (name, make) in OPPONENTS.into_iter().skip(1) {
        let m = asked(make, &position, Budget::Nodes(60_000), 1, false);
        assert_eq!(position.notation(m), "c4", "{name}\n{}", position.text());
    }
}

#[test]
fn whoever_would_lose_a_dot_saves_it() {
    let position = after(7, 7, "d4 d3 g7 e4 g1 d5");
    for (name, make) in OPPONENTS.into_iter().skip(1) {
        let m = asked(make, &position, Budget::Nodes(60_000), 1, false);
        assert_eq!(position.notation(m), "c4", "{name}\n{}", position.text());
    }
}

#[test]
fn levels_ascend() {
    assert!(LEVELS.is_sorted_by(|a, b| a < b));
}
