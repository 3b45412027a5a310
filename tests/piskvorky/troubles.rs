//! What the program says when something is wrong with a file or a record, and that
//! nothing of it gets lost.

use crate::driver::AppDriver;
use crate::starting::{folder, start_on};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::player::PlayerName;
use piskvorky::app::view::{FormId, Id, Rect};
use piskvorky::app::{FileWish, Msg, Options};
use piskvorky::store::Folders;
use piskvorky::store::Store;
use piskvorky::text::Language;
use std::fs;
use std::path::Path;

const FIRST_FREE: &str = "Prvá voľná bunka";
const RESUME: &str = "Pokračovať v rozohratej hre?";
const NOT_SAVING: &str = "Výsledky sa neukladajú.";

/// Jana starts the program on two folders.
fn start(data: &Path, settings: &Path, options: Options) -> AppDriver {
    start_on(data, settings, Options { player: PlayerName::parse("Jana").ok(), ..options })
}

fn begin(sitting: &mut AppDriver) {
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    sitting.panels(&[1]);
}

/// All messages, one after the other, each agreed to.
fn messages(sitting: &mut AppDriver) -> Vec<String> {
    let mut said = Vec::new();
    while let Some(text) = sitting.message() {
        said.push(text);
        sitting.plain_key(Key::Enter);
    }
    said
}

#[test]
fn messages_wait_for_each_other_and_no_question_gets_lost() {
    let folder = folder();
    let mut sitting = start(folder.path(), folder.path(), Options::default());
    begin(&mut sitting);
    drop(sitting);
    let wrong = "delay = 99999\ntheme = \"rainbow\"\nconfirm = 3\n";
    fs::write(folder.path().join("settings.toml"), wrong).expect("written");
    let mut sitting = start(
        folder.path(),
        folder.path(),
        Options { file: Some("/nowhere/game.piskvorky".into()), ..Options::default() },
    );
    let said = messages(&mut sitting);
    for (n, part) in ["(delay)", "(confirm)", "(theme)", RESUME, "/nowhere/game.piskvorky"].iter().enumerate()
    {
        assert!(said[n].contains(part), "{n}: {part} is not in {said:?}");
    }
    assert_eq!(said.len(), 5, "{said:?}");
    assert_eq!(sitting.drawn(), "xo.......", "the answer was yes");
}

#[test]
fn what_is_being_said_is_not_said_twice() {
    let mut sitting = AppDriver::at_the_field(1);
    for text in ["no game", "no game", "[Game \"go\"] *", "no game"] {
        sitting.send(Msg::Pasted(text.to_owned()));
    }
    assert_eq!(messages(&mut sitting).len(), 2);
}

#[test]
fn a_message_stays_above_a_game_that_is_opened_meanwhile() {
    let folder = folder();
    let mut sitting = start(folder.path(), folder.path(), Options::default());
    begin(&mut sitting);
    drop(sitting);
    let mut sitting = start(folder.path(), folder.path(), Options::default());
    sitting.send(Msg::Pasted("[Game \"tic-tac-toe\"] b2 *".to_owned()));
    assert!(sitting.message().is_some_and(|said| said.starts_with(RESUME)), "{:?}", sitting.message());
    sitting.plain_key(Key::Escape);
    assert_eq!(sitting.top().id, FormId::Replay);
}

#[test]
fn whoever_would_rather_not_answer_is_asked_again_next_time() {
    let folder = folder();
    let mut sitting = start(folder.path(), folder.path(), Options::default());
    begin(&mut sitting);
    drop(sitting);
    let mut sitting = start(folder.path(), folder.path(), Options::default());
    sitting.plain_key(Key::Escape);
    assert_eq!(sitting.message(), None);
    drop(sitting);
    let said = start(folder.path(), folder.path(), Options::default()).message();
    assert!(said.as_deref().is_some_and(|said| said.starts_with(RESUME)), "{said:?}");
}

#[test]
fn the_status_line_follows_the_database_and_not_the_settings() {
    let (good, blocked) = (folder(), folder());
    let no_folder = blocked.path().join("file");
    fs::write(&no_folder, "").expect("written");
    for (data, settings, saving) in [(good.path(), &*no_folder, true), (&*no_folder, good.path(), false)] {
        let mut sitting = start(data, settings, Options::default());
        sitting.send(Msg::Move(FormId::Menu, Rect::new(1, 2, 3, 4)));
        messages(&mut sitting);
        begin(&mut sitting);
        assert_eq!(sitting.control(Id::Status).name.contains(NOT_SAVING), !saving, "{data:?}");
    }
}

#[test]
fn a_cause_is_said_once_a_sitting() {
    let (good, blocked) = (folder(), folder());
    let no_folder = blocked.path().join("file");
    fs::write(&no_folder, "").expect("written");
    let mut sitting = start(good.path(), &no_folder, Options::default());
    let mut said = messages(&mut sitting);
    for n in 0..5 {
        sitting.send(Msg::Move(FormId::Menu, Rect::new(n, 2, 3, 4)));
        said.extend(messages(&mut sitting));
    }
    assert_eq!(said.len(), 1, "{said:?}");
}

#[test]
fn a_rescue_is_said_with_the_number_of_games() {
    let folder = folder();
    let mut sitting = start(folder.path(), folder.path(), Options::default());
    for _ in 0..30 {
        begin(&mut sitting);
        sitting.panels(&[5, 9]);
        sitting.plain_key(Key::Escape);
        sitting.key(Chord::ctrl('n'));
    }
    drop(sitting);
    let database = folder.path().join("piskvorky.sqlite3");
    let bytes = fs::read(&database).expect("it is there");
    fs::write(&database, &bytes[..bytes.len() - 4096]).expect("written");
    let mut sitting = start(folder.path(), folder.path(), Options::default());
    let said = messages(&mut sitting).concat();
    assert!(said.contains("Zachránil") && said.contains("piskvorky.damaged-1.sqlite3"), "{said}");
}

