//! Intellector: chess on a board of hexagons, by the rules of 2020 or by the later ones of
//! its authors.
//!
//! | file | what it is |
//! |---|---|
//! | [`hex`] | the cells, their names and neighbours |
//! | [`piece`] | the kinds of pieces |
//! | [`position`] | what stands where; moves are made and taken back in place |
//! | [`moves`] | the moves of a position |
//! | [`rules`] | a game: captured pieces, draws, notation |
//! | `scene` | where cells and what stands beside them are drawn |
//! | `drawings` | what pieces look like |
//! | `board` | the picture, the clicks, and what places are called |
//! | [`client`] | positions as the public client writes them |
//! | [`openings`] | openings of a match, from a file |
//! | [`evaluation`] | what pieces are worth |
//! | [`sight`] | a position as searches see it |
//! | [`greedy`] | the opponent that takes what it can |
//! | [`levels`] | alpha-beta to a depth, counting pieces |
//! | [`master`] | the strongest opponent |
//! | [`mod@advise`] | the hint: the best move, and why |
//! | `lessons` | diagrams for the page of rules |

pub mod advise;
mod board;
pub mod client;
mod drawings;
pub mod evaluation;
pub mod greedy;
pub mod hex;
mod lessons;
pub mod levels;
pub mod master;
pub mod moves;
pub mod openings;
pub mod piece;
pub mod position;
pub mod rules;
mod scene;
pub mod sight;

pub use rules::Intellector;

use super::{BotSpec, GameSpec};
use crate::bots::anywhere::Anywhere;
use crate::bots::{Budget, known, typed};
use crate::options::{OptionKind, OptionSpec, Options};
use position::Variant;
use std::time::Duration;

const OFFICIAL: &str = "official";

static OPTIONS: [OptionSpec; 2] = [
    OptionSpec { key: "rules", kind: OptionKind::Choice(&["hse2020", OFFICIAL]), tells_apart: true },
    OptionSpec { key: "middle", kind: OptionKind::Flag { default: false }, tells_apart: true },
];

/// The rules of 2020 know no draw, and a game between two that only wait would not end:
/// it does after so many plies of the kind that the later rules count up to sixty.
const QUIET_PLIES: u16 = 200;

/// The rules with these options.
fn variant(options: &Options) -> Variant {
    let rules = match options.word("rules") {
        OFFICIAL => Variant::OFFICIAL,
        _ => Variant { quiet_limit: Some(QUIET_PLIES), ..Variant::HSE2020 },
    };
    Variant { middle: options.flag("middle"), ..rules }
}

/// The game as the registry knows it.
pub static GAME: GameSpec = GameSpec {
    key: "intellector",
    options: &OPTIONS,
    start: |options| Ok(Box::new(Intellector::new(variant(options)))),
    rules: |options| if options.word("rules") == OFFICIAL { "intellector-official" } else { "intellector" },
    sample: |_| "b1-b3 h6-h4 c1-e4 g7xe4 e2-e3",
    views: &["white-below", "black-below"],
    trials: &["rules=official,middle=yes"],
    bots: &[
        BotSpec::single("random", |_| Box::new(Anywhere)),
        BotSpec::single("greedy", |_| typed(greedy::Greedy)),
        BotSpec {
            levels: 6,
            budget: |_| Budget::Time(Duration::from_secs(5)),
            ..BotSpec::single("alpha-beta", |level| typed(levels::AlphaBeta::new(level)))
        },
        BotSpec::single("master", |_| typed(master::Master)),
    ],
    openings: |_| Some(openings::read),
    evaluators: &["master", "greedy"],
    advise: Some(|position, thinking| advise::advise(known(position), thinking)),
    reasons: advise::REASONS,
    counted: advise::COUNTED,
    lessons: |_| lessons::LESSONS,
    ..GameSpec::BASE
};
