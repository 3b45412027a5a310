//! The opponents, from the random to the perfect one.

use super::{after, board, random_game, thinking};
use piskvorky::bots::anywhere::Anywhere;
use piskvorky::bots::{Bot, Budget, Chance, MoveEval, Progress, Thinking, chance, typed};
use piskvorky::games::bridg_it::BridgIt;
use piskvorky::games::bridg_it::levels::Paths;
use piskvorky::games::bridg_it::perfect::Perfect;
use piskvorky::games::bridg_it::resistance::Resistance;
use piskvorky::games::bridg_it::trees::winning_moves;
use piskvorky::rules::{Move, Rules, Side};
use rand::Rng;
use rand::seq::IndexedRandom;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

type Make = fn() -> Box<dyn Bot>;

/// The opponents, weakest first.
const OPPONENTS: [(&str, Make); 7] = [
    ("random", || Box::new(Anywhere)),
    ("paths 1", || typed(Paths::new(1))),
    ("paths 2", || typed(Paths::new(2))),
    ("paths 3", || typed(Paths::new(3))),
    ("resistance 1", || typed(Resistance::new(1))),
    ("resistance 2", || typed(Resistance::new(2))),
    ("perfect", || typed(Perfect)),
];
const SEARCHING: (&str, Make) = OPPONENTS[5];
const PERFECT: Make = OPPONENTS[6].1;

/// Plays on from a position; gives the last one.
fn play_on(mut position: BridgIt, make: [Make; 2], nodes: u64, chance: &mut Chance) -> BridgIt {
    let mut players = make.map(|make| make());
    while position.winner().is_none() {
        let player = &mut players[position.turn().index()];
        position.play(thinking(nodes, chance, |thinking| player.choose(&position, thinking)));
    }
    position
}

/// Lets the perfect opponent begin in games against another one.
fn perfect_begins(sizes: impl IntoIterator<Item = u8>, games: u64, nodes: u64, (name, other): (&str, Make)) {
    for (size, seed) in sizes.into_iter().flat_map(|size| (0..games).map(move |seed| (size, seed))) {
        let end = play_on(board(size), [PERFECT, other], nodes, &mut chance(seed));
        assert_eq!(end.winner(), Some(Side::First), "{name}, size {size}, seed {seed}\n{}", end.text());
    }
}

#[test]
fn the_perfect_opponent_always_wins_when_it_begins() {
    perfect_begins(3..=10, 100, 4, OPPONENTS[0]);
    perfect_begins(3..=6, 3, 100, SEARCHING);
    perfect_begins([4, 10], 1, 100, ("itself", PERFECT));
}

/// `cargo test --test piskvorky bridg_it::opponents::the_perfect -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn the_perfect_opponent_always_wins_when_it_begins_in_1000_games() {
    perfect_begins(3..=10, 1000, 8, OPPONENTS[0]);
    perfect_begins(3..=10, 20, 1000, SEARCHING);
}

#[test]
fn the_perfect_opponent_takes_every_mistake() {
    let mut taken = 0;
    for (seed, position) in (0..12).flat_map(|seed| random_game(5, seed).into_iter().map(move |p| (seed, p)))
    {
        if position.winner().is_none() && !winning_moves(&position).is_empty() {
            let m = asked(PERFECT, &position, Budget::Nodes(0), false).0;
            let right = winning_moves(&position).contains(&(m.0 as usize));
            assert!(right, "{}, seed {seed}\n{}", position.notation(m), position.text());
            taken += u32::from(position.turn() == Side::Second);
        }
    }
    assert!(taken > 20, "the second side had only {taken} positions to win");
}

/// In percent, how many games the stronger one wins, each beginning in every other game,
/// and each two games after the same moves by chance.
fn percent(stronger: Make, weaker: Make, setting: Setting) -> u64 {
    let mut seeds = chance(1);
    let mut start = board(setting.size);
    let mut won = 0;
    for n in 0..setting.games {
        let mut chance = chance(seeds.next_u64());
        let mine = Side::BOTH[(n % 2) as usize];
        if mine == Side::First {
            start = board(setting.size);
            for _ in 0..setting.opening {
                start.play(*start.legal().choose(&mut chance).expect("the game is not over"));
            }
        }
        let make = if mine == Side::First { [stronger, weaker] } else { [weaker, stronger] };
        won += u64::from(play_on(start, make, setting.nodes, &mut chance).winner() == Some(mine));
    }
    100 * won / setting.games
}

/// How games are played to compare opponents.
#[derive(Clone, Copy)]
struct Setting {
    size: u8,
    games: u64,
    /// Moves by chance before each two games.
    opening: u32,
    nodes: u64,
}

