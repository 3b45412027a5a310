//! The files of other programs: what is written reads back the same, what they
//! write is understood, and what is wrong is said with its place.

use piskvorky::formats::{FileError, Place, Unwritable};
use piskvorky::games::gomoku::files::{Code, Game, Ply, psq, rec, renlib, sgf};
use piskvorky::rules::{Outcome, Side};
use proptest::collection::vec;
use proptest::prelude::*;

type Read = fn(&[u8]) -> Result<Game, FileError>;
const READERS: [(&str, Read); 4] =
    [("psq", psq::read), ("rec", rec::read), ("sgf", sgf::read), ("lib", renlib::read)];

fn ply(x: u8, y: u8, millis: u32) -> Ply {
    Ply { x, y, millis }
}

fn cells(game: &Game) -> Vec<(u8, u8)> {
    game.moves.iter().map(|ply| (ply.x, ply.y)).collect()
}

#[track_caller]
fn refused(read: Read, bytes: &[u8], place: &str, what: &str) {
    let error = read(bytes).expect_err("something is wrong with it").to_string();
    assert!(error.starts_with(&format!("{place}: ")) && error.contains(what), "{error}");
}

#[test]
fn a_game_of_a_referee_is_read_with_its_tail() {
    let text = "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,8,0\r\n9,9,1234\r\npbrain-a.exe\r\npbrain-b.exe\r\n-1\r\n0,Freestyle15_1\r\n";
    let game = psq::read(text.as_bytes()).expect("as the referee of Gomocup writes it");
    assert_eq!((game.width, game.height), (15, 15));
    assert_eq!(game.moves, [ply(7, 7, 0), ply(8, 7, 0), ply(8, 8, 1234)]);
    assert_eq!(game.notations().collect::<Vec<_>>(), ["h8", "i8", "i7"]);
    assert_eq!(game.names, ["pbrain-a.exe", "pbrain-b.exe"]);
    assert_eq!(game.code, Some(Code::Saved));
}

#[test]
fn games_saved_by_hand_and_by_old_programs_are_read() {
    let read = |text: &str| psq::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text:?}"));
    let by_hand = read("Piskvorky 20x12, 3:0, 1\n1,1\n 20 , 12 , 5\n-1\n");
    assert_eq!((by_hand.width, by_hand.height, by_hand.code), (20, 12, Some(Code::Saved)));
    assert_eq!(by_hand.moves, [ply(0, 0, 0), ply(19, 11, 5)]);
    assert_eq!(read("Piskvorky 15x15, 11:11, 0").moves, []);
    let second = read("\u{feff}Piskvorky 15x15, 11:11, 1\n8,8,0\nanna\nbeta\n15");
    assert_eq!((second.names, second.code), (["beta".to_owned(), "anna".to_owned()], Some(Code::Late)));
    let latin = psq::read(b"Piskvorky 15x15, 11:11, 0\nJ\xe1n\nEva\n0\n").expect("an 8-bit name");
    assert_eq!(latin.names[0], "J\u{e1}n");
}

#[test]
fn what_is_wrong_with_a_psq_is_said_with_line_and_column() {
    let head = "Piskvorky 15x15, 11:11, 0\n";
    for (text, place, what) in [
        (String::new(), "line 1, column 1", "too early"),
        ("Piskvorka 15x15, 1:1, 0".to_owned(), "line 1, column 1", "Piskvorky"),
        ("Piskvorky 15, 1:1, 0".to_owned(), "line 1, column 13", "an x"),
        ("Piskvorky 4x15, 1:1, 0".to_owned(), "line 1, column 15", "5 to 52"),
        ("Piskvorky 99999999999999999999x9, 1:1, 0".to_owned(), "line 1, column 33", "5 to 52"),
        ("Piskvorky 15x15, 1:1".to_owned(), "line 1, column 21", "a comma"),
        ("Piskvorky 15x15, 1:1, 2".to_owned(), "line 1, column 24", "who begins"),
        (format!("{head}8,8,0\n 0,8,0"), "line 3, column 2", "on the board"),
        (format!("{head}8,16,0"), "line 2, column 1", "on the board"),
        (format!("{head}99999999999999999999,1,0"), "line 2, column 1", "on the board"),
        (format!("{head}8,8,0\n\n9,9,0\n8,8,0"), "line 5, column 1", "move 1"),
        (format!("{head}8,8,soon"), "line 2, column 5", "a number"),
        (format!("{head}8,8,0,0"), "line 2, column 6", "nothing"),
    ] {
        refused(psq::read, text.as_bytes(), place, what);
    }
}

