//! Wins if it can at once, and else takes what is worth most; answers it does not see.

use super::evaluation::material;
use super::position::Position;
use super::rules::Intellector;
use crate::bots::limit::Limit;
use crate::bots::{Engine, MoveEval, Thinking};
use crate::rules::{Move, Rules, Side};
use rand::seq::IndexedRandom;

/// More than all pieces together are worth.
const WON: i32 = 1000;

/// The opponent.
pub struct Greedy;

impl Engine<Intellector> for Greedy {
    fn think(&mut self, game: &Intellector, thinking: &mut Thinking) -> Move {
        let judged = judge(game, thinking);
        let most = judged.iter().map(|&(_, worth)| worth).max();
        let best = judged.into_iter().filter(|&(_, worth)| Some(worth) == most);
        let best: Vec<Move> = best.map(|(m, _)| m).collect();
        let moves = if best.is_empty() { game.legal() } else { best };
        *moves.choose(thinking.chance).expect("the game is not over")
    }

    /// The balance of the pieces after each move.
    fn opinions(&mut self, game: &Intellector, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        judge(game, thinking).into_iter().map(|(m, worth)| (m, MoveEval::Number(worth))).collect()
    }
}

/// The balance of the pieces after each move, as far as the budget allows.
fn judge(game: &Intellector, thinking: &Thinking) -> Vec<(Move, i32)> {
    let (mut position, side) = (game.position().clone(), game.turn());
    let mut limit = Limit::of(thinking);
    let judge = |m: Move| limit.visit().then(|| (m, after(&mut position, m, side)));
    game.legal().into_iter().map_while(judge).collect()
}

fn after(position: &mut Position, m: Move, side: Side) -> i32 {
    let undo = position.make(m);
    let worth = if position.winner() == Some(side) { WON } else { material(position, side) };
    position.unmake(m, undo);
    worth
}
