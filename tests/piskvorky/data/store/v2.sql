-- A database as version 2 of the tables left it. Never change this file.
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
    variant  TEXT    NOT NULL DEFAULT '',
    points1  INTEGER CHECK (points1 >= 0),
    points2  INTEGER CHECK (points2 >= 0) CHECK ((points1 IS NULL) = (points2 IS NULL)),
    ended    TEXT CHECK (ended IN ('rules', 'resigned', 'agreed', 'forfeit')) CHECK (ended IS NULL OR state = 2),
    CHECK ((state = 2) = (result IS NOT NULL))
) STRICT;
CREATE INDEX games_listed ON games
    (player, at, id, state, game, variant, opponent, result, ended, points1, points2, plies, duration, own, mark);
INSERT INTO players VALUES
    (2, 'Jana', 1000, 1700000000000),
    (3, 'Žofia', 2000, 1700000000000);
-- Rows 35 to 42 were brought up from version 1.
INSERT INTO games VALUES
    (35, 2, 'gomoku', 'board=20x20', 'program:Robo', 1, '', 0, NULL, 4, 2000, 1700046802000, 0, 'h8 h14 h7 a20', '0.1.0', 'board=20x20', NULL, NULL, NULL),
    (36, 3, 'gomoku', 'board=20x20', 'program:Robo', 1, '', 2, 1, 5, 4000, 1700048604000, 0, 'h8 h14 g7 a20 f6', '0.1.0', 'board=20x20', NULL, NULL, NULL),
    (37, 2, 'gomoku', '', 'engine:3', 1, '', 1, NULL, 4, 3000, 1700050406000, 0, 'h8 h7 g7 i9', '0.1.0', '', NULL, NULL, NULL),
    (38, 3, 'gomoku', '', 'engine:1', 1, '', 0, NULL, 2, 0, 1700052203000, 0, 'h8 i9', '0.1.0', '', NULL, NULL, NULL),
    (39, 3, 'tic-tac-toe', 'begin=noughts', 'level-1', 1, 'nought', 2, -1, 6, 3000, 1700054003000, 0, 'a3 c1 b2 a1 c3 b1', '0.1.0', '', NULL, NULL, NULL),
    (40, 3, 'tic-tac-toe', '', 'level-2', 2, 'nought', 2, -1, 5, 2000, 1700055802000, 0, 'b2 a3 b1 c1 b3', '0.1.0', '', NULL, NULL, NULL),
    (41, 3, 'tic-tac-toe', '', 'first-free', 1, 'cross', 2, 1, 5, 2000, 1700057602000, 0, 'a3 b3 b2 c3 c1', '0.1.0', '', NULL, NULL, NULL),
    (42, 3, 'tic-tac-toe', 'begin=noughts', '@', 1, 'nought', 1, NULL, 3, 0, 1700059400000, 0, 'b2 a3 c1', '0.1.0', '', NULL, NULL, NULL),
    (43, 2, 'gomoku', '', 'engine:6', 2, '', 2, -1, 3, 12345, 1700100000000, -1, 'h8 h9 i8', '0.1.0', '', NULL, NULL, 'resigned'),
    (44, 2, 'gomoku', '', 'engine:6', 2, '', 2, 0, 3, 12345, 1700100060000, -2, 'h8 h9 i8', '0.1.0', '', NULL, NULL, 'agreed'),
    (45, 2, 'gomoku', '', 'program:Robo', 1, '', 2, 1, 1, 12345, 1700100120000, -3, 'h8', '0.1.0', '', NULL, NULL, 'forfeit'),
    (46, 2, 'gomoku', 'rule=exact', 'engine:6', 1, '', 2, 1, 9, 12345, 1700100180000, -4, 'h8 h9 i8 i9 j8 j9 k8 k9 l8', '0.1.0', 'rule=exact', NULL, NULL, 'rules'),
    (47, 3, 'dots-and-boxes', 'size=2x2,border=drawn', 'engine:6', 2, '', 2, 1, 3, 12345, 1700100240000, -5, 'a b c', '0.1.0', 'size=2x2,border=drawn', 1, 2, 'resigned'),
    (48, 3, 'dots-and-boxes', 'size=2x2,border=drawn', 'engine:6', 2, '', 0, NULL, 3, 12345, 1700100240000, -5, 'a b c', '0.1.0', 'size=2x2,border=drawn', 1, 0, NULL),
    (49, 3, 'tic-tac-toe', 'begin=noughts', '@Eva', 2, 'cross', 0, NULL, 2, 12345, 1700100300000, -6, 'b2 a1', '0.1.0', '', NULL, NULL, NULL);
UPDATE sqlite_sequence SET seq = 49 WHERE name = 'games';
UPDATE sqlite_sequence SET seq = 310 WHERE name = 'players';
PRAGMA user_version = 2;
