//! The pictures of positions.

use crate::golden;
use crate::random;
use crate::setups::{file_name, setups};
use piskvorky::board::{Board, Look};
use piskvorky::games::tic_tac_toe::TicTacToe;
use piskvorky::rules::{Move, Rules};
use piskvorky::scene::{Ink, Point, Shape, Spot};
use piskvorky::svg;

#[test]
fn the_start_and_the_middle_of_every_game_look_as_in_their_files() {
    let mut names = Vec::new();
    for game in setups() {
        let places = random::game(&game, 1);
        for (moment, place) in [("start", &places[0]), ("middle", &places[places.len() / 2])] {
            let name = format!("{}-{moment}.svg", file_name(&game));
            let scene = place.position.scene(&Look { last: place.last.clone(), ..Look::default() });
            golden::compare(&format!("pictures/{name}"), &svg::picture(&scene));
            names.push(name);
        }
    }
    golden::no_others("pictures", &names);
}

fn after(moves: &str) -> (TicTacToe, Look) {
    let mut game = TicTacToe::default();
    let mut look = Look::default();
    for notation in moves.split_whitespace() {
        let m = game.parse(notation).expect("a legal move");
        game.play(m);
        look.last = vec![m];
    }
    (game, look)
}

fn count(shapes: &[Shape], wanted: Ink) -> usize {
    shapes.iter().filter(|shape| shape.ink() == wanted).count()
}

#[test]
fn a_field_is_three_panels_of_150_units_wide_and_high() {
    let scene = TicTacToe::default().scene(&Look::default());
    assert_eq!((scene.width, scene.height), (450.0, 450.0));
    for cell in 0..9_u8 {
        let (x, y) = (f32::from(cell % 3) * 150.0, f32::from(cell / 3) * 150.0);
        for (dx, dy) in [(1.0, 1.0), (149.0, 1.0), (75.0, 75.0), (1.0, 149.0), (149.0, 149.0)] {
            let spot = scene.spot_at(Point::new(x + dx, y + dy));
            assert_eq!(spot, Some(Spot(cell.into())), "{dx}, {dy} in panel {cell}");
        }
    }
}

#[test]
fn a_position_shows_its_marks_and_the_last_move() {
    let (game, look) = after("b2 a1 c3");
    let scene = game.scene(&look);
    assert_eq!(count(&scene.shapes, Ink::First), 2);
    assert_eq!(count(&scene.shapes, Ink::Second), 1);
    assert_eq!(count(&scene.shapes, Ink::Last), 1);
    assert_eq!(count(&scene.shapes, Ink::Win), 0);
}

#[test]
fn every_winning_line_is_struck_through() {
    let (game, look) = after("a3 b3 c2 c3 b1 a1 c1 a2 b2");
    let lines = game.winning_lines().count();
    assert_eq!(count(&game.scene(&look).shapes, Ink::Win), lines);
    let both = TicTacToe::with_field(piskvorky::games::tic_tac_toe::Mark::Cross, [1, 1, 1, 1, 2, 2, 1, 2, 2]);
    let scene = both.expect("a game that ends with two lines").scene(&Look::default());
    assert_eq!(count(&scene.shapes, Ink::Win), 2);
}

#[test]
fn what_is_meant_and_what_can_be_clicked_is_marked() {
    let game = TicTacToe::default();
    let look = Look { picked: vec![Spot(4)], targets: vec![Spot(0), Spot(8)], last: vec![Move(2)], view: 0 };
    assert_eq!(count(&game.scene(&look).shapes, Ink::Target), 3);
}