#[test]
fn a_game_of_gomotur_is_read() {
    let game = rec::read(b"first\r\nsecond player\r\n0,0,10\r\n19,19,20\r\n0\r\n").expect("a game");
    assert_eq!(game.names, ["first", "second player"]);
    assert_eq!(
        (game.width, game.moves, game.code),
        (20, vec![ply(0, 0, 10), ply(19, 19, 20)], Some(Code::Normal))
    );
    refused(rec::read, b"only one", "line 2, column 1", "too early");
    refused(rec::read, b"a\nb\n", "line 3, column 1", "too early");
    refused(rec::read, b"Dear diary\n\nit rains\n", "line 3, column 1", "a move");
    refused(rec::read, b"\x7fELF\x02\nb\n1,1,0\n", "line 1, column 1", "a name");
    refused(rec::read, b"a\n\0\x01\x02\n1,1,0\n", "line 2, column 1", "a name");
    // Tomáš in the code page of Central Europe.
    assert!(rec::read(b"Tom\xe1\x9a\nb\n1,1,0\n").is_ok());
    refused(rec::read, b"a\nb\n20,0,1", "line 3, column 1", "on the board");
    refused(rec::read, b"a\nb\n3,3,1\n3,3,1", "line 4, column 1", "move 1");
}

#[test]
fn sgf_is_read_along_its_main_line() {
    let text = "(;FF[4]GM[4]SZ[15]\nPB[Jana \\] \\\\]PW[Peter]DT[2026-05-17]RE[B+Resign]C[a (b) ; \\]]\n;B[hh];W[ii]BL[3.5]\n(;B[gg](;W[ff])(;W[fg]))\n(;B[hg](;W[aa];B[bb])))(;GM[1])";
    let game = sgf::read(text.as_bytes()).expect("a game");
    assert_eq!(cells(&game), [(7, 7), (8, 8), (6, 6), (5, 5)]);
    assert_eq!(game.names, ["Jana ] \\", "Peter"]);
    assert_eq!((game.date.as_str(), game.result), ("2026-05-17", Some(Outcome::Win(Side::First))));
    assert_eq!(game.variations, 2, "…fg, and …hg aa bb");
    assert_eq!((game.width, game.height), (15, 15));
    let wide = sgf::read(b"(;GM[4]SZ[52:20]RE[0];Black[Zt])").expect("old names have small letters");
    assert_eq!((wide.width, wide.height, wide.result), (52, 20, Some(Outcome::Draw)));
    assert_eq!(cells(&wide), [(51, 19)]);
}

#[test]
fn what_is_wrong_with_an_sgf_is_said_with_line_and_column() {
    for (text, place, what) in [
        ("", "line 1, column 1", "a parenthesis"),
        ("(;GM[4]", "line 1, column 8", "too early"),
        ("(;GM[4];B[hh", "line 1, column 13", "too early"),
        ("(;SZ[15];B[hh])", "line 1, column 1", "GM[4]"),
        ("(;GM[1])", "line 1, column 3", "GM[1]"),
        ("(;GM[4]SZ[99])", "line 1, column 8", "5 to 52"),
        ("(;GM[4]\n;B[hh]\n;B[gg])", "line 3, column 2", "take turns"),
        ("(;GM[4]\n;W[hh])", "line 2, column 2", "take turns"),
        ("(;GM[4]\n;B[hh];W[hh])", "line 2, column 8", "move 1"),
        ("(;GM[4];B[pa])", "line 1, column 9", "on the board"),
        ("(;GM[4];B[])", "line 1, column 9", "pass"),
        ("(;GM[4];B[tt])", "line 1, column 9", "pass"),
        ("(;GM[4];B[TT])", "line 1, column 9", "pass"),
        ("(;GM[4];B[h8])", "line 1, column 9", "two letters"),
        ("(;GM[4]AB[aa])", "line 1, column 8", "before the first move"),
        ("(;GM[4]PB)", "line 1, column 10", "a bracket"),
        ("(GM[4])", "line 1, column 2", "a semicolon"),
    ] {
        refused(sgf::read, text.as_bytes(), place, what);
    }
}

