//! Games in the files of other programs: by the forms, on the command line, and
//! whatever else may stand in such files.

use crate::tour::{folder, start};
use piskvorky::app::keys::Key;
use piskvorky::app::view::{FormId, Id, Kind};
use piskvorky::app::{FileWish, Msg};
use piskvorky::exchange::{self, FORMATS, NotRead};
use piskvorky::games::game;
use piskvorky::record::{Game, Record, tag};
use piskvorky::rules::{Outcome, Side};
use proptest::collection::vec;
use proptest::prelude::*;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;

/// A game of this key with these moves.
fn played(key: &str, moves: &str) -> Record {
    let mut game = Game::new(game(key).expect("it is there"), None).expect("the usual start");
    moves.split_whitespace().for_each(|m| game.play_notation(m).expect("it is legal"));
    let mut record = game.record();
    record.set_tag(tag::FIRST, "Jana").expect("a name");
    record
}

const WON: &str = "h8 a1 i8 b1 j8 c1 k8 d1 l8";

fn notations(record: &Record) -> Vec<&str> {
    record.moves().iter().map(|ply| ply.notation()).collect()
}

#[test]
fn every_format_gives_back_the_moves_and_who_has_won() {
    for format in &FORMATS {
        let key = if format.extension == "rec" { "five-20" } else { "five-15" };
        for (moves, won) in [(WON, true), ("h8 i9", false), ("", false)] {
            let record = played(key, moves);
            let written = format.write(&record).unwrap_or_else(|e| panic!("{}: {e}", format.extension));
            let name = format!("game.{}", format.extension);
            let found = exchange::of(Path::new(&name), b"").expect("the name tells");
            assert_eq!(found.extension, format.extension);
            let read = found.read(&written).unwrap_or_else(|e| panic!("{}: {e}", format.extension));
            assert_eq!(notations(&read.record), notations(&record), "{}", format.extension);
            assert_eq!(read.record.tag(tag::GAME), Some(key));
            assert_eq!(read.record.result(), won.then_some(Outcome::Win(Side::First)));
            // Without a name the content tells, where it can.
            if !moves.is_empty() {
                let told = exchange::of(Path::new("game"), &written).map(|format| format.extension);
                assert_eq!(told, Some(format.extension));
            }
        }
    }
}

#[test]
fn a_program_that_has_failed_has_lost() {
    let psq = exchange::by_name(Path::new("a.PSQ")).expect("capitals do not matter");
    for (code, result) in
        [(15, Some(Outcome::Win(Side::First))), (-2, Some(Outcome::Win(Side::First))), (-1, None), (0, None)]
    {
        let text = format!("Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\na\r\nb\r\n{code}\r\n");
        let read = psq.read(text.as_bytes()).expect("a game");
        assert_eq!(read.record.result(), result, "{code}");
        let again = psq.read(&psq.write(&read.record).expect("it fits")).expect("a game");
        assert_eq!(again.record.result(), result, "{code}");
    }
}

/// Six in a row end a game in free style only.
#[test]
fn a_game_that_goes_on_after_six_in_a_row_is_one_of_exactly_five() {
    let moves = "h8 a1 i8 b1 j8 c1 l8 d1 m8 f1 k8 h1 a15";
    let record = played("five-15-exact", moves);
    let sgf = exchange::by_name(Path::new("a.sgf")).expect("it is there");
    let read = sgf.read(&sgf.write(&record).expect("it fits")).expect("a game");
    assert_eq!(read.record.tag(tag::GAME), Some("five-15-exact"));
}

#[test]
fn what_no_game_here_is_played_on_is_refused() {
    let psq = exchange::by_name(Path::new("a.psq")).expect("it is there");
    assert_eq!(psq.read(b"Piskvorky 16x15, 1:1, 0\n"), Err(NotRead::Board(16, 15)));
    let error = psq.read(b"Piskvorky 15x15, 1:1, 0\n1,1,0\n1,1,0\n").expect_err("it is taken").to_string();
    assert!(error.starts_with("line 3"), "{error}");
    let endless = played("five", "0:0");
    assert!(psq.write(&endless).expect_err("it has no edges").to_string().contains("not this game of five"));
}

