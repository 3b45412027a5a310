//! Players come, are remembered and removed.

use super::*;

fn names(store: &mut Store) -> Vec<String> {
    store.players().into_iter().map(|player| player.name).collect()
}

#[test]
fn the_player_who_logged_in_last_comes_first() {
    let folder = folder();
    let mut store = open(folder.path());
    for (name, time) in [("Jana", 1), ("Eva", 2), ("Adam", 3), ("Jana", 4)] {
        store.log_in(name, Moment(time));
    }
    drop(store);
    let mut store = open(folder.path());
    assert_eq!(names(&mut store), ["Jana", "Adam", "Eva"]);
    let jana = &store.players()[0];
    assert_eq!((jana.added, jana.used), (Moment(1), Moment(4)));
    // A clock that was set back does not make her older, and playing is no log-in.
    store.log_in("Jana", Moment(2));
    keep(&mut store, &Game { player: "Eva".to_owned(), ..won() });
    assert_eq!(names(&mut store), ["Jana", "Adam", "Eva"]);
}

#[test]
fn names_are_kept_as_typed() {
    let folder = folder();
    let typed = ["jana", "Jana", "Жанна", "يوسف", "李雷", "@&/'\"%_", "e\u{301}", "é", "👩‍👩‍👧‍👦", "a  b"];
    let mut store = open(folder.path());
    for (time, name) in typed.iter().rev().enumerate() {
        store.log_in(name, Moment(time as i64));
    }
    drop(store);
    assert_eq!(names(&mut open(folder.path())), typed);
}

#[test]
fn a_removed_player_is_gone_with_all_games_and_can_be_restored() {
    let folder = folder();
    let mut store = open(folder.path());
    store.log_in("Jana", Moment(1));
    store.log_in("Eva", Moment(2));
    let ids = [won(), lost(), begun(2)].map(|game| keep(&mut store, &game));
    keep(&mut store, &Game { player: "Eva".to_owned(), ..drawn() });
    let before = (store.players(), ids.map(|id| store.game(id)), store.unfinished("Jana"));

    let removed = store.remove_player("Jana").expect("she is there");
    assert_eq!((removed.player().name.as_str(), removed.games()), ("Jana", 3));
    assert_eq!(names(&mut store), ["Eva"]);
    assert_eq!(counts(&mut store), [0, 1, 0, 0]);
    assert_eq!(ids.map(|id| store.game(id)), [None, None, None]);
    assert_eq!(store.remove_player("Jana"), None);
    assert_eq!(names(&mut open(folder.path())), ["Eva"], "it is final unless taken back");

    store.restore_player(&removed);
    assert_eq!((store.players(), ids.map(|id| store.game(id)), store.unfinished("Jana")), before);
    store.restore_player(&removed);
    assert_eq!(counts(&mut store), [1, 1, 1, 1], "twice is once");
}

#[test]
fn a_player_restored_under_a_name_that_is_used_again_has_both_games() {
    let mut store = Store::in_memory();
    store.log_in("Jana", Moment(5));
    keep(&mut store, &won());
    let removed = store.remove_player("Jana").expect("she is there");
    store.log_in("Jana", Moment(7));
    let new = keep(&mut store, &lost());
    store.restore_player(&removed);
    assert_eq!(counts(&mut store), [1, 0, 1, 0]);
    assert!(store.game(new).is_some());
    let players = store.players();
    assert_eq!((players.len(), players[0].added, players[0].used), (1, Moment(5), Moment(7)));
}

#[test]
fn a_player_removed_in_one_window_and_playing_in_another_comes_back_with_that_game() {
    let folder = folder();
    let [mut here, mut there] = [(); 2].map(|()| open(folder.path()));
    here.log_in("Jana", Moment(1));
    let id = here.save(None, &begun(3));
    let removed = there.remove_player("Jana").expect("she is there");
    here.save(id, &won());
    assert_eq!(counts(&mut there), [1, 0, 0, 0]);
    there.restore_player(&removed);
    assert_eq!(counts(&mut here), [1, 0, 0, 1]);
    assert_eq!([here.take_notices(), there.take_notices()], [[], []]);
}
