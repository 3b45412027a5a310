//! All tests that see the program from outside, in one binary.

mod accelerators;
mod command;
mod contract;
#[cfg(all(target_os = "linux", feature = "accessibility"))]
mod desk;
mod field;
mod golden;
mod languages;
mod layout;
mod literals;
mod login;
mod perft;
mod picture;
mod playthrough;
mod random;
mod record;
mod remembering;
mod sitting;
mod store;
mod tic_tac_toe;
mod tour;
#[cfg(all(target_os = "linux", feature = "accessibility"))]
mod window;
mod words;
