//! The opening *swap2*: who is to move, what is chosen, whose the marks are, and
//! what opponents make of it.

#[cfg(unix)]
use crate::setups::setup;
use piskvorky::board::Board;
#[cfg(unix)]
use piskvorky::bots::outside::{EngineFailure, Program};
use piskvorky::bots::{Budget, Thinking, chance};
use piskvorky::games::gomoku::GAME;
use piskvorky::games::gomoku::engine::evaluation::Weights;
use piskvorky::games::gomoku::engine::search::SearchOptions;
use piskvorky::games::gomoku::engine::search_board::{Place, SearchBoard};
use piskvorky::games::gomoku::engine::table::Table;
use piskvorky::games::gomoku::engine::think::think;
use piskvorky::games::gomoku::gomocup::brain;
use piskvorky::games::gomoku::rules::Rule;
use piskvorky::games::gomoku::sheet::{Cell, Sheet};
use piskvorky::games::gomoku::swap::{CROSSES, MORE, NOUGHTS, Stage, Swap2};
use piskvorky::games::gomoku::swap_bots::OPENINGS;
use piskvorky::rules::{Move, Outcome, Rules, Side};
use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn after(moves: &str) -> Swap2 {
    let mut position = Swap2::new(15, Rule::Free);
    for name in moves.split_whitespace() {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} in\n{}", position.text()));
        position.play(m);
    }
    position
}

fn turns(moves: &str) -> Vec<usize> {
    let names: Vec<&str> = moves.split_whitespace().collect();
    (0..=names.len()).map(|n| after(&names[..n].join(" ")).turn().index()).collect()
}

#[test]
fn each_way_of_the_opening_lets_the_right_side_move() {
    assert_eq!(turns("h8 a1 i8 X a2 j8 a3"), [0, 0, 0, 1, 0, 1, 0, 1]);
    assert_eq!(turns("h8 a1 i8 O a2 j8 a3"), [0, 0, 0, 1, 1, 0, 1, 0]);
    assert_eq!(turns("h8 a1 i8 2 a2 j8 X a3 k8"), [0, 0, 0, 1, 1, 1, 0, 1, 0, 1]);
    assert_eq!(turns("h8 a1 i8 2 a2 j8 O a3 k8"), [0, 0, 0, 1, 1, 1, 0, 0, 1, 0]);
}

#[test]
fn there_is_no_choice_but_when_it_is_time() {
    let choices = |moves: &str| {
        let legal = after(moves).legal();
        [CROSSES, NOUGHTS, MORE].map(|m| legal.contains(&m))
    };
    assert_eq!(choices("h8 a1"), [false; 3]);
    assert_eq!(choices("h8 a1 i8"), [true; 3]);
    assert_eq!(after("h8 a1 i8").legal().len(), 3);
    assert_eq!(choices("h8 a1 i8 2"), [false; 3]);
    assert_eq!(choices("h8 a1 i8 2 a2 j8"), [true, true, false]);
    assert_eq!(choices("h8 a1 i8 O"), [false; 3]);
    assert_eq!(after("h8 a1 i8").parse("b2"), None);
    assert_eq!(after("h8 a1").parse("X"), None);
}

#[test]
fn who_draws_the_five_has_won() {
    let crosses = "a2 j8 a3 k8 a4 l8";
    for (choice, winner) in
        [("X", Side::Second), ("O", Side::First), ("2 o1 o3 X", Side::First), ("2 o1 o3 O", Side::Second)]
    {
        let position = after(&format!("h8 a1 i8 {choice} {crosses}"));
        assert_eq!(position.outcome(), Some(Outcome::Win(winner)), "{choice}");
        assert!(position.legal().is_empty());
    }
}

#[test]
fn what_can_be_chosen_is_seen_beside_the_board() {
    let before = after("h8 a1");
    let there = after("h8 a1 i8");
    let marks = |position: &Swap2| position.scene(&Default::default()).shapes.len();
    assert!(marks(&there) > marks(&before) + 4, "the signs appear");
    assert_eq!(there.place(there.clicks(MORE)[0]).name, "2");
}

fn choose(key: &str, position: &Swap2, seed: u64) -> Move {
    let (mut chance, stop) = (chance(seed), AtomicBool::new(false));
    let budget = Budget::Nodes(3_000);
    let mut thinking = Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} };
    let bot = GAME.bot(key).expect("it plays this game");
    bot.make().choose(position, &mut thinking)
}

#[test]
fn the_engine_takes_the_side_that_stands_better() {
    // Three crosses in a row; then three that stand alone against two noughts.
    assert_eq!(choose("engine:6", &after("h8 a1 i8 2 a15 j8"), 1), CROSSES);
    assert_eq!(choose("engine:6", &after("a1 h8 o15 2 i8 o1"), 1), NOUGHTS);
}

