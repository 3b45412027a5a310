//! `piskvorky games`: what there is to play, and against whom.

use super::Failure;
use crate::games::{BotLevel, GAMES};
use clap::Args;
use std::io::Write;

/// Lists the games, each with its opponents and its options
///
/// An opponent with levels stands there with each of them. Below a game are its options and
/// what they may be, the usual value first; they follow the game after a colon, with commas
/// between: `gomoku:board=19x19,rule=exact`. What is left out is as usual.
#[derive(Args, Debug)]
pub(super) struct Games {}

impl Games {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for game in GAMES {
            let bots: Vec<String> = game.all_bots().map(BotLevel::key).collect();
            writeln!(out, "{}: {}", game.key, bots.join(", "))?;
            for option in game.options {
                writeln!(out, "    {}={}", option.key, option.range())?;
            }
        }
        Ok(())
    }
}
