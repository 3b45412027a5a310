//! What a [`Board`] promises: clicks that spell moves, and places for them in the
//! picture.

use super::setups;
use super::{places, some_of};
use piskvorky::board::{Board, Look, Picked, Picker, PlaceKind};
use piskvorky::rules::{Move, Rules, Side};
use piskvorky::scene::{Direction, Hit, Point, Scene, Spot};
use std::collections::{BTreeSet, HashSet};

#[test]
fn the_clicks_of_a_move_lead_to_it_over_places_that_are_shown() {
    for place in places() {
        let board = &*place.position;
        for m in some_of(board.legal(), &place) {
            let path = board.clicks(m);
            let mut picker = Picker::default();
            for (i, &spot) in path.iter().enumerate() {
                let targets = picker.targets(board);
                assert!(targets.contains(&spot), "{spot:?} of {m:?} in {place}");
                let look =
                    Look { picked: picker.picked().to_vec(), targets, last: place.last.clone(), view: 0 };
                let shown = board.scene(&look).area_of(spot);
                assert!(shown.is_some(), "{spot:?} of {m:?} is no place to click in {place}");
                let picked = picker.click(board, spot);
                match picked {
                    Picked::Move(played) => assert_eq!((played, i + 1), (m, path.len()), "{place}"),
                    Picked::Wait(_) => assert!(i + 1 < path.len(), "{m:?} in {place}"),
                    Picked::Nothing => panic!("{spot:?} of {m:?} means nothing in {place}"),
                }
            }
        }
    }
}

/// A game may know without a list of all moves what clicks spell; it must come to
/// the same.
#[test]
fn clicks_spell_what_a_list_of_all_moves_says() {
    for place in places() {
        let board = &*place.position;
        let mut paths: Vec<_> = board.legal().into_iter().map(|m| (m, board.clicks(m))).collect();
        paths.retain(|(_, path)| !path.is_empty());
        let spots = some_of(board.scene(&Look::default()).spots().collect(), &place);
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
        let legal = place.position.legal().into_iter();
        let mut paths: Vec<_> =
            legal.map(|m| place.position.clicks(m)).filter(|path| !path.is_empty()).collect();
        paths.sort_unstable();
        for pair in paths.windows(2) {
            assert!(!pair[1].starts_with(&pair[0]), "{pair:?} in {place}");
        }
    }
}

/// By their marks and by their names: colours alone are not enough.
#[test]
fn the_two_sides_can_be_told_apart() {
    for place in places() {
        let [first, second] = Side::BOTH.map(|side| place.position.side_look(side));
        assert_ne!(first.name, second.name, "{place}");
        assert_ne!(first.ink, second.ink, "{place}");
        assert_eq!(first.emblem.is_some(), second.emblem.is_some(), "{first:?} {second:?} in {place}");
    }
}

/// What can only be chosen is shown as long as it may be.
#[test]
fn every_choice_can_be_chosen() {
    for place in places() {
        let board = &*place.position;
        let used: HashSet<Spot> = board.legal().into_iter().flat_map(|m| board.clicks(m)).collect();
        let scene = board.scene(&Look { last: place.last.clone(), ..Look::default() });
        for spot in scene.spots().filter(|spot| !used.contains(spot)) {
            let kind = board.place(spot).kind;
            assert!(!matches!(kind, PlaceKind::Choice(_)), "{spot:?} is {kind:?} in {place}");
        }
    }
}

/// A click that fits nothing is refused with a reason, and one that fits shows what it
/// would draw.
#[test]
fn a_click_is_refused_exactly_where_it_fits_nothing() {
    for place in places() {
        let board = &*place.position;
        let firsts: BTreeSet<Spot> =
            board.legal().into_iter().filter_map(|m| board.clicks(m).first().copied()).collect();
        let begun =
            firsts.into_iter().filter(|&spot| matches!(board.resolve_clicks(&[spot]), Picked::Wait(_)));
        let begun = begun.map(|spot| vec![spot]).chain([Vec::new()]);
        let spots = some_of(board.scene(&Look::default()).spots().collect(), &place);
        for (picked, &spot) in begun.flat_map(|picked| spots.iter().map(move |spot| (picked.clone(), spot))) {
            let clicks = [&picked[..], &[spot]].concat();
            let nothing = board.resolve_clicks(&clicks) == Picked::Nothing;
            assert_eq!(board.refusal(&clicks).is_some(), nothing, "{clicks:?} in {place}");
            let drawn = board.preview(&Look { picked, ..Look::default() }, spot);
            assert!(drawn.is_empty() || !nothing, "{clicks:?} would draw {drawn:?} in {place}");
        }
    }
}

/// All other moves are made by clicks.
#[test]
fn the_moves_without_a_place_are_the_actions_of_a_board() {
    for place in places() {
        let board = &*place.position;
        let actions: BTreeSet<Move> = board.actions().into_iter().map(|(m, _)| m).collect();
        let without: BTreeSet<Move> =
            board.legal().into_iter().filter(|&m| board.clicks(m).is_empty()).collect();
        assert_eq!(actions, without, "{place}");
    }
}

/// From any spot the arrow keys reach any other one, lest a place could only be
/// clicked.
#[test]
fn the_arrow_keys_reach_every_spot() {
    for game in setups() {
        let board = game.start();
        let scene = board.scene(&Look::default());
        let all: HashSet<Spot> = scene.spots().collect();
        let first = scene.central().expect("there is a spot");
        let (mut reached, mut open) = (HashSet::new(), vec![first]);
        while let Some(spot) = open.pop() {
            if reached.insert(spot) {
                let directions = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
                open.extend(directions.into_iter().filter_map(|d| board.beside(&scene, spot, d)));
            }
        }
        assert_eq!(reached, all, "{game}");
    }
}

#[test]
fn the_places_to_click_lie_in_the_picture_and_do_not_overlap() {
    for place in places() {
        let scene = place.position.scene(&Look { last: place.last.clone(), ..Look::default() });
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
            // What stands on a place may hide others: the topmost is clicked.
            let free = |spot: &Spot| !place.position.place(*spot).is_taken();
            let under: BTreeSet<_> =
                scene.hits.iter().filter(alone).map(|hit| hit.spot).filter(free).collect();
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
