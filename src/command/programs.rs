//! Other programs in a match: they are tried before it, and leave with it.

use super::{Failure, end_on_interrupt};
use crate::bots::Budget;
use crate::bots::outside::{EngineFailure, Program, Protocol};
use crate::games::GameSetup;
use crate::play::duel::Contestant;

/// Starts every program once: a match against one that cannot play has no meaning.
/// Whoever interrupts this, or the match, leaves no program behind.
pub(super) fn try_all(
    names: [&str; 2],
    players: &[Contestant; 2],
    game: &GameSetup,
    budget: Budget,
) -> Result<(), Failure> {
    end_on_interrupt();
    let Some(protocol) = game.protocol() else { return Ok(()) };
    for ((option, name), player) in ["--first", "--second"].into_iter().zip(names).zip(players) {
        if let Contestant::Program(program) = player {
            let tried = try_one(protocol, program, game, budget);
            let (name, protocol) = (name.to_owned(), protocol.key);
            tried.map_err(|failure| Failure::Program { option, name, protocol, failure })?;
        }
    }
    Ok(())
}

/// It has to know the board, and the opening if there is one, in the time that it
/// has in the match.
fn try_one(
    protocol: &Protocol,
    program: &Program,
    game: &GameSetup,
    budget: Budget,
) -> Result<(), EngineFailure> {
    let mut outsider = (protocol.open)(program.clone());
    let tried = outsider.try_out(&*game.start().boxed(), budget);
    outsider.leave();
    tried
}
