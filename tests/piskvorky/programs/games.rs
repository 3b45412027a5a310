//! How programs play, lose when they misbehave, and go.

use super::{BRAIN, add, at_the_board, opponents, play, seat, status, table};
use crate::driver::AppDriver;
#[cfg(target_os = "linux")]
use crate::running::runs;
use crate::starting::{folder, start};
use piskvorky::app::Msg;
use piskvorky::app::keys::Key;
use piskvorky::app::view::{FormId, Id, Kind, Size};
use piskvorky::store::{Ending, Filter, Folders, Opponent, Order, Store};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[test]
fn a_program_is_added_plays_and_is_remembered() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    let said = add(&mut sitting, BRAIN, &["7,6", "0,0"]);
    assert!(said.contains("Robo") && said.contains("version=\"1.0\""), "{said}");
    assert_eq!(opponents(&sitting).last().map(String::as_str), Some("Robo"));
    seat(&mut sitting);
    play(&mut sitting, "h8");
    sitting.let_answer();
    assert!(status(&sitting).contains("Váš ťah"), "{}", status(&sitting));
    play(&mut sitting, "h7");
    sitting.let_answer();
    drop(sitting);

    // The next sitting knows the program, and goes on with the game.
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Ok);
    assert_eq!(opponents(&sitting).last().map(String::as_str), Some("Robo"));
    let moves = match &table(&sitting).control(Id::List).expect("it is there").kind {
        Kind::List(list) => list.rows.iter().map(|row| row[2].clone()).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(moves, ["h8", "h9", "h7", "a15"]);
}

/// It chooses its marks under swap2, and plays on with them.
#[test]
fn a_program_plays_with_the_opening_swap2() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    add(&mut sitting, BRAIN, &["5,5 6,6", "0,0"]);
    sitting.sit_at("gomoku:opening=swap2");
    sitting.send(Msg::Resize(FormId::Table, Size { w: 1000, h: 900 }));
    seat(&mut sitting);
    for name in ["h8", "a1", "i8"] {
        play(&mut sitting, name);
    }
    // It places two more, so that Jana chooses: she takes the crosses, and it is to move.
    for _ in 0..3 {
        sitting.let_answer();
    }
    play(&mut sitting, "X");
    sitting.let_answer();
    let shown = table(&sitting);
    let moves = match &shown.control(Id::List).expect("it is there").kind {
        Kind::List(list) => list.rows.iter().map(|row| row[2].as_str()).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    // The list has scrolled to its end.
    assert!(["h8", "a1", "i8", "2", "f10", "g9", "X", "a15"].ends_with(&moves), "{moves:?}");
    assert!(moves.len() > 5, "{moves:?}");
    assert!(status(&sitting).contains("Váš ťah"), "{}", status(&sitting));
}

/// Each program loses its first move, and what it said is quoted.
#[test]
fn a_program_that_misbehaves_loses_with_a_message_that_quotes_it() {
    let ready = "while read a; do case $a in START*) echo OK;; ABOUT*) echo me;; TURN*) break;; esac; done; ";
    let cases = [
        ("echo boom >&2; exit 3", "sh prehráva. Program sám skončil: OK / boom (kód 3)"),
        (
            "echo MESSAGE hm; trap '' TERM; sleep 30",
            "Program neodpovedal včas. Naposledy povedal: OK / MESSAGE hm",
        ),
        ("echo nine,nine; sleep 30", "Odpovedi programu sa nedá rozumieť: nine,nine"),
        ("echo 15,3; sleep 30", "Program ťahal tam, kam sa nesmie: 15,3"),
        ("echo 7,7; sleep 30", "Program ťahal tam, kam sa nesmie: 7,7"),
    ];
    for (script, quoted) in cases {
        let folder = folder();
        let mut sitting = at_the_board(folder.path());
        add(&mut sitting, &format!("{ready}{script}"), &[]);
        seat(&mut sitting);
        play(&mut sitting, "h8");
        let asked = Instant::now();
        sitting.let_answer();
        assert!(asked.elapsed() < Duration::from_secs(4), "{script}: {:?}", asked.elapsed());
        let status = status(&sitting);
        assert!(status.starts_with("Vyhrali ste!") && status.contains(quoted), "{script}: {status}");
        let score = table(&sitting).control(Id::Score).expect("it is there").name.clone();
        assert!(score.contains("Počítač 0 : 1 Jana"), "{script}: {score}");
        // The board takes no more moves, and a step back goes on with the game.
        play(&mut sitting, "a1");
        assert!(sitting.asked.is_empty());
        sitting.press(Id::Undo);
        assert!(self::status(&sitting).contains("Váš ťah"), "{script}");
        sitting.press(Id::Redo);
        sitting.let_answer();
        drop(sitting);
        let mut store = Store::open(&Folders::from(Some(folder.path().to_owned())));
        let listed = store.list(&Filter::default(), Order::default(), 0, 10);
        let ours = &listed.rows[0];
        assert_eq!(ours.opponent, Opponent::Program("sh".to_owned()), "{script}");
        assert_eq!(ours.ending, Some(Ending::Win), "{script}");
    }
}