/// Under the opening swap2 the second side draws the crosses here, and wins.
const SWAPPED: &str = "h8 a1 i8 X a2 j8 a3 k8 a4 l8";

#[test]
fn a_game_of_swap2_is_written_as_the_game_of_its_marks() {
    let marks = "h8 a1 i8 a2 j8 a3 k8 a4 l8";
    let more = "h8 a1 i8 2 a2 j8 O a3 k8 a4 l8";
    for (moves, first, result) in [(SWAPPED, "Eva", "0-1"), (more, "Eva", "0-1")] {
        let mut record = played("five-15-swap2", moves);
        record.set_tag(tag::SECOND, "Eva").expect("a name");
        assert_eq!(record.tag("Result"), Some(result), "{moves}");
        for format in FORMATS.iter().filter(|format| format.extension != "rec") {
            let written = format.write(&record).unwrap_or_else(|e| panic!("{}: {e}", format.extension));
            let read = format.read(&written).expect("it was written").record;
            assert_eq!(notations(&read).join(" "), marks, "{}", format.extension);
            assert_eq!(read.tag(tag::GAME), Some("five-15"));
            assert_eq!(read.result(), Some(Outcome::Win(Side::First)), "{}: the crosses", format.extension);
            if format.extension != "lib" {
                assert_eq!(read.tag(tag::FIRST), Some(first), "{}", format.extension);
                assert_eq!(read.tag(tag::SECOND), Some("Jana"), "{}", format.extension);
            }
        }
    }
}

#[test]
fn who_has_failed_under_swap2_has_lost_in_the_file_too() {
    // The first side draws the noughts, and it is their turn.
    let mut game = Game::new(game("five-15-swap2").expect("it is there"), None).expect("the usual start");
    "h8 a1 i8 X".split(' ').for_each(|m| game.play_notation(m).expect("it is legal"));
    game.settle(Outcome::Win(Side::Second)).expect("nothing is decided");
    let psq = exchange::by_name(Path::new("a.psq")).expect("it is there");
    let text = psq.write(&game.record()).expect("it fits");
    assert!(text.ends_with(b"-2\r\n"), "{}", String::from_utf8_lossy(&text));
    assert_eq!(psq.read(&text).expect("a game").record.result(), Some(Outcome::Win(Side::First)));
}

#[test]
fn a_game_whose_sides_are_not_chosen_has_no_other_format() {
    for moves in ["", "h8", "h8 a1 i8", "h8 a1 i8 2", "h8 a1 i8 2 a2 j8"] {
        for format in &FORMATS {
            let refused = format.write(&played("five-15-swap2", moves)).expect_err(moves);
            assert!(refused.to_string().contains("swap2"), "{moves}: {refused}");
        }
    }
}

#[test]
fn what_a_format_does_not_keep_of_swap2_is_said() {
    let record = played("five-15-swap2", SWAPPED).to_string();
    let (mut sitting, folder) = load("game.piskvorky", record.as_bytes());
    for (name, said) in [("a.psq", true), ("a.sgf", true), ("a.piskvorky", false)] {
        let path = folder.path().join(name);
        sitting.send(Msg::File(FileWish::Save, path.clone()));
        assert!(path.exists(), "{name}");
        let message = sitting.message();
        assert_eq!(message.is_some(), said, "{name}: {message:?}");
        if let Some(message) = message {
            assert!(message.contains("Kto si v úvode čo vybral"), "{message}");
            sitting.press(Id::Ok);
        }
    }
    let own = folder.path().join("a.piskvorky");
    let (done, said) = run(&[&own, Path::new("-o"), &folder.path().join("b.psq")]);
    assert!(done, "{said}");
    assert_eq!(said, "moves 9, variations left out 0, choices of the opening left out 1\n");
    let (done, said) = run(&[&own, Path::new("-o"), &folder.path().join("b.piskvorky")]);
    assert!(done && said == "moves 10, variations left out 0\n", "{said}");
}

