//! The form for games whose board is drawn, as a player meets it: mostly with wild
//! tic-tac-toe, whose moves take two clicks.

mod far;
mod games;
mod moves;
mod opponents;
mod sight;
