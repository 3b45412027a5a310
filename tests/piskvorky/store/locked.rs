//! A database that another program keeps locked for a while.

use super::*;
use piskvorky::store::Kind;

/// A file that another process has locked, as a program does that looks into it.
fn locked(folder: &Path, how: &str) -> rusqlite::Connection {
    let other = rusqlite::Connection::open(database(folder)).expect("a database");
    other.execute_batch(how).expect("nobody else writes");
    other
}

/// So many milliseconds after the test has begun.
fn after(millis: i64) -> Moment {
    Moment(1_700_000_000_000 + millis)
}

/// Tries until the player is told, from this second of the test on.
fn notice_of_lock(store: &mut Store, from: i64) -> Vec<Notice> {
    for second in from..from + 5 {
        store.catch_up(after(1000 * second));
        let notices = store.take_notices();
        if !notices.is_empty() {
            return notices;
        }
    }
    panic!("nobody says that the file is locked");
}

#[test]
fn what_is_played_while_the_file_is_locked_is_saved_as_soon_as_it_is_free() {
    let folder = folder();
    let mut store = open(folder.path());
    let id = store.save(None, &begun(3));
    let other = locked(folder.path(), "BEGIN IMMEDIATE");
    let first = store.save(id, &won());
    store.log_in("Eva", Moment(1));
    let second = store.save(None, &begun(2)).expect("it waits under a number of its own");
    assert_eq!(store.game(second).map(|kept| kept.game), Some(begun(2)));
    let second = store.save(Some(second), &lost());
    let notices = notice_of_lock(&mut store, 0);
    assert_eq!(notices.iter().map(|n| &n.kind).collect::<Vec<_>>(), [&Kind::Busy], "{notices:?}");
    assert!(!store.is_saving() && store.is_failing());
    assert!(!store.catch_up(after(9_000)));
    assert_eq!(store.take_notices(), [], "it is said once");

    other.execute_batch("COMMIT").expect("it still has the lock");
    assert!(store.catch_up(after(10_000)));
    assert_eq!(counts(&mut store), [1, 0, 1, 0]);
    assert!(store.is_saving() && !store.is_failing());
    // The numbers that they had while they waited still mean them.
    for (id, game) in [(first, won()), (second, drawn())] {
        store.save(id, &game);
    }
    assert_eq!(counts(&mut store), [1, 1, 0, 0]);
    drop((store, other));
    let mut store = open(folder.path());
    assert_eq!(counts(&mut store), [1, 1, 0, 0]);
    assert_eq!(store.players().len(), 2);
}

#[test]
fn a_game_that_another_window_took_while_it_had_to_wait_counts_once() {
    let folder = folder();
    let [mut here, mut there] = [(); 2].map(|()| open(folder.path()));
    let id = keep(&mut here, &begun(3));
    let taken = there.resume(id).expect("it goes on");
    assert_ne!(taken.id, id);
    let other = locked(folder.path(), "BEGIN IMMEDIATE");
    assert_eq!(here.save(Some(id), &begun(4)), Some(id), "it waits under its number");
    other.execute_batch("COMMIT").expect("it still has the lock");
    here.catch_up(after(0));
    assert!(here.catch_up(after(1000)));
    let own = here.save(Some(id), &won()).expect("it is kept");
    assert_eq!(here.save(Some(own), &won()), Some(own));
    // The one that was taken was left for the newer one; it is one game more, and no win.
    assert_eq!(counts(&mut here), [1, 0, 0, 1]);
    assert_eq!(here.game(id).map(|kept| kept.id), Some(own), "the old number means it");
}

