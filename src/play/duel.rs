//! Two opponents play many games against each other.
//!
//! Knows nothing of how they think or where the result is shown.

use crate::board::Board;
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

/// What is to be played.
#[derive(Clone, Copy)]
pub struct Duel {
    /// The game.
    pub game: &'static GameSpec,
    /// The opponent that is named first.
    pub first: &'static BotSpec,
    /// The opponent that is named second. May be the same.
    pub second: &'static BotSpec,
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
    /// Games won by the opponent that is named first, whoever began.
    pub first_wins: u64,
    /// Games won by the opponent that is named second.
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

impl Duel {
    /// Plays all games; `watch` is told the tally after each.
    ///
    /// # Panics
    /// If an opponent makes a move that is not legal.
    pub fn run(&self, mut watch: impl FnMut(&Tally)) -> Tally {
        let mut players = [self.first, self.second].map(|bot| (bot.make)());
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
            watch(&tally);
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
}

/// Plays one game to its end. Player 0 plays the side `begins`, which is to
/// say: with [`Side::First`] player 0 makes the first move.
///
/// # Panics
/// If a player makes a move that is not legal.
pub fn play_out(
    mut position: Box<dyn Board>,
    players: &mut [Box<dyn Bot>; 2],
    begins: Side,
    budget: Budget,
    chance: &mut Chance,
) -> Record {
    let mut moves = Vec::new();
    loop {
        if let Some(outcome) = position.outcome() {
            return Record { moves, outcome };
        }
        let player = &mut players[player(position.turn(), begins)];
        let (stop, report) = (&AtomicBool::new(false), &mut |_| {});
        let m = player.choose(&*position.boxed(), &mut Thinking { chance, budget, stop, report });
        assert!(position.legal().contains(&m), "{m:?} is not legal in\n{}", position.text());
        position.play(m);
        moves.push(m);
    }
}

/// Which player has this side: 0 or 1.
fn player(side: Side, begins: Side) -> usize {
    usize::from(side != begins)
}
