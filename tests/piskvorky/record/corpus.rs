//! The texts that the fuzzer found worth keeping, and those that people wrote.

use super::read_anything;
use piskvorky::record::Record;
use std::path::PathBuf;

fn records() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/piskvorky/data/records")
}

/// Those that people wrote, with the names of their files.
fn written_by_people() -> Vec<(String, Vec<u8>)> {
    let files = std::fs::read_dir(records().join("corpus")).expect("the corpus lies beside the tests");
    let text = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.expect("the folder can be listed").path();
        let bytes = std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (path.display().to_string(), bytes)
    };
    files.map(text).collect()
}

/// Those that the fuzzer found: a JSON text in each line, in which a character stands
/// for the byte of its number. The name is the line.
fn found_by_the_fuzzer() -> Vec<(String, Vec<u8>)> {
    let path = records().join("corpus.jsonl");
    let packed = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let byte = |c: char| u8::try_from(u32::from(c)).expect("each character is a byte");
    let text = |(line, number): (&str, usize)| {
        let text: String = serde_json::from_str(line).unwrap_or_else(|e| panic!("line {number}: {e}"));
        (format!("{}:{number}", path.display()), text.chars().map(byte).collect())
    };
    packed.lines().zip(1..).map(text).collect()
}

#[test]
fn every_text_of_the_corpus_is_read_or_refused() {
    let (people, fuzzer) = (written_by_people(), found_by_the_fuzzer());
    assert!(people.len() >= 15 && fuzzer.len() >= 300, "{} and {} texts", people.len(), fuzzer.len());
    for (name, bytes) in people.into_iter().chain(fuzzer) {
        let done = std::panic::catch_unwind(|| read_anything(&bytes));
        assert!(done.is_ok(), "{name}");
    }
}

/// Writes the packed texts as files, for the fuzzer to begin with, into the folder that
/// the variable `CORPUS` names.
#[test]
#[ignore = "a command for whoever runs the fuzzer"]
fn unpack() {
    let folder = PathBuf::from(std::env::var_os("CORPUS").expect("CORPUS names a folder"));
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    for ((_, bytes), number) in found_by_the_fuzzer().into_iter().zip(1..) {
        std::fs::write(folder.join(format!("{number:03}")), bytes).expect("the folder can be written to");
    }
}

/// The examples of the description, each in a fence of its own.
#[test]
fn the_examples_of_the_description_are_records() {
    let description = include_str!("../../../docs/record.md").replace("\r\n", "\n");
    let examples: Vec<_> = description.split("```record\n").skip(1).collect();
    assert!(examples.len() >= 2, "the description shows examples");
    for example in examples {
        let text = example.split("```").next().expect("a fence has an end");
        let game = Record::parse(text).and_then(|record| record.replay());
        assert!(game.is_ok(), "{}\n{text}", game.expect_err("it is none"));
    }
}
