//! What is told after a match of many games, for people or for scripts.

use super::Failure;
use crate::play::duel::{Failed, Tally};
use serde_json::{Map, Value, json};
use std::io::Write;

/// What every match has to tell.
pub(super) struct Report {
    /// The name of the game.
    pub(super) game: String,
    /// The players as the command line names them.
    pub(super) names: [String; 2],
    /// Where all chance came from.
    pub(super) seed: u64,
    /// How the games ended.
    pub(super) tally: Tally,
    /// Games that a program lost without being beaten, by their numbers from 1.
    pub(super) faults: Vec<(u64, Failed)>,
}

impl Report {
    /// Who has played, and how often each has won.
    pub(super) fn counts(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Report { game, names: [first, second], seed, tally, .. } = self;
        let games = tally.games();
        writeln!(out, "{game}: {}, seed {seed}", counted(games))?;
        writeln!(out, "{first} against {second}")?;
        let counts = [("wins", tally.first_wins), ("draws", tally.draws), ("losses", tally.second_wins)];
        for (name, count) in counts {
            writeln!(out, "{name:<6} {count:>10} {:>5.1} %", 100.0 * count as f64 / games as f64)?;
        }
        Ok(())
    }

    /// Which program has failed, in which game, and how.
    pub(super) fn faults(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for (number, (player, misdeed)) in &self.faults {
            writeln!(out, "game {number}: {} {misdeed}", self.names[*player])?;
        }
        Ok(())
    }

    /// The same for scripts.
    pub(super) fn json(&self) -> Map<String, Value> {
        let fault = |(number, (player, misdeed)): &(u64, Failed)| json!({ "game": number, "player": self.names[*player], "fault": misdeed.to_string() });
        let fields = [
            ("game", json!(self.game)),
            ("first", json!(self.names[0])),
            ("second", json!(self.names[1])),
            ("games", json!(self.tally.games())),
            ("first_wins", json!(self.tally.first_wins)),
            ("second_wins", json!(self.tally.second_wins)),
            ("draws", json!(self.tally.draws)),
            ("seed", json!(self.seed)),
            ("faults", self.faults.iter().map(fault).collect()),
        ];
        fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// „1 game“, „2 games“.
fn counted(games: u64) -> String {
    if games == 1 { "1 game".to_owned() } else { format!("{games} games") }
}
