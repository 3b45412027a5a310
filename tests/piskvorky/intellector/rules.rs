//! The board, the moves and the ends of the game, against numbers of other programs: the
//! first implementation of the game, that of its authors, and one in Python.

use super::position;
use crate::golden::data;
use piskvorky::games::intellector::hex::{self, CELLS, cube, is_dark, named, of_cube};
use piskvorky::games::intellector::piece::{Kind, Piece};
use piskvorky::games::intellector::position::{Position, Variant, parts};
use piskvorky::games::intellector::{Intellector, client, openings};
use piskvorky::rules::{Move, Outcome, Rules, Side};

const HSE: Variant = Variant::HSE2020;
/// The rules of the authors without draws, as sequences are counted.
const OFFICIAL: Variant = Variant { repetition: false, quiet_limit: None, ..Variant::OFFICIAL };

const PROMOTIONS: &str = "e1I e7i a6P b6P c6P h5P i2p h1p a2p";
const AURA: &str = "e1I d1F f1D e2A d2L e3p e4l f3a c2d g2f d4p i7i";

#[test]
fn the_board_has_the_coordinates_that_were_published() {
    let examples = [
        ("a1", (0, 0, 0)),
        ("b1", (-1, 1, 0)),
        ("e1", (-2, 0, 2)),
        ("e4", (-5, 6, -1)),
        ("i7", (-10, 12, -2)),
        ("h6", (-9, 11, -2)),
    ];
    for (name, place) in examples {
        assert_eq!(cube(named(name).expect(name)), place, "{name}");
    }
    for cell in 0..CELLS {
        let (x, y, z) = cube(cell);
        assert_eq!(x + y + z, 0);
        for n in -3..=3 {
            assert_eq!(of_cube((x - n, y + n, z - n)), Some(cell), "{}", hex::name(cell));
        }
        assert_eq!(named(&hex::name(cell)), Some(cell));
    }
    assert_eq!(["a8", "b7", "j1", "a0", "a", ""].map(named), [None; 6]);
    let dark: Vec<String> = (0..CELLS).filter(|&cell| is_dark(cell)).map(hex::name).collect();
    assert_eq!(dark.join(" "), "a1 a4 a7 b2 b5 c1 c4 c7 d2 d5 e1 e4 e7 f2 f5 g1 g4 g7 h2 h5 i1 i4 i7");
}

#[test]
fn so_many_sequences_of_moves_begin_at_the_start() {
    for (variant, counts) in [(HSE, [33, 1055, 34020, 1_072_678]), (OFFICIAL, [35, 1195, 42078, 1_455_528])] {
        let mut start = Position::start(variant);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(start.perft(depth), count, "{variant:?}, depth {depth}");
        }
        assert_eq!(start, Position::start(variant), "every move was taken back");
    }
}

#[test]
fn so_many_sequences_of_moves_begin_in_other_positions() {
    let cases = [
        (HSE, PROMOTIONS, [[23, 459, 9261, 164_574], [20, 460, 8322, 166_097]]),
        (OFFICIAL, PROMOTIONS, [[23, 459, 9379, 169_856], [20, 460, 8482, 171_417]]),
        (HSE, AURA, [[17, 600, 12406, 410_749], [39, 695, 24587, 522_793]]),
        (OFFICIAL, AURA, [[24, 896, 23582, 836_008], [42, 1006, 38252, 1_003_188]]),
    ];
    for (variant, text, counts) in cases {
        for (turn, counts) in Side::BOTH.into_iter().zip(counts) {
            for (depth, count) in (1..).zip(counts) {
                let mut position = position(variant, turn, text);
                assert_eq!(position.perft(depth), count, "{text}, {turn:?}, {variant:?}, depth {depth}");
            }
        }
    }
}

/// Quiet moves, plain captures, exchanges, captures with a change of kind, and wins.
#[derive(PartialEq, Eq, Debug, Default)]
struct Kinds([u64; 5]);

fn kinds(position: &mut Position, depth: u32, found: &mut Kinds) {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    for m in moves {
        let (from, _, into) = parts(m);
        let progresses = position.piece(from).is_some_and(|piece| piece.kind == Kind::Progressor);
        let side = position.turn();
        let undo = position.make(m);
        if depth > 1 {
            if position.winner().is_none() {
                kinds(position, depth - 1, found);
            }
        } else {
            let kind = match undo.captured() {
                None => 0,
                Some(piece) if piece.side == side => 2,
                Some(_) if into.is_some() && !progresses => 3,
                Some(_) => 1,
            };
            found.0[kind] += 1;
            found.0[4] += u64::from(position.winner().is_some());
        }
        position.unmake(m, undo);
    }
}

