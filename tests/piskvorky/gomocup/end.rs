//! How a brain is stopped and ended.

use super::talk::{AT_ONCE, Talk, square};
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What nobody waits for comes within this time.
const SOON: Duration = Duration::from_secs(5);

/// What the program answers to commands that a shell pipes into it all at once.
fn piped(commands: &str) -> String {
    let mut brain = Command::new(env!("CARGO_BIN_EXE_piskvorky"));
    let brain = brain.args(["brain", "--seed", "1"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut brain = brain.spawn().expect("it starts");
    let input = brain.stdin.take();
    input.expect("it is piped").write_all(commands.as_bytes()).expect("it reads");
    let asked = Instant::now();
    let output = brain.wait_with_output().expect("it ends");
    assert!(output.status.success() && asked.elapsed() < SOON, "{commands:?}: {:?}", asked.elapsed());
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_shell_gets_every_answer_to_what_it_pipes_in_one_breath() {
    for last in ["END\r\n", "END\r\nTURN 1,1\r\n", "END", ""] {
        assert_eq!(piped(&format!("START 15\r\nBEGIN\r\n{last}")), "OK\r\n7,7\r\n", "{last:?}");
        let text = piped(&format!("START 15\nTURN 7,7\nTURN 0,0\nABOUT\nTURN 14,14\n{last}"));
        let lines: Vec<&str> = text.lines().collect();
        let [ok, first, second, about, third] = lines[..] else { panic!("{last:?}: {text}") };
        assert!(ok == "OK" && about.starts_with("name="), "{text}");
        for answer in [first, second, third] {
            square(answer);
        }
    }
}

/// What begins anew ends the thinking, but so soon it takes nothing back.
#[test]
fn a_shell_gets_an_answer_to_what_is_begun_anew_in_one_breath() {
    let text = piped("START 15\nTURN 7,7\nSTART 20\nBEGIN\nTURN 0,0\nTAKEBACK 0,0\nRESTART\nEND\n");
    let lines: Vec<&str> = text.lines().collect();
    let ["OK", first, "OK", "10,10", second, "OK", "OK"] = lines[..] else { panic!("{text}") };
    square(first);
    square(second);
}

#[test]
fn a_shell_gets_every_answer_however_many_lines_it_pipes() {
    let commands = format!("START 15\nTURN 7,7\n{}RESTART\nABOUT\nEND\n", "INFO x 1\n".repeat(20_000));
    let answered = || {
        let text = piped(&commands);
        let lines: Vec<&str> = text.lines().collect();
        matches!(lines[..], ["OK", answer, "OK", about] if answer.contains(',') && about.starts_with("name="))
    };
    // On a busy machine it may take the program longer than a breath to read it all.
    assert!((0..5).any(|_| answered()), "the answer is thrown away");
}

#[test]
fn a_byte_order_mark_belongs_to_no_command() {
    assert_eq!(piped("\u{feff}START 15\r\nBEGIN\r\nEND\r\n"), "OK\r\n7,7\r\n");
    assert_eq!(piped("\u{feff}\r\nSTART 15\r\nEND\r\n"), "OK\r\n");
}

/// Without time to think, the brain still sees a five.
#[test]
fn the_end_in_one_breath_leaves_time_for_a_look_at_the_board() {
    let board =
        "START 15\nBOARD\n3,7,1\n4,7,1\n5,7,1\n6,7,1\n2,7,2\n3,9,2\n4,9,2\n5,9,2\n6,9,2\n2,9,1\nDONE\n";
    assert_eq!(piped(&format!("{board}END\n")), "OK\r\n7,7\r\n");
    assert_eq!(piped(board), "OK\r\n7,7\r\n");
}

#[test]
fn a_board_that_the_end_cuts_is_no_question() {
    for last in ["END\n", ""] {
        assert_eq!(piped(&format!("START 15\nBOARD\n7,7,2\n{last}")), "OK\r\n", "{last:?}");
        assert_eq!(piped(&format!("START 15\nSWAP2BOARD\n{last}")), "OK\r\n", "{last:?}");
    }
}

#[test]
fn a_thinking_brain_hears_that_it_is_to_stop() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say("INFO timeout_turn 600000\nTURN 7,7\n");
    let asked = Instant::now();
    square(&talk.ask("YXSTOP\n"));
    assert!(asked.elapsed() < SOON);
    talk.end("END\n");
}

/// Whatever is read ahead, no stop and no end gets lost.
#[test]
fn every_stop_stops_what_stands_before_it() {
    for _ in 0..20 {
        let mut talk = Talk::new();
        talk.ask("START 15\n");
        let asked = Instant::now();
        let commands =
            "YXSTOP\nINFO timeout_turn 600000\nTURN 7,7\nYXSTOP\nTURN 0,0\nYXSTOP\nTURN 0,1\nEND\n";
        let rest = talk.end(commands);
        assert_eq!(rest.lines().map(square).count(), 3, "{rest}");
        assert!(asked.elapsed() < SOON);
    }
}

/// Whoever ends a brain that has been thinking for a while hears nothing more of it.
#[test]
fn a_thinking_brain_leaves_without_a_word() {
    let silent = || {
        let mut talk = Talk::new();
        talk.ask("START 15\n");
        talk.say("INFO timeout_turn 600000\nTURN 7,7\n");
        // Nobody can ask a brain for how long it has been thinking.
        std::thread::sleep(Duration::from_millis(300));
        let asked = Instant::now();
        let rest = talk.end("END\n");
        assert!(asked.elapsed() < SOON);
        rest.is_empty()
    };
    // On a busy machine both lines may be read at the same time.
    assert!((0..5).any(|_| silent()), "it always answers");
}

#[test]
fn a_thinking_brain_notices_that_nobody_listens() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    let asked = Instant::now();
    let rest = talk.end("INFO timeout_turn 600000\nTURN 7,7\n");
    square(rest.trim_end());
    assert!(asked.elapsed() < SOON);
}

#[test]
fn a_brain_that_does_not_think_ends_at_once_and_says_nothing() {
    for commands in ["END\n", "START 15\nEND\n", "START 15\nINFO rule 9\nEND\n"] {
        let mut talk = Talk::new();
        talk.say(AT_ONCE);
        let rest = talk.end(commands);
        assert_eq!(rest, if commands.starts_with("START") { "OK\r\n" } else { "" }, "{commands}");
    }
}
