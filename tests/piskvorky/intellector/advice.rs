//! What hints say, in positions that call for it.

use super::position;
use piskvorky::board::Board;
use piskvorky::bots::{Budget, Engine, MoveEval, Thinking, Verdict, chance, known};
use piskvorky::games::intellector::advise::{advise, explain};
use piskvorky::games::intellector::hex::named;
use piskvorky::games::intellector::master::Master;
use piskvorky::games::intellector::position::Variant;
use piskvorky::games::intellector::{GAME, Intellector};
use piskvorky::rules::{Rules, Side};
use piskvorky::scene::Spot;
use piskvorky::text::{Language, Texts};
use std::sync::atomic::AtomicBool;

/// Pieces, the rules, a move, what the search has found, the reason, and the number in it;
/// White is to move.
type Hint = (&'static str, Variant, &'static str, Verdict, &'static str, Option<u32>);

const EVEN: Verdict = Verdict::Worth(0);
const HSE: Variant = Variant::HSE2020;

const HINTS: [Hint; 13] = [
    ("e1I e4D e7i a2P", HSE, "e4xe7", Verdict::Wins(1), "capture-intellector", None),
    ("e6I a4i a2P i5p", Variant::OFFICIAL, "e6-e7", Verdict::Wins(1), "breakthrough", None),
    ("e1I e4D g7i a2P", HSE, "e4-e6", Verdict::Wins(3), "force", Some(3)),
    ("e1I e4D g7i a2P", HSE, "e4-e6", Verdict::Loses(2), "delay", None),
    ("a3I i3D i5d a7i b6p h6p g7f", HSE, "i3xi5", EVEN, "takes-dominator", None),
    ("e1I d5P d6a a7i b6p h6f i7f", HSE, "d5xd6", EVEN, "takes-aggressor", None),
    ("a1I c6P a7i i7f i6p b1F", HSE, "c6-c7=D", EVEN, "promotes", None),
    ("e1I e5d d1F f1F i7i h6f", HSE, "e1:d1", EVEN, "saves-intellector", None),
    ("c1I d1L f2a a7i h1p i6f", Variant::OFFICIAL, "d1xf2=A", EVEN, "turns", None),
    ("c1I d1L f2a a7i h1p i6f", Variant::OFFICIAL, "d1xf2=L", EVEN, "takes-aggressor", None),
    ("e1I a3D a4p a7i i7f", HSE, "a3-b2", EVEN, "saves-piece", None),
    ("e1I a1D i7i b6f h5p", HSE, "a1-a7", EVEN, "search", None),
    ("e1I a1D i6i b6f h1p", HSE, "a1-a2", EVEN, "attacks-intellector", None),
];

fn think<T>(budget: Budget, act: impl FnOnce(&mut Thinking) -> T) -> T {
    let (mut chance, stop) = (chance(0), AtomicBool::new(false));
    act(&mut Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} })
}

#[test]
fn a_hint_says_what_the_move_does() {
    for (pieces, variant, name, verdict, reason, count) in HINTS {
        let game = Intellector::from_position(position(variant, Side::First, pieces));
        let m = game.parse(name).unwrap_or_else(|| panic!("{pieces}: {name} in\n{}", game.text()));
        let hint = explain(&game, m, verdict);
        assert_eq!((hint.best, hint.reason.0, hint.count), (m, reason, count), "{pieces}\n{}", game.text());
    }
}

/// Whoever attacks the Intellector is shown.
#[test]
fn an_attack_on_the_intellector_is_shown_with_the_hint() {
    let game = Intellector::from_position(position(HSE, Side::First, "e1I e5d d1F f1F i7i h6f"));
    let hint = think(Budget::Nodes(30_000), |thinking| advise(&game, thinking));
    assert_eq!(hint.reason.0, "saves-intellector");
    let shown: Vec<Vec<Spot>> = hint.shows.iter().map(|&m| game.clicks(m)).collect();
    let cell = |name| Spot(named(name).expect("a cell") as u32);
    assert_eq!(shown, [[cell("e5"), cell("e1")]]);
}

/// Pieces and what they may do are framed in the diagrams of lessons; exercises have one
/// solution, which their sentence tells.
#[test]
fn lessons_show_what_pieces_may_do_and_exercises_have_one_solution() {
    let texts = Texts::new(Language::English);
    let mut exercises = 0;
    for lesson in GAME.usual().lessons() {
        for diagram in lesson.diagrams {
            let board = diagram.position(&GAME);
            let legal = board.legal();
            if !lesson.key.contains("exercise") {
                let from = Spot(diagram.spots[0]);
                let mut targets: Vec<u32> = legal
                    .iter()
                    .map(|&m| board.clicks(m))
                    .filter(|path| path[0] == from)
                    .map(|path| path[1].0)
                    .collect();
                targets.sort_unstable();
                assert_eq!(diagram.spots[1..], targets, "{}", diagram.key);
                continue;
            }
            let position = board.boxed();
            let game: &Intellector = known(&*position);
            let values = think(Budget::Nodes(300_000), |thinking| Master.opinions(game, thinking));
            let wins: Vec<_> = values.iter().filter(|(_, worth)| *worth == MoveEval::Number(998)).collect();
            assert_eq!(wins.len(), 1, "{}: {values:?}", diagram.key);
            let said = texts.lesson(lesson.key).expect("it is there");
            assert!(said.contains(&game.notation(wins[0].0)), "{said}");
            exercises += 1;
        }
    }
    assert_eq!(exercises, 3);
}
