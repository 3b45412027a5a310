//! A match: history, tickets and score, written once for all games.

pub mod duel;
pub mod history;
pub mod r#match;
pub mod pairs;
pub mod playout;
pub mod question;
pub mod score;