#[test]
fn so_many_moves_of_each_kind_are_made() {
    let of = |variant, depth| {
        let mut found = Kinds::default();
        kinds(&mut Position::start(variant), depth, &mut found);
        found.0
    };
    assert_eq!(of(HSE, 1), [29, 2, 2, 0, 0]);
    assert_eq!(of(HSE, 2), [917, 72, 66, 0, 0]);
    assert_eq!(of(HSE, 3), [29744, 2296, 1980, 0, 148]);
    assert_eq!(of(HSE, 4), [931_403, 77903, 63372, 0, 3830]);
    assert_eq!(of(OFFICIAL, 1), [31, 2, 2, 0, 0]);
    assert_eq!(of(OFFICIAL, 2), [1045, 76, 70, 4, 0]);
    assert_eq!(of(OFFICIAL, 3), [37124, 2590, 2252, 112, 160]);
    assert_eq!(of(OFFICIAL, 4), [1_274_045, 96249, 78672, 6562, 4598]);
    let mut aura = Kinds::default();
    kinds(&mut position(OFFICIAL, Side::First, AURA), 1, &mut aura);
    assert_eq!(aura.0[..4], [10, 8, 1, 5]);
}

#[test]
fn white_begins_with_these_moves() {
    let start = Intellector::new(HSE);
    let mut names: Vec<String> = start.legal().into_iter().map(|m| start.notation(m)).collect();
    let expected = "a2-a3 a2-b2 b1-b3 b1-d2 c1-b2 c1-a4 c1-d2 c1-e4 c1-f5 c1xg7 c2-c3 c2-b2 c2-d2 d1-d2 \
        e1:d1 e1:f1 e2-e3 e2-d2 e2-f2 f1-f2 g1-f2 g1-h2 g1-d5 g1xc7 g1-e4 g1-i4 g2-g3 g2-f2 g2-h2 h1-h3 \
        h1-f2 i2-i3 i2-h2";
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    names.sort();
    expected.sort_unstable();
    assert_eq!(names, expected);
    let official = Intellector::new(Variant::OFFICIAL);
    let more: Vec<String> = official
        .legal()
        .into_iter()
        .filter(|m| !start.legal().contains(m))
        .map(|m| official.notation(m))
        .collect();
    assert_eq!(more, ["b1-b2", "h1-h2"]);
}

/// How many moves a lone white piece has on each cell.
fn alone(variant: Variant, kind: Kind) -> Vec<u64> {
    let piece = Piece { side: Side::First, kind };
    (0..CELLS).map(|cell| Position::new(variant, Side::First, 100, [(cell, piece)]).count()).collect()
}

#[test]
fn a_lone_piece_has_so_many_moves() {
    let cases = [
        (HSE, Kind::Intellector, 292, 2, 6),
        (HSE, Kind::Defensor, 292, 2, 6),
        (HSE, Kind::Progressor, 185, 0, 8),
        (HSE, Kind::Aggressor, 532, 7, 12),
        (HSE, Kind::Dominator, 1034, 14, 22),
        (HSE, Kind::Liberator, 238, 2, 6),
        (OFFICIAL, Kind::Liberator, 530, 4, 12),
    ];
    for (variant, kind, sum, least, most) in cases {
        let counts = alone(variant, kind);
        let found = (counts.iter().sum(), counts.iter().min(), counts.iter().max());
        assert_eq!(found, (sum, Some(&least), Some(&most)), "{kind:?}: {counts:?}");
    }
    let by_files = |kind, halves: &[&[u64]]| {
        let columns = halves.iter().chain(halves[..4].iter().rev());
        assert_eq!(alone(HSE, kind), columns.flat_map(|column| column.to_vec()).collect::<Vec<_>>());
    };
    let aggressor: [&[u64]; 5] = [
        &[8, 7, 7, 8, 7, 7, 8],
        &[7, 9, 8, 8, 9, 7],
        &[10, 9, 10, 12, 10, 9, 10],
        &[9, 11, 9, 9, 11, 9],
        &[12, 10, 10, 12, 10, 10, 12],
    ];
    let dominator: [&[u64]; 5] = [
        &[14, 16, 18, 18, 18, 16, 14],
        &[15, 17, 19, 19, 17, 15],
        &[14, 18, 20, 22, 20, 18, 14],
        &[15, 19, 21, 21, 19, 15],
        &[14, 18, 22, 22, 22, 18, 14],
    ];
    by_files(Kind::Aggressor, &aggressor);
    by_files(Kind::Dominator, &dominator);
}

