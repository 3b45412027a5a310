//! How a record says why a game ended, and what the version before this one wrote.

use piskvorky::play::game::{Game, Participant};
use piskvorky::record::{Record, tag};
use piskvorky::rules::{End, EndReason, Outcome, Side};
use std::path::PathBuf;

fn read(text: &str) -> Game {
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{error} in {text}"));
    record.replay().unwrap_or_else(|error| panic!("{error} in {text}"))
}

#[test]
fn every_end_is_read_back() {
    for (outcome, by) in [
        (Outcome::Win(Side::First), EndReason::Resigned),
        (Outcome::Win(Side::Second), EndReason::Forfeit),
        (Outcome::Draw, EndReason::Agreed),
    ] {
        let mut game = read("[Game \"tic-tac-toe\"] b2 a1 *");
        game.settle(outcome, Some(by)).expect("nobody has won");
        let text = Record::of(&game).to_string();
        assert!(text.contains(&format!("[Termination \"{}\"]", by.key())), "{text}");
        assert_eq!(read(&text).end(), Some(End { outcome, by }), "{text}");
    }
    let won = read("[Game \"tic-tac-toe\"] b2 a1 a2 b1 c2 1-0");
    assert_eq!(won.end().map(|end| end.by), Some(EndReason::Rules));
    assert_eq!(Record::of(&won).tag(tag::TERMINATION), None);
}

/// Records of others may have the tag for something else.
#[test]
fn a_reason_that_is_missing_unknown_or_impossible_is_taken_to_be_the_likely_one() {
    for (tags, result, by) in [
        ("", "1-0", EndReason::Resigned),
        ("", "1/2-1/2", EndReason::Agreed),
        ("[Termination \"normal\"]", "0-1", EndReason::Resigned),
        ("[Termination \"agreed\"]", "0-1", EndReason::Resigned),
        ("[Termination \"resigned\"]", "1/2-1/2", EndReason::Agreed),
        ("[Termination \"rules\"]", "0-1", EndReason::Resigned),
        ("[Second \"Robo\"][SecondType \"program\"]", "1-0", EndReason::Forfeit),
        ("[Second \"Robo\"][SecondType \"program\"]", "0-1", EndReason::Resigned),
    ] {
        let game = read(&format!("[Game \"tic-tac-toe\"]{tags} b2 a1 {result}"));
        assert_eq!(game.end().map(|end| end.by), Some(by), "{tags} {result}");
    }
    assert_eq!(read("[Game \"tic-tac-toe\"][Termination \"resigned\"] b2 *").end(), None);
}

/// Each is read as the game that its tags name, keeps its moves, and can be written and
/// read again.
#[test]
fn records_of_the_former_version_are_read() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/piskvorky/data/records/former");
    let (mut files, mut engines) = (0, 0);
    for file in std::fs::read_dir(folder).expect("the records lie beside the tests") {
        let path = file.expect("the folder can be listed").path();
        let text = std::fs::read_to_string(&path).expect("text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let game = record.replay().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.to_string(), text, "{}: it stays what it was", path.display());
        assert_eq!(game.moves().len(), record.moves().len(), "{}", path.display());
        assert_eq!(game.outcome(), record.result(), "{}", path.display());
        let key = game.spec().key;
        assert!(["tic-tac-toe", "wild", "gomoku"].contains(&key), "{}: {key}", path.display());
        for (side, name) in game.sides.iter().zip([tag::FIRST, tag::SECOND]) {
            let said = record.tag(name).unwrap_or_default();
            match side {
                Participant::Bot(bot) => assert_eq!(game.spec().bot(said), Some(*bot), "{}", path.display()),
                Participant::Person(name) | Participant::Program(name) => {
                    assert_eq!(name, said, "{}", path.display());
                }
            }
            engines += usize::from(said.starts_with("engine-") && matches!(side, Participant::Bot(_)));
        }
        assert_eq!(read(&Record::of(&game).to_string()), game, "{}", path.display());
        files += 1;
    }
    assert!(files >= 40 && engines >= 5, "{files} records, {engines} levels of the engine");
}