#[test]
fn a_file_that_is_locked_at_the_start_is_taken_up_later() {
    let folder = folder();
    keep(&mut open(folder.path()), &won());
    let other = locked(folder.path(), "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    let (mut store, notices) = open_with_notices(folder.path());
    assert_eq!(notices, []);
    let id = store.save(None, &begun(2));
    assert_eq!(notice_of_lock(&mut store, 0)[0].kind, Kind::Busy);
    store.save(id, &lost());
    drop(other);
    assert!(store.catch_up(after(9_000)));
    assert_eq!(counts(&mut store), [1, 0, 1, 0]);
    drop(store);
    assert_eq!(counts(&mut open(folder.path())), [1, 0, 1, 0]);
}

/// The file is free again, and whoever tried would write: nobody tries.
fn is_tried_at_the_next_second_only(folder: &Path, store: &mut Store, last: i64) {
    let reader = rusqlite::Connection::open(database(folder)).expect("a database");
    let games = || {
        reader.query_row("SELECT count(*) FROM games", [], |row| row.get::<_, i64>(0)).expect("it is free")
    };
    for plies in 2..12 {
        assert!(!store.catch_up(after(last + 90 * plies)), "{plies}");
        store.save(None, &later(begun(3), plies));
        store.log_in("Eva", after(last));
        store.players();
        assert_eq!(games(), 0, "{plies}: written {} ms after the last try", 90 * plies);
    }
    assert!(store.catch_up(after(last + 1000)));
    assert_eq!(games(), 11);
}

#[test]
fn a_locked_file_is_tried_once_a_second() {
    let folder = folder();
    let mut store = open(folder.path());
    store.catch_up(after(0));
    let other = locked(folder.path(), "BEGIN IMMEDIATE");
    store.save(None, &begun(2));
    assert!(!store.catch_up(after(1500)), "this is a try");
    other.execute_batch("COMMIT").expect("it still has the lock");
    is_tried_at_the_next_second_only(folder.path(), &mut store, 1500);
}

#[test]
fn a_file_that_was_locked_at_the_start_is_tried_once_a_second() {
    let folder = folder();
    drop(open(folder.path()));
    let other = locked(folder.path(), "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    let (mut store, _) = open_with_notices(folder.path());
    store.catch_up(after(0));
    store.save(None, &begun(2));
    assert!(!store.catch_up(after(1000)), "this is a try");
    drop(other);
    is_tried_at_the_next_second_only(folder.path(), &mut store, 1000);
}

/// A player who asks for it does not wait for the second, and nothing is
/// overtaken.
#[test]
fn a_player_is_removed_with_the_games_that_wait() {
    let folder = folder();
    let mut store = open(folder.path());
    store.catch_up(after(0));
    let other = locked(folder.path(), "BEGIN IMMEDIATE");
    store.save(None, &won());
    assert_eq!(store.remove_player("Jana"), None, "the file is locked");
    other.execute_batch("COMMIT").expect("it still has the lock");
    let removed = store.remove_player("Jana").expect("the game was written before");
    assert_eq!(removed.games(), 1);
    assert!(store.catch_up(after(5000)));
    assert_eq!(counts(&mut store), [0; 4]);
}

#[test]
fn a_clock_that_was_set_back_does_not_keep_the_file_from_being_tried() {
    let folder = folder();
    let mut store = open(folder.path());
    store.catch_up(after(0));
    let other = locked(folder.path(), "BEGIN IMMEDIATE");
    store.save(None, &won());
    other.execute_batch("COMMIT").expect("it still has the lock");
    assert!(store.catch_up(after(-3_600_000)));
}

#[test]
fn a_file_that_was_never_open_is_tried_at_the_end_of_the_program() {
    let folder = folder();
    drop(open(folder.path()));
    let other = locked(folder.path(), "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    let (mut store, _) = open_with_notices(folder.path());
    store.catch_up(after(0));
    store.save(None, &won());
    // It becomes free while the end of the program waits for it.
    let waits = std::sync::Barrier::new(2);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            waits.wait();
            drop(other);
        });
        waits.wait();
        drop(store);
    });
    assert_eq!(counts(&mut open(folder.path())), [1, 0, 0, 0]);
}

#[test]
fn what_waits_at_the_end_of_the_program_is_written_if_the_file_becomes_free() {
    let folder = folder();
    let mut store = open(folder.path());
    let other = locked(folder.path(), "BEGIN IMMEDIATE");
    store.save(None, &won());
    other.execute_batch("COMMIT").expect("it still has the lock");
    drop(store);
    assert_eq!(counts(&mut open(folder.path())), [1, 0, 0, 0]);
}
