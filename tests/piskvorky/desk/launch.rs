//! One start of a program, measured.

use super::bus::{Bus, Reader};
use super::program::Program;
use super::screen::Screen;
use super::{PATIENCE, ask};
use std::path::Path;
use std::time::{Duration, Instant};

/// What a start cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Launch {
    /// From the start of the process to the first pixels of its window.
    pub(crate) visible: Duration,
    /// Its share of the memory (PSS), in KiB.
    pub(crate) memory: u64,
}

/// Starts a program on a desk of its own without a screen reader, waits for its
/// window, and reads its memory after a pause in which it comes to rest.
pub(crate) fn launch(program: &Path, arguments: &[&str], rest: Duration) -> Launch {
    let screen = Screen::start();
    let bus = Bus::start(&screen.display, Reader::Absent);
    let environment =
        [("DISPLAY", screen.display.as_str()), ("DBUS_SESSION_BUS_ADDRESS", bus.address.as_str())];
    screen.watch_windows();
    let start = Instant::now();
    let program = Program::start(program, arguments, &environment);
    let window = screen.next_window();
    let area = screen.area_of(window).expect("the window is there");
    ask(PATIENCE, || screen.look(area).is_painted().then_some(())).expect("the window is painted");
    let visible = start.elapsed();
    // Nothing tells from outside when a program has come to rest.
    std::thread::sleep(rest);
    Launch { visible, memory: memory(program.id()) }
}

/// The proportional set size of a process, in KiB.
fn memory(process: u32) -> u64 {
    let file = format!("/proc/{process}/smaps_rollup");
    let text = std::fs::read_to_string(&file).expect("the process runs");
    let line = text.lines().find_map(|line| line.strip_prefix("Pss:")).expect("the kernel tells it");
    line.trim().trim_end_matches("kB").trim().parse().expect("it is a number")
}
