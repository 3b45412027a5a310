//! Games as the store has them, and as the rest of the program does: only here the texts
//! of the store become moves, and moves become texts.

use super::classic;
use super::date::iso;
use crate::games::GameSetup;
use crate::play::game::{Game, Participant};
use crate::rules::Side;
use crate::store::{self, Moment, Opponent};

/// A game of the store; `None` if the registry does not know it, or if its moves are not
/// legal.
pub(super) fn game(row: &store::Game) -> Option<Game> {
    let setup = GameSetup::of_parts(&row.game, &row.setup).ok()?;
    let opponent = match &row.opponent {
        Opponent::Person(name) => Participant::Person(name.clone()),
        Opponent::Program(name) => Participant::Program(name.clone()),
        // One that this program does not have can still be named.
        Opponent::Computer(key) => {
            setup.spec().bot(key).map_or_else(|| Participant::Program(key.clone()), Participant::Bot)
        }
    };
    let mut game = Game::new(setup);
    game.sides[row.own.index()] = Participant::Person(row.player.clone());
    game.sides[row.own.other().index()] = opponent;
    (game.date, game.seed, game.duration) = (iso(row.at), Some(row.seed), row.duration);
    row.moves.iter().try_for_each(|notation| game.play_notation(notation)).ok()?;
    if let Some(outcome) = row.outcome {
        game.settle(outcome, row.ended).ok()?;
    }
    Some(game)
}

/// A game as the store keeps it: it belongs to the person on the side `own`, and its last
/// move was made at this time.
pub(super) fn row(game: &Game, own: Side, at: Moment) -> store::Game {
    let options = game.setup().options();
    store::Game {
        player: game.side(own).name(),
        game: game.spec().key.to_owned(),
        setup: options.to_string(),
        variant: options.variant().to_string(),
        opponent: match game.side(own.other()) {
            Participant::Person(name) => Opponent::Person(name.clone()),
            Participant::Bot(bot) => Opponent::Computer(bot.key()),
            Participant::Program(name) => Opponent::Program(name.clone()),
        },
        own,
        mark: classic::mark_of(game.start(), own).unwrap_or_default().to_owned(),
        outcome: game.outcome(),
        ended: game.end().map(|end| end.by),
        points: game.points(),
        moves: game.notations().collect(),
        duration: game.duration,
        at,
        seed: game.seed.unwrap_or_default(),
    }
}
