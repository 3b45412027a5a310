//! The laws that every game and every opponent in the registry keeps, tried in
//! games played by chance.

use crate::random::{self, Place};
use piskvorky::board::{Board, Look, Picked, Picker, What};
use piskvorky::bots::{Budget, Progress, Thinking, chance};
use piskvorky::games::{BotSpec, GAMES, GameSpec};
use piskvorky::rules::{Move, Rules};
use piskvorky::scene::{Direction, Hit, Point, Scene, Spot};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::atomic::AtomicBool;

const SEEDS: u64 = 20;

/// Positions of some games of every kind: all of a small game, and of a game
/// with many moves fewer and none that would take seconds by itself.
fn places() -> impl Iterator<Item = Place> {
    let some = |game| (0..seeds(game)).flat_map(move |seed| random::game(game, seed));
    GAMES.iter().flat_map(move |game| some(game)).filter(|place| match place.position.legal().len() {
        0..50 => true,
        50..=500 => place.ply % 40 == place.seed as usize % 40,
        _ => false,
    })
}

/// A game with many moves is long, too.
fn seeds(game: &GameSpec) -> u64 {
    if (game.start)().legal().len() < 50 { SEEDS } else { 2 }
}

#[test]
fn names_are_unique_and_easy_to_type() {
    let mut keys = HashSet::new();
    for game in GAMES {
        assert!(keys.insert(game.key), "two games are called {}", game.key);
        let mut bots = HashSet::new();
        assert!(!game.bots.is_empty(), "{} has no opponent", game.key);
        for bot in game.bots {
            assert!(bots.insert(bot.key), "two opponents in {} are called {}", game.key, bot.key);
        }
    }
    let typed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let bots = GAMES.iter().flat_map(|game| game.bots).map(|bot| bot.key);
    for key in keys.into_iter().chain(bots) {
        assert!(!key.is_empty() && key.chars().all(typed), "{key:?}");
    }
}

#[test]
fn the_moves_of_every_sample_are_legal_and_leave_the_game_open() {
    for game in GAMES {
        let mut position = (game.start)();
        for name in game.sample.split_whitespace() {
            let m = position
                .parse(name)
                .unwrap_or_else(|| panic!("{}: {name} in\n{}", game.key, position.text()));
            position.play(m);
        }
        assert_eq!(position.outcome(), None, "{}", game.key);
        assert!(!game.sample.is_empty(), "{}", game.key);
    }
}

