//! The engine of five in a row, one file for each idea, in reading order:
//!
//! | file | idea | source |
//! |---|---|---|
//! | [`pattern`] | what a mark makes of one line, from a table of lines | Allis, van den Herik, Huntjens 1993 for the names of threats |
//! | [`class`](mod@class) | what it makes of four lines at once | |
//! | [`evaluation`] | weights of every such cell, learned from games of the engine against itself | logistic regression as in Buro 1995, „Statistical feature combination for the evaluation of game positions“ |
//! | [`search_board`] | the board that keeps all this up to date | |
//! | [`moves`] | which moves matter, and in which order | killers and history: Akl and Newborn 1977, Schaeffer 1983 |
//! | [`fours`] | wins by continuous fours | Allis et al. 1993, „Go-Moku and Threat-Space Search“ |
//! | [`threes`] | wins by fours and open threes | the same |
//! | [`table`] | what is known about positions | Zobrist 1970; Hyatt and Mann 2002 |
//! | [`search`] | principal-variation search | Marsland and Campbell 1982 |
//! | [`think`](mod@think) | iterative deepening, aspiration | Slate and Atkin 1977 |
//! | [`parallel`] | several threads, and an answer in time | Hyatt 2013, Hedlund 2014 |
//! | [`clock`] | when to stop | |
//!
//! # How far each step brought it
//!
//! Games of the engine against itself, 15×15, free style, each opening of three
//! to eight marks by chance played twice with the colours swapped; both sides
//! visit the same number of positions for a move. Elo with its 95 % interval
//! from pairs; a sequential test (0 against 20 Elo) ended a series early, so
//! that large numbers are a little too large. A step without an effect that can
//! be told from chance is listed, too.
//!
//! „Depth“ is the mean that 100 000 nodes reach in positions from long games. There
//! one search in five ended at depth 1 to 3, since every four of one's own against
//! an open three was followed for seven plies beyond the leaves. Games from short
//! openings hardly show it; games against another engine do (below).
//!
//! | step | nodes a move | games | Elo |
//! |---|---|---|---|
//! | learned weights instead of guessed ones, first round | 3000 | 200 | +177 ± 56 |
//! | second round: from games with the first weights | 3000 | 200 | +100 ± 43 |
//! | third round: from games with the second weights | 3000 | 100 | +156 ± 72 |
//! | fourth round | 3000 | 270 | −41 ± 37, not taken |
//! | the third weights times 1.4, times 0.7 | 3000 | 260 each | 0 ± 38, −15 ± 36, not taken |
//! | search for threats ([`threes`]) at the root | 3000 | 400 | +17 ± 20 |
//! | learned order of moves instead of a guessed one | 3000 | 400 | 0 ± 29; a tree without pruning to depth 4 is smaller by a third |
//! | fewer late moves: 3 + 2d + d²/2 instead of 5 + 3d + d²/2 | 6000 | 98 | +98 ± 52 |
//! | late-move reductions 0.6 + ln d · ln i / 1.5 instead of 0.4 + ln d · ln i / 2 | 6000 | 140 | +58 ± 43; with the former +30 ± 43 |
//! | a margin of 45 or 110 a ply instead of 70 | 6000 | 140 each | 0 ± 46, +7 ± 43, not taken |
//! | open threes searched a ply deeper | 6000 | 140 | −15 ± 49, not taken |
//! | fewer positions for fours at a leaf: 60 instead of 200 | 6000 | 140 | −10 ± 28, not taken |
//! | a ply more for a move that stands out (singular extension) | 10 000 | 200 | +24 ± 36 |
//! | the same | 20 000 | 200 | +5 ± 34, not taken |
//! | a third fewer late moves where the worth has fallen | 6000 | 200 | −7 ± 32, not taken |
//! | an open three at a leaf answered for no ply beyond instead of 7 | 20 000 | 200 | +31 ± 40; depth 7.2 instead of 5.6 |
//! | for 2 plies instead of none | 20 000 | 200 | +31 ± 41; depth 6.5 |
//! | and there without fours of one's own | 10 000 | 150 | +40 ± 48; depth 6.6 |
//! | for 4 plies without fours instead of 2 with them | 10 000 | 150 | −12 ± 44, not taken |
//! | wins by threes looked for within the tree, 400 positions each | 30 000 | 200 | −19 ± 37, not taken |
//! | fewer positions for fours at a leaf: 40 instead of 200 | 20 000 | 200 | +31 ± 34, not taken: the levels would have to be measured anew |
//! | a lone four left out and reduced as a quiet move is | 10 000 | 110 | +35 ± 26 |
//! | patterns read from lines of two bits a cell, a cell's worth in one word | the same tree | | 0.77 of the time |
//!
//! Against others: `piskvorky duel gomoku --first "brain:piskvorky brain --threads 1"
//! --second brain:PROGRAM --openings tests/piskvorky/data/openings-15.txt --games 100`,
//! with one thread on a machine that was busy with other work:
//!
//! | program | time a move | seed | wins – draws – losses | |
//! |---|---|---|---|---|
//! | Pela 7.9 | 300 ms | 7 | 69 – 7 – 24 | before open threes at leaves were cut short |
//! | Pela 7.9 | 300 ms | 7 | 80 – 9 – 11 | since then |
//! | Pela 7.9 | 300 ms | 1 | 89 – 4 – 7 | with lone fours as quiet moves |
//! | figrid 1.2.0 | 1 s | 1 | 98 – 0 – 2 | before |
//!
//! *Útoky* lost 100 of 100 at 50 000 nodes from the same openings. How the levels do
//! against each other stands in [`super::levels`].
//!
//! # What each idea is worth
//!
//! The search without one of its ideas: nodes for ten positions from one game to
//! depth 5 and 7 (`cargo bench --no-default-features --bench five`), and the games
//! of the whole search against it at 3000 nodes a move (`cargo run --release
//! --no-default-features --example five_ideas -- null-move 3000 50 11`).
//!
//! | without | depth 5 | depth 7 | wins – draws – losses of the whole | Elo |
//! |---|---|---|---|---|
//! | nothing | 54 585 | 246 651 | | |
//! | fours at the leaves | 22 450 | 108 761 | 43 – 2 – 55 | −42 ± 64 |
//! | threes at the root | | | 47 – 1 – 52 | −17 ± 39 |
//! | null move | 54 290 | 244 136 | 50 – 0 – 50 | 0 ± 19 |
//! | reductions | 138 831 | 670 646 | 54 – 3 – 43 | +38 ± 64 |
//! | pruning | 113 261 | 550 622 | 62 – 1 – 37 | +89 ± 68 |
//! | futility | 93 417 | 425 366 | 57 – 1 – 42 | +53 ± 62 |
//!
//! What other numbers in its margins would do is told where they stand ([`search::margins`]).
//!
//! The threats cost nodes, and what they are worth cannot be told from chance in so
//! few games at so few nodes. They stay since they prove what they find: *Poraď* and
//! the thoughts say in how many moves a game is won, and the 200 forced wins of the
//! tests are found by them.
//!
//! From a balanced opening one thread visits 587 000 positions a second and two
//! 979 000, on two cores that were busy with other work, too. The memory is that of
//! the table, 32 MB in a game and 128 MB for the protocol, and a few megabytes.

pub mod class;
pub mod clock;
pub mod evaluation;
pub mod fours;
pub mod moves;
pub mod parallel;
pub mod pattern;
pub mod search;
pub mod search_board;
pub mod table;
pub mod think;
pub mod threes;
