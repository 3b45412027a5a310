//! `piskvorky playout`: one game of chance, to check the rules.

use super::Failure;
use super::choice::game_named;
use super::duel::Format;
use crate::play::playout::playout;
use crate::rules::{Outcome, Side};
use clap::Args;
use serde_json::json;
use std::io::Write;

/// Plays one game by chance and says how it ended
///
/// The digest is a hash of the last board: another program that knows the same rules
/// comes to the same one. How moves are drawn and boards are written is described in the
/// documentation of the library, `play::playout`.
#[derive(Args, Debug)]
pub(super) struct Playout {
    /// The game, as `piskvorky games` lists it; options follow after a colon: KEY:OPTION=VALUE,OPTION=VALUE
    game: String,
    /// Where all chance comes from: the same seed gives the same game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many moves the game has at most
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    plies: u32,
    /// How the result is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl Playout {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let game = game_named(&self.game)?;
        let played = playout(game.start(), self.seed, self.plies);
        let winner = match played.outcome {
            Some(Outcome::Win(Side::First)) => "first",
            Some(Outcome::Win(Side::Second)) => "second",
            Some(Outcome::Draw) => "draw",
            None => "unfinished",
        };
        let (plies, [first, second]) = (played.plies, played.points);
        let digest = format!("{:016x}", played.digest);
        Ok(match self.format {
            Format::Text => {
                writeln!(out, "winner  {winner}\nplies   {plies}\npoints  {first} {second}\ndigest  {digest}")
            }
            Format::Json => {
                let points = [first, second];
                let (game, seed) = (game.to_string(), self.seed);
                let told = json!({ "game": game, "seed": seed, "winner": winner, "plies": plies, "points": points, "digest": digest });
                writeln!(out, "{told}")
            }
        }?)
    }
}
