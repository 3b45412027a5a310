-- A database as version 1 of the tables left it. Never change this file.
PRAGMA application_id = 0x50534B56;
CREATE TABLE players (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    name  TEXT    NOT NULL UNIQUE,
    added INTEGER NOT NULL,
    used  INTEGER NOT NULL
) STRICT;
CREATE TABLE games (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    player   INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game     TEXT    NOT NULL,
    setup    TEXT    NOT NULL,
    opponent TEXT    NOT NULL,
    own      INTEGER NOT NULL CHECK (own IN (1, 2)),
    mark     TEXT    NOT NULL,
    state    INTEGER NOT NULL CHECK (state IN (0, 1, 2)),
    result   INTEGER CHECK (result IN (-1, 0, 1)),
    plies    INTEGER NOT NULL CHECK (plies >= 0),
    duration INTEGER NOT NULL CHECK (duration >= 0),
    at       INTEGER NOT NULL,
    seed     INTEGER NOT NULL,
    moves    TEXT    NOT NULL,
    version  TEXT    NOT NULL,
    CHECK ((state = 2) = (result IS NOT NULL))
) STRICT;
CREATE INDEX games_listed ON games
    (player, at, id, state, game, opponent, result, plies, duration, own, mark);
INSERT INTO players VALUES (2, 'Jana', 1000, 5000), (3, 'Žofia', 2000, 4000);
INSERT INTO games VALUES
    (4, 2, 'tic-tac-toe', '', 'level-1', 1, 'cross', 2, 1, 5, 9000, 6000, -2, 'b2 a1 a2 b1 c2', '0.1.0'),
    (5, 2, 'tic-tac-toe', '', 'level-1', 2, 'nought', 1, NULL, 1, 1000, 7000, 3, 'b2', '0.1.0'),
    (7, 2, 'tic-tac-toe', '', '@Eva', 2, 'nought', 0, NULL, 2, 1000, 8000, 3, 'b2 a1', '0.1.0'),
    (8, 3, 'tic-tac-toe', '', 'level-3', 1, 'cross', 2, -1, 6, 500, 9000, 4, 'b2 a1 a2 b1 c1 a3', '0.1.0');
UPDATE sqlite_sequence SET seq = 9 WHERE name = 'games';
PRAGMA user_version = 1;
