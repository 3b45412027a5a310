//! Tic-tac-toe in space: a cube of 3 × 3 × 3 cells.
//!
//! | file | what it is |
//! |---|---|
//! | [`lines`] | the 49 lines and how they lie |
//! | [`rules`] | the position, the moves, who has won |
//! | [`symmetry`] | positions that are the same but for a turn or a mirror |
//! | [`scene`] | where cells, balls and lines are drawn, in two views |
//! | `board` | the picture, the clicks, and what places are called |
//! | [`search`], `table` | how far ahead a win is, and what open lines are worth |
//! | [`think`] | how opponents ask the search, and what they report |
//! | [`levels`] | two opponents that see a little and slip |
//! | [`perfect`] | the opponent that wins as soon and loses as late as it can |
//! | [`mod@advise`] | the hint: the best move, why, and the lines that it is about |
//!
//! The opponents below the levels are those that any game can use.

pub mod advise;
mod board;
pub mod levels;
pub mod lines;
pub mod perfect;
pub mod rules;
pub mod scene;
pub mod search;
pub mod symmetry;
mod table;
pub mod think;

pub use rules::Cube;

use super::{BotSpec, Diagram, GameSpec, Lesson};
use crate::bots::anywhere::Anywhere;
use crate::bots::careful::Careful;
use crate::bots::{known, typed};

/// The game as the registry knows it.
pub static GAME: GameSpec = GameSpec {
    key: "cube",
    start: |_| Ok(Box::new(Cube::default())),
    rules: |_| "cube",
    sample: |_| "2b2 1a1 3c3 1c1 1b1 2a3 3a1",
    views: &["stacked", "beside"],
    bots: &[
        BotSpec::single("random", |_| Box::new(Anywhere)),
        BotSpec::single("careful", |_| Box::new(Careful)),
        BotSpec { levels: 2, ..BotSpec::single("lines", |level| typed(levels::Lines::new(level))) },
        BotSpec::single("perfect", |_| typed(perfect::Perfect)),
    ],
    evaluators: &["perfect", "lines"],
    advise: Some(|position, thinking| advise::advise(known(position), thinking)),
    reasons: advise::REASONS,
    counted: advise::COUNTED,
    lessons: |_| LESSONS,
    ..GameSpec::BASE
};

/// Where the lines are, and how to make use of them.
const LESSONS: &[Lesson] = &[
    Lesson {
        key: "cube-lines",
        diagrams: &[
            diagram("cube-space", "1a1 1b1 2b2 1c1 3c3", &[]),
            diagram("cube-wall", "1a1 1c3 2a2 3c1 3a3", &[]),
        ],
    },
    Lesson { key: "cube-centre", diagrams: &[diagram("cube-centre", "2b2", &[])] },
    Lesson { key: "cube-fork", diagrams: &[diagram("cube-fork", "2b2 1a1 1a2 3c2 3a2", &[5, 12])] },
];

const fn diagram(key: &'static str, moves: &'static str, spots: &'static [u32]) -> Diagram {
    Diagram { key, options: "", moves, spots }
}
