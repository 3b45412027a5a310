//! What a series of games adds up to.
//!
//! Must know nothing of how they are played.

use super::{Record, player};
use crate::bots::outside::EngineFailure;
use crate::play::pairs::Score;
use crate::rules::Outcome;
use std::time::Duration;

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
pub type Failed = (usize, EngineFailure);

/// What a player has used in a series.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Used {
    /// Moves made.
    pub moves: u64,
    /// Time for all of them.
    pub time: Duration,
    /// Time for the slowest.
    pub slowest: Duration,
    /// The most memory of its process in bytes; 0 where that cannot be told, and for
    /// an opponent of this program, which shares the process.
    pub memory: u64,
}

/// What has been played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Series {
    /// How the games ended, for the player that is named first.
    pub score: Score,
    /// What the players have used.
    pub used: [Used; 2],
    /// Games that a program lost without being beaten, by their numbers from 1.
    pub faults: Vec<(u64, Failed)>,
}

impl Series {
    /// How many games each has won.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let Score { wins, draws, losses, .. } = self.score;
        let [first_wins, draws, second_wins] = [wins, draws, losses].map(u64::from);
        Tally { first_wins, second_wins, draws }
    }

    /// Enters a game, which has this number from 1.
    pub(super) fn add(&mut self, number: u64, record: &Record) {
        self.score.add(match record.outcome {
            Outcome::Draw => None,
            Outcome::Win(side) => Some(player(side, record.begins)),
        });
        for &(side, took) in &record.times {
            let used = &mut self.used[player(side, record.begins)];
            used.moves += 1;
            used.time += took;
            used.slowest = used.slowest.max(took);
        }
        let failed = record.failure.as_ref().map(|(side, why)| (player(*side, record.begins), why.clone()));
        self.faults.extend(failed.map(|failed| (number, failed)));
    }
}
