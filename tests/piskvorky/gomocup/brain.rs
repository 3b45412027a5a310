//! The brain: each command of the protocol, in every manner that managers have.

use super::talk::{AT_ONCE, Talk, square};
use std::collections::HashSet;
use std::io::Write;
use std::time::{Duration, Instant};

#[test]
fn a_brain_plays_a_game() {
    let mut talk = Talk::new();
    assert_eq!(talk.ask("START 15\n"), "OK");
    talk.say(AT_ONCE);
    let mut taken = HashSet::from([square(&talk.ask("BEGIN\n"))]);
    for i in 0..10 {
        // The opponent plays where it does not matter.
        let theirs = [(0, 0), (0, 2), (0, 4), (0, 6), (0, 8), (14, 0), (14, 2), (14, 4), (14, 6), (14, 8)][i];
        taken.insert(theirs);
        let ours = square(&talk.ask(&format!("TURN {},{}\n", theirs.0, theirs.1)));
        assert!(ours.0 < 15 && ours.1 < 15 && taken.insert(ours), "{ours:?} after {taken:?}");
    }
    assert_eq!(talk.end("END\n"), "");
}

#[test]
fn lines_may_end_in_any_way_and_commands_come_in_any_case() {
    for end in ["\n", "\r\n", "\r"] {
        let mut talk = Talk::new();
        assert_eq!(talk.ask(&format!("{end}start 20{end}{end}")), "OK", "{end:?}");
        assert_eq!(talk.ask(&format!("info timeout_turn 0{end}begin{end}")), "10,10", "{end:?}");
        talk.end(&format!("end{end}"));
    }
}

#[test]
fn a_board_is_understood_in_any_order_and_the_win_is_seen() {
    // Four of its own in a row, closed on one side; four of the opponent's too.
    let stones = ["3,7,1", "4,7,1", "5,7,1", "6,7,1", "2,7,2", "3,9,2", "4,9,2", "5,9,2", "6,9,2", "2,9,1"];
    for turned in 0..stones.len() {
        let mut stones = stones;
        stones.rotate_left(turned);
        let mut talk = Talk::new();
        assert_eq!(talk.ask("START 15\n"), "OK");
        talk.say(AT_ONCE);
        let board = format!("BOARD\n{}\nDONE\n", stones.join("\n"));
        assert_eq!(talk.ask(&board), "7,7", "{board}");
        talk.end("END\n");
    }
}

#[test]
fn a_board_without_stones_is_begun_in_the_middle() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    assert_eq!(talk.ask("BOARD\nDONE\n"), "7,7");
    assert_eq!(talk.ask("RESTART\n"), "OK");
    assert_eq!(talk.ask("RESTART\n"), "OK");
    assert_eq!(talk.ask("BEGIN\n"), "7,7");
    talk.end("END\n");
}

#[test]
fn what_cannot_be_understood_or_done_is_said_and_survived() {
    let mut talk = Talk::new();
    for (line, answer) in [
        ("BEGIN", "ERROR"),
        ("RESTART", "ERROR"),
        ("TURN 1,1", "ERROR"),
        ("START", "ERROR"),
        ("START 0", "ERROR"),
        ("START -5", "ERROR"),
        ("START 101", "ERROR"),
        ("START 99999999999999999999", "ERROR"),
        ("RECTSTART 10", "ERROR"),
        ("RECTSTART 10,12", "OK"),
        ("START 15", "OK"),
        ("TURN 15,0", "ERROR"),
        ("TURN x,y", "ERROR"),
        ("TURN", "ERROR"),
        ("TAKEBACK 3,3", "ERROR"),
        ("HELLO", "UNKNOWN"),
        ("Ž\u{7}\u{1b}[2J", "UNKNOWN"),
        ("SWAP2BOARD\n1,1\nDONE", "ERROR"),
        ("BOARD\n1,1,7\nx\nDONE", "ERROR"),
        ("ABOUT", "name="),
        ("START 15", "OK"),
    ] {
        let said = talk.ask(&format!("{line}\n"));
        assert!(said.starts_with(answer), "{line:?} was answered {said:?}");
    }
    talk.to.as_mut().expect("open").write_all(&[0xff, 0xfe, 0, b'\n']).expect("the brain reads");
    assert!(talk.hear().starts_with("UNKNOWN"));
    let said = talk.ask(&format!("{}\n", "x".repeat(100_000)));
    assert!(said.starts_with("UNKNOWN") && said.len() < 200, "{said:?}");
    assert_eq!(talk.ask(&format!("{AT_ONCE}BEGIN\n")), "7,7");
    talk.end("END\n");
}

