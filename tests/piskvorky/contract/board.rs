//! What a [`Board`] promises: clicks that spell moves, and places for them in the
//! picture.

use super::places;
use crate::setups::setups;
use piskvorky::board::{Board, Look, Picked, Picker, What};
use piskvorky::rules::Rules;
use piskvorky::scene::{Direction, Hit, Point, Scene, Spot};
use std::collections::{BTreeSet, HashSet};

#[test]
fn the_clicks_of_a_move_lead_to_it_over_places_that_are_shown() {
    for place in places() {
        let board = &*place.position;
        for m in board.legal() {
            let path = board.clicks(m);
            let mut picker = Picker::default();
            for (i, &spot) in path.iter().enumerate() {
                let targets = picker.targets(board);
                assert!(targets.contains(&spot), "{spot:?} of {m:?} in {place}");
                let look = Look { picked: picker.picked().to_vec(), targets, last: place.last };
                let shown = board.scene(&look).area_of(spot);
                assert!(shown.is_some(), "{spot:?} of {m:?} is no place to click in {place}");
                let picked = picker.click(board, spot);
                match picked {
                    Picked::Move(played) => assert_eq!((played, i + 1), (m, path.len()), "{place}"),
                    Picked::Wait(_) => assert!(i + 1 < path.len(), "{m:?} in {place}"),
                    Picked::Nothing => panic!("{spot:?} of {m:?} means nothing in {place}"),
                }
            }
            assert!(!path.is_empty(), "{m:?} has no clicks in {place}");
        }
    }
}

/// A game may know without a list of all moves what clicks spell; it must come to
/// the same.
#[test]
fn clicks_spell_what_a_list_of_all_moves_says() {
    for place in places() {
        let board = &*place.position;
        let paths: Vec<_> = board.legal().into_iter().map(|m| (m, board.clicks(m))).collect();
        let spots: Vec<Spot> = board.scene(&Look::default()).spots().collect();
        let begun = paths.iter().flat_map(|(_, path)| (0..path.len()).map(|n| path[..n].to_vec()));
        let begun: HashSet<Vec<Spot>> = begun.chain([Vec::new()]).collect();
        for (begun, &spot) in begun.iter().flat_map(|begun| spots.iter().map(move |spot| (begun, spot))) {
            let clicks = [begun.as_slice(), &[spot]].concat();
            let fits = || paths.iter().filter(|(_, path)| path.starts_with(&clicks));
            let whole = fits().find(|(_, path)| path.len() == clicks.len());
            match (board.resolve_clicks(&clicks), whole) {
                (Picked::Move(m), Some((expected, _))) => assert_eq!(m, *expected, "{clicks:?} in {place}"),
                (Picked::Wait(next), None) => {
                    let expected: BTreeSet<Spot> = fits().map(|(_, path)| path[clicks.len()]).collect();
                    assert!(!expected.is_empty() && next.iter().eq(&expected), "{clicks:?} in {place}");
                }
                (Picked::Nothing, None) => assert_eq!(fits().count(), 0, "{clicks:?} in {place}"),
                (other, _) => panic!("{clicks:?} spell {other:?} in {place}"),
            }
        }
    }
}

#[test]
fn no_move_s_clicks_begin_with_all_the_clicks_of_another() {
    for place in places() {
        let mut paths: Vec<_> =
            place.position.legal().into_iter().map(|m| place.position.clicks(m)).collect();
        paths.sort_unstable();
        for pair in paths.windows(2) {
            assert!(!pair[1].starts_with(&pair[0]), "{pair:?} in {place}");
        }
    }
}

/// What can only be chosen is shown as long as it may be; only a cell is a place where
/// nothing can be done.
#[test]
fn every_spot_that_no_move_uses_is_a_cell() {
    for place in places() {
        let board = &*place.position;
        let used: HashSet<Spot> = board.legal().into_iter().flat_map(|m| board.clicks(m)).collect();
        let scene = board.scene(&Look { last: place.last, ..Look::default() });
        for spot in scene.spots().filter(|spot| !used.contains(spot)) {
            let what = board.place(spot).what;
            assert!(matches!(what, What::Cell(_)), "{spot:?} is {what:?} in {place}");
        }
    }
}

/// Else a player would be told only that nothing begins there.
#[test]
fn where_no_move_begins_on_a_free_cell_the_board_says_what_comes_first() {
    for place in places().filter(|place| place.position.outcome().is_none()) {
        let board = &*place.position;
        let mut spots = board.scene(&Look::default()).spots().collect::<Vec<_>>().into_iter();
        let idle = |spot: &Spot| {
            board.place(*spot).what == What::Cell(None) && board.resolve_clicks(&[*spot]) == Picked::Nothing
        };
        assert_eq!(spots.any(|spot| idle(&spot)), board.begin().is_some(), "{place}");
    }
}

/// From any spot the arrow keys reach any other one, lest a place could only be
/// clicked.
#[test]
fn the_arrow_keys_reach_every_spot() {
    for game in setups() {
        let scene = game.start().scene(&Look::default());
        let all: HashSet<Spot> = scene.spots().collect();
        let first = scene.central().expect("there is a spot");
        let (mut reached, mut open) = (HashSet::new(), vec![first]);
        while let Some(spot) = open.pop() {
            if reached.insert(spot) {
                let directions = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
                open.extend(directions.into_iter().filter_map(|d| scene.beside(spot, d)));
            }
        }
        assert_eq!(reached, all, "{game}");
    }
}

#[test]
fn the_places_to_click_lie_in_the_picture_and_do_not_overlap() {
    for place in places() {
        let scene = place.position.scene(&Look { last: place.last, ..Look::default() });
        for spot in scene.spots() {
            let area = scene.area_of(spot).unwrap_or_else(|| panic!("{spot:?} lies nowhere in {place}"));
            let middle = scene.middle_of(spot).map(|p| scene.spot_at(p));
            assert_eq!(middle, Some(Some(spot)), "the middle of {spot:?} belongs to another in {place}");
            let (right, bottom) = (scene.x + scene.width, scene.y + scene.height);
            let inside = |p: &Point| (scene.x..=right).contains(&p.x) && (scene.y..=bottom).contains(&p.y);
            assert!(area.len() >= 3 && area.iter().all(inside), "{spot:?} in {place}");
        }
        for p in raster(&scene) {
            let alone =
                |hit: &&Hit| Scene { hits: vec![(*hit).clone()], ..Scene::default() }.spot_at(p).is_some();
            let under: Vec<_> = scene.hits.iter().filter(alone).map(|hit| hit.spot).collect();
            assert!(under.len() <= 1, "{under:?} overlap at {p:?} in {place}");
        }
    }
}

/// Points all over a picture, on no line that a board would be ruled by.
fn raster(scene: &Scene) -> impl Iterator<Item = Point> {
    const STEPS: u16 = 23;
    let (width, height) = (scene.width, scene.height);
    let part = |i: u16| (f32::from(i) + 0.437) / f32::from(STEPS);
    let (x, y) = (scene.x, scene.y);
    (0..STEPS * STEPS).map(move |i| Point::new(x + width * part(i % STEPS), y + height * part(i / STEPS)))
}
