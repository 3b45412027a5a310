//! The lines, the moves, and who wins.

use super::{after, random_game};
use piskvorky::bots::chance;
use piskvorky::games::cube::Cube;
use piskvorky::games::cube::lines::{CELLS, CENTRE, Kind, LINES, cell_at, place};
use piskvorky::rules::{Move, Outcome, Rules, Side, perft_table};
use rand::seq::SliceRandom;
use std::collections::HashSet;

#[test]
fn there_are_24_lines_within_levels_9_pillars_12_diagonals_of_walls_and_4_of_space() {
    let count = |kind| LINES.iter().filter(|line| line.kind == kind).count();
    assert_eq!([Kind::Level, Kind::Pillar, Kind::Wall, Kind::Space].map(count), [24, 9, 12, 4]);
    assert_eq!(LINES.len(), 49);
}

/// Three cells are in line exactly when one is the middle between the two others.
#[test]
fn the_lines_are_all_cells_with_the_middle_between_them() {
    let middle = |a: usize, b: usize| {
        let ends = [place(a), place(b)];
        let twice: [usize; 3] = std::array::from_fn(|axis| ends[0][axis] + ends[1][axis]);
        twice.iter().all(|sum| sum % 2 == 0).then(|| cell_at(twice.map(|sum| sum / 2)))
    };
    let pairs = (0..CELLS).flat_map(|a| (a + 1..CELLS).map(move |b| (a, b)));
    let expected: HashSet<[usize; 3]> = pairs.filter_map(|(a, b)| Some([a, middle(a, b)?, b])).collect();
    assert_eq!(LINES.iter().map(|line| line.cells).collect::<HashSet<_>>(), expected);
    for line in &LINES {
        assert_eq!(line.cells.iter().map(|cell| 1 << cell).sum::<u32>(), line.set, "{line:?}");
    }
}

#[test]
fn through_the_centre_go_13_lines_a_corner_7_a_face_5_an_edge_4() {
    for cell in 0..CELLS {
        let middles = place(cell).into_iter().filter(|&along| along == 1).count();
        let through = LINES.iter().filter(|line| line.cells.contains(&cell)).count();
        assert_eq!(through, [7, 4, 5, 13][middles], "cell {cell}");
    }
}

#[test]
fn a_cell_is_named_by_level_column_and_row() {
    let start = Cube::default();
    let names: Vec<String> = start.legal().into_iter().map(|m| start.notation(m)).collect();
    assert_eq!(names[..4], ["1a1", "1b1", "1c1", "1a2"]);
    assert_eq!((names[CENTRE].as_str(), names[26].as_str()), ("2b2", "3c3"));
    for (cell, name) in names.iter().enumerate() {
        assert_eq!(start.parse(name), Some(Move(cell as u32)), "{name}");
    }
}

#[test]
fn the_text_shows_the_levels_beside_each_other() {
    let there = after("1a1 2b2 3c1 1b3");
    assert_eq!(there.text(), ".O.  ...  ...\n...  .O.  ...\nX..  ...  ..X");
}

#[test]
fn each_of_the_49_lines_wins_for_either_side_whichever_cell_comes_last() {
    for line in &LINES {
        for (last, side) in line.cells.into_iter().flat_map(|last| Side::BOTH.map(|side| (last, side))) {
            let mut own = line.cells;
            own.sort_by_key(|&cell| cell == last);
            let position = alternately(&own, &idle(line.set), side);
            let place = format!("{line:?}, {last} last\n{}", position.text());
            assert_eq!(position.outcome(), Some(Outcome::Win(side)), "{place}");
            assert!(position.winning_lines().eq([line]), "{place}");
            assert!(position.legal().is_empty(), "the game is over: {place}");
        }
    }
}

/// The position in which this side has played its three cells and the other side as
/// many of its own as it had turns for.
fn alternately(own: &[usize; 3], others: &[usize; 3], side: Side) -> Cube {
    let mut position = Cube::default();
    let (mut own, mut others) = (own.iter(), others.iter());
    while own.len() > 0 {
        assert_eq!(position.outcome(), None, "{}", position.text());
        let next = if position.turn() == side { own.next() } else { others.next() };
        position.play(Move(*next.expect("each has three cells") as u32));
    }
    position
}

/// Three cells that are not in this line, nor in line with one another.
fn idle(line: u32) -> [usize; 3] {
    let free: Vec<usize> = (0..CELLS).filter(|cell| line & 1 << cell == 0).collect();
    let mut triples = free.windows(3).map(|cells| [cells[0], cells[1], cells[2]]);
    let in_line = |cells: &[usize; 3]| LINES.iter().any(|line| line.cells == *cells);
    triples.find(|cells| !in_line(cells)).expect("no line is longer than three cells")
}

#[test]
fn the_counts_of_moves_and_wins_are_known() {
    assert_eq!(perft_table(&Cube::default(), 4), [1, 27, 702, 17_550, 421_200]);
    let mut counts = Counts::default();
    counts.walk(&Cube::default());
    assert_eq!((counts.positions, counts.wins), (9_687_600, [162_288, 3_512_880]));
}

/// Sequences of five moves, and how many win with the fifth and with the sixth move.
#[derive(Default)]
struct Counts {
    positions: u64,
    wins: [u64; 2],
}

impl Counts {
    fn walk(&mut self, position: &Cube) {
        match position.plies() {
            5 => {
                self.positions += 1;
                match position.outcome() {
                    Some(_) => self.wins[0] += 1,
                    None => self.wins[1] += u64::from(position.gaps(Side::Second).count_ones()),
                }
            }
            _ => position.legal().into_iter().for_each(|m| {
                let mut next = *position;
                next.play(m);
                self.walk(&next);
            }),
        }
    }
}

/// Every sharing out of the 27 cells gives somebody a line; so no game is a draw.
#[test]
fn a_full_cube_always_has_a_line() {
    for seed in 0..5000 {
        let mut cells: Vec<usize> = (0..CELLS).collect();
        cells.shuffle(&mut chance(seed));
        let first: u32 = cells[..14].iter().map(|cell| 1 << cell).sum();
        let has_line = LINES.iter().any(|line| line.set & first == line.set || line.set & first == 0);
        assert!(has_line, "seed {seed}: the first side has {first:027b}");
    }
}

#[test]
fn gaps_are_the_cells_that_would_win() {
    for (seed, position) in (0..30).flat_map(|seed| random_game(seed).into_iter().map(move |p| (seed, p))) {
        let me = position.turn();
        for m in position.legal() {
            let mut next = position;
            next.play(m);
            let wins = next.outcome() == Some(Outcome::Win(me));
            let place = format!("seed {seed}, {}\n{}", position.notation(m), position.text());
            assert_eq!(position.gaps(me) & 1 << m.0 != 0, wins, "{place}");
            assert_eq!(position.completed_by(me, m.0 as usize).next().is_some(), wins, "{place}");
        }
    }
}
