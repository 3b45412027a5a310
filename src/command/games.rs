//! `piskvorky games`: what there is to play, and against whom.

use super::Failure;
use crate::games::GAMES;
use clap::Args;
use std::io::Write;

/// Lists the games, each with its opponents
#[derive(Args, Debug)]
pub(super) struct Games {}

impl Games {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for game in GAMES {
            let bots: Vec<&str> = game.bots.iter().map(|b| b.key).collect();
            writeln!(out, "{}: {}", game.key, bots.join(", "))?;
        }
        Ok(())
    }
}
