//! What outlives the program: players and their games in a database, settings
//! in a text file.
//!
//! A [`Store`] always answers. What cannot be kept in the file is kept in
//! memory, so that everything works until the program ends, and why is said
//! once, as a [`Notice`]. A game has one row for life, written anew by
//! [`Store::save`] after every move, undo and redo; it counts while it stands
//! there finished:
//!
//! ```
//! use piskvorky::rules::{Outcome, Side};
//! use piskvorky::store::{Filter, Game, Moment, Opponent, Store};
//! use std::time::Duration;
//!
//! let mut store = Store::in_memory();
//! let mut game = Game {
//!     player: "Jana".to_owned(),
//!     game: "tic-tac-toe".to_owned(),
//!     setup: String::new(),
//!     opponent: Opponent::Computer("level-1".to_owned()),
//!     own: Side::First,
//!     mark: "cross".to_owned(),
//!     outcome: None,
//!     moves: ["b2", "a1", "a2", "b1"].map(String::from).to_vec(),
//!     duration: Duration::from_secs(8),
//!     at: Moment(1_700_000_000_000),
//!     seed: 1,
//! };
//! let id = store.save(None, &game); // after a move
//! let wins = |store: &mut Store| store.results(&Filter::default(), 0).total.wins;
//!
//! game.moves.push("c2".to_owned());
//! game.outcome = Some(Outcome::Win(Side::First));
//! let id = store.save(id, &game); // the end
//! assert_eq!(wins(&mut store), 1);
//!
//! game.moves.pop();
//! game.outcome = None;
//! let id = store.save(id, &game); // undo
//! assert_eq!(wins(&mut store), 0);
//! assert_eq!(store.unfinished("Jana")[0].game.moves.len(), 4);
//! # let _ = id;
//! ```
//!
//! It must not know clocks, forms, or the rules of any game.

mod aside;
mod connection;
mod database;
mod export;
mod folders;
mod game;
mod keeping;
mod listing;
mod notice;
mod players;
mod rescue;
mod results;
mod schema;
pub mod settings;
mod whole;

pub use folders::Folders;
pub use game::{Ending, Game, GameId, Kept, Moment, Opponent};
pub use listing::{Column, Filter, Order, Page, Row};
pub use notice::{Kind, Notice};
pub use players::{Player, RemovedPlayer};
pub use results::{Line, Results, Stretch, Tally};

use connection::in_memory;
use database::Care;
use rusqlite::Connection;
use std::path::Path;

/// Players, games and results.
///
/// Closing it (dropping it) leaves one file behind; without that the next start
/// takes a little longer, but nothing is lost.
pub struct Store {
    connection: Connection,
    /// The file to which everything is saved; `None` if nothing is.
    file: Option<Box<Path>>,
    notices: Vec<Notice>,
}

impl Store {
    /// Opens the database in its folder, or makes one. Where that is not
    /// possible, nothing is saved, and [`take_notices`](Store::take_notices)
    /// tells why.
    #[must_use]
    pub fn open(folders: &Folders) -> Store {
        let Some(file) = folders.database() else {
            let cause = "the user has no home folder";
            return Store::without_saving(
                Notice::new(Kind::NoFolder, Path::new("piskvorky.sqlite3"), cause),
                None,
            );
        };
        Store::open_file(&file, Care::Usual)
    }

    /// A store that saves nothing, and says nothing about it.
    ///
    /// # Panics
    /// If there is no memory left.
    #[must_use]
    pub fn in_memory() -> Store {
        let connection = in_memory(None).expect("memory takes the tables of the program");
        Store { connection, file: None, notices: Vec::new() }
    }

    fn open_file(file: &Path, care: Care) -> Store {
        match database::open(file, care) {
            Ok(opened) => Store {
                connection: opened.connection,
                file: Some(file.into()),
                notices: opened.notice.into_iter().collect(),
            },
            Err(notice) => Store::without_saving(*notice, Some(file)),
        }
    }

    /// Goes on in memory, with all that can be read from the file.
    fn without_saving(notice: Notice, file: Option<&Path>) -> Store {
        let source = file.filter(|_| notice.aside.is_none());
        let connection = in_memory(source).or_else(|_| in_memory(None));
        let connection = connection.expect("memory takes the tables of the program");
        Store { connection, file: None, notices: vec![notice] }
    }

    /// Whether what is done from now on outlives the program.
    #[must_use]
    pub fn is_saving(&self) -> bool {
        self.file.is_some()
    }

    /// What has happened to the file since the last call, oldest first. Worth
    /// a call after everything that is done with the store.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Does something in the database. If the file fails, it is replaced or given
    /// up, and the same is done once more.
    fn work<T: Default>(&mut self, mut job: impl FnMut(&Connection) -> rusqlite::Result<T>) -> T {
        let mut cares = [Care::Suspicion, Care::Certainty].into_iter();
        loop {
            match job(&self.connection) {
                Ok(done) => return done,
                Err(error) if self.is_saving() => self.recover(&error, cares.next()),
                Err(error) => {
                    self.notices.push(Notice::new(Kind::Broken, Path::new(":memory:"), error));
                    return T::default();
                }
            }
        }
    }

    /// A damaged file is examined with this care, and replaced. Any other, and
    /// one without more care to take, is given up until the next start.
    fn recover(&mut self, error: &rusqlite::Error, care: Option<Care>) {
        let Some(file) = self.file.take() else { return };
        let notice = Notice::database(error, &file);
        let mut next = match care {
            Some(care) if notice.kind == Kind::Damaged => {
                // Closed first: an open file may not be moved on every system.
                self.connection = in_memory(None).expect("memory takes the tables of the program");
                Store::open_file(&file, care)
            }
            _ => Store::without_saving(notice, Some(&file)),
        };
        self.notices.append(&mut next.notices);
        (self.connection, self.file) = (next.connection, next.file);
    }
}
