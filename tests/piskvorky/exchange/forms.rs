//! Files and texts of other programs in the forms.

use super::{WON, load, notations, played};
use crate::driver::AppDriver;
use crate::starting::{folder, start};
use piskvorky::app::keys::Key;
use piskvorky::app::view::{FormId, Id, Kind};
use piskvorky::app::{FileWish, Msg};
use piskvorky::exchange;
use piskvorky::record::{Record, tag};
use std::path::Path;
use std::sync::atomic::AtomicBool;

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
                        "Tento formát nepozná plochu tejto veľkosti: počet riadkov a stĺpcov v ňom je 20."
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
        ("a.psq", b"Piskvorky 41x16, 11:11, 0\n", "Na ploche 41 × 16 sa tu nič nehrá."),
        ("a.lib", b"nonsense", "Bajt 0: tu malo stáť niečo iné."),
        ("a.sgf", b"(;GM[1])", "je to záznam inej hry"),
    ] {
        let (sitting, _folder) = load(name, bytes);
        let said = sitting.message().expect("it is wrong");
        assert!(said.contains(what), "{said}");
    }
}

#[test]
fn it_is_said_which_game_a_format_does_not_hold() {
    for (name, moves, said) in [
        ("gomoku:board=endless,rule=exact", "0:0", "sa Piškvorky, bez konca, presne 5 uložiť nedá"),
        ("gomoku:board=9x11,opening=swap2", "a1 b1", "sa Piškvorky 9 × 11, swap2 uložiť nedá"),
        ("wild", "Xb2", "sa Divoké piškvorky uložiť nedá"),
    ] {
        let (mut sitting, folder) =
            load("game.piskvorky", Record::of(&played(name, moves)).to_string().as_bytes());
        sitting.send(Msg::File(FileWish::Save, folder.path().join("game.psq")));
        let message = sitting.message().expect("it is told");
        assert!(message.contains(said), "{name}: {message}");
    }
}

/// The heading of the form for replays.
fn heading(sitting: &AppDriver) -> String {
    let form = sitting.top();
    assert_eq!(form.id, FormId::Replay, "{:?}", sitting.message());
    form.control(Id::Show(0)).expect("it has a heading").name.clone()
}

#[test]
fn players_whom_a_file_does_not_name_are_not_the_one_at_the_program() {
    let lib = exchange::by_name(Path::new("a.lib")).expect("it is there");
    let lib = lib.write(&played("gomoku", WON)).expect("it fits");
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

/// What two opponents of the program play is nobody's game, and yet a game.
#[test]
fn a_game_of_two_computers_is_saved_and_copied_once_a_move_was_made() {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.sit_at("gomoku");
    let items = |sitting: &AppDriver| {
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
