//! What has to wait because another program keeps the database locked.
//!
//! The player must not wait: a locked file is asked for a moment, and what was
//! to be written is kept here, in order. At every later occasion, and at the end
//! of the program, it is tried again, but at most once a second. A game that waits has a number of its own
//! below zero, which goes on to mean it when it has got one of the database.

use super::database::{self, Care};
use super::game::{Game, GameId, Kept, Moment};
use super::keeping::{in_transaction, leave, write_game};
use super::players::{RemovedPlayer, remember, restore};
use super::{Kind, Notice, Store};
use rusqlite::{Connection, ErrorCode, Result};
use std::collections::{HashMap, VecDeque};
use std::time::Duration;

/// How long a file is asked for that was free before.
pub(super) const PATIENCE: Duration = Duration::from_millis(250);
/// How long one is asked for that was locked a moment ago.
pub(super) const ONCE_MORE: Duration = Duration::from_millis(50);
/// How long it is asked for at the end of the program.
const AT_THE_END: Duration = Duration::from_secs(5);
/// When the player has to know, in milliseconds.
const LONG: i64 = 2000;
/// How far apart two tries are, in milliseconds.
const PAUSE: i64 = 1000;

/// Something that is to be written.
pub(super) enum Job {
    /// A game as it stands.
    Save(Option<GameId>, Box<Game>),
    /// A game that was left.
    Leave(GameId),
    /// A player who has logged in.
    LogIn(String, Moment),
    /// A removal that is taken back.
    Restore(RemovedPlayer),
}

impl Job {
    /// Does it, all of it or nothing.
    fn run(&self, connection: &Connection, numbers: &Numbers) -> Result<Option<GameId>> {
        match self {
            Job::Save(id, game) => {
                return write_game(connection, id.and_then(|id| numbers.real(id)), game);
            }
            Job::Leave(id) => numbers.real(*id).map_or(Ok(()), |id| leave(connection, id))?,
            Job::LogIn(name, now) => {
                in_transaction(connection, |c| remember(c, name, *now, true).map(drop))?;
            }
            Job::Restore(removed) => in_transaction(connection, |c| restore(c, removed))?,
        }
        Ok(None)
    }
}

/// The numbers of games that had to wait, where the database knows them by others:
/// those of their own below zero, and those that another window has taken from them.
#[derive(Default)]
pub(super) struct Numbers {
    last: i64,
    real: HashMap<GameId, GameId>,
}

impl Numbers {
    fn new_one(&mut self) -> GameId {
        self.last -= 1;
        GameId(self.last)
    }

    /// The number that the game has in the database; `None` if it is not there.
    pub(super) fn real(&self, id: GameId) -> Option<GameId> {
        self.real.get(&id).copied().or((id.0 >= 0).then_some(id))
    }

    /// What came of saving a game under this number.
    fn learn(&mut self, own: Option<GameId>, real: Option<GameId>) {
        let Some(own) = own else { return };
        match real.filter(|real| *real != own) {
            Some(real) => drop(self.real.insert(own, real)),
            None => drop(self.real.remove(&own)),
        }
    }
}

/// What waits for a file, and since when.
pub(super) struct PendingWrites {
    /// As far as the time is known.
    since: Option<Moment>,
    /// When the file was tried last.
    tried: Option<Moment>,
    jobs: VecDeque<Job>,
    /// Whether the player knows.
    told: bool,
    /// Whether the file could not even be opened.
    outside: bool,
}

impl PendingWrites {
    /// For a file that is open.
    fn inside(now: Option<Moment>) -> PendingWrites {
        PendingWrites { since: now, tried: now, jobs: VecDeque::new(), told: false, outside: false }
    }

    /// For one that could not be opened.
    pub(super) fn outside() -> PendingWrites {
        PendingWrites { outside: true, ..PendingWrites::inside(None) }
    }

    /// It is another time. PendingWrites that began before any was known begins now, and
    /// so does waiting that would begin later, after a clock was set back.
    fn at(&mut self, now: Moment) {
        self.since = Some(self.since.map_or(now, |since| since.min(now)));
        self.tried.get_or_insert(now);
    }

    /// Whether it is time for another try. A clock may be set back.
    fn is_due(&self, now: Option<Moment>) -> bool {
        let (Some(tried), Some(now)) = (self.tried, now) else { return false };
        !(0..PAUSE).contains(&(now.0 - tried.0))
    }

    /// Whether it is so long that the player knows.
    pub(super) fn is_long(&self) -> bool {
        self.told
    }

    /// Of a game only the last state counts.
    fn add(&mut self, job: Job) {
        if let Job::Save(Some(id), _) = &job {
            self.jobs.retain(|other| !matches!(other, Job::Save(Some(other), _) if other == id));
        }
        self.jobs.push_back(job);
    }

    /// The game with this number, if it waits.
    fn game(&self, id: GameId) -> Option<&Game> {
        self.jobs.iter().find_map(|job| match job {
            Job::Save(Some(own), game) if *own == id => Some(&**game),
            _ => None,
        })
    }
}

