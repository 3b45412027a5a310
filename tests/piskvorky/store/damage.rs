//! Databases that are damaged: what can be read is kept.

use super::*;
use piskvorky::bots::chance;
use piskvorky::store::{Kind, Order};
use rand::RngExt;
use std::collections::BTreeMap;
use std::fs;

/// Games, by their numbers, in a database of many pages that was closed.
fn whole() -> (TempDir, BTreeMap<GameId, Game>) {
    let folder = folder();
    let mut store = open(folder.path());
    let game = |n: i64| Game { seed: n as u64, moves: vec!["b2".repeat(9); 20], ..later(won(), n) };
    let games = (0..150).map(game).map(|game| (keep(&mut store, &game), game)).collect();
    drop(store);
    assert_eq!(files(folder.path()), ["piskvorky.sqlite3"]);
    (folder, games)
}

/// All games that are in a store, as far as they can be read.
fn all(store: &mut Store) -> BTreeMap<GameId, Game> {
    let rows = store.list(&Filter::default(), Order::default(), 0, u32::MAX).rows;
    rows.iter().filter_map(|row| Some((row.id, store.game(row.id)?.game))).collect()
}

#[test]
fn a_truncated_file_is_moved_aside_and_what_can_be_read_is_kept() {
    let (source, games) = whole();
    let bytes = fs::read(database(source.path())).expect("the file");
    let page = 4096;
    assert!(bytes.len() > 12 * page && bytes.len().is_multiple_of(page), "{}", bytes.len());
    let mut lengths = vec![1, 15, 16, 17, 50, 99, 100, 101, 511, 512, 513, 1000, page - 1, page, page + 1];
    lengths.extend([2 * page, 3 * page + 7, bytes.len() / 2, bytes.len() / 2 + 1]);
    lengths.extend([bytes.len() - page - 1, bytes.len() - page, bytes.len() - 100, bytes.len() - 1]);
    let mut best = 0;
    for length in lengths {
        let folder = with(&bytes[..length]);
        let case = format!("{length} of {} bytes", bytes.len());
        let (mut store, notice) = replaced(folder.path(), &bytes[..length], &case);
        assert_eq!(notice.kind, Kind::Damaged, "{case}");
        assert_eq!(files(folder.path()).len(), 4, "{case}: {:?}", files(folder.path()));
        let mut found = all(&mut store);
        found.retain(|_, game| *game != drawn());
        assert_eq!(found.len() as u64, notice.rescued, "{case}");
        assert!(found.iter().all(|(id, game)| games[id] == *game), "{case}: games as they were");
        best = best.max(notice.rescued);
    }
    assert!(best > 100, "of a file of which little is missing most can be read: {best}");
}

/// The state of the disk after a crash: the log has not been written back.
#[test]
fn a_truncated_file_beside_its_log_gives_whole_games_or_none() {
    let (source, mut games) = whole();
    let mut store = open(source.path());
    for n in 0..30 {
        let game = Game { seed: n, ..lost() };
        games.insert(keep(&mut store, &game), game);
    }
    let bytes = fs::read(database(source.path())).expect("the file");
    let log = fs::read(source.path().join("piskvorky.sqlite3-wal")).expect("the log");
    assert!(log.len() > 4096, "{}", log.len());
    let mut whole = 0;
    for length in (0..=bytes.len()).step_by(1024).chain([1, 99, bytes.len() - 1]) {
        let folder = with(&bytes[..length]);
        fs::write(folder.path().join("piskvorky.sqlite3-wal"), &log).expect("a file");
        let (mut store, notices) = open_with_notices(folder.path());
        assert!(store.is_saving(), "{length}: {notices:?}");
        let found = all(&mut store);
        assert!(found.iter().all(|(id, game)| games[id] == *game), "{length}: games as they were");
        let moved = notices.iter().any(|notice| notice.aside.is_some());
        assert!(moved || found == games, "{length}: {} games, {notices:?}", found.len());
        whole += usize::from(found == games);
    }
    assert!(whole >= 1, "a file that is whole is read with its log");
}

