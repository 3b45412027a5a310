//! The opening *swap2* in the protocol.

#[cfg(unix)]
use super::manager::{conditions, scripted};
use super::talk::{AT_ONCE, Talk, square};
#[cfg(unix)]
use piskvorky::games::gomoku::gomocup::manager::{EngineFailure, Interrupted, Manager};
use piskvorky::games::gomoku::swap_bots::{Way, way};
use std::collections::HashSet;
#[cfg(unix)]
use std::sync::atomic::AtomicBool;

#[test]
fn sides_are_chosen_under_swap2() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say(AT_ONCE);
    let three = talk.ask("SWAP2BOARD\nDONE\n");
    let squares: HashSet<_> = three.split(' ').map(square).collect();
    assert_eq!(squares.len(), 3, "{three}");
    assert!(squares.iter().all(|&(x, y)| x < 15 && y < 15), "{three}");
    // Two marks of black alone in the corners of the world are no danger; three in a row are.
    let calm = talk.ask("SWAP2BOARD\n0,0\n7,7\n14,14\n0,14\n8,8\nDONE\n");
    assert_ne!(calm, "SWAP");
    square(&calm);
    assert_eq!(talk.ask("SWAP2BOARD\n7,7\n0,0\n8,8\n14,0\n6,6\nDONE\n"), "SWAP");
    talk.end("END\n");
}

/// Where the program plays the opening, the brain has one.
#[test]
fn openings_lie_on_every_board_that_is_large_enough() {
    for (begin, [width, height]) in [("START 9", [9, 9]), ("RECTSTART 9,11", [9, 11]), ("START 40", [40, 40])]
    {
        let mut talk = Talk::new();
        talk.ask(&format!("{begin}\n"));
        for _ in 0..20 {
            let three = talk.ask("SWAP2BOARD\nDONE\n");
            let squares: HashSet<_> = three.split(' ').map(square).collect();
            assert_eq!(squares.len(), 3, "{begin}: {three}");
            assert!(squares.iter().all(|&(x, y)| x < width && y < height), "{begin}: {three}");
        }
        talk.end("END\n");
    }
    let mut talk = Talk::new();
    talk.ask("START 5\n");
    let refused = talk.ask("SWAP2BOARD\nDONE\n");
    assert!(refused.starts_with("ERROR"), "{refused}");
    talk.end("END\n");
}

/// On the smallest board nobody wins, and so it does not matter who has which stones.
#[test]
fn two_more_stones_are_placed_where_neither_side_is_ahead() {
    let mut talk = Talk::new();
    talk.ask("START 5\n");
    talk.say("INFO timeout_turn 100\n");
    let answer = talk.ask("SWAP2BOARD\n0,0\n2,2\n4,4\nDONE\n");
    let squares: Vec<_> = answer.split(' ').map(square).collect();
    let [nought, cross] = squares[..] else { panic!("{answer}") };
    assert!(nought != cross && ![(0, 0), (2, 2), (4, 4)].iter().any(|s| [nought, cross].contains(s)));
    // There is no third way after two more.
    let answer = talk.ask(&format!(
        "SWAP2BOARD\n0,0\n2,2\n4,4\n{},{}\n{},{}\nDONE\n",
        nought.0, nought.1, cross.0, cross.1
    ));
    assert!(answer == "SWAP" || answer.split(' ').count() == 1, "{answer}");
    talk.end("END\n");
}

#[test]
fn the_side_that_stands_better_is_taken_and_nothing_where_none_does() {
    for (worth, first, last) in [
        (-1000, Way::Crosses, Way::Crosses),
        (-21, Way::Crosses, Way::Crosses),
        (-20, Way::More, Way::Crosses),
        (0, Way::More, Way::Noughts),
        (20, Way::More, Way::Noughts),
        (21, Way::Noughts, Way::Noughts),
    ] {
        assert_eq!([way(worth, true), way(worth, false)], [first, last], "{worth}");
    }
}

#[cfg(unix)]
#[test]
fn the_manager_takes_only_answers_that_the_opening_knows() {
    let stones = [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)];
    let ask = |count: usize, answer: &str| {
        let script =
            format!("while read a; do case $a in START*) echo OK;; DONE*) echo {answer};; esac; done");
        let mut brain = Manager::start(&scripted(&script), conditions(20)).expect("it starts");
        brain.swap2_unless(&stones[..count], &AtomicBool::new(false))
    };
    for (count, answer, squares) in [
        (0, "5,5 6,6 7,7", &[(5, 5), (6, 6), (7, 7)][..]),
        (3, "SWAP", &[]),
        (3, "swap", &[]),
        (3, "5,5", &[(5, 5)]),
        (3, "5,5 6,6", &[(5, 5), (6, 6)]),
        (5, "SWAP", &[]),
        (5, "5,5", &[(5, 5)]),
    ] {
        assert_eq!(ask(count, answer).expect(answer), squares, "{count}: {answer}");
    }
    for (count, answer) in
        [(0, "SWAP"), (0, "5,5"), (0, "5,5 6,6 7,7 8,8"), (3, "5,5 6,6 7,7"), (5, "5,5 6,6"), (3, "UNKNOWN")]
    {
        let fault = ask(count, answer).expect_err(answer);
        assert!(
            matches!(&fault, Interrupted::Failed(EngineFailure::Nonsense { said }) if said == answer),
            "{count}: {fault:?}"
        );
    }
    for (count, answer) in [(0, "5,5 5,5 7,7"), (0, "15,5 5,5 7,7"), (3, "1,1"), (3, "5,5 5,5"), (5, "4,4")] {
        let fault = ask(count, answer).expect_err(answer);
        assert!(
            matches!(&fault, Interrupted::Failed(EngineFailure::Illegal { said }) if said == answer),
            "{count}: {fault:?}"
        );
    }
}