/// The generator of `piskvorky playout`, for games that may not end.
fn chance_game(variant: Variant, seed: u64, most: u32) -> (Intellector, u32) {
    let (mut game, mut state, mut plies) = (Intellector::new(variant), seed, 0);
    while plies < most && game.outcome().is_none() {
        let legal = game.legal();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(legal[((state >> 33) % legal.len() as u64) as usize]);
        plies += 1;
    }
    (game, plies)
}

fn end_of_playout(seed: u64) -> Intellector {
    chance_game(HSE, seed, 40).0
}

fn playout(variant: Variant, seed: u64, most: u32) -> (Option<Outcome>, u32, usize, String) {
    let (game, plies) = chance_game(variant, seed, most);
    let text = game.digest_text();
    let digest = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let pieces = text.bytes().filter(|&byte| byte != b'.').count();
    (game.outcome(), plies, pieces, format!("{digest:016x}"))
}

#[test]
fn games_of_chance_end_as_in_another_program() {
    let (white, black) = (Some(Outcome::Win(Side::First)), Some(Outcome::Win(Side::Second)));
    let cases = [
        (HSE, 1, black, 44, 21, "49e02009fb4ae93c"),
        (HSE, 2, None, 400, 6, "a20d3462c3c9330f"),
        (HSE, 3, white, 27, 24, "979ae4dfc6e18e60"),
        (Variant::OFFICIAL, 1, white, 173, 12, "fad8f91ee6a92cf3"),
        (Variant::OFFICIAL, 2, black, 76, 17, "a0b94fc6932dcac9"),
    ];
    for (variant, seed, outcome, plies, pieces, digest) in cases {
        let expected = (outcome, plies, pieces, digest.to_owned());
        assert_eq!(playout(variant, seed, 400), expected, "{variant:?}, seed {seed}");
    }
}

#[test]
fn two_thousand_games_of_chance_end_as_often_as_in_another_program() {
    let count = |variant| {
        let mut found = [0; 4];
        for seed in 1..=2000 {
            let kind = match playout(variant, seed, 400).0 {
                Some(Outcome::Win(side)) => side.index(),
                Some(Outcome::Draw) => 2,
                None => 3,
            };
            found[kind] += 1;
        }
        found
    };
    assert_eq!(count(HSE), [1022, 953, 0, 25]);
    assert_eq!(count(Variant::OFFICIAL), [1005, 950, 41, 4]);
}

/// A game by the names of its moves.
fn play(variant: Variant, moves: &str) -> Intellector {
    let mut game = Intellector::new(variant);
    for name in moves.split_whitespace() {
        let m: Move = game.parse(name).unwrap_or_else(|| panic!("{name} in\n{}", game.text()));
        game.play(m);
    }
    game
}

#[test]
fn moves_are_read_as_they_are_written_and_shorter() {
    let game = play(HSE, "c1xg7");
    assert_eq!(game.captured(Side::First)[Kind::Aggressor.index()], 1);
    let start = Intellector::new(HSE);
    for (text, name) in [("a2a3", "a2-a3"), ("C1XG7", "c1xg7"), ("c1g7", "c1xg7"), ("e1d1", "e1:d1")] {
        assert_eq!(start.parse(text).map(|m| start.notation(m)).as_deref(), Some(name), "{text}");
    }
    assert_eq!(
        ["a2-a3=D", "a2", "a2-a4", "", "a2-a3-", "žž", "a2ž"].map(|text| start.parse(text)),
        [None; 7]
    );
    let promotes = Intellector::from_position(position(HSE, Side::First, PROMOTIONS));
    let name = |text: &str| promotes.parse(text).map(|m| promotes.notation(m));
    assert_eq!(name("a6a7d"), Some("a6-a7=D".to_owned()));
    assert_eq!(name("a6-a7"), None, "what it turns into has to be said");
    let turns = Intellector::from_position(position(OFFICIAL, Side::First, AURA));
    let names: Vec<String> = turns.legal().into_iter().map(|m| turns.notation(m)).collect();
    let choices: Vec<&String> = names.iter().filter(|name| name.contains('=')).collect();
    assert_eq!(choices.len(), 10, "five captures may turn a piece into another: {choices:?}");
    assert!(names.contains(&"f1xg2=D".to_owned()) && names.contains(&"f1xg2=F".to_owned()), "{names:?}");
    assert_eq!(turns.parse("f1xg2"), None, "whether it turns has to be said");
}

#[test]
fn an_intellector_on_the_last_row_wins_by_the_later_rules_alone() {
    let near = "e6I a4i i2P";
    for (variant, outcome) in [(HSE, None), (OFFICIAL, Some(Outcome::Win(Side::First)))] {
        let mut game = Intellector::from_position(position(variant, Side::First, near));
        game.play(game.parse("e6-e7").expect("the cell is empty"));
        assert_eq!(game.outcome(), outcome, "{variant:?}");
    }
}

