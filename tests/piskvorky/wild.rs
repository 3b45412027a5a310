//! Wild tic-tac-toe: both players may draw either mark.

use crate::random;
use piskvorky::bots::limit::Limit;
use piskvorky::bots::solver::{SURE, Solver};
use piskvorky::bots::{Budget, Thinking, chance};
use piskvorky::games::wild::{GAME, Wild};
use piskvorky::games::{BotLevel, GAMES};
use piskvorky::play::duel::{Contestant, play_out};
use piskvorky::rules::{Move, Outcome, Rules, Side};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

fn after(moves: &str) -> Wild {
    let mut position = Wild::default();
    for name in moves.split_whitespace() {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} of {moves}\n{}", position.text()));
        position.play(m);
    }
    position
}

fn unlimited<T>(act: impl FnOnce(&mut Thinking) -> T) -> T {
    let (mut chance, stop) = (chance(1), AtomicBool::new(false));
    let mut thinking =
        Thinking { chance: &mut chance, budget: Budget::Nodes(u64::MAX), stop: &stop, report: &mut |_| {} };
    act(&mut thinking)
}

/// What every move of a position is worth to the one who makes it.
fn values(position: &Wild) -> Vec<(Move, i32)> {
    unlimited(|thinking| {
        Solver::default().moves(position, &mut Limit::of(thinking)).expect("there is time for all of it")
    })
}

