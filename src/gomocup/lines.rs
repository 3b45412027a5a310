//! Lines that arrive while somebody is thinking.
//!
//! A thread of its own reads them, so that the end of the game is noticed at
//! once. Lines end with LF, CR or both; anything may stand in them.

use std::io::BufRead;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Instant;

/// The rest of a longer line is thrown away.
const LONGEST: usize = 1000;

/// A line and when it came.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) came: Instant,
}

/// Flags that the reader raises while the other end is thinking.
#[derive(Clone, Default)]
pub(super) struct Flags {
    /// The answer is wanted now.
    pub(super) stop: Arc<AtomicBool>,
    /// Nobody wants an answer any more.
    pub(super) end: Arc<AtomicBool>,
}

/// Reads lines in a thread of its own until `END` or the end of the input.
pub(super) fn read(input: impl BufRead + Send + 'static, flags: Flags) -> Receiver<Line> {
    let (sender, receiver) = sync_channel(10_000);
    std::thread::spawn(move || {
        pass_on(input, &sender, &flags);
        // Whoever thinks now has nobody left to listen for long.
        flags.stop.store(true, Relaxed);
    });
    receiver
}

fn pass_on(input: impl BufRead, sender: &SyncSender<Line>, flags: &Flags) {
    let mut text = Vec::new();
    // A byte that cannot be read ends the input like its end does.
    for byte in input.bytes().map_while(Result::ok).chain([b'\n']) {
        if byte != b'\n' && byte != b'\r' {
            if text.len() < LONGEST {
                text.push(byte);
            }
            continue;
        }
        let line = Line { text: String::from_utf8_lossy(&text).trim().to_owned(), came: Instant::now() };
        text.clear();
        let command = line.text.to_ascii_uppercase();
        if command == "END" {
            flags.end.store(true, Relaxed);
        }
        if command == "END" || command == "YXSTOP" {
            flags.stop.store(true, Relaxed);
        }
        if !line.text.is_empty() && sender.send(line).is_err() || command == "END" {
            return;
        }
    }
}
