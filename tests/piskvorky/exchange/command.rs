//! Files of other programs on the command line.

use super::{WON, notations, played};
use crate::starting::folder;
use piskvorky::exchange;
use piskvorky::record::Record;
use std::path::Path;
use std::process::Command;

/// Whether `piskvorky record convert` succeeds, and what it says.
pub(super) fn convert(arguments: &[&Path]) -> (bool, String) {
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
    std::fs::write(&own, Record::of(&played("gomoku", WON)).to_string()).expect("written");
    let mut from = own.clone();
    for ending in ["psq", "sgf", "lib", "piskvorky"] {
        let to = folder.path().join(format!("b.{ending}"));
        let (done, said) = convert(&[&from, Path::new("-o"), &to]);
        assert!(done && said == "moves 9, variations left out 0\n", "{ending}: {said}");
        from = to;
    }
    let back = Record::parse(std::fs::read(&from).expect("it is there")).expect("a record");
    assert_eq!(notations(&back), WON.split(' ').collect::<Vec<_>>());
    let (done, said) = convert(&[&own, Path::new("-o"), &folder.path().join("c.rec")]);
    assert!(!done && said.contains("no board of this size"), "{said}");
}

#[test]
fn the_command_line_checks_files_of_other_programs() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    for ending in ["psq", "sgf", "lib"] {
        let format = exchange::by_name(Path::new(&format!("a.{ending}"))).expect("it is there");
        let written = format.write(&played("gomoku", WON)).expect("it fits");
        let file = path(&format!("a.{ending}"));
        std::fs::write(&file, written).expect("written");
        let (done, said) = command("check", &[&file]);
        assert!(done && said.starts_with(&format!("format  .{ending}\n")), "{ending}: {said}");
        assert!(said.contains("\ngame    gomoku\n") && said.contains("\nmoves   9\n"), "{said}");
    }
    std::fs::write(path("b.psq"), b"Piskvorky 15x15, 1:1, 0\n1,1,0\n1,1,0\n").expect("written");
    let (done, said) = command("check", &[&path("b.psq")]);
    assert!(!done && said.contains("line 3, column 1: move 1 has marked this cell already"), "{said}");
    let (_, help) = command("check", &[Path::new("--help")]);
    assert!([".psq", ".rec", ".sgf", ".lib"].iter().all(|ending| help.contains(ending)), "{help}");
}
