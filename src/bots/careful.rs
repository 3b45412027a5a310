//! Looks one move ahead in any game: wins at once if it can, and else neither loses at
//! once nor leaves the opponent a win at once if that can be helped.

use super::limit::Limit;
use super::{Bot, Thinking};
use crate::rules::{Move, Outcome, Rules, Side};
use rand::seq::IndexedRandom;

/// The opponent.
pub struct Careful;

impl Bot for Careful {
    fn choose(&mut self, position: &dyn Rules, thinking: &mut Thinking) -> Move {
        let (legal, me) = (position.legal(), position.turn());
        let mut limit = Limit::of(thinking);
        let wins = |m: &Move| after(position, *m).outcome() == Some(Outcome::Win(me));
        let mut good: Vec<Move> = legal.iter().copied().filter(|m| limit.visit() && wins(m)).collect();
        if good.is_empty() {
            let safe = |m: &Move| {
                let next = after(position, *m);
                limit.visit()
                    && next.outcome() != Some(Outcome::Win(me.other()))
                    && !can_win(&*next, me.other())
            };
            good = legal.iter().copied().filter(safe).collect();
        }
        let moves = if good.is_empty() { legal } else { good };
        *moves.choose(thinking.chance).expect("the game is not over")
    }
}

fn after(position: &dyn Rules, m: Move) -> Box<dyn Rules> {
    let mut next = position.boxed();
    next.play(m);
    next
}

/// Whether this side is to move and has a move that wins.
fn can_win(position: &dyn Rules, side: Side) -> bool {
    let wins = |m: Move| after(position, m).outcome() == Some(Outcome::Win(side));
    position.turn() == side && position.legal().into_iter().any(wins)
}
