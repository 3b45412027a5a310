//! `piskvorky perft`: counts the sequences of moves, to check the rules.

use super::Failure;
use super::choice::game_named;
use crate::rules::perft_table;
use clap::Args;
use std::io::Write;

/// Counts the sequences of moves from the start of a game, ply by ply
#[derive(Args, Debug)]
pub(super) struct Perft {
    /// The game, as `piskvorky games` lists it; options follow after a colon: KEY:OPTION=VALUE,OPTION=VALUE
    game: String,
    /// How many plies deep
    #[arg(value_parser = clap::value_parser!(u32).range(..=1000))]
    depth: u32,
}

impl Perft {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let start = game_named(&self.game)?.start();
        let counts = perft_table(&start, self.depth);
        writeln!(out, "{:>5} {:>20}", "ply", "sequences")?;
        for (ply, count) in counts.iter().enumerate() {
            writeln!(out, "{ply:>5} {count:>20}")?;
        }
        writeln!(out, "{:>5} {:>20}", "all", counts.iter().sum::<u64>())?;
        Ok(())
    }
}
