//! Who plays, and what is played by them.

use crate::board::Board;
use crate::bots::outside::{self, EngineHandle};
use crate::games::{BotLevel, GameSetup};
use crate::play::game::{Game, Participant};
use crate::play::history::History;
use crate::play::r#match::Seat;
use crate::play::question::Thinker;
use crate::play::score::Score;
use crate::rules::Side;

/// A program of somebody else, under the name that it has here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedProgram {
    /// What it is called.
    pub name: String,
    /// What is started.
    pub program: outside::Program,
}

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody in front of the screen.
    Person,
    /// An opponent of the game.
    Bot(BotLevel),
    /// A program of somebody else; only in games with a protocol for programs.
    Program(NamedProgram),
}

impl Player {
    /// Whether it is a person.
    #[must_use]
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person)
    }

    /// The same in the same game with other options: a program gives its seat to a
    /// person where no program can play, and an opponent that does not play it to the best
    /// that does.
    #[must_use]
    pub fn in_game(&self, game: &GameSetup) -> Player {
        match self {
            Player::Program(_) if game.protocol().is_none() => Player::Person,
            Player::Bot(bot) if !game.is_played_by(*bot) => Player::Bot(game.best_bot()),
            player => player.clone(),
        }
    }

    /// The seat of this player. A program is started when it is first asked.
    fn seat(&self, game: &GameSetup) -> Seat {
        match self {
            Player::Person => Seat::Person,
            Player::Bot(bot) => Seat::Computer(Thinker::Bot(*bot)),
            Player::Program(named) => {
                let protocol = game.protocol().expect("the game offers programs");
                let program = (protocol.open)(named.program.clone());
                Seat::Computer(Thinker::Program(EngineHandle::new(program)))
            }
        }
    }
}

/// A game between two players, and how far it has come.
#[derive(Clone)]
pub struct Pairing {
    /// The game.
    pub game: GameSetup,
    /// Who plays the first and the second side.
    pub players: [Player; 2],
    /// The side of the player whose name is known; a person plays it.
    pub own: Option<Side>,
    /// What has been played, and taken back.
    pub history: History<Box<dyn Board>>,
    /// Games between these two that ended and were left for another, by sides.
    pub banked: Score,
}

impl Pairing {
    /// A game that has not begun, the first between these two; the player whose name is
    /// known is the first person.
    #[must_use]
    pub fn new(game: GameSetup, players: [Player; 2]) -> Pairing {
        let own = Side::BOTH.into_iter().find(|side| players[side.index()].is_person());
        Pairing { history: History::new(game.start()), game, players, own, banked: Score::default() }
    }

    /// A game that goes on with a person on the side `own`; `None` if the opponent is a
    /// program that is not among these.
    #[must_use]
    pub fn of_game(game: &Game, own: Side, programs: &[NamedProgram]) -> Option<Pairing> {
        let opponent = match game.side(own.other()) {
            Participant::Person(_) => Player::Person,
            Participant::Bot(bot) => Player::Bot(*bot),
            Participant::Program(name) => {
                game.setup().protocol()?;
                Player::Program(programs.iter().find(|program| program.name == *name)?.clone())
            }
        };
        let players = match own {
            Side::First => [Player::Person, opponent],
            Side::Second => [opponent, Player::Person],
        };
        let new = Pairing::new(game.setup().clone(), players);
        Some(Pairing { own: Some(own), history: game.history(), ..new })
    }
}

/// The seats of these players.
pub(super) fn seats(game: &GameSetup, players: &[Player; 2]) -> [Seat; 2] {
    players.each_ref().map(|player| player.seat(game))
}
