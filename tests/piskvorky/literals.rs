//! No literal that is meant for people stands outside `src/text`.
//!
//! The sources are read for their string literals. Two signs betray such a
//! text: a letter that is not ASCII, and, where the forms are described, two
//! words beside each other. English that goes to a terminal or explains a broken
//! invariant is not meant for players, and neither are tests.

use crate::tokens::{Kind, Token, tokens};
use std::fs;
use std::path::{Path, PathBuf};

/// A string literal: its text, and a little of what stands before it, without
/// the spaces.
#[derive(PartialEq, Eq, Debug)]
struct Literal {
    text: String,
    before: String,
    line: usize,
}

/// The string literals of a Rust source; comments and characters are skipped.
fn literals(source: &str) -> Vec<Literal> {
    let chars: Vec<char> = source.chars().collect();
    let literal = |Token { line, start, kind }| {
        let Kind::Text(text) = kind else { return None };
        let before = chars[start.saturating_sub(80)..start].iter().filter(|c| !c.is_whitespace()).collect();
        Some(Literal { text, before, line })
    };
    tokens(source).into_iter().filter_map(literal).collect()
}

/// The source without its tests, which stand at its end.
fn without_tests(source: &str) -> &str {
    source.split_once("#[cfg(test)]\nmod tests {").map_or(source, |(before, _)| before)
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// The sources in this folder of `src`, without tests: path and text.
fn code(folder: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root.join(folder), &mut paths);
    let is_test = |path: &PathBuf| path.file_stem().is_some_and(|s| s.to_string_lossy().ends_with("tests"));
    paths.retain(|path| !is_test(path) && !path.starts_with(root.join("text")));
    let read = |path: PathBuf| {
        let source = fs::read_to_string(&path).expect("the source can be read");
        (path, without_tests(&source).to_owned())
    };
    paths.into_iter().map(read).collect()
}

fn has_foreign_letter(text: &str) -> bool {
    text.chars().any(|c| c.is_alphabetic() && !c.is_ascii())
}

/// Two words beside each other, each of several letters. What stands in braces
/// is put in when the program runs.
fn has_words(text: &str) -> bool {
    let text = text.replace('&', "");
    let is_around = |c: char| c.is_ascii_punctuation() && !"{}".contains(c);
    let words: Vec<&str> = text.split(' ').map(|word| word.trim_matches(is_around)).collect();
    let is_word = |word: &str| word.chars().count() > 1 && word.chars().all(char::is_alphabetic);
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
}

/// A reason why something cannot happen, a message for a terminal, or a drawing.
fn is_for_nobody(literal: &Literal) -> bool {
    let calls = ["expect(", "panic!(", "write!(f,"];
    calls.iter().any(|call| literal.before.ends_with(call)) || literal.text.starts_with('<')
}

/// The name of the program on the command line.
const LETTERS_ALLOWED: [&str; 1] = ["command/mod.rs"];

#[test]
fn no_letter_of_another_language_stands_outside_the_texts() {
    let code = code("");
    assert!(code.len() > 50, "{} sources are not all", code.len());
    for (path, source) in code {
        if LETTERS_ALLOWED.iter().any(|allowed| path.ends_with(allowed)) {
            let needed = literals(&source).iter().any(|literal| has_foreign_letter(&literal.text));
            assert!(needed, "{} needs no exemption", path.display());
            continue;
        }
        for literal in literals(&source) {
            let place = format!("{}:{}", path.display(), literal.line);
            assert!(!has_foreign_letter(&literal.text), "{place}: {:?}", literal.text);
        }
    }
}

#[test]
fn no_words_stand_where_the_forms_are_described() {
    for (path, source) in code("app") {
        for literal in literals(&source).into_iter().filter(|literal| !is_for_nobody(literal)) {
            let place = format!("{}:{}", path.display(), literal.line);
            assert!(!has_words(&literal.text), "{place}: {:?}", literal.text);
        }
    }
}

#[test]
fn literals_are_found_and_comments_are_not() {
    let source = r###"
        // "in a comment"
        /* "in a /* nested */ block" */
        label(1, "Nová hra", 'ď', '"', '\'', '\u{e1}');
        let raw: &'a str = r#"say "ahoj""#; f.expect("a \"reason\" why");
    "###;
    let texts: Vec<String> = literals(source).into_iter().map(|literal| literal.text).collect();
    assert_eq!(texts, ["Nová hra", "say \"ahoj\"", "a \\\"reason\\\" why"]);
    let found = literals(source);
    assert_eq!(found[0].line, 4);
    assert!(found[0].before.ends_with("label(1,"), "{:?}", found[0]);
    assert!(found.iter().map(is_for_nobody).eq([false, false, true]));
    assert!(literals("write!(\n    f,\n    \"two words\"").iter().all(is_for_nobody));
}

#[test]
fn texts_for_people_are_told_from_keys() {
    for text in ["Nová hra", "&New game", "Main m&enu", "Choose a game type first!", "{n} games were kept"] {
        assert!(has_foreign_letter(text) || has_words(text), "{text}");
    }
    for text in [
        "b2 b3 a3",
        "Ctrl+Shift+Z",
        "level-3",
        "{} {trouble}",
        "{group}: {text}",
        "piskvorky-{day}.csv",
        "−{}",
    ] {
        assert!(!has_foreign_letter(text) && !has_words(text), "{text}");
    }
    assert_eq!(without_tests("fn f() {}\n#[cfg(test)]\nmod tests {\n\"á\" }"), "fn f() {}\n");
}
