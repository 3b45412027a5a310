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
//! | [`gomocup`] | the protocol in which programs play each other, both ends |
//! | [`levels`] | the engine's six levels |
//! | `specs` | the game of the registry: every board with every rule |
//! | [`swap`] | the opening *swap2*; its picture in `swap_scene`, its opponents in [`swap_bots`], programs of others in [`swap_outside`] |
//! | [`outside`] | programs of others as opponents |
//! | [`mod@advise`] | the hint: the best move, and why |

pub mod advise;
pub mod attacks;
pub mod endless;
pub mod engine;
pub mod files;
pub mod gomocup;
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

pub use specs::{GAME, LEAST_SIDE, MOST_SIDE};

use super::BotSpec;
use crate::bots::anywhere::Anywhere;
use crate::bots::{Bot, Engine, MoveEval, Reason, Thinking, known, known_as, typed};
use crate::rules::{Move, Rules};
use endless::Endless;
use levels::{LEVELS, Master};
use rules::Five;
use swap::Swap2;
use swap_bots::Opener;

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

const REASONS: &[Reason] = &[WIN, BLOCK, BLOCK_FOUR, BLOCK_THREE, FOURS, THREES, FORCE, OPENING, SEARCH];
/// Those that come with the number of moves to the win.
const COUNTED: &[Reason] = &[FOURS, THREES, FORCE];

/// The opponents, weakest first.
const BOTS: &[BotSpec] = &[
    BotSpec::single("random", |_| Box::new(Anywhere)),
    BotSpec::single("neighbour", |_| on_every_board(|_| neighbour::Neighbour, 1, false)),
    BotSpec::single("attacks", |_| on_every_board(|_| attacks::Attacks, 1, false)),
    BotSpec {
        levels: LEVELS.len() as u8,
        ..BotSpec::single("engine", |level| on_every_board(|level| Master::new(level.into()), level, true))
    },
];

/// An opponent on boards with edges, on the endless sheet, and in the opening *swap2*.
struct OnEveryBoard<E> {
    engine: E,
    swap2: Opener,
}

/// An opponent of this level; `judges`: whether the engine of that level chooses the
/// side in the opening *swap2*, since the opponent cannot tell who is ahead.
fn on_every_board<E>(make: fn(u8) -> E, level: u8, judges: bool) -> Box<dyn Bot>
where
    E: Engine<Five> + Engine<Endless> + 'static,
{
    let judge = judges.then(|| Master::new(level.into()));
    let swap2 = Opener::new(typed::<Five, _>(make(level)), judge);
    Box::new(OnEveryBoard { engine: make(level), swap2 })
}

impl<E: Engine<Five> + Engine<Endless>> Bot for OnEveryBoard<E> {
    fn choose(&mut self, position: &dyn Rules, thinking: &mut Thinking) -> Move {
        if let Some(board) = known_as::<Five>(position) {
            return self.engine.think(board, thinking);
        }
        match known_as::<Swap2>(position) {
            Some(swap) => self.swap2.think(swap, thinking),
            None => self.engine.think(known::<Endless>(position), thinking),
        }
    }

    fn opinions(&mut self, position: &dyn Rules, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        if let Some(board) = known_as::<Five>(position) {
            return self.engine.opinions(board, thinking);
        }
        match known_as::<Swap2>(position) {
            Some(swap) => self.swap2.opinions(swap, thinking),
            None => self.engine.opinions(known::<Endless>(position), thinking),
        }
    }
}