#[test]
fn every_opponent_beats_the_one_before_it() {
    let setting = Setting { size: 6, games: 40, opening: 2, nodes: 150 };
    for pair in OPPONENTS.windows(2) {
        let percent = percent(pair[1].1, pair[0].1, setting);
        assert!(percent >= 55, "{} wins {percent} of 100 games against {}", pair[1].0, pair[0].0);
    }
}

/// `cargo test --test piskvorky bridg_it::opponents::strength -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes; prints the table of perfect.rs"]
fn strength() {
    for opening in 0..=2 {
        for pair in OPPONENTS.windows(2) {
            let setting = Setting { size: 10, games: 40, opening, nodes: 500 };
            let percent = percent(pair[1].1, pair[0].1, setting);
            println!("{} against {}, {opening} by chance: {percent} %", pair[1].0, pair[0].0);
            assert!(percent > 50);
        }
    }
}

/// The move, and how many positions were visited for it.
fn asked(make: Make, position: &BridgIt, budget: Budget, stop: bool) -> (Move, u64) {
    let (mut chance, stop, mut visited) = (chance(3), AtomicBool::new(stop), 0);
    let report = &mut |progress: Progress| visited = progress.nodes;
    let m = make().choose(position, &mut Thinking { chance: &mut chance, budget, stop: &stop, report });
    (m, visited)
}

/// Also where there is no time to search.
#[test]
fn all_but_the_random_opponent_join_edges_and_close_gaps() {
    let cases = [("a5 b2 c5 d2", "e5"), ("a5 b2 c5", "e5"), ("a5 c5 b2 c3", "c1")];
    for ((moves, expected), (name, make)) in
        cases.into_iter().flat_map(|case| OPPONENTS[1..].iter().map(move |&o| (case, o)))
    {
        let position = after(3, moves);
        for nodes in [0, 1, 100, 2000] {
            let m = asked(make, &position, Budget::Nodes(nodes), false).0;
            assert_eq!(position.notation(m), expected, "{name}, {nodes} nodes\n{}", position.text());
        }
    }
}

#[test]
fn opponents_obey_their_budget_and_answer_the_same_again() {
    let nodes = [(0, false), (1, false), (50, false), (400, false), (u64::MAX, true)];
    let budgets = nodes.map(|(nodes, stop)| (Budget::Nodes(nodes), nodes, stop));
    let no_time = (Budget::Time(Duration::ZERO), 0, false);
    let positions = (0..2).flat_map(|seed| random_game(5, seed).into_iter().map(move |p| (seed, p)));
    for (seed, position) in positions.filter(|(_, position)| position.winner().is_none()).step_by(3) {
        for (name, make) in OPPONENTS {
            for (budget, nodes, stop) in budgets.into_iter().chain([no_time]) {
                let (m, visited) = asked(make, &position, budget, stop);
                let place = format!("{name}, {budget:?}, seed {seed}\n{}", position.text());
                assert!(position.legal().contains(&m), "{m:?}: {place}");
                assert!(visited <= nodes && !(stop && visited > 0), "{visited}: {place}");
                assert_eq!(asked(make, &position, budget, stop), (m, visited), "{place}");
            }
        }
    }
}

fn opinions(make: Make, position: &BridgIt) -> Vec<(usize, i32)> {
    let opinions = thinking(u64::MAX, &mut chance(1), |thinking| make().opinions(position, thinking));
    let number = |(m, eval): (Move, MoveEval)| match eval {
        MoveEval::Number(number) => (m.0 as usize, number),
        MoveEval::Rule(reason) => panic!("{m:?} is said to be {reason:?}"),
    };
    opinions.into_iter().map(number).collect()
}

#[test]
fn the_perfect_opponent_says_of_each_move_whether_it_wins() {
    for position in random_game(5, 1).into_iter().filter(|position| position.winner().is_none()) {
        let (numbers, winning) = (opinions(PERFECT, &position), winning_moves(&position));
        assert!(numbers.iter().map(|&(site, _)| site).eq(position.free()), "{}", position.text());
        for (site, number) in numbers {
            let place = format!("{}: {number}\n{}", position.name(site), position.text());
            assert_eq!(number > 0, winning.contains(&site), "{place}");
            assert!((1..=100).contains(&number.abs()), "{place}");
        }
    }
}

#[test]
fn the_others_say_how_the_board_stands_after_each_move() {
    let there = after(3, "a5 b2 c5");
    for (name, make) in &OPPONENTS[1..6] {
        let numbers = opinions(*make, &there);
        let best = numbers.iter().max_by_key(|&&(_, number)| number).expect("there are moves");
        assert_eq!(there.name(best.0), "e5", "{name}: {numbers:?}\n{}", there.text());
    }
    assert!(opinions(OPPONENTS[0].1, &there).is_empty());
}
