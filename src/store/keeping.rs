//! Writing games, and reading them back one by one.

use super::Store;
use super::game::{Ending, Game, GameId, Kept, Moment, Opponent, side_from_number, side_number};
use super::pending_writes::Job;
use super::players::remember;
use crate::rules::EndReason;
use rusqlite::{Connection, OptionalExtension, Result, Row, Transaction, TransactionBehavior, params};
use std::collections::HashSet;
use std::time::Duration;

/// States of a game in the database.
pub(super) mod state {
    /// It goes on, or was interrupted: offered at the next start.
    pub(in crate::store) const OPEN: i64 = 0;
    /// Given up for another.
    pub(in crate::store) const LEFT: i64 = 1;
    /// It has ended, and counts.
    pub(in crate::store) const FINISHED: i64 = 2;
}

/// The version of the program, for each row that it writes.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

impl Store {
    /// Writes a game as it stands now: after every move, and after every undo
    /// and redo, also those after its end. `id` is what the last call for the
    /// same game returned, or `None` before the first.
    ///
    /// A finished game counts from now on, and one that is not finished does
    /// not, whatever it was before. Games of the same player and variant that were
    /// open before a new one count as left. A game without a move and without a
    /// result is nothing to keep: then the result is `None`.
    ///
    /// All of it is one transaction. A finished game is on the disk when the
    /// call returns; the move of an unfinished one survives the end of the
    /// process, but perhaps not of the power. While another program keeps the
    /// file locked, the game waits, under a number of its own.
    pub fn save(&mut self, id: Option<GameId>, game: &Game) -> Option<GameId> {
        self.put(Job::Save(id, Box::new(game.clone())))
    }

    /// The player gives up an unfinished game for another: it is kept, but not
    /// offered any more. Saving it once more takes that back.
    pub fn leave(&mut self, id: GameId) {
        self.put(Job::Leave(id));
    }

    /// The games that this player can go on with, the newest first, at most one
    /// of each variant of a game.
    pub fn unfinished(&mut self, player: &str) -> Vec<Kept> {
        let mut games = self.work(|connection| {
            let condition = "WHERE players.name = ?1 AND state = ?2 ORDER BY at DESC, games.id DESC";
            let mut select = connection.prepare_cached(&format!("{SELECT} {condition}"))?;
            select.query_map(params![player, state::OPEN], read)?.collect::<Result<Vec<Kept>>>()
        });
        let mut seen = HashSet::new();
        games.retain(|kept| seen.insert((kept.game.game.clone(), kept.game.variant.clone())));
        games
    }

    /// Takes up an unfinished game: from now on it has the number in the
    /// result. Another window that was playing it does not notice: its next
    /// move makes a game of its own. `None` if it is not there any more, or
    /// finished.
    pub fn resume(&mut self, id: GameId) -> Option<Kept> {
        // What waits is written first: that may give the game another number.
        let ready = self.write_in_order(|_| Ok(true));
        let id = self.numbers.real(id).unwrap_or(id);
        let mut take_up = |connection: &Connection| {
            in_transaction(connection, |connection| {
                let found = find(connection, id)?.filter(|kept| kept.game.outcome.is_none());
                let Some(mut kept) = found else { return Ok(None) };
                connection.prepare_cached("DELETE FROM games WHERE id = ?1")?.execute([id.0])?;
                match write(connection, None, &kept.game)? {
                    Some(id) => kept.id = id,
                    None => return Ok(None),
                }
                Ok(Some(kept))
            })
        };
        let resumed = if ready { self.work(&mut take_up) } else { None };
        // Nothing can be written at the moment: the game keeps its number.
        let as_it_is = |store: &mut Store| store.game(id).filter(|kept| kept.game.outcome.is_none());
        if self.pending.is_some() { as_it_is(self) } else { resumed }
    }

    /// Whether two numbers are those of one game: what was kept while the file was
    /// locked has got another one since.
    #[must_use]
    pub fn is_same(&self, one: GameId, other: GameId) -> bool {
        let real = |id| self.numbers.real(id).unwrap_or(id);
        real(one) == real(other)
    }

    /// The game with this number, with its moves.
    pub fn game(&mut self, id: GameId) -> Option<Kept> {
        match (self.waiting_game(id), self.numbers.real(id)) {
            (Some(kept), _) => Some(kept),
            (None, Some(id)) => self.work(|connection| find(connection, id)),
            (None, None) => None,
        }
    }
}

/// Writes a game as it stands, in one transaction.
pub(super) fn write_game(connection: &Connection, id: Option<GameId>, game: &Game) -> Result<Option<GameId>> {
    let finished = game.outcome.is_some();
    if finished {
        connection.pragma_update(None, "synchronous", "FULL")?;
    }
    let id = in_transaction(connection, |connection| write(connection, id, game))?;
    if finished {
        connection.pragma_update(None, "synchronous", "NORMAL")?;
    }
    Ok(id)
}

/// A game is given up for another.
pub(super) fn leave(connection: &Connection, id: GameId) -> Result<()> {
    let sql = "UPDATE games SET state = ?2 WHERE id = ?1 AND state = ?3";
    connection.prepare_cached(sql)?.execute(params![id.0, state::LEFT, state::OPEN]).map(drop)
}

