//! Virus War: two sides multiply from opposite corners and eat each other.
//!
//! | file | what it is |
//! |---|---|
//! | [`cells`] | sets of cells as bits |
//! | [`position`] | what is in the cells, and what can be reached |
//! | [`rules`] | the steps, the turns, who has won |
//! | `board` | the picture of a position, and what its places are called |
//! | [`scene`] | where cells, hatches and frames are drawn |
//! | [`value`] | what a position is worth by a glance |
//! | [`turns`] | the promising turns of a position, each of up to three steps |
//! | [`search`] | looks ahead turn by turn |
//! | [`greedy`] | the opponent that makes the best single step |
//! | [`levels`] | opponents that look ahead, in four levels |
//! | [`mod@advise`] | the hint: the best step and why |

pub mod advise;
mod board;
pub mod cells;
pub mod greedy;
pub mod levels;
pub mod position;
pub mod rules;
pub mod scene;
pub mod search;
pub mod turns;
pub mod value;

pub use position::{Variant, VirusWar};

use super::{BotSpec, Diagram, GameSpec, Lesson};
use crate::bots::anywhere::Anywhere;
use crate::bots::{known, typed};
use crate::options::{OptionKind, OptionSpec, Options};
use cells::MAX_SIZE;
use greedy::Greedy;
use levels::{Ahead, LEVELS};
use position::MIN_SIZE;

const ONE: &str = "1";

static OPTIONS: [OptionSpec; 4] = [
    OptionSpec {
        key: "size",
        kind: OptionKind::Number { default: 10, min: MIN_SIZE, max: MAX_SIZE },
        tells_apart: true,
    },
    OptionSpec { key: "pass", kind: OptionKind::Flag { default: false }, tells_apart: true },
    OptionSpec { key: "first", kind: OptionKind::Choice(&["3", ONE]), tells_apart: true },
    OptionSpec { key: "full", kind: OptionKind::Flag { default: false }, tells_apart: true },
];

/// The game as the registry knows it.
pub static GAME: GameSpec = GameSpec {
    key: "virus-war",
    options: &OPTIONS,
    start: |options| Ok(Box::new(VirusWar::new(variant(options)))),
    rules: |_| "virus-war",
    sample,
    trials: &["size=4", "size=6,pass=yes,first=1", "size=7,full=yes", "size=20"],
    bots: &[
        BotSpec::single("random", |_| Box::new(Anywhere)),
        BotSpec::single("greedy", |_| typed(Greedy)),
        BotSpec { levels: LEVELS.len() as u8, ..BotSpec::single("turns", |level| typed(Ahead::new(level))) },
    ],
    evaluators: &["turns", "greedy"],
    advise: Some(|position, thinking| advise::advise(known(position), thinking)),
    reasons: advise::REASONS,
    counted: advise::COUNTED,
    scored: true,
    lessons: |_| LESSONS,
    ..GameSpec::BASE
};

fn variant(options: &Options) -> Variant {
    Variant {
        size: options.number("size"),
        pass: options.flag("pass"),
        short_first: options.word("first") == ONE,
        full: options.flag("full"),
    }
}

/// Two fronts that have met, with fortresses of both sides.
fn sample(options: &Options) -> &'static str {
    let three = options.word("first") != ONE;
    match options.number("size") {
        10 if three => SAMPLE,
        6.. if three => "a1 b2 b3",
        _ => "a1",
    }
}

const SAMPLE: &str = "a1 b2 c3 j10 i9 h8 d4 e5 f6 g7 f6 f5 f5 g6 e6 e6 e7 h6";

/// How viruses spread and are eaten, on a small board.
const LESSONS: &[Lesson] = &[
    Lesson {
        key: "virus-war-steps",
        diagrams: &[
            diagram("virus-war-steps", "a1 b2 c3", &[]),
            diagram("virus-war-fortress", "a1 b2 c3 e5 d4 c3", &[]),
        ],
    },
    Lesson {
        key: "virus-war-chain",
        diagrams: &[
            diagram("virus-war-chain", "a1 b2 c3 e5 d4 d3 d4", &[]),
            diagram("virus-war-cut", "a1 b2 c3 e5 d4 d3 d4 a2 a3 c3", &[]),
        ],
    },
];

const fn diagram(key: &'static str, moves: &'static str, spots: &'static [u32]) -> Diagram {
    Diagram { key, options: "size=5", moves, spots }
}
