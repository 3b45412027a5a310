//! Wild tic-tac-toe: both players may draw either mark, and whoever completes
//! three equal ones in a line wins.
//!
//! | file | what it is |
//! |---|---|
//! | [`rules`] | the field, the moves, who has won |
//! | `scene` | the picture: nine panels and two marks to choose from |
//! | [`mod@advise`] | the hint: the best move, and why |
//!
//! Its opponents are those that any game can use.

pub mod advise;
pub mod rules;
mod scene;

pub use rules::Wild;

use super::{BotSpec, FormKind, GameSpec, one_second};
use crate::bots::Reason;
use crate::bots::anywhere::Anywhere;
use crate::bots::careful::Careful;
use crate::bots::solver::Perfect;

/// The game as the registry knows it.
pub static GAME: GameSpec = GameSpec {
    key: "wild",
    options: &[],
    start: |_| Ok(Box::new(Wild::default())),
    former: &[],
    rules: |_| "wild",
    sample: |_| "Xb2 Oa3 Xc1 Oc3 Xa2",
    views: &[],
    trials: &[],
    bots: &[
        BotSpec::single("random", |_| Box::new(Anywhere)),
        BotSpec::single("careful", |_| Box::new(Careful)),
        BotSpec::single("perfect", |_| Box::new(Perfect::default())),
    ],
    evaluators: &["perfect"],
    formats: &[],
    openings: |_| None,
    protocols: &[],
    protocol: |_| None,
    advise: Some(advise::advise),
    reasons: &[WIN, FORCE, HOLD, EVEN, DELAY, GUESS],
    counted: COUNTED,
    budget: one_second(1),
    scored: false,
    form: FormKind::Table,
    lessons: &[],
};

/// Completes a line.
pub const WIN: Reason = Reason("win");
/// Wins by force, however the opponent answers.
pub const FORCE: Reason = Reason("force");
/// Some other move loses against best play; this one does not.
pub const HOLD: Reason = Reason("hold");
/// The game is even whatever is played.
pub const EVEN: Reason = Reason("even");
/// Every move loses; this one loses last.
pub const DELAY: Reason = Reason("delay");
/// There was no time to think at all.
pub const GUESS: Reason = Reason("guess");

/// Those that come with the number of moves to the win.
const COUNTED: &[Reason] = &[FORCE];
