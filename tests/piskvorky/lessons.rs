//! What the pages of rules teach by diagrams.

use crate::setups::setups;
use piskvorky::board::{Board, Look};
use piskvorky::games::{Diagram, GameSpec};
use piskvorky::scene::Spot;
use piskvorky::text::{Language, Texts};

/// Every diagram of every game.
fn diagrams() -> impl Iterator<Item = (&'static GameSpec, &'static Diagram)> {
    setups().flat_map(|game| {
        let diagrams = game.lessons().iter().flat_map(|lesson| lesson.diagrams);
        diagrams.map(move |diagram| (game.spec(), diagram))
    })
}

#[test]
fn every_diagram_is_a_position_of_its_game_with_the_spots_to_look_at() {
    for (game, diagram) in diagrams() {
        let scene = diagram.position(game).scene(&Look::default());
        for &spot in diagram.spots {
            assert!(scene.area_of(Spot(spot)).is_some(), "{}: no spot {spot} in {}", game.key, diagram.key);
        }
    }
}

#[test]
fn every_lesson_and_diagram_has_words_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for game in setups().filter(|game| !game.lessons().is_empty()) {
            assert!(texts.lessons(game.spec().key).is_some(), "lessons-{}", game.spec().key);
            for lesson in game.lessons() {
                assert!(texts.lesson(lesson.key).is_some(), "lesson-{}", lesson.key);
                let diagrams = lesson.diagrams.len();
                assert!((1..=2).contains(&diagrams), "{}: there is room for two, not {diagrams}", lesson.key);
            }
        }
        for (_, diagram) in diagrams() {
            assert!(texts.diagram(diagram.key).is_some(), "diagram-{}", diagram.key);
        }
    }
}
