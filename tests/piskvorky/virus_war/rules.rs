//! The steps, the turns, and how games end.

use super::{after, random_game, sized};
use piskvorky::games::virus_war::cells::MAX_SIZE;
use piskvorky::games::virus_war::position::{Cell, MIN_SIZE};
use piskvorky::games::virus_war::{Variant, VirusWar};
use piskvorky::play::playout::playout;
use piskvorky::rules::{Move, Outcome, Rules, Side};
use std::collections::{HashMap, HashSet};

#[test]
fn on_4_by_4_cells_4_games_end_with_the_8th_step_and_380_with_the_9th() {
    let mut ended = [0; 10];
    let mut open = vec![(VirusWar::new(sized(4)), 0)];
    while let Some((position, plies)) = open.pop() {
        if position.outcome().is_some() {
            ended[plies] += 1;
        } else if plies < 9 {
            open.extend(position.legal().into_iter().map(|m| (played(&position, m), plies + 1)));
        }
    }
    assert_eq!(ended, [0, 0, 0, 0, 0, 0, 0, 0, 4, 380]);
}

fn played(position: &VirusWar, m: Move) -> VirusWar {
    let mut next = *position;
    next.play(m);
    next
}

const X: Option<Outcome> = Some(Outcome::Win(Side::First));
const O: Option<Outcome> = Some(Outcome::Win(Side::Second));
const DRAW: Option<Outcome> = Some(Outcome::Draw);

#[test]
fn of_300_published_games_the_first_side_wins_228_and_10_are_drawn() {
    let outcomes: Vec<_> =
        (1..=300).map(|seed| playout(Box::new(VirusWar::new(sized(6))), seed, u32::MAX).outcome).collect();
    let count = |outcome| outcomes.iter().filter(|&&found| found == outcome).count();
    assert_eq!([X, O, DRAW].map(count), [228, 62, 10]);
}

