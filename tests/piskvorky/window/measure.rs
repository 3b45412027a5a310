//! How long the program takes from its start to its first window, and how much
//! memory it has then, against an FLTK window with one button. Run by
//! `make measure`, which makes the release build first; other tests would
//! disturb it.
//!
//! The button is empty once, and once it bears a word: a toolkit that has drawn
//! no letter yet has not loaded the fonts and all that they need.

use crate::desk::{Launch, copy_libraries, launch};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often each program is started.
const ROUNDS: usize = 21;

/// What the program may cost at most, compared with the button that bears a word.
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
    // Beside the folder of the tests' own build.
    let debug = Path::new(env!("CARGO_BIN_EXE_piskvorky")).parent().expect("it stands in a folder");
    let release = debug.with_file_name("release");
    let (program, window) = (release.join("piskvorky"), release.join("examples/empty_window"));
    let mut rows = [
        Row::new("one empty button", window.clone(), &[]),
        Row::new("one button with a word", window, &["Hello"]),
        Row::new("login dialog", program.clone(), &[]),
        Row::new("main menu", program.clone(), &["--player", "Jana"]),
    ];
    let libraries = tempfile::tempdir().expect("a folder for the libraries");
    copy_libraries(&program, libraries.path());
    // One after the other and again from the beginning, so that whatever the
    // machine does besides strikes all of them alike. The first round warms up.
    for round in 0..=ROUNDS {
        for row in &mut rows {
            let launch = launch(&row.program, row.arguments, libraries.path(), Duration::from_millis(300));
            if round > 0 {
                row.launches.push(launch);
            }
        }
    }
    println!("| window | start to visible | to empty | to word | memory (PSS) | to empty | to word |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    for row in &rows {
        let (visible, memory) = (row.visible(), row.memory());
        let [time_to_empty, time_to_word] = [0, 1].map(|n| visible / rows[n].visible());
        let [memory_to_empty, memory_to_word] = [0, 1].map(|n| memory / rows[n].memory());
        let what = row.what;
        println!(
            "| {what} | {visible:.1} ms | {time_to_empty:.2} | {time_to_word:.2} \
             | {:.1} MB | {memory_to_empty:.2} | {memory_to_word:.2} |",
            memory / 1024.0
        );
    }
    println!("(medians of {ROUNDS} starts each, in turn)");
    // The first window is what one waits for; that of the menu is told of.
    for row in &rows[2..3] {
        assert!(row.visible() / rows[1].visible() <= LIMIT, "{} starts too slowly", row.what);
        assert!(row.memory() / rows[1].memory() <= LIMIT, "{} takes too much memory", row.what);
    }
}
