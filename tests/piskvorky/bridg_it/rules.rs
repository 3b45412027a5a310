//! The board, the moves, and who wins.

use super::{after, board, random_game, unfinished};
use piskvorky::bots::chance;
use piskvorky::games::bridg_it::BridgIt;
use piskvorky::games::bridg_it::grid::{Grid, MAX_SIZE, Place};
use piskvorky::games::bridg_it::ways::joined;
use piskvorky::rules::{Move, Outcome, Rules, Side, perft_table};
use rand::seq::SliceRandom;
use std::collections::{HashMap, HashSet};

#[test]
fn there_are_boards_of_sizes_1_to_15() {
    let sizes: Vec<u8> = (0..=u8::MAX).filter(|&size| Grid::new(size).is_some()).collect();
    assert_eq!(sizes, (1..=MAX_SIZE).collect::<Vec<_>>());
    for size in sizes {
        let n = usize::from(size);
        assert_eq!(board(size).legal().len(), n * n + (n - 1) * (n - 1), "size {size}");
    }
}

#[test]
fn sites_are_numbered_row_by_row_where_both_coordinates_are_odd_or_both_even() {
    for size in 1..=MAX_SIZE {
        let grid = board(size).grid();
        let rows = (0..=2 * size).flat_map(|y| (0..=2 * size).map(move |x| Place { x, y }));
        let within = |p: &Place| (1..2 * size).contains(&p.x) && (1..2 * size).contains(&p.y);
        let expected: Vec<Place> = rows.clone().filter(|p| within(p) && (p.x + p.y) % 2 == 0).collect();
        assert_eq!((0..grid.sites()).map(|site| grid.place(site)).collect::<Vec<_>>(), expected);
        let numbered: Vec<usize> = rows.filter_map(|p| grid.site(p)).collect();
        assert_eq!(numbered, (0..grid.sites()).collect::<Vec<_>>(), "size {size}");
    }
}

/// The first side joins points with even x and odd y, the second with odd x and even y.
#[test]
fn on_a_site_the_lines_of_both_sides_cross_in_the_middle() {
    let grid = board(6).grid();
    for site in 0..grid.sites() {
        let Place { x, y } = grid.place(site);
        for side in Side::BOTH {
            let [a, b] = grid.points(side, site);
            assert_eq!(
                (a.x + b.x, a.y + b.y, b.x - a.x + b.y - a.y),
                (2 * x, 2 * y, 2),
                "{side:?} at {x}, {y}"
            );
            let parity = if side == Side::First { (0, 1) } else { (1, 0) };
            assert!([a, b].iter().all(|p| (p.x % 2, p.y % 2) == parity), "{side:?} at {x}, {y}");
        }
    }
}

#[test]
fn a_site_is_named_by_its_column_and_its_row_from_below() {
    let start = board(10);
    let names: Vec<String> = start.legal().into_iter().map(|m| start.notation(m)).collect();
    assert_eq!(names[..2], ["a19", "c19"]);
    assert_eq!(names[10..12], ["b18", "d18"]);
    assert_eq!((names[90].as_str(), names[180].as_str()), ("j10", "s1"));
    let largest = board(MAX_SIZE);
    assert_eq!(largest.notation(*largest.legal().last().expect("there are sites")), "ac1");
    for start in [start, largest] {
        let names: HashSet<String> = start.legal().into_iter().map(|m| start.notation(m)).collect();
        assert_eq!(names.len(), start.grid().sites());
    }
}

#[test]
fn a_name_is_read_back_if_its_site_is_free_and_nothing_else_is() {
    for (position, place) in unfinished(MAX_SIZE, 1..2).step_by(40) {
        for site in 0..position.grid().sites() {
            let expected = position.is_free(site).then_some(Move(site as u32));
            assert_eq!(position.parse(&position.name(site)), expected, "{}, {place}", position.name(site));
        }
    }
    let start = board(10);
    for name in ["", "a", "19", "a18", "A19", "a019", "a+19", "a20", "a0", "t1", "s0", "a-1", "a19 ", "á19"]
    {
        assert_eq!(start.parse(name), None, "{name:?}");
    }
    assert_eq!(after(1, "a1").parse("a1"), None, "the game is over");
}

#[test]
fn the_text_shows_points_and_lines_of_both_sides() {
    let there = after(3, "c5 e3 b4 d2");
    let expected = " + + +\no.o-o.o\n +|+.+\no.o.oHo\n +.+=+\no.o.o.o\n + + +";
    assert_eq!(there.text(), expected, "{}", there.text());
    assert_eq!(there.signs(), ".1.1...2.2...", "{}", there.text());
}

#[test]
fn the_order_of_moves_does_not_matter_to_the_position() {
    let [a, b] = ["a5 e3 c5 d2 e5", "e5 d2 a5 e3 c5"].map(|moves| after(3, moves));
    assert_eq!((a, a.key()), (b, b.key()));
    assert_eq!(a.outcome(), Some(Outcome::Win(Side::First)));
    assert_ne!(after(3, "a5 e3").key(), after(3, "e3 a5").key());
    assert_ne!(board(3).key(), board(4).key());
}