fn load(name: &str, bytes: &[u8]) -> (crate::sitting::Sitting, tempfile::TempDir) {
    let folder = folder();
    let path = folder.path().join(name);
    std::fs::write(&path, bytes).expect("written");
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.send(Msg::File(FileWish::Load, path));
    (sitting, folder)
}

#[test]
fn the_form_for_replays_shows_games_of_other_programs_and_saves_them() {
    let psq = b"Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,8,0\r\npbrain-a\r\npbrain-b\r\n-1\r\n";
    for name in ["game.psq", "game"] {
        let (mut sitting, folder) = load(name, psq);
        let form = sitting.top();
        assert_eq!(form.id, FormId::Replay, "{name}: {:?}", sitting.message());
        let Kind::List(list) = &form.control(Id::List).expect("it is there").kind else { panic!("no list") };
        assert!(list.rows[0].contains(&"h8".to_owned()), "{:?}", list.rows);
        sitting.press(Id::Save);
        let pick = sitting.picked.take().expect("a file is asked for");
        assert!(["psq", "rec", "sgf", "lib"].iter().all(|e| pick.also.contains(e)), "{:?}", pick.also);
        let kinds = pick.kinds();
        for ending in ["piskvorky", "txt", "psq", "rec", "sgf", "lib"] {
            assert!(kinds.contains(&format!("*.{ending}")), "{ending}: {kinds}");
        }
        for (ending, saved) in [("psq", true), ("sgf", true), ("lib", true), ("rec", false), ("txt", true)] {
            let path = folder.path().join(format!("saved.{ending}"));
            sitting.send(Msg::File(FileWish::Save, path.clone()));
            assert_eq!(path.exists(), saved, "{ending}");
            let message = sitting.message();
            assert_eq!(message.is_none(), saved, "{ending}: {message:?}");
            if !saved {
                let said = message.expect("it was told");
                assert!(
                    said.ends_with(
                        "Tento formát nepozná plochu tejto veľkosti: .rec má 20 × 20, .lib 15 × 15."
                    ),
                    "{said}"
                );
                sitting.press(Id::Ok);
                continue;
            }
            let bytes = std::fs::read(&path).expect("it is there");
            let moves = match exchange::of(&path, &bytes) {
                Some(format) => format.read(&bytes).expect("it was written").record,
                None => Record::parse(&bytes).expect("it was written"),
            };
            assert_eq!(notations(&moves), ["h8", "i8"], "{ending}");
        }
    }
}

#[test]
fn what_is_left_out_and_what_is_wrong_is_said() {
    let (sitting, _folder) = load("game.sgf", b"(;GM[4]SZ[15];B[hh](;W[ih])(;W[hi])(;W[ii]))");
    let said = sitting.message().expect("something is left out");
    assert!(said.contains("Vynechané varianty: 2."), "{said}");
    for (name, bytes, what) in [
        (
            "a.psq",
            &b"Piskvorky 15x15, 11:11, 0\n8,8,0\n8,8,0\n"[..],
            "Riadok 3, znak 1: toto pole už obsadil ťah 1.",
        ),
        ("a.psq", b"Piskvorky 16x16, 11:11, 0\n", "Na ploche 16 × 16 sa tu nič nehrá."),
        ("a.lib", b"nonsense", "Bajt 0: tu malo stáť niečo iné."),
        ("a.sgf", b"(;GM[1])", "je to záznam inej hry"),
    ] {
        let (sitting, _folder) = load(name, bytes);
        let said = sitting.message().expect("it is wrong");
        assert!(said.contains(what), "{said}");
    }
}

/// The heading of the form for replays.
fn heading(sitting: &crate::sitting::Sitting) -> String {
    let form = sitting.top();
    assert_eq!(form.id, FormId::Replay, "{:?}", sitting.message());
    form.control(Id::Show(0)).expect("it has a heading").name.clone()
}

