//! Intellector: how fast sequences of moves are counted, and how fast the search is.
//!
//! `cargo bench --no-default-features --bench intellector`; for the sequences one item is
//! one of them, on one core.

use divan::counter::ItemsCount;
use piskvorky::bots::limit::Limit;
use piskvorky::bots::search::deepening::{Found, Plan, search};
use piskvorky::bots::{Budget, Thinking, chance};
use piskvorky::games::intellector::Intellector;
use piskvorky::games::intellector::evaluation::FULL;
use piskvorky::games::intellector::position::{Position, Variant};
use piskvorky::games::intellector::sight::Sight;
use piskvorky::rules::Rules;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

fn main() {
    for (name, moves) in [("start", ""), ("middle", "c1-e4 c7-d4 b1-b3 h6-h4 e2-e3 d6-d5")] {
        let began = Instant::now();
        let mut game = Intellector::new(Variant::HSE2020);
        for name in moves.split_whitespace() {
            game.play(game.parse(name).expect("the moves are legal"));
        }
        to_depth(&game, 8, |found| {
            let time = began.elapsed().as_secs_f64();
            println!("{name}: depth {} after {time:.2} s, {} positions", found.depth, found.nodes);
        });
    }
    divan::main();
}

fn to_depth(game: &Intellector, depth: u32, tell: impl FnMut(&Found)) {
    let (mut chance, stop) = (chance(0), AtomicBool::new(false));
    let budget = Budget::Nodes(u64::MAX);
    let thinking = Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} };
    let sight = Sight::new(game.position().clone(), &FULL);
    let plan = Plan { depth, ..Plan::FULL };
    search(sight, &[], plan, budget, &mut Limit::of(&thinking), tell).expect("there is no limit");
}

/// The first moves by either rules; the last move of a sequence is only counted.
#[divan::bench(args = [Variant::HSE2020, Variant::OFFICIAL])]
fn sequences(bencher: divan::Bencher, variant: Variant) {
    let mut start = Position::start(variant);
    let count = start.perft(4);
    bencher.counter(ItemsCount::new(count)).bench_local(|| divan::black_box(&mut start).perft(4));
}
