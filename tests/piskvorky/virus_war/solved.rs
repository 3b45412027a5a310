//! The solution of the smallest board.

use super::sized;
use piskvorky::games::virus_war::VirusWar;
use piskvorky::games::virus_war::position::Position;
use piskvorky::rules::{Outcome, Rules, Side};
use std::collections::HashMap;

/// What is known of positions: 1 if the first side wins, 0 for a draw, -1 if it loses.
#[derive(Default)]
struct Solver {
    known: HashMap<u64, (i8, i8)>,
}

impl Solver {
    /// The value within these bounds, by alpha and beta with a table.
    fn value(&mut self, position: &Position<1>, mut low: i8, mut high: i8) -> i8 {
        match position.outcome() {
            Some(Outcome::Draw) => return 0,
            Some(Outcome::Win(side)) => return if side == Side::First { 1 } else { -1 },
            None => {}
        }
        let key = position.key();
        let (least, most) = self.known.get(&key).copied().unwrap_or((-1, 1));
        (low, high) = (low.max(least), high.min(most));
        if low >= high {
            return if least >= high { least } else { most };
        }
        let first = position.turn() == Side::First;
        let (mut alpha, mut beta) = (low, high);
        let mut best = if first { -1 } else { 1 };
        for next in ordered(position) {
            let value = self.value(&next, alpha, beta);
            best = if first { best.max(value) } else { best.min(value) };
            if first {
                alpha = alpha.max(best)
            } else {
                beta = beta.min(best)
            }
            if alpha >= beta {
                break;
            }
        }
        let bounds = (
            if best > low { best.max(least) } else { least },
            if best < high { best.min(most) } else { most },
        );
        self.known.insert(key, bounds);
        best
    }
}

/// The positions after each step, those first in which the mover has eaten and the
/// other side can reach little.
fn ordered(position: &Position<1>) -> Vec<Position<1>> {
    let me = position.turn();
    let mut after: Vec<Position<1>> = position
        .reach()
        .bits()
        .map(|bit| {
            let mut next = *position;
            next.step(bit);
            next
        })
        .collect();
    after.sort_by_key(|next| {
        let bases = |side| next.bases(side).len() as i32;
        (next.outcome() != Some(Outcome::Win(me)), bases(me.other()) - bases(me))
    });
    after
}

#[test]
fn the_first_side_wins_on_four_by_four_cells() {
    let start = VirusWar::new(sized(4)).resized();
    assert_eq!(Solver::default().value(&start, 0, 1), 1);
}
