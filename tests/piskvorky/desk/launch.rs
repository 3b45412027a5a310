//! One start of a program, measured.

use super::bus::{Bus, Reader};
use super::program::Program;
use super::screen::Screen;
use super::{PATIENCE, ask};
use std::path::Path;
use std::process::Command;
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
/// window, and reads its memory after a pause in which it comes to rest. It loads
/// its libraries from this folder.
pub(crate) fn launch(program: &Path, arguments: &[&str], libraries: &Path, rest: Duration) -> Launch {
    let screen = Screen::start();
    let bus = Bus::start(&screen.display, Reader::Absent);
    let environment = [
        ("DISPLAY", screen.display.as_str()),
        ("DBUS_SESSION_BUS_ADDRESS", bus.address.as_str()),
        ("LD_LIBRARY_PATH", libraries.to_str().expect("a plain name")),
    ];
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

/// Copies the libraries of a program, so that it shares their memory with no
/// other process: else its share (PSS) would depend on who else is running.
pub(crate) fn copy_libraries(program: &Path, folder: &Path) {
    let list = Command::new("ldd").arg(program).output().expect("ldd comes with the C library");
    let list = String::from_utf8_lossy(&list.stdout);
    for library in list.lines().filter_map(|line| line.split_whitespace().nth(2)).map(Path::new) {
        let name = library.file_name().expect("a library has a name");
        std::fs::copy(library, folder.join(name)).expect("a library can be copied");
    }
}

/// The proportional set size of a process, in KiB.
fn memory(process: u32) -> u64 {
    let file = format!("/proc/{process}/smaps_rollup");
    let text = std::fs::read_to_string(&file).expect("the process runs");
    let line = text.lines().find_map(|line| line.strip_prefix("Pss:")).expect("the kernel tells it");
    line.trim().trim_end_matches("kB").trim().parse().expect("it is a number")
}
