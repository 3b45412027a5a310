//! Lines that arrive while somebody is thinking.
//!
//! A thread of its own reads them, so that the end of the game is noticed at
//! once. Lines end with LF, CR or both; anything may stand in them.

use std::io::BufRead;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// The rest of a longer line is thrown away.
const LONGEST: usize = 1000;

/// A line and when it came.
pub(super) struct Line {
    pub(super) text: String,
    pub(super) came: Instant,
}

impl Line {
    /// The first word in capitals, and what follows it.
    pub(super) fn command(&self) -> (String, &str) {
        let (command, rest) = self.text.split_once(char::is_whitespace).unwrap_or((&self.text, ""));
        (command.to_ascii_uppercase(), rest.trim())
    }
}

/// What has been read ahead of its turn, because it concerns whoever thinks now.
#[derive(Default)]
pub(super) struct Signals {
    stop: AtomicBool,
    ahead: Mutex<Ahead>,
}

#[derive(Default)]
struct Ahead {
    /// How many `YXSTOP` have been read, but not had their turn.
    stops: usize,
    /// Nothing more will come.
    over: bool,
    /// When `END` came.
    end: Option<Instant>,
}

impl Signals {
    /// True once whoever thinks has to answer at once.
    pub(super) fn stop(&self) -> &AtomicBool {
        &self.stop
    }

    /// When `END` came, if it did.
    pub(super) fn end(&self) -> Option<Instant> {
        self.ahead.lock().expect("nobody panics with it").end
    }

    /// A `YXSTOP` has had its turn: those before it in the line have answered.
    pub(super) fn stop_obeyed(&self) {
        self.note(|ahead| ahead.stops = ahead.stops.saturating_sub(1));
    }

    /// The flag follows from what is ahead, so that neither a stop nor the end can
    /// be lost when another stop has its turn.
    fn note(&self, change: impl FnOnce(&mut Ahead)) {
        let mut ahead = self.ahead.lock().expect("nobody panics with it");
        change(&mut ahead);
        self.stop.store(ahead.over || ahead.stops > 0, Relaxed);
    }
}

/// Reads lines in a thread of its own until `END` or the end of the input.
pub(super) fn read(input: impl BufRead + Send + 'static, signals: Arc<Signals>) -> Receiver<Line> {
    let (sender, receiver) = sync_channel(10_000);
    std::thread::spawn(move || {
        pass_on(input, &sender, &signals);
        // Whoever thinks now has nobody left to listen for long.
        signals.note(|ahead| ahead.over = true);
    });
    receiver
}

fn pass_on(input: impl BufRead, sender: &SyncSender<Line>, signals: &Signals) {
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
        let (command, _) = line.command();
        match command.as_str() {
            "END" => signals.note(|ahead| (ahead.over, ahead.end) = (true, Some(line.came))),
            "YXSTOP" => signals.note(|ahead| ahead.stops += 1),
            _ => {}
        }
        if !line.text.is_empty() && sender.send(line).is_err() || command == "END" {
            return;
        }
    }
}
