//! All tests that see the program from outside, in one binary.

mod accelerators;
mod arrows;
mod at_table;
mod command;
mod contract;
mod cube;
#[cfg(all(target_os = "linux", feature = "accessibility"))]
mod desk;
mod driver;
mod duel;
mod early_end;
mod endings;
mod exchange;
mod field;
mod five;
mod five_engine;
mod five_files;
mod five_forms;
mod five_solver;
mod five_tactics;
mod former;
mod former_names;
mod golden;
mod gomocup;
mod languages;
mod layout;
mod lessons;
mod literals;
mod login;
mod opened;
mod options;
mod perft;
mod picture;
mod playouts;
mod playthrough;
#[cfg(unix)]
mod programs;
mod random;
mod record;
mod refusing;
mod remembering;
mod results;
#[cfg(target_os = "linux")]
mod running;
mod setups;
mod starting;
mod store;
mod swap2;
mod table;
mod taking_up;
mod telling;
mod tic_tac_toe;
mod tokens;
mod tour;
mod troubles;
mod wild;
#[cfg(all(target_os = "linux", feature = "accessibility"))]
mod window;
mod words;
