//! Five in a row: how fast the engine is, how much memory it takes, and what each
//! idea of its search is good for.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use piskvorky::bots::Budget;
use piskvorky::games::five::engine::evaluation::Weights;
use piskvorky::games::five::engine::field::{Field, Place};
use piskvorky::games::five::engine::search::Sight;
use piskvorky::games::five::engine::table::Table;
use piskvorky::games::five::engine::think::think;
use piskvorky::games::five::rules::Rule;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Tells how much memory is asked for.
#[global_allocator]
static MEMORY: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// A position with some marks in the middle.
fn middle() -> Field {
    let mut field = Field::new(15, 15, Rule::Free, Arc::clone(Weights::standard()));
    for (x, y) in [(7, 7), (8, 8), (8, 6), (6, 8), (9, 7), (7, 9), (6, 6), (5, 9), (9, 9), (10, 6)] {
        field.play(field.place(x, y));
    }
    field
}

#[divan::bench]
fn moves_made_and_taken_back(bencher: Bencher) {
    let mut field = middle();
    let free: Vec<Place> = field.places().filter(|&place| field.is_free(place)).collect();
    bencher.counter(ItemsCount::new(free.len())).bench_local(|| {
        for &place in &free {
            field.play(place);
            field.undo();
        }
    });
}

const NODES: u64 = 100_000;

const IDEAS: [&str; 6] = ["full", "fours", "null-move", "reductions", "pruning", "futility"];

/// Everything but one idea.
fn without(idea: &str) -> Sight {
    let full = Sight::FULL;
    match idea {
        "fours" => Sight { fours: 0, ..full },
        "null-move" => Sight { null_move: false, ..full },
        "reductions" => Sight { reductions: false, ..full },
        "pruning" => Sight { pruning: false, ..full },
        "futility" => Sight { futility: false, ..full },
        _ => full,
    }
}

/// Items are nodes: what counts is the throughput.
#[divan::bench(args = IDEAS, sample_count = 10)]
fn nodes_without(bencher: Bencher, idea: &str) {
    let (field, stop) = (middle(), AtomicBool::new(false));
    let budget = Budget::Nodes(NODES);
    bencher
        .counter(ItemsCount::new(NODES))
        .bench_local(|| think(&field, without(idea), &Table::new(8 << 20), budget, &stop, &mut |_| {}));
}

/// What counts is the time to the same depth.
#[divan::bench(args = IDEAS, sample_count = 5)]
fn depth_seven_without(bencher: Bencher, idea: &str) {
    let (field, stop) = (middle(), AtomicBool::new(false));
    let sight = Sight { depth: 7, threes: 0, ..without(idea) };
    let budget = Budget::Nodes(20_000_000);
    bencher.bench_local(|| think(&field, sight, &Table::new(8 << 20), budget, &stop, &mut |_| {}));
}
