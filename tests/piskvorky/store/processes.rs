//! Two processes at once, and processes that are killed.

use super::process::{Helper, run};
use super::*;
use piskvorky::store::{Order, Row};
use std::collections::BTreeSet;
use std::time::Instant;

fn path(folder: &TempDir) -> &str {
    folder.path().to_str().expect("a path in UTF-8")
}

/// The seeds of all finished games of a player.
fn finished(store: &mut Store, player: &str) -> Vec<u64> {
    let filter = Filter { player: Some(player.to_owned()), finished: Some(true), ..Filter::default() };
    let page = store.list(&filter, Order::default(), 0, u32::MAX);
    let seed = |row: &Row| store.game(row.id).expect("it is listed").game.seed;
    let mut seeds: Vec<u64> = page.rows.iter().map(seed).collect();
    seeds.sort_unstable();
    seeds
}

#[test]
fn two_processes_write_500_games_each_and_none_is_lost() {
    let folder = folder();
    // Both find nothing there and want to make the database.
    let [jana, eva] = ["Jana", "Eva"].map(|player| Helper::start(&["play", path(&folder), player, "500"]));
    for (player, helper) in [("Jana", jana), ("Eva", eva)] {
        let (said, well) = helper.end();
        assert!(well, "{player}: {:?}", said.last());
        assert_eq!(said.last().map(String::as_str), Some("finished 499"), "{player}");
    }
    assert_eq!(files(folder.path()), ["piskvorky.sqlite3"]);
    let mut store = open(folder.path());
    assert_eq!(counts(&mut store), [1000, 0, 0, 0]);
    for player in ["Jana", "Eva"] {
        assert_eq!(finished(&mut store, player), (0..500).collect::<Vec<_>>(), "{player}");
    }
}

#[test]
fn of_many_processes_that_meet_a_damaged_file_one_replaces_it_and_all_use_the_new_one() {
    for round in 0..5 {
        let folder = folder();
        std::fs::write(database(folder.path()), "no database").expect("a file");
        let players = ["A", "B", "C", "D", "E", "F"];
        let helpers = players.map(|player| Helper::start(&["open", path(&folder), player]));
        let ends = helpers.map(Helper::end);
        assert!(ends.iter().all(|(_, well)| *well), "round {round}: {ends:?}");
        assert_eq!(ends.iter().flat_map(|(said, _)| said).count(), 1, "round {round}: {ends:?}");
        assert_eq!(
            files(folder.path()),
            ["piskvorky.damaged-1.sqlite3", "piskvorky.sqlite3"],
            "round {round}"
        );
        let mut store = open(folder.path());
        assert_eq!(players.map(|player| finished(&mut store, player).len()), [1; 6], "round {round}");
    }
}

/// What a helper that was killed had said last about games and moves.
#[derive(Default)]
struct Said {
    finished: BTreeSet<u64>,
    /// The game that is being played, and its moves.
    moved: Option<(u64, usize)>,
}

impl Said {
    fn note(&mut self, line: &str) {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["moved", seed, plies] => {
                self.moved = Some((seed.parse().expect("a number"), plies.parse().expect("a number")));
            }
            ["finished", seed] => {
                self.finished.insert(seed.parse().expect("a number"));
                self.moved = None;
            }
            _ => panic!("{line}"),
        }
    }
}

#[test]
fn a_process_killed_while_it_plays_loses_no_finished_game_and_at_most_one_move() {
    let folder = folder();
    for round in 0..40_usize {
        let player = format!("Jana {round}");
        let mut helper = Helper::start(&["play", path(&folder), &player, "1000000"]);
        let mut said = Said::default();
        for _ in 0..1 + round * 7 {
            said.note(&helper.hear().expect("it plays on"));
        }
        helper.kill();
        let (rest, well) = helper.end();
        rest.iter().for_each(|line| said.note(line));
        assert!(!well, "round {round}: it was killed");

        let mut store = open(folder.path());
        let kept: BTreeSet<u64> = finished(&mut store, &player).into_iter().collect();
        let missing: Vec<&u64> = said.finished.difference(&kept).collect();
        assert!(missing.is_empty(), "round {round}: {missing:?} of {:?}", said.finished);
        assert!(kept.len() <= said.finished.len() + 1, "round {round}: {kept:?}, {:?}", said.finished);
        if let Some((seed, plies)) = said.moved.filter(|(seed, _)| !kept.contains(seed)) {
            let offered = store.unfinished(&player);
            let [offered] = &offered[..] else { panic!("round {round}: {offered:?}") };
            assert_eq!(offered.game.seed, seed, "round {round}");
            let found = offered.game.moves.len();
            assert!((plies..=plies + 1).contains(&found), "round {round}: {found} of {plies} moves");
        }
    }
}

/// The moment of the kill is a span of time here, since what happens before the
/// first game cannot be asked for.
#[test]
fn a_process_killed_while_it_makes_the_database_leaves_none_or_a_whole_one() {
    for round in 0..60 {
        let folder = folder();
        let mut helper = Helper::start(&["open", path(&folder), "Jana"]);
        let start = Instant::now();
        while start.elapsed() < Duration::from_micros(round * 200) {
            std::hint::spin_loop();
        }
        helper.kill();
        let (said, _) = helper.end();
        assert_eq!(said, [] as [&str; 0], "round {round}");
        let mut store = open(folder.path());
        let won = counts(&mut store)[0];
        assert!(won <= 1, "round {round}: {won}");
        drop(store);
        assert_eq!(files(folder.path()), ["piskvorky.sqlite3"], "round {round}: nothing is left over");
    }
}

#[test]
fn helpers_do_what_they_are_told() {
    let folder = folder();
    assert_eq!(run(&[], &["play", path(&folder), "Jana", "1"]).len(), 5);
    assert_eq!(counts(&mut open(folder.path())), [1, 0, 0, 0]);
}