#[test]
fn the_engine_places_two_more_where_neither_side_is_ahead() {
    let corners = after("a1 o15 a15");
    assert_eq!(choose("engine:6", &corners, 1), MORE);
    // Where one side is ahead it takes that, and after two more there is no third way.
    assert_eq!(choose("engine:6", &after("h8 a1 i9"), 1), CROSSES);
    assert_eq!(choose("engine:6", &after("a1 h8 o15"), 1), NOUGHTS);
    let mut position = corners;
    for _ in 0..3 {
        position.play(choose("engine:6", &position, 1));
    }
    assert_eq!(position.stage(), Stage::LastChoice);
    assert_ne!(choose("engine:6", &position, 1), MORE);
}

/// A program that answers each question with the next of these lines.
#[cfg(unix)]
fn program(answers: &str) -> Program {
    let script = format!(
        "set -- {answers}; while read -r a; do case $a in START*) echo OK;; \
         DONE*|TURN*|BEGIN*) echo $1 | tr _ ' '; shift;; esac; done"
    );
    Program { path: "/bin/sh".into(), arguments: vec!["-c".into(), script] }
}

/// The moves that a program adds to these ones as long as it is its side's turn.
#[cfg(unix)]
fn outside(answers: &str, moves: &[&str]) -> Result<Vec<String>, EngineFailure> {
    let protocol = setup("gomoku:opening=swap2").protocol().expect("programs can play it");
    let mut program = (protocol.open)(program(answers));
    let (mut chance, stop) = (chance(1), AtomicBool::new(false));
    let budget = Budget::Time(std::time::Duration::from_millis(500));
    let mut thinking = Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} };
    let (mut position, mut played, mut said) = (Swap2::new(15, Rule::Free), Vec::new(), Vec::new());
    for given in moves {
        if *given == "?" {
            let turn = position.turn();
            while position.turn() == turn && said.len() < 10 {
                let m = program.choose(&position, &played, &mut thinking)?;
                assert!(position.legal().contains(&m));
                said.push(position.notation(m));
                position.play(m);
                played.push(m);
            }
        } else {
            let m = position.parse(given).expect("it is legal");
            position.play(m);
            played.push(m);
        }
    }
    Ok(said)
}

#[cfg(unix)]
#[test]
fn a_program_opens_chooses_and_plays_on() {
    let said = |answers, moves: &str| {
        let moves: Vec<&str> = moves.split(' ').collect();
        outside(answers, &moves).unwrap_or_else(|failure| panic!("{answers}: {failure}"))
    };
    // As the first side: it opens, and then plays the noughts or the crosses.
    assert_eq!(said("0,14_1,14_2,14 5,5", "? X ?"), ["a1", "b1", "c1", "f10"]);
    assert_eq!(said("0,14_1,14_2,14 SWAP 5,5", "? 2 d4 e5 ? f6 ?"), ["a1", "b1", "c1", "X", "f10"]);
    assert_eq!(said("0,14_1,14_2,14 5,5", "? 2 d4 e5 ?"), ["a1", "b1", "c1", "O", "f10"]);
    // As the second side it has three ways.
    assert_eq!(said("SWAP 5,5", "a1 b1 c1 ? d4 ?"), ["X", "f10"]);
    assert_eq!(said("5,5 6,6", "a1 b1 c1 ? d4 ?"), ["O", "f10", "g9"]);
    assert_eq!(said("5,5_6,6 7,7", "a1 b1 c1 ? X ?"), ["2", "f10", "g9", "h8"]);
}

#[cfg(unix)]
#[test]
fn a_program_that_does_not_know_the_opening_loses() {
    for (answers, moves) in [("UNKNOWN", &["?"][..]), ("0,0", &["?"]), ("UNKNOWN", &["a1", "b1", "c1", "?"])]
    {
        let failure = outside(answers, moves).expect_err(answers);
        assert_eq!(failure, EngineFailure::Nonsense { said: answers.to_owned() });
    }
    let failure = outside("0,14", &["a1", "b1", "c1", "?"]).expect_err("taken");
    assert_eq!(failure, EngineFailure::Illegal { said: "0,14".to_owned() });
}

#[test]
fn openings_of_the_engine_vary() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let mut position = Swap2::new(15, Rule::Free);
        for _ in 0..3 {
            let m = choose("engine:4", &position, seed);
            assert!(position.legal().contains(&m));
            position.play(m);
        }
        assert_eq!(position.stage(), Stage::Choice);
        seen.insert(position.key());
    }
    assert!(seen.len() >= 4, "only {} openings", seen.len());
}

