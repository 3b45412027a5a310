//! Players, games and settings on the disk: what is kept, and what happens when
//! the disk, the file or the process fails.

mod damage;
mod export;
mod foreign;
mod games;
mod limits;
mod list;
mod locked;
mod players;
mod process;
mod processes;
mod results;
mod settings;
mod versions;

use piskvorky::rules::{EndReason, Outcome, Side};
use piskvorky::store::{Filter, Folders, Game, GameId, Moment, Notice, Opponent, Store};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

fn folder() -> TempDir {
    TempDir::new().expect("a temporary folder")
}

fn folders(folder: &Path) -> Folders {
    Folders::from(Some(folder.to_owned()))
}

fn database(folder: &Path) -> PathBuf {
    folders(folder).database().expect("a folder was named")
}

/// Opens the store of a folder in which nothing is wrong.
fn open(folder: &Path) -> Store {
    let (store, notices) = open_with_notices(folder);
    assert_eq!(notices, [], "{folder:?}");
    assert!(store.is_saving(), "{folder:?}");
    store
}

fn open_with_notices(folder: &Path) -> (Store, Vec<Notice>) {
    let mut store = Store::open(&folders(folder));
    let notices = store.take_notices();
    (store, notices)
}

/// Jana plays tic-tac-toe against the first level and has made no move yet.
fn new_game() -> Game {
    Game {
        player: "Jana".to_owned(),
        game: "tic-tac-toe".to_owned(),
        setup: String::new(),
        variant: String::new(),
        opponent: computer("level-1"),
        own: Side::First,
        mark: "cross".to_owned(),
        outcome: None,
        ended: None,
        points: None,
        moves: Vec::new(),
        duration: Duration::from_millis(0),
        at: Moment(1_700_000_000_000),
        seed: u64::MAX - 1,
    }
}

/// One that has begun and goes on.
fn begun(plies: usize) -> Game {
    let all = ["b2", "a1", "a2", "b1", "c1", "a3", "b3"];
    let moves = all[..plies].iter().map(|m| (*m).to_owned()).collect();
    Game { moves, duration: Duration::from_secs(plies as u64), ..new_game() }
}

/// One that Jana has won.
fn won() -> Game {
    let moves = ["b2", "a1", "a2", "b1", "c2"].map(String::from).to_vec();
    Game { moves, ..ended(begun(4), Outcome::Win(Side::First), EndReason::Rules) }
}

fn lost() -> Game {
    ended(begun(6), Outcome::Win(Side::Second), EndReason::Resigned)
}

fn drawn() -> Game {
    ended(begun(7), Outcome::Draw, EndReason::Agreed)
}

/// The game with this end.
fn ended(game: Game, outcome: Outcome, by: EndReason) -> Game {
    Game { outcome: Some(outcome), ended: Some(by), ..game }
}

/// The same game at another time, in minutes.
fn later(game: Game, minutes: i64) -> Game {
    Game { at: Moment(game.at.0 + 60_000 * minutes), ..game }
}

fn computer(key: &str) -> Opponent {
    Opponent::Computer(key.to_owned())
}

fn keep(store: &mut Store, game: &Game) -> GameId {
    store.save(None, game).expect("a game with moves is kept")
}

/// Wins, draws, losses, unfinished games of all players.
fn counts(store: &mut Store) -> [u32; 4] {
    let results = store.results(&Filter::default(), 0);
    let unfinished = results.lines.iter().map(|line| line.unfinished).sum();
    [results.total.wins, results.total.draws, results.total.losses, unfinished]
}

/// The names of the files in a folder, without the lock that stays there.
fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| name != "piskvorky.lock");
    names.sort();
    names
}

/// What the first file is called that had to make room.
const ASIDE: &str = "piskvorky.damaged-1.sqlite3";

/// A folder in which these bytes stand under the name of the database.
fn with(bytes: &[u8]) -> TempDir {
    let folder = folder();
    std::fs::write(database(folder.path()), bytes).expect("a file");
    folder
}

/// Opens a folder with something that has to make room, checks that it does so
/// unharmed and that the new database works, and returns what was said.
fn replaced(folder: &Path, bytes: &[u8], case: &str) -> (Store, Notice) {
    let (mut store, mut notices) = open_with_notices(folder);
    assert_eq!(notices.len(), 1, "{case}: {notices:?}");
    let notice = notices.remove(0);
    assert!(notice.saving && store.is_saving(), "{case}: {notice:?}");
    assert_eq!(notice.file, std::fs::canonicalize(database(folder)).expect("the new file"), "{case}");
    let aside = notice.aside.clone().expect(case);
    assert_eq!(std::fs::read(&aside).expect(case), bytes, "{case}: the old file is unharmed");
    let id = keep(&mut store, &drawn());
    drop(store);
    let mut store = open(folder);
    assert!(store.game(id).is_some(), "{case}: the new file works");
    assert_eq!(counts(&mut store)[1], 1, "{case}");
    (store, notice)
}
