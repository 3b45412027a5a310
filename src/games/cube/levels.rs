//! Two opponents between the careful and the perfect one: they look a few plies ahead
//! and count open lines, and now and then they overlook what the position asks for.
//!
//! Whoever begins in the centre and makes no mistake wins, so a level can be better
//! than another only by the mistakes that the other makes as the first side. That is
//! why they slip so often. Games won by each opponent against the one before it in
//! the list, in percent of 1000 games in which the colours change, from the empty
//! cube and after one or two random plies that both games of a pair share:
//!
//! | opponent | empty | one ply | two plies |
//! |---|---|---|---|
//! | careful against random | 97 | 98 | 98 |
//! | level 1 against careful | 74 | 68 | 66 |
//! | level 2 against level 1 | 70 | 68 | 65 |
//! | perfect against level 2 | 68 | 69 | 65 |

use super::rules::Cube;
use super::search::{Judged, SURE, Sight, Until};
use super::think::{judge, verdict};
use crate::bots::{Engine, MoveEval, Thinking, Verdict};
use crate::rules::{Move, Rules};
use rand::RngExt;
use rand::seq::IndexedRandom;

/// What a level sees and how often it slips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many plies it looks ahead; a row of forced answers is followed to its end.
    pub depth: u32,
    /// How many moves in a hundred are slips: any move then seems as good as another,
    /// unless a line can be completed or has to be blocked.
    pub slips: u32,
}

/// The levels, weakest first.
pub const LEVELS: [Level; 2] = [Level { depth: 1, slips: 70 }, Level { depth: 2, slips: 36 }];

/// An opponent of one of the [`LEVELS`].
pub struct Lines {
    level: Level,
}

impl Lines {
    /// An opponent of this level, from 1 on.
    ///
    /// # Panics
    /// When there is no such level.
    #[must_use]
    pub fn new(level: u8) -> Lines {
        Lines { level: LEVELS[usize::from(level) - 1] }
    }

    fn judge(&self, position: &Cube, thinking: &mut Thinking) -> Judged {
        judge(position, Sight::OpenLines, Until::Depth(self.level.depth), thinking)
    }
}

impl Engine<Cube> for Lines {
    fn think(&mut self, position: &Cube, thinking: &mut Thinking) -> Move {
        let (me, other) = (position.turn(), position.turn().other());
        let quiet = position.gaps(me) | position.gaps(other) == 0;
        let slips = quiet && thinking.chance.random_range(0..100) < self.level.slips;
        let moves = if slips { position.legal() } else { self.judge(position, thinking).best() };
        *moves.choose(thinking.chance).expect("the game is not over")
    }

    /// By how much its open lines count more than those of the other side; [`SURE`] less
    /// the number of its moves where it sees that it wins, and the same with a minus
    /// where it sees that it loses.
    fn opinions(&mut self, position: &Cube, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let number = |value| match verdict(position, value) {
            Verdict::Worth(estimate) => estimate,
            Verdict::Wins(moves) => SURE - moves as i32,
            Verdict::Loses(moves) => moves as i32 - SURE,
        };
        let judged = self.judge(position, thinking);
        judged.moves.into_iter().map(|(m, value)| (m, MoveEval::Number(number(value)))).collect()
    }
}
