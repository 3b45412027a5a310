//! Series of games between two players, in pairs with the colours swapped.

use super::manager::{Conditions, Manager, Misdeed, Program, Square};
use super::process::memory_of;
use crate::bots::{Bot, Budget, Thinking, chance};
use crate::games::five::files::{self, Code};
use crate::games::five::rules::{Five, Rule};
use crate::games::five::sheet::{Cell, Sheet};
use crate::rules::{Outcome, Rules, Side};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Who plays.
pub enum Player {
    /// An opponent of this program, with its budget.
    Bot(Box<dyn Bot>, Budget),
    /// A brain in a process of its own.
    Brain(Program),
}

/// One game that was played.
#[derive(Debug)]
pub struct Game {
    /// The marks in order, the opening included.
    pub moves: Vec<(Square, Duration)>,
    /// How many of them are the opening.
    pub opening: usize,
    /// Who won: 0 or 1 of the two players; `None` is a draw.
    pub winner: Option<usize>,
    /// Which player began.
    pub began: usize,
    /// Why the loser lost, if not by five in a row.
    pub fault: Option<Misdeed>,
}

impl Game {
    /// The game for a file, with the names of the two players.
    #[must_use]
    pub fn written(&self, names: [&str; 2], conditions: &Conditions) -> files::Game {
        let small = |n: usize| u8::try_from(n).expect("boards of brains are small");
        let ply = |&((x, y), took): &(Square, Duration)| files::Ply {
            x: small(x),
            y: small(y),
            millis: u32::try_from(took.as_millis()).unwrap_or(u32::MAX),
        };
        let side = |winner: usize| if winner == self.began { Side::First } else { Side::Second };
        files::Game {
            width: small(conditions.width),
            height: small(conditions.height),
            names: [names[self.began], names[1 - self.began]].map(str::to_owned),
            moves: self.moves.iter().map(ply).collect(),
            result: Some(self.winner.map_or(Outcome::Draw, |winner| Outcome::Win(side(winner)))),
            code: Some(match self.fault {
                None => Code::Normal,
                Some(Misdeed::Late { .. }) => Code::Late,
                Some(_) => Code::Fault,
            }),
            ..files::Game::default()
        }
    }
}

/// What a player has used in a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Used {
    /// Moves made.
    pub moves: u32,
    /// Time for all of them.
    pub time: Duration,
    /// Time for the slowest.
    pub slowest: Duration,
    /// The most memory of its process in bytes; an opponent of this program
    /// shares the process of the referee. 0 where that cannot be told.
    pub memory: u64,
}

/// Lets two players play games.
pub struct Referee {
    players: [Player; 2],
    conditions: Conditions,
    seed: u64,
    /// What the players have used.
    pub used: [Used; 2],
}

impl Referee {
    /// A referee for these players. All chance comes from `seed`.
    #[must_use]
    pub fn new(players: [Player; 2], conditions: Conditions, seed: u64) -> Referee {
        Referee { players, conditions, seed, used: [Used::default(); 2] }
    }

    /// What brains are told.
    #[must_use]
    pub fn conditions(&self) -> &Conditions {
        &self.conditions
    }

    /// Plays one game from an opening, which is legal and ends no game.
    pub fn play(&mut self, opening: &[Square], began: usize) -> Game {
        self.seed = self.seed.wrapping_add(1);
        let mut board = self.board();
        let mut game = Game { moves: Vec::new(), opening: opening.len(), winner: None, began, fault: None };
        for &square in opening {
            mark(&mut board, square);
            game.moves.push((square, Duration::ZERO));
        }
        let mut brains = [None, None];
        while board.outcome().is_none() {
            let player = if board.turn() == Side::First { began } else { 1 - began };
            match self.ask(player, &mut brains[player], &board, &game) {
                Ok((square, took)) => {
                    self.note(player, took);
                    mark(&mut board, square);
                    game.moves.push((square, took));
                }
                Err(fault) => {
                    game.fault = Some(fault);
                    game.winner = Some(1 - player);
                    break;
                }
            }
        }
        for (player, brain) in brains.iter().enumerate() {
            let memory = match (&self.players[player], brain) {
                (Player::Bot(..), _) => memory_of(std::process::id()),
                (Player::Brain(_), brain) => brain.as_ref().map_or(0, Manager::memory),
            };
            self.used[player].memory = self.used[player].memory.max(memory);
        }
        if let Some(Outcome::Win(side)) = board.outcome() {
            game.winner = Some(if side == Side::First { began } else { 1 - began });
        }
        game
    }

    fn board(&self) -> Five {
        let Conditions { width, height, exact, .. } = self.conditions;
        let side = |n: usize| u8::try_from(n).expect("boards of brains are small");
        Five::with(side(width), side(height), 5, if exact { Rule::Exact } else { Rule::Free })
    }

