//! Tic-tac-toe in a cube of 3 × 3 × 3 cells.

mod advice;
mod opponents;
mod rules;
mod scene;
mod search;

use piskvorky::bots::{Budget, Chance, Thinking, chance};
use piskvorky::games::cube::Cube;
use piskvorky::rules::Rules;
use rand::seq::IndexedRandom;
use std::sync::atomic::AtomicBool;

/// The position after these moves.
fn after(moves: &str) -> Cube {
    let mut position = Cube::default();
    for name in moves.split_whitespace() {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} of {moves}\n{}", position.text()));
        position.play(m);
    }
    position
}

/// Lets something think as long as it likes, with this chance.
fn unlimited<T>(chance: &mut Chance, act: impl FnOnce(&mut Thinking) -> T) -> T {
    let stop = AtomicBool::new(false);
    act(&mut Thinking { chance, budget: Budget::Nodes(u64::MAX), stop: &stop, report: &mut |_| {} })
}

/// Every position of a game by chance that is not over.
fn random_game(seed: u64) -> Vec<Cube> {
    let (mut chance, mut positions) = (chance(seed), Vec::new());
    let mut position = Cube::default();
    while let Some(&m) = position.legal().choose(&mut chance) {
        positions.push(position);
        position.play(m);
    }
    positions
}
