//! Whatever a manager says, the brain lives on, and answers each question once.

use super::talk::AT_ONCE;
use piskvorky::games::gomoku::gomocup::brain;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::io::Cursor;

/// A line that may make sense; small boards fill up.
fn line() -> impl Strategy<Value = String> {
    let number = prop_oneof![4 => -1..8_i64, 1 => any::<i64>()];
    let square = (number.clone(), number.clone()).prop_map(|(x, y)| format!("{x},{y}"));
    let stones = prop::collection::vec((square.clone(), 0..5), 0..30);
    let board = stones.prop_map(|stones| {
        let lines: String = stones.iter().map(|(square, owner)| format!("{square},{owner}\n")).collect();
        format!("BOARD\n{lines}DONE")
    });
    let openings = prop::collection::vec(square.clone(), 0..7);
    let key =
        prop::sample::select(&["rule", "time_left", "timeout_turn", "timeout_match", "thread_num", "x"]);
    prop_oneof![
        1 => (5..8_u8).prop_map(|side| format!("START {side}")),
        1 => square.clone().prop_map(|square| format!("RECTSTART {square}")),
        1 => Just("BEGIN".to_owned()),
        1 => Just("RESTART".to_owned()),
        1 => Just("YXSTOP".to_owned()),
        3 => square.clone().prop_map(|square| format!("TURN {square}")),
        1 => square.clone().prop_map(|square| format!("PLAY {square}")),
        1 => square.prop_map(|square| format!("TAKEBACK {square}")),
        3 => board,
        2 => openings.prop_map(|squares| format!("SWAP2BOARD\n{}\nDONE", squares.join("\n"))),
        1 => (key, number).prop_map(|(key, value)| format!("INFO {key} {value}")),
        1 => "[ -~]{0,20}",
        1 => any::<String>(),
    ]
}

/// Whether a line asks for an answer.
fn asks(line: &str) -> bool {
    let line = line.trim();
    let command = line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
    !line.is_empty() && !["INFO", "YXSTOP"].contains(&command.as_str())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 200,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_question_is_answered_once(lines in prop::collection::vec(line(), 0..20)) {
        // A line of chance could be the end, the beginning of a board, or several lines.
        let odd = |line: &String| {
            let text = line.trim().to_ascii_uppercase();
            let command = text.split_whitespace().next().unwrap_or_default();
            let ends = text == "END" || ["BOARD", "SWAP2BOARD"].contains(&command) && !text.ends_with("DONE");
            ends || !text.ends_with("DONE") && text.contains(['\n', '\r'])
        };
        let lines: Vec<String> = lines.into_iter().filter(|line| !odd(line)).collect();
        let input = format!("INFO max_memory 30000000\n{AT_ONCE}{}\nABOUT\n", lines.join("\n"));
        let mut output = Vec::new();
        brain::run(Cursor::new(input.clone().into_bytes()), &mut output, 1, 1).expect("it is read");
        let said = String::from_utf8(output).expect("text");
        let answers: Vec<&str> = said.lines().filter(|line| !line.starts_with("MESSAGE")).collect();
        let questions = lines.iter().filter(|line| asks(line)).count() + 1;
        prop_assert_eq!(answers.len(), questions, "{:?}\n{}", input, said);
        prop_assert!(answers[questions - 1].starts_with("name="), "{:?}\n{}", input, said);
    }
}
