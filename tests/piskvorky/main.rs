//! All tests that see the program from outside, in one binary.

mod command;
mod contract;
mod field;
mod golden;
mod login;
mod perft;
mod picture;
mod playthrough;
mod random;
mod sitting;
mod tic_tac_toe;
mod words;
