//! What a brain hears and tells while it thinks.

use super::talk::{AT_ONCE, Talk, square};
use std::time::{Duration, Instant};

/// What nobody waits for comes within this time.
const SOON: Duration = Duration::from_secs(5);

/// A brain that has been thinking about the answer to 7,7 for so long that nothing
/// which is said now was said in one breath with the question.
pub(super) fn thinking() -> Talk {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say("INFO timeout_turn 600000\nTURN 7,7\n");
    let message = talk.hear_any();
    assert!(message.starts_with("MESSAGE depth "), "{message}");
    talk
}

/// There is one answer to what was asked last, and none to what was asked before.
#[test]
fn whoever_begins_anew_hears_no_more_of_what_was_before() {
    for (commands, right) in [
        ("START 20\n", "OK"),
        ("RECTSTART 10,12\n", "OK"),
        ("RESTART\n", "OK"),
        ("TAKEBACK 7,7\n", "OK"),
        // These are thought about in turn, and told to make an end of it.
        ("BEGIN\nYXSTOP\n", ""),
        ("BOARD\n3,3,2\nDONE\nYXSTOP\n", ""),
        ("SWAP2BOARD\nDONE\n", " "),
    ] {
        let mut talk = thinking();
        let asked = Instant::now();
        let answer = talk.ask(commands);
        assert!(asked.elapsed() < SOON, "{commands:?}: {:?}", asked.elapsed());
        match right {
            "" => drop(square(&answer)),
            " " => assert_eq!(answer.split(' ').map(square).count(), 3, "{commands:?}: {answer}"),
            right => assert_eq!(answer, right, "{commands:?}"),
        }
        assert!(talk.ask("ABOUT\n").starts_with("name="), "{commands:?}: a late answer");
        assert_eq!(talk.end("END\n"), "", "{commands:?}");
    }
}

/// A move that nobody has heard of stands nowhere.
#[test]
fn the_board_is_as_the_manager_knows_it_after_a_move_was_taken_back() {
    let mut talk = thinking();
    assert_eq!(talk.ask("TAKEBACK 7,7\n"), "OK");
    // An empty board is begun in the middle.
    assert_eq!(talk.ask("BEGIN\n"), "7,7");
    talk.end("END\n");
}

#[test]
fn a_brain_says_who_it_is_and_thinks_on() {
    let mut talk = thinking();
    let asked = Instant::now();
    for _ in 0..3 {
        assert!(talk.ask("ABOUT\n").starts_with("name="));
    }
    assert!(asked.elapsed() < SOON, "{:?}", asked.elapsed());
    square(&talk.ask("YXSTOP\n"));
    // In one breath with the question it waits for the answer.
    square(&talk.ask("TURN 0,0\nABOUT\nYXSTOP\n"));
    assert!(talk.hear().starts_with("name="));
    assert_eq!(talk.end("END\n"), "");
}

/// `INFO` in one breath with a question is for the next, and what is asked stays in its
/// order however long the first question takes.
#[test]
fn what_is_said_in_one_breath_is_obeyed_in_its_order() {
    let mut talk = Talk::new();
    talk.say("START 15\nINFO timeout_turn 150\nTURN 7,7\nINFO timeout_turn 900\nTURN 0,0\nABOUT\n");
    assert_eq!(talk.hear(), "OK");
    let answers = [talk.hear(), talk.hear()].map(|answer| square(&answer));
    assert_ne!(answers[0], answers[1]);
    assert!(talk.hear().starts_with("name="));
    assert_eq!(talk.end("END\n"), "");
}

#[test]
fn what_cannot_be_carried_out_takes_no_answer_away() {
    for command in
        ["START 4", "START abc", "START", "RECTSTART 0,0", "RECTSTART 9", "TAKEBACK 3,3", "TAKEBACK x"]
    {
        let mut talk = thinking();
        talk.say(&format!("{command}\nYXSTOP\n"));
        let answer = talk.hear();
        square(&answer);
        let error = talk.hear();
        assert!(error.starts_with("ERROR"), "{command}: {error}");
        assert_eq!(talk.ask(&format!("TURN {answer}\n")), format!("ERROR {answer} is not free"));
        assert_eq!(talk.ask(&format!("TAKEBACK {answer}\n")), "OK", "{command}");
        assert_eq!(talk.end("END\n"), "", "{command}");
    }
}

