//! All tests that see the program from outside, in one binary.

mod field;
mod login;
mod sitting;
