//! The opponents, from the random to the perfect one.

use super::{after, random_game, unlimited};
use piskvorky::bots::anywhere::Anywhere;
use piskvorky::bots::careful::Careful;
use piskvorky::bots::{Bot, Budget, Chance, MoveEval, Thinking, chance, typed};
use piskvorky::games::cube::Cube;
use piskvorky::games::cube::levels::Lines;
use piskvorky::games::cube::lines::{CELLS, CENTRE};
use piskvorky::games::cube::perfect::Perfect;
use piskvorky::rules::{Move, Outcome, Rules, Side};
use rand::Rng;
use std::sync::atomic::AtomicBool;

type Make = fn() -> Box<dyn Bot>;

/// The opponents, weakest first.
const OPPONENTS: [(&str, Make); 5] = [
    ("random", || Box::new(Anywhere)),
    ("careful", || Box::new(Careful)),
    ("lines 1", || typed(Lines::new(1))),
    ("lines 2", || typed(Lines::new(2))),
    ("perfect", || typed(Perfect)),
];

/// Plays on from a position; who wins.
fn play_on(mut position: Cube, make: [Make; 2], chance: &mut Chance) -> (Side, Cube) {
    let mut players = make.map(|make| make());
    loop {
        if let Some(Outcome::Win(side)) = position.outcome() {
            return (side, position);
        }
        let player = &mut players[position.turn().index()];
        position.play(unlimited(chance, |thinking| player.choose(&position, thinking)));
    }
}

#[test]
fn the_perfect_opponent_always_wins_when_it_begins() {
    let perfect = OPPONENTS[4].1;
    for (name, other) in OPPONENTS {
        for seed in 0..40 {
            let (winner, end) = play_on(Cube::default(), [perfect, other], &mut chance(seed));
            assert_eq!(winner, Side::First, "against {name}, seed {seed}\n{}", end.text());
            assert!(end.plies() <= 7, "against {name}, seed {seed}, ply {}\n{}", end.plies(), end.text());
        }
    }
}

#[test]
fn the_perfect_opponent_wins_as_the_second_side_unless_the_first_begins_in_the_centre() {
    let perfect = OPPONENTS[4].1;
    for (cell, (name, other)) in (0..CELLS).flat_map(|cell| OPPONENTS.map(|other| (cell, other))) {
        let mut start = Cube::default();
        start.play(Move(cell as u32));
        if cell != CENTRE {
            let (winner, end) = play_on(start, [other, perfect], &mut chance(cell as u64));
            assert_eq!(winner, Side::Second, "{name} began in {cell}\n{}", end.text());
            let slowest = name == "perfect" && end.plies() != 10;
            assert!(
                end.plies() <= 10 && !slowest,
                "{name} began in {cell}, ply {}\n{}",
                end.plies(),
                end.text()
            );
        }
    }
}

/// How many of 200 games the stronger one wins, each beginning in every other game.
fn wins(stronger: Make, weaker: Make) -> usize {
    let mut seeds = chance(1);
    let game = |n: usize| {
        let mine = Side::BOTH[n % 2];
        let make = if mine == Side::First { [stronger, weaker] } else { [weaker, stronger] };
        play_on(Cube::default(), make, &mut chance(seeds.next_u64())).0 == mine
    };
    (0..200).map(game).filter(|&won| won).count()
}

#[test]
fn every_opponent_wins_65_of_100_games_against_the_one_before_it() {
    for pair in OPPONENTS.windows(2) {
        let wins = wins(pair[1].1, pair[0].1);
        assert!(wins >= 130, "{} wins {wins} of 200 games against {}", pair[1].0, pair[0].0);
    }
}

/// Also where there is no time to search.
#[test]
fn all_but_the_random_opponent_complete_and_block_lines() {
    let cases = [("1a1 2b2 1b1 3a1", "1c1"), ("2b2 1a2 3c3 1b3", "1a1"), ("1a1 2b2 3c1 3b3", "2b1")];
    for ((moves, expected), (name, make)) in
        cases.into_iter().flat_map(|case| OPPONENTS[2..].iter().map(move |&o| (case, o)))
    {
        let position = after(moves);
        for nodes in [0, 1, 100, u64::MAX] {
            let m = asked(make, &position, Budget::Nodes(nodes), false).0;
            assert_eq!(position.notation(m), expected, "{name}, {nodes} nodes\n{}", position.text());
        }
    }
}

/// The move, and how many positions were visited for it.
fn asked(make: Make, position: &Cube, budget: Budget, stop: bool) -> (Move, u64) {
    let (mut chance, stop, mut visited) = (chance(3), AtomicBool::new(stop), 0);
    let report = &mut |progress: piskvorky::bots::Progress| visited = progress.nodes;
    let m = make().choose(position, &mut Thinking { chance: &mut chance, budget, stop: &stop, report });
    (m, visited)
}

#[test]
fn opponents_obey_their_budget_and_answer_the_same_again() {
    for (seed, position) in (0..5).flat_map(|seed| random_game(seed).into_iter().map(move |p| (seed, p))) {
        for (name, make) in OPPONENTS {
            for (nodes, stop) in [(0, false), (1, false), (50, false), (1000, false), (u64::MAX, true)] {
                let (m, visited) = asked(make, &position, Budget::Nodes(nodes), stop);
                let place = format!("{name}, {nodes} nodes, seed {seed}\n{}", position.text());
                assert!(position.legal().contains(&m), "{m:?}: {place}");
                assert!(visited <= nodes && !(stop && visited > 0), "{visited}: {place}");
                assert_eq!(asked(make, &position, Budget::Nodes(nodes), stop), (m, visited), "{place}");
            }
        }
    }
}

fn opinions(make: Make, position: &Cube) -> Vec<(Move, MoveEval)> {
    unlimited(&mut chance(1), |thinking| make().opinions(position, thinking))
}

#[test]
fn the_perfect_opponent_says_in_how_many_moves_each_cell_wins_or_loses() {
    let perfect = OPPONENTS[4].1;
    for (m, thought) in opinions(perfect, &Cube::default()) {
        let expected = if m.0 as usize == CENTRE { 4 } else { -5 };
        assert_eq!(thought, MoveEval::Number(expected), "{m:?}");
    }
    let there = after("1a1 2b2 1b1 3a1");
    for (m, thought) in opinions(perfect, &there) {
        let wins_at_once = there.notation(m) == "1c1";
        assert_eq!(thought == MoveEval::Number(1), wins_at_once, "{}\n{}", there.notation(m), there.text());
    }
}

#[test]
fn the_levels_count_open_lines() {
    // After the only ball: 13 open lines of the first side, or 7, 4, 5.
    let numbers = opinions(OPPONENTS[2].1, &Cube::default());
    let of = |name: &str| {
        let m = Cube::default().parse(name);
        numbers.iter().find(|&&(n, _)| Some(n) == m).map(|&(_, thought)| thought)
    };
    let expected = [13, 7, 4, 5].map(|lines| Some(MoveEval::Number(lines)));
    assert_eq!(["2b2", "1a1", "1b1", "1b2"].map(of), expected);
}
