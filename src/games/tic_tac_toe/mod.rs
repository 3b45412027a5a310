//! Tic-tac-toe after the coursework.
//!
//! | file | what it is |
//! |---|---|
//! | [`rules`] | the field `x`, the lines, who has won |
//! | `scene` | the picture of a position |
//! | [`low_level`] | 1st level: any free cell |
//! | [`dif_level`] | 2nd level: centre, win, block, else any free cell |
//! | [`minimax`] | 3rd level: never loses |
//! | [`weights`] | weight matrix |
//! | [`phases`] | three stages: win, block, first free cell |
//! | [`first_free`] | first free cell |
//! | [`mod@advise`] | the hint: the best cell, and why |

pub mod advise;
pub mod dif_level;
pub mod first_free;
pub mod low_level;
pub mod minimax;
pub mod phases;
pub mod rules;
mod scene;
pub mod weights;

pub use rules::{CENTRE, CORNERS, LINES, Mark, TicTacToe};

use super::{BotSpec, Diagram, FormKind, FormerName, GameSetup, GameSpec, Lesson};
use crate::bots::{Budget, Reason, known, typed};
use crate::options::{OptionKind, OptionSpec, Options, Value};

/// Who begins: the coursework has crosses begin.
static OPTIONS: [OptionSpec; 1] =
    [OptionSpec { key: "begin", kind: OptionKind::Choice(&["crosses", "noughts"]), tells_apart: false }];

/// The game as the registry knows it. Its opponents stand in the order in
/// which the player chooses among them: the three levels, then the others.
pub static GAME: GameSpec = GameSpec {
    key: "tic-tac-toe",
    options: &OPTIONS,
    start: |options| Ok(Box::new(TicTacToe::begun_by(begins(options)))),
    former: &[
        FormerName { key: "tic-tac-toe", setup: "crosses begin", options: "begin=crosses" },
        FormerName { key: "tic-tac-toe", setup: "noughts begin", options: "begin=noughts" },
    ],
    rules: |_| "tic-tac-toe",
    sample: |_| "b2 a1 c1 a3 a2",
    views: &[],
    trials: &["begin=noughts"],
    bots: &[
        BotSpec::quick("level-1", |_| typed(low_level::LowLevel)),
        BotSpec::quick("level-2", |_| typed(dif_level::DifLevel)),
        BotSpec::quick("level-3", |_| typed(minimax::Level3::default())),
        BotSpec::quick("weights", |_| typed(weights::WeightMatrix)),
        BotSpec::quick("phases", |_| typed(phases::Phases)),
        BotSpec::quick("first-free", |_| typed(first_free::FirstFree)),
    ],
    evaluators: &["level-3", "level-1", "level-2", "weights", "phases", "first-free"],
    formats: &[],
    openings: |_| None,
    protocols: &[],
    protocol: |_| None,
    advise: Some(|position, thinking| advise::advise(known(position), thinking)),
    reasons: REASONS,
    counted: &[],
    budget: Budget::Nodes(u64::MAX),
    scored: false,
    form: FormKind::Classic,
    lessons: &[
        Lesson {
            key: "tic-tac-toe-centre",
            diagrams: &[Diagram { key: "tic-tac-toe-centre", options: "", moves: "b2", spots: &[] }],
        },
        Lesson {
            key: "tic-tac-toe-corner",
            diagrams: &[Diagram { key: "tic-tac-toe-corner", options: "", moves: "b2 a3", spots: &[] }],
        },
        Lesson {
            key: "tic-tac-toe-edge",
            diagrams: &[
                Diagram { key: "tic-tac-toe-edge", options: "", moves: "b2 b3 a3", spots: &[] },
                Diagram { key: "tic-tac-toe-fork", options: "", moves: "b2 b3 a3 c1 a1", spots: &[3, 2] },
            ],
        },
    ],
};

fn begins(options: &Options) -> Mark {
    if options.word("begin") == "noughts" { Mark::Nought } else { Mark::Cross }
}

/// The game in which this mark begins.
#[must_use]
pub fn setup(begins: Mark) -> GameSetup {
    let value = match begins {
        Mark::Cross => "crosses",
        Mark::Nought => "noughts",
    };
    let options = Options::defaults(&OPTIONS).with(0, Value::Word(value));
    GAME.setup(options).expect("either mark may begin")
}

/// Completes a line.
pub const WIN: Reason = Reason("win");
/// The opponent would complete a line here.
pub const BLOCK: Reason = Reason("block");
/// Makes two threats at once, of which only one can be met.
pub const FORK: Reason = Reason("fork");
/// Wins by force, however the opponent answers.
pub const FORCE: Reason = Reason("force");
/// With another move the opponent could make two threats at once and win.
pub const BLOCK_FORK: Reason = Reason("block-fork");
/// The centre: more lines run through it than through any other cell.
pub const CENTRE_CELL: Reason = Reason("centre");
/// Some other move loses against best play; this one does not.
pub const HOLD: Reason = Reason("hold");
/// The game is even, but some answers of the opponent lose.
pub const TRAP: Reason = Reason("trap");
/// However the game goes on, nobody will win.
pub const DRAW: Reason = Reason("draw");
/// A corner: three lines run through it, one more than through an edge. Said
/// only when there was no time to think to the end.
pub const CORNER: Reason = Reason("corner");
/// The middle of an edge: nothing better is seen. Said only when there was no
/// time to think to the end.
pub const EDGE: Reason = Reason("edge");
/// The only free cell.
pub const ONLY_MOVE: Reason = Reason("only-move");
/// Chosen by chance.
pub const RANDOM: Reason = Reason("random");
/// The first free cell in reading order.
pub const FIRST_FREE: Reason = Reason("first-free");

const REASONS: &[Reason] = &[
    WIN,
    BLOCK,
    FORK,
    FORCE,
    BLOCK_FORK,
    CENTRE_CELL,
    HOLD,
    TRAP,
    DRAW,
    CORNER,
    EDGE,
    ONLY_MOVE,
    RANDOM,
    FIRST_FREE,
];
