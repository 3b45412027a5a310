//! Tic-tac-toe after the coursework.
