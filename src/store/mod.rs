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
//! use piskvorky::rules::{EndReason, Outcome, Side};
//! use piskvorky::store::{Filter, Game, Moment, Opponent, Store};
//! use std::time::Duration;
//!
//! let mut store = Store::in_memory();
//! let mut game = Game {
//!     player: "Jana".to_owned(),
//!     game: "tic-tac-toe".to_owned(),
//!     setup: String::new(),
//!     variant: String::new(),
//!     opponent: Opponent::Computer("level-1".to_owned()),
//!     own: Side::First,
//!     mark: "cross".to_owned(),
//!     outcome: None,
//!     ended: None,
//!     points: None,
//!     moves: ["b2", "a1", "a2", "b1"].map(String::from).to_vec(),
//!     duration: Duration::from_secs(8),
//!     at: Moment(1_700_000_000_000),
//!     seed: 1,
//! };
//! let id = store.save(None, &game); // after a move
//! let wins = |store: &mut Store| store.results(&Filter::default(), 0).total.wins;
//!
//! game.moves.push("c2".to_owned());
//! (game.outcome, game.ended) = (Some(Outcome::Win(Side::First)), Some(EndReason::Rules));
//! let id = store.save(id, &game); // the end
//! assert_eq!(wins(&mut store), 1);
//!
//! game.moves.pop();
//! (game.outcome, game.ended) = (None, None);
//! let id = store.save(id, &game); // undo
//! assert_eq!(wins(&mut store), 0);
//! assert_eq!(store.unfinished("Jana")[0].game.moves.len(), 4);
//! # let _ = id;
//! ```
//!
//! It must not know clocks, forms, or the rules of any game.

mod atomic_file;
mod connection;
mod database;
mod export;
mod folders;
mod game;
mod keeping;
mod listing;
mod notice;
mod pending_writes;
mod players;
mod quarantine;
mod rescue;
mod results;
mod schema;
pub mod settings;

pub(crate) use atomic_file::{NotOrdinary, Readers, open as open_file, replace as replace_file};
pub use export::Export;
pub use folders::Folders;
pub use game::{Ending, Game, GameId, Kept, Moment, Opponent};
pub use listing::{Column, Filter, Order, Page, Row};
pub use notice::{Kind, Notice};
pub use players::{Player, RemovedPlayer};
pub use results::{Line, Results, Stretch, Tally};

use connection::in_memory;
use database::Care;
use pending_writes::{Numbers, PATIENCE, PendingWrites};
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
    /// Whether it is to outlive the program at all.
    meant: bool,
    /// What another program keeps from being written.
    pending: Option<PendingWrites>,
    numbers: Numbers,
    /// The time, as [`catch_up`](Store::catch_up) was told it last.
    now: Option<Moment>,
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
        let mut store = Store::of(connection, None);
        store.meant = false;
        store
    }

    fn of(connection: Connection, file: Option<&Path>) -> Store {
        let (notices, numbers) = (Vec::new(), Numbers::default());
        let file = file.map(Box::from);
        Store { connection, file, notices, meant: true, pending: None, numbers, now: None }
    }

    fn open_file(file: &Path, care: Care) -> Store {
        match database::open(file, care, PATIENCE) {
            Ok(opened) => {
                let mut store = Store::of(opened.connection, Some(file));
                store.notices.extend(opened.notice);
                store
            }
            Err(notice) if notice.kind == Kind::Busy => {
                let mut store = Store::of(copy_of(Some(file)), Some(file));
                store.pending = Some(PendingWrites::outside());
                store
            }
            Err(notice) => Store::without_saving(*notice, Some(file)),
        }
    }

    /// Goes on in memory, with all that can be read from the file.
    fn without_saving(notice: Notice, file: Option<&Path>) -> Store {
        let mut store = Store::of(copy_of(file.filter(|_| notice.aside.is_none())), None);
        store.notices.push(notice);
        store
    }

    /// Whether what is done from now on outlives the program. What has to wait
    /// for a moment while another program writes does.
    #[must_use]
    pub fn is_saving(&self) -> bool {
        self.file.is_some() && !self.pending.as_ref().is_some_and(PendingWrites::is_long)
    }

    /// Whether something is not saved that is meant to be.
    #[must_use]
    pub fn is_failing(&self) -> bool {
        self.meant && !self.is_saving()
    }

    /// What has happened to the file since the last call, oldest first. Worth
    /// a call after everything that is done with the store.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Does something in the database. If the file fails, it is replaced or given
    /// up, and the same is done once more. If another program keeps it locked,
    /// nothing is done.
    ///
    /// This is for reading: what is waiting may not be there yet. See
    /// [`write_in_order`](Store::write_in_order).
    fn work<T: Default>(&mut self, mut job: impl FnMut(&Connection) -> rusqlite::Result<T>) -> T {
        self.try_if_due();
        let mut cares = [Care::Suspicion, Care::Certainty].into_iter();
        loop {
            match job(&self.connection) {
                Ok(done) => return done,
                Err(error) if self.file.is_some() && pending_writes::is_busy(&error) => {
                    self.wait();
                    return T::default();
                }
                Err(error) if self.file.is_some() => self.recover(&error, cares.next()),
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
        let next = match care {
            Some(care) if notice.kind == Kind::Damaged => {
                // Closed first: an open file may not be moved on every system.
                self.connection = in_memory(None).expect("memory takes the tables of the program");
                Store::open_file(&file, care)
            }
            _ => Store::without_saving(notice, Some(&file)),
        };
        self.become_like(next);
    }

    /// Goes on with what another store has open.
    fn become_like(&mut self, mut next: Store) {
        std::mem::swap(&mut self.connection, &mut next.connection);
        self.notices.append(&mut next.notices);
        (self.file, self.pending) = (next.file.take(), next.pending.take());
    }
}

/// A database in memory, with all that can be read from the file.
fn copy_of(file: Option<&Path>) -> Connection {
    let connection = in_memory(file).or_else(|_| in_memory(None));
    connection.expect("memory takes the tables of the program")
}
