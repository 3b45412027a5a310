//! Every fault is found, and found where it stands.

use piskvorky::games::GAMES;
use piskvorky::options::BadOption;
use piskvorky::record::{Breach, Fault, MOST_MOVES, MOST_TAGS, Place, Record, RecordError};
use piskvorky::rules::{Outcome, Side};

const FIRST: Outcome = Outcome::Win(Side::First);
const SECOND: Outcome = Outcome::Win(Side::Second);

fn error(text: impl AsRef<[u8]>) -> RecordError {
    let played = Record::parse(text).and_then(|record| record.replay());
    played.expect_err("something is wrong with it")
}

#[track_caller]
fn check(text: impl AsRef<[u8]>, line: u32, column: u32, fault: Fault) {
    let shown = String::from_utf8_lossy(text.as_ref()).into_owned();
    assert_eq!(error(text), RecordError { place: Place { line, column }, fault }, "{shown}");
}

#[test]
fn bytes_that_are_no_text() {
    check(b"[Game \"x\"]\n1. \xff", 2, 4, Fault::NotUtf8);
    check("[Game \"x\"] {ľ}\u{e9}".as_bytes().split_last().expect("bytes").1, 1, 15, Fault::NotUtf8);
    check(b"\xff\xfe[\0", 1, 1, Fault::Utf16);
    check(b"\xfe\xff\0[", 1, 1, Fault::Utf16);
    check("[Game \"x\"]\r\n\0", 2, 1, Fault::Control('\0'));
    check("[Game \"x\"] a1\0 *", 1, 14, Fault::Control('\0'));
    check("[Game \"x\0\"] *", 1, 9, Fault::Control('\0'));
    check("{\u{1b}} *", 1, 2, Fault::Control('\u{1b}'));
}

#[test]
fn what_begins_nothing() {
    for c in ['(', ')', ';', '%', '$', '}', ']', '"', '\\'] {
        check(format!("[Game \"x\"]\ra1\r\n {c}b2 *"), 3, 2, Fault::Unexpected(c));
    }
    check("1.)", 1, 3, Fault::Unexpected(')'));
}

#[test]
fn tags() {
    check("[ \"x\"]", 1, 3, Fault::NoName);
    check("[1 \"x\"]", 1, 2, Fault::NoName);
    check("[Ľ \"x\"]", 1, 2, Fault::NoName);
    check("[Game]", 1, 6, Fault::NoValue("Game".to_owned()));
    check("[Game “x”]", 1, 7, Fault::NoValue("Game".to_owned()));
    check("[Game \"x\"\n1. a1", 2, 1, Fault::NoBracket("Game".to_owned()));
    check("[Game \"x]\n1. a1 *", 1, 10, Fault::OpenValue("Game".to_owned()));
    check("[Game \"x", 1, 9, Fault::OpenValue("Game".to_owned()));
    check("[Game \"\\q\"]", 1, 8, Fault::Escape("‘\\q’".to_owned()));
    check("[Game \"\\u{d800}\"]", 1, 8, Fault::Escape("‘\\u{d800}’".to_owned()));
    check("[Game \"\\u{41\"]", 1, 8, Fault::Escape("‘\\u{41’".to_owned()));
    check("[Game \"x\"] [B \"\"]\n [Game \"x\"] *", 2, 2, Fault::SecondTag("Game".to_owned(), 1));
    check("[Game \"x\"] a1 [Date \"\"] *", 1, 15, Fault::LateTag);
    check("[First \"x\"] *", 1, 1, Fault::NoGame);
    check("a1 *", 1, 1, Fault::NoGame);
    let tags: String = (0..=MOST_TAGS).map(|i| format!("[T{i} \"\"]\n")).collect();
    check(tags, MOST_TAGS as u32 + 1, 1, Fault::TooManyTags);
}

#[test]
fn versions() {
    check("[Version \"3\"] !§$%& of the future", 1, 1, Fault::Newer(3));
    check("[Game \"x\"]\n[Version \"4294967295\"]", 2, 1, Fault::Newer(u32::MAX));
    for version in ["0", "-1", "one", "", "1.5", "99999999999999999999"] {
        check(format!("[Version \"{version}\"]"), 1, 1, Fault::NoVersion(format!("‘{version}’")));
    }
}

#[test]
fn comments_and_the_end() {
    check("[Game \"x\"]\n a1 {never\nending {{{ \\}", 2, 5, Fault::OpenComment);
    check("[Game \"x\"] {a} } *", 1, 16, Fault::Unexpected('}'));
    check("[Game \"x\"] {C:\\games} *", 1, 15, Fault::Escape("‘\\g’".to_owned()));
    check("", 1, 1, Fault::NoResult);
    check("[Game \"x\"] 1. a1\n", 2, 1, Fault::NoResult);
    check("[Game \"x\"] *\n\n*", 3, 1, Fault::AfterResult);
    check("[Game \"x\"] * {said too late}", 1, 14, Fault::AfterResult);
    check("[Game \"x\"] [Result \"2-0\"] *", 1, 12, Fault::NotResult("‘2-0’".to_owned()));
    check("[Game \"x\"] [Result \"1-0\"] 3. 0-1", 1, 30, Fault::TwoResults(Some(FIRST), Some(SECOND)));
    check("[Game \"x\"] [Result \"1-0\"] *", 1, 27, Fault::TwoResults(Some(FIRST), None));
    let moves = "a1 ".repeat(MOST_MOVES + 1);
    check(format!("[Game \"x\"]\n{moves}*"), 2, MOST_MOVES as u32 * 3 + 1, Fault::TooManyMoves);
}

