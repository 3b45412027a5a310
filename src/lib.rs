//! Piškvorky: pencil-and-paper games, their opponents, and the forms that show them.
//!
//! The map of the house, in reading order. Arrows of knowledge point upwards only: a
//! room may know those above it and none below it.
//!
//! | room | what it is | it must not know |
//! |---|---|---|
//! | [`rules`] | side, move, outcome, the contract of a game, perft | drawing, clocks, chance, words |
//! | [`scene`], [`svg`] | a picture in board units, and its SVG text | games |
//! | [`board`] | a game that can be shown and clicked | which game it is |
//! | [`bots`] | the contract of an opponent, and opponents for any game | where chance and time come from |
//! | [`games`] | the registry; one room a game: rules, picture, opponents | other games |
//! | [`play`] | a game as one value; a match: history, tickets, questions to opponents, score | files, what is shown |
//! | [`record`] | a game as a text that people can mend, and its reader | files, forms |
//! | [`exchange`] | games in the files of other programs, as records and back | files, forms |
//! | [`store`] | players, games and settings, kept in files | clocks, forms, the rules of a game |
//! | [`text`] | the words that a player reads | what they are used for |
//! | [`images`] | the pictures, compiled in | what they are used for |
//! | [`app`] | the program without its windows: messages in, effects and descriptions of forms out | the toolkit |
//! | [`command`] | the command line: duel, perft, picture, record … | windows |
//! | `forms` | the only room that knows FLTK: descriptions in, widgets out | what a message means |
//!
//! Where to look:
//!
//! | for | in |
//! |---|---|
//! | how a game is played, or an opponent thinks | its room in [`games`], whose `mod.rs` lists its files; what games share in [`bots`] |
//! | the engine of five in a row | [`games::gomoku::engine`], one file for each idea |
//! | undo, the question to the computer, the late answer | [`play`], [`play::history`], [`play::question`] |
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
