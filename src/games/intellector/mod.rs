//! Intellector: chess on a board of hexagons.

pub mod hex;
pub mod moves;
pub mod piece;
pub mod position;
pub mod rules;

pub use rules::Intellector;
