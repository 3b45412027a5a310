//! The players that the program knows.

use super::Store;
use super::game::Moment;
use super::keeping::in_transaction;
use super::pending_writes::Job;
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Result, Statement, params, params_from_iter};

/// A player that the program knows. Two players never have the same name;
/// names that differ in a single character are different.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name, exactly as it was typed.
    pub name: String,
    /// When the name was first used.
    pub added: Moment,
    /// When the player last logged in.
    pub used: Moment,
}

/// A player who has been removed, with all games: what is needed to take the
/// removal back. Dropping it makes the removal final.
#[derive(Clone, PartialEq, Debug)]
pub struct RemovedPlayer {
    player: Player,
    /// The columns of [`COLUMNS`], without the player.
    games: Vec<Vec<Value>>,
}

impl RemovedPlayer {
    /// Who was removed.
    #[must_use]
    pub fn player(&self) -> &Player {
        &self.player
    }

    /// How many games were removed with the player.
    #[must_use]
    pub fn games(&self) -> usize {
        self.games.len()
    }
}

impl Store {
    /// Every player, the one that logged in last first.
    pub fn players(&mut self) -> Vec<Player> {
        self.work(|connection| {
            let sql = "SELECT name, added, used FROM players ORDER BY used DESC, id DESC";
            connection.prepare_cached(sql)?.query_map([], read)?.collect()
        })
    }

    /// A player logs in: added if not known yet, and the newest from now on.
    pub fn log_in(&mut self, name: &str, now: Moment) {
        self.put(Job::LogIn(name.to_owned(), now));
    }

    /// Removes a player and all games of that player from the database. `None`
    /// if there is no such player, or if another program keeps the file locked.
    ///
    /// If the player is playing in another window, the next move brings the
    /// name back, with that game.
    pub fn remove_player(&mut self, name: &str) -> Option<RemovedPlayer> {
        self.write_in_order(|connection| in_transaction(connection, |connection| remove(connection, name)))
    }

    /// Takes a removal back; the games have the same numbers as before. If the
    /// name was used again in the meantime, both have one set of games.
    pub fn restore_player(&mut self, removed: &RemovedPlayer) {
        self.put(Job::Restore(removed.clone()));
    }
}

/// The number of the player with this name, who is added if not known yet;
/// `used` tells whether that is a log-in.
pub(super) fn remember(connection: &Connection, name: &str, now: Moment, used: bool) -> Result<i64> {
    let sql = "INSERT INTO players (name, added, used) VALUES (?1, ?2, ?2) \
        ON CONFLICT (name) DO UPDATE SET used = max(used, iif(?3, excluded.used, used)) RETURNING id";
    connection.prepare_cached(sql)?.query_row(params![name, now.0, used], |row| row.get(0))
}

fn read(row: &rusqlite::Row) -> Result<Player> {
    Ok(Player { name: row.get(0)?, added: Moment(row.get(1)?), used: Moment(row.get(2)?) })
}

/// What there is to know about a game besides whose it is.
const COLUMNS: &str = "id, game, setup, variant, opponent, own, mark, state, result, ended, points1, points2, plies, \
    duration, at, seed, moves, version";

fn remove(connection: &Connection, name: &str) -> Result<Option<RemovedPlayer>> {
    let sql = "SELECT name, added, used FROM players WHERE name = ?1";
    let Some(player) = connection.query_row(sql, [name], read).optional()? else {
        return Ok(None);
    };
    let of_player = "WHERE player = (SELECT id FROM players WHERE name = ?1)";
    let mut select = connection.prepare(&format!("SELECT {COLUMNS} FROM games {of_player} ORDER BY id"))?;
    let width = select.column_count();
    let values = |row: &rusqlite::Row| (0..width).map(|i| row.get(i)).collect();
    let games = select.query_map([name], values)?.collect::<Result<_>>()?;
    connection.execute("DELETE FROM players WHERE name = ?1", [name])?;
    Ok(Some(RemovedPlayer { player, games }))
}

pub(super) fn restore(connection: &Connection, removed: &RemovedPlayer) -> Result<()> {
    let Player { name, added, used } = &removed.player;
    let player = remember(connection, name, *added, false)?;
    let sql = "UPDATE players SET added = min(added, ?2), used = max(used, ?3) WHERE id = ?1";
    connection.execute(sql, params![player, added.0, used.0])?;
    let places = vec!["?"; COLUMNS.split(',').count()].join(", ");
    let sql = format!("INSERT OR IGNORE INTO games ({COLUMNS}, player) VALUES ({places}, ?)");
    let mut insert = connection.prepare(&sql)?;
    removed.games.iter().try_for_each(|game| insert_game(&mut insert, game, player))
}

fn insert_game(insert: &mut Statement, game: &[Value], player: i64) -> Result<()> {
    let values = game.iter().cloned().chain([Value::Integer(player)]);
    insert.execute(params_from_iter(values)).map(drop)
}
