//! Virus War.

mod advice;
mod opponents;
mod rules;
mod scene;
mod solved;

use piskvorky::bots::{Budget, Chance, Thinking, chance};
use piskvorky::games::virus_war::{Variant, VirusWar};
use piskvorky::rules::Rules;
use rand::seq::IndexedRandom;
use std::sync::atomic::AtomicBool;

/// The usual game on a board of this size.
fn sized(size: u8) -> Variant {
    Variant { size, ..Variant::default() }
}

/// The position after these moves.
fn after(variant: Variant, moves: &str) -> VirusWar {
    let mut position = VirusWar::new(variant);
    for name in moves.split_whitespace() {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} of {moves}\n{}", position.text()));
        position.play(m);
    }
    position
}

/// Lets something think within this budget, with this chance.
fn within<T>(budget: Budget, chance: &mut Chance, act: impl FnOnce(&mut Thinking) -> T) -> T {
    let stop = AtomicBool::new(false);
    act(&mut Thinking { chance, budget, stop: &stop, report: &mut |_| {} })
}

/// Every position of a game by chance that is not over, and then the last one.
fn random_game(variant: Variant, seed: u64) -> Vec<VirusWar> {
    let (mut chance, mut positions) = (chance(seed), Vec::new());
    let mut position = VirusWar::new(variant);
    while let Some(&m) = position.legal().choose(&mut chance) {
        positions.push(position);
        position.play(m);
    }
    positions.push(position);
    positions
}
