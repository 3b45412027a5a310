//! `piskvorky games`: what there is to play, how, and against whom.

use super::Failure;
use super::duel::Format;
use crate::games::{BotSpec, GAMES, GameSpec};
use crate::options::{OptionKind, OptionSpec};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;

/// Lists the games, each with its options and its opponents
///
/// The options stand as they are written behind the name, `KEY:OPTION=VALUE,OPTION=VALUE`,
/// each with all its values, the default first; what is left out has its default. Of an
/// opponent with levels, `KEY:1-6`, each is one: `KEY:3`.
#[derive(Args, Debug)]
pub(super) struct Games {
    /// How the list is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

impl Games {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.format {
            Format::Text => GAMES.iter().try_for_each(|game| writeln!(out, "{}", line(game)))?,
            Format::Json => writeln!(out, "{}", GAMES.iter().map(|game| object(game)).collect::<Value>())?,
        }
        Ok(())
    }
}

/// `KEY:OPTION=VALUES,…: OPPONENT, …`
fn line(game: &GameSpec) -> String {
    let options: Vec<String> =
        game.options.iter().map(|option| format!("{}={}", option.key, option.range())).collect();
    let bots: Vec<String> = game.bots.iter().map(levels).collect();
    let colon = if options.is_empty() { "" } else { ":" };
    format!("{}{colon}{}: {}", game.key, options.join(","), bots.join(", "))
}

fn levels(bot: &BotSpec) -> String {
    if bot.levels > 1 { format!("{}:1-{}", bot.key, bot.levels) } else { bot.key.to_owned() }
}

fn object(game: &GameSpec) -> Value {
    let bot = |bot: &BotSpec| json!({ "key": bot.key, "levels": bot.levels });
    json!({
        "key": game.key,
        "options": game.options.iter().map(option).collect::<Value>(),
        "opponents": game.bots.iter().map(bot).collect::<Value>(),
        "formats": game.formats.iter().map(|format| format.extension).collect::<Value>(),
        "scored": game.scored,
    })
}

/// All values, or those that are offered and the range of the others.
fn option(option: &OptionSpec) -> Value {
    let values = || option.offered().iter().map(ToString::to_string).collect::<Value>();
    let (key, default) = (option.key, option.default().to_string());
    match option.kind {
        OptionKind::Number { min, max, .. } => json!({ "key": key, "range": [min, max], "default": default }),
        OptionKind::Size { min, max, .. } => {
            let range = [min, max].map(|(rows, columns)| format!("{rows}x{columns}"));
            json!({ "key": key, "values": values(), "range": range, "default": default })
        }
        OptionKind::Choice(_) | OptionKind::Flag { .. } => {
            json!({ "key": key, "values": values(), "default": default })
        }
    }
}
