//! Lines that arrive while somebody is thinking.
//!
//! A thread of its own reads them, so that the end of the game is noticed at
//! once, and that somebody begins anew. Lines end with LF, CR or both; anything may
//! stand in them, and a byte order mark before the first.

use std::collections::VecDeque;
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

/// What makes the answer to an earlier question worthless: the position is another
/// one from then on, or is asked about anew.
const ANEW: [&str; 7] = ["START", "RECTSTART", "RESTART", "BEGIN", "BOARD", "SWAP2BOARD", "TAKEBACK"];

/// What shells of Windows write before what they pipe.
pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

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
    /// When those came that begin anew, and have not had their turn.
    anew: VecDeque<Instant>,
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

    /// When the first of those ahead came after which nobody wants to know the answer
    /// to what was asked before: one that begins anew, or `END`.
    pub(super) fn moved_on(&self) -> Option<Instant> {
        let ahead = self.ahead.lock().expect("nobody panics with it");
        ahead.anew.front().copied().or(ahead.end)
    }

    /// A line has its turn: those before it have been obeyed.
    pub(super) fn turn_of(&self, line: &Line) {
        match line.command().0.as_str() {
            "YXSTOP" => self.note(|ahead| ahead.stops = ahead.stops.saturating_sub(1)),
            command if ANEW.contains(&command) => self.note(|ahead| {
                ahead.anew.pop_front();
            }),
            _ => {}
        }
    }

    /// The flag follows from what is ahead, so that neither a stop nor the end can
    /// be lost when another stop has its turn.
    fn note(&self, change: impl FnOnce(&mut Ahead)) {
        let mut ahead = self.ahead.lock().expect("nobody panics with it");
        change(&mut ahead);
        self.stop.store(ahead.over || ahead.stops > 0 || !ahead.anew.is_empty(), Relaxed);
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
    let (mut text, mut first) = (Vec::new(), true);
    // A byte that cannot be read ends the input like its end does.
    for byte in input.bytes().map_while(Result::ok).chain([b'\n']) {
        if byte != b'\n' && byte != b'\r' {
            if text.len() < LONGEST {
                text.push(byte);
            }
            continue;
        }
        let said = String::from_utf8_lossy(&text);
        let said = said.strip_prefix(BYTE_ORDER_MARK).filter(|_| first).unwrap_or(&said);
        let line = Line { text: said.trim().to_owned(), came: Instant::now() };
        (text, first) = (Vec::new(), false);
        let (command, _) = line.command();
        match command.as_str() {
            "END" => signals.note(|ahead| (ahead.over, ahead.end) = (true, Some(line.came))),
            "YXSTOP" => signals.note(|ahead| ahead.stops += 1),
            anew if ANEW.contains(&anew) => signals.note(|ahead| ahead.anew.push_back(line.came)),
            _ => {}
        }
        if !line.text.is_empty() && sender.send(line).is_err() || command == "END" {
            return;
        }
    }
}
