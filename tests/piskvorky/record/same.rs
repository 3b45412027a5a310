//! What is written reads back the same.

use super::{notations, random_game, read_anything};
use crate::setups::{setup, setups};
use piskvorky::bots::chance;
use piskvorky::games::GameSetup;
use piskvorky::play::game::Game;
use piskvorky::record::{BadTag, MOST_TAGS, Record, tag};
use piskvorky::rules::{EndReason, Outcome, Side};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rand::RngExt;
use std::collections::HashSet;

/// Always the same cases, so that a failure comes back.
fn same_cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Texts in which characters that mean something to the format are frequent.
fn any_text() -> impl Strategy<Value = String> {
    let special = prop::sample::select(&[
        '"', '\\', '{', '}', '[', ']', '\n', '\r', '\t', '\0', '\u{1b}', ' ', 'n', 'u',
    ]);
    let other =
        prop::sample::select(&['Ľ', 'щ', '中', 'ع', '\u{202e}', '\u{feff}', '\u{2028}', '\u{85}', '😀', '@']);
    prop::collection::vec(prop_oneof![special, other, any::<char>()], 0..20).prop_map(String::from_iter)
}

fn any_outcome() -> impl Strategy<Value = Outcome> {
    prop::sample::select(&[Outcome::Win(Side::First), Outcome::Win(Side::Second), Outcome::Draw])
}

/// A record of a random game with random tags and comments.
fn any_record() -> impl Strategy<Value = Record> {
    let starts: Vec<GameSetup> = setups().collect();
    let game = (0..starts.len(), any::<u64>(), 0..60_usize, prop::option::of(any_outcome()));
    let tags = prop::collection::vec(("[A-Za-z][A-Za-z0-9_]{0,12}", any_text()), 0..8);
    let comments = prop::collection::vec((any::<prop::sample::Index>(), any_text()), 0..6);
    (game, tags, comments).prop_map(move |((start, seed, most, outcome), tags, comments)| {
        let mut game = random_game(&starts[start], seed, most);
        if let (None, Some(outcome)) = (game.outcome(), outcome) {
            game.settle(outcome, None).expect("nothing is decided");
        }
        let mut record = Record::of(&game);
        for (name, value) in tags {
            record.set_tag(&name, value).expect("a name that a tag may have");
        }
        for (index, comment) in comments {
            record.set_comment(index.index(game.moves().len() + 1), comment);
        }
        record
    })
}

