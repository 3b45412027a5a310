//! A game from its first move to its place in the results.

use super::*;

#[test]
fn a_game_reads_back_as_it_was_saved() {
    let folder = folder();
    let people = Game {
        player: "Žofia \u{1F98A} @&/\"'\u{200f}مرحبا".to_owned(),
        game: "dots".to_owned(),
        setup: "size=8x8,first=\"open\"".to_owned(),
        variant: "size=8x8".to_owned(),
        points: Some([0, u32::MAX]),
        opponent: Opponent::Person("李雷".to_owned()),
        own: Side::Second,
        mark: String::new(),
        duration: Duration::from_millis(123_456_789),
        at: Moment(-1),
        seed: 1 << 63,
        ..drawn()
    };
    let nameless = Game { opponent: Opponent::Person(String::new()), seed: 0, ..lost() };
    let forfeited = ended(begun(3), Outcome::Win(Side::First), EndReason::Forfeit);
    let scored = Game { points: Some([8, 28]), ..begun(5) };
    let all = [won(), lost(), drawn(), begun(3), people, nameless, forfeited, scored];
    let ids: Vec<GameId> = {
        let mut store = open(folder.path());
        all.iter().map(|game| keep(&mut store, game)).collect()
    };
    let mut store = open(folder.path());
    for (id, game) in ids.into_iter().zip(&all) {
        let kept = store.game(id).expect("it was saved");
        assert_eq!((kept.id, &kept.game), (id, game));
        assert_eq!(kept.version, env!("CARGO_PKG_VERSION"));
    }
    assert_eq!(files(folder.path()), ["piskvorky.sqlite3", "piskvorky.sqlite3-shm", "piskvorky.sqlite3-wal"]);
    drop(store);
    assert_eq!(files(folder.path()), ["piskvorky.sqlite3"], "closing leaves one file");
}

#[test]
fn a_game_is_one_row_however_often_it_is_saved() {
    let mut store = Store::in_memory();
    let mut id = None;
    for plies in 1..=6 {
        id = store.save(id, &begun(plies));
        assert_eq!(counts(&mut store), [0, 0, 0, 1], "after {plies} moves");
    }
    let end = store.save(id, &lost());
    assert_eq!(end, id);
    assert_eq!(store.save(id, &lost()), id, "saying it twice changes nothing");
    assert_eq!(counts(&mut store), [0, 0, 1, 0]);
}

#[test]
fn undo_after_the_end_takes_the_result_back_and_redo_brings_it_again() {
    let mut store = Store::in_memory();
    let id = store.save(None, &won());
    assert_eq!(counts(&mut store), [1, 0, 0, 0]);
    assert_eq!(store.save(id, &begun(4)), id);
    assert_eq!(counts(&mut store), [0, 0, 0, 1]);
    assert_eq!(store.unfinished("Jana")[0].game, begun(4));
    assert_eq!(store.save(id, &won()), id);
    assert_eq!(counts(&mut store), [1, 0, 0, 0]);
    assert_eq!(store.unfinished("Jana"), []);
    // Undone, and then won in another way, or lost.
    store.save(id, &begun(4));
    store.save(id, &lost());
    assert_eq!(counts(&mut store), [0, 0, 1, 0]);
}

#[test]
fn undo_to_the_start_leaves_nothing_and_redo_brings_everything() {
    let mut store = Store::in_memory();
    assert_eq!(store.save(None, &new_game()), None, "no move, nothing to keep");
    let id = store.save(None, &won());
    assert_eq!(store.save(id, &new_game()), None);
    assert_eq!(counts(&mut store), [0; 4]);
    let again = store.save(id, &won());
    assert_eq!(counts(&mut store), [1, 0, 0, 0]);
    assert!(again.is_some() && again != id, "a number is not used twice: {again:?}");
}

