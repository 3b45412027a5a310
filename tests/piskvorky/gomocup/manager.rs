//! The manager, series of games with programs, and programs that misbehave.

#[cfg(target_os = "linux")]
use crate::running::runs;
use piskvorky::bots::Budget;
#[cfg(unix)]
use piskvorky::bots::{Progress, Thinking, Verdict, chance};
use piskvorky::games::gomoku::GAME;
use piskvorky::games::gomoku::gomocup::manager::{Conditions, EngineFailure, Manager, Program};
use piskvorky::games::gomoku::rules::Five;
use piskvorky::play::duel::{Begin, Contestant, Duel, Series};
use piskvorky::rules::{Move, Outcome, Rules};
use std::convert::Infallible;
#[cfg(unix)]
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

pub(super) fn conditions(turn: u64) -> Conditions {
    let turn = Duration::from_millis(turn);
    Conditions { width: 15, height: 15, exact: false, turn, memory: 0 }
}

/// The program itself as a brain.
fn own() -> Program {
    Program { path: env!("CARGO_BIN_EXE_piskvorky").into(), arguments: vec!["brain".into()] }
}

/// Games of fifteen rows and columns between these two: two in turn, else one.
fn series(players: [Contestant; 2], begin: Begin, openings: Vec<Vec<Move>>, turn: u64) -> Series {
    let (game, seed, budget) = (GAME.usual(), 1, Budget::Time(Duration::from_millis(turn)));
    let games = if begin == Begin::Turns { 2 } else { 1 };
    let Ok(series) = Duel { game, players, openings, begin, games, seed, budget }.run(|number, record| {
        let full = record.outcome == Outcome::Draw && record.moves.len() == 225;
        let won = matches!(record.outcome, Outcome::Win(_));
        assert!(full || won, "game {number}: {record:?}");
        Ok::<_, Infallible>(())
    });
    series
}

#[test]
fn two_brains_play_a_pair_of_games() {
    let players = [Contestant::Program(own()), Contestant::Program(own())];
    let board = Five::new(15);
    let opening = ["e11", "f10", "g9"].map(|name| board.parse(name).expect("a cell"));
    let series = series(players, Begin::Turns, vec![opening.to_vec()], 30);
    assert_eq!(series.faults, []);
    assert_eq!((series.tally().games(), series.score.pairs.iter().sum::<u32>()), (2, 1));
    for used in series.used {
        assert!(used.moves > 0 && used.time >= used.slowest && !used.slowest.is_zero(), "{used:?}");
        assert!(cfg!(not(target_os = "linux")) || used.memory > 1 << 20, "{used:?}");
    }
}

/// The board may have more rows than columns.
#[test]
fn two_brains_play_on_any_board() {
    let wide = Conditions { width: 10, height: 12, ..conditions(30) };
    let mut brains = [(); 2].map(|()| Manager::start(&own(), wide).expect("it starts"));
    let mut moves = vec![(4, 4), (5, 5), (9, 11)];
    for ply in 0..6 {
        let square = brains[ply % 2].next(&moves).expect("it answers").0;
        assert!(square.0 < 10 && square.1 < 12 && !moves.contains(&square), "{square:?} after {moves:?}");
        moves.push(square);
    }
}

#[test]
fn a_brain_beats_an_opponent_of_the_registry() {
    let bot = GAME.bot("neighbour").expect("it is in the registry");
    let series = series([Contestant::Program(own()), Contestant::Bot(bot)], Begin::Turns, Vec::new(), 50);
    assert_eq!((series.tally().first_wins, &series.faults), (2, &Vec::new()));
}

/// A brain that behaves as a script tells.
#[cfg(unix)]
pub(super) fn scripted(script: &str) -> Program {
    Program { path: "/bin/sh".into(), arguments: vec!["-c".into(), script.into()] }
}