#[test]
fn the_counts_of_moves_are_known() {
    assert_eq!(perft_table(&board(1), 2), [1, 1, 0]);
    assert_eq!(perft_table(&board(2), 6), [1, 5, 20, 60, 96, 72, 0]);
    assert_eq!(perft_table(&board(3), 5), [1, 13, 156, 1716, 17_160, 154_440]);
}

#[test]
fn the_counts_of_games_are_known() {
    let two = Games::of(board(2));
    assert_eq!(two.ends, [[0; 2], [0; 2], [0; 2], [12, 0], [0, 24], [72, 0]]);
    let three = Games::of(board(3));
    let expected = [
        1,
        13,
        156,
        1716,
        17_160,
        154_440,
        1_222_560,
        8_467_200,
        48_589_632,
        231_880_320,
        814_141_440,
        2_102_284_800,
        2_940_537_600,
        1_676_505_600,
    ];
    assert_eq!(three.sequences, expected);
    let won = |side: Side| three.ends.iter().map(|ends| ends[side.index()]).sum::<u64>();
    assert_eq!(Side::BOTH.map(won), [2_337_237_108, 1_379_638_368]);
}

/// Sequences of moves by their length, and those that end a game by who wins. Sequences
/// that lead to the same position are counted together.
struct Games {
    sequences: Vec<u64>,
    ends: Vec<[u64; 2]>,
}

impl Games {
    fn of(start: BridgIt) -> Games {
        let mut games = Games { sequences: Vec::new(), ends: Vec::new() };
        let mut reached = HashMap::from([(start.key(), (start, 1))]);
        while !reached.is_empty() {
            let (mut next, mut ends) = (HashMap::new(), [0; 2]);
            games.sequences.push(reached.values().map(|&(_, count)| count).sum());
            for (position, count) in reached.into_values() {
                if let Some(winner) = position.winner() {
                    ends[winner.index()] += count;
                }
                for m in position.legal() {
                    let there = position.after(m.0 as usize);
                    next.entry(there.key()).or_insert((there, 0)).1 += count;
                }
            }
            games.ends.push(ends);
            reached = next;
        }
        games
    }
}

/// Also where play goes on after somebody has won.
#[test]
fn on_a_full_board_exactly_one_side_has_joined_its_edges() {
    for (size, seed) in (1..=MAX_SIZE).flat_map(|size| (0..20).map(move |seed| (size, seed))) {
        let mut sites: Vec<usize> = (0..board(size).grid().sites()).collect();
        sites.shuffle(&mut chance(seed));
        let joins = Side::BOTH.map(|side| {
            let own = sites.iter().skip(side.index()).step_by(2).copied();
            has_joined(board(size).grid(), side, &own.collect::<Vec<_>>())
        });
        assert!(joins[0] != joins[1], "size {size}, seed {seed}: {joins:?}");
    }
}

/// Walks from point to point, knowing nothing of groups and nodes.
fn has_joined(grid: Grid, side: Side, lines: &[usize]) -> bool {
    let along = |p: Place| if side == Side::First { p.x } else { p.y };
    let lines: Vec<[Place; 2]> = lines.iter().map(|&site| grid.points(side, site)).collect();
    let mut reached: HashSet<Place> = lines.iter().flatten().copied().filter(|&p| along(p) == 0).collect();
    let mut grows = true;
    while grows {
        grows = false;
        for [a, b] in &lines {
            if reached.contains(a) != reached.contains(b) {
                reached.extend([*a, *b]);
                grows = true;
            }
        }
    }
    reached.into_iter().any(|p| along(p) == 2 * grid.size())
}

#[test]
fn a_game_ends_with_the_line_that_joins_two_edges() {
    for (size, seed) in [1, 2, 3, 5, 8, 15].into_iter().flat_map(|size| (0..10).map(move |seed| (size, seed)))
    {
        for position in random_game(size, seed) {
            let place = format!("seed {seed}, ply {}\n{}", position.plies(), position.text());
            for side in Side::BOTH {
                let lines: Vec<usize> = position.lines(side).iter().collect();
                let wins = position.outcome() == Some(Outcome::Win(side));
                assert_eq!(wins, has_joined(position.grid(), side, &lines), "{side:?}, {place}");
                let row = joined(&position, side);
                assert_eq!(wins, !row.is_empty(), "{side:?}, {place}");
            }
            assert_eq!(position.outcome().is_some(), position.legal().is_empty(), "{place}");
        }
    }
}

/// The generator of numbers and the digest with which other programs have played the
/// same game.
#[test]
fn the_game_by_chance_from_seed_1_is_the_published_one() {
    let (mut seed, mut position) = (1_u64, board(10));
    while position.outcome().is_none() {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves = position.legal();
        position.play(moves[(seed >> 33) as usize % moves.len()]);
    }
    let digest = position.signs().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    assert_eq!((position.winner(), position.plies()), (Some(Side::Second), 168));
    assert_eq!(digest, 0xaaa6_b542_9e7b_a6c3, "{digest:016x}\n{}", position.text());
}
