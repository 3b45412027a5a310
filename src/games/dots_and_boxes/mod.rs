//! Dots and boxes.
//!
//! | file | what it is |
//! |---|---|
//! | [`rules`] | the board, its edges, whose cells are whose |
//! | [`grid`] | cells, edges and their names |
//! | `board` | the picture, the clicks, and what edges are called |
//! | [`bits`] | a set of edges or cells |
//! | [`greedy`] | takes what it can, gives as little as it must |
//! | [`chains`] | plays for control by the long chain rule |
//! | [`exact`] | solves the rest of the game where it can |
//! | [`mod@advise`] | the hint: the best edge, and why |
//!
//! What the opponents share:
//!
//! | file | what it is |
//! |---|---|
//! | [`coins`] | a position as they see it: free edges |
//! | [`structure`] | chains, loops, safe edges |
//! | [`captures`] | what can be taken, and what may be left to keep control |
//! | [`endgame`] | chains and loops that do not touch, solved by their lengths |
//! | [`solver`] | the value of a position by search |
//! | `share` | a budget that is spent in two parts |
//! | [`tree`] | the best step by playouts, where the end is too far away |

pub mod advise;
pub mod bits;
mod board;
pub mod captures;
pub mod chains;
pub mod coins;
pub mod endgame;
pub mod exact;
pub mod greedy;
pub mod grid;
pub mod rules;
mod share;
pub mod solver;
pub mod structure;
pub mod tree;

pub use grid::Grid;
pub use rules::{BadBoard, Border, DotsAndBoxes};

use super::{BotSpec, Diagram, GameSpec, Lesson};
use crate::board::Board;
use crate::bots::anywhere::Anywhere;
use crate::bots::{Budget, Reason, known, typed};
use crate::options::{BadOption, OptionKind, OptionSpec, Options};
use grid::LARGEST;
use std::time::Duration;

/// Closes so many cells.
pub const TAKE: Reason = Reason("take-boxes");
/// Leaves so many cells to the other side, which then has to open something: a
/// double-cross.
pub const LEAVE: Reason = Reason("leave-boxes");
/// The last edge that gives nothing away: the other side has to open something.
pub const LAST_SAFE: Reason = Reason("last-safe-edge");
/// Gives nothing away, and makes the number of long chains right: after some other safe
/// edge the side to move would get less.
pub const PARITY: Reason = Reason("chain-parity");
/// Gives nothing away.
pub const SAFE: Reason = Reason("safe-edge");
/// Every edge gives something away; this one costs least.
pub const GIVE_LEAST: Reason = Reason("give-boxes");
/// Gives so many cells away although there are safe edges: that is worth it.
pub const SACRIFICE: Reason = Reason("sacrifice-boxes");

/// Every reason that advice in this game gives.
pub const REASONS: &[Reason] = &[TAKE, LEAVE, LAST_SAFE, PARITY, SAFE, GIVE_LEAST, SACRIFICE];
/// Those that come with a number of cells.
pub const COUNTED: &[Reason] = &[TAKE, LEAVE, GIVE_LEAST, SACRIFICE];

const DRAWN: &str = "drawn";
const SIDE: u8 = LARGEST as u8;

static OPTIONS: [OptionSpec; 2] = [
    OptionSpec {
        key: "size",
        kind: OptionKind::Size {
            offered: &[(6, 6), (3, 3), (4, 4), (5, 5), (8, 8), (10, 10)],
            min: (1, 1),
            max: (SIDE, SIDE),
            words: &[],
        },
        tells_apart: true,
    },
    OptionSpec { key: "border", kind: OptionKind::Choice(&["open", DRAWN]), tells_apart: true },
];

/// The game as the registry knows it.
pub static GAME: GameSpec = GameSpec {
    key: "dots-and-boxes",
    options: &OPTIONS,
    start,
    rules: |_| "dots-and-boxes",
    sample,
    trials: &["border=drawn", "size=3x3", "size=1x2", "size=2x5,border=drawn", "size=15x15"],
    bots: &[
        BotSpec::single("random", |_| Box::new(Anywhere)),
        BotSpec::single("greedy", |_| typed(greedy::Greedy)),
        BotSpec::single("chains", |_| typed(chains::Chains)),
        BotSpec {
            budget: |_| Budget::Time(Duration::from_secs(2)),
            ..BotSpec::single("exact", |_| typed(exact::Exact))
        },
    ],
    evaluators: &["exact", "chains", "greedy"],
    advise: Some(|position, thinking| advise::advise(known(position), thinking)),
    reasons: REASONS,
    counted: COUNTED,
    scored: true,
    lessons: |_| LESSONS,
    ..GameSpec::BASE
};

/// The spots of two edges of a board of 3 × 3 cells.
const A3_B3: u32 = 3;
const D3_D4: u32 = 15;

