//! How a game of the form „Hra“ is kept, and taken up again.

use super::{ClassicForm, Game, GameType, Pick};
use crate::app::Effect;
use crate::app::kept::Kept;
use crate::app::playing::{legal_moves, notations};
use crate::board::Board;
use crate::bots::known;
use crate::games::tic_tac_toe::{GAME, Mark, TicTacToe, setup};
use crate::play::history::History;
use crate::rules::Side;
use crate::store::settings::{Choice, Settings};
use crate::store::{self, GameId, Moment, Opponent};
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
        let new = self.kept.is_new(game.table.ticket());
        new.then(|| game.to_store(player, seed, now, self.kept.duration(now)))
    }

    /// The game on the table, if one has begun.
    pub(in crate::app) fn game(&self, player: &str, seed: u64, now: Moment) -> Option<store::Game> {
        Some(self.game.as_ref()?.to_store(player, seed, now, self.kept.duration(now)))
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

    /// Whether a game of the store can go on in this form.
    pub(in crate::app) fn takes(game: &store::Game) -> bool {
        understood(game).is_some()
    }

    /// Takes up a game from the store, under the number that it has there now;
    /// `None` if it is none of this form's.
    pub(in crate::app) fn resume(&mut self, game: &store::Game, id: Option<GameId>) -> Option<Vec<Effect>> {
        let (kind, history) = understood(game)?;
        let effects = self.sit_down(kind, game.own, history);
        self.kept.take_up(id, game.duration);
        Some(effects)
    }
}

/// The type of a game of the store, and what was played; `None` if it is none of this
/// form's.
fn understood(game: &store::Game) -> Option<(GameType, History<TicTacToe>)> {
    if game.game != GAME.key {
        return None;
    }
    let kind = GameType::of(&game.opponent)?;
    let own_mark = Mark::BOTH.into_iter().find(|&mark| mark_key(mark) == game.mark)?;
    let first = if game.own == Side::First { own_mark } else { own_mark.other() };
    let start = TicTacToe::begun_by(first);
    let moves = legal_moves(&start, &game.moves)?;
    Some((kind, History::of(start, &moves)))
}

impl GameType {
    fn of(opponent: &Opponent) -> Option<GameType> {
        match opponent {
            Opponent::Person(_) => Some(GameType(0)),
            Opponent::Program(_) => None,
            Opponent::Computer(key) => {
                let bot = GAME.bot(key)?;
                GAME.all_bots().position(|other| other == bot).map(|i| GameType(i + 1))
            }
        }
    }
}

impl Game {
    fn to_store(&self, player: &str, seed: u64, at: Moment, duration: Duration) -> store::Game {
        let start = self.table.start();
        store::Game {
            player: player.to_owned(),
            game: GAME.key.to_owned(),
            setup: setup(start.mark_to_move()).options().to_string(),
            opponent: match self.kind.bot() {
                Some(bot) => Opponent::Computer(bot.key()),
                None => Opponent::Person(String::new()),
            },
            own: self.own,
            mark: mark_key(start.mark_of(self.own)).to_owned(),
            outcome: self.table.outcome(),
            moves: notations(start, self.table.played()),
            duration,
            at,
            seed,
        }
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
