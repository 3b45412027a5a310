//! The form „Hra“: nine panels, seven types of game, five result pictures.

mod ends;
mod hints;
mod keys;
mod looks;
mod turns;
mod types;
mod undo;

const LEVEL_1: &str = "1. úroveň s počítačom";
const LEVEL_2: &str = "2. úroveň s počítačom";
const LEVEL_3: &str = "3. úroveň s počítačom";
const FIRST_FREE: &str = "Prvá voľná bunka";
