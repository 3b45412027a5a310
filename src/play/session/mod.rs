//! Somebody sits down to play, one game after the other: all that both forms on which
//! games are played do alike.
//!
//! | file | what it is |
//! |---|---|
//! | `player` | who plays, and what is played by them |
//! | `moving` | moves, steps back, hints, resigning and agreeing on a draw |
//! | `helper` | the computer moves for a person, and answers are taken |
//! | `looking` | earlier positions, and what opponents think |
//! | `watching` | two computers play against each other |
//! | `suspended` | a game that was left comes back |
//! | `clock` | how long each side has thought |
//!
//! A session draws nothing and speaks to nobody. What has to be done outside it gives
//! back, with what has happened, as a [`Step`]; chance and time come in as arguments.

mod clock;
mod helper;
mod looking;
mod moving;
mod player;
mod suspended;
mod watching;

pub use clock::Clock;
pub use player::{NamedProgram, Pairing, Player};
pub use watching::SPEEDS;

use super::game::{Game, Participant};
use super::r#match::{Match, Possible, Request};
use super::score::Score;
use crate::board::Board;
use crate::bots::{Chance, Progress};
use crate::games::GameSetup;
use crate::rules::{Outcome, Rules, Side};
use helper::Helper;
use player::seats;
use std::collections::HashMap;
use std::time::Duration;
use suspended::Suspended;

/// A match of any game.
pub type Play = Match<Box<dyn Board>>;

/// What an operation has led to.
#[derive(Default)]
#[must_use]
pub struct Step {
    /// What is wanted from outside.
    pub requests: Vec<Request>,
    /// Whether the position, or what is known of it, is another one than before.
    pub changed: bool,
    /// Whether the game has ended by it; not if an end was only made again.
    pub ended: bool,
    /// Whether the best move has become known.
    pub advised: bool,
}

/// The games of one sitting, one at a time. `T` is what the outside keeps about a game
/// that was left for another.
pub struct Session<T> {
    game: GameSetup,
    players: [Player; 2],
    own: Option<Side>,
    current: Play,
    /// The ticket with which the game began.
    number: u64,
    banked: Score,
    /// The earlier position that is looked at, by the number of moves before it.
    looked: Option<usize>,
    /// Whether it is wanted what an opponent thinks of each move.
    opinions: bool,
    helper: Option<Helper>,
    /// What opponents have told of positions, by the keys of these.
    thoughts: HashMap<u64, Progress>,
    suspended: Option<Suspended<T>>,
    clock: Clock,
    /// How fast two computers play.
    speed: usize,
    delay: Duration,
}

impl<T> Session<T> {
    /// Somebody sits down to a game, which [`begin`](Session::begin) sets going.
    ///
    /// `first_ticket` is above all tickets whose answers may still come, or 0; `delay` is
    /// how long the computer waits before its move is shown to a person.
    #[must_use]
    pub fn new(pairing: Pairing, first_ticket: u64, delay: Duration) -> Session<T> {
        let Pairing { game, players, own, history, banked } = pairing;
        let seats = seats(&game, &players);
        let current = Match::new(game.spec(), history, seats, first_ticket, delay);
        let mut session = Session {
            game,
            players,
            own,
            current,
            number: first_ticket,
            banked,
            looked: None,
            opinions: false,
            helper: None,
            thoughts: HashMap::new(),
            suspended: None,
            clock: Clock::default(),
            speed: 1,
            delay,
        };
        session.current.set_pause(session.pause());
        session
    }

    /// Sets the game going: asks the computer if it is to move.
    pub fn begin(&mut self, chance: &mut Chance) -> Step {
        self.step(|play| play.begin(chance))
    }

    /// Another game comes in place of this one, and begins.
    pub fn sit_down(&mut self, pairing: Pairing, chance: &mut Chance) -> Step {
        let Pairing { game, players, own, history, banked } = pairing;
        let seats = seats(&game, &players);
        (self.game, self.players, self.own, self.banked) = (game, players, own, banked);
        (self.looked, self.helper, self.clock) = (None, None, Clock::default());
        self.thoughts.clear();
        self.number = self.ticket();
        self.current = Match::new(self.game.spec(), history, seats, self.number, self.pause());
        self.begin(chance)
    }