#[test]
fn every_game_ends_and_has_moves_exactly_until_then() {
    let games = GAMES.iter().flat_map(|game| (0..seeds(game)).flat_map(|seed| random::game(game, seed)));
    for place in games {
        let over = place.position.outcome().is_some();
        assert_eq!(place.position.legal().is_empty(), over, "{place}");
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
    for game in GAMES {
        let games = (0..3).flat_map(|seed| random::game(game, seed).into_iter().take(12));
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
        assert!(tried > 0, "{} has no illegal move", game.key);
    }
}

#[test]
fn every_move_has_a_name_of_its_own_that_is_understood() {
    for place in places() {
        let position = &place.position;
        let mut names = HashSet::new();
        for m in position.legal() {
            let name = position.notation(m);
            assert_eq!(position.parse(&name), Some(m), "{name} in {place}");
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
    for game in GAMES {
        let (mut by_key, mut by_description) = (HashMap::new(), HashMap::new());
        for place in places().filter(|place| place.game.key == game.key) {
            let (key, seen) = (place.position.key(), description(&place.position));
            let other = by_key.entry(key).or_insert_with(|| seen.clone());
            assert_eq!(*other, seen, "one key, two positions: {place}");
            let other = *by_description.entry(seen).or_insert(key);
            assert_eq!(other, key, "one position, two keys: {place}");
            assert_eq!(place.position.copy().key(), key, "{place}");
        }
    }
}

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
            match (board.spelled(&clicks), whole) {
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
            board.place(*spot).what == What::Cell(None) && board.spelled(&[*spot]) == Picked::Nothing
        };
        assert_eq!(spots.any(|spot| idle(&spot)), board.begin().is_some(), "{place}");
    }
}

/// From any spot the arrow keys reach any other one, lest a place could only be
/// clicked.
#[test]
fn the_arrow_keys_reach_every_spot() {
    for game in GAMES {
        let scene = (game.start)().scene(&Look::default());
        let all: HashSet<Spot> = scene.spots().collect();
        let first = scene.central().expect("there is a spot");
        let (mut reached, mut open) = (HashSet::new(), vec![first]);
        while let Some(spot) = open.pop() {
            if reached.insert(spot) {
                let directions = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
                open.extend(directions.into_iter().filter_map(|d| scene.beside(spot, d)));
            }
        }
        assert_eq!(reached, all, "{}", game.key);
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

/// Positions in which an opponent can be asked.
fn questions(game: &'static GameSpec, seed: u64) -> impl Iterator<Item = Place> {
    let every = if (game.start)().legal().len() < 50 { 1 } else { 60 };
    let asked = random::game(game, seed).into_iter().step_by(every).take(6.max(60 / every));
    asked.filter(|place| place.position.outcome().is_none())
}

/// Lets something think with this budget; `stop`: nobody wants the answer.
fn thinking<T>(
    place: &Place,
    budget: Budget,
    stop: bool,
    act: impl FnOnce(&dyn Rules, &mut Thinking) -> T,
) -> T {
    reported(place, budget, stop, act).0
}

/// The same, and how many positions it said that it had visited, each time that
/// it said so.
fn reported<T>(
    place: &Place,
    budget: Budget,
    stop: bool,
    act: impl FnOnce(&dyn Rules, &mut Thinking) -> T,
) -> (T, Vec<u64>) {
    let (mut chance, stop, mut visits) = (chance(place.seed), AtomicBool::new(stop), Vec::new());
    let report = &mut |progress: Progress| visits.push(progress.nodes);
    let mut thinking = Thinking { chance: &mut chance, budget, stop: &stop, report };
    let found = act(&*place.position.boxed(), &mut thinking);
    (found, visits)
}

/// Ways of having hardly any time.
const HASTE: [(Budget, bool); 2] = [(Budget::Nodes(1), false), (Budget::Nodes(u64::MAX), true)];

fn ask(place: &Place, bot: &BotSpec, (budget, stop): (Budget, bool)) -> Move {
    thinking(place, budget, stop, |position, thinking| (bot.make)().choose(position, thinking))
}

#[test]
fn opponents_play_legal_moves_however_little_they_may_think() {
    for game in GAMES {
        for place in (0..3).flat_map(|seed| questions(game, seed)) {
            for (bot, haste) in game.bots.iter().flat_map(|bot| HASTE.map(|haste| (bot, haste))) {
                let m = ask(&place, bot, haste);
                assert!(place.position.legal().contains(&m), "{}, {haste:?}: {m:?} in {place}", bot.key);
            }
        }
    }
}

/// What an opponent says of its visits while it chooses a move, and while it
/// forms its opinions.
fn visits(place: &Place, bot: &BotSpec, budget: Budget, stop: bool) -> Vec<u64> {
    let (_, mut all) = reported(place, budget, stop, |position, thinking| {
        (bot.make)().choose(position, thinking);
    });
    let (_, more) = reported(place, budget, stop, |position, thinking| {
        (bot.make)().opinions(position, thinking);
    });
    all.extend(more);
    all
}

#[test]
fn opponents_visit_no_more_positions_than_they_may() {
    for game in GAMES {
        for place in questions(game, 1) {
            for bot in game.bots {
                for allowed in [0, 1, 10, 100, 1000] {
                    let visits = visits(&place, bot, Budget::Nodes(allowed), false);
                    let most = visits.iter().max();
                    assert!(most <= Some(&allowed), "{}: {most:?} of {allowed} in {place}", bot.key);
                }
                let visits = visits(&place, bot, Budget::Nodes(u64::MAX), true);
                assert!(visits.iter().all(|&n| n <= 1), "{} goes on when stopped: {place}", bot.key);
            }
        }
    }
}

/// Without this the test above would prove nothing.
#[test]
fn there_is_an_opponent_that_visits_many_positions_if_it_may() {
    let start = |game: &'static GameSpec| questions(game, 1).next().expect("the start is not the end");
    let thinks_long = |game: &'static GameSpec| {
        let visits = |bot| visits(&start(game), bot, Budget::Nodes(u64::MAX), false);
        game.bots.iter().any(|bot| visits(bot).iter().any(|&n| n > 1000))
    };
    assert!(GAMES.iter().any(|game| thinks_long(game)));
}

#[test]
fn the_same_question_has_the_same_answer() {
    for game in GAMES {
        for place in questions(game, 7) {
            for bot in game.bots {
                let answers = [(); 2].map(|()| ask(&place, bot, (Budget::Nodes(1000), false)));
                assert_eq!(answers[0], answers[1], "{} in {place}", bot.key);
            }
        }
    }
}

#[test]
fn opponents_have_opinions_on_legal_moves_only_and_in_their_order() {
    for game in GAMES {
        for place in questions(game, 5) {
            let legal = place.position.legal();
            for bot in game.bots {
                let opinions =
                    |position: &dyn Rules, thinking: &mut Thinking| (bot.make)().opinions(position, thinking);
                let found = thinking(&place, Budget::Nodes(1000), false, opinions);
                let moves: Vec<Move> = found.into_iter().map(|(m, _)| m).collect();
                assert!(moves.is_sorted_by(|a, b| a < b), "{}: {moves:?} in {place}", bot.key);
                assert!(moves.iter().all(|m| legal.contains(m)), "{}: {moves:?} in {place}", bot.key);
            }
        }
    }
}

#[test]
fn advice_is_a_legal_move() {
    for game in GAMES {
        for place in questions(game, 3) {
            for (budget, stop) in HASTE.into_iter().chain([(Budget::Nodes(1000), false)]) {
                let advice = thinking(&place, budget, stop, game.advise);
                assert!(place.position.legal().contains(&advice.best), "{advice:?} in {place}");
            }
        }
    }
}
