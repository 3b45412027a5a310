//! Who can play on the form: people, opponents of the game, and programs of others where
//! the game admits them.

use super::TableForm;
use crate::app::playing::effects;
use crate::app::programs::named;
use crate::app::{Effect, games};
use crate::play::session::Player;
use crate::rules::Side;
use crate::store::settings::Program;
use crate::text::Texts;

impl TableForm {
    /// Whether the game admits programs of others.
    pub(super) fn admits_programs(&self) -> bool {
        self.game().protocol().is_some()
    }

    /// These programs may play from now on. One that has been removed while it sat
    /// here stays as long as it plays, or can come back with the game that was left.
    pub(in crate::app) fn set_programs(&mut self, programs: &[Program]) {
        self.programs = programs.iter().map(named).collect();
    }

    /// The form is left: a program that plays here goes, and comes back when it is
    /// asked again.
    pub(in crate::app) fn part(&mut self) -> Vec<Effect> {
        effects(self.session.dismiss_programs())
    }

    /// Whoever can be chosen for a side, in the order of the combo box.
    fn candidates(&self) -> Vec<Player> {
        let bots = self.game().bots().map(Player::Bot);
        let programs = self.programs.iter().cloned().map(Player::Program);
        let mut all: Vec<Player> = std::iter::once(Player::Person).chain(bots).chain(programs).collect();
        for player in self.session.players().iter().chain(self.session.suspended_players()) {
            if !all.contains(player) {
                all.push(player.clone());
            }
        }
        // One that sat in the game that was left may not be able to play this one.
        all.retain(|player| self.admits_programs() || !matches!(player, Player::Program(_)));
        all
    }

    /// The player of a line of the combo box.
    pub(super) fn of_line(&self, line: usize) -> Option<Player> {
        self.candidates().into_iter().nth(line)
    }

    /// The line of whoever plays a side.
    pub(super) fn line(&self, side: Side) -> Option<usize> {
        self.candidates().iter().position(|player| player == self.session.player(side))
    }

    /// The lines of the combo box of a side, that of a person first.
    pub(super) fn choices(&self, person: &str, texts: &Texts) -> Vec<String> {
        let line = |player| match player {
            Player::Person => person.to_owned(),
            Player::Bot(bot) => games::bot_name(bot, texts),
            Player::Program(program) => program.name,
        };
        self.candidates().into_iter().map(line).collect()
    }
}
