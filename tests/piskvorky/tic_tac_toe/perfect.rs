//! The third level never loses, and wins as often as is then possible.

use super::strangers::{Field, SURE, bound, other, value};
use super::{after, bot, choice, opinions, position, undecided, with_thinking};
use piskvorky::bots::limit::Limit;
use piskvorky::bots::{Budget, MoveEval, Progress, Thinking, Verdict, chance};
use piskvorky::games::tic_tac_toe::minimax::{Worth, best, judge};
use piskvorky::games::tic_tac_toe::{GAME, TicTacToe};
use piskvorky::play::duel::{Begin, Contestant, Duel};
use piskvorky::rules::{Move, Outcome, Rules, Side};
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::atomic::AtomicBool;

/// What every move is worth, and how many calls it took.
fn judged(position: &TicTacToe) -> (Vec<(Move, Worth)>, u64) {
    with_thinking(&mut chance(0), |thinking| {
        let mut limit = Limit::of(thinking);
        let worths = judge(position, &mut limit).expect("there is no limit");
        (worths, limit.visited())
    })
}

#[test]
fn the_position_of_the_tutorial_takes_nine_calls() {
    let there = position("O.X X.X .OO");
    let (worths, calls) = judged(&there);
    assert_eq!(calls, 9);
    let scores: Vec<(u32, i32)> = worths.iter().map(|(m, worth)| (m.0, worth.score)).collect();
    assert_eq!(scores, [(1, -10), (4, 10), (6, -10)]);
    assert_eq!(choice(&mut *bot("level-3"), &there, &mut chance(1)), 4);
    let numbers = [(1, -10), (4, 10), (6, -10)].map(|(cell, score)| (cell, MoveEval::Number(score)));
    assert_eq!(opinions("level-3", &there), numbers);
}

#[test]
fn from_the_empty_field_the_recursion_enters_every_node_of_the_tree() {
    let (worths, calls) = judged(&TicTacToe::default());
    assert_eq!(calls, 549_946);
    assert!(worths.iter().all(|(_, worth)| worth.score == 0), "all nine first moves draw");
}

#[test]
fn its_scores_are_right_in_every_position() {
    for there in undecided() {
        let (field, mover) = bare(&there);
        for (m, worth) in judged(&there).0 {
            let mut child = field;
            child[m.0 as usize] = mover;
            let expected = -10 * value(&child, other(mover));
            assert_eq!(worth.score, expected, "cell {} of\n{}", m.0, there.text());
        }
    }
}

/// The field in the strangers' way, and the mark to move.
pub(super) fn bare(position: &TicTacToe) -> (Field, u8) {
    let mark = |n: u8| [b'.', b'X', b'O'][usize::from(n)];
    (position.x().map(mark), mark(position.mark_to_move() as u8))
}

#[test]
fn it_wins_as_quickly_and_loses_as_slowly_as_can_be() {
    assert_eq!(choice(&mut *bot("level-3"), &position("XX. OO. ..."), &mut chance(1)), 2, "at once");
    for there in undecided() {
        let worths = judged(&there).0;
        for m in best(&worths) {
            let score = worths.iter().find(|(other, _)| *other == m).map(|(_, worth)| worth.score);
            let chosen = length(&after(&there, m), score);
            let lengths = worths.iter().filter(|(_, worth)| Some(worth.score) == score);
            let lengths = lengths.map(|&(m, _)| length(&after(&there, m), score));
            let expected = match score {
                Some(10) => lengths.min(),
                Some(-10) => lengths.max(),
                _ => Some(chosen),
            };
            assert_eq!(Some(chosen), expected, "cell {} of\n{}", m.0, there.text());
        }
    }
}

/// How many plies a decided game lasts if the winner hurries and the loser
/// delays; the score is that of the side which has just moved.
fn length(position: &TicTacToe, score: Option<i32>) -> u32 {
    if position.outcome().is_some() || score == Some(0) {
        return 0;
    }
    let flipped = score.map(|score| -score);
    let (field, mover) = bare(position);
    let wanted = value(&field, mover);
    let children = position.legal().into_iter().map(|m| after(position, m));
    let kept = children.filter(|child| {
        let (field, next) = bare(child);
        let mine =
            if child.outcome().is_some() && child.winner().is_some() { 1 } else { -value(&field, next) };
        mine == wanted
    });
    let lengths = kept.map(|child| 1 + length(&child, flipped));
    if flipped == Some(10) { lengths.min() } else { lengths.max() }.unwrap_or(0)
}

/// With every choice that chance can make for it, against every way to play.
#[test]
fn it_cannot_be_beaten_at_all() {
    for side in Side::BOTH {
        assert_eq!(losses(&TicTacToe::default(), side, &mut HashMap::new()), 0, "as {side:?}");
    }
}

fn losses(position: &TicTacToe, side: Side, policy: &mut HashMap<TicTacToe, Vec<Move>>) -> u64 {
    if let Some(outcome) = position.outcome() {
        return u64::from(outcome == Outcome::Win(side.other()));
    }
    let moves = if position.turn() == side { choices(position, policy) } else { position.legal() };
    moves.into_iter().map(|m| losses(&after(position, m), side, policy)).sum()
}

