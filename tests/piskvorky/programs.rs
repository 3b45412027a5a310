//! Programs of others as opponents: how they are added, how they play, and how
//! they lose when they misbehave.

use crate::sitting::Sitting;
use crate::tour::{folder, start};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Form, FormId, Id, Kind, Size};
use piskvorky::app::{FileWish, Msg};
use piskvorky::games::{GAMES, game};
use piskvorky::store::{Ending, Filter, Folders, Opponent, Order, Store};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A brain that says who it is, and answers each move with the next of these lines.
const BRAIN: &str = r#"while read -r a; do case $a in
START*) echo OK;;
ABOUT*) echo 'name="Robo", version="1.0"';;
BEGIN*|TURN*|DONE*) echo "$1"; shift;;
END*) exit;;
esac; done"#;

/// Jana at five in a row on the board of fifteen.
fn at_the_board(folder: &Path) -> Sitting {
    let mut sitting = start(folder, Some("Jana"), None);
    sitting.sit_at("five-15");
    sitting
}

/// Adds a script with its arguments; what the form then says.
fn add(sitting: &mut Sitting, script: &str, rest: &[&str]) -> String {
    let words = ["-c", script, "brain"].into_iter().chain(rest.iter().copied());
    add_program(sitting, "/bin/sh", &shlex::try_join(words).expect("no zeros"))
}

fn add_program(sitting: &mut Sitting, path: &str, arguments: &str) -> String {
    sitting.press(Id::Programs);
    sitting.send(Msg::Type(FormId::Programs, Id::Path, path.to_owned()));
    sitting.send(Msg::Type(FormId::Programs, Id::Arguments, arguments.to_owned()));
    sitting.plain_key(Key::Enter);
    sitting.let_try();
    let said = sitting.top().control(Id::Status).expect("the form says something").name.clone();
    sitting.plain_key(Key::Escape);
    said
}

fn table(sitting: &Sitting) -> Form {
    sitting.app.forms().into_iter().find(|form| form.id == FormId::Table).expect("the table is open")
}

fn status(sitting: &Sitting) -> String {
    table(sitting).control(Id::Status).expect("it is there").name.clone()
}

/// The lines of the combo box of the second side.
fn opponents(sitting: &Sitting) -> Vec<String> {
    match &table(sitting).control(Id::Side(1)).expect("it is there").kind {
        Kind::Choice { items, .. } => items.clone(),
        other => panic!("{other:?}"),
    }
}

/// The first program takes the second side.
fn seat(sitting: &mut Sitting) {
    let item = 1 + game("five-15").expect("it is there").bots.len();
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), item));
}

fn play(sitting: &mut Sitting, name: &str) {
    for c in name.chars() {
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Char(c)));
    }
    sitting.key_on(Some(Id::Board), Chord::plain(Key::Enter));
}

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

/// It is offered there all the same, so that it has to be said.
#[test]
fn the_trial_tells_whether_a_program_knows_swap2() {
    for (answer, knows) in [("7,6", false), ("5,5 6,6 7,7", true)] {
        let folder = folder();
        let mut sitting = at_the_board(folder.path());
        let said = add(&mut sitting, BRAIN, &[answer]);
        assert!(said.contains("Robo"), "{said}");
        assert_eq!(!said.contains("swap2 nepozná"), knows, "{answer}: {said}");
    }
}

/// It chooses its marks under swap2, and plays on with them.
#[test]
fn a_program_plays_with_the_opening_swap2() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    add(&mut sitting, BRAIN, &["5,5 6,6", "0,0"]);
    sitting.sit_at("five-15-swap2");
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

