//! The hint says what is true.

use super::{after, random_game, sized, within};
use piskvorky::bots::{Advice, Budget, chance};
use piskvorky::games::virus_war::advise::{COUNTED, REASONS, advise};
use piskvorky::games::virus_war::position::Cell;
use piskvorky::games::virus_war::{Variant, VirusWar};
use piskvorky::rules::{Outcome, Rules, Side};
use std::collections::HashSet;

fn hint(position: &VirusWar, nodes: u64) -> Advice {
    within(Budget::Nodes(nodes), &mut chance(1), |thinking| advise(position, thinking))
}

/// The cells of a position that are like this.
fn cells(position: &VirusWar, like: Cell) -> HashSet<u32> {
    (0..position.cells()).filter(|&cell| position.cell(cell) == like).collect()
}

/// The cells of `open`, and those of `among` that touch them, one after the other.
fn grown(open: HashSet<u32>, among: &HashSet<u32>, size: u32) -> HashSet<u32> {
    let touches = |a: u32, b: u32| (a % size).abs_diff(b % size) <= 1 && (a / size).abs_diff(b / size) <= 1;
    let more = among.iter().copied().filter(|&cell| open.iter().any(|&other| touches(cell, other)));
    let all: HashSet<u32> = more.chain(open.iter().copied()).collect();
    if all == open { all } else { grown(all, among, size) }
}

/// The fortresses of a side that work, and its viruses that are linked to fortresses.
fn linked(position: &VirusWar, side: Side) -> [HashSet<u32>; 2] {
    let (live, forts) = (cells(position, Cell::Live(side)), cells(position, Cell::Fortress(side)));
    let working = grown(live.clone(), &forts, position.size());
    let all = live.union(&forts).copied().collect();
    let linked = grown(forts.clone(), &all, position.size());
    [forts.intersection(&working).copied().collect(), live.intersection(&linked).copied().collect()]
}

/// The cells that a side can reach, and its own that the other side can.
fn reach(position: &VirusWar, side: Side) -> HashSet<u32> {
    position.reach_of(side).bits().map(|bit| position.cell_at(bit)).collect()
}

/// Whether the hint is true; told by a second way to count.
fn is_true(position: &VirusWar, hint: &Advice) -> bool {
    let (me, other) = (position.turn(), position.turn().other());
    let mut next = *position;
    next.play(hint.best);
    let lost = |at: usize| {
        let [before, after] = [linked(position, other), linked(&next, other)].map(|sets| sets[at].clone());
        before.difference(&after).filter(|&&cell| cell != hint.best.0).count()
    };
    let gained: HashSet<u32> = reach(&next, me).difference(&reach(position, me)).copied().collect();
    let of_gained = |like| gained.intersection(&cells(&next, like)).count();
    let count = hint.count.map(|count| count as usize);
    let eats = position.cell(hint.best.0.min(position.cells() - 1)) == Cell::Live(other);
    match hint.reason.0 {
        "eat-last" => next.outcome() == Some(Outcome::Win(me)),
        "win-turn" => hint.count.is_some_and(|steps| (2..=3).contains(&steps)),
        "only-step" => position.legal().len() == 1,
        "refuse-turn" => hint.best == position.pass(),
        "cut-forts" => eats && count == Some(lost(0)),
        "cut-viruses" => eats && count == Some(lost(1)),
        "save-viruses" => {
            let danger = |there| reach(there, other).intersection(&cells(there, Cell::Live(me))).count();
            eats && count == Some(danger(position) - danger(&next))
        }
        "chain-forts" => {
            let new = HashSet::from([hint.best.0]);
            eats && count == Some(grown(new, &cells(&next, Cell::Fortress(me)), next.size()).len())
        }
        "eat-viruses" => {
            eats && count.is_some_and(|eaten| (1..=usize::from(position.left())).contains(&eaten))
        }
        "attack-viruses" => !eats && count == Some(of_gained(Cell::Live(other))),
        "spread-viruses" => {
            !eats && of_gained(Cell::Live(other)) == 0 && count == Some(of_gained(Cell::Free))
        }
        "fill-ground" => !eats && gained.is_empty(),
        _ => false,
    }
}

#[test]
fn whatever_is_said_is_true_and_everything_is_said_some_time() {
    let mut said = HashSet::new();
    let variants = [sized(5), Variant { pass: true, ..sized(6) }, sized(8)];
    for (variant, seed) in variants.into_iter().flat_map(|variant| (0..8).map(move |seed| (variant, seed))) {
        for (ply, position) in random_game(variant, seed).into_iter().enumerate() {
            if position.outcome().is_some() {
                continue;
            }
            let found = hint(&position, 400);
            let name = position.notation(found.best);
            let place = format!("{variant:?}, seed {seed}, ply {ply}: {name} {found:?}\n{}", position.text());
            assert!(position.legal().contains(&found.best), "{place}");
            assert_eq!(
                found.count.is_some_and(|count| count > 0),
                COUNTED.contains(&found.reason),
                "{place}"
            );
            assert!(is_true(&position, &found), "{place}");
            said.insert(found.reason);
        }
    }
    assert_eq!(said, REASONS.iter().copied().collect());
}

#[test]
fn it_names_the_last_virus_and_the_turn_that_wins() {
    let found = hint(&after(sized(4), "a1 b2 c3 d4 d3 c4 d4 d3"), u64::MAX);
    assert_eq!(found.reason.0, "eat-last");
    let found = hint(&after(sized(4), "a1 b2 c3 d4 d3 c4"), u64::MAX);
    assert_eq!((found.reason.0, found.count), ("win-turn", Some(3)));
    assert_eq!(hint(&VirusWar::default(), 500).reason.0, "only-step");
}

#[test]
fn without_time_it_still_says_what_is_true() {
    for (ply, position) in random_game(sized(7), 3).into_iter().enumerate() {
        if position.outcome().is_none() {
            let found = hint(&position, 0);
            assert!(is_true(&position, &found), "ply {ply}, {found:?}\n{}", position.text());
        }
    }
}
