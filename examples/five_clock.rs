//! By how much the five-in-a-row engine oversteps its time: it thinks about
//! positions from its own games, each with every limit, with one thread and
//! with two, and the worst, the 95th percentile and the median are told.
//!
//! `five_clock [POSITIONS] [SEED]`; what else the machine does meanwhile belongs
//! to the result. The time runs from the call to the answer, as a game sees it.

use piskvorky::bots::{Budget, Chance, chance};
use piskvorky::games::gomoku::engine::class::Level;
use piskvorky::games::gomoku::engine::evaluation::Weights;
use piskvorky::games::gomoku::engine::search::SearchOptions;
use piskvorky::games::gomoku::engine::search_board::SearchBoard;
use piskvorky::games::gomoku::engine::table::Table;
use piskvorky::games::gomoku::engine::think::{think, think_parallel};
use piskvorky::games::gomoku::rules::Rule;
use rand::RngExt;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

const SIDE: usize = 15;
/// Milliseconds.
const LIMITS: [u64; 4] = [50, 100, 300, 1000];
/// Bytes of the transposition table: as much as the brain takes.
const MEMORY: usize = 128 << 20;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, usual: u64| arguments.get(i).map_or(Some(usual), |text| text.parse().ok());
    let (Some(positions), Some(seed)) = (number(0, 40), number(1, 1)) else {
        eprintln!("five_clock [POSITIONS] [SEED]");
        return ExitCode::from(2);
    };
    let mut dice = chance(seed);
    let fields: Vec<SearchBoard> = (0..positions).map(|_| position(&mut dice)).collect();
    println!("limit ms  threads   worst over ms      95 %   median   nodes a ms");
    for (limit, threads) in LIMITS.iter().flat_map(|&limit| [1, 2].map(|threads| (limit, threads))) {
        let limit = Duration::from_millis(limit);
        let (mut over, mut nodes, mut spent) = (Vec::new(), 0, 0.0);
        let table = Table::new(MEMORY);
        for field in &fields {
            let (began, stop) = (Instant::now(), AtomicBool::new(false));
            let budget = Budget::Time(limit);
            nodes +=
                think_parallel(threads, field, SearchOptions::FULL, &table, budget, &stop, &mut |_| {}).nodes;
            let took = began.elapsed().as_secs_f64() * 1000.0;
            spent += took;
            over.push(took - limit.as_secs_f64() * 1000.0);
        }
        over.sort_by(f64::total_cmp);
        let part = |percent: usize| over[(over.len() - 1) * percent / 100];
        println!(
            "{:8}  {threads:7}  {:14.1}  {:8.1} {:8.1} {:12.0}",
            limit.as_millis(),
            part(100),
            part(95),
            part(50),
            nodes as f64 / spent
        );
    }
    ExitCode::SUCCESS
}

/// A position from a game of the engine against itself: three marks by chance
/// and then a few moves, so that it is neither over nor soon won.
fn position(dice: &mut Chance) -> SearchBoard {
    let (table, stop) = (Table::new(4 << 20), AtomicBool::new(false));
    loop {
        let mut field = SearchBoard::new(SIDE, SIDE, Rule::Free, Arc::clone(Weights::standard()));
        while field.marks() < 3 {
            let place = field.place(dice.random_range(5..10), dice.random_range(5..10));
            if field.is_free(place) {
                field.play(place);
            }
        }
        let mut value: i32 = 0;
        for _ in 0..dice.random_range(0..30) {
            if (0..2).any(|side| field.count_of(side, Level::Five) > 0) {
                break;
            }
            let found = think(&field, SearchOptions::FULL, &table, Budget::Nodes(1500), &stop, &mut |_| {});
            value = found.value;
            field.play(found.line[0]);
        }
        if value.abs() < 400 && (0..2).all(|side| field.count_of(side, Level::Five) == 0) {
            return field;
        }
    }
}
