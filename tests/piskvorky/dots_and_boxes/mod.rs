//! Dots and boxes: rules, values, opponents, hints.

mod advice;
mod matches;
mod opponents;
mod plain;
mod rules;
mod values;

use piskvorky::bots::{Budget, Engine, MoveEval, Thinking, chance};
use piskvorky::games::dots_and_boxes::{Border, DotsAndBoxes, Grid};
use piskvorky::rules::{Move, Rules};
use std::sync::atomic::AtomicBool;

/// The start on a board of so many rows and columns.
fn start(rows: usize, columns: usize, border: Border) -> DotsAndBoxes {
    DotsAndBoxes::new(rows, columns, border)
        .unwrap_or_else(|bad| panic!("{rows}x{columns} {border:?}: {bad}"))
}

/// The start with the edges of a picture drawn: `+` is a dot, `---` and `|` are edges.
fn drawn(picture: &str) -> DotsAndBoxes {
    let indent = picture.lines().find_map(|line| line.find('+')).expect("there are dots");
    let lines = picture.lines().skip_while(|line| !line.contains('+'));
    let lines: Vec<Vec<char>> = lines.map(|line| line.chars().skip(indent).collect()).collect();
    let (rows, columns) = (lines.len() / 2, lines[0].len() / 4);
    let grid = Grid::new(rows, columns).unwrap_or_else(|| panic!("no board looks like\n{picture}"));
    let is = |y: usize, x: usize, edge: char| lines[y].get(x) == Some(&edge);
    let flat = (0..=rows).flat_map(|y| (0..columns).map(move |x| (x, y)));
    let flat = flat.filter(|&(x, y)| is(2 * y, 4 * x + 2, '-')).map(|dot| grid.horizontal(dot));
    let upright = (0..rows).flat_map(|y| (0..=columns).map(move |x| (x, y)));
    let upright = upright.filter(|&(x, y)| is(2 * y + 1, 4 * x, '|')).map(|dot| grid.vertical(dot));
    DotsAndBoxes::with_drawn(grid, flat.chain(upright)).unwrap_or_else(|bad| panic!("{bad}\n{picture}"))
}

/// The legal move with this name.
fn named(position: &DotsAndBoxes, name: &str) -> Move {
    position.parse(name).unwrap_or_else(|| panic!("{name} is not legal in\n{}", position.text()))
}

/// The position after these moves.
fn after(start: DotsAndBoxes, moves: &str) -> DotsAndBoxes {
    let mut position = start;
    for name in moves.split_whitespace() {
        position.play(named(&position, name));
    }
    position
}

/// The names of all legal moves.
fn names(position: &DotsAndBoxes) -> Vec<String> {
    position.legal().into_iter().map(|m| position.notation(m)).collect()
}

/// Lets something think with this budget and seed.
fn thinking<T>(budget: Budget, seed: u64, act: impl FnOnce(&mut Thinking) -> T) -> T {
    let (mut chance, stop) = (chance(seed), AtomicBool::new(false));
    act(&mut Thinking { chance: &mut chance, budget, stop: &stop, report: &mut |_| {} })
}

/// The name of the move that an opponent chooses.
fn choice(mut engine: impl Engine<DotsAndBoxes>, position: &DotsAndBoxes, seed: u64) -> String {
    let m = thinking(Budget::Nodes(50_000), seed, |thinking| engine.think(position, thinking));
    position.notation(m)
}

/// What an opponent thinks of each move, by name.
fn opinions(mut engine: impl Engine<DotsAndBoxes>, position: &DotsAndBoxes) -> Vec<(String, i32)> {
    let found = thinking(Budget::Nodes(1_000_000), 1, |thinking| engine.opinions(position, thinking));
    let number = |(m, thought): (Move, MoveEval)| match thought {
        MoveEval::Number(n) => (position.notation(m), n),
        MoveEval::Rule(reason) => panic!("{reason:?} is no number"),
    };
    found.into_iter().map(number).collect()
}
