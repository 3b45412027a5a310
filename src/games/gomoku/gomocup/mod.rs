//! The protocol in which five-in-a-row programs play each other, both ends.
//!
//! [`brain`] is the program that is asked for moves, [`manager`] the one that
//! asks; [`search_info`] is what the one tells the other while it thinks; [`openings`] are the
//! first moves of series of games. The protocol: Gomocup,
//! „new protocol“ (<https://plastovicka.github.io/protocl2en.htm>): one command
//! a line on standard input, one answer a line on standard output; squares are
//! `x,y` from zero, from the top left.

pub mod brain;
mod command_queue;
mod lines;
pub mod manager;
pub mod openings;
pub mod search_info;
mod state;
mod time_control;
