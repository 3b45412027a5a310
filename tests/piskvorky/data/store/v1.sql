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
INSERT INTO players VALUES
    (2, 'Jana', 1000, 1700000000000),
    (3, 'Žofia', 2000, 1700000000000);
-- Rows 4 to 8 are written by hand, the others by the program: every game that it had, with
-- two people, opponents and a program; some go on, some were left.
INSERT INTO games VALUES
    (4, 2, 'tic-tac-toe', '', 'level-1', 1, 'cross', 2, 1, 5, 9000, 6000, -2, 'b2 a1 a2 b1 c2', '0.1.0'),
    (5, 2, 'tic-tac-toe', '', 'level-1', 2, 'nought', 1, NULL, 1, 1000, 7000, 3, 'b2', '0.1.0'),
    (7, 2, 'tic-tac-toe', '', '@Eva', 2, 'nought', 0, NULL, 2, 1000, 8000, 3, 'b2 a1', '0.1.0'),
    (8, 3, 'tic-tac-toe', '', 'level-3', 1, 'cross', 2, -1, 6, 500, 9000, 4, 'b2 a1 a2 b1 c1 a3', '0.1.0'),
    (10, 2, 'five-15', '', '@', 1, '', 2, 1, 9, 24000, 1700001827000, 0, 'h8 h9 i8 i9 j8 j9 k8 k9 l8', '0.1.0'),
    (11, 2, 'five-19', '', '@', 1, '', 2, 1, 9, 24000, 1700003627000, 0, 'h8 h9 i8 i9 j8 j9 k8 k9 l8', '0.1.0'),
    (12, 2, 'five-20', '', '@', 1, '', 2, 1, 9, 24000, 1700005427000, 0, 'h8 h9 i8 i9 j8 j9 k8 k9 l8', '0.1.0'),
    (13, 2, 'five-15-exact', '', '@', 1, '', 2, 1, 9, 24000, 1700007227000, 0, 'h8 h9 i8 i9 j8 j9 k8 k9 l8', '0.1.0'),
    (14, 2, 'five-19-exact', '', '@', 1, '', 2, 1, 9, 24000, 1700009027000, 0, 'h8 h9 i8 i9 j8 j9 k8 k9 l8', '0.1.0'),
    (15, 2, 'five-20-exact', '', '@', 1, '', 2, 1, 9, 24000, 1700010827000, 0, 'h8 h9 i8 i9 j8 j9 k8 k9 l8', '0.1.0'),
    (16, 2, 'five', '', '@', 1, '', 2, 1, 9, 24000, 1700012627000, 0, '0:0 0:1 1:0 1:1 2:0 2:1 3:0 3:1 4:0', '0.1.0'),
    (17, 2, 'five-exact', '', '@', 1, '', 2, 1, 9, 24000, 1700014427000, 0, '0:0 0:1 1:0 1:1 2:0 2:1 3:0 3:1 4:0', '0.1.0'),
    (18, 2, 'five-15-swap2', '', '@', 1, '', 2, -1, 10, 27000, 1700016230000, 0, 'h8 a1 i8 X a2 j8 a3 k8 a4 l8', '0.1.0'),
    (19, 2, 'five-19-swap2', '', '@', 1, '', 2, -1, 10, 27000, 1700018030000, 0, 'h8 a1 i8 X a2 j8 a3 k8 a4 l8', '0.1.0'),
    (20, 2, 'five-20-swap2', '', '@', 1, '', 2, -1, 10, 27000, 1700019830000, 0, 'h8 a1 i8 X a2 j8 a3 k8 a4 l8', '0.1.0'),
    (21, 2, 'five-15-exact-swap2', '', '@', 1, '', 2, -1, 10, 27000, 1700021630000, 0, 'h8 a1 i8 X a2 j8 a3 k8 a4 l8', '0.1.0'),
    (22, 2, 'five-19-exact-swap2', '', '@', 1, '', 2, -1, 10, 27000, 1700023430000, 0, 'h8 a1 i8 X a2 j8 a3 k8 a4 l8', '0.1.0'),
    (23, 2, 'five-20-exact-swap2', '', '@', 1, '', 2, -1, 10, 27000, 1700025230000, 0, 'h8 a1 i8 X a2 j8 a3 k8 a4 l8', '0.1.0'),
    (24, 2, 'five-15-exact', '', 'engine-6', 2, '', 1, NULL, 3, 3000, 1700050400000, 0, 'h7 i9 g8', '0.1.0'),
    (25, 2, 'five', '', 'attacks', 1, '', 0, NULL, 6, 9000, 1700028812000, 0, '0:0 1:1 2:2 1:0 -1:3 2:1', '0.1.0'),
    (26, 2, 'five-19-swap2', '', '@', 1, '', 0, NULL, 11, 30000, 1700030633000, 0, 'h8 a1 i8 2 c3 d4 O a2 j8 a3 k8', '0.1.0'),
    (27, 2, 'wild', '', 'careful', 1, '', 0, NULL, 2, 0, 1700032403000, 0, 'Xb2 Oa1', '0.1.0'),
    (28, 3, 'five-15', '', 'engine-1', 1, '', 1, NULL, 2, 0, 1700043200000, 0, 'h8 i9', '0.1.0'),
    (29, 3, 'five-20-exact-swap2', '', 'engine-2', 1, '', 1, NULL, 4, 6000, 1700048600000, 0, 'j10 k11 j13 X', '0.1.0'),
    (30, 3, 'five-exact', '', 'neighbour', 2, '', 0, NULL, 3, 3000, 1700037803000, 0, '0:0 3:3 4:3', '0.1.0'),
    (31, 3, 'five-19-exact', '', 'random', 1, '', 1, NULL, 4, 3000, 1700039606000, 0, 'a1 c6 b2 a8', '0.1.0'),
    (32, 3, 'five-19-exact', '', 'random', 1, '', 0, NULL, 4, 0, 1700039606000, 0, 'c3 h2 d4 l12', '0.1.0'),
    (33, 3, 'wild', '', '@', 1, '', 2, -1, 4, 9000, 1700041412000, 0, 'Xb2 Oa1 Xa2 Xc2', '0.1.0'),
    (34, 3, 'five-15-exact', '', 'random', 1, '', 2, 1, 17, 24000, 1700045027000, 0, 'h8 g5 h9 m7 i8 l2 i9 m10 j8 h2 j9 k4 k8 l11 k9 f10 l8', '0.1.0'),
    (35, 2, 'five-20', '', 'program:Robo', 1, '', 0, NULL, 4, 2000, 1700046802000, 0, 'h8 h14 h7 a20', '0.1.0'),
    (36, 3, 'five-20', '', 'program:Robo', 1, '', 2, 1, 5, 4000, 1700048604000, 0, 'h8 h14 g7 a20 f6', '0.1.0'),
    (37, 2, 'five-15', '', 'engine-3', 1, '', 0, NULL, 4, 3000, 1700050406000, 0, 'h8 h7 g7 i9', '0.1.0'),
    (38, 3, 'five-15', '', 'engine-1', 1, '', 0, NULL, 2, 0, 1700052203000, 0, 'h8 i9', '0.1.0'),
    (39, 3, 'tic-tac-toe', 'noughts begin', 'level-1', 1, 'nought', 2, -1, 6, 3000, 1700054003000, 0, 'a3 c1 b2 a1 c3 b1', '0.1.0'),
    (40, 3, 'tic-tac-toe', 'crosses begin', 'level-2', 2, 'nought', 2, -1, 5, 2000, 1700055802000, 0, 'b2 a3 b1 c1 b3', '0.1.0'),
    (41, 3, 'tic-tac-toe', 'crosses begin', 'first-free', 1, 'cross', 2, 1, 5, 2000, 1700057602000, 0, 'a3 b3 b2 c3 c1', '0.1.0'),
    (42, 3, 'tic-tac-toe', 'noughts begin', '@', 1, 'nought', 0, NULL, 3, 0, 1700059400000, 0, 'b2 a3 c1', '0.1.0');
UPDATE sqlite_sequence SET seq = 42 WHERE name = 'games';
UPDATE sqlite_sequence SET seq = 303 WHERE name = 'players';
PRAGMA user_version = 1;
