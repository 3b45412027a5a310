//! How a game of the form „Hra“ is kept, and taken up again.

use super::{ClassicForm, GameType, Pick};
use crate::app::Effect;
use crate::app::kept::{Kept, StoreCopy};
use crate::board::Board;
use crate::bots::known_as;
use crate::games::tic_tac_toe::{GAME, Mark, TicTacToe};
use crate::play::game::{Game, Participant};
use crate::play::session::Pairing;
use crate::rules::Side;
use crate::store::settings::{Choice, Settings};
use crate::store::{self, GameId, Moment};
use std::time::Duration;

/// The choice of the settings that a pick means: both list the same three.
fn choice<T: Choice>(pick: Pick) -> T {
    T::ALL[pick as usize].1
}

impl ClassicForm {
    /// The game as the store should have it, if it has changed since the last call.
    /// `shown` tells whether the form is.
    pub(in crate::app) fn unsaved(
        &mut self,
        player: &str,
        seed: u64,
        shown: bool,
        now: Moment,
    ) -> Option<store::Game> {
        self.kept.unsaved(&self.game.as_ref()?.session, player, seed, shown, now)
    }

    /// The game on the table, if one has begun.
    pub(in crate::app) fn played(&self, player: &str, seed: u64, now: Moment) -> Option<Game> {
        let session = &self.game.as_ref()?.session;
        Some(self.kept.played(session, session.plies(), player, seed, now))
    }

    /// Writes down who begins and who has which mark.
    pub(in crate::app) fn write_picks(&self, settings: &mut Settings) {
        settings.begins = choice(self.begins);
        settings.mark = choice(self.mark);
    }

    /// Whether moves have to be confirmed.
    pub(in crate::app) fn confirms(&self) -> bool {
        self.confirm
    }

    /// How long the computer waits, from the next game on.
    pub(in crate::app) fn set_delay(&mut self, delay: Duration) {
        self.delay = delay;
        if let Some(game) = &mut self.game {
            game.session.set_delay(delay);
        }
    }

    pub(in crate::app) fn kept(&mut self) -> &mut Kept {
        &mut self.kept
    }

    /// Whether this game can go on in this form, with a person on the side `own`.
    pub(in crate::app) fn takes(game: &Game, own: Side) -> bool {
        GameType::of(game, own).is_some()
    }

    /// Takes up a game with a person on the side `own`, under the number that it has in
    /// the store now; `None` if it is none of this form's.
    pub(in crate::app) fn resume(
        &mut self,
        game: &Game,
        own: Side,
        id: Option<GameId>,
    ) -> Option<Vec<Effect>> {
        let (kind, pairing) = (GameType::of(game, own)?, Pairing::of_game(game, own, &[])?);
        let effects = self.sit_down(kind, pairing);
        self.kept.take_up(StoreCopy { id, duration: game.duration });
        Some(effects)
    }
}

impl GameType {
    /// The type of a game whose side `own` is a person's; `None` if it is none of this
    /// form's.
    fn of(game: &Game, own: Side) -> Option<GameType> {
        if game.spec().key != GAME.key {
            return None;
        }
        match game.side(own.other()) {
            Participant::Person(_) => Some(GameType(0)),
            Participant::Program(_) => None,
            Participant::Bot(bot) => {
                GAME.usual().bots().position(|other| other == *bot).map(|i| GameType(i + 1))
            }
        }
    }
}

/// The key of the mark that a side has in a position; `None` where a game has no
/// marks.
pub(in crate::app) fn mark_of(position: &dyn Board, side: Side) -> Option<&'static str> {
    known_as::<TicTacToe>(position).map(|position| mark_key(position.mark_of(side)))
}

/// The key of a mark in the store.
fn mark_key(mark: Mark) -> &'static str {
    match mark {
        Mark::Cross => "cross",
        Mark::Nought => "nought",
    }
}