#[test]
fn a_removed_program_stays_only_where_it_sits() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    add(&mut sitting, BRAIN, &["7,6"]);
    add(&mut sitting, BRAIN, &["7,6"]);
    let known = |sitting: &Sitting| opponents(sitting).iter().filter(|name| name.starts_with("Robo")).count();
    assert_eq!(known(&sitting), 2);
    assert!(opponents(&sitting).contains(&"Robo 2".to_owned()));
    seat(&mut sitting);
    for _ in 0..2 {
        sitting.press(Id::Programs);
        sitting.send(Msg::Choose(FormId::Programs, Id::List, 0));
        sitting.press(Id::Remove);
        sitting.plain_key(Key::Escape);
    }
    assert_eq!(known(&sitting), 1, "{:?}", opponents(&sitting));
    play(&mut sitting, "h8");
    sitting.let_answer();
    assert!(status(&sitting).contains("Váš ťah"), "{}", status(&sitting));
    sitting.sit_at("five-19");
    assert_eq!(known(&sitting), 0);
}

#[test]
fn only_games_that_programs_can_play_offer_them() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    add(&mut sitting, BRAIN, &[]);
    for game in GAMES.iter().skip(1) {
        sitting.sit_at(game.key);
        let offered = opponents(&sitting).contains(&"Robo".to_owned());
        assert_eq!(offered, game.protocol.is_some(), "{}", game.key);
    }
}

#[test]
fn a_program_that_will_not_do_is_not_added_and_the_form_says_why() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    let before = opponents(&sitting);
    assert_eq!(add_program(&mut sitting, " ", ""), "Najprv vyberte program.");
    assert_eq!(add_program(&mut sitting, "/bin/sh", "'"), "V argumentoch chýba úvodzovka.");
    let said = add_program(&mut sitting, "/no/such/brain", "");
    assert!(said.starts_with("Program sa nepodarilo spustiť: "), "{said}");
    // The system has no words in the player's language.
    let said = add_program(&mut sitting, folder.path().to_str().expect("a plain name"), "");
    assert_eq!(said, "Program sa nepodarilo spustiť: je to priečinok, nie súbor");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let file = folder.path().join("no-program");
        std::fs::write(&file, "\x7fELF nonsense").expect("written");
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).expect("it is ours");
        let said = add_program(&mut sitting, file.to_str().expect("a plain name"), "");
        assert_eq!(said, "Program sa nepodarilo spustiť: systém ho nevie spustiť ako program");
        assert_eq!(add(&mut sitting, "kill -6 $$", &[]), "Program sám skončil: signál 6");
    }
    assert_eq!(add(&mut sitting, "exit 7", &[]), "Program sám skončil: kód 7");
    let said = add(&mut sitting, "echo ERROR too small; sleep 9", &[]);
    assert_eq!(said, "Odpovedi programu sa nedá rozumieť: ERROR too small");
    let said = add(&mut sitting, "echo farewell >&2; exit 3", &[]);
    assert!(said.starts_with("Program sám skončil: ") && said.contains("farewell"), "{said}");
    assert_eq!(opponents(&sitting), before);
}

#[test]
fn a_program_is_found_by_the_form_for_files() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    sitting.press(Id::Programs);
    sitting.press(Id::Browse);
    let wish = sitting.picked.take().expect("a file is asked for");
    assert_eq!((wish.wish, wish.extension), (FileWish::Program, ""));
    sitting.send(Msg::File(FileWish::Program, "/opt/pbrain-x".into()));
    match &sitting.top().control(Id::Path).expect("it is there").kind {
        Kind::Input { text } => assert_eq!(text, "/opt/pbrain-x"),
        other => panic!("{other:?}"),
    }
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

/// Whether a process is there and has not ended.
#[cfg(target_os = "linux")]
fn runs(process: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    status.lines().any(|line| line.starts_with("State:") && !line.contains('Z'))
}

/// A program that thinks for ever and hears nothing is gone within a second after
/// its answer is no longer wanted.
#[cfg(target_os = "linux")]
#[test]
fn a_program_is_gone_when_its_game_is_left() {
    type Way = fn(&mut Sitting);
    let ways: [Way; 3] = [
        |sitting| sitting.press(Id::NewGame),
        |sitting| sitting.press(Id::MainMenu),
        |sitting| sitting.sit_at("five-19"),
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
