//! Five in a row: the anchors of its rules, computed by other programs.

use piskvorky::bots::{Advice, Budget, Thinking, chance};
use piskvorky::games::gomoku::advise::advise;
use piskvorky::games::gomoku::endless::{Endless, MARGIN, MOST_MARKS, MOST_SPAN};
use piskvorky::games::gomoku::rules::{Five, Rule};
use piskvorky::games::gomoku::sheet::{Cell, Sheet};
use piskvorky::games::gomoku::{FORCE, FOURS};
use piskvorky::record::{MOST_BYTES, MOST_MOVES, Record};
use piskvorky::rules::{Outcome, Rules, Side, perft_table};
use rand::seq::IndexedRandom;
use std::sync::atomic::AtomicBool;

#[test]
fn a_board_has_so_many_rows_of_five() {
    for (side, lines) in [(10, 192), (15, 572), (19, 1020)] {
        assert_eq!(Five::new(side).lines(), lines, "{side}");
    }
}

#[test]
fn small_boards_have_the_known_numbers_of_sequences() {
    let cases: [(u8, u8, u32, &[u64]); 5] = [
        (4, 3, 3, &[1, 12, 132, 1320, 11880, 95040, 622_944, 3_499_200]),
        (4, 4, 3, &[1, 16, 240, 3360, 43680, 524_160, 5_518_656]),
        (5, 5, 3, &[1, 25, 600, 13800, 303_600]),
        (4, 4, 4, &[1, 16, 240, 3360, 43680, 524_160, 5_765_760]),
        (3, 3, 3, &[1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]),
    ];
    for (width, height, need, counts) in cases {
        let board = Five::with(width, height, need, Rule::Free);
        assert_eq!(perft_table(&board, counts.len() as u32 - 1), counts, "{width}×{height}, {need} in a row");
    }
}

/// A game in which chance comes from the generator that the anchors were made with.
fn playout(side: u8, seed: u64) -> Five {
    let (mut board, mut s) = (Five::new(side), seed);
    while board.outcome().is_none() {
        s = s.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves = board.legal();
        board.play(moves[(s >> 33) as usize % moves.len()]);
    }
    board
}

#[test]
fn games_by_chance_end_as_other_programs_found() {
    for (side, plies, digest) in [(15, 110, 0xccd9_43e6_ea92_5e3c_u64), (19, 102, 0x7e5e_8bce_8e5b_4064)] {
        let board = playout(side, 1);
        let text = board.text().replace('\n', "");
        let fnv = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        assert_eq!(board.marked().len(), plies, "{}", board.text());
        assert_eq!(board.outcome(), Some(Outcome::Win(Side::Second)), "{}", board.text());
        assert_eq!(text.bytes().fold(0xcbf2_9ce4_8422_2325, fnv), digest, "{}", board.text());
    }
}

fn after(mut board: Five, moves: &str) -> Five {
    for name in moves.split_whitespace() {
        let m = board.parse(name).unwrap_or_else(|| panic!("{name} in\n{}", board.text()));
        board.play(m);
    }
    board
}

