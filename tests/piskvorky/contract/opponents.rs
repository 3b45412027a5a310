//! What opponents promise: legal moves, within what they may spend, and the same
//! again for the same question.

use super::setups;
use crate::random::{self, Place};
use piskvorky::bots::{Budget, Progress, Thinking, chance};
use piskvorky::games::{BotLevel, GameSetup};
use piskvorky::rules::{Move, Rules};
use std::sync::atomic::AtomicBool;

/// Positions in which an opponent can be asked.
fn questions(game: &GameSetup, seed: u64) -> impl Iterator<Item = Place> {
    let every = if game.start().legal().len() < 50 { 1 } else { 60 };
    let asked = random::game(game, seed).into_iter().step_by(every).take(6.max(60 / every));
    asked.filter(|place| place.position.outcome().is_none())
}

/// Lets something think with this budget; `stop`: nobody wants the answer.
fn thinking<T>(
    place: &Place,
    budget: Budget,
    stop: bool,
    act: impl FnOnce(&dyn Rules, &mut Thinking) -> T,
) -> T {
    reported(place, budget, stop, act).0
}

/// The same, and how many positions it said that it had visited, each time that
/// it said so.
fn reported<T>(
    place: &Place,
    budget: Budget,
    stop: bool,
    act: impl FnOnce(&dyn Rules, &mut Thinking) -> T,
) -> (T, Vec<u64>) {
    let (mut chance, stop, mut visits) = (chance(place.seed), AtomicBool::new(stop), Vec::new());
    let report = &mut |progress: Progress| visits.push(progress.nodes);
    let mut thinking = Thinking { chance: &mut chance, budget, stop: &stop, report };
    let found = act(&*place.position.boxed(), &mut thinking);
    (found, visits)
}

/// Ways of having hardly any time.
const HASTE: [(Budget, bool); 2] = [(Budget::Nodes(1), false), (Budget::Nodes(u64::MAX), true)];

fn ask(place: &Place, bot: BotLevel, (budget, stop): (Budget, bool)) -> Move {
    thinking(place, budget, stop, |position, thinking| bot.make().choose(position, thinking))
}

#[test]
fn opponents_play_legal_moves_however_little_they_may_think() {
    for game in setups() {
        for place in (0..3).flat_map(|seed| questions(&game, seed)) {
            for (bot, haste) in game.bots().flat_map(|bot| HASTE.map(|haste| (bot, haste))) {
                let m = ask(&place, bot, haste);
                assert!(place.position.legal().contains(&m), "{bot}, {haste:?}: {m:?} in {place}");
            }
        }
    }
}

/// What an opponent says of its visits while it chooses a move, and while it
/// forms its opinions.
fn visits(place: &Place, bot: BotLevel, budget: Budget, stop: bool) -> Vec<u64> {
    let (_, mut all) = reported(place, budget, stop, |position, thinking| {
        bot.make().choose(position, thinking);
    });
    let (_, more) = reported(place, budget, stop, |position, thinking| {
        bot.make().opinions(position, thinking);
    });
    all.extend(more);
    all
}

#[test]
fn opponents_visit_no_more_positions_than_they_may() {
    for game in setups() {
        for place in questions(&game, 1) {
            for bot in game.bots() {
                for allowed in [0, 1, 10, 100, 1000] {
                    let visits = visits(&place, bot, Budget::Nodes(allowed), false);
                    let most = visits.iter().max();
                    assert!(most <= Some(&allowed), "{bot}: {most:?} of {allowed} in {place}");
                }
                let visits = visits(&place, bot, Budget::Nodes(u64::MAX), true);
                assert!(visits.iter().all(|&n| n <= 1), "{bot} goes on when stopped: {place}");
            }
        }
    }
}

/// Without this the test above would prove nothing.
#[test]
fn there_is_an_opponent_that_visits_many_positions_if_it_may() {
    let start = |game: &GameSetup| questions(game, 1).next().expect("the start is not the end");
    let thinks_long = |game: &GameSetup| {
        let visits = |bot| visits(&start(game), bot, Budget::Nodes(u64::MAX), false);
        game.bots().any(|bot| visits(bot).iter().any(|&n| n > 1000))
    };
    assert!(setups().any(|game| thinks_long(&game)));
}

#[test]
fn the_same_question_has_the_same_answer() {
    for game in setups() {
        for place in questions(&game, 7) {
            for bot in game.bots() {
                let answers = [(); 2].map(|()| ask(&place, bot, (Budget::Nodes(1000), false)));
                assert_eq!(answers[0], answers[1], "{bot} in {place}");
            }
        }
    }
}

#[test]
fn opponents_have_opinions_on_legal_moves_only_and_in_their_order() {
    for game in setups() {
        for place in questions(&game, 5) {
            let legal = place.position.legal();
            for bot in game.bots() {
                let opinions =
                    |position: &dyn Rules, thinking: &mut Thinking| bot.make().opinions(position, thinking);
                let found = thinking(&place, Budget::Nodes(1000), false, opinions);
                let moves: Vec<Move> = found.into_iter().map(|(m, _)| m).collect();
                assert!(moves.is_sorted_by(|a, b| a < b), "{bot}: {moves:?} in {place}");
                assert!(moves.iter().all(|m| legal.contains(m)), "{bot}: {moves:?} in {place}");
            }
        }
    }
}

#[test]
fn advice_is_a_legal_move_with_a_reason_of_the_game() {
    for game in setups() {
        let spec = game.spec();
        let Some(advise) = spec.advise else { continue };
        for place in questions(&game, 3) {
            for (budget, stop) in HASTE.into_iter().chain([(Budget::Nodes(1000), false)]) {
                let advice = thinking(&place, budget, stop, advise);
                assert!(place.position.legal().contains(&advice.best), "{advice:?} in {place}");
                assert!(spec.reasons.contains(&advice.reason), "{advice:?} in {place}");
                let counts = spec.counted.contains(&advice.reason);
                assert!(
                    counts || advice.count.is_none(),
                    "the sentence has no number: {advice:?} in {place}"
                );
                assert_ne!(advice.count, Some(0), "nothing is counted: {advice:?} in {place}");
            }
        }
    }
}