#[test]
fn what_the_game_does_not_allow() {
    let game = "[Game \"tic-tac-toe\"]\n";
    check(" [Game \"chess\"] *", 1, 2, Breach::Game("‘chess’".to_owned()).into());
    let form = BadOption::Form { text: "a\\tb".to_owned() };
    let setup = Breach::Setup("‘a\\tb’".to_owned(), "tic-tac-toe", form);
    check(format!("{game}[Setup \"a\tb\"] *"), 2, 1, setup.into());
    check(format!("{game}1. b2 2. b2 *"), 2, 10, Breach::Move(2, "‘b2’".to_owned()).into());
    check(format!("{game}1.b2 2.d4 *"), 2, 8, Breach::Move(2, "‘d4’".to_owned()).into());
    check(format!("{game}a1 b1 a2 b2\ra3 c3 c1 1-0"), 3, 4, Breach::AfterEnd(6, FIRST).into());
    check(format!("{game}a1 b1 a2 b2 a3 0-1"), 2, 16, Breach::Result(SECOND, FIRST).into());
    check(format!("{game}a1 b1 a2 b2 a3 1/2-1/2"), 2, 16, Breach::Result(Outcome::Draw, FIRST).into());
    let long = "x".repeat(500);
    check(format!("{game}{long} *"), 2, 1, Breach::Move(1, format!("‘{}…’", &long[..24])).into());
}

#[test]
fn what_is_read_with_a_smile() {
    let good = [
        "\u{feff}[Game \"tic-tac-toe\"]\r\n\r\n1. b2 2. a1\r\n*\r\n",
        "[Game \"tic-tac-toe\"]\r1. b2\r2. a1\r*",
        "  [ Game\t\"tic-tac-toe\" ]\u{a0}1...b2 17. {?} 3.4.a1 5.*",
        "{before the tags}[Game \"tic-tac-toe\"]{after}b2{centre}{!}a1 *",
        "[Game \"tic-tac-toe\"][Version \"1\"][Result \"*\"] b2 a1\u{3000}*",
    ];
    for text in good {
        let record = Record::parse(text).unwrap_or_else(|e| panic!("{e}: {text:?}"));
        let moves: Vec<_> = record.moves().iter().map(|ply| ply.notation()).collect();
        assert_eq!(moves, ["b2", "a1"], "{text:?}");
        assert!(record.replay().is_ok(), "{text:?}");
    }
    let record = Record::parse("{a}\n[Game \"x\"]{b}{}b2{c\r\nd\re}{f}*").expect("comments anywhere");
    assert_eq!(record.opening(), "a\nb");
    assert_eq!(record.moves()[0].comment(), "c\nd\ne\nf");
}

#[test]
fn an_error_says_what_where_and_what_to_do() {
    let said = |text: &str| error(text).to_string();
    assert_eq!(
        said("[Game \"tic-tac-toe\"]\n1. b2 2. b2 *"),
        "line 2, column 10: ‘b2’, as move 2, is not legal: mend it, or delete it and all that follows"
    );
    assert_eq!(
        said("[Game \"tic-tac-toe\"] [Setup \"nobody begins\"] *"),
        "line 1, column 22: tic-tac-toe does not start with ‘nobody begins’: 'nobody begins' is no option; \
         write key=value; or delete the tag for the usual start"
    );
    for (setup, why) in [
        ("board=4x4", "'4x4' is no value of board; write board=15x15|19x19|20x20|endless|5x5-40x40"),
        ("size=9x9", "there is no option 'size'; choose one of: board, rule, opening"),
        ("rule=free,rule=exact", "the option 'rule' is given twice"),
        (
            "board=endless,opening=swap2",
            "swap2 is played on a board with edges: leave out board=endless or opening=swap2",
        ),
    ] {
        let cut = if setup.len() > 24 { format!("{}…", &setup[..24]) } else { setup.to_owned() };
        assert_eq!(
            said(&format!("[Game \"gomoku\"]\n[Setup \"{setup}\"] *")),
            format!(
                "line 2, column 1: gomoku does not start with ‘{cut}’: {why}; \
                 or delete the tag for the usual start"
            )
        );
    }
    let games: Vec<&str> = GAMES.iter().map(|game| game.key).collect();
    assert_eq!(
        said("[Game \"x\"] \u{200b} *"),
        format!("line 1, column 1: no game is called ‘x’: the games are {}", games.join(", "))
    );
    assert_eq!(
        said("[Game \"x\"] (b2) *"),
        "line 1, column 12: no move begins with ‘(’: variations are not kept, put them into a comment in {}"
    );
    assert_eq!(
        said("[Game \"tic-tac-toe\"] a1 b1 a2 b2 a3 0-1"),
        "line 1, column 37: the result is 0-1, but by the moves it is 1-0: write 1-0"
    );
}
