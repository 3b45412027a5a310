//! How long the program takes from its start to its first window, and how much
//! memory it has then, against an FLTK window with one empty button. Run by
//! `make measure`, which makes the release build first; other tests would
//! disturb it.
//!
//! A toolkit that has drawn no letter yet has not loaded the fonts and all that
//! they need; nor does an empty button speak to screen readers. What that takes
//! shows in a window whose button bears a word, and in a plain dialog.

use crate::desk::{Launch, copy_libraries, launch};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often each program is started.
const ROUNDS: usize = 21;

/// How long the first window may take, compared with the empty button.
const TIME: f64 = 1.5;

/// How much memory it may take, compared with the plain dialog: the empty button
/// is no measure there, since the plain dialog itself is above 1.5 of that. The program
/// took 1.34 before it had games other than tic-tac-toe and five in a row, and may have
/// grown by a twentieth since.
const MEMORY: f64 = 1.4;

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
    let example = |name: &str| release.join("examples").join(name);
    let program = release.join("piskvorky");
    let mut rows = [
        Row::new("one empty button", example("empty_window"), &[]),
        Row::new("one button with a word", example("empty_window"), &["Hello"]),
        Row::new("plain dialog", example("plain_dialog"), &[]),
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
    println!("| window | start to visible | to empty | memory (PSS) | to empty | to plain dialog |");
    println!("|---|--:|--:|--:|--:|--:|");
    let [empty, _, plain, login, _] = &rows;
    for row in &rows {
        let (what, visible, memory) = (row.what, row.visible(), row.memory());
        let time_to_empty = visible / empty.visible();
        let [to_empty, to_plain] = [empty, plain].map(|other| memory / other.memory());
        println!(
            "| {what} | {visible:.1} ms | {time_to_empty:.2} | {:.1} MB | {to_empty:.2} | {to_plain:.2} |",
            memory / 1024.0
        );
    }
    println!("(medians of {ROUNDS} starts each, in turn)");
    // The first window is what one waits for; that of the menu is told of.
    assert!(login.visible() / empty.visible() <= TIME, "the first window comes too slowly");
    assert!(login.memory() / plain.memory() <= MEMORY, "the first window takes too much memory");
}
