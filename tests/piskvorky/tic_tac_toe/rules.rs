//! The field, the lines, the end of the game, and the numbers of the whole tree.

use super::{after, position, reachable};
use piskvorky::games::tic_tac_toe::{LINES, Mark, TicTacToe};
use piskvorky::rules::{Move, Outcome, Rules, Side, perft_table};
use std::collections::HashSet;

#[test]
fn the_field_is_nine_numbers_row_by_row_from_the_top_left() {
    let mut game = TicTacToe::default();
    for notation in ["a3", "b2", "c1"] {
        game.play(game.parse(notation).expect("a legal move"));
    }
    assert_eq!(game.x(), &[1, 0, 0, 0, 2, 0, 0, 0, 1]);
    assert_eq!(game.text(), "X..\n.O.\n..X");
}

#[test]
fn cells_are_named_as_in_chess_and_lie_as_on_a_numeric_pad() {
    let start = TicTacToe::default();
    let names: Vec<String> = start.legal().iter().map(|&m| start.notation(m)).collect();
    assert_eq!(names, ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]);
}

#[test]
fn the_marks_alternate_and_either_may_begin() {
    for began in Mark::BOTH {
        let mut game = TicTacToe::begun_by(began);
        for (ply, cell) in [4, 0, 1, 7, 2].into_iter().enumerate() {
            let side = Side::BOTH[ply % 2];
            assert_eq!(game.turn(), side, "ply {ply}");
            assert_eq!(game.mark_of(side), game.mark_to_move(), "ply {ply}");
            assert_eq!(game.side_of(game.mark_to_move()), side, "ply {ply}");
            game.play(Move(cell));
        }
        assert_eq!(game.mark_of(Side::First), began);
        assert_eq!(game.mark_of(Side::Second), began.other());
    }
}

#[test]
fn each_of_the_eight_lines_wins_for_either_mark() {
    for (line, mark) in LINES.into_iter().flat_map(|line| Mark::BOTH.map(|mark| (line, mark))) {
        let mut x = [0; 9];
        for cell in line {
            x[cell] = mark as u8;
        }
        let elsewhere = (0..9).filter(|cell| !line.contains(cell)).take(2);
        for cell in elsewhere {
            x[cell] = mark.other() as u8;
        }
        let won = TicTacToe::with_field(mark, x).expect("three marks against two");
        assert_eq!(won.winner(), Some(mark), "{}", won.text());
        assert_eq!(won.winning_lines().collect::<Vec<_>>(), [line], "{}", won.text());
        assert_eq!(won.outcome(), Some(Outcome::Win(Side::First)), "{}", won.text());
        assert_eq!(won.legal(), [], "{}", won.text());
    }
}

#[test]
fn a_move_that_closes_two_lines_shows_both_and_is_one_win() {
    let won = after(&position(".XX XOO XOO"), Move(0));
    assert_eq!(won.winning_lines().collect::<Vec<_>>(), [[0, 1, 2], [0, 3, 6]], "{}", won.text());
    assert_eq!(won.outcome(), Some(Outcome::Win(Side::First)), "{}", won.text());
}

#[test]
fn a_full_field_without_a_line_is_a_draw() {
    let full = position("XOX XOO OXX");
    assert_eq!(full.outcome(), Some(Outcome::Draw));
    assert_eq!(full.winning_lines().count(), 0);
    assert_eq!(full.legal(), []);
}

#[test]
fn a_line_in_the_last_free_cell_is_a_win_and_no_draw() {
    let full = after(&position("XOX OXO OX."), Move(8));
    assert_eq!(full.outcome(), Some(Outcome::Win(Side::First)), "{}", full.text());
}

