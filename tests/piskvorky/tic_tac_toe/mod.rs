//! Tic-tac-toe: what the game is, what its opponents do, what the hint says.

mod advice;
mod levels;
mod misere;
mod perfect;
mod rules;
mod strangers;

use piskvorky::bots::{Bot, Budget, Chance, MoveEval, Reason, Thinking};
use piskvorky::games::tic_tac_toe::{GAME, Mark, TicTacToe};
use piskvorky::rules::{Move, Rules};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

/// The position with this field, row by row: X, O, and anything else for an
/// empty cell. Crosses began unless there are more noughts.
fn position(rows: &str) -> TicTacToe {
    let cells: Vec<u8> = rows.split_whitespace().flat_map(str::chars).map(number).collect();
    let x: [u8; 9] = cells.try_into().expect("nine cells");
    let count = |n| x.iter().filter(|&&cell| cell == n).count();
    let began = if count(2) > count(1) { Mark::Nought } else { Mark::Cross };
    TicTacToe::with_field(began, x).expect("a position that a game can lead to")
}

fn number(mark: char) -> u8 {
    match mark {
        'X' => 1,
        'O' => 2,
        _ => 0,
    }
}

fn after(position: &TicTacToe, m: Move) -> TicTacToe {
    let mut next = *position;
    next.play(m);
    next
}

/// Every position that a game can lead to, begun by this mark.
fn reachable(began: Mark) -> HashSet<TicTacToe> {
    let mut found = HashSet::new();
    let mut open = vec![TicTacToe::begun_by(began)];
    while let Some(position) = open.pop() {
        if found.insert(position) {
            open.extend(position.legal().into_iter().map(|m| after(&position, m)));
        }
    }
    found
}

/// Every position in which there is something to decide, whoever began.
fn undecided() -> impl Iterator<Item = TicTacToe> {
    let all = Mark::BOTH.into_iter().flat_map(reachable);
    all.filter(|position| position.outcome().is_none())
}

fn bot(key: &str) -> Box<dyn Bot> {
    GAME.bot(key).expect("an opponent of this game").make()
}

/// Does something that needs time and chance.
fn with_thinking<T>(chance: &mut Chance, act: impl FnOnce(&mut Thinking) -> T) -> T {
    let (budget, stop) = (Budget::Nodes(u64::MAX), &AtomicBool::new(false));
    act(&mut Thinking { chance, budget, stop, report: &mut |_| {} })
}

fn choice(bot: &mut dyn Bot, position: &TicTacToe, chance: &mut Chance) -> usize {
    with_thinking(chance, |thinking| bot.choose(position, thinking)).0 as usize
}

/// What an opponent thinks of the cells.
fn opinions(key: &str, position: &TicTacToe) -> Vec<(usize, MoveEval)> {
    let mut chance = piskvorky::bots::chance(0);
    let found = with_thinking(&mut chance, |thinking| bot(key).opinions(position, thinking));
    found.into_iter().map(|(m, thought)| (m.0 as usize, thought)).collect()
}

fn rule(name: &'static str) -> MoveEval {
    MoveEval::Rule(Reason(name))
}