#[test]
fn moves_are_taken_back_and_played_on_demand() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say(AT_ONCE);
    assert_eq!(talk.ask("PLAY 7,7\n"), "7,7");
    assert!(talk.ask("TURN 7,7\n").starts_with("ERROR"));
    assert_eq!(talk.ask("TAKEBACK 7,7\n"), "OK");
    square(&talk.ask("TURN 7,7\n"));
    talk.end("END\n");
}

#[test]
fn nothing_answers_info_whatever_it_says() {
    let mut talk = Talk::new();
    for info in [
        "INFO timeout_turn 100",
        "INFO timeout_match -5",
        "INFO time_left 2147483647",
        "INFO time_left -100",
        "INFO max_memory 1000000",
        "INFO game_type 2",
        "INFO rule 8",
        "INFO rule 9",
        "INFO rule 1",
        "INFO rule 0",
        "INFO folder /nowhere",
        "INFO evaluate 3,3",
        "INFO",
        "INFO nonsense",
        "INFO timeout_turn much",
    ] {
        talk.say(&format!("{info}\n"));
    }
    assert_eq!(talk.ask("START 15\n"), "OK", "the first answer is that to START");
    square(&talk.ask("TURN 3,3\n"));
    talk.say("INFO max_memory 83886080\nINFO rule 9\n");
    talk.say("TURN 11,11\n");
    square(&talk.hear());
    talk.end("END\n");
}

#[test]
fn the_fastest_answer_comes_within_50_milliseconds() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say(AT_ONCE);
    talk.ask("BEGIN\n");
    let mut fastest = Duration::MAX;
    // Other programs may take the processor away now and then, but not always.
    for turn in 0..6 {
        let asked = Instant::now();
        square(&talk.ask(&format!("TURN {},14\n", 2 * turn)));
        fastest = fastest.min(asked.elapsed());
    }
    assert!(fastest < Duration::from_millis(50), "{fastest:?}");
    talk.end("END\n");
}

/// Six in a row with the stone at 6,7; the opponent threatens five.
const SIX: &str = "BOARD\n3,7,1\n4,7,1\n5,7,1\n7,7,1\n8,7,1\n3,9,2\n4,9,2\n5,9,2\n6,9,2\n2,9,1\nDONE\n";

#[test]
fn six_in_a_row_win_unless_the_rule_is_exactly_five() {
    for (rule, answer) in [(0, "6,7"), (1, "7,9"), (8, "6,7"), (9, "7,9"), (4, "7,9"), (2, "6,7")] {
        // The rule may be told before the game, after its beginning, and amid the board.
        let info = format!("INFO rule {rule}\n");
        let amid = SIX.replace("3,9,2", &format!("{info}3,9,2"));
        for commands in
            [format!("{info}START 15\n{SIX}"), format!("START 15\n{info}{SIX}"), format!("START 15\n{amid}")]
        {
            let mut talk = Talk::new();
            talk.say(AT_ONCE);
            assert_eq!(talk.ask(&commands), "OK", "rule {rule}");
            assert_eq!(talk.hear(), answer, "rule {rule}: {commands}");
            talk.end("END\n");
        }
    }
}

