//! How a game of the form „Hra“ is kept, and taken up again.

use super::{ClassicForm, Game, GameType, Pick};
use crate::app::date::iso;
use crate::app::kept::Kept;
use crate::app::{Effect, stored};
use crate::board::Board;
use crate::bots::known;
use crate::games::tic_tac_toe::{GAME, Mark, TicTacToe, setup};
use crate::play::game::Participant;
use crate::play::{self, history::History};
use crate::rules::Side;
use crate::store::settings::{Choice, Settings};
use crate::store::{self, GameId, Moment};
use std::any::Any;
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
        let game = self.game.as_ref()?;
        self.kept.run(shown && game.table.is_under_way(), now);
        let (new, own) = (self.kept.is_new(game.table.ticket()), game.own);
        let played = self.played(player, seed, now).filter(|_| new)?;
        Some(stored::row(&played, own, now))
    }

    /// The game on the table, if one has begun.
    pub(in crate::app) fn played(&self, player: &str, seed: u64, now: Moment) -> Option<play::game::Game> {
        let mut game = self.game.as_ref()?.played(player);
        (game.date, game.seed, game.duration) = (iso(now), Some(seed), self.kept.duration(now));
        Some(game)
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
    }

    pub(in crate::app) fn kept(&mut self) -> &mut Kept {
        &mut self.kept
    }

    /// Whether this game can go on in this form, with a person on the side `own`.
    pub(in crate::app) fn takes(game: &play::game::Game, own: Side) -> bool {
        GameType::of(game, own).is_some()
    }

    /// Takes up a game with a person on the side `own`, under the number that it has in
    /// the store now; `None` if it is none of this form's.
    pub(in crate::app) fn resume(
        &mut self,
        game: &play::game::Game,
        own: Side,
        id: Option<GameId>,
    ) -> Option<Vec<Effect>> {
        let kind = GameType::of(game, own)?;
        let start = game.start().boxed();
        let history = History::of(*known::<TicTacToe>(&*start), game.moves());
        let effects = self.sit_down(kind, own, history);
        self.kept.take_up(id, game.duration);
        Some(effects)
    }
}

impl GameType {
    /// The type of a game whose side `own` is a person's; `None` if it is none of this
    /// form's.
    fn of(game: &play::game::Game, own: Side) -> Option<GameType> {
        if game.spec().key != GAME.key {
            return None;
        }
        match game.side(own.other()) {
            Participant::Person(_) => Some(GameType(0)),
            Participant::Program(_) => None,
            Participant::Bot(bot) => GAME.all_bots().position(|other| other == *bot).map(|i| GameType(i + 1)),
        }
    }
}

impl Game {
    fn played(&self, player: &str) -> play::game::Game {
        let (history, end) = (self.table.history(), self.table.end());
        let setup = setup(self.table.start().mark_to_move());
        let mut game = play::game::Game::of_match(setup, history, self.table.played().len(), end);
        game.sides[self.own.index()] = Participant::Person(player.to_owned());
        game.sides[self.own.other().index()] =
            self.kind.bot().map_or_else(Participant::default, Participant::Bot);
        game
    }
}

/// The key of the mark that a side has in a position; `None` where a game has no
/// marks.
pub(in crate::app) fn mark_of(position: &dyn Board, side: Side) -> Option<&'static str> {
    let position = position.boxed();
    let any: &dyn Any = &*position;
    any.is::<TicTacToe>().then(|| mark_key(known::<TicTacToe>(&*position).mark_of(side)))
}

/// The key of a mark in the store.
fn mark_key(mark: Mark) -> &'static str {
    match mark {
        Mark::Cross => "cross",
        Mark::Nought => "nought",
    }
}
