//! What hints say, in positions that call for it.

use super::after;
use piskvorky::bots::{Budget, Thinking, chance};
use piskvorky::games::dots::advise::{advise, explain};
use piskvorky::rules::Rules;
use std::sync::atomic::AtomicBool;

#[test]
fn a_hint_says_what_the_dot_does() {
    for (moves, name, reason, count) in [
        ("c3 d4 d3 g7 e4 g1 d5 a1", "c4", "surround-dots", Some(1)),
        ("d4 d3 g7 e4 g1 d5", "c4", "save-dots", Some(1)),
        ("d3 d4 g7 g1 e4 a1", "d5", "threaten-dots", Some(1)),
        ("c2 a7 b3 a6 d3 a5", "c4", "empty-base", None),
        ("c3 a7 e5 a6", "d4", "link-chains", None),
        ("c3 a7", "e3", "games-by-chance", None),
    ] {
        let position = after(7, 7, moves);
        let m = position.parse(name).expect("a point");
        let cell = position.field().cell(m.0 as u16);
        let advice = explain(&position, cell);
        let found = (advice.best, advice.reason.0, advice.count);
        assert_eq!(found, (m, reason, count), "{moves}, {name}\n{}", position.text());
    }
}

#[test]
fn a_trap_shows_both_threats() {
    let position = after(9, 9, "d4 d5 e4 e5 c5 a1 f5 a2 d6 a3");
    let cell = position.field().cell(position.parse("e6").expect("a point").0 as u16);
    let advice = explain(&position, cell);
    assert_eq!(advice.reason.0, "surround-dots", "{}", position.text());
}

#[test]
fn the_best_move_of_a_hint_is_legal_and_a_full_field_leaves_only_to_stop() {
    let (mut chance, stop) = (chance(1), AtomicBool::new(false));
    let mut hint = |position: &piskvorky::games::dots::Dots| {
        let report = &mut |_| {};
        let budget = Budget::Nodes(2000);
        advise(position, &mut Thinking { chance: &mut chance, budget, stop: &stop, report })
    };
    let position = after(5, 5, "c3 c2");
    assert!(position.may_put(hint(&position).best.0));
}
