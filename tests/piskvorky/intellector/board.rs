//! The picture, the clicks, and what is said of them.

use super::position;
use piskvorky::board::{Board, Look, Picked, Picker, PlaceKind};
use piskvorky::games::intellector::hex::{self, named};
use piskvorky::games::intellector::position::Variant;
use piskvorky::games::intellector::{GAME, Intellector};
use piskvorky::rules::{Rules, Side};
use piskvorky::scene::{Ink, Shape, Spot};

fn spot(name: &str) -> Spot {
    Spot(named(name).expect("a cell of the board") as u32)
}

fn names(spots: &[Spot]) -> Vec<String> {
    spots.iter().map(|spot| hex::name(spot.0 as usize)).collect()
}

#[test]
fn a_click_on_a_piece_shows_where_it_may_go_and_another_puts_it_back() {
    let game = Intellector::new(Variant::HSE2020);
    let mut picker = Picker::default();
    let Picked::Wait(next) = picker.click(&game, spot("c1")) else { panic!("it can move") };
    assert_eq!(names(&next), ["a4", "b2", "d2", "e4", "f5", "g7"]);
    assert_eq!(picker.click(&game, spot("c1")), Picked::Nothing);
    assert!(picker.picked().is_empty());
    picker.click(&game, spot("c1"));
    assert!(matches!(picker.click(&game, spot("b1")), Picked::Wait(_)), "another piece is chosen instead");
    let Picked::Move(m) = picker.click(&game, spot("b3")) else { panic!("it may jump there") };
    assert_eq!(game.notation(m), "b1-b3");
}

#[test]
fn what_a_piece_turns_into_is_chosen_beside_its_cell() {
    let game = Intellector::from_position(position(Variant::HSE2020, Side::First, "e1I e7i a6P b6p"));
    let mut picker = Picker::default();
    picker.click(&game, spot("a6"));
    let Picked::Wait(choices) = picker.click(&game, spot("a7")) else { panic!("there is a choice") };
    let kinds: Vec<PlaceKind> = choices.iter().map(|&spot| game.place(spot).kind).collect();
    assert_eq!(kinds, ["defensor", "liberator", "aggressor", "dominator"].map(PlaceKind::Choice));
    let look = Look { picked: picker.picked().to_vec(), targets: picker.targets(&game), ..Look::default() };
    for view in 0..GAME.views.len() {
        let scene = game.scene(&Look { view, ..look.clone() });
        for &choice in &choices {
            let middle = scene.middle_of(choice).expect("it is shown");
            assert_eq!(scene.spot_at(middle), Some(choice));
        }
    }
    // The second click taken back, the first one is left.
    assert!(matches!(picker.click(&game, spot("a7")), Picked::Wait(_)));
    assert_eq!(picker.picked(), [spot("a6")]);
    picker.click(&game, spot("a7"));
    let Picked::Move(m) = picker.click(&game, choices[3]) else { panic!("it is chosen") };
    assert_eq!(game.notation(m), "a6-a7=D");
}

#[test]
fn a_click_that_cannot_be_is_refused_with_its_reason() {
    let game = Intellector::new(Variant::HSE2020);
    let refusal = |clicks: &[&str]| {
        let spots: Vec<Spot> = clicks.iter().map(|name| spot(name)).collect();
        game.refusal(&spots)
    };
    assert_eq!(refusal(&["e4"]), Some("no-piece"));
    assert_eq!(refusal(&["e7"]), Some("not-yours"));
    assert_eq!(refusal(&["a1"]), Some("piece-stuck"));
    assert_eq!(refusal(&["c1", "e5"]), Some("out-of-reach"));
    assert_eq!(refusal(&["c1", "g7"]), None);
}

#[test]
fn a_turned_board_has_the_other_side_below() {
    let game = Intellector::new(Variant::HSE2020);
    let at = |view, name: &str| {
        let scene = game.scene(&Look { view, ..Look::default() });
        scene.middle_of(spot(name)).expect("every cell is shown")
    };
    assert!(at(0, "e1").y > at(0, "e7").y && at(0, "a1").x < at(0, "i1").x);
    assert!(at(1, "e1").y < at(1, "e7").y && at(1, "a1").x > at(1, "i1").x);
}

/// Fourteen pieces on each side, and those that are captured stand beside the board.
#[test]
fn captured_pieces_are_shown() {
    let mut game = Intellector::new(Variant::HSE2020);
    let marks = |game: &Intellector, ink: Ink| {
        let shapes = game.scene(&Look::default()).shapes;
        let sizes = shapes.iter().filter_map(|shape| match shape {
            Shape::Mark { size, ink: of, .. } if *of == ink => Some(*size),
            _ => None,
        });
        let mut sizes: Vec<f32> = sizes.collect();
        sizes.sort_by(f32::total_cmp);
        sizes
    };
    assert_eq!(marks(&game, Ink::Dark).len(), 14);
    game.play(game.parse("c1xg7").expect("it is a capture"));
    let dark = marks(&game, Ink::Dark);
    assert_eq!(dark.len(), 14, "one of them stands beside the board");
    assert!(dark[0] < dark[1], "{dark:?}");
    assert_eq!(marks(&game, Ink::Light).len(), 14);
}
