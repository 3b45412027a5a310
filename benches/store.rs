//! How long the store keeps the player waiting: at the start, after a move, and
//! in a list of 100 000 games.
//!
//! `cargo bench --bench store`

use divan::{Bencher, black_box};
use piskvorky::rules::{EndReason, Outcome, Side};
use piskvorky::store::{Column, Export, Filter, Folders, Game, Moment, Opponent, Order, Store};
use rusqlite::Connection;
use std::sync::LazyLock;
use std::time::Duration;
use tempfile::TempDir;

fn main() {
    divan::main();
}

const GAMES: u64 = 100_000;

/// Rows on a page of a list that is as long as a screen is high.
const PAGE: u32 = 50;

fn game() -> Game {
    Game {
        player: "Jana".to_owned(),
        game: "gomoku".to_owned(),
        setup: String::new(),
        variant: String::new(),
        opponent: Opponent::Computer("level-1".to_owned()),
        own: Side::First,
        mark: "cross".to_owned(),
        outcome: Some(Outcome::Win(Side::First)),
        ended: Some(EndReason::Rules),
        points: None,
        moves: (0..40).map(|i| format!("{}{}", char::from(b'a' + i % 15), 1 + i / 15)).collect(),
        duration: Duration::from_secs(90),
        at: Moment(1_700_000_000_000),
        seed: 1,
    }
}

fn folders(folder: &TempDir) -> Folders {
    Folders::from(Some(folder.path().to_owned()))
}

/// A database with [`GAMES`] games of one player: five games, four opponents,
/// every ending.
static MANY: LazyLock<(TempDir, Folders)> = LazyLock::new(|| {
    let folder = TempDir::new().expect("a temporary folder");
    let folders = folders(&folder);
    Store::open(&folders).save(None, &game()).expect("a game is kept");
    let connection = Connection::open(folders.database().expect("a folder")).expect("a database");
    let copies = "
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)
        INSERT INTO games (player, game, setup, opponent, own, mark, state, result, plies, duration, at,
                           seed, moves, version)
        SELECT player, 'game-' || (i % 5), setup, 'level-' || (i * 7 % 4), 1 + i % 2, mark, 2,
               i * 2654435761 / 65536 % 3 - 1, i * 40503 % 60, duration + i * 7919 % 100000,
               at + i * 60000, i, moves, version
        FROM games, n";
    connection.execute(copies, [GAMES as i64]).expect("copies of the first game");
    (folder, folders)
});

fn many() -> Store {
    Store::open(&MANY.1)
}

fn filter() -> Filter {
    Filter { player: Some("Jana".to_owned()), ..Filter::default() }
}

#[divan::bench]
fn open_new(bencher: Bencher) {
    bencher.with_inputs(|| TempDir::new().expect("a temporary folder")).bench_local_values(|folder| {
        let store = Store::open(&folders(&folder));
        assert!(store.is_saving());
        (store, folder)
    });
}

#[divan::bench]
fn open_existing(bencher: Bencher) {
    let folder = TempDir::new().expect("a temporary folder");
    let folders = folders(&folder);
    Store::open(&folders).save(None, &game());
    bencher.bench_local(|| Store::open(black_box(&folders)));
}

#[divan::bench]
fn open_existing_with_100_000_games(bencher: Bencher) {
    drop(many());
    bencher.bench_local(many);
}

#[divan::bench]
fn open_100_000_games_while_another_window_writes(bencher: Bencher) {
    let mut other = many();
    other.log_in("Jana", Moment(0));
    bencher.bench_local(many);
}

#[divan::bench]
fn save_after_a_move(bencher: Bencher) {
    let folder = TempDir::new().expect("a temporary folder");
    let mut store = Store::open(&folders(&folder));
    let unfinished = Game { outcome: None, ..game() };
    let id = store.save(None, &unfinished);
    bencher.bench_local(|| store.save(id, &unfinished));
}

#[divan::bench]
fn save_a_finished_game(bencher: Bencher) {
    let folder = TempDir::new().expect("a temporary folder");
    let mut store = Store::open(&folders(&folder));
    bencher.bench_local(|| store.save(None, &game()));
}

/// What the form of results shows when it opens.
#[divan::bench]
fn results_form_opens(bencher: Bencher) {
    let mut store = many();
    bencher.bench_local(|| {
        let results = store.results(&filter(), 100);
        let page = store.list(&filter(), Order::default(), 0, PAGE);
        assert_eq!((results.lines.len(), page.total), (20 + 1, GAMES));
        (results, page)
    });
}

/// What it shows when a game and an opponent are chosen.
#[divan::bench]
fn results_form_filters(bencher: Bencher) {
    let mut store = many();
    let filter = Filter {
        game: Some("game-3".to_owned()),
        opponent: Some(Opponent::Computer("level-2".to_owned())),
        ..filter()
    };
    bencher.bench_local(|| {
        let results = store.results(black_box(&filter), 100);
        let page = store.list(&filter, Order::default(), 0, PAGE);
        assert_eq!((results.lines.len(), page.total), (1, GAMES / 20));
        (results, page)
    });
}

#[divan::bench]
fn list_newest(bencher: Bencher) {
    let mut store = many();
    bencher.bench_local(|| store.list(&filter(), Order::default(), 0, PAGE));
}

#[divan::bench]
fn list_middle_page(bencher: Bencher) {
    let mut store = many();
    bencher.bench_local(|| store.list(&filter(), Order::default(), GAMES / 2, PAGE));
}

#[divan::bench(args = [Column::Opponent, Column::Ending, Column::Duration, Column::Player])]
fn list_sorted(bencher: Bencher, column: Column) {
    let mut store = many();
    let order = Order { column, descending: false };
    bencher.bench_local(|| store.list(&filter(), order, 0, PAGE));
}

/// The page that has the most lines before and behind it.
#[divan::bench]
fn list_sorted_middle_page(bencher: Bencher) {
    let mut store = many();
    let order = Order { column: Column::Duration, descending: false };
    bencher.bench_local(|| store.list(&filter(), order, GAMES / 2, PAGE));
}

#[divan::bench]
fn list_of_all_players(bencher: Bencher) {
    let mut store = many();
    bencher.bench_local(|| store.list(&Filter::default(), Order::default(), 0, PAGE));
}

#[divan::bench(sample_count = 10)]
fn export_100_000_games(bencher: Bencher) {
    let store = many();
    bencher.bench_local(|| store.export_to(&filter(), Export::Csv, std::io::sink()).expect("nothing fails"));
}

#[divan::bench(sample_count = 10)]
fn remove_and_restore_a_player_with_100_000_games(bencher: Bencher) {
    let mut store = many();
    bencher.bench_local(|| {
        let removed = store.remove_player("Jana").expect("she is there");
        store.restore_player(&removed);
    });
}
