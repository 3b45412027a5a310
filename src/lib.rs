//! Piškvorky: pencil-and-paper games, their opponents, and the forms that show them.
//!
//! The map of the house, in reading order; arrows of knowledge point upwards only:
//!
//! | floor | what it is | it must not know |
//! |---|---|---|
//! | [`rules`] | side, move, outcome, the contract of a game, perft | drawing, clocks, chance, words |
//! | [`scene`], [`svg`] | a picture in board units, and its SVG text | games |
//! | [`board`] | a game that can be shown and clicked | which game it is |
//! | [`bots`] | opponents for any game, the contract of an opponent | where chance and time come from |
//! | [`games`] | the registry; one room a game: rules, picture, opponents | other games |
//! | [`gomocup`] | the protocol of five-in-a-row programs, both ends; the manager's end knows no game, and five in a row uses it | windows |
//! | [`play`] | a match: history, tickets, score | who plays, what is shown |
//! | [`record`] | a game as a text that people can mend, and its reader | files, forms |
//! | [`exchange`] | games in the files of other programs, as records and back | files, forms |
//! | [`store`] | players, games and settings, kept in files | clocks, forms, the rules of a game |
//! | [`text`] | the words that a player reads | what they are used for |
//! | [`images`] | the pictures, compiled in | |
//! | [`app`] | the program without its windows: messages in, effects and descriptions of forms out | the toolkit |
//! | [`command`] | the command line: duel, perft, picture, record … | windows |
//! | `forms` | the only room that knows FLTK: descriptions in, widgets out | what a message means |
//!
//! One arrow points downwards: [`gomocup`] plays with the engine of [`games::five`],
//! and `games::five::outside` lets programs of others play through the manager of
//! [`gomocup`], which itself knows no game.
//!
//! A good walk: [`rules`], then [`games::tic_tac_toe`], then [`play`], [`app`], and `forms`.

pub mod app;
pub mod board;
pub mod bots;
pub mod command;
pub mod exchange;
#[cfg(feature = "ui")]
pub mod forms;
pub mod games;
pub mod gomocup;
pub mod images;
pub mod play;
pub mod record;
pub mod rules;
pub mod scene;
pub mod store;
pub mod svg;
pub mod text;