proptest! {
    #![proptest_config(same_cases(500))]

    #[test]
    fn any_record_reads_back_the_same(record in any_record()) {
        let text = record.to_string();
        let again = Record::parse(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        prop_assert_eq!(&again, &record, "{}", text);
        prop_assert_eq!(again.to_string(), text);
        let game = again.replay().map_err(|e| TestCaseError::fail(e.to_string()))?;
        prop_assert_eq!(notations(&game).len(), record.moves().len());
    }

    #[test]
    fn a_record_with_slips_of_the_pen_is_read_or_refused(record in any_record(), seed: u64) {
        let mut bytes = record.to_string().into_bytes();
        let mut chance = chance(seed);
        for _ in 0..chance.random_range(1..4) {
            let at = chance.random_range(0..bytes.len());
            match chance.random_range(0..4) {
                0 => bytes[at] = chance.random(),
                1 => bytes[at] = b"\"\\{}[]\r\n.*"[chance.random_range(0..10)],
                2 => drop(bytes.remove(at)),
                _ => bytes.truncate(at.max(1)),
            }
        }
        read_anything(&bytes);
    }

    #[test]
    fn any_text_is_read_or_refused(text in any_text()) {
        read_anything(text.as_bytes());
        read_anything(format!("[Game \"{text}\"] {{{text}}} 1. {text} *").as_bytes());
    }
}

#[test]
fn every_game_of_the_registry_comes_back_from_its_record() {
    for setup in setups() {
        for seed in 0..20 {
            let game = random_game(&setup, seed, 3000);
            let text = Record::of(&game).to_string();
            let told = || format!("{setup}, seed {seed}\n{}\n{text}", game.position().text());
            let again = Record::parse(&text).and_then(|record| record.replay());
            let again = again.unwrap_or_else(|e| panic!("{e}\n{}", told()));
            assert_eq!(again.setup(), &setup, "{}", told());
            assert_eq!(again.moves(), game.moves(), "{}", told());
            assert_eq!(again.outcome(), game.outcome(), "{}", told());
            assert_eq!(again.position().key(), game.position().key(), "{}", told());
        }
    }
}

/// A record does not tell apart what the options do not.
#[test]
fn games_with_other_options_have_other_records() {
    let texts: HashSet<String> = setups().map(|setup| Record::of(&Game::new(setup)).to_string()).collect();
    assert_eq!(texts.len(), setups().count());
    for setup in setups() {
        let [game, options] = [setup.spec().key.to_owned(), setup.options().to_string()];
        let record = Record::of(&Game::new(setup.clone()));
        assert_eq!(record.tag(tag::GAME), Some(game.as_str()), "{setup}");
        assert_eq!(record.tag(tag::SETUP), Some(options.as_str()).filter(|text| !text.is_empty()), "{setup}");
        let unknown = format!("[Game \"{game}\"] [Setup \"no start of any game\"] *");
        assert!(Record::parse(&unknown).expect("a record").replay().is_err(), "{setup}");
    }
}

#[test]
fn a_record_is_written_like_this() {
    let mut game = Game::new(setup("tic-tac-toe:begin=noughts"));
    for notation in ["b2", "a1", "c2", "a2", "a3"] {
        game.play_notation(notation).expect("the cell is free");
    }
    game.settle(Outcome::Win(Side::Second), Some(EndReason::Resigned)).expect("the first side resigns");
    let mut record = Record::of(&game);
    record.set_tag(tag::FIRST, "Jana \"Jaja\" Nováková").expect("a good tag");
    record.set_tag("Room", "C:\\games").expect("a good tag");
    record.set_comment(0, "a rainy day");
    record.set_comment(2, "the corner, {as ever}");
    record.set_comment(4, "a line of words that is long enough\nto be broken, and another one");
    let expected = r#"[Game "tic-tac-toe"]
[Version "2"]
[Setup "begin=noughts"]
[Result "0-1"]
[Termination "resigned"]
[First "Jana \"Jaja\" Nováková"]
[Room "C:\\games"]

{a rainy day} 1. b2 2. a1 {the corner, {as ever\}} 3. c2 4. a2
{a line of words that is long enough
to be broken, and another one} 5. a3 0-1
"#;
    assert_eq!(record.to_string(), expected);
}

#[test]
fn long_games_are_broken_into_lines() {
    let moves: String = (0..500).map(|i| format!("{}{i} ", "m".repeat(i % 90))).collect();
    let record = Record::parse(format!("[Game \"any\"] {moves} *")).expect("a record of some game");
    let text = record.to_string();
    assert_eq!(Record::parse(&text).expect("it was written"), record);
    for line in text.lines().filter(|line| line.chars().count() > 80) {
        assert_eq!(line.split(' ').count(), 2, "only a single move is longer than a line: {line}");
    }
}

#[test]
fn a_position_is_copied_with_its_picture() {
    for setup in setups() {
        for most in [0, 3] {
            let game = random_game(&setup, 7, most);
            let mut record = Record::of(&game);
            record.show(game.position());
            let text = record.to_string();
            assert_eq!(Record::parse(&text).expect("it was written"), record, "{text}");
            let last = record.moves().last().map_or(record.opening(), |ply| ply.comment());
            assert_eq!(last, format!("\n{}\n", game.position().text()));
        }
    }
}

#[test]
fn tags_keep_their_order_and_those_of_the_game_are_its_own() {
    let mut record = Record::parse("[Zeta \"1\"] [Game \"g\"] [Alpha \"2\"] *").expect("a record");
    assert_eq!(record.set_tag("Zeta", "3"), Ok(()));
    assert_eq!(record.set_tag("New", "4"), Ok(()));
    let tags: Vec<_> = record.tags().collect();
    assert_eq!(tags, [("Zeta", "3"), ("Game", "g"), ("Alpha", "2"), ("New", "4")]);
    assert_eq!(record.tag("zeta"), None);
    for name in ["Game", "Version", "Setup", "Result"] {
        assert_eq!(record.set_tag(name, "x"), Err(BadTag::OfTheGame));
    }
    for name in ["", "1", "a b", "é", "A\"", "_a"] {
        assert_eq!(record.set_tag(name, "x"), Err(BadTag::Name), "{name:?}");
    }
    for i in 4..MOST_TAGS {
        assert_eq!(record.set_tag(&format!("T{i}"), ""), Ok(()));
    }
    assert_eq!(record.set_tag("OneMore", ""), Err(BadTag::TooMany));
    assert_eq!(record.set_tag("New", "5"), Ok(()));
    assert_eq!(Record::parse(record.to_string()).expect("it was written"), record);
}

#[test]
fn a_decided_game_cannot_be_settled_otherwise() {
    let record = Record::parse("[Game \"tic-tac-toe\"] a1 b1 a2 b2 a3 *").expect("a record");
    let mut game = record.replay().expect("a legal game; its result need not be told");
    let won = Outcome::Win(Side::First);
    assert_eq!(game.outcome(), Some(won));
    assert_eq!(game.settle(Outcome::Draw, None), Err(won));
    assert_eq!(game.settle(won, None), Ok(()));
    assert_eq!(Record::of(&game).result(), Some(won));
}