/// The moves between which the third level lets chance decide.
fn choices(position: &TicTacToe, policy: &mut HashMap<TicTacToe, Vec<Move>>) -> Vec<Move> {
    policy.entry(*position).or_insert_with(|| best(&judged(position).0)).clone()
}

#[test]
fn it_leaves_to_chance_only_what_is_equally_good() {
    for there in undecided().filter(|there| there.free().count() <= 7) {
        let allowed = best(&judged(&there).0);
        let mut bot = bot("level-3");
        for seed in 0..4 {
            let chosen = choice(&mut *bot, &there, &mut chance(seed)) as u32;
            assert!(allowed.contains(&Move(chosen)), "seed {seed}, cell {chosen} of\n{}", there.text());
        }
    }
}

/// The bound, worked out by expectimax, is 191/192 for the side that begins
/// and 866/945 for the other. The side that begins could not do better by
/// taking risks; the other could, up to 887/945, but then it can lose.
#[test]
fn it_beats_an_opponent_who_plays_by_chance_as_often_as_one_can_who_never_loses() {
    let empty = [b'.'; 9];
    let bounds = [(b'X', true), (b'X', false), (b'O', true), (b'O', false)]
        .map(|(me, safely)| bound(&empty, b'X', me, safely));
    let parts = [(191, 192), (191, 192), (866, 945), (887, 945)].map(|(n, of)| n * SURE / of);
    assert_eq!(bounds, parts, "first safely, first, second safely, second");
    for (side, bound) in [(Side::First, bounds[0]), (Side::Second, bounds[2])] {
        let start = TicTacToe::default();
        let least = luck(&start, side, &mut HashMap::new(), |parts| parts.min());
        let most = luck(&start, side, &mut HashMap::new(), |parts| parts.max());
        assert_eq!([least, most], [bound, bound], "as {side:?}, whatever chance decides");
    }
}

/// The probability with which the third level wins against an opponent who
/// plays by chance, `pick`ing among the choices that it leaves to chance.
fn luck(
    position: &TicTacToe,
    side: Side,
    policy: &mut HashMap<TicTacToe, Vec<Move>>,
    pick: fn(std::vec::IntoIter<u64>) -> Option<u64>,
) -> u64 {
    match position.outcome() {
        Some(Outcome::Win(winner)) => return if winner == side { SURE } else { 0 },
        Some(Outcome::Draw) => return 0,
        None => {}
    }
    let own = position.turn() == side;
    let moves = if own { choices(position, policy) } else { position.legal() };
    let parts: Vec<u64> = moves.iter().map(|&m| luck(&after(position, m), side, policy, pick)).collect();
    if own {
        pick(parts.into_iter()).expect("there is a choice")
    } else {
        parts.iter().sum::<u64>() / parts.len() as u64
    }
}

#[test]
fn it_loses_none_of_ten_thousand_games_against_anybody() {
    for rival in GAME.usual().bots() {
        let level_3 = GAME.bot("level-3").expect("it is offered");
        let budget = Budget::Nodes(u64::MAX);
        let duel = Duel {
            game: GAME.usual(),
            players: [level_3, rival].map(Contestant::Bot),
            openings: Vec::new(),
            begin: Begin::Turns,
            games: 10_000,
            seed: 1,
            budget,
        };
        let Ok(series) = duel.run(|_, _| Ok::<_, Infallible>(()));
        let tally = series.tally();
        assert_eq!((tally.games(), tally.second_wins), (10_000, 0), "against {rival}");
    }
}

#[test]
fn it_answers_at_once_when_nobody_waits_or_it_may_not_think() {
    let limits = [(Budget::Nodes(u64::MAX), true), (Budget::Nodes(1000), false)];
    for (budget, stopped) in limits {
        let (mut chance, stop, mut reports) = (chance(1), AtomicBool::new(stopped), 0);
        let start = TicTacToe::default();
        let mut thinking =
            Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| reports += 1 };
        let m = bot("level-3").choose(&start, &mut thinking);
        assert!(start.legal().contains(&m));
        assert_eq!(bot("level-3").opinions(&start, &mut thinking), [], "{budget:?}");
        assert_eq!(reports, 0, "it has found nothing: {budget:?}");
    }
}

#[test]
fn it_reports_once_what_it_has_found() {
    let (mut chance, stop, mut reports) = (chance(1), AtomicBool::new(false), Vec::new());
    let (budget, there) = (Budget::Nodes(9), position("O.X X.X .OO"));
    let mut report = |progress| reports.push(progress);
    let mut thinking = Thinking { chance: &mut chance, budget, stop: &stop, report: &mut report };
    let mut bot = bot("level-3");
    for _ in 0..2 {
        assert_eq!(bot.choose(&there, &mut thinking), Move(4), "the second time it remembers");
    }
    assert_eq!(reports, [Progress { line: vec![Move(4)], depth: 3, verdict: Verdict::Worth(10), nodes: 9 }]);
}
