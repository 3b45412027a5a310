//! Five in a row: how fast the engine is.

use divan::Bencher;
use divan::counter::ItemsCount;
use piskvorky::bots::Budget;
use piskvorky::games::five::engine::evaluation::Weights;
use piskvorky::games::five::engine::field::{Field, Place};
use piskvorky::games::five::engine::search::Sight;
use piskvorky::games::five::engine::table::Table;
use piskvorky::games::five::engine::think::think;
use piskvorky::games::five::rules::Rule;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

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

/// Items are nodes: what counts is the throughput.
#[divan::bench(args = ["full", "fours", "null-move", "reductions", "pruning", "futility"], sample_count = 10)]
fn nodes_without(bencher: Bencher, idea: &str) {
    let full = Sight::FULL;
    let sight = match idea {
        "fours" => Sight { fours: 0, ..full },
        "null-move" => Sight { null_move: false, ..full },
        "reductions" => Sight { reductions: false, ..full },
        "pruning" => Sight { pruning: false, ..full },
        "futility" => Sight { futility: false, ..full },
        _ => full,
    };
    let (field, stop) = (middle(), AtomicBool::new(false));
    bencher
        .counter(ItemsCount::new(NODES))
        .bench_local(|| think(&field, sight, &Table::new(8 << 20), Budget::Nodes(NODES), &stop, &mut |_| {}));
}
