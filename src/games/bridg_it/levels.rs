//! Opponents that count the sites which either side lacks on its shortest way, and that
//! now and then play anywhere.

use super::rules::BridgIt;
use super::ways::{Ways, missing, ways};
use crate::bots::limit::Limit;
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::{Move, Rules};
use rand::RngExt;
use rand::seq::IndexedRandom;

/// How well a level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many moves in a hundred are slips: any move then seems as good as another,
    /// unless the game can be won at once or has to be saved.
    pub slips: u32,
    /// Whether it looks for sites that lie on shortest ways of both sides.
    pub crossings: bool,
}

/// The levels, weakest first.
pub const LEVELS: [Level; 3] = [
    Level { slips: 85, crossings: false },
    Level { slips: 50, crossings: false },
    Level { slips: 15, crossings: true },
];

/// An opponent of one of the [`LEVELS`].
pub struct Paths {
    level: Level,
}

impl Paths {
    /// An opponent of this level, from 1 on.
    ///
    /// # Panics
    /// When there is no such level.
    #[must_use]
    pub fn new(level: u8) -> Paths {
        Paths { level: LEVELS[usize::from(level) - 1] }
    }

    /// What each move is worth, as long as there is time. Twice the sites that the other
    /// side will lack less twice the own ones, and 1 more for a crossing.
    fn judge(&self, position: &BridgIt, thinking: &mut Thinking) -> Vec<(usize, i32)> {
        let mut limit = Limit::of(thinking);
        let me = position.turn();
        let both = [me, me.other()].map(|side| ways(position, side).sites);
        let judge = |site| {
            let next = position.after(site);
            let [own, other] = [me, me.other()].map(|side| missing(&next, side).map_or(1000, |n| n as i32));
            let crossing = self.level.crossings && both.iter().all(|sites| sites.contains(site));
            (site, 2 * (other - own) + i32::from(crossing))
        };
        position.free().take_while(|_| limit.visit()).map(judge).collect()
    }
}

/// The sites that a side has to take now: with which it wins at once, or else the one
/// with which the other side would.
#[must_use]
pub fn forced(position: &BridgIt) -> Vec<usize> {
    let me = position.turn();
    let urgent =
        |Ways { missing, sites }| if missing == Some(1) { sites.iter().collect() } else { Vec::new() };
    let wins = urgent(ways(position, me));
    if wins.is_empty() { urgent(ways(position, me.other())) } else { wins }
}

impl Engine<BridgIt> for Paths {
    fn think(&mut self, position: &BridgIt, thinking: &mut Thinking) -> Move {
        let mut moves = forced(position);
        if moves.is_empty() && thinking.chance.random_range(0..100) >= self.level.slips {
            let judged = self.judge(position, thinking);
            let best = judged.iter().map(|&(_, value)| value).max();
            moves = judged.iter().filter(|&&(_, value)| Some(value) == best).map(|&(site, _)| site).collect();
        }
        if moves.is_empty() {
            moves = position.free().collect();
        }
        let site = moves.choose(thinking.chance).expect("the game is not over");
        Move(*site as u32)
    }

    /// By how many sites the other side will lack more than this one.
    fn opinions(&mut self, position: &BridgIt, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let judged = self.judge(position, thinking);
        let half = |value: i32| value.div_euclid(2);
        judged.into_iter().map(|(site, value)| (Move(site as u32), MoveEval::Number(half(value)))).collect()
    }
}
