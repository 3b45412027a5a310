//! The texts that the fuzzer found worth keeping, and those that people wrote.

use super::read_anything;
use piskvorky::record::Record;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/piskvorky/data/records/corpus")
}

#[test]
fn every_text_of_the_corpus_is_read_or_refused() {
    let files = std::fs::read_dir(folder()).expect("the corpus lies beside the tests");
    let mut read = 0;
    for file in files {
        let path = file.expect("the folder can be listed").path();
        let bytes = std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let done = std::panic::catch_unwind(|| read_anything(&bytes));
        assert!(done.is_ok(), "{}", path.display());
        read += 1;
    }
    assert!(read >= 100, "only {read} texts were found");
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