    /// A new game between the same two.
    #[must_use]
    pub fn next_game(&self) -> Pairing {
        let new = Pairing::new(self.game.clone(), self.players.clone());
        Pairing { own: self.own, banked: self.score(), ..new }
    }

    /// A game with other options between the same two.
    #[must_use]
    pub fn with_game(&self, game: GameSetup) -> Pairing {
        let players = self.players.each_ref().map(|player| player.in_game(&game));
        Pairing::new(game, players)
    }

    /// A game in which somebody else plays a side.
    #[must_use]
    pub fn with_player(&self, side: Side, player: Player) -> Pairing {
        let mut players = self.players.clone();
        players[side.index()] = player;
        Pairing::new(self.game.clone(), players)
    }

    /// This game as it is.
    fn pairing(&self) -> Pairing {
        Pairing {
            game: self.game.clone(),
            players: self.players.clone(),
            own: self.own,
            history: self.current.history().clone(),
            banked: self.banked,
        }
    }

    /// The game that is played.
    #[must_use]
    pub fn current(&self) -> &Play {
        &self.current
    }

    /// Which game it is.
    #[must_use]
    pub fn game(&self) -> &GameSetup {
        &self.game
    }

    /// Tells this game from all others of this session.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The ticket of the position; see [`Match::ticket`].
    #[must_use]
    pub fn ticket(&self) -> u64 {
        self.current.ticket()
    }

    /// How many moves have been made.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.current.played().len()
    }

    /// Who plays.
    #[must_use]
    pub fn players(&self) -> &[Player; 2] {
        &self.players
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// Whether a person plays a side.
    #[must_use]
    pub fn is_person(&self, side: Side) -> bool {
        self.player(side).is_person()
    }

    /// The side of the player whose name is known.
    #[must_use]
    pub fn own(&self) -> Option<Side> {
        self.own
    }

    /// The side of the one person who plays against the computer.
    #[must_use]
    pub fn lone_person(&self) -> Option<Side> {
        self.own.filter(|own| !self.is_person(own.other()))
    }

    /// What can be done just now.
    #[must_use]
    pub fn possible(&self) -> Possible {
        let possible = self.current.possible();
        Possible { undo: possible.undo || self.suspended.is_some(), ..possible }
    }

    /// The score between these two by sides, this game included.
    #[must_use]
    pub fn score(&self) -> Score {
        match self.current.outcome() {
            None => self.banked,
            Some(Outcome::Win(side)) => self.banked.with(Some(side.index())),
            Some(Outcome::Draw) => self.banked.with(None),
        }
    }

    /// The game up to so many moves, played by a player of this name.
    ///
    /// # Panics
    /// If fewer moves were made.
    #[must_use]
    pub fn game_up_to(&self, plies: usize, name: &str) -> Game {
        let (history, end) = (self.current.history(), self.current.end());
        let mut game = Game::of_match(self.game.clone(), history, plies, end);
        game.sides = Side::BOTH.map(|side| match self.player(side) {
            Player::Bot(bot) => Participant::Bot(*bot),
            Player::Program(program) => Participant::Program(program.name.clone()),
            Player::Person if self.own == Some(side) => Participant::Person(name.to_owned()),
            Player::Person => Participant::default(),
        });
        game
    }

    /// The time is this; the side to move has been thinking since the last call, but for
    /// the first move, before which nobody's time runs, and while the computer is held.
    pub fn at(&mut self, now: Duration) {
        let on = self.current.is_under_way() && !self.current.held();
        self.clock.at(now, on.then(|| self.current.position().turn()));
    }

    /// Nobody's time runs until the next call of [`at`](Session::at).
    pub fn rest(&mut self) {
        self.clock.rest();
    }

    /// How long each side has thought.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Changes how long the computer waits, from the next game on.
    pub fn set_delay(&mut self, delay: Duration) {
        self.delay = delay;
    }

    /// Programs that play go, and come back when they are asked again.
    pub fn dismiss_programs(&mut self) -> Vec<Request> {
        if !self.players.iter().any(|player| matches!(player, Player::Program(_))) {
            return Vec::new();
        }
        self.current.set_seats(seats(&self.game, &self.players));
        vec![Request::Stop]
    }
}

#[cfg(test)]
mod tests;
