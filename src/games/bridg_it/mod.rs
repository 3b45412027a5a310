//! Bridg-It: each side joins its two edges of the board by lines that may not cross those
//! of the other side.
//!
//! | file | what it is |
//! |---|---|
//! | [`grid`] | sites, points and nodes of a board |
//! | [`rules`] | the position, the moves, who has won |
//! | `board` | the picture of a position, and what its places are called |
//! | [`scene`] | where points, lines and areas to click are drawn |
//! | [`ways`] | how many sites a side needs at least, and the row that has won |
//! | [`current`] | the board as a network of resistors |
//! | [`trees`], `forests` | who wins, and by which two trees |
//! | [`search`] | the best move by the network, some plies ahead |
//! | [`levels`] | opponents that count the shortest ways and slip |
//! | [`resistance`] | opponents that measure the current |
//! | [`perfect`] | the opponent that never gives a won game away |
//! | [`mod@advise`] | the hint: a best move, why, and the sites that it is about |
//!
//! The opponent below the levels is the one that any game can use.

pub mod advise;
mod board;
pub mod current;
mod forests;
pub mod grid;
pub mod levels;
pub mod perfect;
pub mod resistance;
pub mod rules;
pub mod scene;
pub mod search;
pub mod trees;
pub mod ways;

pub use rules::BridgIt;

use super::{BotSpec, Diagram, GameSpec, Lesson};
use crate::bots::anywhere::Anywhere;
use crate::bots::{known, typed};
use crate::options::{OptionKind, OptionSpec, Options};
use grid::{Grid, MAX_SIZE};
use levels::{LEVELS, Paths};
use resistance::{DEPTHS, Resistance};

static OPTIONS: [OptionSpec; 1] = [OptionSpec {
    key: "size",
    kind: OptionKind::Number { default: 10, min: 2, max: MAX_SIZE },
    tells_apart: true,
}];

/// The game as the registry knows it.
pub static GAME: GameSpec = GameSpec {
    key: "bridg-it",
    options: &OPTIONS,
    start: |options| Ok(Box::new(BridgIt::new(grid(options)))),
    rules: |_| "bridg-it",
    sample: |options| match options.number("size") {
        10.. => SAMPLE,
        _ => "a1 a3",
    },
    trials: &["size=2", "size=3", "size=15"],
    bots: &[
        BotSpec::single("random", |_| Box::new(Anywhere)),
        BotSpec { levels: LEVELS.len() as u8, ..BotSpec::single("paths", |level| typed(Paths::new(level))) },
        BotSpec {
            levels: DEPTHS.len() as u8,
            ..BotSpec::single("resistance", |level| typed(Resistance::new(level)))
        },
        BotSpec::single("perfect", |_| typed(perfect::Perfect)),
    ],
    evaluators: &["perfect", "resistance", "paths"],
    advise: Some(|position, thinking| advise::advise(known(position), thinking)),
    reasons: advise::REASONS,
    lessons: |_| LESSONS,
    ..GameSpec::BASE
};

fn grid(options: &Options) -> Grid {
    Grid::new(options.number("size")).expect("the option has the bounds of the board")
}

/// Both sides have met in the middle of the board.
const SAMPLE: &str = "k11 j12 i11 l12 m13 h10 g11 n12 k9 i9 m9 j8";

/// What it is about, on a small board.
const LESSONS: &[Lesson] = &[
    Lesson {
        key: "bridg-it-cross",
        diagrams: &[
            diagram("bridg-it-cross", "c3 c5 b4 d4", &[]),
            diagram("bridg-it-won", "a3 a1 c3 c1 e3", &[]),
        ],
    },
    Lesson { key: "bridg-it-trees", diagrams: &[diagram("bridg-it-trees", "c3 d2", &[4])] },
];

const fn diagram(key: &'static str, moves: &'static str, spots: &'static [u32]) -> Diagram {
    Diagram { key, options: "size=3", moves, spots }
}
