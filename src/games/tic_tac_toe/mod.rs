//! Tic-tac-toe after the coursework.
//!
//! | file | what it is |
//! |---|---|
//! | [`rules`] | the field `x`, the lines, who has won |
//! | [`misere`] | the same game where whoever completes a line loses |
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
pub mod misere;
pub mod phases;
pub mod rules;
mod scene;
pub mod weights;

pub use misere::Misere;
pub use rules::{CENTRE, CORNERS, LINES, Mark, TicTacToe};

use super::nine::{MISERE, advise as solved};
use super::{BotSpec, Diagram, FormKind, FormerName, GameSetup, GameSpec, Lesson};
use crate::board::Board;
use crate::bots::anywhere::Anywhere;
use crate::bots::careful::Careful;
use crate::bots::solver::Perfect;
use crate::bots::{Advice, Bot, Budget, Reason, Thinking, known_as, typed};
use crate::options::{OptionKind, OptionSpec, Options, Value};
use crate::rules::Rules;

/// Who begins: the coursework has crosses begin. Whether lines lose.
static OPTIONS: [OptionSpec; 2] = [
    OptionSpec { key: "begin", kind: OptionKind::Choice(&["crosses", "noughts"]), tells_apart: false },
    MISERE,
];

/// The game as the registry knows it. Its opponents stand in the order in
/// which the player chooses among them: the three levels, then the others.
pub static GAME: GameSpec = GameSpec {
    key: "tic-tac-toe",
    options: &OPTIONS,
    start: |options| Ok(start(options)),
    former: &[
        FormerName { key: "tic-tac-toe", setup: "crosses begin", options: "begin=crosses" },
        FormerName { key: "tic-tac-toe", setup: "noughts begin", options: "begin=noughts" },
    ],
    rules: |options| if is_misere(options) { "tic-tac-toe-misere" } else { "tic-tac-toe" },
    sample: |_| "b2 a1 c1 a3 a2",
    views: &[],
    trials: &["begin=noughts", "misere=yes", "begin=noughts,misere=yes"],
    bots: &[
        coursework("level-1", |_| typed(low_level::LowLevel)),
        coursework("level-2", |_| typed(dif_level::DifLevel)),
        coursework("level-3", |_| typed(minimax::Level3::default())),
        coursework("weights", |_| typed(weights::WeightMatrix)),
        coursework("phases", |_| typed(phases::Phases)),
        coursework("first-free", |_| typed(first_free::FirstFree)),
        BotSpec { plays: is_misere, ..BotSpec::quick("random", |_| Box::new(Anywhere)) },
        BotSpec { plays: is_misere, ..BotSpec::quick("careful", |_| Box::new(Careful)) },
        BotSpec { plays: is_misere, ..BotSpec::quick("perfect", |_| Box::new(Perfect::default())) },
    ],
    evaluators: &["level-3", "level-1", "level-2", "weights", "phases", "first-free", "perfect"],
    formats: &[],
    openings: |_| None,
    protocols: &[],
    protocol: |_| None,
    advise: Some(hint),
    reasons: REASONS,
    counted: solved::COUNTED,
    budget: Budget::Nodes(u64::MAX),
    scored: false,
    form: |options| if is_misere(options) { FormKind::Table } else { FormKind::Classic },
    offered: "misere=yes",
    lessons: |options| if is_misere(options) { &[] } else { LESSONS },
};

/// How not to lose.
const LESSONS: &[Lesson] = &[
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
];

/// An opponent of the coursework, which knows the usual game alone.
const fn coursework(key: &'static str, make: fn(u8) -> Box<dyn Bot>) -> BotSpec {
    BotSpec { plays: |options| !is_misere(options), ..BotSpec::quick(key, make) }
}

fn is_misere(options: &Options) -> bool {
    options.flag(MISERE.key)
}

fn start(options: &Options) -> Box<dyn Board> {
    let field = TicTacToe::begun_by(begins(options));
    if is_misere(options) { Box::new(Misere::new(field)) } else { Box::new(field) }
}

/// The best move and why, by the rules by which it is played.
fn hint(position: &dyn Rules, thinking: &mut Thinking) -> Advice {
    match known_as::<TicTacToe>(position) {
        Some(position) => advise::advise(position, thinking),
        None => solved::advise(position, thinking),
    }
}

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
pub const WIN: Reason = solved::WIN;
/// The opponent would complete a line here.
pub const BLOCK: Reason = Reason("block");
/// Makes two threats at once, of which only one can be met.
pub const FORK: Reason = Reason("fork");
/// Wins by force, however the opponent answers.
pub const FORCE: Reason = solved::FORCE;
/// With another move the opponent could make two threats at once and win.
pub const BLOCK_FORK: Reason = Reason("block-fork");
/// The centre: more lines run through it than through any other cell.
pub const CENTRE_CELL: Reason = Reason("centre");
/// Some other move loses against best play; this one does not.
pub const HOLD: Reason = solved::HOLD;
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
    solved::EVEN,
    solved::DELAY,
    solved::GUESS,
];
