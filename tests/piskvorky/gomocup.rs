//! The protocol of five-in-a-row programs, both ends.

use piskvorky::bots::Budget;
use piskvorky::games::five::FIVE_15;
use piskvorky::games::five::rules::{Five, Rule};
use piskvorky::gomocup::brain;
use piskvorky::gomocup::manager::{Conditions, Fault, Manager, Program};
use piskvorky::gomocup::openings;
use piskvorky::gomocup::referee::{Player, Referee, Score};
use std::collections::HashSet;
use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write, pipe};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// A brain in a thread, and this end of its pipes.
struct Talk {
    to: Option<PipeWriter>,
    from: BufReader<PipeReader>,
    brain: JoinHandle<std::io::Result<()>>,
}

impl Talk {
    fn new() -> Talk {
        let (its_input, to) = pipe().expect("a pipe");
        let (from, its_output) = pipe().expect("a pipe");
        let brain = std::thread::spawn(|| brain::run(BufReader::new(its_input), its_output, 1, 1));
        Talk { to: Some(to), from: BufReader::new(from), brain }
    }

    fn say(&mut self, text: &str) {
        self.to.as_mut().expect("open").write_all(text.as_bytes()).expect("the brain reads");
    }

    /// The next answer; messages are passed over.
    fn hear(&mut self) -> String {
        loop {
            let mut line = String::new();
            self.from.read_line(&mut line).expect("text");
            assert!(line.ends_with("\r\n") || line.is_empty(), "{line:?}");
            if !line.starts_with("MESSAGE") {
                return line.trim_end().to_owned();
            }
        }
    }

    fn ask(&mut self, text: &str) -> String {
        self.say(text);
        self.hear()
    }

    /// Ends the brain, and returns all that it still says.
    fn end(mut self, last: &str) -> String {
        self.say(last);
        self.to = None;
        let mut rest = String::new();
        while self.from.read_line(&mut rest).expect("text") > 0 {}
        self.brain.join().expect("it does not panic").expect("its answers are read");
        rest
    }
}

fn square(answer: &str) -> (usize, usize) {
    let (x, y) = answer.split_once(',').unwrap_or_else(|| panic!("{answer:?} is no square"));
    (x.parse().expect("a column"), y.parse().expect("a row"))
}

const AT_ONCE: &str = "INFO timeout_turn 0\n";

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

#[test]
fn a_thinking_brain_hears_that_it_is_to_stop() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say("INFO timeout_turn 600000\nTURN 7,7\n");
    std::thread::yield_now();
    let asked = Instant::now();
    square(&talk.ask("YXSTOP\n"));
    assert!(asked.elapsed() < Duration::from_secs(5));
    talk.say("TURN 0,0\n");
    let asked = Instant::now();
    assert_eq!(talk.end("END\n"), "", "nothing is said after the end");
    assert!(asked.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_thinking_brain_notices_that_nobody_listens() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    let asked = Instant::now();
    let rest = talk.end("INFO timeout_turn 600000\nTURN 7,7\n");
    square(rest.trim_end());
    assert!(asked.elapsed() < Duration::from_secs(5));
}

#[test]
fn sides_are_chosen_under_swap2() {
    let mut talk = Talk::new();
    talk.ask("START 15\n");
    talk.say(AT_ONCE);
    let three = talk.ask("SWAP2BOARD\nDONE\n");
    let squares: HashSet<_> = three.split(' ').map(square).collect();
    assert_eq!(squares.len(), 3, "{three}");
    assert!(squares.iter().all(|&(x, y)| x < 15 && y < 15), "{three}");
    // Two marks of black alone in the corner of the world are no danger; three in a row are.
    let calm = talk.ask("SWAP2BOARD\n0,0\n7,7\n14,14\nDONE\n");
    assert_ne!(calm, "SWAP");
    square(&calm);
    assert_eq!(talk.ask("SWAP2BOARD\n7,7\n0,0\n8,8\n14,0\n6,6\nDONE\n"), "SWAP");
    talk.end("END\n");
}

fn conditions(turn: u64) -> Conditions {
    let turn = Duration::from_millis(turn);
    Conditions { width: 15, height: 15, exact: false, turn, memory: 0 }
}

/// The program itself as a brain.
fn own() -> Program {
    Program { path: env!("CARGO_BIN_EXE_piskvorky").into(), arguments: vec!["brain".into()] }
}

#[test]
fn two_brains_play_a_pair_of_games() {
    let players = [Player::Brain(own()), Player::Brain(own())];
    let mut referee = Referee::new(players, Conditions { width: 10, height: 12, ..conditions(30) }, 1);
    let mut score = Score::default();
    for began in 0..2 {
        let game = referee.play(&[(4, 4), (5, 5), (6, 6)], began);
        assert!(game.fault.is_none(), "{:?}", game.fault);
        assert!(game.winner.is_some() || game.moves.len() == 120, "{game:?}");
        score.add(game.winner);
    }
    assert_eq!(score.wins + score.draws + score.losses, 2);
    assert_eq!(score.pairs.iter().sum::<u32>(), 1);
    assert!(referee.used.iter().all(|used| used.moves > 0));
}

#[test]
fn a_brain_beats_an_opponent_of_the_registry() {
    let bot = (FIVE_15.bot("neighbour").expect("it is in the registry").make)();
    let players = [Player::Brain(own()), Player::Bot(bot, Budget::Nodes(1))];
    let mut referee = Referee::new(players, conditions(50), 1);
    for began in 0..2 {
        let game = referee.play(&[], began);
        assert_eq!(game.winner, Some(0), "{game:?}");
    }
}

/// A brain that behaves as a script tells.
#[cfg(unix)]
fn scripted(script: &str) -> Program {
    Program { path: "/bin/sh".into(), arguments: vec!["-c".into(), script.into()] }
}

