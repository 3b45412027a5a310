//! What a position is worth without looking ahead.
//!
//! The worth is a sum over the free cells: every cell is worth something to the
//! side to move by what its own mark would make there, and something to the
//! opponent likewise. The weights depend on the kind of the cell alone
//! ([`super::class`]); the board keeps the sums up to date ([`super::field`]).

use super::class::{Class, Combination, Combinations, KINDS, Level};
use super::pattern::Pattern;
use std::sync::{Arc, OnceLock};

/// The weights of one packed combination of patterns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Weight {
    /// Worth of the cell to the side to move.
    pub attack: i16,
    /// Worth of the cell to the side that has moved.
    pub defence: i16,
    /// How soon a search should try the cell for what it makes.
    pub own: i16,
    /// How soon a search should try the cell for what it would be to the opponent.
    pub foil: i16,
    /// What a mark here would be.
    pub class: Class,
    /// How forcing that is.
    pub level: Level,
}

/// Pairs of patterns without order.
const PAIRS: usize = Pattern::COUNT * (Pattern::COUNT + 1) / 2;

/// How two cells can lie to each other, see [`relation`].
pub const RELATIONS: usize = 11;

/// Weights of all combinations.
///
/// Two patterns of four bits are numbered without order first, so that the
/// table that is asked at every move stays small enough for the cache.
#[derive(Clone)]
pub struct Weights {
    pairs: [u8; 256],
    table: Vec<Weight>,
    /// What it is worth to be the side to move.
    pub tempo: i32,
    /// How soon to try a cell by its [`relation`] to the opponent's last mark
    /// and to one's own.
    pub near: [[i16; RELATIONS]; 2],
}

impl Weights {
    /// The weights that the program plays with, found by logistic regression
    /// from its own games.
    ///
    /// # Panics
    /// Never: a test reads the same file.
    #[must_use]
    pub fn standard() -> &'static Arc<Weights> {
        static STANDARD: OnceLock<Arc<Weights>> = OnceLock::new();
        STANDARD.get_or_init(|| {
            let read = Weights::parse(include_str!("weights.txt"));
            Arc::new(read.expect("the file belongs to the program"))
        })
    }

    /// Reads weights: the tempo, then [`KINDS`] numbers each for attack, defence,
    /// own order and foiling order, then the [`RELATIONS`] to both last marks.
    /// `None` when a number is missing or too much.
    #[must_use]
    pub fn parse(text: &str) -> Option<Weights> {
        let numbers: Vec<i16> = text.split_whitespace().map(|n| n.parse().ok()).collect::<Option<_>>()?;
        if numbers.len() != 1 + 4 * KINDS + 2 * RELATIONS {
            return None;
        }
        let list = |i: usize| &numbers[1 + i * KINDS..];
        let weight = |packed: u16| {
            let Combination { class, kind } = Combinations::get().at(packed);
            let [attack, defence, own, foil] = [0, 1, 2, 3].map(|i| list(i)[usize::from(kind)]);
            Weight { attack, defence, own, foil, class, level: class.level() }
        };
        let (pairs, both) = pairs();
        let table = both.iter().flat_map(|&high| both.iter().map(move |&low| high << 8 | low));
        let near = [0, 1].map(|i| std::array::from_fn(|r| list(4)[i * RELATIONS + r]));
        Some(Weights { pairs, table: table.map(weight).collect(), tempo: numbers[0].into(), near })
    }

    /// The weights of a combination.
    #[inline]
    #[must_use]
    pub fn at(&self, packed: u16) -> Weight {
        let [low, high] = packed.to_le_bytes().map(|pair| usize::from(self.pairs[usize::from(pair)]));
        self.table[high * PAIRS + low]
    }
}

/// How a cell lies to another that is so many columns and rows away: 1 to 4
/// steps straight (1–4) or along a diagonal (5–8), close by off the lines (9, 10),
/// or far (0).
#[must_use]
pub fn relation(columns: usize, rows: usize) -> usize {
    let most = columns.max(rows);
    match (columns, rows) {
        (0, 0) => 0,
        (0, _) | (_, 0) if most <= 4 => most,
        (x, y) if x == y && most <= 4 => 4 + most,
        (x, y) if x == 0 || y == 0 || x == y => 0,
        _ if most == 2 => 9,
        _ if most == 3 => 10,
        _ => 0,
    }
}

/// The number of every two packed patterns, and two patterns for every number.
fn pairs() -> ([u8; 256], Vec<u16>) {
    let (mut numbers, mut pairs) = ([0; 256], Vec::with_capacity(PAIRS));
    for high in 0..Pattern::COUNT {
        for low in 0..=high {
            let number = u8::try_from(pairs.len()).expect("fewer pairs than bytes");
            numbers[high << 4 | low] = number;
            numbers[low << 4 | high] = number;
            pairs.push(u16::try_from(high << 4 | low).expect("a byte"));
        }
    }
    (numbers, pairs)
}
