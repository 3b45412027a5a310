//! The tables of the database, and how older ones become the present ones.
//!
//! A published migration is never changed: a new version is a new one at the
//! end of [`MIGRATIONS`], and a copy of a database of the last version goes to
//! `tests/piskvorky/data/store`, where the tests open it.

use rusqlite::{Connection, Result, Transaction, TransactionBehavior};

/// Tells the database of this program from those of others: „PSKV“.
pub(super) const APPLICATION: i32 = 0x5053_4B56;

/// The present version of the tables.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// The n-th makes version n + 1 out of version n; 0 is a file without tables.
pub(super) const MIGRATIONS: &[&str] = &["
CREATE TABLE players (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    name  TEXT    NOT NULL UNIQUE,
    added INTEGER NOT NULL, -- milliseconds since 1970, UTC; so are all times
    used  INTEGER NOT NULL  -- when the player last logged in
) STRICT;

-- A number is never used twice, so that who holds one never means another game.
CREATE TABLE games (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    player   INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game     TEXT    NOT NULL, -- key of the game
    setup    TEXT    NOT NULL, -- how it starts, where it does not start as usual
    opponent TEXT    NOT NULL, -- key of the opponent; @ and the name of a person; program: and that of a program
    own      INTEGER NOT NULL CHECK (own IN (1, 2)), -- 1 the player began, 2 the opponent
    mark     TEXT    NOT NULL, -- key of the player's mark, where the marks differ
    state    INTEGER NOT NULL CHECK (state IN (0, 1, 2)), -- 0 goes on, 1 left, 2 finished
    result   INTEGER CHECK (result IN (-1, 0, 1)), -- for the player; none while unfinished
    plies    INTEGER NOT NULL CHECK (plies >= 0), -- moves of both sides
    duration INTEGER NOT NULL CHECK (duration >= 0), -- milliseconds
    at       INTEGER NOT NULL, -- time of the last move
    seed     INTEGER NOT NULL, -- 64 bits without a sign, stored as if with one
    moves    TEXT    NOT NULL, -- in notation, separated by spaces
    version  TEXT    NOT NULL, -- of the program that wrote the row
    CHECK ((state = 2) = (result IS NOT NULL))
) STRICT;

-- All that a listing sorts, filters and counts by, so that it reads no moves.
CREATE INDEX games_listed ON games
    (player, at, id, state, game, opponent, result, plies, duration, own, mark);
", "
-- The options that tell games apart: a part of the setup.
ALTER TABLE games ADD COLUMN variant TEXT NOT NULL DEFAULT '';
-- Of the side that began and of the other one; none in games without points.
ALTER TABLE games ADD COLUMN points1 INTEGER CHECK (points1 >= 0);
ALTER TABLE games ADD COLUMN points2 INTEGER CHECK (points2 >= 0) CHECK ((points1 IS NULL) = (points2 IS NULL));
-- Why a finished game ended; none where version 1 wrote it.
ALTER TABLE games ADD COLUMN ended TEXT
    CHECK (ended IN ('rules', 'resigned', 'agreed', 'forfeit')) CHECK (ended IS NULL OR state = 2);

-- Every board and rule of five in a row was a game of its own.
WITH former (name, options) AS (VALUES
    ('five', 'board=endless'),
    ('five-exact', 'board=endless,rule=exact'),
    ('five-15', ''),
    ('five-15-exact', 'rule=exact'),
    ('five-15-swap2', 'opening=swap2'),
    ('five-15-exact-swap2', 'rule=exact,opening=swap2'),
    ('five-19', 'board=19x19'),
    ('five-19-exact', 'board=19x19,rule=exact'),
    ('five-19-swap2', 'board=19x19,opening=swap2'),
    ('five-19-exact-swap2', 'board=19x19,rule=exact,opening=swap2'),
    ('five-20', 'board=20x20'),
    ('five-20-exact', 'board=20x20,rule=exact'),
    ('five-20-swap2', 'board=20x20,opening=swap2'),
    ('five-20-exact-swap2', 'board=20x20,rule=exact,opening=swap2'))
UPDATE games SET game = 'gomoku', setup = options, variant = options FROM former WHERE game = name AND setup = '';
UPDATE games SET opponent = 'engine:' || substr(opponent, 8)
    WHERE game = 'gomoku' AND opponent GLOB 'engine-[1-6]';
UPDATE games SET setup = CASE setup WHEN 'noughts begin' THEN 'begin=noughts' ELSE '' END
    WHERE game = 'tic-tac-toe' AND setup IN ('crosses begin', 'noughts begin');

DROP INDEX games_listed;
CREATE INDEX games_listed ON games
    (player, at, id, state, game, variant, opponent, result, ended, points1, points2, plies, duration, own, mark);
"];

/// The version of the tables in a database.
pub(super) fn version(connection: &Connection) -> Result<u32> {
    connection.query_row("PRAGMA user_version", [], |row| row.get(0))
}

/// Brings the tables up to date, in one transaction; true if that was needed.
///
/// Another process may do the same at the same time. Tables of a version that
/// is not known yet are left alone.
pub(super) fn bring_up(connection: &Connection, migrations: &[&str]) -> Result<bool> {
    let newest = migrations.len();
    let missing = |connection| {
        Ok::<_, rusqlite::Error>(migrations.get(version(connection)? as usize..).unwrap_or_default())
    };
    if missing(connection)?.is_empty() {
        return Ok(false);
    }
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    let steps = missing(&transaction)?;
    for step in steps {
        transaction.execute_batch(step)?;
    }
    if !steps.is_empty() {
        transaction.pragma_update(None, "user_version", newest as u32)?;
    }
    transaction.commit()?;
    Ok(!steps.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three versions of another database.
    const STEPS: [&str; 3] = [
        "CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('one')",
        "ALTER TABLE t ADD COLUMN b TEXT NOT NULL DEFAULT 'two'",
        "UPDATE t SET a = a || '!'; ALTER TABLE t RENAME TO u",
    ];

    fn of_version(n: usize) -> Connection {
        let connection = Connection::open_in_memory().expect("memory");
        bring_up(&connection, &STEPS[..n]).expect("steps are right");
        connection
    }

    #[test]
    fn every_older_version_is_brought_up_to_date_with_its_rows() {
        for n in 0..STEPS.len() {
            let connection = of_version(n);
            assert_eq!(bring_up(&connection, &STEPS), Ok(true), "from version {n}");
            assert_eq!(version(&connection), Ok(3), "from version {n}");
            let row = connection.query_row("SELECT a, b FROM u", [], |r| Ok((r.get(0)?, r.get(1)?)));
            assert_eq!(row, Ok(("one!".to_owned(), "two".to_owned())), "from version {n}");
        }
    }

    #[test]
    fn the_newest_and_newer_versions_are_left_alone() {
        let connection = of_version(3);
        assert_eq!(bring_up(&connection, &STEPS), Ok(false));
        assert_eq!(bring_up(&connection, &STEPS[..2]), Ok(false));
        assert_eq!(version(&connection), Ok(3));
    }

    #[test]
    fn a_migration_that_fails_leaves_the_older_version_whole() {
        let connection = of_version(1);
        let steps = [STEPS[0], STEPS[1], "UPDATE t SET a = 'lost'; UPDATE nothing SET x = 1"];
        assert!(bring_up(&connection, &steps).is_err());
        assert_eq!(version(&connection), Ok(1));
        assert_eq!(connection.query_row("SELECT * FROM t", [], |r| r.get(0)), Ok("one".to_owned()));
    }
}
