//! The promising turns of a position. All turns of three steps are thousands; a beam
//! (<https://en.wikipedia.org/wiki/Beam_search>) keeps the best of the unfinished ones
//! after each step. Steps that lead to the same position in another order count once.

use super::position::Position;
use super::value::{SURE, Value, value};
use crate::bots::limit::Limit;
use crate::rules::{Move, Rules};
use std::cmp::Reverse;

/// A turn, or the steps of it that are known so far.
#[derive(Clone, Copy, Debug)]
pub struct Turn<const W: usize> {
    /// The first step, or the refusal.
    pub first: Move,
    /// How many steps it has.
    pub steps: u32,
    /// The position after it.
    pub after: Position<W>,
    /// What that is worth by a glance to the side whose turn it is.
    pub value: Value,
}

/// The turns of a position, best first.
#[derive(Clone, Debug)]
pub struct Turns<const W: usize> {
    /// The turns; what was looked at of them, where the limit was reached.
    pub list: Vec<Turn<W>>,
    /// Whether the limit allowed to look at all.
    pub complete: bool,
}

/// What is kept on the way.
struct Beam<const W: usize> {
    next: Vec<(u64, Turn<W>)>,
    done: Vec<Turn<W>>,
}

/// The turns of the side to move, where `width` unfinished ones are kept after each
/// step. A turn that wins is the only one.
#[must_use]
pub fn turns<const W: usize>(position: &Position<W>, width: usize, limit: &mut Limit) -> Turns<W> {
    let mut beam = Beam { next: Vec::new(), done: Vec::new() };
    let mut complete = beam.refuse(position, limit);
    let mut open = vec![Turn { first: position.pass(), steps: 0, after: *position, value: 0 }];
    while complete && !open.is_empty() {
        complete = open.iter().all(|turn| beam.extend(turn, limit));
        if let Some(&win) = beam.done.iter().find(|turn| turn.value == SURE) {
            return Turns { list: vec![win], complete: true };
        }
        beam.next.sort_by_key(|&(key, turn)| (Reverse(turn.value), key));
        beam.next.dedup_by_key(|&mut (key, _)| key);
        let kept = if complete { width } else { usize::MAX };
        open = beam.next.drain(..).take(kept).map(|(_, turn)| turn).collect();
    }
    let mut list = beam.done;
    // What is unfinished is better than nothing.
    list.extend(open.into_iter().filter(|turn| turn.steps > 0));
    list.sort_by_key(|turn| (Reverse(turn.value), turn.after.key()));
    list.dedup_by_key(|turn| turn.after.key());
    Turns { list, complete }
}

impl<const W: usize> Beam<W> {
    /// Looks at the refusal of the turn, if it may be refused.
    fn refuse(&mut self, position: &Position<W>, limit: &mut Limit) -> bool {
        if !position.may_pass() {
            return true;
        }
        if !limit.visit() {
            return false;
        }
        let mut after = *position;
        after.play(position.pass());
        let value = value(&after, position.turn());
        self.done.push(Turn { first: position.pass(), steps: 1, after, value });
        true
    }

    /// Looks at every next step; false if the limit did not allow it.
    fn extend(&mut self, turn: &Turn<W>, limit: &mut Limit) -> bool {
        let before = &turn.after;
        for bit in before.reach().bits() {
            if !limit.visit() {
                return false;
            }
            let mut after = *before;
            after.step(bit);
            let first = if turn.steps == 0 { Move(before.cell_at(bit)) } else { turn.first };
            let value = value(&after, before.turn());
            let longer = Turn { first, steps: turn.steps + 1, after, value };
            // The other side may have no cell to reach, and the turn comes back at once.
            let goes_on = after.turn() == before.turn() && after.left() < before.left();
            match goes_on && after.outcome().is_none() {
                true => self.next.push((after.key(), longer)),
                false => self.done.push(longer),
            }
        }
        true
    }
}
