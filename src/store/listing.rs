//! Lists of games: filtered, sorted, page by page.

use super::Store;
use super::game::{Ending, GameId, Moment, Opponent, side_from_number};
use super::keeping::{millis, points, reason, state};
use crate::rules::{EndReason, Side};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Result, params_from_iter};
use std::time::Duration;

/// Which games are meant; the default means all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Filter {
    /// Only those of this player.
    pub player: Option<String>,
    /// Only those with this key.
    pub game: Option<String>,
    /// Only those of this variant: the options that tell games apart.
    pub variant: Option<String>,
    /// Only those against this opponent.
    pub opponent: Option<Opponent>,
    /// Only those that are finished, or only those that are not.
    pub finished: Option<bool>,
}

/// What a list of games is sorted by. Texts are compared as keys, which are the
/// same in every language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Column {
    /// When the last move was made.
    #[default]
    At,
    /// The player's name.
    Player,
    /// The key of the game, and among equal ones the variant.
    Game,
    /// The opponent's key; people come before the computer.
    Opponent,
    /// Unfinished, loss, draw, win.
    Ending,
    /// The number of moves of both sides.
    Plies,
    /// How long it was played.
    Duration,
    /// Who began: the player, then the opponent.
    Began,
    /// The key of the player's mark.
    Mark,
}

impl Column {
    fn sql(self) -> &'static str {
        match self {
            Column::At => "at",
            Column::Player => "(SELECT name FROM players WHERE id = player)",
            Column::Game => "game || ' ' || variant",
            Column::Opponent => "opponent",
            Column::Ending => "result",
            Column::Plies => "plies",
            Column::Duration => "duration",
            Column::Began => "own",
            Column::Mark => "mark",
        }
    }
}

/// How a list is sorted. Among equals the newest comes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order {
    /// By what.
    pub column: Column,
    /// The largest first.
    pub descending: bool,
}

/// The newest first.
impl Default for Order {
    fn default() -> Self {
        Order { column: Column::At, descending: true }
    }
}

/// A line of a list: a game without its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number.
    pub id: GameId,
    /// When the last move was made.
    pub at: Moment,
    /// Whose game it is.
    pub player: String,
    /// The key of the game.
    pub game: String,
    /// The options that tell games apart.
    pub variant: String,
    /// The player's opponent.
    pub opponent: Opponent,
    /// The player's side: the first if the player began.
    pub own: Side,
    /// The key of the player's mark, or empty.
    pub mark: String,
    /// How it ended for the player; `None` if it is not finished.
    pub ending: Option<Ending>,
    /// Why it ended, as far as that is known.
    pub ended: Option<EndReason>,
    /// The points of the first and the second side; `None` where the game has none.
    pub points: Option<[u32; 2]>,
    /// The number of moves of both sides.
    pub plies: u32,
    /// How long it was played.
    pub duration: Duration,
}

/// A part of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The lines asked for, fewer at the end of the list.
    pub rows: Vec<Row>,
    /// How many lines the whole list has.
    pub total: u64,
}

impl Store {
    /// The games that a filter lets through, from line `offset` (the first is 0)
    /// at most `limit` lines.
    pub fn list(&mut self, filter: &Filter, order: Order, offset: u64, limit: u32) -> Page {
        self.work(|connection| {
            // Another window that writes must not come between counting and reading.
            let connection = &connection.unchecked_transaction()?;
            let Some(condition) = filter.condition(connection)? else { return Ok(Page::default()) };
            let total = condition.count(connection)?;
            let limit = u64::from(limit).min(total.saturating_sub(offset));
            // From the end on which there are fewer lines to pass over.
            let behind = total - limit - offset.min(total - limit);
            let rows = if behind < offset {
                let mut rows = condition.rows(connection, order, true, behind, limit)?;
                rows.reverse();
                rows
            } else {
                condition.rows(connection, order, false, offset, limit)?
            };
            Ok(Page { rows, total })
        })
    }
}

/// A filter as a condition of SQL.
pub(super) struct Condition {
    /// From `WHERE` on.
    pub(super) sql: String,
    /// What its question marks stand for.
    pub(super) values: Vec<Value>,
}

impl Filter {
    /// `None` if there is no such player, and so no game.
    pub(super) fn condition(&self, connection: &Connection) -> Result<Option<Condition>> {
        let mut sql = "WHERE TRUE".to_owned();
        let mut values: Vec<Value> = Vec::new();
        if let Some(name) = &self.player {
            let mut select = connection.prepare_cached("SELECT id FROM players WHERE name = ?1")?;
            let Some(id) = select.query_row([name], |row| row.get::<_, i64>(0)).optional()? else {
                return Ok(None);
            };
            sql += " AND player = ?";
            values.push(id.into());
        }
        if let Some(game) = &self.game {
            sql += " AND game = ?";
            values.push(game.clone().into());
        }
        if let Some(variant) = &self.variant {
            sql += " AND variant = ?";
            values.push(variant.clone().into());
        }
        if let Some(opponent) = &self.opponent {
            sql += " AND opponent = ?";
            values.push(opponent.to_text().into());
        }
        if let Some(finished) = self.finished {
            sql += if finished { " AND state = ?" } else { " AND state <> ?" };
            values.push(state::FINISHED.into());
        }
        Ok(Some(Condition { sql, values }))
    }
}

impl Condition {
    fn count(&self, connection: &Connection) -> Result<u64> {
        let sql = format!("SELECT count(*) FROM games INDEXED BY games_listed {}", self.sql);
        let mut select = connection.prepare_cached(&sql)?;
        let count: i64 = select.query_row(params_from_iter(&self.values), |row| row.get(0))?;
        Ok(count.cast_unsigned())
    }

    /// Chooses the games by the index alone, then reads them.
    fn rows(
        &self,
        connection: &Connection,
        order: Order,
        backwards: bool,
        offset: u64,
        limit: u64,
    ) -> Result<Vec<Row>> {
        let direction = |descending| if descending != backwards { "DESC" } else { "ASC" };
        let (column, newest) = (order.column.sql(), direction(true));
        let order = format!("{column} {}, at {newest}, id {newest}", direction(order.descending));
        let sql = format!(
            "SELECT id, at, (SELECT name FROM players WHERE id = player), game, opponent, own, mark, result, \
             plies, duration, variant, ended, points1, points2 FROM games WHERE id IN \
             (SELECT id FROM games INDEXED BY games_listed {} ORDER BY {order} LIMIT ? OFFSET ?) \
             ORDER BY {order}",
            self.sql,
        );
        let place = [limit, offset].map(|number| Value::from(i64::try_from(number).unwrap_or(i64::MAX)));
        let mut select = connection.prepare_cached(&sql)?;
        select.query_map(params_from_iter(self.values.iter().chain(&place)), read)?.collect()
    }
}

fn read(row: &rusqlite::Row) -> Result<Row> {
    Ok(Row {
        id: GameId(row.get(0)?),
        at: Moment(row.get(1)?),
        player: row.get(2)?,
        game: row.get(3)?,
        opponent: Opponent::from_text(row.get_ref(4)?.as_str()?),
        own: side_from_number(row.get(5)?),
        mark: row.get(6)?,
        ending: row.get::<_, Option<i64>>(7)?.map(Ending::from_number),
        plies: row.get(8)?,
        duration: millis(row.get(9)?),
        variant: row.get(10)?,
        ended: reason(row, 11)?,
        points: points(row, 12)?,
    })
}
