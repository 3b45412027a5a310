//! Who plays on the form: people, opponents of the game, and programs of others
//! where the game admits them.

use super::TableForm;
use crate::app::programs::started;
use crate::app::{Effect, games};
use crate::bots::outside::EngineHandle;
use crate::games::{BotLevel, GameSetup};
use crate::play::r#match::Seat;
use crate::play::question::Thinker;
use crate::rules::Side;
use crate::store::settings::Program;
use crate::text::Texts;

/// Who plays a side: a person, an opponent of the game, or a program.
#[derive(Clone, PartialEq)]
pub(super) enum Player {
    Person,
    Bot(BotLevel),
    Program(Program),
}

impl Player {
    /// The same in the same game with other options: a program gives its seat to a
    /// person where no program can play.
    pub(super) fn in_game(&self, game: &GameSetup) -> Player {
        match self {
            Player::Program(_) if game.protocol().is_none() => Player::Person,
            player => player.clone(),
        }
    }
}

/// The seats of these players. A program is started when it is first asked.
pub(super) fn seats(game: &GameSetup, players: &[Player; 2]) -> [Seat; 2] {
    players.each_ref().map(|player| match player {
        Player::Person => Seat::Person,
        Player::Bot(bot) => Seat::Computer(Thinker::Bot(*bot)),
        Player::Program(program) => {
            let protocol = game.protocol().expect("the game offers programs");
            Seat::Computer(Thinker::Program(EngineHandle::new((protocol.open)(started(program)))))
        }
    })
}

impl TableForm {
    /// Who plays a side.
    pub(super) fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    pub(super) fn is_person(&self, side: Side) -> bool {
        *self.player(side) == Player::Person
    }

    /// The side of the player whose name is known: the first that is a person's.
    pub(super) fn own(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.is_person(side))
    }

    /// The side of the one person who plays against the computer.
    pub(super) fn lone_person(&self) -> Option<Side> {
        self.own().filter(|own| !self.is_person(own.other()))
    }

    /// Whether the game admits programs of others.
    pub(super) fn admits_programs(&self) -> bool {
        self.game.protocol().is_some()
    }

    /// These programs may play from now on. One that has been removed while it sat
    /// here stays as long as it plays, or can come back with the game that was left.
    pub(in crate::app) fn set_programs(&mut self, programs: &[Program]) {
        self.programs = programs.to_vec();
    }

    /// The form is left: a program that plays here goes, and comes back when it is
    /// asked again.
    pub(in crate::app) fn part(&mut self) -> Vec<Effect> {
        if !self.players.iter().any(|player| matches!(player, Player::Program(_))) {
            return Vec::new();
        }
        self.table.set_seats(seats(&self.game, &self.players));
        vec![Effect::Stop]
    }

    /// Whoever can be chosen for a side, in the order of the combo box.
    fn candidates(&self) -> Vec<Player> {
        let bots = self.game.spec().all_bots().map(Player::Bot);
        let programs = self.programs.iter().cloned().map(Player::Program);
        let mut all: Vec<Player> = std::iter::once(Player::Person).chain(bots).chain(programs).collect();
        let left = self.left.iter().flat_map(|left| &left.players);
        for player in self.players.iter().chain(left) {
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
        self.candidates().iter().position(|player| player == self.player(side))
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
