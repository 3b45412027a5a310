//! The match: history, tickets and score, written once for all games.

pub mod question;
