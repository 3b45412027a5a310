//! How a game is kept, and taken up again.

use super::TableForm;
use crate::app::Effect;
use crate::app::kept::{Kept, StoreCopy};
use crate::app::programs::named;
use crate::play::game::Game;
use crate::play::session::{NamedProgram, Pairing, Step};
use crate::rules::Side;
use crate::store::settings::Program;
use crate::store::{self, GameId, Moment};

impl TableForm {
    pub(in crate::app) fn kept(&mut self) -> &mut Kept {
        &mut self.kept
    }

    /// The game as the store should have it, if it has changed since the last call.
    /// `shown` tells whether the form is.
    pub(in crate::app) fn unsaved(
        &mut self,
        player: &str,
        seed: u64,
        shown: bool,
        now: Moment,
    ) -> Option<store::Game> {
        self.kept.unsaved(&self.session, player, seed, shown, now)
    }

    /// The game on the table up to so many moves, played by this player.
    pub(in crate::app) fn played(&self, plies: usize, player: &str, seed: u64, now: Moment) -> Game {
        self.kept.played(&self.session, plies, player, seed, now)
    }

    /// Whether there is a game that can be saved or copied.
    pub(in crate::app) fn has_game(&self) -> bool {
        self.session.own().is_some() || self.plies() > 0
    }

    /// The position that is shown is the one to which the game has come.
    pub(in crate::app) fn look_at_present(&mut self) {
        self.session.look_at_present();
        self.follow();
    }

    /// Whether this game can go on in a form like this, with a person on the side `own`.
    pub(in crate::app) fn takes(programs: &[Program], game: &Game, own: Side) -> bool {
        let programs: Vec<NamedProgram> = programs.iter().map(named).collect();
        Pairing::of_game(game, own, &programs).is_some()
    }

    /// Takes up a game with a person on the side `own`, under the number that it has in
    /// the store now; `None` if its opponent is not known. The form is new.
    pub(in crate::app) fn resume(
        &mut self,
        game: &Game,
        own: Side,
        id: Option<GameId>,
    ) -> Option<Vec<Effect>> {
        let pairing = Pairing::of_game(game, own, &self.programs)?;
        let step = self.session.sit_down(pairing, &mut self.chance);
        Some(self.came_back((step, StoreCopy { id, duration: game.duration })))
    }

    /// A game that had been left is on the table again.
    pub(super) fn came_back(&mut self, (step, copy): (Step, StoreCopy)) -> Vec<Effect> {
        self.own_sizes.clear();
        let effects = self.sat_down(step);
        self.kept.take_up(copy);
        effects
    }

    /// This form comes in place of another one, whose game is left.
    pub(in crate::app) fn succeed(&mut self, other: TableForm) {
        let copy = other.kept.copy(other.now);
        self.session.succeed(other.session, copy);
    }

    /// The game that was left comes back if the number under which the store has it is
    /// meant, and the one on the table is left for it; `None` if it is another one.
    pub(in crate::app) fn come_back_to(&mut self, meant: impl Fn(GameId) -> bool) -> Option<Vec<Effect>> {
        self.session.suspended()?.id.filter(|&id| meant(id))?;
        let back = self.session.change_places(self.kept.copy(self.now), &mut self.chance)?;
        Some(self.came_back(back))
    }
}
