//! The opponents, from the random one to the fourth level.

use super::{after, random_game, sized, within};
use piskvorky::bots::anywhere::Anywhere;
use piskvorky::bots::{Bot, Budget, MoveEval, Progress, Thinking, Verdict, chance, typed};
use piskvorky::games::virus_war::greedy::Greedy;
use piskvorky::games::virus_war::levels::Ahead;
use piskvorky::games::virus_war::value::{SURE, shown};
use piskvorky::games::virus_war::{Variant, VirusWar};
use piskvorky::rules::{Move, Outcome, Rules, Side};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

type Make = fn() -> Box<dyn Bot>;

/// The opponents, weakest first.
const OPPONENTS: [(&str, Make); 6] = [
    ("random", || Box::new(Anywhere)),
    ("greedy", || typed(Greedy)),
    ("level 1", || typed(Ahead::new(1))),
    ("level 2", || typed(Ahead::new(2))),
    ("level 3", || typed(Ahead::new(3))),
    ("level 4", || typed(Ahead::new(4))),
];

/// How many of so many games the stronger one wins and loses, where the sides change.
fn series(stronger: Make, weaker: Make, games: u64, size: u8, budget: Budget) -> [u64; 2] {
    let mut count = [0; 2];
    for seed in 0..games {
        let mine = Side::BOTH[seed as usize % 2];
        let (mut position, mut chance) = (VirusWar::new(sized(size)), chance(seed));
        let mut players = [stronger(), weaker()];
        while position.outcome().is_none() {
            let player = &mut players[usize::from(position.turn() != mine)];
            position.play(within(budget, &mut chance, |thinking| player.choose(&position, thinking)));
        }
        if let Some(Outcome::Win(side)) = position.outcome() {
            count[usize::from(side != mine)] += 1;
        }
    }
    count
}

/// With fewer games and, where it would take long, on a smaller board.
#[test]
fn every_opponent_is_better_than_the_one_before_it() {
    let series_of = [(10, 10), (60, 10), (12, 8), (20, 8), (10, 8)];
    for (pair, (games, size)) in OPPONENTS.windows(2).zip(series_of) {
        let [wins, losses] = series(pair[1].1, pair[0].1, games, size, Budget::Nodes(10_000));
        let result = format!("wins {wins} and loses {losses} of {games}");
        assert!(wins >= losses + games / 5, "{} {result} against {}", pair[1].0, pair[0].0);
    }
}

/// `cargo test --release --no-default-features -- --ignored virus_war::opponents`
#[test]
#[ignore = "takes an hour"]
fn every_opponent_wins_65_of_100_games_against_the_one_before_it() {
    let second = Budget::Time(Duration::from_secs(1));
    for pair in OPPONENTS.windows(2) {
        let [wins, losses] = series(pair[1].1, pair[0].1, 100, 10, second);
        println!("{} wins {wins} and loses {losses} of 100 against {}", pair[1].0, pair[0].0);
        assert!(wins >= 65, "{} wins {wins} of 100 against {}", pair[1].0, pair[0].0);
    }
}

/// `cargo test --release --no-default-features -- --ignored virus_war::opponents`
#[test]
#[ignore = "takes an hour"]
fn the_strongest_wins_95_of_100_games_against_the_greedy_one() {
    let [wins, losses] = series(OPPONENTS[5].1, OPPONENTS[1].1, 100, 10, Budget::Nodes(100_000));
    println!("wins {wins} and loses {losses} of 100");
    assert!(wins >= 95, "wins {wins} and loses {losses} of 100");
}

/// The move, and how many positions were visited for it.
fn asked(make: Make, position: &VirusWar, budget: Budget, stop: bool) -> (Move, u64) {
    let (mut chance, stop, mut visited) = (chance(3), AtomicBool::new(stop), 0);
    let report = &mut |progress: Progress| visited = progress.nodes;
    let m = make().choose(position, &mut Thinking { chance: &mut chance, budget, stop: &stop, report });
    (m, visited)
}

#[test]
fn opponents_obey_their_budget_and_answer_the_same_again() {
    for (size, pass) in [(4, true), (8, false), (11, true), (20, false)] {
        let variant = Variant { pass, ..sized(size) };
        for (ply, position) in random_game(variant, 5).into_iter().enumerate().step_by(23) {
            for (name, make) in OPPONENTS.into_iter().filter(|_| position.outcome().is_none()) {
                for (nodes, stop) in [(0, false), (1, false), (50, false), (1000, false), (u64::MAX, true)] {
                    let (m, visited) = asked(make, &position, Budget::Nodes(nodes), stop);
                    let place = format!("{name}, {nodes} nodes, size {size}, ply {ply}\n{}", position.text());
                    assert!(position.legal().contains(&m), "{m:?}: {place}");
                    assert!(visited <= nodes && !(stop && visited > 0), "{visited}: {place}");
                    assert_eq!(asked(make, &position, Budget::Nodes(nodes), stop), (m, visited), "{place}");
                }
            }
        }
    }
}

#[test]
fn all_but_the_random_one_take_a_win_at_once() {
    let there = after(sized(4), "a1 b2 c3 d4 d3 c4 d4 d3");
    // The levels that slip do so now and then.
    for at in [1, 5] {
        let (name, make) = OPPONENTS[at];
        let m = asked(make, &there, Budget::Nodes(u64::MAX), false).0;
        assert_eq!(there.notation(m), "c4", "{name}\n{}", there.text());
    }
}

#[test]
fn a_win_within_the_turn_is_found_with_all_its_steps() {
    let (there, mut last) = (after(sized(4), "a1 b2 c3 d4 d3 c4"), None);
    let (mut chance, stop) = (chance(1), AtomicBool::new(false));
    let report = &mut |progress: Progress| last = Some(progress.verdict);
    let thinking =
        &mut Thinking { chance: &mut chance, budget: Budget::Nodes(u64::MAX), stop: &stop, report };
    let m = OPPONENTS[5].1().choose(&there, thinking);
    assert_eq!(last, Some(Verdict::Wins(3)), "{}\n{}", there.notation(m), there.text());
}

#[test]
fn opinions_are_numbers_for_every_move() {
    for (ply, position) in random_game(Variant { pass: true, ..sized(6) }, 2).into_iter().enumerate() {
        for (name, make) in OPPONENTS.into_iter().skip(1) {
            let opinions = within(Budget::Nodes(u64::MAX), &mut chance(1), |thinking| {
                make().opinions(&position, thinking)
            });
            let moves: Vec<Move> = opinions.iter().map(|&(m, _)| m).collect();
            assert_eq!(moves, position.legal(), "{name}, ply {ply}\n{}", position.text());
        }
    }
    let there = after(sized(4), "a1 b2 c3 d4 d3 c4 d4 d3");
    for (name, make) in OPPONENTS.into_iter().skip(1) {
        let opinions =
            within(Budget::Nodes(u64::MAX), &mut chance(1), |thinking| make().opinions(&there, thinking));
        let sure = opinions.iter().filter(|&&(_, eval)| eval == MoveEval::Number(shown(SURE)));
        let names: Vec<String> = sure.map(|&(m, _)| there.notation(m)).collect();
        assert_eq!(names, ["c4"], "{name}\n{}", there.text());
    }
}