/// Whether another program has the file.
pub(super) fn is_busy(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

impl Store {
    /// Writes something, now or as soon as the file is free. Returns the number
    /// of a game that was saved.
    pub(super) fn put(&mut self, mut job: Job) -> Option<GameId> {
        if self.try_if_due() {
            let numbers = std::mem::take(&mut self.numbers);
            let done = self.work(|connection| job.run(connection, &numbers));
            self.numbers = numbers;
            if self.pending.is_none() {
                return done;
            }
        }
        let mut number = None;
        if let Job::Save(id, game) = &mut job {
            if id.is_none() && game.is_empty() {
                return None;
            }
            number = Some(*id.get_or_insert_with(|| self.numbers.new_one())).filter(|_| !game.is_empty());
        }
        self.wait().add(job);
        number
    }

    /// The game with this number, if it waits to be written.
    pub(super) fn waiting_game(&self, id: GameId) -> Option<Kept> {
        let game = self.pending.as_ref()?.game(id)?.clone();
        Some(Kept { id, game, version: env!("CARGO_PKG_VERSION").to_owned() })
    }

    /// Tells the store what time it is, and tries to write what another program
    /// kept from being written, at most once a second of that time; whether
    /// nothing has to wait any longer.
    pub fn catch_up(&mut self, now: Moment) -> bool {
        self.now = Some(now);
        if let Some(waiting) = &mut self.pending {
            waiting.at(now);
        }
        self.try_if_due()
    }

    /// Whether nothing has to wait any longer.
    pub(super) fn try_if_due(&mut self) -> bool {
        let now = self.now;
        match &self.pending {
            Some(waiting) if !waiting.is_due(now) => false,
            _ => self.try_again(ONCE_MORE),
        }
    }

    /// What the file keeps from being done from now on has to wait. Until the next
    /// try nobody waits for the file itself.
    pub(super) fn wait(&mut self) -> &mut PendingWrites {
        let now = self.now;
        // Without it, asking takes longer, and comes to the same.
        let _ = self.connection.busy_timeout(Duration::ZERO);
        self.pending.get_or_insert_with(|| PendingWrites::inside(now))
    }

    /// Does something in the database that must not overtake what is waiting: a
    /// player asks for it, so the file is tried at once. If it is still locked,
    /// nothing is done.
    pub(super) fn write_in_order<T: Default>(&mut self, job: impl FnMut(&Connection) -> Result<T>) -> T {
        if self.try_again(ONCE_MORE) { self.work(job) } else { T::default() }
    }

    fn try_again(&mut self, patience: Duration) -> bool {
        let Some(mut waiting) = self.pending.take() else { return true };
        let error = match self.write_all(&mut waiting, patience) {
            Ok(()) => return true,
            Err(error) => error,
        };
        if !is_busy(&error) {
            self.recover(&error, None);
            for job in &waiting.jobs {
                let own = if let Job::Save(id, _) = job { *id } else { None };
                let real = job.run(&self.connection, &self.numbers).ok().flatten();
                self.numbers.learn(own, real);
            }
            return true;
        }
        waiting.tried = self.now;
        let waited = self.now.zip(waiting.since).map_or(0, |(now, since)| now.0 - since.0);
        if !waiting.told && waited >= LONG {
            waiting.told = true;
            let file = self.file.as_deref();
            self.notices.extend(file.map(|file| Notice::new(Kind::Busy, file, &error)));
        }
        self.pending = Some(waiting);
        self.wait();
        false
    }

    fn write_all(&mut self, waiting: &mut PendingWrites, patience: Duration) -> Result<()> {
        if waiting.outside {
            self.enter(patience)?;
            waiting.outside = false;
        }
        self.connection.busy_timeout(patience)?;
        // Where only reading failed, it has to succeed before it is called free.
        self.connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
        while let Some(job) = waiting.jobs.front() {
            let real = job.run(&self.connection, &self.numbers)?;
            if let Some(Job::Save(own, _)) = waiting.jobs.pop_front() {
                self.numbers.learn(own, real);
            }
        }
        self.connection.busy_timeout(PATIENCE)
    }

    /// Opens a file that could not be opened before.
    fn enter(&mut self, patience: Duration) -> Result<()> {
        let Some(file) = self.file.clone() else { return Ok(()) };
        match database::open(&file, Care::Usual, patience) {
            Ok(opened) => {
                self.connection = opened.connection;
                self.notices.extend(opened.notice);
            }
            Err(notice) if notice.kind == Kind::Busy => {
                let busy = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY);
                return Err(rusqlite::Error::SqliteFailure(busy, Some(notice.cause)));
            }
            Err(notice) => self.become_like(Store::without_saving(*notice, Some(&file))),
        }
        Ok(())
    }
}

/// Whoever has locked the file gets a last chance to give it back.
impl Drop for Store {
    fn drop(&mut self) {
        if self.pending.as_ref().is_some_and(|waiting| !waiting.jobs.is_empty()) {
            self.try_again(AT_THE_END);
        }
    }
}