#[cfg(unix)]
#[test]
fn a_brain_that_misbehaves_loses_with_its_last_words() {
    let ready = "read a; echo OK; for i in 1 2 3 4 5 6 7; do read a; done; ";
    type Kind = fn(&Fault) -> bool;
    let cases: [(&str, Kind, &str); 10] = [
        ("echo ERROR too small; sleep 9", |f| matches!(f, Fault::Nonsense(_)), "too small"),
        ("echo 'MESSAGE farewell'; exit 3", |f| matches!(f, Fault::Gone(..)), "farewell"),
        ("exit 3", |f| matches!(f, Fault::Gone(..)), "exit status: 3"),
        (
            "echo panicked at line 7 >&2; kill -ABRT $$",
            |f| matches!(f, Fault::Gone(..)),
            "panicked at line 7",
        ),
        ("exec >&-; sleep 9", |f| matches!(f, Fault::Gone(..)), "closed its output"),
        (&format!("{ready} echo nine,nine; sleep 9"), |f| matches!(f, Fault::Nonsense(_)), "nine,nine"),
        (&format!("{ready} echo 15,3; sleep 9"), |f| matches!(f, Fault::Illegal(_)), "15,3"),
        (&format!("{ready} echo 7,7; sleep 9"), |f| matches!(f, Fault::Illegal(_)), "7,7"),
        (&format!("{ready} echo MESSAGE hm; trap '' TERM; sleep 9"), |f| matches!(f, Fault::Late(_)), "hm"),
        (
            &format!("{ready} while :; do echo MESSAGE on and on; done"),
            |f| matches!(f, Fault::Late(_)),
            "on and",
        ),
    ];
    for (script, kind, words) in cases {
        let started = Instant::now();
        let players = [Player::Brain(scripted(script)), Player::Brain(own())];
        let game = Referee::new(players, conditions(20), 1).play(&[(7, 7)], 1);
        let fault = game.fault.unwrap_or_else(|| panic!("{script}: no fault"));
        assert!(kind(&fault) && fault.to_string().contains(words), "{script}: {fault}");
        assert_eq!(game.winner, Some(1), "{script}");
        assert!(started.elapsed() < Duration::from_secs(6), "{script}: {:?}", started.elapsed());
    }
}

/// Whether a process is there and has not ended.
#[cfg(target_os = "linux")]
fn runs(process: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    status.lines().any(|line| line.starts_with("State:") && !line.contains('Z'))
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
    assert!(matches!(Manager::start(&nowhere, conditions(20)), Err(Fault::Start(_))));
}

#[test]
fn a_brain_says_who_it_is() {
    let about = Manager::start(&own(), conditions(20)).and_then(|mut brain| brain.about());
    assert!(about.expect("it answers").contains("name=\"piskvorky\""));
}

#[test]
fn openings_are_read_as_offsets_from_the_middle() {
    let read = |text: &str, width, height| openings::read(text, &Five::with(width, height, 5, Rule::Free));
    let text = "# a comment\n0,0, 1,-1, 3,2\n\n7 7\r\n";
    assert_eq!(read(text, 15, 15), Ok(vec![vec![(7, 7), (8, 6), (10, 9)], vec![(14, 14)]]));
    assert_eq!(read("0,0", 20, 10), Ok(vec![vec![(10, 5)]]));
    let won = "0,0, 0,5, 1,0, 1,5, 2,0, 2,5, 3,0, 3,5, 4,0";
    for (text, line, fault) in [
        ("0,0\n8,0", 2, openings::Fault::Cell(1)),
        ("0,0, 1,1, 0,0", 1, openings::Fault::Cell(3)),
        ("-32768,-32768", 1, openings::Fault::Cell(1)),
        ("\n\nx", 3, openings::Fault::NoPairs),
        ("1,2,3", 1, openings::Fault::NoPairs),
        ("99999,0", 1, openings::Fault::NoPairs),
        (won, 1, openings::Fault::Over),
        (&format!("{won}, 5,5"), 1, openings::Fault::Over),
    ] {
        assert_eq!(read(text, 15, 15), Err((line, fault)), "{text:?}");
    }
}

#[test]
fn a_score_is_counted_in_pairs() {
    let mut score = Score::default();
    assert_eq!(score.elo(), None);
    for winner in [Some(0), Some(0), Some(0), Some(1), None, Some(0), Some(1), None] {
        score.add(winner);
    }
    assert_eq!((score.wins, score.draws, score.losses), (4, 2, 2));
    assert_eq!(score.pairs, [0, 1, 1, 1, 1]);
    let (elo, error) = score.elo().expect("there are pairs");
    // Five of eight points: 400 · log10(5/3).
    assert!((elo - 88.7).abs() < 0.1, "{elo}");
    assert!(error > 100.0, "{error}");
    assert!(score.likelihood(20.0) > 0.0);
    assert_eq!(score.least(), None);
}

#[test]
fn a_score_without_spread_promises_no_more_than_it_can() {
    let score = |winners: &[usize]| {
        let mut score = Score::default();
        winners.iter().for_each(|&winner| score.add(Some(winner)));
        score
    };
    let split = score(&[0, 1, 1, 0, 0, 1]);
    let (elo, error) = split.elo().expect("both have won");
    assert!(elo.abs() < 0.1 && error > 100.0, "{elo} ± {error}");
    for (winner, sign) in [(0, 1.0), (1, -1.0)] {
        assert_eq!(score(&[winner; 6]).least(), None);
        let all = score(&[winner; 100]);
        assert_eq!(all.elo(), None);
        let least = all.least().expect("one has won everything");
        // 97 to 3.
        assert!((least - sign * 603.9).abs() < 0.1, "{least}");
    }
}