#[cfg(unix)]
#[test]
fn a_brain_that_misbehaves_loses_with_its_last_words() {
    let ready = "read a; echo OK; for i in 1 2 3 4 5 6 7; do read a; done; ";
    type Kind = fn(&EngineFailure) -> bool;
    let cases: [(&str, Kind, &str); 11] = [
        ("echo ERROR too small; sleep 9", |f| matches!(f, EngineFailure::Nonsense { .. }), "too small"),
        ("echo 'MESSAGE farewell'; exit 3", |f| matches!(f, EngineFailure::Gone { .. }), "farewell"),
        ("exit 3", |f| matches!(f, EngineFailure::Gone { .. }), "exit status: 3"),
        (
            "echo panicked at line 7 >&2; kill -ABRT $$",
            |f| matches!(f, EngineFailure::Gone { .. }),
            "panicked at line 7",
        ),
        ("exec >&-; sleep 9", |f| matches!(f, EngineFailure::Gone { .. }), "closed its output"),
        (
            &format!("{ready} echo nine,nine; sleep 9"),
            |f| matches!(f, EngineFailure::Nonsense { .. }),
            "nine,nine",
        ),
        (&format!("{ready} echo 15,3; sleep 9"), |f| matches!(f, EngineFailure::Illegal { .. }), "15,3"),
        (&format!("{ready} echo 7,7; sleep 9"), |f| matches!(f, EngineFailure::Illegal { .. }), "7,7"),
        (
            &format!("{ready} echo MESSAGE hm; trap '' TERM; sleep 9"),
            |f| matches!(f, EngineFailure::Late { .. }),
            "hm",
        ),
        (
            &format!("{ready} while :; do echo MESSAGE on and on; done"),
            |f| matches!(f, EngineFailure::Late { .. }),
            "on and",
        ),
        // One that suggests without end and reads no answer.
        (
            &format!("{ready} exec yes SUGGEST 1,1"),
            |f| matches!(f, EngineFailure::Late { .. }),
            "SUGGEST 1,1",
        ),
    ];
    for (script, kind, words) in cases {
        let started = Instant::now();
        let players = [Contestant::Program(scripted(script)), Contestant::Program(own())];
        let opening = vec![Five::new(15).parse("h8").expect("a cell")];
        let series = series(players, Begin::Second, vec![opening], 20);
        let [(1, (0, fault))] = &series.faults[..] else { panic!("{script}: {series:?}") };
        assert!(kind(fault) && fault.to_string().contains(words), "{script}: {fault}");
        assert_eq!(series.tally().second_wins, 1, "{script}");
        assert!(started.elapsed() < Duration::from_secs(6), "{script}: {:?}", started.elapsed());
    }
}

/// Messages stand before any answer, and a byte order mark before all that is said.
#[cfg(unix)]
#[test]
fn an_answer_is_found_among_messages() {
    let script = "printf '\\357\\273\\277'; while read a; do case $a in START*) echo MESSAGE hello; echo OK;; \
                  BEGIN*) echo DEBUG 1,1; echo message depth 3 pv 2,2; echo; echo 7,7;; esac; done";
    let mut brain = Manager::start(&scripted(script), conditions(500)).expect("it starts");
    assert_eq!(brain.next(&[]).expect("it answers").0, (7, 7));
    let marked = "printf '\\357\\273\\277OK\\r\\n'; read a; sleep 60";
    Manager::start(&scripted(marked), conditions(500)).expect("it starts");
}

/// The form shows what a program of somebody else thinks like what one of its own does.
#[cfg(unix)]
#[test]
fn what_a_program_tells_can_be_shown() {
    let script = "while read a; do case $a in START*) echo OK;; \
                  TURN*|DONE*) echo MESSAGE hello; echo MESSAGE depth 3 score -20 nodes 70 pv 6,6 5,5; \
                  echo MESSAGE depth 4 score 9 pv 7,7 1,1; echo MESSAGE depth 4 score 9 pv 99,7; echo 0,0;; esac; done";
    let board = Five::new(15);
    let (mut played, m) = (board.clone(), board.parse("h8").expect("a cell"));
    played.play(m);
    let (mut chance, stop, mut told) = (chance(1), AtomicBool::new(false), Vec::new());
    let (budget, report) = (Budget::Time(Duration::from_millis(500)), &mut |progress| told.push(progress));
    let mut thinking = Thinking { chance: &mut chance, budget, stop: &stop, report };
    let mut program = (GAME.usual().protocol().expect("it has one").open)(scripted(script));
    let answer = program.choose(&played, &[m], &mut thinking).expect("it answers");
    program.leave();
    assert_eq!(board.notation(answer), "a15");
    // The other lines begin on a cell that is taken, or on none.
    let line = ["g9", "f10"].map(|name| board.parse(name).expect("a cell")).to_vec();
    assert_eq!(told, [Progress { line, depth: 3, verdict: Verdict::Worth(-20), nodes: 70 }]);
}

/// What it is told does not fit into its pipe, and nobody may wait until it does.
#[cfg(unix)]
#[test]
fn a_brain_that_reads_nothing_is_late_and_leaves_in_time() {
    let wide = Conditions { width: 100, height: 100, ..conditions(20) };
    let moves: Vec<_> = (0..9000).map(|n| (n % 100, n / 100)).collect();
    let mut brain = Manager::start(&scripted("read a; echo OK; sleep 60"), wide).expect("it starts");
    let asked = Instant::now();
    let fault = brain.next(&moves).expect_err("it never answers");
    assert!(matches!(fault, EngineFailure::Late { .. }), "{fault}");
    assert!(asked.elapsed() < Duration::from_secs(3), "{:?}", asked.elapsed());
    let leaving = Instant::now();
    drop(brain);
    assert!(leaving.elapsed() < Duration::from_secs(1), "{:?}", leaving.elapsed());
}