#[test]
fn a_board_may_have_more_rows_than_columns() {
    let mut talk = Talk::new();
    talk.say(AT_ONCE);
    assert_eq!(talk.ask("RECTSTART 10,12\n"), "OK");
    assert_eq!(talk.ask("BEGIN\n"), "5,6");
    assert!(talk.ask("TURN 10,11\n").starts_with("ERROR"));
    assert!(talk.ask("TURN 9,12\n").starts_with("ERROR"));
    assert_eq!(talk.ask("RESTART\n"), "OK");
    let column = "BOARD\n9,7,1\n9,8,1\n9,9,1\n9,10,1\n9,6,2\n0,0,2\n0,2,2\n0,4,2\nDONE\n";
    assert_eq!(talk.ask(column), "9,11");
    talk.end("END\n");
}

#[test]
fn a_move_keeps_the_limits_of_the_move_and_of_the_match() {
    for info in [
        "INFO timeout_turn 600000\nINFO time_left -100\n",
        "INFO timeout_turn 600000\nINFO timeout_match 600000\nINFO time_left 0\n",
        "INFO timeout_turn 600000\nINFO timeout_match 1000\n",
        "INFO timeout_turn 50\nINFO time_left 2147483647\n",
    ] {
        let mut talk = Talk::new();
        talk.ask("START 15\n");
        let asked = Instant::now();
        square(&talk.ask(&format!("{info}TURN 7,7\n")));
        assert!(asked.elapsed() < Duration::from_secs(5), "{info}: {:?}", asked.elapsed());
        talk.end("END\n");
    }
}

/// Lines without end must not fill the memory; so those beyond the board are dropped.
#[test]
fn of_a_board_no_more_lines_are_kept_than_it_has_squares() {
    let mut talk = Talk::new();
    let all: String = (0..25).map(|n| format!("{},{},{}\n", n % 5, n / 5, 1 + n % 2)).collect();
    assert_eq!(talk.ask("BOARD\n0,0,1\nDONE\n"), "ERROR START comes first");
    assert_eq!(talk.ask("START 5\n"), "OK");
    assert_eq!(talk.ask(&format!("BOARD\n{all}DONE\n")), "ERROR the board is full");
    for command in ["BOARD", "SWAP2BOARD"] {
        let answer = talk.ask(&format!("{command}\n{}DONE\n", all.repeat(1000)));
        assert_eq!(answer, "ERROR the board has 25 squares only", "{command}");
    }
    assert_eq!(talk.ask("RESTART\n"), "OK");
    assert_eq!(talk.ask("BEGIN\n"), "2,2");
    talk.end("END\n");
}

#[test]
fn a_board_that_is_not_finished_is_broken_off_by_what_begins_anew() {
    for list in ["BOARD\n7,7,2\n", "SWAP2BOARD\n7,7\n"] {
        for (commands, right) in [
            ("START 20\n", "OK"),
            ("RECTSTART 10,12\n", "OK"),
            ("RESTART\n", "OK"),
            ("BEGIN\n", "7,7"),
            ("BOARD\nDONE\n", "7,7"),
            ("SWAP2BOARD\n1,1\nDONE\n", "ERROR 0, 3 or 5 stones, not 1"),
            ("START 4\n", "ERROR the board must have 5 to 100 rows and columns"),
        ] {
            let mut talk = Talk::new();
            talk.ask("START 15\n");
            talk.say(AT_ONCE);
            assert_eq!(talk.ask(&format!("{list}{commands}")), right, "{list}{commands}");
            assert!(talk.ask("ABOUT\n").starts_with("name="), "{list}{commands}");
            assert_eq!(talk.end("END\n"), "", "{list}{commands}");
        }
    }
}

/// And the board of before is gone, whatever is wrong with the new one.
#[test]
fn amid_a_board_a_brain_says_who_it_is() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say(AT_ONCE);
    talk.ask("TURN 0,0\n");
    assert!(talk.ask("BOARD\n7,7,2\nABOUT\n").starts_with("name="));
    assert_ne!(square(&talk.ask("DONE\n")), (7, 7));
    assert!(talk.ask("BOARD\n7,7,2\nTURN 1,1\nDONE\n").starts_with("ERROR"));
    assert_eq!(talk.ask("BEGIN\n"), "7,7");
    talk.end("END\n");
}