/// A position on such a board.
const fn diagram(key: &'static str, moves: &'static str, spots: &'static [u32]) -> Diagram {
    Diagram { key, options: "size=3x3", moves, spots }
}

/// How not to give boxes away, on a small board.
const LESSONS: &[Lesson] = &[
    Lesson {
        key: "dots-and-boxes-third",
        diagrams: &[
            diagram("dots-and-boxes-third", "a4-b4 c2-d2 a3-a4 b1-b2", &[A3_B3]),
            diagram("dots-and-boxes-closed", "a4-b4 c2-d2 a3-a4 b1-b2 a3-b3 b3-b4", &[]),
        ],
    },
    Lesson {
        key: "dots-and-boxes-chains",
        diagrams: &[diagram(
            "dots-and-boxes-chains",
            "a4-b4 b4-c4 c4-d4 a3-b3 b3-c3 c3-d3 b2-b3 c1-c2 a1-a2 a1-b1 b1-c1 d2-d3 d1-d2",
            &[],
        )],
    },
    Lesson {
        key: "dots-and-boxes-double",
        diagrams: &[
            diagram(
                "dots-and-boxes-double",
                "a4-b4 b4-c4 c4-d4 a3-b3 b3-c3 c3-d3 b2-b3 c1-c2 a1-a2 a1-b1 b1-c1 d2-d3 d1-d2 \
                 a3-a4 b3-b4",
                &[D3_D4],
            ),
            diagram(
                "dots-and-boxes-control",
                "a4-b4 b4-c4 c4-d4 a3-b3 b3-c3 c3-d3 b2-b3 c1-c2 a1-a2 a1-b1 b1-c1 d2-d3 d1-d2 \
                 a3-a4 b3-b4 d3-d4 c3-c4",
                &[],
            ),
        ],
    },
];

/// Rows and columns of cells, and whether the border is drawn.
fn board(options: &Options) -> (usize, usize, Border) {
    let (rows, columns) = options.size("size").expect("no word stands in place of a size");
    let border = if options.word("border") == DRAWN { Border::Drawn } else { Border::Open };
    (rows.into(), columns.into(), border)
}

fn start(options: &Options) -> Result<Box<dyn Board>, BadOption> {
    let (rows, columns, border) = board(options);
    match DotsAndBoxes::new(rows, columns, border) {
        Ok(position) => Ok(Box::new(position)),
        Err(BadBoard::ClosedCell) => Err(BadOption::Together {
            why: "with a border that is drawn a single cell is closed: leave out border=drawn or choose a larger size",
        }),
        Err(BadBoard::Size) => Err(BadOption::Together { why: "a board has 1 to 15 rows and columns" }),
    }
}

/// Moves for a picture: a whole game in its middle on the usual board, on others some in
/// the corner that every board has.
fn sample(options: &Options) -> &'static str {
    match board(options) {
        (6, 6, Border::Open) => SAMPLE,
        (6, 6, Border::Drawn) => SAMPLE_DRAWN,
        (3.., 3.., Border::Open) => "a1-a2 c2-c3 b1-b2 b3-c3 a1-b1 a2-b2 c3-d3 d2-d3 a3-b3 c2-d2 b2-c2",
        (_, _, Border::Open) => "a1-b1",
        (3.., 3.., Border::Drawn) => "b2-c2 b1-b2 c2-c3 a2-b2 b3-c3",
        (_, 1, Border::Drawn) => "a2-b2",
        (_, _, Border::Drawn) => "b1-b2",
    }
}

/// Both sides have cells, and chains are left.
const SAMPLE: &str = "b6-c6 a5-b5 f6-g6 a5-a6 b3-c3 c6-c7 c1-d1 d2-e2 f7-g7 d3-e3 b2-b3 b4-b5 a1-b1 g2-g3 e3-e4 d5-d6 \
    f2-g2 d4-d5 e6-e7 c4-c5 e2-f2 d7-e7 c7-d7 f4-f5 a2-a3 e4-e5 g1-g2 c5-c6 f5-f6 f3-f4 c2-d2 e1-e2 \
    e6-f6 b1-c1 a6-a7 a7-b7 g4-g5 b3-b4 a3-a4 g3-g4 b1-b2 c3-d3 e7-f7 f6-f7 g6-g7 d5-e5 d4-e4 d3-d4 \
    e1-f1 f1-f2 f1-g1 f5-g5 g5-g6 f4-g4";
/// The same where the border is drawn.
const SAMPLE_DRAWN: &str = "e6-f6 c5-d5 d5-e5 c6-c7 f4-g4 c5-c6 d2-e2 e3-f3 b5-c5 c4-c5 c2-c3 e4-f4 f5-f6 b3-b4 c1-c2 d3-e3 \
    d3-d4 b2-b3 e4-e5 c3-d3 d6-e6 a5-b5 f2-f3 a6-b6 b5-b6 b6-b7 b6-c6 c4-d4 c3-c4 d4-d5 d4-e4";