/// A time beyond the end of the clock is no limit.
#[cfg(unix)]
#[test]
fn a_brain_may_have_all_the_time_of_the_world() {
    let forever = Conditions { turn: Duration::MAX, ..conditions(20) };
    let script = "while read a; do case $a in START*) echo OK;; BEGIN*) echo 7,7;; esac; done";
    let mut brain = Manager::start(&scripted(script), forever).expect("it starts");
    assert_eq!(brain.next(&[]).expect("it answers").0, (7, 7));
}

#[cfg(target_os = "linux")]
#[test]
fn a_brain_and_all_that_it_has_started_are_gone_within_a_second() {
    let scripts = [
        "read a; echo OK; sleep 600",
        "trap '' TERM HUP INT; sleep 600 & echo $! >> $0; read a; echo OK; while :; do sleep 600; done",
        "sleep 600 & echo $! >> $0; read a; echo OK; read a; exit 0",
    ];
    for script in scripts {
        let numbers = tempfile::NamedTempFile::new().expect("a file");
        let file = numbers.path().display().to_string();
        let arguments = vec!["-c".into(), format!("echo $$ >> $0; {script}"), file];
        let program = Program { path: "/bin/sh".into(), arguments };
        let brain = Manager::start(&program, conditions(20));
        let processes = std::fs::read_to_string(numbers.path()).expect("it has written its numbers");
        assert!(processes.lines().any(runs), "{script}: {processes:?}");
        let leaving = Instant::now();
        drop(brain);
        assert!(leaving.elapsed() < Duration::from_secs(1), "{script}: {:?}", leaving.elapsed());
        // A process that was killed may need a moment to vanish.
        while processes.lines().any(runs) {
            assert!(leaving.elapsed() < Duration::from_secs(1), "{script}: {processes:?}");
            std::thread::yield_now();
        }
    }
}

#[test]
fn a_program_that_is_none_cannot_be_started() {
    let nowhere = Program { path: "/no/such/brain".into(), arguments: Vec::new() };
    assert!(matches!(Manager::start(&nowhere, conditions(20)), Err(EngineFailure::NotStarted { .. })));
}

#[test]
fn a_brain_says_who_it_is() {
    let about = Manager::start(&own(), conditions(20)).and_then(|mut brain| brain.about());
    assert!(about.expect("it answers").contains("name=\"piskvorky\""));
}

/// Stones of an earlier game, or that were taken back, stand on no brain's board.
#[test]
fn a_brain_that_knows_another_position_begins_anew() {
    let mut brain = Manager::start(&own(), conditions(20)).expect("it starts");
    for moves in [&[(7, 7), (7, 8)][..], &[(7, 7)], &[], &[(3, 3), (7, 7), (4, 4)], &[]] {
        let square = brain.next(moves).unwrap_or_else(|fault| panic!("{moves:?}: {fault}")).0;
        assert!(!moves.contains(&square));
        assert!(!moves.is_empty() || square == (7, 7), "{square:?}");
    }
}

/// Whatever the protocol promises of an empty board before `BOARD`, the manager keeps.
#[cfg(unix)]
#[test]
fn the_board_is_empty_whenever_it_is_told() {
    let told = tempfile::NamedTempFile::new().expect("a file");
    let script = format!(
        "n=0; while read -r a; do echo \"$a\" >> {}; case $a in START*) echo OK;; \
         BEGIN*|TURN*|DONE*) echo 14,$n; n=$((n+1));; esac; done",
        told.path().display()
    );
    let mut brain = Manager::start(&scripted(&script), conditions(20)).expect("it starts");
    for moves in [&[(7, 7), (7, 8)][..], &[(7, 7), (7, 8), (14, 0), (0, 0)], &[(7, 7)], &[]] {
        brain.next(moves).expect("it answers");
    }
    drop(brain);
    let told = std::fs::read_to_string(told.path()).expect("it was told something");
    let told: Vec<&str> = told.lines().map(str::trim).filter(|line| !line.starts_with("INFO")).collect();
    let board = ["START 15", "BOARD", "7,7,1", "7,8,2", "DONE", "TURN 0,0"];
    let rest = ["START 15", "BOARD", "7,7,2", "DONE", "START 15", "BEGIN", "END"];
    assert_eq!(told, [&board[..], &rest].concat());
}
