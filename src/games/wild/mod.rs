//! Wild tic-tac-toe: both players may draw either mark, and whoever completes
//! three equal ones in a line wins, or loses (*misère*).
//!
//! | file | what it is |
//! |---|---|
//! | [`rules`] | the field, the moves, who has won |
//! | `scene` | the picture: nine panels and two marks to choose from |
//!
//! Its opponents are those that any game can use.

pub mod rules;
mod scene;

pub use rules::Wild;

use super::nine::{MISERE, advise};
use super::{BotSpec, GameSpec};
use crate::bots::anywhere::Anywhere;
use crate::bots::careful::Careful;
use crate::bots::solver::Perfect;
use crate::options::OptionSpec;

static OPTIONS: [OptionSpec; 1] = [MISERE];

/// The game as the registry knows it.
pub static GAME: GameSpec = GameSpec {
    key: "wild",
    options: &OPTIONS,
    start: |options| Ok(Box::new(Wild::new(options.flag("misere")))),
    rules: |options| if options.flag("misere") { "wild-misere" } else { "wild" },
    sample: |_| "Xb2 Oa3 Xc1 Oc3 Xa2",
    trials: &["misere=yes"],
    bots: &[
        BotSpec::single("random", |_| Box::new(Anywhere)),
        BotSpec::single("careful", |_| Box::new(Careful)),
        BotSpec::single("perfect", |_| Box::new(Perfect::default())),
    ],
    evaluators: &["perfect"],
    advise: Some(advise::advise),
    reasons: advise::REASONS,
    counted: advise::COUNTED,
    ..GameSpec::BASE
};
