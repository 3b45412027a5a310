//! Programs of the Gomocup protocol under the opening *swap2*.
//!
//! They are asked by `SWAP2BOARD`, and what they answer is more than one move here:
//! it is kept, and played when its turn has come. After the opening they are asked as
//! on any board. Not every program knows the opening; one that does not loses.

use super::gomocup::manager::{Manager, Square};
use super::outside::{Guest, square, start, to_move, wanted};
use super::swap::{CROSSES, MORE, NOUGHTS, Stage, Swap2};
use crate::bots::outside::{EngineFailure, ExternalEngine, Interrupted, Program, Protocol, always};
use crate::bots::{Budget, Thinking, known};
use crate::rules::{Move, Rules};
use std::sync::atomic::AtomicBool;

/// The Gomocup protocol with `SWAP2BOARD`.
pub static GOMOCUP_SWAP2: Protocol = Protocol {
    key: "gomocup-swap2",
    open: |program| Box::new(Swap2Guest { guest: Guest::new(program), plan: Vec::new() }),
    greet,
    server: None,
};

/// A program that plays here.
struct Swap2Guest {
    guest: Guest,
    /// What it has said that it will do, by the keys of the positions. It may come to
    /// them once more when moves are taken back.
    plan: Vec<(u64, Move)>,
}

impl ExternalEngine for Swap2Guest {
    fn prepare(&mut self, position: &dyn Rules, budget: Budget) -> Result<(), EngineFailure> {
        self.guest.start(known::<Swap2>(position).board(), budget)
    }

    fn try_out(&mut self, position: &dyn Rules, budget: Budget) -> Result<(), EngineFailure> {
        self.prepare(position, budget)?;
        let board = known::<Swap2>(position).board();
        let open = |stop: &AtomicBool| {
            self.guest.ask(board, budget, stop, |manager| manager.swap2_unless(&[], stop))
        };
        always(open).map(drop)
    }

    fn choose(
        &mut self,
        position: &dyn Rules,
        moves: &[Move],
        thinking: &mut Thinking,
    ) -> Result<Move, EngineFailure> {
        let swap = known::<Swap2>(position);
        let marks: Vec<Square> = Swap2::marks(moves).map(|m| square(swap.board(), m)).collect();
        wanted(self.next(swap, &marks, thinking), position)
    }

    fn leave(&mut self) -> u64 {
        self.guest.leave()
    }
}

impl Swap2Guest {
    fn next(&mut self, swap: &Swap2, marks: &[Square], thinking: &mut Thinking) -> Result<Move, Interrupted> {
        if let Some(&(_, planned)) = self.plan.iter().find(|(key, _)| *key == swap.key()) {
            return Ok(planned);
        }
        match (swap.stage(), marks) {
            (Stage::Opening, []) | (Stage::Choice | Stage::LastChoice, _) => {
                let ask = |manager: &mut Manager| manager.swap2_unless(marks, thinking.stop);
                let squares = self.guest.ask(swap.board(), thinking.budget, thinking.stop, ask)?;
                Ok(self.plan(swap, &squares))
            }
            // In an opening that it has not begun itself it is asked for single marks.
            (Stage::Opening | Stage::More | Stage::Play(_), marks) => {
                self.guest.mark(swap.board(), marks, thinking)
            }
        }
    }

    /// Keeps what the answer means, and returns the first move of it.
    fn plan(&mut self, swap: &Swap2, squares: &[Square]) -> Move {
        let choice = match (swap.stage(), squares) {
            (Stage::Choice | Stage::LastChoice, []) => Some(CROSSES),
            (Stage::Choice | Stage::LastChoice, [_]) => Some(NOUGHTS),
            (Stage::Choice, _) => Some(MORE),
            _ => None,
        };
        let marks = squares.iter().map(|&square| to_move(swap.board(), square));
        let mut position = swap.clone();
        self.plan.clear();
        for m in choice.into_iter().chain(marks) {
            self.plan.push((position.key(), m));
            position.play(m);
        }
        self.plan[0].1
    }
}

/// A program has to know the opening, too.
fn greet(program: &Program, stop: &AtomicBool) -> Result<String, Interrupted> {
    let mut manager = start(program, stop)?;
    let about = manager.about_unless(stop)?;
    manager.swap2_unless(&[], stop)?;
    Ok(about)
}