/// No stone of an opening is kept, and so none can be taken back.
#[test]
fn a_choice_of_sides_is_not_taken_back() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say("INFO timeout_turn 600000\nSWAP2BOARD\n7,7\n8,8\n3,3\nDONE\n");
    let message = talk.hear_any();
    assert!(message.starts_with("MESSAGE depth "), "{message}");
    talk.say("TAKEBACK 7,7\nYXSTOP\n");
    let answer = talk.hear();
    assert!(answer == "SWAP" || answer.split(' ').map(square).count() > 0, "{answer}");
    assert_eq!(talk.hear(), "ERROR 7,7 is empty");
    assert_eq!(talk.end("END\n"), "");
}

/// It is said with the next answer that is said, and once.
#[test]
fn a_complaint_outlives_an_answer_that_is_thrown_away() {
    let mut talk = thinking();
    talk.say("INFO rule 8\nRESTART\n");
    let mut lines = std::iter::repeat_with(|| talk.hear_any()).filter(|line| !line.contains("depth"));
    assert_eq!(lines.next().as_deref(), Some("MESSAGE rule 8 is played as free style"));
    assert_eq!(lines.next().as_deref(), Some("OK"));
    drop(lines);
    talk.say("ABOUT\n");
    assert!(talk.hear_any().starts_with("name="));
    talk.end("END\n");
}

#[test]
fn what_is_told_about_time_holds_at_once_and_the_rule_after_the_answer() {
    for hurry in ["INFO timeout_turn 0\n", "INFO time_left 100\n"] {
        let mut talk = thinking();
        let asked = Instant::now();
        talk.say(&format!("INFO rule 8\nINFO max_memory 80000000\n{hurry}"));
        let (mut lines, mut message) = (std::iter::repeat_with(|| talk.hear_any()), String::new());
        let answer = lines.find(|line| {
            let goes_on = line.starts_with("MESSAGE");
            if goes_on {
                message.clone_from(line);
            }
            !goes_on
        });
        square(&answer.expect("an endless row"));
        assert!(asked.elapsed() < SOON, "{hurry:?}: {:?}", asked.elapsed());
        assert_eq!(message, "MESSAGE rule 8 is played as free style", "{hurry:?}");
        talk.end("END\n");
    }
}

/// The next move depends on the answer, and waits for it; so does what nobody knows.
#[test]
fn a_move_waits_until_the_one_before_it_is_answered() {
    let mut talk = thinking();
    talk.say("TURN 0,0\nHELLO\nYXSTOP\n");
    let answers = [talk.hear(), talk.hear()].map(|answer| square(&answer));
    assert_ne!(answers[0], answers[1]);
    assert!(talk.hear().starts_with("UNKNOWN"));
    assert_eq!(talk.end("END\n"), "");
}

#[test]
fn a_brain_tells_what_it_has_found_and_floods_nobody() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say("INFO timeout_turn 1500\nTURN 7,7\n");
    let asked = Instant::now();
    let (mut messages, mut depth) = (0, 0);
    let answer = loop {
        let line = talk.hear_any();
        let Some(message) = line.strip_prefix("MESSAGE ") else { break line };
        messages += 1;
        let words: Vec<&str> = message.split(' ').collect();
        let ["depth", deep, "score", score, "nodes", nodes, "time", time, "pv", ref pv @ ..] = words[..]
        else {
            panic!("{line}")
        };
        let deep: i32 = deep.parse().expect("a depth");
        assert!(deep > depth, "{line}");
        depth = deep;
        assert!(score.parse::<i32>().is_ok() && nodes.parse::<u64>().is_ok(), "{line}");
        let time = Duration::from_millis(time.parse().expect("milliseconds"));
        assert!(time >= Duration::from_millis(100) && time <= asked.elapsed() + SOON, "{line}");
        assert!((1..=12).contains(&pv.len()) && pv.iter().all(|place| square(place) != (7, 7)), "{line}");
    };
    square(&answer);
    // One after a tenth of a second, one in each second, and the last.
    let most = 3 + asked.elapsed().as_secs();
    assert!(messages >= 1 && messages <= most, "{messages} messages");
    assert_eq!(talk.end("END\n"), "");
}

/// In hasty games every answer stands alone.
#[test]
fn a_brain_tells_nothing_of_short_thinking() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say(AT_ONCE);
    // Other programs may take the processor away now and then, but not always.
    let lines = (0..6).map(|turn| {
        talk.say(&format!("TURN {},14\n", 2 * turn));
        let line = talk.hear_any();
        if line.starts_with("MESSAGE") { talk.hear() } else { String::new() }
    });
    assert!(lines.filter(String::is_empty).count() > 0, "it always tells something");
    talk.end("END\n");
}
