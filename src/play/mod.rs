//! A game as one value, a match: history, tickets and score, and a session: one game
//! after the other, written once for all games and forms.

pub mod duel;
pub mod game;
pub mod history;
pub mod r#match;
pub mod pairs;
pub mod playout;
pub mod question;
pub mod score;
pub mod session;
