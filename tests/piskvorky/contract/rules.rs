//! What [`Rules`] promise: moves, their names, copies and keys.

use super::setups;
use super::{places, places_of, seeds, some_of};
use crate::random::{self, Place};
use piskvorky::rules::{Move, Rules};
use std::collections::{BTreeSet, HashMap, HashSet};

#[test]
fn the_moves_of_every_sample_are_legal_and_leave_the_game_open() {
    for game in setups() {
        let mut position = game.start();
        let sample = (game.spec().sample)(game.options());
        for name in sample.split_whitespace() {
            let m = position.parse(name).unwrap_or_else(|| panic!("{game}: {name} in\n{}", position.text()));
            position.play(m);
        }
        assert_eq!(position.outcome(), None, "{game}");
        assert!(!sample.is_empty(), "{game}");
        assert_eq!(game.sample().text(), position.text(), "{game}");
    }
}

#[test]
fn every_game_ends_and_has_moves_exactly_until_then() {
    for game in setups() {
        for place in (0..seeds(&game)).flat_map(|seed| random::game(&game, seed)) {
            let over = place.position.outcome().is_some();
            assert_eq!(place.position.legal().is_empty(), over, "{place}");
        }
    }
}

#[test]
fn moves_are_ascending_and_without_doubles() {
    for place in places() {
        let moves = place.position.legal();
        assert!(moves.is_sorted_by(|a, b| a < b), "{moves:?} in {place}");
    }
}

#[test]
fn moves_are_added_to_what_the_list_holds() {
    for place in places() {
        let mut list = vec![Move(u32::MAX)];
        place.position.moves(&mut list);
        assert_eq!(list[0], Move(u32::MAX), "{place}");
        assert_eq!(list[1..], place.position.legal(), "{place}");
    }
}

/// Moves that are legal somewhere else in the game are tried where they are not.
#[cfg(debug_assertions)]
#[test]
fn a_debug_build_stops_at_an_illegal_move() {
    for game in setups() {
        let games = (0..3).flat_map(|seed| random::game(&game, seed).into_iter().take(12));
        let places: Vec<Place> = games.collect();
        let known: BTreeSet<Move> = places.iter().flat_map(|place| place.position.legal()).collect();
        let mut tried = 0;
        for place in places.iter().filter(|place| place.position.outcome().is_none()) {
            let legal = place.position.legal();
            let illegal = known.iter().rev().filter(|m| !legal.contains(m)).take(3);
            for &m in illegal {
                let mut position = place.position.copy();
                let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| position.play(m)));
                assert!(played.is_err(), "{m:?} was played in {place}");
                tried += 1;
            }
        }
        assert!(tried > 0, "{game} has no illegal move");
    }
}

#[test]
fn every_move_has_a_name_of_its_own_that_is_understood() {
    for place in places() {
        let position = &place.position;
        let mut names = HashSet::new();
        for m in some_of(position.legal(), &place) {
            let name = position.notation(m);
            assert_eq!(position.parse(&name), Some(m), "{name} in {place}");
        }
        for m in position.legal() {
            let name = position.notation(m);
            assert!(!name.is_empty() && !name.contains(char::is_whitespace), "{name:?} in {place}");
            assert!(names.insert(name), "two moves have one name in {place}");
        }
    }
}

#[test]
fn a_copy_and_its_original_do_not_touch_each_other() {
    for place in places() {
        let before = description(&place.position);
        let copies = [place.position.copy() as Box<dyn Rules>, place.position.boxed()];
        for (mut copy, m) in copies.into_iter().zip(place.position.legal()) {
            assert_eq!(description(&copy), before, "{place}");
            copy.play(m);
            assert_eq!(description(&place.position), before, "{place}");
            assert_ne!(description(&copy), before, "{m:?} changes nothing in {place}");
        }
    }
}

/// All that can be seen of a position, apart from its key.
fn description(position: &impl Rules) -> String {
    let names: Vec<String> = position.legal().into_iter().map(|m| position.notation(m)).collect();
    let (turn, points, outcome) = (position.turn(), position.points(), position.outcome());
    format!("{}\n{turn:?} {points:?} {outcome:?} {names:?}", position.text())
}

#[test]
fn equal_positions_have_equal_keys_and_others_do_not() {
    for game in setups() {
        let (mut by_key, mut by_description) = (HashMap::new(), HashMap::new());
        for place in places_of(&game) {
            let (key, seen) = (place.position.key(), description(&place.position));
            let other = by_key.entry(key).or_insert_with(|| seen.clone());
            assert_eq!(*other, seen, "one key, two positions: {place}");
            let other = *by_description.entry(seen).or_insert(key);
            assert_eq!(other, key, "one position, two keys: {place}");
            assert_eq!(place.position.copy().key(), key, "{place}");
        }
    }
}
