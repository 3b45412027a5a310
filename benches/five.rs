//! Five in a row: how fast the engine is, how much memory it takes, what a second
//! thread adds, and what each idea of its search is good for.
//!
//! `cargo bench --no-default-features --bench five`; the results stand in
//! `games::gomoku::engine`. What an idea wins in games is another question:
//! `examples/five_ideas.rs`. How punctual the engine is: `examples/five_clock.rs`.

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use piskvorky::bots::Budget;
use piskvorky::games::gomoku::engine::class::Level;
use piskvorky::games::gomoku::engine::evaluation::Weights;
use piskvorky::games::gomoku::engine::search::SearchOptions;
use piskvorky::games::gomoku::engine::search_board::{Place, SearchBoard};
use piskvorky::games::gomoku::engine::table::Table;
use piskvorky::games::gomoku::engine::think::{think, think_parallel};
use piskvorky::games::gomoku::rules::Rule;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Tells how much memory is asked for.
#[global_allocator]
static MEMORY: AllocProfiler = AllocProfiler::system();

fn main() {
    for threads in [1, 2] {
        let (nodes, depth) = second_of(threads);
        println!("{threads} threads: {nodes} positions in a second, depth {depth}");
    }
    println!("nodes to a depth, ten positions together, without an idea:");
    for idea in IDEAS {
        println!(
            "{idea:>12}: {}",
            [5, 7].map(|depth| format!("depth {depth} {:>9}", nodes_to(depth, idea))).join("  ")
        );
    }
    divan::main();
}

/// Positions visited in a second of [`middle`], helpers included, and plies searched in full.
fn second_of(threads: usize) -> (u64, i32) {
    let (table, stop) = (Table::new(32 << 20), AtomicBool::new(false));
    let budget = Budget::Time(Duration::from_secs(1));
    let found = think_parallel(threads, &middle(), SearchOptions::FULL, &table, budget, &stop, &mut |_| {});
    (found.nodes, found.depth)
}

/// Nodes that the search without an idea needs for this depth in ten positions of a game.
fn nodes_to(depth: i32, idea: &str) -> u64 {
    let (mut field, stop) = (middle(), AtomicBool::new(false));
    let options = SearchOptions { depth, threes: 0, ..without(idea) };
    let mut nodes = 0;
    for _ in 0..10 {
        let budget = Budget::Nodes(3_000_000);
        nodes += think(&field, options, &Table::new(8 << 20), budget, &stop, &mut |_| {}).nodes;
        // The game is the same for every idea.
        let small = Budget::Nodes(2000);
        let next =
            think(&field, SearchOptions::FULL, &Table::new(1 << 20), small, &stop, &mut |_| {}).line[0];
        field.play(next);
        if (0..2).any(|side| field.count_of(side, Level::Five) > 0) {
            break;
        }
    }
    nodes
}

/// A balanced opening, the third of Gomocup 2026.
fn middle() -> SearchBoard {
    let mut field = SearchBoard::new(15, 15, Rule::Free, Arc::clone(Weights::standard()));
    for (x, y) in [(7, 7), (8, 6), (10, 9), (6, 6), (10, 6)] {
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
fn without(idea: &str) -> SearchOptions {
    let full = SearchOptions::FULL;
    match idea {
        "fours" => SearchOptions { fours: 0, ..full },
        "null-move" => SearchOptions { null_move: false, ..full },
        "reductions" => SearchOptions { reductions: false, ..full },
        "pruning" => SearchOptions { pruning: false, ..full },
        "futility" => SearchOptions { futility: false, ..full },
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
    let options = SearchOptions { depth: 7, threes: 0, ..without(idea) };
    let budget = Budget::Nodes(20_000_000);
    bencher.bench_local(|| think(&field, options, &Table::new(8 << 20), budget, &stop, &mut |_| {}));
}
