//! The strongest opponent: looks as deep as its budget lets it, by the search that all
//! games can use.

use super::evaluation::FULL;
use super::rules::Intellector;
use super::sight::Sight;
use crate::bots::limit::Limit;
use crate::bots::search::deepening::{Found, Plan, each, search};
use crate::bots::search::{PROVED, WIN, verdict};
use crate::bots::{Engine, MoveEval, Progress, Thinking};
use crate::rules::{Move, Rules};

/// What one of the units counts in which players read the values of the search.
pub const SHOWN: i32 = 10;

/// The opponent.
pub struct Master;

/// What the search finds in a game; `None` if there was no time at all.
pub fn think(game: &Intellector, plan: Plan, thinking: &mut Thinking) -> Option<Found> {
    let sight = Sight::new(game.position().clone(), &FULL);
    let mut limit = Limit::of(thinking);
    let budget = thinking.budget;
    let tell = |found: &Found| {
        let Found { line, depth, nodes, .. } = found.clone();
        (thinking.report)(Progress { line, depth, verdict: verdict(found.value, SHOWN), nodes });
    };
    search(sight, game.seen(), plan, budget, &mut limit, tell)
}

impl Engine<Intellector> for Master {
    fn think(&mut self, game: &Intellector, thinking: &mut Thinking) -> Move {
        let found = think(game, Plan::FULL, thinking);
        found.map_or_else(|| *game.legal().first().expect("the game is not over"), |found| found.line[0])
    }

    /// What each move is worth, a Progressor being some twenty; 999 is a win at once, 998 one
    /// with two moves.
    fn opinions(&mut self, game: &Intellector, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        let sight = Sight::new(game.position().clone(), &FULL);
        let mut limit = Limit::of(thinking);
        let moves = game.legal();
        let found = each(sight, game.seen(), &moves, Plan::FULL, thinking.budget, &mut limit);
        let number = |value: i32| match value.abs() {
            PROVED.. => value.signum() * (1000 - (WIN - value.abs() + 1) / 2),
            _ => value / SHOWN,
        };
        found.unwrap_or_default().into_iter().map(|(m, value)| (m, MoveEval::Number(number(value)))).collect()
    }
}
