//! The protocol of five-in-a-row programs, both ends.

mod anything;
mod brain;
mod end;
mod flood;
mod manager;
mod meanwhile;
mod series;
mod swap2;
mod talk;