#[test]
fn six_in_a_row_win_in_free_style_only() {
    // The cross fills the gap in xxx_xx.
    let moves = "a1 a15 b1 c15 c1 e15 e1 g15 f1 i15 d1";
    let free = after(Five::new(15), moves);
    assert_eq!(free.outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(free.winning_lines(), [[Cell { x: 0, y: 14 }, Cell { x: 5, y: 14 }]]);
    let exact = after(Five::with(15, 15, 5, Rule::Exact), moves);
    assert_eq!(exact.outcome(), None);
    assert!(exact.winning_lines().is_empty());
    let five = after(Five::with(15, 15, 5, Rule::Exact), "a1 a15 b1 c15 c1 e15 e1 g15 d1");
    assert_eq!(five.outcome(), Some(Outcome::Win(Side::First)));
}

#[test]
fn all_winning_rows_are_named() {
    let board = after(Five::with(5, 5, 5, Rule::Free), "a1 a2 b1 b2 c1 c2 d1 d2 e5 b3 e4 b4 e3 b5 e2 a5 e1");
    assert_eq!(board.outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(board.winning_lines().len(), 2, "a row and a column");
}

#[test]
fn the_last_cell_can_still_win_and_a_full_board_is_a_draw() {
    let won = after(Five::with(3, 3, 3, Rule::Free), "a1 b1 c1 a2 a3 b2 c2 b3");
    assert_eq!(won.outcome(), Some(Outcome::Win(Side::Second)));
    let last = after(Five::with(3, 3, 3, Rule::Free), "a3 b3 c2 a2 c1 a1 b1 c3 b2");
    assert_eq!(last.outcome(), Some(Outcome::Win(Side::First)), "{}", last.text());
    let draw = after(Five::with(3, 3, 3, Rule::Free), "a1 b2 c3 a3 c1 b1 b3 c2 a2");
    assert_eq!(draw.outcome(), Some(Outcome::Draw), "{}", draw.text());
}

#[test]
fn cells_are_named_by_column_and_row_from_below() {
    let board = Five::with(30, 40, 5, Rule::Free);
    for (name, x, y) in [("a1", 0, 39), ("h8", 7, 32), ("z40", 25, 0), ("aa1", 26, 39), ("ad12", 29, 28)] {
        assert_eq!(board.parse(name), Some(board.to_move(Cell { x, y })), "{name}");
    }
    for name in ["", "a", "1", "a0", "a41", "ae1", "A1", "a01", "a-1", "a+1", "h8 "] {
        assert_eq!(board.parse(name), None, "{name:?}");
    }
}

#[test]
fn the_sheet_reaches_nine_cells_beyond_the_marks() {
    let mut chance = chance(5);
    let mut sheet = Endless::new(Rule::Free);
    while sheet.outcome().is_none() && sheet.marked().len() < 40 {
        let m = *sheet.legal().choose(&mut chance).expect("the game goes on");
        sheet.play(m);
        let marks = sheet.marked();
        let [a, b] = sheet.corners();
        let range = |of: fn(Cell) -> i16| {
            let all = marks.iter().map(|&(cell, _)| of(cell));
            (all.clone().min().expect("a mark"), all.max().expect("a mark"))
        };
        let ((left, right), (top, bottom)) = (range(|c| c.x), range(|c| c.y));
        assert_eq!((a.x, b.x), (left - MARGIN, right + MARGIN));
        assert_eq!((a.y, b.y), (top - MARGIN, bottom + MARGIN));
        let area = i64::from(b.x - a.x + 1) * i64::from(b.y - a.y + 1);
        assert_eq!(sheet.legal().len() as i64, area - marks.len() as i64);
    }
}

#[test]
fn the_endless_game_ends_when_nobody_wins() {
    // Two players who mark every third cell of long rows never make five.
    let mut sheet = Endless::new(Rule::Free);
    for i in 0..MOST_MARKS as i16 {
        assert_eq!(sheet.outcome(), None, "mark {i}");
        let m = sheet.to_move(Cell { x: 3 * (i % 200), y: 3 * (i / 200) });
        sheet.play(m);
    }
    assert_eq!(sheet.outcome(), Some(Outcome::Draw));
    assert!(sheet.legal().is_empty());
    assert_eq!(MOST_MARKS, MOST_MOVES, "a record holds any game");
}

/// A record may come from anybody. Marks that flee from each other as far as they can make the
/// largest sheet there is.
#[test]
fn a_hostile_record_makes_no_picture_without_bounds() {
    let mut sheet = Endless::new(Rule::Free);
    let mut text = String::from("[Game \"five\"]\n");
    while sheet.outcome().is_none() {
        let [a, b] = sheet.corners();
        let corner = if sheet.marked().len().is_multiple_of(2) { b } else { a };
        let legal = sheet.near(MARGIN);
        let far = |cell: &Cell| (cell.x - corner.x).unsigned_abs() + (cell.y - corner.y).unsigned_abs();
        let cell = legal.into_iter().min_by_key(far).unwrap_or(corner);
        let m = sheet.to_move(cell);
        text.push_str(&(sheet.notation(m) + " "));
        sheet.play(m);
        let [a, b] = sheet.corners();
        assert!(b.x - a.x <= MOST_SPAN + MARGIN && b.y - a.y <= MOST_SPAN + MARGIN, "{a:?} {b:?}");
    }
    let [a, b] = sheet.corners();
    assert!(b.x - a.x + 1 >= MOST_SPAN, "{a:?} {b:?}");
    let game = Record::parse(text + "*").and_then(|record| record.replay()).expect("it is legal");
    assert_eq!(game.position().text(), sheet.text());
    assert!(sheet.text().len() < MOST_BYTES / 2, "the picture fits into a record");
}

#[test]
fn no_cell_lies_off_the_sheet() {
    let mut sheet = Endless::new(Rule::Free);
    for name in
        ["10:0", "0:-10", "32767:0", "-32768:-32768", "0:32768", "0:+1", "00:1", "0:-0", "1", ":", "1:2:3"]
    {
        assert_eq!(sheet.parse(name), None, "{name:?}");
    }
    for name in ["9:-9", "18:0", "27:9"] {
        let m = sheet.parse(name).unwrap_or_else(|| panic!("{name} lies on the sheet"));
        sheet.play(m);
    }
    assert_eq!(sheet.parse("37:9"), None);
}

/// What *Poraď* says after these moves.
fn advice(moves: &str) -> Advice {
    let mut board = Five::new(15);
    for name in moves.split(' ') {
        let m = board.parse(name).unwrap_or_else(|| panic!("{name} in {moves}"));
        board.play(m);
    }
    let (mut chance, stop) = (chance(1), AtomicBool::new(false));
    let budget = Budget::Nodes(200_000);
    advise(&board, &mut Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} })
}

/// Only where every move of the winner is a threat of that kind.
#[test]
fn a_win_with_a_quiet_move_is_no_series_of_threats() {
    for (moves, reason) in [
        // The first move is quiet.
        (
            "h7 i6 j7 i7 i8 h9 j9 g6 h6 j8 i10 k10 h11 k8 i12 k9 k7 l10 m11 i11 l8 i5 j13 i4 i3 g10 k14 l15 h12 g12",
            FORCE,
        ),
        // A later one is: the first makes a four.
        ("i8 h8 j9 h9 h7 k10 i7 g7 j10 i6 i10 f6", FORCE),
        ("h8 a1 h9 a3 h10 a5", FOURS),
    ] {
        let advice = advice(moves);
        assert_eq!(advice.reason, reason, "{moves}");
        assert!(advice.count.is_some(), "{moves}: {advice:?}");
    }
}
