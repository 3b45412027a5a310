//! The protocol of five-in-a-row programs, both ends.

mod brain;
mod end;
mod manager;
mod series;
mod swap2;
mod talk;
