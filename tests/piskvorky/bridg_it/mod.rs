//! Bridg-It.

mod advice;
mod current;
mod opponents;
mod rules;
mod scene;
mod trees;

use piskvorky::bots::{Budget, Chance, Thinking, chance};
use piskvorky::games::bridg_it::BridgIt;
use piskvorky::games::bridg_it::grid::Grid;
use piskvorky::rules::Rules;
use rand::seq::IndexedRandom;
use std::sync::atomic::AtomicBool;

/// The empty board of this size.
fn board(size: u8) -> BridgIt {
    BridgIt::new(Grid::new(size).unwrap_or_else(|| panic!("no board has size {size}")))
}

/// The position after these moves.
fn after(size: u8, moves: &str) -> BridgIt {
    let mut position = board(size);
    for name in moves.split_whitespace() {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} of {moves}\n{}", position.text()));
        position.play(m);
    }
    position
}

/// Lets something think with this many positions to visit and this chance.
fn thinking<T>(nodes: u64, chance: &mut Chance, act: impl FnOnce(&mut Thinking) -> T) -> T {
    let stop = AtomicBool::new(false);
    act(&mut Thinking { chance, budget: Budget::Nodes(nodes), stop: &stop, report: &mut |_| {} })
}

/// Every position of a game by chance, the last one with the game over.
fn random_game(size: u8, seed: u64) -> Vec<BridgIt> {
    let (mut chance, mut positions) = (chance(seed), vec![board(size)]);
    let mut position = board(size);
    while let Some(&m) = position.legal().choose(&mut chance) {
        position.play(m);
        positions.push(position);
    }
    positions
}

/// Positions of games by chance that are not over, with what to say of them if a test
/// fails.
fn unfinished(size: u8, seeds: std::ops::Range<u64>) -> impl Iterator<Item = (BridgIt, String)> {
    let games = seeds.flat_map(move |seed| random_game(size, seed).into_iter().map(move |p| (seed, p)));
    games.filter(|(_, position)| position.winner().is_none()).map(move |(seed, position)| {
        let place = format!("size {size}, seed {seed}, ply {}\n{}", position.plies(), position.text());
        (position, place)
    })
}