#[test]
fn players_whom_a_file_does_not_name_are_not_the_one_at_the_program() {
    let lib = exchange::by_name(Path::new("a.lib")).expect("it is there");
    let lib = lib.write(&played("five-15", WON)).expect("it fits");
    for (name, bytes, players) in [
        ("a.lib", &lib[..], "Prvý hráč – Druhý hráč"),
        ("a.sgf", b"(;GM[4]SZ[15];B[hh];W[ih])", "Prvý hráč – Druhý hráč"),
        ("a.sgf", b"(;GM[4]SZ[15]PB[Eva];B[hh];W[ih])", "Eva – Druhý hráč"),
        ("a.sgf", b"(;GM[4]SZ[15]PW[Eva];B[hh];W[ih])", "Prvý hráč – Eva"),
        ("a.sgf", b"(;GM[4]SZ[15]PB[Eva]PW[Ivo];B[hh];W[ih])", "Eva – Ivo"),
    ] {
        let (sitting, _folder) = load(name, bytes);
        let said = heading(&sitting);
        assert!(said.ends_with(&format!(": {players}")), "{name}: {said}");
    }
}

#[test]
fn texts_of_other_programs_are_pasted_like_their_files() {
    let folder = folder();
    for text in [
        "(;GM[4]SZ[15]PB[Eva]PW[Ivo];B[hh];W[ih])",
        "\n  (;GM[4]SZ[15]PB[Eva]PW[Ivo];B[hh];W[ih])\n",
        "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,8,0\nEva\nIvo\n-1\n",
        "\n\nPiskvorky 15x15, 11:11, 0\n8,8,0\n9,8,0\nEva\nIvo\n-1\n",
    ] {
        let mut sitting = start(folder.path(), Some("Jana"), None);
        sitting.send(Msg::Pasted(text.to_owned()));
        let said = heading(&sitting);
        assert!(said.ends_with("Eva – Ivo"), "{text}: {said}");
    }
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.send(Msg::Pasted("(;GM[1])".to_owned()));
    let said = sitting.message().expect("it is refused");
    assert!(said.contains("Schránka") && said.contains("je to záznam inej hry"), "{said}");
}

fn run(arguments: &[&Path]) -> (bool, String) {
    command("convert", arguments)
}

fn command(action: &str, arguments: &[&Path]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_piskvorky"))
        .args(["record", action])
        .args(arguments)
        .output()
        .expect("it runs");
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).expect("text"))
}

#[test]
fn the_command_line_converts_there_and_back() {
    let folder = folder();
    let own = folder.path().join("a.piskvorky");
    std::fs::write(&own, played("five-15", WON).to_string()).expect("written");
    let mut from = own.clone();
    for ending in ["psq", "sgf", "lib", "piskvorky"] {
        let to = folder.path().join(format!("b.{ending}"));
        let (done, said) = run(&[&from, Path::new("-o"), &to]);
        assert!(done && said == "moves 9, variations left out 0\n", "{ending}: {said}");
        from = to;
    }
    let back = Record::parse(std::fs::read(&from).expect("it is there")).expect("a record");
    assert_eq!(notations(&back), WON.split(' ').collect::<Vec<_>>());
    let (done, said) = run(&[&own, Path::new("-o"), &folder.path().join("c.rec")]);
    assert!(!done && said.contains("no board of this size"), "{said}");
}

#[test]
fn the_command_line_checks_files_of_other_programs() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    for ending in ["psq", "sgf", "lib"] {
        let format = exchange::by_name(Path::new(&format!("a.{ending}"))).expect("it is there");
        let written = format.write(&played("five-15", WON)).expect("it fits");
        let file = path(&format!("a.{ending}"));
        std::fs::write(&file, written).expect("written");
        let (done, said) = command("check", &[&file]);
        assert!(done && said.starts_with(&format!("format  .{ending}\n")), "{ending}: {said}");
        assert!(said.contains("\ngame    five-15\n") && said.contains("\nmoves   9\n"), "{said}");
    }
    std::fs::write(path("b.psq"), b"Piskvorky 15x15, 1:1, 0\n1,1,0\n1,1,0\n").expect("written");
    let (done, said) = command("check", &[&path("b.psq")]);
    assert!(!done && said.contains("line 3, column 1: move 1 has marked this cell already"), "{said}");
    let (_, help) = command("check", &[Path::new("--help")]);
    assert!([".psq", ".rec", ".sgf", ".lib"].iter().all(|ending| help.contains(ending)), "{help}");
}

