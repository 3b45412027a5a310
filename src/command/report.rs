//! What is told after a match of many games, for people or for scripts.

use super::Failure;
use super::duel::Format;
use crate::play::duel::{Failed, Series, Tally, Used};
use serde_json::{Value, json};
use std::io::Write;

/// What every match has to tell.
pub(super) struct Report {
    /// The name of the game.
    pub(super) game: String,
    /// The players as the command line names them.
    pub(super) names: [String; 2],
    /// Where all chance came from.
    pub(super) seed: u64,
    /// What was played.
    pub(super) series: Series,
}

impl Report {
    /// Writes the result for people or for scripts.
    pub(super) fn write(&self, out: &mut dyn Write, format: Format) -> Result<(), Failure> {
        match format {
            Format::Text => self.text(out),
            Format::Json => Ok(writeln!(out, "{}", self.json())?),
        }
    }

    /// Who has played, and how often each has won.
    fn counts(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Report { game, names: [first, second], seed, series } = self;
        let Tally { first_wins, second_wins, draws } = series.tally();
        let games = series.tally().games();
        writeln!(out, "{game}: {}, seed {seed}", counted(games))?;
        writeln!(out, "{first} against {second}")?;
        for (name, count) in [("wins", first_wins), ("draws", draws), ("losses", second_wins)] {
            writeln!(out, "{name:<6} {count:>10} {:>5.1} %", 100.0 * count as f64 / games as f64)?;
        }
        Ok(())
    }

    fn text(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Series { score, used, faults } = &self.series;
        self.counts(out)?;
        if let Some((elo, error)) = score.elo() {
            writeln!(out, "Elo    {:>10} ± {error:.0} (95 %)", signed(elo))?;
        } else if let Some(least) = score.least() {
            let side = if least < 0.0 { "at most" } else { "at least" };
            writeln!(out, "Elo    {:>10} {side} (95 %)", signed(least))?;
        }
        writeln!(out)?;
        writeln!(out, "{:>10} {:>12} {:>12} {:>10}  player", "moves", "ms a move", "slowest ms", "MB")?;
        for (name, used) in self.names.iter().zip(used) {
            let [mean, slowest] = times(used);
            let memory = used.memory as f64 / f64::from(1 << 20);
            writeln!(out, "{:>10} {mean:>12.1} {slowest:>12.1} {memory:>10.1}  {name}", used.moves)?;
        }
        for (number, (player, failure)) in faults {
            writeln!(out, "game {number}: {} {failure}", self.names[*player])?;
        }
        Ok(())
    }

    fn json(&self) -> Value {
        let Series { score, used, faults } = &self.series;
        let fault = |(number, (player, failure)): &(u64, Failed)| json!({ "game": number, "player": self.names[*player], "fault": failure.to_string() });
        let [first_used, second_used] = used.map(|used| {
            let [mean, slowest] = times(&used);
            json!({ "moves": used.moves, "mean_ms": mean, "slowest_ms": slowest, "memory": used.memory })
        });
        let (tally, elo) = (self.series.tally(), score.elo());
        json!({
            "game": self.game,
            "first": self.names[0],
            "second": self.names[1],
            "games": tally.games(),
            "first_wins": tally.first_wins,
            "second_wins": tally.second_wins,
            "draws": tally.draws,
            "seed": self.seed,
            "faults": faults.iter().map(fault).collect::<Value>(),
            // Adding nothing makes zero of minus zero.
            "elo": elo.map(|(elo, _)| elo + 0.0),
            "elo_error": elo.map(|(_, error)| error),
            "elo_bound": score.least(),
            "first_used": first_used,
            "second_used": second_used,
        })
    }
}

/// „1 game“, „2 games“.
fn counted(games: u64) -> String {
    if games == 1 { "1 game".to_owned() } else { format!("{games} games") }
}

/// A whole number with its sign; zero has none.
fn signed(number: f64) -> String {
    let whole = number.round();
    if whole == 0.0 { "0".to_owned() } else { format!("{whole:+}") }
}

/// Mean and longest time of a move in milliseconds.
fn times(used: &Used) -> [f64; 2] {
    let mean = used.time.as_secs_f64() / used.moves.max(1) as f64;
    [mean * 1000.0, used.slowest.as_secs_f64() * 1000.0]
}

#[cfg(test)]
mod tests {
    use super::signed;

    #[test]
    fn zero_has_no_sign() {
        let numbers = [-0.0, -0.4, 0.4, 0.6, -0.6, 123.4].map(signed);
        assert_eq!(numbers, ["0", "0", "0", "+1", "-1", "+123"]);
    }
}