/// The header that RenLib writes.
fn library(nodes: &[u8]) -> Vec<u8> {
    [&b"\xffRenLib\xff\x03\x04"[..], &[0xff; 10], nodes].concat()
}

#[test]
fn the_main_line_of_a_library_is_read_and_its_branches_are_counted() {
    // The root; h8 with a comment; i8 with a sibling; its child h7, a leaf; the
    // sibling i9, which has two leaves of its own.
    let nodes = [
        &[0, 0][..],
        &[0x78, 0x08],
        b"so\0\0",
        &[0x79, 0x80],
        &[0x88, 0x49, 0, 1],
        b"c\0x\0",
        &[0x69, 0x00],
        &[0x68, 0xc0],
        &[0x6a, 0x60],
        &[b'x', b'y' | 0x80],
    ]
    .concat();
    let game = renlib::read(&library(&nodes)).expect("a library");
    assert_eq!(cells(&game), [(7, 7), (8, 7), (7, 8)]);
    assert_eq!(game.variations, 2);
    let old = renlib::read(&[0x78, 0, 0x79, 0x40]).expect("a file of old has no header");
    assert_eq!(cells(&old), [(7, 7), (8, 7)]);
}

#[test]
fn what_is_wrong_with_a_library_is_said_with_its_byte() {
    refused(renlib::read, b"", "byte 0", "header");
    refused(renlib::read, b"\x77\x40", "byte 0", "header");
    refused(renlib::read, b"\xffRenLib\xff\x03\x05\xff\xff", "byte 8", "3.4");
    refused(renlib::read, &library(&[])[..15], "byte 15", "too early");
    refused(renlib::read, &library(&[0, 0, 0x78]), "byte 23", "too early");
    refused(renlib::read, &library(&[0, 0, 0x78, 0x08, b'a', b'b']), "byte 26", "too early");
    refused(renlib::read, &library(&[0, 0, 0x78, 0, 0, 0x40]), "byte 24", "pass");
    refused(renlib::read, &library(&[0, 0, 0x70, 0x40]), "byte 22", "on the board");
    refused(renlib::read, &library(&[0, 0, 0xf1, 0x40]), "byte 22", "on the board");
    refused(renlib::read, &library(&[0, 0, 0x78, 0, 0x78, 0x40]), "byte 24", "move 1");
    refused(renlib::read, &library(&[0, 0x40, 0, 0]), "byte 22", "nothing");
}

#[test]
fn what_a_format_cannot_hold_is_not_written() {
    let game = Game { width: 15, height: 15, moves: vec![ply(0, 0, 0)], ..Game::default() };
    let named = |name: &str| Game { names: [name.to_owned(), "b".to_owned()], ..game.clone() };
    for name in ["", "8,8,0", " 8 , 8", "-1", "a\nb", " a"] {
        assert_eq!(psq::write(&named(name)), Err(Unwritable::Name), "{name:?}");
    }
    assert_eq!(sgf::write(&named("a\nb")), Err(Unwritable::Name));
    assert!(matches!(rec::write(&game), Err(Unwritable::Size(_))));
    assert!(matches!(renlib::write(&Game { width: 19, ..game.clone() }), Err(Unwritable::Size(_))));
    let twice = Game { moves: vec![ply(3, 3, 0), ply(3, 3, 0)], ..game.clone() };
    let off = Game { moves: vec![ply(15, 0, 0)], ..game };
    for write in [psq::write, sgf::write, renlib::write] {
        assert_eq!(write(&twice), Err(Unwritable::Move(2)));
        assert_eq!(write(&off), Err(Unwritable::Move(1)));
    }
}