#[test]
fn whoever_cannot_move_has_lost() {
    let mut game = Intellector::from_position(position(HSE, Side::First, "e4I a1i a2p b1D d4P"));
    game.play(game.parse("d4-d5").expect("it is ahead"));
    assert_eq!(game.outcome(), None, "the Intellector in the corner is shut in, but the Progressor is not");
    let shut = position(HSE, Side::Second, "e4I a1i a2P b1P");
    assert_eq!(Intellector::from_position(shut).outcome(), Some(Outcome::Win(Side::First)));
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let there_and_back = "d1-d2 d6-d5 d2-d1 d5-d6 ";
    let twice = play(Variant::OFFICIAL, there_and_back);
    assert_eq!(twice.outcome(), None);
    let thrice = play(Variant::OFFICIAL, &there_and_back.repeat(2));
    assert_eq!(thrice.outcome(), Some(Outcome::Draw));
    assert_ne!(thrice.key(), twice.key(), "one game goes on and the other does not");
    assert_eq!(play(HSE, &there_and_back.repeat(2)).outcome(), None);
}

#[test]
fn so_many_quiet_plies_in_a_row_are_a_draw() {
    let variant = Variant { repetition: false, quiet_limit: Some(6), ..Variant::OFFICIAL };
    let quiet = "d1-d2 d6-d5 d2-d1 d5-d6 d1-d2 ";
    assert_eq!(play(variant, quiet).outcome(), None);
    assert_eq!(play(variant, &format!("{quiet} d6-d5")).outcome(), Some(Outcome::Draw));
    assert_eq!(play(variant, &format!("{quiet} a6-a5 d2-d1")).outcome(), None, "a Progressor has moved");
}

#[test]
fn the_middle_may_be_closed_for_the_first_two_moves() {
    let middle = Variant { middle: true, ..HSE };
    let start = Intellector::new(middle);
    assert_eq!(start.parse("c1xg7"), None);
    assert_eq!(start.parse("c1-f5"), None);
    assert!(start.parse("c1-e4").is_some(), "the row in the middle belongs to both");
    let later = play(middle, "a2-a3 a6-a5 i2-i3 i6-i5");
    assert!(later.parse("c1xg7").is_some());
    let free = Intellector::new(HSE).legal();
    let beyond = |m: &Move| ["f5", "g7", "d5", "c7"].contains(&hex::name(parts(*m).1).as_str());
    let (_, kept): (Vec<Move>, Vec<Move>) = free.into_iter().partition(beyond);
    assert_eq!(start.legal(), kept);
}

#[test]
fn positions_are_read_and_written_as_by_the_public_client() {
    let start = Position::start(HSE);
    let published = "wmrnrorprqrriseteuivowgxnygzo!@oAgBnCgDoEiFeGeHiIrJrKrLrMr";
    let sorted = |text: &str| {
        let mut sides: Vec<Vec<(char, char)>> = text[1..]
            .split('!')
            .map(|side| {
                let chars: Vec<char> = side.chars().collect();
                chars.chunks(2).map(|pair| (pair[0], pair[1])).collect()
            })
            .collect();
        sides.iter_mut().for_each(|side| side.sort_unstable());
        sides
    };
    assert_eq!(sorted(&client::write(&start)), sorted(published));
    let read = client::read(HSE, published).expect("it is published");
    assert_eq!(read.hash(), start.hash());
    for seed in 1..=50 {
        let text = client::write(end_of_playout(seed).position());
        let read = client::read(HSE, &text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!((read.hash(), client::write(&read)), (end_of_playout(seed).position().hash(), text));
    }
    for text in ["", "x!", "w", "w@", "w@o", "w@o@o!", "w{o!", "w@x!", "w@o!@n", "ž!"] {
        assert_eq!(client::read(HSE, text), None, "{text}");
    }
}

#[test]
fn openings_are_read_line_by_line() {
    let start = Intellector::new(HSE);
    let read = |text: &str| openings::read(&start, text);
    let two = read("# two\ne2-e3 g6-f5\n\nc1-d2\n").expect("both are possible");
    assert_eq!(two.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(read("e2-e3\ne2-e5").map_err(|(line, _)| line), Err(2));
    assert_eq!(read("# none\n").map_err(|(line, _)| line), Err(2));
    let file = std::fs::read_to_string(data().join("openings-intellector.txt")).expect("it stands there");
    let all = read(&file).expect("each is possible");
    assert!(all.len() == 50 && all.iter().all(|opening| opening.len() == 4));
}
