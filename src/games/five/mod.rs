//! Five in a row.

pub mod attacks;
pub mod endless;
pub mod engine;
pub mod levels;
pub mod neighbour;
pub mod rules;
mod scene;
pub mod sheet;