/// What a side can reach, by a walk from cell to cell over the board as it is read.
fn reach_by_walking(position: &VirusWar, me: Side) -> HashSet<u32> {
    let size = position.size() as i32;
    let near = |cell: u32| {
        let (x, y) = (cell as i32 % size, cell as i32 / size);
        let all = (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
        let inside = all.filter(move |&(x, y)| (0..size).contains(&x) && (0..size).contains(&y));
        inside.map(move |(x, y)| (x + size * y) as u32)
    };
    let cells = 0..position.cells();
    let mut open: Vec<u32> = cells.filter(|&cell| position.cell(cell) == Cell::Live(me)).collect();
    let mut bases: HashSet<u32> = open.iter().copied().collect();
    while let Some(base) = open.pop() {
        for cell in near(base).filter(|&cell| position.cell(cell) == Cell::Fortress(me)) {
            if bases.insert(cell) {
                open.push(cell);
            }
        }
    }
    let goal = |cell: &u32| {
        matches!(position.cell(*cell), Cell::Free) || position.cell(*cell) == Cell::Live(me.other())
    };
    bases.into_iter().flat_map(near).filter(goal).collect()
}

#[test]
fn what_can_be_reached_is_what_a_walk_from_cell_to_cell_finds() {
    let games = [4, 5, 7, 10, 15, 20].into_iter().flat_map(|size| (0..6).map(move |seed| (size, seed)));
    for (size, seed) in games {
        for (ply, position) in random_game(sized(size), seed).into_iter().enumerate() {
            for side in Side::BOTH.into_iter().filter(|&side| position.has_entered(side)) {
                let found: HashSet<u32> =
                    position.reach_of(side).bits().map(|bit| position.cell_at(bit)).collect();
                let place = format!("size {size}, seed {seed}, ply {ply}, {side:?}\n{}", position.text());
                assert_eq!(found, reach_by_walking(&position, side), "{place}");
            }
        }
    }
}

#[test]
fn a_lost_turn_is_no_move_and_two_of_them_are_a_draw() {
    let mut seen = HashMap::new();
    for (seed, games) in (0..200).map(|seed| (seed, random_game(sized(5), seed))) {
        for (ply, pair) in games.windows(2).enumerate() {
            let [before, next] = pair else { unreachable!("windows of two") };
            let (me, place) = (before.turn(), format!("seed {seed}, ply {ply}\n{}", next.text()));
            let stuck = |side| reach_by_walking(next, side).is_empty() && next.has_entered(side);
            let expected = match (next.outcome(), before.left()) {
                (Some(Outcome::Win(side)), _) => (side == me && next.live(me.other()).is_empty(), "won"),
                (Some(Outcome::Draw), _) => (Side::BOTH.into_iter().all(stuck), "drawn"),
                (None, 2..) if next.turn() == me && next.left() < before.left() => (!stuck(me), "next step"),
                (None, 2..) if next.turn() != me => (stuck(me), "rest is lost"),
                (None, 1) if next.turn() != me => (!stuck(me.other()), "next turn"),
                (None, _) => (stuck(me.other()) && next.left() == 3, "turn is lost"),
            };
            assert!(expected.0, "{}: {place}", expected.1);
            *seen.entry(expected.1).or_insert(0) += 1;
        }
    }
    for what in ["won", "drawn", "next step", "rest is lost", "next turn", "turn is lost"] {
        assert!(seen.contains_key(what), "no game by chance has '{what}': {seen:?}");
    }
}

#[test]
fn each_side_enters_in_its_corner_and_has_three_steps() {
    for size in MIN_SIZE..=MAX_SIZE {
        let start = VirusWar::new(sized(size));
        assert_eq!((start.legal(), start.turn(), start.left()), (vec![Move(0)], Side::First, 3));
        assert_eq!(start.notation(Move(0)), "a1");
        let there = after(sized(size), "a1 a2 a3");
        let corner = format!("{}{size}", char::from(b'a' + size - 1));
        let names: Vec<String> = there.legal().into_iter().map(|m| there.notation(m)).collect();
        assert_eq!((names, there.turn(), there.left()), (vec![corner], Side::Second, 3));
    }
}

#[test]
fn the_text_shows_a1_at_the_bottom_on_the_left() {
    let there = after(sized(4), "a1 b1 b2 d4 c3 d3 c3");
    assert_eq!(there.text(), "...O\n..xO\n.X..\nXX..");
    assert_eq!(there.signs(), "XX...X....xO...O");
    assert_eq!((there.turn(), there.left(), there.points()), (Side::First, 2, [3, 2]));
}

#[test]
fn a_fortress_serves_as_a_base_only_while_a_live_virus_touches_its_chain() {
    // c3 touches the fortress d4, from which e5 can be eaten.
    let there = after(sized(5), "a1 b2 c3 e5 d4 d3 d4");
    assert!(there.parse("e5").is_some(), "{}", there.text());
    // The second side eats c3, and nothing touches d4 any more.
    let there = after(sized(5), "a1 b2 c3 e5 d4 d3 d4 a2 a3 c3 c4 e4");
    assert_eq!(there.turn(), Side::First);
    assert!(there.parse("e5").is_none(), "{}", there.text());
}

#[test]
fn whoever_eats_the_last_virus_wins_at_once() {
    let there = after(sized(4), "a1 b2 c3 d4 d3 c4 d4 d3 c4");
    assert_eq!((there.outcome(), there.legal()), (X, vec![]), "{}", there.text());
}

#[test]
fn a_short_first_turn_has_one_step() {
    let there = after(Variant { short_first: true, ..Variant::default() }, "a1");
    assert_eq!((there.turn(), there.left()), (Side::Second, 3));
    let there = after(Variant { short_first: true, ..Variant::default() }, "a1 j10 i9 h8");
    assert_eq!((there.turn(), there.left()), (Side::First, 3));
}

#[test]
fn a_whole_turn_may_be_refused_only_where_that_is_allowed() {
    let passing = Variant { pass: true, ..sized(6) };
    for (variant, moves, expected) in [
        (passing, "", false),
        (passing, "a1 b2 c3", false),
        (passing, "a1 b2 c3 f6 e5", false),
        (passing, "a1 b2 c3 f6 e5 d4", true),
        (passing, "a1 b2 c3 f6 e5 d4 pass", true),
        (sized(6), "a1 b2 c3 f6 e5 d4", false),
    ] {
        let there = after(variant, moves);
        assert_eq!(there.parse("pass").is_some(), expected, "after '{moves}'\n{}", there.text());
        assert_eq!(there.may_pass(), expected);
    }
}

#[test]
fn two_refusals_in_a_row_are_a_draw_and_a_step_between_them_is_none() {
    let passing = Variant { pass: true, ..sized(6) };
    let there = after(passing, "a1 b2 c3 f6 e5 d4 pass");
    assert_eq!((there.outcome(), there.turn(), there.left()), (None, Side::Second, 3));
    assert_ne!(there.key(), after(passing, "a1 b2 c3 f6 e5 d4").key());
    assert_eq!(after(passing, "a1 b2 c3 f6 e5 d4 pass pass").outcome(), DRAW);
    let there = after(passing, "a1 b2 c3 f6 e5 d4 pass e4 d3 f3 pass");
    assert_eq!((there.outcome(), there.turn()), (None, Side::Second));
}

#[test]
fn where_all_steps_must_be_made_whoever_cannot_loses() {
    let full = Variant { full: true, ..sized(5) };
    let mut lost = 0;
    for (seed, game) in (0..100).map(|seed| (seed, random_game(full, seed))) {
        let [.., before, end] = &game[..] else { panic!("seed {seed}: a game has moves") };
        let place = format!("seed {seed}\n{}", end.text());
        let Some(Outcome::Win(winner)) = end.outcome() else { panic!("no draw: {place}") };
        if !end.live(winner.other()).is_empty() {
            lost += 1;
            assert!(reach_by_walking(end, winner.other()).is_empty(), "{place}");
            assert!(winner == before.turn() || before.left() > 1, "{place}");
        }
    }
    assert!(lost > 10, "only {lost} of 100 games by chance end so");
}

#[test]
fn equal_positions_have_equal_keys_and_others_have_others() {
    let mut keys = HashMap::new();
    for (ply, position) in (0..40).flat_map(|seed| random_game(sized(6), seed).into_iter().enumerate()) {
        let same = *keys.entry(position.key()).or_insert(position);
        assert_eq!(same, position, "ply {ply}\n{}", position.text());
    }
    assert_eq!(after(sized(6), "a1 b1 b2").key(), after(sized(6), "a1 b2 b1").key());
}

#[test]
fn moves_ascend_and_their_names_read_back() {
    let passing = Variant { pass: true, ..sized(20) };
    for (ply, position) in random_game(passing, 1).into_iter().enumerate() {
        let legal = position.legal();
        assert!(legal.is_sorted_by(|a, b| a < b), "ply {ply}");
        for m in legal.into_iter().step_by(7) {
            assert_eq!(position.parse(&position.notation(m)), Some(m), "ply {ply}");
        }
    }
}
