//! The registry: every game that the program knows, one line each.

use crate::board::Board;
use crate::bots::outside::Protocol;
use crate::bots::{Advice, Bot, Thinking};
use crate::rules::Rules;

pub mod gomoku;
mod nine;
pub mod tic_tac_toe;
pub mod wild;

/// A game as the rest of the program sees it.
pub struct GameSpec {
    /// Its name on the command line, in records and as a key of texts.
    pub key: &'static str,
    /// What tells it from other games on the same board; `None` where there are
    /// none.
    pub variant: Option<Variant>,
    /// The position before the first move.
    pub start: fn() -> Box<dyn Board>,
    /// Starts that records may ask for (the tag `Setup`), the usual one first;
    /// none where a game always starts alike. A game with very many starts
    /// lists some.
    pub setups: &'static [&'static str],
    /// The start with this name, listed or not.
    pub set_up: fn(&str) -> Option<Box<dyn Board>>,
    /// The key of its rules in words: games that differ only in their boards share
    /// it.
    pub rules: &'static str,
    /// The moves of a game that has gone on for a while, for a picture of it.
    pub sample: &'static str,
    /// Its opponents, in the order in which a player chooses among them.
    pub bots: &'static [BotSpec],
    /// The opponents that say what they think of each move, by their keys: the first
    /// is asked where none of them plays.
    pub evaluators: &'static [&'static str],
    /// How programs of others that play it are spoken to; `None` where none can
    /// be an opponent.
    pub protocol: Option<&'static Protocol>,
    /// The best move and why, for *Poraď*.
    pub advise: fn(&dyn Rules, &mut Thinking) -> Advice,
}

/// A game that is one of several on the same board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The key of the one that stands for all of them in a list of games.
    pub of: &'static str,
    /// What is special about it, as a key of texts.
    pub key: &'static str,
}

/// An opponent as the rest of the program sees it.
pub struct BotSpec {
    /// Its name on the command line, in records and as a key of texts.
    pub key: &'static str,
    /// Makes one.
    pub make: fn() -> Box<dyn Bot>,
}

/// Every game.
pub static GAMES: &[&GameSpec] = &[
    &tic_tac_toe::GAME,
    &gomoku::FIVE,
    &gomoku::FIVE_EXACT,
    &gomoku::FIVE_15,
    &gomoku::FIVE_15_EXACT,
    &gomoku::FIVE_15_SWAP2,
    &gomoku::FIVE_15_EXACT_SWAP2,
    &gomoku::FIVE_19,
    &gomoku::FIVE_19_EXACT,
    &gomoku::FIVE_19_SWAP2,
    &gomoku::FIVE_19_EXACT_SWAP2,
    &gomoku::FIVE_20,
    &gomoku::FIVE_20_EXACT,
    &gomoku::FIVE_20_SWAP2,
    &gomoku::FIVE_20_EXACT_SWAP2,
    &wild::GAME,
];

/// The game with this key.
#[must_use]
pub fn game(key: &str) -> Option<&'static GameSpec> {
    GAMES.iter().copied().find(|g| g.key == key)
}

impl GameSpec {
    /// The opponent with this key.
    #[must_use]
    pub fn bot(&self, key: &str) -> Option<&'static BotSpec> {
        self.bots.iter().find(|b| b.key == key)
    }

    /// The key of the game that stands for it in a list of games: its own, unless it
    /// is a variant.
    #[must_use]
    pub fn listed_as(&self) -> &'static str {
        self.variant.map_or(self.key, |variant| variant.of)
    }

    /// Whether a list of games shows this one for the other: the other is itself, or a
    /// variant of it.
    #[must_use]
    pub fn stands_for(&self, other: &GameSpec) -> bool {
        other.key == self.key || other.listed_as() == self.key
    }

    /// The games on the same board, itself among them.
    pub fn variants(&self) -> impl Iterator<Item = &'static GameSpec> + use<> {
        let of = self.listed_as();
        GAMES.iter().copied().filter(move |game| game.listed_as() == of)
    }
}
