//! A game as one value, and a match: history, tickets and score, written once for all
//! games.

pub mod duel;
pub mod game;
pub mod history;
pub mod r#match;
pub mod pairs;
pub mod playout;
pub mod question;
pub mod score;