fn games(width: impl Strategy<Value = u8>, height: impl Strategy<Value = u8>) -> impl Strategy<Value = Game> {
    (width, height).prop_flat_map(|(width, height)| {
        let cell = (0..width, 0..height, any::<u32>()).prop_map(|(x, y, millis)| ply(x, y, millis));
        let once = |mut plies: Vec<Ply>| {
            let mut seen = std::collections::HashSet::new();
            plies.retain(|ply| seen.insert((ply.x, ply.y)));
            plies
        };
        let result = proptest::sample::select(vec![
            None,
            Some(Outcome::Draw),
            Some(Outcome::Win(Side::First)),
            Some(Outcome::Win(Side::Second)),
        ]);
        let names = ["[a-z][ -~\u{e1}\u{17e}]{0,8}[!-~]", "[a-z\\]\\\\]{1,9}"];
        let code = any::<Option<i32>>().prop_map(|number| number.map(Code::of));
        (vec(cell, 0..60).prop_map(once), names, result, code, "[0-9-]{0,10}").prop_map(
            move |(moves, names, result, code, date)| Game {
                width,
                height,
                names,
                date,
                moves,
                result,
                code,
                variations: 0,
            },
        )
    })
}

fn without_times(game: &Game) -> Vec<Ply> {
    game.moves.iter().map(|&Ply { x, y, .. }| ply(x, y, 0)).collect()
}

proptest! {
    #[test]
    fn what_is_written_reads_back_the_same(game in games(5..=52_u8, 5..=52_u8)) {
        let kept = Game { date: String::new(), result: None, ..game.clone() };
        let written = psq::write(&game).expect("it can be written");
        prop_assert_eq!(psq::read(&written), Ok(kept));
        let kept = Game { moves: without_times(&game), code: None, ..game.clone() };
        let written = sgf::write(&game).expect("it can be written");
        prop_assert_eq!(sgf::read(&written), Ok(kept));
    }

    #[test]
    fn what_is_written_for_one_size_reads_back_the_same(
        small in games(Just(15_u8), Just(15_u8)),
        large in games(Just(20_u8), Just(20_u8)),
    ) {
        let bare = Game { width: 15, height: 15, moves: without_times(&small), ..Game::default() };
        prop_assert_eq!(renlib::read(&renlib::write(&small).expect("it can be written")), Ok(bare));
        // Without moves and a number it would be any text.
        let code = large.code.or(large.moves.is_empty().then_some(Code::Saved));
        let kept = Game { date: String::new(), result: None, code, ..large.clone() };
        prop_assert_eq!(rec::read(&rec::write(&large).expect("it can be written")), Ok(kept));
    }

    #[test]
    fn any_bytes_are_a_game_or_an_error(bytes in vec(any::<u8>(), 0..200)) {
        for (_, read) in READERS {
            let _ = read(&bytes);
            let _ = read(&library(&bytes));
        }
    }

    /// Nearer to the truth than bytes by chance.
    #[test]
    fn files_with_a_few_wrong_bytes_are_a_game_or_an_error_with_a_place(
        game in games(Just(15_u8), Just(15_u8)),
        wrong in vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in any::<prop::sample::Index>(),
    ) {
        for (write, (name, read)) in [(psq::write as fn(&Game) -> _, READERS[0]), (sgf::write, READERS[2]), (renlib::write, READERS[3])] {
            let mut bytes: Vec<u8> = write(&game).expect("it can be written");
            for &(at, byte) in &wrong {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
            bytes.truncate(1 + cut.index(2 * bytes.len()));
            match read(&bytes) {
                Ok(game) => prop_assert!(game.moves.iter().all(|ply| ply.x < game.width && ply.y < game.height)),
                Err(FileError { place: Place::Byte(at), .. }) => prop_assert!(at <= bytes.len(), "{name}: {at}"),
                Err(FileError { place: Place::Text { line, column }, .. }) => {
                    prop_assert!(line >= 1 && column >= 1 && line as usize <= bytes.len() + 1, "{name}");
                }
            }
        }
    }
}