/// Does several things or none of them. Others that want to write wait.
pub(super) fn in_transaction<T>(
    connection: &Connection,
    job: impl FnOnce(&Connection) -> Result<T>,
) -> Result<T> {
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    let done = job(&transaction)?;
    transaction.commit()?;
    Ok(done)
}

fn write(connection: &Connection, id: Option<GameId>, game: &Game) -> Result<Option<GameId>> {
    if game.is_empty() {
        if let Some(id) = id {
            connection.prepare_cached("DELETE FROM games WHERE id = ?1")?.execute([id.0])?;
        }
        return Ok(None);
    }
    let player = remember(connection, &game.player, game.at, false)?;
    if let Some(id) = id
        && put(connection, UPDATE, Some(id), player, game)? == 1
    {
        return Ok(Some(id));
    }
    put(connection, INSERT, None, player, game)?;
    let id = connection.last_insert_rowid();
    let sql = "UPDATE games SET state = ?1 \
        WHERE player = ?2 AND state = ?3 AND game = ?4 AND variant = ?5 AND id <> ?6";
    let others = params![state::LEFT, player, state::OPEN, game.game, game.variant, id];
    connection.prepare_cached(sql)?.execute(others)?;
    Ok(Some(GameId(id)))
}

const INSERT: &str = "INSERT INTO games (player, game, setup, opponent, own, mark, state, result, plies, \
    duration, at, seed, moves, version, variant, ended, points1, points2) \
    VALUES (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)";

const UPDATE: &str = "UPDATE games SET game = ?3, setup = ?4, opponent = ?5, own = ?6, mark = ?7, state = ?8, \
    result = ?9, plies = ?10, duration = ?11, at = ?12, seed = ?13, moves = ?14, version = ?15, \
    variant = ?16, ended = ?17, points1 = ?18, points2 = ?19 \
    WHERE id = ?1 AND player = ?2";

fn put(connection: &Connection, sql: &str, id: Option<GameId>, player: i64, game: &Game) -> Result<usize> {
    debug_assert!(!game.moves.iter().any(|m| m.contains(' ') || m.is_empty()), "{:?}", game.moves);
    let state = if game.outcome.is_some() { state::FINISHED } else { state::OPEN };
    connection.prepare_cached(sql)?.execute(params![
        id.map(|id| id.0),
        player,
        game.game,
        game.setup,
        game.opponent.to_text(),
        side_number(game.own),
        game.mark,
        state,
        game.ending().map(Ending::number),
        game.moves.len() as i64,
        i64::try_from(game.duration.as_millis()).unwrap_or(i64::MAX),
        game.at.0,
        game.seed.cast_signed(),
        game.moves.join(" "),
        PROGRAM,
        game.variant,
        game.ended.filter(|_| state == state::FINISHED).map(EndReason::key),
        game.points.map(|points| points[0]),
        game.points.map(|points| points[1]),
    ])
}

const SELECT: &str = "SELECT games.id, players.name, game, setup, opponent, own, mark, result, duration, at, \
    seed, moves, version, variant, ended, points1, points2 FROM games JOIN players ON players.id = games.player";

fn find(connection: &Connection, id: GameId) -> Result<Option<Kept>> {
    connection.prepare_cached(&format!("{SELECT} WHERE games.id = ?1"))?.query_row([id.0], read).optional()
}

/// Reads a row of [`SELECT`].
fn read(row: &Row) -> Result<Kept> {
    let own = side_from_number(row.get(5)?);
    let ending = row.get::<_, Option<i64>>(7)?.map(Ending::from_number);
    let game = Game {
        player: row.get(1)?,
        game: row.get(2)?,
        setup: row.get(3)?,
        opponent: Opponent::from_text(row.get_ref(4)?.as_str()?),
        own,
        mark: row.get(6)?,
        outcome: ending.map(|ending| ending.outcome(own)),
        variant: row.get(13)?,
        ended: reason(row, 14)?,
        points: points(row, 15)?,
        moves: row.get_ref(11)?.as_str()?.split_whitespace().map(String::from).collect(),
        duration: millis(row.get(8)?),
        at: Moment(row.get(9)?),
        seed: row.get::<_, i64>(10)?.cast_unsigned(),
    };
    Ok(Kept { id: GameId(row.get(0)?), game, version: row.get(12)? })
}

/// Why a game ended, from the column of this number.
pub(super) fn reason(row: &Row, column: usize) -> Result<Option<EndReason>> {
    let key = row.get_ref(column)?.as_str_or_null()?;
    Ok(key.and_then(EndReason::from_key))
}

/// The points of both sides, from the column of this number and the next.
pub(super) fn points(row: &Row, column: usize) -> Result<Option<[u32; 2]>> {
    let first: Option<u32> = row.get(column)?;
    let second: Option<u32> = row.get(column + 1)?;
    Ok(first.zip(second).map(<[u32; 2]>::from))
}

pub(super) fn millis(number: i64) -> Duration {
    Duration::from_millis(number.try_into().unwrap_or(0))
}
