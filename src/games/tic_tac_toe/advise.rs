//! The hint: the best cell, and a reason that is true of the position.
//!
//! Among moves that are equally good against best play the one with the most
//! telling reason is named, so that the hint teaches what the rules page says:
//! begin in the centre, answer the centre with a corner.

use super::minimax::{WIN as WON, Worth, judge};
use super::{
    BLOCK, BLOCK_FORK, CENTRE, CENTRE_CELL, CORNER, CORNERS, DRAW, EDGE, FORCE, FORK, HOLD, ONLY_MOVE, TRAP,
    TicTacToe, WIN,
};
use crate::bots::limit::Limit;
use crate::bots::{Advice, Reason, Thinking};
use crate::rules::{Move, Rules};
use std::cmp::Reverse;

/// What can be said for a move, the most telling first. One of the last ones,
/// or the centre, can be said for any move.
const TELLING: [Reason; 12] =
    [WIN, ONLY_MOVE, BLOCK, FORK, FORCE, BLOCK_FORK, CENTRE_CELL, HOLD, TRAP, DRAW, CORNER, EDGE];

/// The best move and why.
///
/// When thinking is stopped before the end of the game has been seen, the
/// advice is only what can be read off the field: a win, a block, a fork, a
/// good place.
///
/// # Panics
/// If the game is over.
#[must_use]
pub fn advise(position: &TicTacToe, thinking: &mut Thinking) -> Advice {
    let mut limit = Limit::of(thinking);
    let worths = judge(position, &mut limit);
    let cases = position.legal().into_iter().map(|m| Case { position, worths: worths.as_deref(), m });
    let best_play = cases.clone().map(|case| case.best_play()).max();
    let equals: Vec<Case> = cases.filter(|case| Some(case.best_play()) == best_play).collect();
    let named = TELLING.into_iter().find_map(|reason| {
        let speaking = equals.iter().filter(|case| case.speaks(reason, &mut limit));
        let best = speaking.max_by_key(|case| (case.worth().map(|worth| worth.luck), Reverse(case.m)))?.m;
        Some(Advice::new(best, reason))
    });
    named.expect("every cell is the centre, a corner or an edge")
}

/// A move that may be advised, and what is known of it.
#[derive(Clone)]
struct Case<'a> {
    position: &'a TicTacToe,
    /// Of every move; `None` if there was no time to judge.
    worths: Option<&'a [(Move, Worth)]>,
    m: Move,
}

impl Case<'_> {
    /// Whether this reason is true of the move.
    fn speaks(&self, reason: Reason, limit: &mut Limit) -> bool {
        let cell = self.m.0 as usize;
        let own = self.position.mark_to_move();
        let score = self.worth().map(|worth| worth.score);
        match reason {
            WIN => self.position.gaps(own).any(|gap| gap == cell),
            ONLY_MOVE => self.position.free().count() == 1,
            BLOCK => self.position.gaps(own.other()).any(|gap| gap == cell),
            FORK => forks(self.position, self.m),
            FORCE => score == Some(WON),
            BLOCK_FORK => score >= Some(0) && self.others_lose().any(|m| lets_fork(&after(self.position, m))),
            HOLD => score >= Some(0) && self.others_lose().next().is_some(),
            TRAP => score == Some(0) && can_be_answered_wrongly(&after(self.position, self.m), limit),
            DRAW => score == Some(0) && only_draws(self.position),
            CENTRE_CELL => cell == CENTRE,
            CORNER => CORNERS.contains(&cell),
            _ => cell != CENTRE && !CORNERS.contains(&cell),
        }
    }

    fn worth(&self) -> Option<Worth> {
        self.worths?.iter().find(|&&(m, _)| m == self.m).map(|&(_, worth)| worth)
    }

    /// What counts first: the score, then a quick win or a slow loss.
    fn best_play(&self) -> Option<(i32, i32)> {
        self.worth().map(|worth| (worth.score, worth.haste))
    }

    /// The moves that lose against best play.
    fn others_lose(&self) -> impl Iterator<Item = Move> {
        self.worths.unwrap_or_default().iter().filter(|(_, worth)| worth.score < 0).map(|&(m, _)| m)
    }
}

fn after(position: &TicTacToe, m: Move) -> TicTacToe {
    let mut next = *position;
    next.play(m);
    next
}

/// Whether the move makes two threats, and the opponent cannot win at once.
fn forks(position: &TicTacToe, m: Move) -> bool {
    let (own, next) = (position.mark_to_move(), after(position, m));
    next.gaps(own).count() >= 2 && next.gaps(own.other()).next().is_none()
}

/// Whether the side to move can do so.
fn lets_fork(position: &TicTacToe) -> bool {
    position.legal().into_iter().any(|m| forks(position, m))
}

/// Whether some answer loses against best play. The game is even.
fn can_be_answered_wrongly(position: &TicTacToe, limit: &mut Limit) -> bool {
    let answers = judge(position, limit).unwrap_or_default();
    answers.iter().any(|(_, worth)| worth.score == -WON)
}

/// Whether every way in which the game can go on ends in a draw.
fn only_draws(position: &TicTacToe) -> bool {
    position.winner().is_none() && position.legal().into_iter().all(|m| only_draws(&after(position, m)))
}
