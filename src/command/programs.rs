//! Other programs in a match: they are tried before it, and leave with it.

use super::{Failure, end_on_interrupt};
use crate::bots::outside::{Misdeed, Program};
use crate::play::duel::Contestant;

/// Starts every program once: a match against one that cannot play has no meaning.
/// Whoever interrupts this, or the match, leaves no program behind.
pub(super) fn try_all(
    names: [&str; 2],
    players: &[Contestant; 2],
    start: impl Fn(&Program) -> Result<(), Misdeed>,
) -> Result<(), Failure> {
    end_on_interrupt();
    for ((option, name), player) in ["--first", "--second"].into_iter().zip(names).zip(players) {
        if let Contestant::Program(program) = player {
            start(program).map_err(|misdeed| Failure::Program(option, name.to_owned(), misdeed))?;
        }
    }
    Ok(())
}
