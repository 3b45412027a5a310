//! Where whoever completes a line loses.

use super::with_thinking;
use crate::random;
use crate::setups::setup;
use piskvorky::bots::limit::Limit;
use piskvorky::bots::solver::{SURE, Solver};
use piskvorky::bots::{Budget, Thinking, chance};
use piskvorky::games::GameSetup;
use piskvorky::games::tic_tac_toe::{GAME, Misere, TicTacToe};
use piskvorky::play::duel::{Begin, Contestant, Duel};
use piskvorky::rules::{Outcome, Rules, Side};
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::atomic::AtomicBool;

fn game() -> GameSetup {
    setup("tic-tac-toe:misere=yes")
}

fn start() -> Misere {
    Misere::new(TicTacToe::default())
}

fn after(moves: &str) -> Misere {
    let mut position = start();
    for name in moves.split_whitespace() {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} of {moves}\n{}", position.text()));
        position.play(m);
    }
    position
}

#[test]
fn whoever_completes_a_line_loses() {
    assert_eq!(after("a1 a3 b1 b3 c1").outcome(), Some(Outcome::Win(Side::Second)));
    assert_eq!(after("a1 a3 b1 b3 c2 c3").outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(after("a3 b3 c3 a2").outcome(), None);
}

/// The games are those of the usual rules, won by the other side.
#[test]
fn there_are_255_168_games() {
    fn count(position: &Misere, ends: &mut [u32; 3]) {
        match position.outcome() {
            Some(Outcome::Win(side)) => ends[side.index()] += 1,
            Some(Outcome::Draw) => ends[2] += 1,
            None => position.legal().into_iter().for_each(|m| {
                let mut next = *position;
                next.play(m);
                count(&next, ends);
            }),
        }
    }
    let mut ends = [0; 3];
    count(&start(), &mut ends);
    assert_eq!(ends, [77_904, 131_184, 46_080], "crosses, noughts, draws");
}

#[test]
fn only_the_centre_does_not_lose_and_the_others_lose_with_the_last_move() {
    let mut dice = chance(1);
    let values = with_thinking(&mut dice, |thinking| {
        Solver::default().moves(&start(), &mut Limit::of(thinking)).expect("there is time for all of it")
    });
    for (m, value) in values {
        let expected = if m.0 == 4 { 0 } else { 9 - SURE };
        assert_eq!(value, expected, "{}", start().notation(m));
    }
}

#[test]
fn the_perfect_opponent_loses_to_nobody_and_a_better_one_wins_more() {
    let duel = |first: &str, second: &str| {
        let bot = |key: &str| Contestant::Bot(game().bot(key).expect("it plays this game"));
        let duel = Duel {
            game: game(),
            players: [bot(first), bot(second)],
            openings: Vec::new(),
            begin: Begin::Turns,
            games: 200,
            seed: 1,
            budget: Budget::Nodes(u64::MAX),
        };
        let Ok(series) = duel.run(|_, _| Ok::<_, Infallible>(()));
        series.tally()
    };
    for rival in ["random", "careful", "perfect"] {
        assert_eq!(duel("perfect", rival).second_wins, 0, "against {rival}");
    }
    let tally = duel("careful", "random");
    assert!(tally.first_wins > 2 * tally.second_wins, "{tally:?}");
}

/// Nobody who can help it completes a line.
#[test]
fn the_careful_opponent_loses_at_once_only_where_every_move_does() {
    for place in (0..30).flat_map(|seed| random::game(&game(), seed)) {
        let position = place.position.boxed();
        if position.outcome().is_some() {
            continue;
        }
        let loses = |m| {
            let mut next = position.boxed();
            next.play(m);
            next.outcome() == Some(Outcome::Win(position.turn().other()))
        };
        let mut careful = game().bot("careful").expect("it plays this game").make();
        let m = with_thinking(&mut chance(place.seed), |thinking| careful.choose(&*position, thinking));
        assert!(!loses(m) || position.legal().into_iter().all(loses), "{place}");
    }
}

/// Those of the coursework look for lines to complete: they are not asked.
#[test]
fn its_opponents_are_its_own() {
    let keys = |game: &GameSetup| game.bots().map(|bot| bot.key()).collect::<Vec<_>>();
    assert_eq!(keys(&game()), ["random", "careful", "perfect"]);
    assert_eq!(keys(&GAME.usual()), ["level-1", "level-2", "level-3", "weights", "phases", "first-free"]);
    assert!(game().bot("level-3").is_none());
    assert!(GAME.usual().bot("perfect").is_none());
}

/// The reasons that its hints give somewhere.
pub(super) fn reasons() -> BTreeSet<&'static str> {
    let advise = GAME.advise.expect("it gives hints");
    let mut found = BTreeSet::new();
    for place in (0..40).flat_map(|seed| random::game(&game(), seed)) {
        if place.position.outcome().is_some() {
            continue;
        }
        for budget in [Budget::Nodes(u64::MAX), Budget::Nodes(1)] {
            let (mut dice, stop) = (chance(1), AtomicBool::new(false));
            let mut thinking = Thinking { chance: &mut dice, budget, stop: &stop, report: &mut |_| {} };
            found.insert(advise(&*place.position.boxed(), &mut thinking).reason.0);
        }
    }
    found
}
