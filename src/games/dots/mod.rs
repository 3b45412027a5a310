//! Dots: two sides surround each other's dots with closed chains.
//!
//! | file | what it is |
//! |---|---|
//! | [`field`] | what is on each point, what a dot changes, and how it is taken back |
//! | [`areas`] | which areas a dot closes |
//! | [`rules`] | the position, the moves, how a game ends |
//! | `board` | the picture of a position, and what its places are called |
//! | [`sgf`] | files of other programs |
//! | [`outline`] | captured areas as figures to draw |
//! | [`random`] | the opponent that puts dots anywhere |
//! | [`trial`] | a position on which dots are tried, and the points worth a look |
//! | [`greedy`] | the opponent that looks one dot ahead |
//! | [`traps`] | the opponent that reads out traps and ladders |
//! | [`monte_carlo`] | opponents that play many games by chance |
//! | [`mod@advise`] | the hint: a best move and why |

pub mod advise;
pub mod areas;
mod board;
pub mod field;
pub mod greedy;
pub mod monte_carlo;
pub mod outline;
pub mod random;
pub mod rules;
pub mod sgf;
pub mod traps;
pub mod trial;

pub use rules::Dots;

use super::{BotSpec, Diagram, GameSpec, Lesson};
use crate::bots::{known, typed};
use crate::options::{OptionKind, OptionSpec, Options};
use field::{LEAST, MOST};
use monte_carlo::{LEVELS, MonteCarlo};
use rules::{Setup, Zone};

const CROSS: &str = "cross";
const GROUNDED: &str = "grounded";

static OPTIONS: [OptionSpec; 4] = [
    OptionSpec {
        key: "size",
        kind: OptionKind::Size {
            offered: &[MOST, (8, 8), (13, 13), (20, 20), (30, 20)],
            min: (LEAST, LEAST),
            max: MOST,
            words: &[],
        },
        tells_apart: true,
    },
    OptionSpec { key: "start", kind: OptionKind::Choice(&["empty", CROSS]), tells_apart: true },
    OptionSpec { key: "zone", kind: OptionKind::Flag { default: true }, tells_apart: true },
    OptionSpec { key: "stop", kind: OptionKind::Choice(&["free", GROUNDED]), tells_apart: true },
];

/// The game as the registry knows it.
pub static GAME: GameSpec = GameSpec {
    key: "dots",
    options: &OPTIONS,
    start: |options| Ok(Box::new(Dots::new(setup(options)))),
    rules: |_| "dots",
    sample,
    trials: &["zone=no", "size=3x3", "size=8x8,start=cross", "size=13x9,stop=grounded"],
    bots: &[
        BotSpec::single("random", |_| typed(random::Random)),
        BotSpec::single("greedy", |_| typed(greedy::Greedy)),
        BotSpec::single("traps", |_| typed(traps::Traps)),
        BotSpec {
            levels: LEVELS.len() as u8,
            ..BotSpec::single("monte-carlo", |level| typed(MonteCarlo::new(level)))
        },
    ],
    evaluators: &["monte-carlo", "traps", "greedy"],
    advise: Some(|position, thinking| advise::advise(known(position), thinking)),
    reasons: advise::REASONS,
    counted: advise::COUNTED,
    formats: &sgf::FORMATS,
    scored: true,
    lessons: |_| LESSONS,
    ..GameSpec::BASE
};

/// The zone is that of the usual field; others have none.
fn setup(options: &Options) -> Setup {
    let size = options.size("size").unwrap_or(MOST);
    let cross = options.word("start") == CROSS;
    let zone = (options.flag("zone") && size == MOST && !cross).then_some(Zone::CENTRAL);
    Setup { size, cross, zone, grounded: options.word("stop") == GROUNDED }
}

/// Dots that surround each other in the middle of the field, or a few in its corner.
fn sample(options: &Options) -> &'static str {
    match (setup(options).size, options.word("start")) {
        (MOST, CROSS) => "r18 q19",
        (MOST, _) => SAMPLE,
        (size, _) if size.0 < 8 || size.1 < 8 => "a1 b2",
        (_, CROSS) => "b2 b3",
        _ => "c3 d3 d4 c4 d2 e3 e4 c2",
    }
}

const SAMPLE: &str = "s16 t16 t17 s17 t15 u15 u16 v15 v16 v17 w15 w16 u17 v14 s18 r17 r16 r18 q17 s19 \
                      t19 t20 u19 r19 q18 u14 w14";

/// How dots are surrounded, on a small field.
const LESSONS: &[Lesson] = &[
    Lesson {
        key: "dots-surround",
        diagrams: &[
            diagram("dots-threat", "b3 c3 c4 e5 d3 e4", &[]),
            diagram("dots-captured", "b3 c3 c4 e5 d3 e4 c2", &[]),
        ],
    },
    Lesson {
        key: "dots-base",
        diagrams: &[
            diagram("dots-base", "b3 e5 c4 e4 d3 e1 c2", &[]),
            diagram("dots-trapped", "b3 e5 c4 e4 d3 e1 c2 c3", &[]),
        ],
    },
];

const fn diagram(key: &'static str, moves: &'static str, spots: &'static [u32]) -> Diagram {
    Diagram { key, options: "size=5x5", moves, spots }
}