#[test]
fn whoever_completes_a_line_wins_whoever_drew_the_rest_of_it() {
    assert_eq!(after("Xa1 Xb1 Xc1").outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(after("Oa1 Xb2 Ob1 Oc1").outcome(), Some(Outcome::Win(Side::Second)));
    assert_eq!(after("Xa1 Ob1 Xc1").outcome(), None);
}

#[test]
fn a_full_field_without_a_line_is_a_draw() {
    let position = after("Xa3 Ob3 Xc3 Xa2 Ob2 Oc2 Oa1 Xb1 Xc1");
    assert_eq!(position.outcome(), Some(Outcome::Draw), "{}", position.text());
    assert!(position.legal().is_empty());
}

#[test]
fn there_are_as_many_positions_as_are_published() {
    let (mut seen, mut ends) = (HashSet::new(), 0);
    let mut open = vec![Wild::default()];
    while let Some(position) = open.pop() {
        if !seen.insert(position.key()) {
            continue;
        }
        ends += u32::from(position.outcome().is_some());
        open.extend(position.legal().into_iter().map(|m| {
            let mut next = position;
            next.play(m);
            next
        }));
    }
    assert_eq!((seen.len(), ends), (18_753, 7_660));
}

#[test]
fn only_the_centre_wins_and_it_takes_seven_moves() {
    let start = Wild::default();
    for (m, value) in values(&start) {
        let expected = if Wild::cell(m) == 4 { SURE - 7 } else { 0 };
        assert_eq!(value, expected, "{}", start.notation(m));
    }
}

/// With the other marks the centre is the one move that does not lose, too.
#[test]
fn where_lines_lose_only_the_centre_draws_and_the_others_lose_with_the_last_move() {
    let start = Wild::new(true);
    for (m, value) in values(&start) {
        let expected = if Wild::cell(m) == 4 { 0 } else { 9 - SURE };
        assert_eq!(value, expected, "{}", start.notation(m));
    }
}

#[test]
fn where_lines_lose_whoever_completes_one_loses() {
    let mut position = Wild::new(true);
    for name in ["Xa1", "Xb1", "Xc1"] {
        position.play(position.parse(name).expect("a legal move"));
    }
    assert_eq!(position.outcome(), Some(Outcome::Win(Side::Second)));
}

fn bot(key: &str) -> BotLevel {
    GAME.bot(key).unwrap_or_else(|| panic!("no opponent is called {key}"))
}

/// Games that the first of both begins: won by it, by the other, by nobody.
fn games(first: &str, second: &str, count: u32) -> [u32; 3] {
    let mut players = [bot(first), bot(second)].map(|bot| Contestant::Bot(bot).seat(&GAME.usual()));
    let mut tally = [0; 3];
    for seed in 0..u64::from(count) {
        let start = GAME.usual().start();
        let record = play_out(start, &[], &mut players, Side::First, Budget::Nodes(u64::MAX), seed);
        tally[match record.outcome {
            Outcome::Win(side) => side.index(),
            Outcome::Draw => 2,
        }] += 1;
    }
    tally
}

#[test]
fn the_perfect_opponent_always_wins_when_it_begins() {
    for other in ["random", "careful", "perfect"] {
        assert_eq!(games("perfect", other, 60), [60, 0, 0], "against {other}");
    }
}

#[test]
fn a_better_opponent_wins_more_often_also_when_it_does_not_begin() {
    let [lost, won, _] = games("random", "careful", 200);
    assert!(won > 2 * lost, "{won} : {lost}");
    let [lost, won, _] = games("random", "perfect", 200);
    assert!(won > 10 * lost, "{won} : {lost}");
}

#[test]
fn the_careful_opponent_never_misses_a_win_and_never_hands_one_over_needlessly() {
    for place in (0..30).flat_map(|seed| random::game(&GAME.usual(), seed)) {
        let position = &place.position;
        if position.outcome().is_some() {
            continue;
        }
        let wins = |position: &dyn Rules| {
            let me = position.turn();
            let is_win = |&m: &Move| {
                let mut next = position.boxed();
                next.play(m);
                next.outcome() == Some(Outcome::Win(me))
            };
            position.legal().into_iter().find(is_win)
        };
        let boxed = position.boxed();
        let m = unlimited(|thinking| bot("careful").make().choose(&*boxed, thinking));
        let mut next = position.boxed();
        next.play(m);
        if wins(&*boxed).is_some() {
            assert_eq!(next.outcome(), Some(Outcome::Win(position.turn())), "{place}");
        } else if wins(&*next).is_some() {
            let safe = |&m: &Move| {
                let mut next = position.boxed();
                next.play(m);
                wins(&*next).is_none()
            };
            assert!(!position.legal().iter().any(safe), "a safe move was there: {place}");
        }
    }
}

#[test]
fn the_hint_says_what_is_true() {
    let advise = GAME.advise.expect("it gives hints");
    let advice = |position: &Wild| unlimited(|thinking| advise(position, thinking));
    let cases = [("", "force", Some("Xb2")), ("Xa1 Xb1", "win", Some("Xc1")), ("Xb2", "delay", None)];
    for (moves, reason, best) in cases {
        let position = after(moves);
        let found = advice(&position);
        assert_eq!(found.reason.0, reason, "after {moves:?}: {}", position.notation(found.best));
        if let Some(best) = best {
            assert_eq!(position.notation(found.best), best, "after {moves:?}");
        }
        assert!(GAME.reasons.contains(&found.reason));
    }
    // Whatever is said of a position agrees with the solution.
    for place in (0..20).flat_map(|seed| random::game(&GAME.usual(), seed)) {
        if place.position.outcome().is_some() {
            continue;
        }
        let boxed = place.position.boxed();
        let found = unlimited(|thinking| advise(&*boxed, thinking));
        let solved = unlimited(|thinking| {
            Solver::default().moves(&*boxed, &mut Limit::of(thinking)).expect("there is time")
        });
        let best = solved.iter().map(|&(_, value)| value).max();
        let value = solved.iter().find(|&&(m, _)| m == found.best).map(|&(_, value)| value);
        assert_eq!(value, best, "{place}");
        let sign = match found.reason.0 {
            "win" | "force" => 1,
            "hold" | "even" => 0,
            _ => -1,
        };
        assert_eq!(best.map(i32::signum), Some(sign), "{} in {place}", found.reason.0);
    }
}

#[test]
fn the_registry_offers_it() {
    assert_eq!(GAMES.iter().filter(|game| game.key == "wild").count(), 1);
}
