//! More lines than anybody needs, while the brain thinks and elsewhere.

use super::talk::{Talk, square};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// What nobody waits for comes within this time.
const SOON: Duration = Duration::from_secs(5);

#[test]
fn lines_without_end_put_no_answer_off() {
    for line in ["ABOUT\n", "INFO time_left 2147483647\n", "INFO rule 8\n", "HELLO\n"] {
        let mut talk = Talk::new();
        talk.ask("START 15\n");
        talk.say("INFO max_memory 30000000\nINFO timeout_turn 1000\nTURN 7,7\n");
        let asked = Instant::now();
        assert!(talk.hear_any().starts_with("MESSAGE depth"), "{line:?}");
        let enough = Arc::new(AtomicBool::new(false));
        let mut to = talk.to.take().expect("open");
        let flood = {
            let enough = Arc::clone(&enough);
            std::thread::spawn(move || {
                let lines = line.repeat(100);
                while !enough.load(Relaxed) {
                    to.write_all(lines.as_bytes()).expect("the brain reads");
                }
                to.write_all(b"END\n").expect("the brain reads");
            })
        };
        let answer = loop {
            let answer = talk.hear();
            if !answer.starts_with("name=") {
                break answer;
            }
        };
        square(&answer);
        assert!(asked.elapsed() < SOON, "{line:?}: {:?}", asked.elapsed());
        enough.store(true, Relaxed);
        talk.rest();
        flood.join().expect("it does not panic");
    }
}
