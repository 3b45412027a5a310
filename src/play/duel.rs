//! Two opponents play many games against each other.
//!
//! Knows nothing of how they think or where the result is shown.

use crate::board::Board;
use crate::bots::outside::{Misdeed, Outsider, Program};
use crate::bots::{Bot, Budget, Chance, Thinking, chance};
use crate::games::{BotSpec, GameSpec};
use crate::rules::{Move, Outcome, Rules, Side};
use std::sync::atomic::AtomicBool;

/// Who makes the first move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Begin {
    /// The opponent that is named first, in every game.
    First,
    /// The opponent that is named second, in every game.
    Second,
    /// The opponent that is named first in game 1, the other one in game 2,
    /// and so on in turn.
    Turns,
}

/// Who takes part.
#[derive(Clone)]
pub enum Contestant {
    /// An opponent of this program.
    Bot(&'static BotSpec),
    /// A program of somebody else; it is started anew for every game.
    Program(Program),
}

impl Contestant {
    /// Takes a seat for one game or, if it never fails, for many.
    ///
    /// # Panics
    /// If a program is to play a game that has no protocol for programs.
    #[must_use]
    pub fn seat(&self, game: &GameSpec) -> Player {
        match self {
            Contestant::Bot(bot) => Player::Bot((bot.make)()),
            Contestant::Program(program) => {
                let protocol = game.protocol.expect("programs can play this game");
                Player::Program((protocol.open)(program.clone()))
            }
        }
    }
}

/// Who sits at the table.
pub enum Player {
    /// An opponent of this program.
    Bot(Box<dyn Bot>),
    /// A program of somebody else, which may fail.
    Program(Box<dyn Outsider>),
}

impl Player {
    fn choose(
        &mut self,
        position: &dyn Board,
        moves: &[Move],
        thinking: &mut Thinking,
    ) -> Result<Move, Misdeed> {
        match self {
            Player::Bot(bot) => Ok(bot.choose(&*position.boxed(), thinking)),
            Player::Program(program) => program.choose(&*position.boxed(), moves, thinking),
        }
    }
}

/// What is to be played.
#[derive(Clone)]
pub struct Duel {
    /// The game.
    pub game: &'static GameSpec,
    /// The two, which may be the same.
    pub players: [Contestant; 2],
    /// Who begins.
    pub begin: Begin,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from: the same seed, the same games.
    pub seed: u64,
    /// How long an opponent may think about a move.
    pub budget: Budget,
}

/// How the games ended so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally {
    /// Games won by the first of the two, whoever began.
    pub first_wins: u64,
    /// Games won by the second of the two.
    pub second_wins: u64,
    /// Games won by nobody.
    pub draws: u64,
}

impl Tally {
    /// How many games there were.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.first_wins + self.second_wins + self.draws
    }
}

/// A move that a program owed: which of the two players it is, and what it did instead.
pub type Failed = (usize, Misdeed);

impl Duel {
    /// Plays all games; `watch` is told the tally after each, and who has failed in it.
    ///
    /// # Panics
    /// If an opponent makes a move that is not legal, or a program is to play a
    /// game that has no protocol for programs.
    pub fn run(&self, mut watch: impl FnMut(&Tally, Option<Failed>)) -> Tally {
        let seat = |contestant: &Contestant| contestant.seat(self.game);
        let mut players = self.players.each_ref().map(seat);
        let mut chance = chance(self.seed);
        let mut tally = Tally::default();
        for number in 0..self.games {
            let begins = match self.begin {
                Begin::First => Side::First,
                Begin::Second => Side::Second,
                Begin::Turns => Side::BOTH[(number % 2) as usize],
            };
            let record = play_out((self.game.start)(), &mut players, begins, self.budget, &mut chance);
            match record.outcome {
                Outcome::Draw => tally.draws += 1,
                Outcome::Win(side) if player(side, begins) == 0 => tally.first_wins += 1,
                Outcome::Win(_) => tally.second_wins += 1,
            }
            for (player, contestant) in players.iter_mut().zip(&self.players) {
                if let Contestant::Program(_) = contestant {
                    *player = seat(contestant);
                }
            }
            watch(&tally, record.misdeed.map(|(side, misdeed)| (player(side, begins), misdeed)));
        }
        tally
    }
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its moves.
    pub moves: Vec<Move>,
    /// Its end.
    pub outcome: Outcome,
    /// Which side lost because it owed a move, and what it did instead.
    pub misdeed: Option<(Side, Misdeed)>,
}

/// Plays one game to its end. Player 0 plays the side `begins`, which is to
/// say: with [`Side::First`] player 0 makes the first move.
///
/// # Panics
/// If a player makes a move that is not legal.
pub fn play_out(
    mut position: Box<dyn Board>,
    players: &mut [Player; 2],
    begins: Side,
    budget: Budget,
    chance: &mut Chance,
) -> Record {
    let mut moves = Vec::new();
    loop {
        if let Some(outcome) = position.outcome() {
            return Record { moves, outcome, misdeed: None };
        }
        let turn = position.turn();
        let (stop, report) = (&AtomicBool::new(false), &mut |_| {});
        let mut thinking = Thinking { chance, budget, stop, report };
        match players[player(turn, begins)].choose(&*position, &moves, &mut thinking) {
            Ok(m) => {
                assert!(position.legal().contains(&m), "{m:?} is not legal in\n{}", position.text());
                position.play(m);
                moves.push(m);
            }
            Err(misdeed) => {
                let outcome = Outcome::Win(turn.other());
                return Record { moves, outcome, misdeed: Some((turn, misdeed)) };
            }
        }
    }
}

/// Which player has this side: 0 or 1.
fn player(side: Side, begins: Side) -> usize {
    usize::from(side != begins)
}
