//! `piskvorky table`: every opponent of a game against every other.

use super::Failure;
use super::choice::game_named;
use super::duel::{Match, NODES, progress};
use crate::bots::Budget;
use crate::games::{BotLevel, GameSetup};
use crate::play::duel::{Begin, Contestant, Duel, Tally};
use clap::Args;
use indicatif::ProgressBar;
use std::convert::Infallible;
use std::io::Write;

/// Lets every pair of opponents play, and prints a table in Markdown
///
/// Each cell is what `piskvorky duel` gives with the opponent of the row as
/// --first and the opponent of the column as --second.
#[derive(Args, Debug)]
pub(super) struct Table {
    /// The game, as `piskvorky games` lists it; options follow after a colon: KEY:OPTION=VALUE,OPTION=VALUE
    game: String,
    #[command(flatten)]
    match_: Match,
}

impl Table {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = game_named(&self.game)?;
        let seed = self.match_.seed.unwrap_or_else(rand::random);
        let bots: Vec<BotLevel> = game.bots().collect();
        let names: Vec<String> = bots.iter().map(|bot| bot.key()).collect();
        let bar = progress(self.match_.games * (names.len() * names.len()) as u64);
        writeln!(out, "| wins – draws – losses | {} |", names.join(" | "))?;
        writeln!(out, "|---|{}", "---|".repeat(names.len()))?;
        for &first in &bots {
            let cells = bots.iter().map(|&second| self.cell(&game, [first, second], seed, &bar));
            writeln!(out, "| **{}** | {} |", first, cells.collect::<Vec<_>>().join(" | "))?;
        }
        bar.finish_and_clear();
        writeln!(out)?;
        let Match { games, nodes, .. } = self.match_;
        let nodes = if nodes == NODES { String::new() } else { format!(" --nodes {nodes}") };
        writeln!(out, "`piskvorky table {game} --games {games} --seed {seed}{nodes}`")?;
        Ok(())
    }

    fn cell(&self, game: &GameSetup, bots: [BotLevel; 2], seed: u64, bar: &ProgressBar) -> String {
        let Match { games, nodes, .. } = self.match_;
        let (game, players, budget) = (game.clone(), bots.map(Contestant::Bot), Budget::Nodes(nodes));
        let (openings, begin) = (Vec::new(), Begin::Turns);
        let duel = Duel { game, players, openings, begin, games, seed, budget };
        let Ok(series) = duel.run(|_, _| {
            bar.inc(1);
            Ok::<_, Infallible>(())
        });
        let Tally { first_wins, second_wins, draws } = series.tally();
        format!("{first_wins} – {draws} – {second_wins}")
    }
}
