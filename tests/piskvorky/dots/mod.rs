//! Dots.

mod advice;
mod files;
mod opponents;
mod reference;
mod rules;

use piskvorky::games::dots::Dots;
use piskvorky::games::dots::rules::Setup;
use piskvorky::rules::Rules;

/// A plain field after these moves.
fn after(columns: u8, rows: u8, moves: &str) -> Dots {
    played(Setup::plain(columns, rows), moves)
}

fn played(setup: Setup, moves: &str) -> Dots {
    let mut position = Dots::new(setup);
    for name in moves.split_whitespace() {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} of {moves}\n{}", position.text()));
        position.play(m);
    }
    position
}
