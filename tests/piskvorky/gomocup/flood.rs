//! More lines than anybody needs, while the brain thinks and elsewhere.

use super::meanwhile::thinking;
use super::talk::{Talk, square};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// What nobody waits for comes within this time.
const SOON: Duration = Duration::from_secs(5);

/// More lines than a brain keeps.
const ENDLESS: usize = 300_000;

#[test]
fn lines_without_end_put_no_answer_off() {
    for line in ["ABOUT\n", "INFO time_left 2147483647\n", "INFO rule 8\n", "HELLO\n", "TAKEBACK 3,3\n"] {
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

#[test]
fn the_end_is_heard_whatever_lies_before_it() {
    for number in [20_000, ENDLESS] {
        let talk = thinking();
        let asked = Instant::now();
        assert_eq!(talk.end(&format!("{}END\n", "HELLO\n".repeat(number))), "", "{number}");
        assert!(asked.elapsed() < SOON, "{number}: {:?}", asked.elapsed());
    }
}

/// The answers to what lies between are not lost, unless it is too much; then it is said.
#[test]
fn whoever_begins_anew_is_heard_whatever_lies_before_it() {
    for (number, all) in [(20_000, true), (ENDLESS, false)] {
        for (command, middle) in [("RESTART", "7,7"), ("START 20", "10,10"), ("RECTSTART 5,7", "2,3")] {
            let mut talk = thinking();
            let asked = Instant::now();
            talk.say(&format!("{}{command}\n", "HELLO\n".repeat(number)));
            let (mut unknown, mut said) = (0, String::new());
            let answer = loop {
                match talk.hear_any() {
                    line if line.starts_with("UNKNOWN") => unknown += 1,
                    line if line.starts_with("MESSAGE depth") => {}
                    line if line.starts_with("MESSAGE") => said = line,
                    line => break line,
                }
            };
            assert_eq!(answer, "OK", "{command}");
            let lost = number - unknown;
            let right = format!("MESSAGE {lost} lines were too many and are not answered");
            assert_eq!(said, if all { "" } else { &right }, "{command}");
            assert_eq!(lost == 0, all, "{command}: {lost} of {number}");
            assert_eq!(talk.ask("BEGIN\n"), middle, "{command}");
            assert!(asked.elapsed() < SOON, "{command}: {:?}", asked.elapsed());
            talk.end("END\n");
        }
    }
}

/// Whoever writes waits for whoever answers, unless somebody thinks for long.
#[test]
fn a_brain_that_does_not_think_answers_everything() {
    for begin in ["", "START 15\nTURN 7,7\nRESTART\nTURN 7,7\nYXSTOP\nTURN 0,0\nRESTART\n"] {
        let mut talk = Talk::new();
        let mut to = talk.to.take().expect("open");
        let flood = std::thread::spawn(move || {
            let lines = format!("{begin}{}", "HELLO\n".repeat(ENDLESS));
            to.write_all(lines.as_bytes()).expect("the brain reads");
        });
        let answers = talk.rest();
        let unknown = answers.lines().filter(|line| line.starts_with("UNKNOWN")).count();
        assert_eq!(unknown, ENDLESS, "{begin:?}");
        flood.join().expect("it does not panic");
    }
}
