//! How long the program takes from its start to its first window, and how much
//! memory it has then, against an FLTK window with one empty button. Run by
//! `make measure`, in the release build; other tests would disturb it.

use crate::desk::{Launch, launch};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often each program is started.
const ROUNDS: usize = 21;

/// What the program may cost at most, in those of the empty window.
const LIMIT: f64 = 1.5;

struct Row {
    what: &'static str,
    program: PathBuf,
    arguments: &'static [&'static str],
    launches: Vec<Launch>,
}

impl Row {
    fn new(what: &'static str, program: PathBuf, arguments: &'static [&'static str]) -> Row {
        Row { what, program, arguments, launches: Vec::new() }
    }

    fn visible(&self) -> f64 {
        median(self.launches.iter().map(|launch| launch.visible.as_secs_f64() * 1000.0))
    }

    fn memory(&self) -> f64 {
        median(self.launches.iter().map(|launch| launch.memory as f64))
    }
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

#[test]
#[ignore = "a measurement: make measure"]
fn start_and_memory() {
    let program = Path::new(env!("CARGO_BIN_EXE_piskvorky"));
    let empty = program.with_file_name("examples").join("empty_window");
    assert!(empty.exists(), "{} is missing: cargo build --release --example empty_window", empty.display());
    let mut rows = [
        Row::new("empty window", empty, &[]),
        Row::new("login dialog", program.to_owned(), &[]),
        Row::new("main menu", program.to_owned(), &["--player", "Jana"]),
    ];
    // One after the other and again from the beginning, so that whatever the
    // machine does besides strikes all of them alike. The first round warms up.
    for round in 0..=ROUNDS {
        for row in &mut rows {
            let launch = launch(&row.program, row.arguments, Duration::from_millis(300));
            if round > 0 {
                row.launches.push(launch);
            }
        }
    }
    println!("| window | start to visible | ratio | memory (PSS) | ratio |\n|---|--:|--:|--:|--:|");
    let base = (rows[0].visible(), rows[0].memory());
    for row in &rows {
        let (visible, memory) = (row.visible(), row.memory());
        let ratios = (visible / base.0, memory / base.1);
        let what = row.what;
        println!(
            "| {what} | {visible:.1} ms | {:.2} | {:.1} MB | {:.2} |",
            ratios.0,
            memory / 1024.0,
            ratios.1
        );
    }
    println!("(medians of {ROUNDS} starts each, in turn)");
    for row in &rows[1..] {
        assert!(row.visible() / base.0 <= LIMIT, "{} starts too slowly", row.what);
        assert!(row.memory() / base.1 <= LIMIT, "{} takes too much memory", row.what);
    }
}
