//! Intellector, the chess on hexagons.

mod rules;
mod search;
