//! Piškvorky: pencil-and-paper games, their opponents, and the forms that show them.
//!
//! The map, in reading order. A module may know those above it that its row names, and
//! no others: a test compares this table with every `use` and path of the sources.
//!
//! | module | what it is | may know | must not know |
//! |---|---|---|---|
//! | [`rules`] | side, move, outcome, the contract of a game, perft | – | drawing, clocks, chance, words |
//! | [`scene`] | a picture in board units | – | games |
//! | [`svg`] | the SVG text of a picture | `scene` | games |
//! | [`options`] | the options of a game as typed data, and their text | – | which games there are |
//! | [`board`] | a game that can be shown and clicked | `rules`, `scene` | which game it is |
//! | [`bots`] | the contract of an opponent, opponents for any game, programs of others | `rules` | where chance and time come from |
//! | [`formats`] | what the formats of other programs have in common | `rules`, `options` | which formats and games there are |
//! | [`games`] | the registry; a folder for each game: rules, picture, opponents, formats, protocols | `rules`, `scene`, `options`, `board`, `bots`, `formats` | other games |
//! | [`play`] | a game as one value; a match: history, tickets, questions to opponents; a session: one game after the other, score, clock | `rules`, `scene`, `board`, `bots`, `games` | files, what is shown |
//! | [`record`] | a game as a text that people can mend, and its reader | `rules`, `options`, `board`, `games`, `play` | files, forms |
//! | [`exchange`] | games in the files of other programs, as records and back | `rules`, `formats`, `games`, `play`, `record` | files, forms |
//! | [`store`] | players, games and settings, kept in files | `rules` | clocks, forms, games |
//! | [`text`] | the words that a player reads | – | what they are used for |
//! | [`images`] | the pictures, compiled in | – | what they are used for |
//! | [`app`] | the program without its windows: messages in, effects and descriptions of forms out | `rules`, `scene`, `svg`, `options`, `board`, `bots`, `formats`, `games`, `play`, `record`, `exchange`, `store`, `text`, `images` | the toolkit |
//! | [`command`] | the command line: duel, perft, picture, record … | `rules`, `options`, `board`, `bots`, `svg`, `formats`, `games`, `play`, `record`, `exchange`, `store`, `text`, `app` | windows |
//! | `forms` | the only module that knows FLTK: descriptions in, widgets out | `scene`, `svg`, `bots`, `games`, `play`, `store`, `text`, `images`, `app` | what a message means |
//!
//! Outside its folder in [`games`] a game is named nowhere, neither by its module nor by
//! its key. What others have to know of it is in its [`games::GameSpec`]. The same test
//! knows these exceptions:
//!
//! | module | game | why |
//! |---|---|---|
//! | `app::classic` | `tic_tac_toe` | the form of the coursework is the form of that game |
//!
//! Where to look:
//!
//! | for | in |
//! |---|---|
//! | how a game is played, or an opponent thinks | its folder in [`games`], whose `mod.rs` lists its files; what games share in [`bots`] |
//! | the engine of five in a row | [`games::gomoku::engine`], one file for each idea |
//! | the protocol of five-in-a-row programs, both ends | [`games::gomoku::gomocup`] |
//! | what a game tells the rest of the program | [`games::GameSpec`] |
//! | undo, the question to the computer, the late answer | [`play`], [`play::history`], [`play::question`] |
//! | what both forms on which games are played do alike | [`play::session`] |
//! | what a game is wherever it is kept | [`play::game`] |
//! | what a message does | [`app::App::update`], and the module of the form that it is for |
//! | what a form shows | the module of that form in [`app`]: `classic` is tic-tac-toe, `table` every drawn board |
//! | what a form is made of, and how it is coloured | [`app::view`], [`app::theme`] |
//! | how a control is drawn, and what a key or the pointer does to it | `forms::draw`, `forms::routing`, `forms::slot` |
//! | the event loop, windows, screen readers | `forms::runner`, `forms::window`, `forms::accessibility` |
//! | a text that a player reads | `src/text/*.ftl` |
//! | why it is built so | `docs/design.md` |
//!
//! A good walk: [`rules`], then [`games::tic_tac_toe`], then [`play`], [`app`], and `forms`.

pub mod app;
pub mod board;
pub mod bots;
pub mod command;
pub mod exchange;
pub mod formats;
#[cfg(feature = "ui")]
pub mod forms;
pub mod games;
pub mod images;
pub mod options;
pub mod play;
pub mod record;
pub mod rules;
pub mod scene;
pub mod store;
pub mod svg;
pub mod text;