#[test]
fn a_field_that_no_game_leads_to_is_refused() {
    let fields = [
        ("a number that is no mark", Mark::Cross, [3, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("the wrong mark began", Mark::Cross, [2, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("two moves in a row", Mark::Cross, [1, 1, 0, 0, 0, 0, 0, 0, 0]),
        ("a move after the end", Mark::Cross, [1, 1, 1, 2, 2, 2, 0, 0, 0]),
        ("a move after the end, by the loser", Mark::Cross, [1, 1, 1, 2, 2, 0, 2, 0, 0]),
    ];
    for (why, began, x) in fields {
        assert_eq!(TicTacToe::with_field(began, x), None, "{why}");
    }
}

#[test]
fn a_field_and_a_game_that_leads_to_it_are_the_same_position() {
    for began in Mark::BOTH {
        for position in reachable(began) {
            assert_eq!(TicTacToe::with_field(began, *position.x()), Some(position), "{}", position.text());
        }
    }
}

#[test]
fn the_tree_has_549_946_nodes() {
    for began in Mark::BOTH {
        let table = perft_table(&TicTacToe::begun_by(began), 9);
        assert_eq!(table, [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
        assert_eq!(table.iter().sum::<u64>(), 549_946);
    }
}

#[test]
fn there_are_255_168_games() {
    let mut ends = [0; 3];
    let mut lengths = [0; 10];
    count_games(&TicTacToe::default(), 0, &mut |outcome, plies| {
        let end = match outcome {
            Outcome::Win(side) => side.index(),
            Outcome::Draw => 2,
        };
        ends[end] += 1;
        lengths[plies] += 1;
    });
    assert_eq!(ends, [131_184, 77_904, 46_080], "crosses, noughts, draws");
    assert_eq!(ends.iter().sum::<u32>(), 255_168);
    assert_eq!(lengths, [0, 0, 0, 0, 0, 1440, 5328, 47_952, 72_576, 127_872], "by length");
}

fn count_games(position: &TicTacToe, plies: usize, count: &mut impl FnMut(Outcome, usize)) {
    if let Some(outcome) = position.outcome() {
        return count(outcome, plies);
    }
    for m in position.legal() {
        count_games(&after(position, m), plies + 1, count);
    }
}

#[test]
fn there_are_5_478_positions_and_765_up_to_symmetry() {
    let positions = reachable(Mark::Cross);
    assert_eq!(positions.len(), 5478);
    assert_eq!(positions.iter().filter(|p| p.outcome().is_some()).count(), 958, "finished ones");
    let classes: HashSet<[u8; 9]> = positions.iter().map(|p| least_image(p.x())).collect();
    assert_eq!(classes.len(), 765);
}

/// Of the eight images under turns and reflections the least one.
fn least_image(x: &[u8; 9]) -> [u8; 9] {
    let turned = |x: [u8; 9]| [6, 3, 0, 7, 4, 1, 8, 5, 2].map(|cell| x[cell]);
    let mirrored = |x: [u8; 9]| [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|cell| x[cell]);
    let turns = std::iter::successors(Some(*x), |&x| Some(turned(x))).take(4);
    turns.flat_map(|x| [x, mirrored(x)]).min().expect("eight images")
}

#[test]
fn no_two_positions_share_a_key() {
    let keys: HashSet<u64> = Mark::BOTH.into_iter().flat_map(reachable).map(|p| p.key()).collect();
    assert_eq!(keys.len(), 2 * 5478);
}

/// Two games that other programs have played by the same rules, each chosen
/// from the list of legal moves by a generator that starts from the seed.
#[test]
fn seeded_games_end_as_elsewhere() {
    let games = [(1, Side::First, 5, 0xc89d_69c7_f90c_d379), (2, Side::First, 7, 0x95b9_f6bf_748d_2268)];
    for (seed, winner, plies, digest) in games {
        let mut game = TicTacToe::default();
        let mut state: u64 = seed;
        let mut ply = 0;
        while game.outcome().is_none() {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let moves = game.legal();
            game.play(moves[(state >> 33) as usize % moves.len()]);
            ply += 1;
        }
        let text = game.text();
        assert_eq!(game.outcome(), Some(Outcome::Win(winner)), "seed {seed}\n{text}");
        assert_eq!(ply, plies, "seed {seed}\n{text}");
        assert_eq!(fnv1a(&text.replace('\n', "")), digest, "seed {seed}\n{text}");
    }
}

/// FNV-1a with 64 bits (<http://www.isthe.com/chongo/tech/comp/fnv/>).
fn fnv1a(text: &str) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}
