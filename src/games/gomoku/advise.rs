//! The hint: the engine's best move, and what speaks for it.

use super::engine::class::{Class, Level};
use super::engine::search::{PROVED, verdict};
use super::engine::search_board::Place;
use super::levels::{Master, View};
use super::sheet::Sheet;
use super::{BLOCK, BLOCK_FOUR, BLOCK_THREE, COUNTED, FORCE, FOURS, OPENING, SEARCH, THREES, WIN};
use crate::bots::{Advice, Reason, Thinking, Verdict};
use std::time::Instant;

/// Recommends a move in a position that is not over.
pub fn advise<S: Sheet>(sheet: &S, thinking: &mut Thinking) -> Advice {
    let mut master = Master::new(6);
    if let Some(cell) = super::levels::opening(sheet, thinking) {
        return Advice::new(sheet.to_move(cell), OPENING);
    }
    let began = Instant::now();
    let view = View::of(sheet);
    let (field, me) = (&view.field, view.field.turn());
    let threatened = field.first_of(1 - me, Level::OpenFour).is_some();
    let found = master.search(&view, thinking, began);
    let place = found.line[0];
    let reason = match () {
        () if field.class(me, place) == Class::Five => WIN,
        () if field.class(1 - me, place) == Class::Five => BLOCK,
        () if found.value >= PROVED => by_force(&view, &found.line),
        () if threatened && field.class(1 - me, place) == Class::OpenFour => BLOCK_FOUR,
        () if threatened => BLOCK_THREE,
        () => SEARCH,
    };
    let to_move = |&place: &Place| sheet.to_move(view.cell(place));
    let advice = Advice::new(to_move(&place), reason);
    match verdict(found.value) {
        Verdict::Wins(moves) if COUNTED.contains(&reason) => {
            // The winner's further moves, as far as the line goes.
            let shows = found.line.iter().step_by(2).skip(1).map(to_move).collect();
            Advice { count: Some(moves), shows, ..advice }
        }
        _ => advice,
    }
}

/// What the winner's moves in a winning line have in common: the least of them tells.
fn by_force(view: &View, line: &[Place]) -> Reason {
    let mut field = view.field.clone();
    let mut least = Level::Five;
    for (i, &place) in line.iter().enumerate() {
        if i % 2 == 0 {
            least = least.min(field.class(field.turn(), place).level());
        }
        field.play(place);
    }
    match least {
        Level::Four | Level::OpenFour | Level::Five => FOURS,
        Level::Three => THREES,
        Level::Quiet | Level::Two => FORCE,
    }
}
