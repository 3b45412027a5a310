//! The hint says what is true.

use super::{after, random_game, unlimited};
use piskvorky::bots::{Advice, Budget, Thinking, chance};
use piskvorky::games::cube::Cube;
use piskvorky::games::cube::advise::{COUNTED, REASONS, advise};
use piskvorky::games::cube::lines::{CENTRE, LINES, Line};
use piskvorky::games::cube::search::{Sight, Until, decided};
use piskvorky::games::cube::think::judge;
use piskvorky::rules::{Move, Outcome, Rules};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

fn hint(position: &Cube) -> Advice {
    unlimited(&mut chance(1), |thinking| advise(position, thinking))
}

/// The names of the cells of each line that the hint is about.
fn lines(position: &Cube, hint: &Advice) -> Vec<String> {
    let names = |cells: [usize; 3]| cells.map(|cell| position.notation(Move(cell as u32))).join(" ");
    shown(hint).into_iter().map(|line| names(line.cells)).collect()
}

/// The lines of which every cell but that of the move is shown.
fn shown(hint: &Advice) -> Vec<&'static Line> {
    let set = hint.shows.iter().fold(1 << hint.best.0, |set, m| set | 1 << m.0);
    LINES.iter().filter(|line| line.set & set == line.set && line.set & 1 << hint.best.0 != 0).collect()
}

/// Moves that lead to a position; the move that is advised, or nothing where several
/// are as good; the reason, the moves to the win, and the lines that are named.
type Case = (&'static str, &'static str, &'static str, Option<u32>, &'static [&'static str]);

#[test]
fn every_reason_but_that_of_haste_has_its_position() {
    let cases: [Case; 13] = [
        ("", "2b2", "cube-centre", Some(4), &[]),
        ("1a1 2a3 1b1 3c2", "1c1", "win-level", None, &["1a1 1b1 1c1"]),
        ("1a1 2b3 2a1 3c2", "3a1", "win-pillar", None, &["1a1 2a1 3a1"]),
        ("1a1 2b3 2b1 3c2", "3c1", "win-wall", None, &["1a1 2b1 3c1"]),
        ("1a1 2b3 2b2 3c2", "3c3", "win-space", None, &["1a1 2b2 3c3"]),
        ("1a1 2a3 1b1", "1c1", "block-level", None, &["1a1 1b1 1c1"]),
        ("1a1 2b3 2a1", "3a1", "block-pillar", None, &["1a1 2a1 3a1"]),
        ("1a1 2b3 2b1", "3c1", "block-wall", None, &["1a1 2b1 3c1"]),
        ("1a1 2b3 2b2", "3c3", "block-space", None, &["1a1 2b2 3c3"]),
        ("2b2", "", "delay", None, &[]),
        ("2b2 1b2 1a1 3c3", "1b1", "fork", None, &["1a1 1b1 1c1", "1b1 2b2 3b3"]),
        ("1b1", "2b2", "cube-centre", Some(5), &[]),
        ("2b2 1b2", "", "force", Some(3), &[]),
    ];
    let said: HashSet<&str> = cases.iter().map(|case| case.2).chain(["open-lines"]).collect();
    assert_eq!(said, REASONS.iter().map(|reason| reason.0).collect());
    for (moves, best, reason, wins_in, expected) in cases {
        let position = after(moves);
        let found = hint(&position);
        let place = format!("after {moves:?}\n{}", position.text());
        assert_eq!((found.reason.0, found.count), (reason, wins_in), "{place}");
        assert_eq!(lines(&position, &found), expected, "{place}");
        if !best.is_empty() {
            assert_eq!(position.notation(found.best), best, "{place}");
        }
    }
}

#[test]
fn whatever_is_said_of_a_position_is_true() {
    for (seed, position) in (0..60).flat_map(|seed| random_game(seed).into_iter().map(move |p| (seed, p))) {
        let found = hint(&position);
        let place = format!("{found:?}, seed {seed}\n{}", position.text());
        assert!(REASONS.contains(&found.reason), "{place}");
        assert!(is_true(&position, &found), "{place}");
        assert!(found.count.is_none() || COUNTED.contains(&found.reason), "{place}");
    }
}

fn is_true(position: &Cube, hint: &Advice) -> bool {
    let (me, best) = (position.turn(), hint.best);
    let all = unlimited(&mut chance(1), |thinking| judge(position, Sight::Decisions, Until::All, thinking));
    let wins = decided(all.value()).is_some_and(|(wins, _)| wins);
    let mut next = *position;
    next.play(best);
    let has =
        |side| shown(hint).iter().all(|line| line.set & position.cells(side) == line.set & !(1 << best.0));
    let of_reason = match hint.reason.0.split('-').next() {
        Some("win") => next.outcome() == Some(Outcome::Win(me)) && has(me) && shown(hint).len() == 1,
        Some("block") => has(me.other()) && shown(hint).len() == 1 && position.gaps(me) == 0,
        Some("fork") => {
            next.gaps(me).count_ones() >= 2 && next.gaps(me.other()) == 0 && shown(hint).len() >= 2
        }
        Some("cube") => best.0 as usize == CENTRE && wins == hint.count.is_some(),
        Some("force") => wins && hint.count >= Some(3),
        Some("delay") => !wins,
        _ => false,
    };
    of_reason && all.best().contains(&best)
}

#[test]
fn in_haste_it_still_sees_a_line_and_counts_the_open_ones() {
    let hasty = |position: &Cube| {
        let (mut chance, stop) = (chance(1), AtomicBool::new(true));
        let budget = Budget::Nodes(0);
        advise(position, &mut Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} })
    };
    assert_eq!(hasty(&after("1a1 2b3 2a1 3c2")).reason.0, "win-pillar");
    assert_eq!(hasty(&after("1a1 2b3 2a1")).reason.0, "block-pillar");
    let there = after("2b2");
    let found = hasty(&there);
    assert_eq!(found.reason.0, "open-lines");
    assert!(there.notation(found.best).ends_with("a1"), "a corner: {found:?}");
}