#[test]
fn a_game_resigned_before_the_first_move_counts() {
    let mut store = Store::in_memory();
    let resigned = ended(new_game(), Outcome::Win(Side::Second), EndReason::Resigned);
    let id = keep(&mut store, &resigned);
    assert_eq!(counts(&mut store), [0, 0, 1, 0]);
    assert_eq!(store.game(id).map(|kept| kept.game), Some(resigned));
    // That is taken back.
    assert_eq!(store.save(Some(id), &begun(1)), Some(id));
    assert_eq!(store.game(id).map(|kept| kept.game), Some(begun(1)));
}

#[test]
fn a_game_left_for_another_is_kept_but_not_counted_and_not_offered() {
    let mut store = Store::in_memory();
    let first = keep(&mut store, &begun(3));
    store.leave(first);
    assert_eq!(store.unfinished("Jana"), []);
    assert_eq!(counts(&mut store), [0, 0, 0, 1]);
    assert_eq!(store.game(first).map(|kept| kept.game), Some(begun(3)));
    // A finished one is left as it is.
    let second = keep(&mut store, &won());
    store.leave(second);
    assert_eq!(counts(&mut store), [1, 0, 0, 1]);
}

#[test]
fn one_game_of_each_kind_and_player_is_offered() {
    let mut store = Store::in_memory();
    let other = |kind: &str| Game { game: kind.to_owned(), ..later(begun(1), 5) };
    keep(&mut store, &won());
    keep(&mut store, &later(begun(5), 9));
    let newer = keep(&mut store, &begun(2));
    let dots = keep(&mut store, &other("dots"));
    let eva = keep(&mut store, &Game { player: "Eva".to_owned(), ..begun(4) });
    let offered =
        |store: &mut Store, player| store.unfinished(player).iter().map(|k| k.id).collect::<Vec<_>>();
    // The one begun last, whatever the clock said.
    assert_eq!(offered(&mut store, "Jana"), [dots, newer]);
    assert_eq!(offered(&mut store, "Eva"), [eva]);
    assert_eq!(offered(&mut store, "Nobody"), []);
    assert_eq!(counts(&mut store), [1, 0, 0, 4]);
}

#[test]
fn one_game_of_each_variant_is_offered() {
    let mut store = Store::in_memory();
    let of_variant = |variant: &str, plies| Game {
        game: "gomoku".to_owned(),
        variant: variant.to_owned(),
        setup: format!("{variant},first=2"),
        ..begun(plies)
    };
    let small = keep(&mut store, &of_variant("", 1));
    let first = keep(&mut store, &of_variant("board=19x19", 2));
    let large = keep(&mut store, &later(of_variant("board=19x19", 3), 1));
    let other = keep(&mut store, &later(Game { game: "dots".to_owned(), ..of_variant("board=19x19", 1) }, 2));
    let offered: Vec<GameId> = store.unfinished("Jana").iter().map(|kept| kept.id).collect();
    assert_eq!(offered, [other, large, small]);
    assert!(store.game(first).is_some(), "the one that was left is still there");
}

#[test]
fn a_game_taken_up_again_goes_on() {
    let folder = folder();
    let id = keep(&mut open(folder.path()), &begun(3));
    let mut store = open(folder.path());
    let resumed = store.resume(id).expect("it was offered");
    assert_eq!(resumed.game, begun(3));
    assert_eq!(store.resume(id), None, "once");
    assert_eq!(store.save(Some(resumed.id), &begun(4)), Some(resumed.id));
    store.save(Some(resumed.id), &won());
    assert_eq!(counts(&mut store), [1, 0, 0, 0]);
    assert_eq!(store.resume(resumed.id), None, "a finished game does not go on");
}

#[test]
fn a_game_played_in_one_window_and_taken_up_in_another_becomes_two() {
    let folder = folder();
    let [mut here, mut there] = [(); 2].map(|()| open(folder.path()));
    let id = here.save(None, &begun(3));
    let resumed = there.resume(id.expect("kept")).expect("it is offered");
    let mine = here.save(id, &begun(4));
    let theirs = there.save(Some(resumed.id), &lost());
    here.save(mine, &won());
    assert_ne!(mine, theirs);
    assert_eq!(counts(&mut here), [1, 0, 1, 0]);
    assert_eq!(counts(&mut there), [1, 0, 1, 0]);
}