/// What two opponents of the program play is nobody's game, and yet a game.
#[test]
fn a_game_of_two_computers_is_saved_and_copied_once_a_move_was_made() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.sit_at("five-15");
    let items = |sitting: &crate::sitting::Sitting| {
        let form = sitting.app.forms().into_iter().find(|form| form.id == FormId::Table).expect("it is open");
        let Some(Kind::MenuBar(menus)) = form
            .controls
            .into_iter()
            .map(|control| control.kind)
            .find(|kind| matches!(kind, Kind::MenuBar(_)))
        else {
            panic!("no menu bar")
        };
        let all: Vec<_> = menus.into_iter().flat_map(|menu| menu.items).collect();
        [Id::Save, Id::Copy].map(|id| all.iter().find(|item| item.id == id).expect("it is there").enabled)
    };
    for side in 0..2 {
        sitting.send(Msg::Choose(FormId::Table, Id::Side(side), 1));
    }
    assert_eq!(items(&sitting), [false; 2]);
    sitting.plain_key(Key::Char(' '));
    for _ in 0..3 {
        let question = sitting.asked.remove(0);
        sitting.send(Msg::Answer(question.answer(&AtomicBool::new(false), &mut |_| {})));
    }
    assert_eq!(items(&sitting), [true; 2]);
    sitting.send(Msg::Press(FormId::Table, Id::Copy));
    let copied = Record::parse(sitting.copied.take().expect("it was copied")).expect("a record");
    assert!(!copied.moves().is_empty());
    assert_eq!(copied.tag(tag::FIRST_TYPE), Some(tag::PROGRAM));
    assert_eq!(copied.tag(tag::SECOND_TYPE), Some(tag::PROGRAM));
    for ending in ["piskvorky", "psq"] {
        let path = folder.path().join(format!("duel.{ending}"));
        sitting.send(Msg::File(FileWish::Save, path.clone()));
        let bytes = std::fs::read(&path).expect("it was saved");
        let record = match exchange::by_name(&path) {
            Some(format) => format.read(&bytes).expect("a game").record,
            None => Record::parse(&bytes).expect("a game"),
        };
        assert_eq!(notations(&record), notations(&copied), "{ending}");
    }
}

/// What is read is a game by the rules, and every format that can hold it gives it
/// back.
fn read_anything(bytes: &[u8]) {
    for format in &FORMATS {
        let Ok(imported) = format.read(bytes) else { continue };
        let game = imported.record.replay().expect("what was read is played by the rules");
        for other in &FORMATS {
            let Ok(written) = other.write(&imported.record) else { continue };
            let again = other.read(&written).expect("what was written is a game");
            let again = again.record.replay().expect("and played by the rules");
            assert_eq!(again.moves(), game.moves(), "{} as {}", format.extension, other.extension);
        }
    }
}

#[test]
fn every_file_of_the_corpus_is_read_or_refused() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/piskvorky/data/exchange");
    let mut files = 0;
    for file in std::fs::read_dir(folder).expect("the corpus lies beside the tests") {
        let path = file.expect("the folder can be listed").path();
        let bytes = std::fs::read(&path).expect("it can be read");
        let done = std::panic::catch_unwind(|| {
            read_anything(&bytes);
            // Every beginning of a file, and every file with a byte changed.
            for at in 0..bytes.len() {
                read_anything(&bytes[..at]);
                let mut other = bytes.clone();
                other[at] ^= 1 << (at % 8);
                read_anything(&other);
            }
        });
        assert!(done.is_ok(), "{}", path.display());
        files += 1;
    }
    assert!(files >= 12, "only {files} files were found");
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..200)) {
        read_anything(&bytes);
        read_anything(&[b"Piskvorky 15x15, 1:1, 0\n", &bytes[..]].concat());
        read_anything(&[b"(;GM[4]SZ[15]", &bytes[..]].concat());
    }
}
