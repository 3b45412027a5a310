//! Two opponents play many games against each other.
//!
//! Knows nothing of how they think or where the result is shown.
//!
//! Every move has a source of chance of its own, which follows from the seed, the
//! number of the game and that of the move: what happened before, be it in a program
//! that fails, changes nothing of what comes. Seeds are drawn from seeds, never
//! reckoned by adding: the games of neighbouring seeds have nothing in common.

use super::pairs::Score;
use crate::board::Board;
use crate::bots::outside::{EngineFailure, ExternalEngine, Program};
use crate::bots::{Bot, Budget, Thinking, chance};
use crate::games::{BotLevel, GameSetup};
use crate::rules::{Move, Outcome, Rules, Side};
use rand::Rng;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

mod series;

pub use series::{Failed, Series, Tally, Used};

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
    Bot(BotLevel),
    /// A program of somebody else; it is started anew for every game.
    Program(Program),
}

impl Contestant {
    /// Takes a seat for one game or, if it never fails, for many.
    ///
    /// # Panics
    /// If a program is to play a game that has no protocol for programs.
    #[must_use]
    pub fn seat(&self, game: &GameSetup) -> Player {
        match self {
            Contestant::Bot(bot) => Player::Bot(bot.make()),
            Contestant::Program(program) => {
                let protocol = game.protocol().expect("programs can play this game");
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
    Program(Box<dyn ExternalEngine>),
}

impl Player {
    fn choose(
        &mut self,
        position: &dyn Board,
        moves: &[Move],
        thinking: &mut Thinking,
    ) -> Result<Move, EngineFailure> {
        match self {
            Player::Bot(bot) => Ok(bot.choose(&*position.boxed(), thinking)),
            Player::Program(program) => program.choose(&*position.boxed(), moves, thinking),
        }
    }

    fn prepare(&mut self, position: &dyn Board, budget: Budget) -> Result<(), EngineFailure> {
        match self {
            Player::Bot(_) => Ok(()),
            Player::Program(program) => program.prepare(&*position.boxed(), budget),
        }
    }

    /// Ends what it has started; the most memory that that has used, in bytes.
    fn leave(&mut self) -> u64 {
        match self {
            Player::Bot(_) => 0,
            Player::Program(program) => program.leave(),
        }
    }
}

/// What is to be played.
#[derive(Clone)]
pub struct Duel {
    /// The game.
    pub game: GameSetup,
    /// The two, which may be the same.
    pub players: [Contestant; 2],
    /// The moves with which games begin, in turn, every time two of them, or one where
    /// the players keep their sides; they are legal and end no game. None: games begin
    /// at their beginning.
    pub openings: Vec<Vec<Move>>,
    /// Who begins.
    pub begin: Begin,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from: the same seed, the same games.
    pub seed: u64,
    /// How long an opponent may think about a move.
    pub budget: Budget,
}

impl Duel {
    /// Plays all games; `watch` is told of each, with its number from 1, and may end
    /// the series.
    ///
    /// # Errors
    /// What `watch` says.
    ///
    /// # Panics
    /// If an opponent makes a move that is not legal, or a program is to play a
    /// game that has no protocol for programs.
    pub fn run<E>(&self, mut watch: impl FnMut(u64, &Record) -> Result<(), E>) -> Result<Series, E> {
        let seat = |contestant: &Contestant| contestant.seat(&self.game);
        let mut players = self.players.each_ref().map(seat);
        let score = if self.swaps() { Score::default() } else { Score::of_single_games() };
        let (mut series, mut seeds) = (Series { score, ..Series::default() }, chance(self.seed));
        for number in 1..=self.games {
            let (begins, seed) = (self.begins(number), seeds.next_u64());
            let start = self.game.start();
            let record = play_out(start, self.opening(number), &mut players, begins, self.budget, seed);
            series.add(number, &record);
            for (i, contestant) in self.players.iter().enumerate() {
                if let Contestant::Program(_) = contestant {
                    series.used[i].memory = series.used[i].memory.max(players[i].leave());
                    players[i] = seat(contestant);
                }
            }
            watch(number, &record)?;
        }
        Ok(series)
    }

    /// Which side player 0 has in the game of this number, from 1.
    fn begins(&self, number: u64) -> Side {
        match self.begin {
            Begin::First => Side::First,
            Begin::Second => Side::Second,
            Begin::Turns => Side::BOTH[((number - 1) % 2) as usize],
        }
    }

    /// Whether the players change sides, so that two games make a pair.
    fn swaps(&self) -> bool {
        self.begin == Begin::Turns
    }

    /// The two games of a pair share an opening; a game that stands for itself has one
    /// for itself.
    fn opening(&self, number: u64) -> &[Move] {
        let before = if self.swaps() { (number - 1) / 2 } else { number - 1 };
        let next = before % (self.openings.len() as u64).max(1);
        self.openings.get(next as usize).map_or(&[], Vec::as_slice)
    }
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its moves.
    pub moves: Vec<Move>,
    /// Who has made them and how long that took, without those of the opening.
    pub times: Vec<(Side, Duration)>,
    /// Which side player 0 had.
    pub begins: Side,
    /// Its end.
    pub outcome: Outcome,
    /// Which side lost because it owed a move, and what it did instead.
    pub failure: Option<(Side, EngineFailure)>,
}

impl Record {
    /// How long each move took; no time at all for those of the opening.
    pub fn took(&self) -> impl Iterator<Item = Duration> {
        let opening = std::iter::repeat_n(Duration::ZERO, self.moves.len() - self.times.len());
        opening.chain(self.times.iter().map(|&(_, took)| took))
    }
}

/// Plays one game to its end, after an opening that ends no game. Player 0 plays the
/// side `begins`, which is to say: with [`Side::First`] player 0 makes the first move.
///
/// # Panics
/// If a player makes a move that is not legal.
pub fn play_out(
    mut position: Box<dyn Board>,
    opening: &[Move],
    players: &mut [Player; 2],
    begins: Side,
    budget: Budget,
    seed: u64,
) -> Record {
    let (mut moves, mut times) = (opening.to_vec(), Vec::new());
    for side in Side::BOTH {
        if let Err(failure) = players[player(side, begins)].prepare(&*position, budget) {
            let (outcome, failure) = (Outcome::Win(side.other()), Some((side, failure)));
            return Record { moves: Vec::new(), times, begins, outcome, failure };
        }
    }
    opening.iter().for_each(|&m| position.play(m));
    let mut seeds = chance(seed);
    loop {
        if let Some(outcome) = position.outcome() {
            return Record { moves, times, begins, outcome, failure: None };
        }
        let turn = position.turn();
        let chance = &mut chance(seeds.next_u64());
        let (stop, report) = (&AtomicBool::new(false), &mut |_| {});
        let mut thinking = Thinking { chance, budget, stop, report };
        let asked = Instant::now();
        match players[player(turn, begins)].choose(&*position, &moves, &mut thinking) {
            Ok(m) => {
                times.push((turn, asked.elapsed()));
                assert!(position.legal().contains(&m), "{m:?} is not legal in\n{}", position.text());
                position.play(m);
                moves.push(m);
            }
            Err(failure) => {
                let outcome = Outcome::Win(turn.other());
                return Record { moves, times, begins, outcome, failure: Some((turn, failure)) };
            }
        }
    }
}

/// Which player has this side: 0 or 1.
fn player(side: Side, begins: Side) -> usize {
    usize::from(side != begins)
}