/// What a side is ahead at most, as `examples/five_openings.rs` has it.
const BOUND: i32 = 60;

/// What the engine finds a position worth to the side to move, and its best move.
fn judge(field: &SearchBoard) -> (i32, Place) {
    let (table, never) = (Table::new(32 << 20), AtomicBool::new(false));
    let found = think(field, SearchOptions::FULL, &table, Budget::Nodes(10_000), &never, &mut |_| {});
    (found.value, found.line[0])
}

/// By what the noughts are ahead after these marks, judged from both sides.
fn ahead(marks: [(i16, i16); 3], side: u8, rule: Rule) -> i32 {
    let mut position = Swap2::new(side, rule);
    let size = usize::from(side);
    let mut field = SearchBoard::new(size, size, rule, Arc::clone(Weights::standard()));
    for (x, y) in marks {
        let middle = position.board().middle();
        let cell = Cell { x: middle.x + x, y: middle.y + y };
        assert!(position.board().free(cell), "{cell:?} in\n{}", position.text());
        position.play(position.board().to_move(cell));
        let [column, row] = [cell.x, cell.y].map(|n| usize::try_from(n).expect("on the board"));
        field.play(field.place(column, row));
    }
    assert_eq!((position.stage(), position.outcome()), (Stage::Choice, None), "{marks:?}");
    let (noughts, best) = judge(&field);
    field.play(best);
    (noughts - judge(&field).0) / 2
}

/// On every board and by both rules they are legal, and neither side is ahead.
#[test]
fn openings_of_the_engine_are_balanced() {
    for side in [15, 19, 20] {
        for rule in [Rule::Free, Rule::Exact] {
            for marks in OPENINGS {
                let ahead = ahead(marks, side, rule);
                assert!(ahead.abs() <= BOUND, "{marks:?} on {side} rows by {rule:?}: {ahead}");
            }
        }
    }
    // The judge would see it.
    let one_sided = ahead([(0, 0), (-7, 7), (1, -1)], 15, Rule::Free);
    assert!(one_sided < -5 * BOUND, "{one_sided}");
}

/// Turned and mirrored, no two of them are the same.
#[test]
fn openings_of_the_engine_differ() {
    let turn = |(x, y): (i16, i16), n: u8| {
        let (x, y) = if n & 1 == 0 { (x, y) } else { (y, x) };
        (if n & 2 == 0 { x } else { -x }, if n & 4 == 0 { y } else { -y })
    };
    let least = |marks: [(i16, i16); 3]| {
        let all = (0..8).flat_map(|n| {
            let [first, nought, last] = marks.map(|at| turn(at, n));
            [[first, nought, last], [last, nought, first]]
        });
        all.min().expect("there are sixteen")
    };
    let all: std::collections::BTreeSet<_> = OPENINGS.into_iter().map(least).collect();
    assert!(all.len() == OPENINGS.len() && all.len() >= 6, "{all:?}");
}

/// What the brain answers to these stones.
fn brain(stones: &str) -> String {
    let input = format!("START 15\nINFO timeout_turn 500\nSWAP2BOARD\n{stones}DONE\n");
    let mut output = Vec::new();
    // The end of the input ends what is thought about, so that it has to wait.
    let slow = Slow(Cursor::new(input.into_bytes()));
    brain::run(std::io::BufReader::new(slow), &mut output, 1, 1).expect("it is read");
    let text = String::from_utf8(output).expect("text");
    text.lines().last().expect("an answer").to_owned()
}

/// Keeps the input open until the brain has had its time.
struct Slow(Cursor<Vec<u8>>);

impl std::io::Read for Slow {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let read = self.0.read(buffer)?;
        if read == 0 {
            std::thread::sleep(std::time::Duration::from_secs(2));
        }
        Ok(read)
    }
}

/// The brain swaps where the opponent of the game takes the crosses.
#[test]
fn the_brain_chooses_as_the_opponent_does() {
    // Three crosses in a row; then three that stand alone against two noughts.
    assert_eq!(brain("7,7\n0,14\n8,7\n0,0\n9,7\n"), "SWAP");
    assert_eq!(choose("engine:6", &after("h8 a1 i8 2 a15 j8"), 1), CROSSES);
    assert_ne!(brain("0,14\n7,7\n14,0\n8,7\n14,14\n"), "SWAP");
    assert_eq!(choose("engine:6", &after("a1 h8 o15 2 i8 o1"), 1), NOUGHTS);
    assert_eq!(brain("").split(' ').count(), 3);
}
