//! A second, simple solver: alpha-beta over all moves of the rules, sharing nothing with
//! that of the opponents. On hundreds of endgames both find the same values.

use super::{start, thinking};
use piskvorky::bots::Budget;
use piskvorky::bots::chance;
use piskvorky::bots::limit::Limit;
use piskvorky::games::dots_and_boxes::coins::Coins;
use piskvorky::games::dots_and_boxes::solver::Solver;
use piskvorky::games::dots_and_boxes::{Border, DotsAndBoxes};
use piskvorky::rules::{Move, Rules};
use rand::RngExt;

/// What a position is worth to the side to move, in cells from here on, if that lies
/// between the bounds.
fn value(position: &DotsAndBoxes, alpha: i32, beta: i32) -> i32 {
    let mut best = i32::MIN;
    for m in position.legal() {
        best = best.max(worth(position, m, alpha.max(best), beta));
        if best >= beta {
            break;
        }
    }
    if best == i32::MIN { 0 } else { best }
}

/// What a move is worth to the side that makes it.
fn worth(position: &DotsAndBoxes, m: Move, alpha: i32, beta: i32) -> i32 {
    let (me, mut next) = (position.turn(), *position);
    next.play(m);
    let closed = (next.points()[me.index()] - position.points()[me.index()]) as i32;
    if next.turn() == me {
        closed + value(&next, alpha - closed, beta - closed)
    } else {
        -value(&next, -beta, -alpha)
    }
}

/// A position with so many free edges after moves by chance; every second time cells are
/// given away only when there is nothing else, so that chains come to be.
fn endgame(rows: usize, columns: usize, border: Border, free: usize, seed: u64) -> DotsAndBoxes {
    let (mut position, mut dice) = (start(rows, columns, border), chance(seed));
    while position.free().len() > free {
        let coins = Coins::of(&position);
        let safe = position.free().iter().filter(|&edge| coins.is_safe(edge));
        let safe: Vec<Move> = safe.map(|edge| Move(edge as u32)).collect();
        let moves = if seed.is_multiple_of(2) || safe.is_empty() { position.legal() } else { safe };
        position.play(moves[dice.random_range(0..moves.len())]);
    }
    position
}

#[test]
fn both_solvers_find_the_same_value_of_every_edge() {
    let boards = [(1, 6), (2, 3), (3, 3), (2, 5), (3, 4), (4, 4), (3, 5), (5, 5)];
    for seed in 0..320 {
        let (rows, columns) = boards[seed as usize / 4 % boards.len()];
        let border = [Border::Open, Border::Drawn][seed as usize / 2 % 2];
        let position = endgame(rows, columns, border, 8, seed);
        let mut coins = Coins::of(&position);
        let mut solver = Solver::new(&coins);
        thinking(Budget::Nodes(1_000_000), seed, |thinking| {
            let limit = &mut Limit::of(thinking);
            for m in position.legal() {
                let found = solver.worth(&mut coins, m.0 as usize, limit);
                let expected = worth(&position, m, -100, 100);
                let name = position.notation(m);
                assert_eq!(found, Some(expected), "seed {seed}, {name} in\n{}", position.text());
            }
            let found = solver.value(&mut coins, limit);
            assert_eq!(found, Some(value(&position, -100, 100)), "seed {seed}\n{}", position.text());
        });
    }
}