/// A log alone would be taken for the log of the new file.
#[test]
fn a_log_without_its_file_is_moved_aside() {
    let (source, _) = whole();
    let mut store = open(source.path());
    keep(&mut store, &won());
    let log = fs::read(source.path().join("piskvorky.sqlite3-wal")).expect("the log");
    let folder = folder();
    fs::write(folder.path().join("piskvorky.sqlite3-wal"), &log).expect("a file");
    let (mut store, notices) = open_with_notices(folder.path());
    assert!(store.is_saving() && notices[0].kind == Kind::Damaged, "{notices:?}");
    assert_eq!(counts(&mut store), [0; 4]);
    assert_eq!(fs::read(folder.path().join(format!("{ASIDE}-wal"))).ok(), Some(log));
}

/// Damage that the head of the file does not show is found by the first reading
/// or writing that meets it, whenever that is.
#[test]
fn damage_anywhere_is_survived() {
    let (source, games) = whole();
    let bytes = fs::read(database(source.path())).expect("the file");
    let mut found = 0;
    for seed in 0..80 {
        let mut chance = chance(seed);
        let mut spoilt = bytes.clone();
        for _ in 0..chance.random_range(1..4) {
            let from = chance.random_range(0..spoilt.len());
            let to = (from + chance.random_range(1..6000)).min(spoilt.len());
            spoilt[from..to].iter_mut().for_each(|byte| *byte = chance.random());
        }
        let folder = with(&spoilt);
        let (mut store, mut notices) = open_with_notices(folder.path());
        store.players();
        counts(&mut store);
        all(&mut store);
        store.unfinished("Jana");
        let id = keep(&mut store, &drawn());
        counts(&mut store);
        notices.extend(store.take_notices());
        assert!(notices.len() <= 1, "seed {seed}: {notices:?}");
        for notice in &notices {
            assert!(matches!(notice.kind, Kind::Damaged | Kind::Foreign), "seed {seed}: {notice:?}");
            assert!(notice.aside.as_ref().is_some_and(|aside| aside.exists()), "seed {seed}: {notice:?}");
            assert!(notice.rescued <= games.len() as u64, "seed {seed}: {notice:?}");
        }
        assert!(store.is_saving(), "seed {seed}: {notices:?}");
        drop(store);
        let kept = open_with_notices(folder.path()).0.game(id).map(|kept| kept.game);
        assert_eq!(kept, Some(drawn()), "seed {seed}: {notices:?}");
        found += notices.len();
    }
    assert!(found > 40, "most damage is noticed: {found} of 80");
}

/// A file of this program in which somebody has changed the tables.
#[test]
fn tables_that_are_not_those_of_the_program_are_replaced_with_what_they_hold() {
    let changes = [
        ("DROP INDEX games_listed", 150, 150),
        ("ALTER TABLE games RENAME COLUMN setup TO start", 0, 0),
        ("ALTER TABLE games ADD COLUMN stars INTEGER NOT NULL DEFAULT 5; DROP INDEX games_listed", 150, 150),
        ("DROP TABLE games", 0, 0),
        ("UPDATE games SET moves = CAST(x'c328' AS TEXT) WHERE id > 100", 100, 100),
        ("PRAGMA foreign_keys = OFF; DROP TABLE players", 0, 0),
    ];
    for (change, kept, rescued) in changes {
        let (folder, games) = whole();
        let connection = rusqlite::Connection::open(database(folder.path())).expect("a database");
        connection.execute_batch(change).expect(change);
        connection.close().expect("nothing is open");
        let mut store = open(folder.path());
        store.players();
        counts(&mut store);
        all(&mut store);
        let found = all(&mut store);
        let notices = store.take_notices();
        assert_eq!(notices.len(), 1, "{change}: {notices:?}");
        assert_eq!(
            (&notices[0].kind, notices[0].rescued),
            (&Kind::Damaged, rescued),
            "{change}: {notices:?}"
        );
        assert!(store.is_saving() && notices[0].aside.is_some(), "{change}: {notices:?}");
        assert_eq!(found.len(), kept, "{change}");
        assert!(found.iter().all(|(id, game)| games[id] == *game), "{change}: games as they were");
    }
}
