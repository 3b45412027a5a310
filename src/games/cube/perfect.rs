//! The opponent that wins as soon as it can, and loses as late as it can.

use super::rules::Cube;
use super::search::{Judged, Sight, Until, after, decided, estimate};
use super::think::{judge, verdict};
use crate::bots::{Engine, MoveEval, Thinking, Verdict};
use crate::rules::Move;
use rand::seq::IndexedRandom;

/// The opponent. Among equally good moves it takes one by chance.
pub struct Perfect;

impl Engine<Cube> for Perfect {
    fn think(&mut self, position: &Cube, thinking: &mut Thinking) -> Move {
        let judged = judge(position, Sight::Decisions, Until::Best, thinking);
        *choices(position, &judged).choose(thinking.chance).expect("the game is not over")
    }

    /// In how many of its own moves it wins, or with a minus in how many of the other
    /// side it loses; moves of which it has had no time to know are left out.
    fn opinions(&mut self, position: &Cube, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let number = |value| match verdict(position, value) {
            Verdict::Wins(moves) => Some(moves as i32),
            Verdict::Loses(moves) => Some(-(moves as i32)),
            Verdict::Worth(_) => None,
        };
        let judged = judge(position, Sight::Decisions, Until::All, thinking);
        judged
            .moves
            .into_iter()
            .filter_map(|(m, value)| Some((m, MoveEval::Number(number(value)?))))
            .collect()
    }
}

/// The moves of the greatest value; where that is not known to win or lose, those of
/// them that keep the most lines open.
pub(super) fn choices(position: &Cube, judged: &Judged) -> Vec<Move> {
    let best = judged.best();
    if decided(judged.value()).is_some() {
        return best;
    }
    let open = |m: Move| -estimate(&after(position, m));
    let most = best.iter().map(|&m| open(m)).max();
    best.into_iter().filter(|&m| Some(open(m)) == most).collect()
}