    fn ask(
        &mut self,
        player: usize,
        brain: &mut Option<Manager>,
        board: &Five,
        game: &Game,
    ) -> Result<(Square, Duration), Misdeed> {
        match &mut self.players[player] {
            Player::Bot(bot, budget) => {
                let started = Instant::now();
                let ply = game.moves.len() as u64;
                let mut chance = chance(self.seed.wrapping_mul(1000).wrapping_add(ply));
                let stop = AtomicBool::new(false);
                let mut thinking =
                    Thinking { chance: &mut chance, budget: *budget, stop: &stop, report: &mut |_| {} };
                let cell = board.to_cell(bot.choose(board, &mut thinking));
                let square = [cell.x, cell.y].map(|n| usize::try_from(n).expect("on the board"));
                Ok((square.into(), started.elapsed()))
            }
            Player::Brain(program) => {
                if brain.is_none() {
                    *brain = Some(Manager::start(program, self.conditions)?);
                }
                let moves: Vec<Square> = game.moves.iter().map(|&(square, _)| square).collect();
                brain.as_mut().expect("it runs").next(&moves)
            }
        }
    }

    fn note(&mut self, player: usize, took: Duration) {
        let used = &mut self.used[player];
        used.moves += 1;
        used.time += took;
        used.slowest = used.slowest.max(took);
    }
}

fn mark(board: &mut Five, (x, y): Square) {
    let coordinate = |n: usize| i16::try_from(n).expect("boards are small");
    let cell = Cell { x: coordinate(x), y: coordinate(y) };
    board.play(board.to_move(cell));
}

/// Wins, draws and losses of the first player, and the points of each pair.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games that the first player won.
    pub wins: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games that the first player lost.
    pub losses: u32,
    /// Pairs by the first player's half points in them, 0 to 4.
    pub pairs: [u32; 5],
    half_points: Option<u32>,
}

impl Score {
    /// Enters a game; every second one closes a pair.
    pub fn add(&mut self, winner: Option<usize>) {
        let half_points = match winner {
            Some(0) => 2,
            None => 1,
            Some(_) => 0,
        };
        *[&mut self.losses, &mut self.draws, &mut self.wins][half_points as usize] += 1;
        match self.half_points.take() {
            None => self.half_points = Some(half_points),
            Some(before) => self.pairs[(before + half_points) as usize] += 1,
        }
    }

    /// Elo difference and half the width of its 95 % interval, from the pairs
    /// (two games of a pair share their opening, so that single games would
    /// promise too much); from single games if all pairs came out alike. `None`
    /// before the first pair, and if one player has won everything: the numbers
    /// then have no end, see [`Score::least`].
    #[must_use]
    pub fn elo(&self) -> Option<(f64, f64)> {
        let (mean, variance) = self.mean()?;
        let variance = if variance > 0.0 { variance } else { self.variance_of_games() / 2.0 };
        let error = 1.96 * (variance / f64::from(self.pairs.iter().sum::<u32>())).sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        (error > 0.0).then(|| (elo(mean), (elo(mean + error) - elo(mean - error)) / 2.0))
    }

    /// If one player has won every game, more than six of them: how many Elo
    /// it is ahead at least, with 95 % certainty (the „rule of three“: what has
    /// not happened in n games has a probability below 3 / n). Negative if it is
    /// the second player.
    #[must_use]
    pub fn least(&self) -> Option<f64> {
        let ahead = |games: u32| (games > 6).then(|| 400.0 * (f64::from(games - 3) / 3.0).log10());
        match *self {
            Score { wins, draws: 0, losses: 0, .. } => ahead(wins),
            Score { wins: 0, draws: 0, losses, .. } => ahead(losses).map(|elo| -elo),
            _ => None,
        }
    }

    fn variance_of_games(&self) -> f64 {
        let games = f64::from(self.wins + self.draws + self.losses);
        let mean = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games;
        let part = |count: u32, score: f64| f64::from(count) / games * (score - mean).powi(2);
        part(self.wins, 1.0) + part(self.draws, 0.5) + part(self.losses, 0.0)
    }

    /// Logarithm of the likelihood ratio of „`better` Elo stronger“ against
    /// „not stronger“: above 2.94 the former is accepted and below -2.94 the
    /// latter, each wrongly once in twenty times (sequential probability ratio
    /// test, Wald 1945; the normal approximation of the generalised test).
    #[must_use]
    pub fn likelihood(&self, better: f64) -> f64 {
        let Some((mean, variance)) = self.mean().filter(|&(_, variance)| variance > 0.0) else {
            return 0.0;
        };
        let expected = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let (even, ahead) = (expected(0.0), expected(better));
        let pairs = f64::from(self.pairs.iter().sum::<u32>());
        pairs * (ahead - even) * (2.0 * mean - even - ahead) / (2.0 * variance)
    }

    fn mean(&self) -> Option<(f64, f64)> {
        let pairs = f64::from(self.pairs.iter().sum::<u32>());
        let of = |value: &dyn Fn(f64) -> f64| {
            let share = |(i, &n): (usize, &u32)| value(i as f64 / 4.0) * f64::from(n) / pairs;
            self.pairs.iter().enumerate().map(share).sum::<f64>()
        };
        let mean = of(&|score| score);
        (pairs > 0.0).then(|| (mean, of(&|score| (score - mean).powi(2))))
    }
}
