//! How a game is kept, and taken up again.

use super::TableForm;
use super::players::Player;
use crate::app::date::iso;
use crate::app::kept::Kept;
use crate::app::{Effect, stored};
use crate::play::game::{Game, Participant};
use crate::play::score::Score;
use crate::rules::Side;
use crate::store::settings::Program;
use crate::store::{self, GameId, Moment};

impl TableForm {
    pub(in crate::app) fn kept(&mut self) -> &mut Kept {
        &mut self.kept
    }

    /// The game as the store should have it, if it has changed since the last
    /// call. What two opponents of the program play is nobody's game. `shown` tells
    /// whether the form is.
    pub(in crate::app) fn unsaved(
        &mut self,
        player: &str,
        seed: u64,
        shown: bool,
        now: Moment,
    ) -> Option<store::Game> {
        let own = self.own()?;
        self.kept.run(shown && self.table.is_under_way(), now);
        let new = self.kept.is_new(self.table.ticket());
        new.then(|| stored::row(&self.played(self.plies(), player, seed, now), own, now))
    }

    /// The game on the table up to so many moves, played by this player.
    pub(in crate::app) fn played(&self, plies: usize, player: &str, seed: u64, now: Moment) -> Game {
        let (history, end) = (self.table.history(), self.table.end());
        let mut game = Game::of_match(self.game.clone(), history, plies, end);
        game.sides = Side::BOTH.map(|side| match self.player(side) {
            Player::Bot(bot) => Participant::Bot(*bot),
            Player::Program(program) => Participant::Program(program.name.clone()),
            Player::Person if self.own() == Some(side) => Participant::Person(player.to_owned()),
            Player::Person => Participant::default(),
        });
        (game.date, game.seed, game.duration) = (iso(now), Some(seed), self.kept.duration(now));
        game
    }

    /// Whether there is a game that can be saved or copied.
    pub(in crate::app) fn has_game(&self) -> bool {
        self.own().is_some() || !self.table.played().is_empty()
    }

    /// The position that is shown is the one to which the game has come.
    pub(in crate::app) fn look_at_present(&mut self) {
        self.looked = None;
        self.follow();
    }

    /// Whether this game can go on in a form like this, with a person on the side `own`.
    pub(in crate::app) fn takes(programs: &[Program], game: &Game, own: Side) -> bool {
        players_of(programs, game, own).is_some()
    }

    /// Takes up a game with a person on the side `own`, under the number that it has in
    /// the store now; `None` if its opponent is not known.
    pub(in crate::app) fn resume(
        &mut self,
        game: &Game,
        own: Side,
        id: Option<GameId>,
    ) -> Option<Vec<Effect>> {
        self.players = players_of(&self.programs, game, own)?;
        (self.game, self.banked) = (game.setup().clone(), Score::default());
        let effects = self.sit_down(game.history());
        self.kept.take_up(id, game.duration);
        Some(effects)
    }
}

/// Who plays a game that goes on with a person on the side `own`; `None` if the opponent
/// is a program that there is not.
fn players_of(programs: &[Program], game: &Game, own: Side) -> Option<[Player; 2]> {
    let opponent = match game.side(own.other()) {
        Participant::Person(_) => Player::Person,
        Participant::Bot(bot) => Player::Bot(*bot),
        Participant::Program(name) => {
            game.setup().protocol()?;
            Player::Program(programs.iter().find(|program| program.name == *name)?.clone())
        }
    };
    Some(match own {
        Side::First => [Player::Person, opponent],
        Side::Second => [opponent, Player::Person],
    })
}
