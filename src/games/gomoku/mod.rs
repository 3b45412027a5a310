//! Five in a row: on a board with edges, and on an endless sheet.
//!
//! | file | what it is |
//! |---|---|
//! | [`sheet`] | cells, marks and rows: what both kinds of board have in common |
//! | [`rules`] | the board with edges |
//! | [`endless`] | the sheet that grows |
//! | `scene` | the picture of a position |
//! | [`neighbour`] | *Susedný*: next to a mark |
//! | [`mod@attacks`] | *Útoky*: weighs attacks |
//! | [`engine`] | the engine, one file for each idea |
//! | [`files`] | the formats in which other programs keep games |
//! | [`levels`] | the engine's six levels |
//! | `specs` | the games of the registry: every board with every rule |
//! | [`swap`] | the opening *swap2*; its picture in `swap_scene`, its opponents in [`swap_bots`], programs of others in [`swap_outside`] |
//! | [`outside`] | programs of others as opponents |
//! | [`mod@advise`] | the hint: the best move, and why |

pub mod advise;
pub mod attacks;
pub mod endless;
pub mod engine;
pub mod files;
pub mod levels;
pub mod neighbour;
pub mod outside;
pub mod rules;
mod scene;
pub mod sheet;
mod specs;
pub mod swap;
pub mod swap_bots;
pub mod swap_outside;
mod swap_scene;

pub use specs::*;

use super::BotSpec;
use crate::bots::anywhere::Anywhere;
use crate::bots::{Bot, Reason, typed};
use endless::Endless;
use levels::Master;
use rules::Five;
use sheet::Sheet;
use swap::Swap2;

/// Makes five.
pub const WIN: Reason = Reason("win");
/// The opponent would make five here.
pub const BLOCK: Reason = Reason("block");
/// The opponent would make an open four or two fours here.
pub const BLOCK_FOUR: Reason = Reason("block-four");
/// The opponent would make an open four, and this takes a cell that it needs.
pub const BLOCK_THREE: Reason = Reason("block-three");
/// Wins by fours that follow each other.
pub const FOURS: Reason = Reason("fours");
/// Wins by fours and open threes that follow each other.
pub const THREES: Reason = Reason("threes");
/// Wins whatever the opponent does, but with a quiet move in between.
pub const FORCE: Reason = Reason("force");
/// The beginning of a game.
pub const OPENING: Reason = Reason("opening");
/// The best move as far as the search has looked.
pub const SEARCH: Reason = Reason("search");

/// Every reason that advice in this game gives.
pub const REASONS: &[Reason] = &[WIN, BLOCK, BLOCK_FOUR, BLOCK_THREE, FOURS, THREES, FORCE, OPENING, SEARCH];
/// Those that come with the number of moves to the win.
pub const COUNTED: &[Reason] = &[FOURS, THREES, FORCE];

const BOARD: &[BotSpec] = &bots::<Five>();
const SHEET: &[BotSpec] = &bots::<Endless>();

/// The opponents, weakest first.
const fn bots<S: Sheet>() -> [BotSpec; 9] {
    [
        BotSpec { key: "random", make: || Box::new(Anywhere) },
        BotSpec { key: "neighbour", make: || typed::<S, _>(neighbour::Neighbour) },
        BotSpec { key: "attacks", make: || typed::<S, _>(attacks::Attacks) },
        BotSpec { key: "engine-1", make: master::<S, 1> },
        BotSpec { key: "engine-2", make: master::<S, 2> },
        BotSpec { key: "engine-3", make: master::<S, 3> },
        BotSpec { key: "engine-4", make: master::<S, 4> },
        BotSpec { key: "engine-5", make: master::<S, 5> },
        BotSpec { key: "engine-6", make: master::<S, 6> },
    ]
}

/// The same opponents with the opening.
const SWAP: &[BotSpec] = &[
    BotSpec { key: "random", make: || Box::new(Anywhere) },
    BotSpec { key: "neighbour", make: || opener("neighbour", None) },
    BotSpec { key: "attacks", make: || opener("attacks", None) },
    BotSpec { key: "engine-1", make: || opener("engine-1", Some(1)) },
    BotSpec { key: "engine-2", make: || opener("engine-2", Some(2)) },
    BotSpec { key: "engine-3", make: || opener("engine-3", Some(3)) },
    BotSpec { key: "engine-4", make: || opener("engine-4", Some(4)) },
    BotSpec { key: "engine-5", make: || opener("engine-5", Some(5)) },
    BotSpec { key: "engine-6", make: || opener("engine-6", Some(6)) },
];

/// The opponent of the ordinary game that has this key, with a judge of this level.
fn opener(key: &str, level: Option<usize>) -> Box<dyn Bot> {
    let inner = BOARD.iter().find(|bot| bot.key == key).expect("it plays the ordinary game, too");
    typed::<Swap2, _>(swap_bots::Opener::new((inner.make)(), level.map(Master::new)))
}

fn master<S: Sheet, const LEVEL: usize>() -> Box<dyn Bot> {
    typed::<S, _>(Master::new(LEVEL))
}
