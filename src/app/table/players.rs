//! Who plays on the form: people, opponents of the game, and programs of others
//! where the game admits them.

use super::TableForm;
use crate::app::Effect;
use crate::app::programs::started;
use crate::bots::outside::Visitor;
use crate::games::GameSpec;
use crate::play::question::Thinker;
use crate::play::table::Seat;
use crate::store::settings::Program;
use crate::text::Texts;

/// Who plays a side: a person, an opponent of the game by its number, or a
/// program by its place in the list of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Player {
    Person,
    Bot(usize),
    Program(usize),
}

impl Player {
    /// The line of the combo box.
    pub(super) fn line(self, game: &GameSpec) -> usize {
        match self {
            Player::Person => 0,
            Player::Bot(n) => 1 + n,
            Player::Program(n) => 1 + game.bots.len() + n,
        }
    }

    pub(super) fn of_line(line: usize, game: &GameSpec) -> Player {
        match line.checked_sub(1) {
            None => Player::Person,
            Some(n) => n.checked_sub(game.bots.len()).map_or(Player::Bot(n), Player::Program),
        }
    }
}

/// The seats of these players. A program is started when it is first asked.
pub(super) fn seats(game: &'static GameSpec, players: [Player; 2], programs: &[Program]) -> [Seat; 2] {
    players.map(|player| match player {
        Player::Person => Seat::Person,
        Player::Bot(n) => Seat::Computer(Thinker::Bot(&game.bots[n])),
        Player::Program(n) => {
            let protocol = game.protocol.expect("the game offers programs");
            Seat::Computer(Thinker::Program(Visitor::new((protocol.open)(started(&programs[n])))))
        }
    })
}

/// The place of a program in a list, in which it is from now on.
pub(super) fn seat(list: &mut Vec<Program>, program: &Program) -> usize {
    list.iter().position(|known| known == program).unwrap_or_else(|| {
        list.push(program.clone());
        list.len() - 1
    })
}

impl TableForm {
    /// Whether the game admits programs of others.
    pub(super) fn admits_programs(&self) -> bool {
        self.game.protocol.is_some()
    }

    /// These programs may play from now on. One that has been removed while it sat
    /// here stays until the form is left for another game.
    pub(in crate::app) fn set_programs(&mut self, programs: &[Program]) {
        if !self.admits_programs() {
            return;
        }
        let mut list = programs.to_vec();
        let left = self.left.iter_mut().flat_map(|left| &mut left.players);
        for player in self.players.iter_mut().chain(left) {
            if let Player::Program(n) = player {
                *n = seat(&mut list, &self.programs[*n]);
            }
        }
        self.programs = list;
    }

    /// The form is left: a program that plays here goes, and comes back when it is
    /// asked again.
    pub(in crate::app) fn part(&mut self) -> Vec<Effect> {
        if !self.players.iter().any(|player| matches!(player, Player::Program(_))) {
            return Vec::new();
        }
        self.table.set_seats(seats(self.game, self.players, &self.programs));
        vec![Effect::Stop]
    }

    /// The lines of the combo box of a side, that of a person first.
    pub(super) fn choices(&self, person: String, texts: &Texts) -> Vec<String> {
        let bots = self.game.bots.iter().map(|bot| texts.bot(bot.key).unwrap_or_default());
        let programs = self.programs.iter().map(|program| program.name.clone());
        std::iter::once(person).chain(bots).chain(programs).collect()
    }
}