#[test]
fn what_is_no_ordinary_file_is_refused_in_words() {
    let folder = folder();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().is_ok_and(|s| s.success()));
    let mut sitting = AppDriver::at_the_field(1);
    for (path, why) in [
        (&*pipe, "nie je to obyčajný súbor"),
        (Path::new("/dev/zero"), "nie je to obyčajný súbor"),
        (folder.path(), "je to priečinok, nie súbor"),
        (Path::new("/nowhere/at/all"), "taký súbor alebo priečinok tu nie je"),
        (Path::new("/dev/null/file"), "časť cesty nie je priečinok"),
    ] {
        sitting.send(Msg::File(FileWish::Load, path.to_owned()));
        let said = messages(&mut sitting).concat();
        assert!(said.contains(why), "{path:?}: {said}");
    }
}

#[test]
fn a_message_has_room_for_the_longest_path() {
    let mut sitting = AppDriver::at_the_field(1);
    for folders in [1, 3, 12] {
        let path = format!("/nowhere{}/hra.piskvorky", format!("/{}", "wide".repeat(60)).repeat(folders));
        sitting.send(Msg::File(FileWish::Load, path.into()));
        let form = sitting.top();
        let text = form.control(Id::Show(1)).expect("it says something");
        assert!(text.name.contains("/nowhere/wide") && text.name.contains("wide/hra.piskvorky"));
        // A line of this width has room for 35 broad letters, and is 18 high.
        let lines = 1 + text.name.chars().count() as i32 / 35;
        assert!(text.place.h >= 18 * lines, "{folders}: {} is too low for {lines} lines", text.place.h);
        assert!(form.size.h <= 640, "{folders}: {}", form.size.h);
        let ok = form.control(Id::Ok).expect("it can be closed").place;
        assert!(text.place.y + text.place.h <= ok.y && ok.y + ok.h <= form.size.h);
        sitting.plain_key(Key::Enter);
    }
}

/// English words, as the errors for the command line have them.
fn has_english(text: &str) -> bool {
    let words = ["the", "is", "not", "no", "legal", "line", "column", "file", "such", "must", "this"];
    text.split(|c: char| !c.is_alphanumeric()).any(|word| words.contains(&word))
}

#[test]
fn what_is_wrong_with_a_record_is_said_in_every_language() {
    let head = "[Game \"tic-tac-toe\"] ";
    let wrong = [
        "\u{1}".to_owned(),
        "(".to_owned(),
        format!("{head}b2 [A \"1\"] *"),
        "[1]".to_owned(),
        "[A]".to_owned(),
        "[A \"1\")".to_owned(),
        "[A \"1".to_owned(),
        "{".to_owned(),
        "{\\q}".to_owned(),
        (0..101).map(|n| format!("[A{n} \"\"]")).collect(),
        "[A \"\"][A \"\"]".to_owned(),
        "*".to_owned(),
        "[Version \"x\"]".to_owned(),
        "[Version \"9\"]".to_owned(),
        "[Result \"x\"]".to_owned(),
        format!("[Result \"1-0\"]{head}0-1"),
        "b2 ".repeat(10_001),
        head.to_owned(),
        format!("{head}* b2"),
        "[Game \"go\"] *".to_owned(),
        format!("[Setup \"q\"]{head}*"),
        format!("{head}b2 b2 *"),
        format!("{head}a1 b1 a2 b2 a3 b3 *"),
        format!("{head}a1 b1 a2 b2 a3 0-1"),
        "x".repeat((1 << 20) + 1),
    ];
    for (n, language) in Language::ALL.into_iter().enumerate() {
        let mut sitting = AppDriver::at_the_field(1);
        sitting.send(Msg::Choose(FormId::Settings, Id::Language, n));
        let mut all = Vec::new();
        for text in &wrong {
            sitting.send(Msg::Pasted(text.clone()));
            let said = messages(&mut sitting).concat();
            assert!(language == Language::English || !has_english(&said), "{language:?}: {said}");
            assert!(said.contains('1') && !all.contains(&said), "{language:?}: {said}");
            all.push(said);
        }
    }
}

/// Another program has the database for a while.
#[test]
fn a_locked_database_is_said_once_and_saving_goes_on_afterwards() {
    let folder = folder();
    let mut sitting = start(folder.path(), folder.path(), Options::default());
    sitting.press(Id::Play);
    sitting.choose(FIRST_FREE);
    let other = rusqlite::Connection::open(folder.path().join("piskvorky.sqlite3")).expect("a database");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody else writes");
    sitting.panels(&[1, 5, 9]);
    for second in 0.. {
        if sitting.message().is_some() {
            break;
        }
        assert!(second < 5, "nobody says it");
        sitting.pass(1);
        sitting.send(Msg::Move(FormId::Field, Rect::new(1, 2, 3, 4)));
    }
    let said = messages(&mut sitting);
    assert!(said.len() == 1 && said[0].contains("súbor drží iný program"), "{said:?}");
    assert!(sitting.control(Id::Status).name.contains(NOT_SAVING));
    other.execute_batch("COMMIT").expect("it still has the lock");
    sitting.pass(1);
    sitting.plain_key(Key::Escape);
    assert!(!sitting.control(Id::Status).name.contains(NOT_SAVING));
    drop(sitting);
    let mut store = Store::open(&Folders::from(Some(folder.path().to_owned())));
    assert_eq!(store.results(&piskvorky::store::Filter::default(), 0).total.wins, 1);
}
