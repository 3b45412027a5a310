//! How a game is kept, and taken up again.

use super::TableForm;
use super::players::Player;
use crate::app::Effect;
use crate::app::kept::Kept;
use crate::app::playing::{legal_moves, notations};
use crate::board::Board;
use crate::games::GameSetup;
use crate::play::history::History;
use crate::play::score::Score;
use crate::record;
use crate::rules::Side;
use crate::store::settings::Program;
use crate::store::{self, GameId, Moment, Opponent};

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
        self.own()?;
        self.kept.run(shown && self.table.is_under_way(), now);
        let new = self.kept.is_new(self.table.ticket());
        new.then(|| self.to_store(self.table.played().len(), player, seed, now)).flatten()
    }

    /// The game on the table up to so many moves, if a person plays it.
    pub(in crate::app) fn to_store(
        &self,
        plies: usize,
        player: &str,
        seed: u64,
        at: Moment,
    ) -> Option<store::Game> {
        let own = self.own()?;
        Some(store::Game {
            player: player.to_owned(),
            game: self.game.spec().key.to_owned(),
            setup: self.game.options().to_string(),
            opponent: match self.player(own.other()) {
                Player::Bot(bot) => Opponent::Computer(bot.key()),
                Player::Program(program) => Opponent::Program(program.name.clone()),
                Player::Person => Opponent::Person(String::new()),
            },
            own,
            mark: String::new(),
            outcome: self.table.outcome().filter(|_| plies == self.table.played().len()),
            moves: notations(self.table.start(), &self.table.played()[..plies]),
            duration: self.kept.duration(at),
            at,
            seed,
        })
    }

    /// Whether there is a game that can be saved or copied.
    pub(in crate::app) fn has_game(&self) -> bool {
        self.own().is_some() || !self.table.played().is_empty()
    }

    /// The game of two opponents of the program up to so many moves, and what
    /// records call the opponents; `None` if a person plays or nobody has moved.
    pub(in crate::app) fn watched(&self, plies: usize) -> Option<(record::Game, [String; 2])> {
        let name = |n: usize| match &self.players[n] {
            Player::Bot(bot) => Some(bot.key()),
            Player::Program(program) => Some(program.name.clone()),
            Player::Person => None,
        };
        let names = [name(0)?, name(1)?];
        let played = self.table.played();
        if played.is_empty() {
            return None;
        }
        let mut game = record::Game::new(self.game.clone());
        for notation in notations(self.table.start(), &played[..plies]) {
            game.play_notation(&notation).ok()?;
        }
        if let Some(outcome) = self.table.outcome().filter(|_| plies == played.len()) {
            game.settle(outcome).ok()?;
        }
        Some((game, names))
    }

    /// The position that is shown is the one to which the game has come.
    pub(in crate::app) fn look_at_present(&mut self) {
        self.looked = None;
        self.follow();
    }

    /// Whether a game of the store can go on in a form for this game.
    pub(in crate::app) fn takes(programs: &[Program], game: &store::Game) -> bool {
        understood(programs, game).is_some()
    }

    /// Takes up a game from the store, under the number that it has there now;
    /// `None` if its moves are not those of this game, or its opponent is not known.
    pub(in crate::app) fn resume(&mut self, game: &store::Game, id: Option<GameId>) -> Option<Vec<Effect>> {
        let (setup, players, history) = understood(&self.programs, game)?;
        self.game = setup;
        (self.players, self.banked) = (players, Score::default());
        let effects = self.sit_down(history);
        self.kept.take_up(id, game.duration);
        Some(effects)
    }
}

/// What was played on this form.
type Course = History<Box<dyn Board>>;

/// A game of the store, who plays it, and what was played; `None` if it or its opponent
/// is not known, or if its moves are not those of this game.
fn understood(programs: &[Program], game: &store::Game) -> Option<(GameSetup, [Player; 2], Course)> {
    let setup = GameSetup::of_parts(&game.game, &game.setup).ok()?;
    let opponent = match &game.opponent {
        Opponent::Person(_) => Player::Person,
        Opponent::Computer(key) => Player::Bot(setup.spec().bot(key)?),
        Opponent::Program(name) => {
            setup.protocol()?;
            Player::Program(programs.iter().find(|program| program.name == *name)?.clone())
        }
    };
    let start = setup.start();
    let moves = legal_moves(&start, &game.moves)?;
    let players = match game.own {
        Side::First => [Player::Person, opponent],
        Side::Second => [opponent, Player::Person],
    };
    Some((setup, players, History::of(start, &moves)))
}
