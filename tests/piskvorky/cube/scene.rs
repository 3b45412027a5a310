//! Where things are drawn.

use super::random_game;
use piskvorky::games::cube::Cube;
use piskvorky::games::cube::lines::{CELLS, LINES, SIDE, place};
use piskvorky::games::cube::scene::{View, painting_order};
use piskvorky::rules::Rules;
use piskvorky::scene::{Direction, Point, Scene, Spot};
use std::collections::HashSet;

fn scene(view: View, position: &Cube) -> Scene {
    let (width, height) = view.size();
    Scene { width, height, hits: view.hits(position), ..Scene::default() }
}

#[test]
fn a_click_into_a_cell_or_on_a_ball_is_one_on_that_cell() {
    for (view, position) in
        View::BOTH.into_iter().flat_map(|view| random_game(2).into_iter().map(move |p| (view, p)))
    {
        let scene = scene(view, &position);
        for cell in 0..CELLS {
            let spot = Some(Spot(cell as u32));
            let ball = position.owner(cell).map(|_| view.ball(cell));
            // A ball in front may hide the front of a cell, but not the back.
            let [_, _, back @ ..] = &view.cell(cell, 0.05)[..] else { panic!("a cell has four corners") };
            for at in back.iter().copied().chain(ball) {
                assert_eq!(scene.spot_at(at), spot, "{view:?}, {at:?}, cell {cell}\n{}", position.text());
            }
        }
    }
}

#[test]
fn everything_is_within_the_picture() {
    for (view, cell) in View::BOTH.into_iter().flat_map(|view| (0..CELLS).map(move |cell| (view, cell))) {
        let (width, height) = view.size();
        let level = place(cell)[2];
        let ends = view.posts().into_iter().chain(view.ruling(level)).flatten();
        let points = view.cell(cell, 0.0).into_iter().chain(view.outline(cell)).chain(view.shine(cell));
        let strikes = LINES.iter().flat_map(|line| view.strike(line));
        for p in points.chain(ends).chain([view.name_at(level)]).chain(strikes) {
            let inside = (0.0..=width).contains(&p.x) && (0.0..=height).contains(&p.y);
            assert!(inside, "{view:?}, cell {cell}: {p:?}");
        }
    }
}

#[test]
fn what_is_further_away_is_seen_smaller_and_higher() {
    let width = |cell| {
        let corners = View::Stacked.cell(cell, 0.0);
        corners[1].x - corners[0].x
    };
    assert!(width(0) > width(3) && width(3) > width(6), "rows go away from the player");
    let at = |cell| View::Stacked.ball(cell);
    for cell in 0..CELLS {
        let [_, y, z] = place(cell);
        if y + 1 < SIDE {
            assert!(at(cell + SIDE).y < at(cell).y, "cell {cell}");
        }
        if z + 1 < SIDE {
            let above = at(cell + SIDE * SIDE);
            assert!(above.y < at(cell).y && (above.x - at(cell).x).abs() < 1e-4, "cell {cell}");
        }
    }
}

#[test]
fn what_is_painted_later_is_in_front_or_above() {
    let order: Vec<usize> = painting_order().collect();
    assert_eq!(order.iter().copied().collect::<HashSet<_>>(), (0..CELLS).collect());
    for pair in order.windows(2) {
        let ([_, back, low], [_, front, high]) = (place(pair[0]), place(pair[1]));
        assert!(high > low || (high == low && front <= back), "{pair:?}");
    }
}

#[test]
fn the_arrow_keys_reach_every_cell() {
    for view in View::BOTH {
        let scene = scene(view, &Cube::default());
        let mut open = vec![scene.central().expect("there are cells")];
        let mut reached = HashSet::new();
        while let Some(spot) = open.pop() {
            if reached.insert(spot) {
                let ways = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
                open.extend(ways.into_iter().filter_map(|way| scene.beside(spot, way)));
            }
        }
        assert_eq!(reached.len(), CELLS, "{view:?}");
    }
}

#[test]
fn the_stroke_of_a_line_goes_through_its_balls_and_beyond() {
    for (view, line) in View::BOTH.into_iter().flat_map(|view| LINES.iter().map(move |line| (view, line))) {
        let [from, to] = view.strike(line);
        let [first, _, last] = line.cells.map(|cell| view.ball(cell));
        let length = |a: Point, b: Point| (a.x - b.x).hypot(a.y - b.y);
        let ends = length(from, first) + length(to, last);
        assert!((length(from, to) - length(first, last) - ends).abs() < 1e-3, "{view:?}, {line:?}");
        assert!(ends > 0.1, "{view:?}, {line:?}");
    }
}