/// A program that thinks for ever and hears nothing is gone within a second after
/// its answer is no longer wanted.
#[cfg(target_os = "linux")]
#[test]
fn a_program_is_gone_when_its_game_is_left() {
    type Way = fn(&mut AppDriver);
    let ways: [Way; 4] = [
        |sitting| sitting.press(Id::NewGame),
        |sitting| sitting.press(Id::MainMenu),
        |sitting| sitting.sit_at("wild"),
        // The same game on another board.
        |sitting| sitting.send(Msg::Choose(FormId::Table, Id::Option(0), 1)),
    ];
    for (n, way) in ways.into_iter().enumerate() {
        for thinking in [true, false] {
            let folder = folder();
            let note = folder.path().join("process");
            let script = format!(
                "trap '' TERM HUP; while read -r a; do case $a in START*) echo OK;; ABOUT*) echo me;; \
                 TURN*) echo $$ > {}; {} ;; esac; done; sleep 60",
                note.display(),
                if thinking { "sleep 60" } else { "echo 0,0" }
            );
            let mut sitting = at_the_board(folder.path());
            add(&mut sitting, &script, &[]);
            seat(&mut sitting);
            play(&mut sitting, "h8");
            let question = sitting.asked.pop().expect("it is asked");
            let stop = std::sync::Arc::new(AtomicBool::new(false));
            let flag = stop.clone();
            let thinker = std::thread::spawn(move || question.answer(&flag, &mut |_| {}));
            let until = Instant::now() + Duration::from_secs(10);
            let process = loop {
                let text = std::fs::read_to_string(&note).unwrap_or_default();
                if text.ends_with('\n') {
                    break text.trim().to_owned();
                }
                assert!(Instant::now() < until, "it never began to think");
                std::thread::sleep(Duration::from_millis(5));
            };
            assert!(runs(&process));
            if !thinking {
                thinker.join().expect("it answers");
                sitting.effects.clear();
                way(&mut sitting);
            } else {
                sitting.effects.clear();
                way(&mut sitting);
                assert!(sitting.effects.contains(&"stop".to_owned()), "way {n}: {:?}", sitting.effects);
                stop.store(true, Ordering::Relaxed);
                thinker.join().expect("it answers");
            }
            let left = Instant::now();
            while runs(&process) {
                assert!(left.elapsed() < Duration::from_secs(1), "way {n}, thinking {thinking}");
                std::thread::sleep(Duration::from_millis(5));
            }
        }
    }
}

/// In the middle of a game against a program, which has answered once.
fn against_a_program(folder: &Path) -> AppDriver {
    let mut sitting = at_the_board(folder);
    add(&mut sitting, BRAIN, &["7,6", "0,0"]);
    seat(&mut sitting);
    play(&mut sitting, "h8");
    sitting.let_answer();
    sitting
}

fn remove(sitting: &mut AppDriver) {
    sitting.press(Id::Programs);
    sitting.send(Msg::Choose(FormId::Programs, Id::List, 0));
    sitting.press(Id::Remove);
    sitting.plain_key(Key::Escape);
}

/// Such a game can be looked at. Whoever tries to go on with it all the same changes
/// nothing in what is kept.
#[test]
fn a_game_against_a_program_that_was_removed_is_not_taken_up() {
    let folder = folder();
    let mut sitting = against_a_program(folder.path());
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
    for name in ["a1", "b1", "c1"] {
        play(&mut sitting, name);
    }
    drop(sitting);

    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.press(Id::Ok);
    remove(&mut sitting);
    sitting.press(Id::MainMenu);
    sitting.press(Id::Results);
    let line = match &sitting.top().control(Id::List).expect("the games").kind {
        Kind::List(list) => list.rows.iter().position(|row| row[3] == "Robo").expect("it is listed"),
        other => panic!("{other:?}"),
    };
    for _ in 0..2 {
        sitting.send(Msg::Open(FormId::Results, Id::List, line));
        assert_eq!(sitting.top().id, FormId::Replay, "the line leads to its game");
        sitting.press(Id::Continue);
        assert!(
            sitting.message().is_some_and(|said| said.contains("len prezerať")),
            "{:?}",
            sitting.message()
        );
        sitting.press(Id::Ok);
        sitting.plain_key(Key::Escape);
        assert_eq!(sitting.top().id, FormId::Results);
    }
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    assert!(sitting.message().is_some(), "the other game is offered as before");
    sitting.press(Id::Ok);
    match &table(&sitting).control(Id::List).expect("it is there").kind {
        Kind::List(list) => assert_eq!(list.total, 3),
        other => panic!("{other:?}"),
    }
}

/// Nobody is asked about a game that cannot go on.
#[test]
fn a_game_against_a_program_that_was_removed_is_not_offered() {
    let folder = folder();
    let mut sitting = against_a_program(folder.path());
    remove(&mut sitting);
    drop(sitting);
    let mut sitting = start(folder.path(), Some("Jana"), None);
    assert_eq!(sitting.message(), None);
    sitting.sit_at("gomoku");
    match &table(&sitting).control(Id::List).expect("it is there").kind {
        Kind::List(list) => assert_eq!(list.total, 0),
        other => panic!("{other:?}"),
    }
}
