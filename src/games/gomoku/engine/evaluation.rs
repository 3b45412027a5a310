//! What a position is worth without looking ahead, and in which order a search should
//! try its cells: the weights of both, and how they are kept and read.
//!
//! The worth is a sum over the free cells: every cell is worth something to the
//! side to move by what its own mark would make there, and something to the
//! opponent likewise. The weights depend on the kind of the cell alone
//! ([`super::class`]); the board keeps the sums up to date ([`super::search_board`]).
//!
//! The order of moves ([`Order`]) follows from the same kinds: how soon to try a cell
//! for what it makes, and for what it would be to the opponent; and from how it lies to
//! the last mark of either side ([`relation`]). What [`super::moves`] learns while it
//! searches comes on top of that.
//!
//! All of these are one list of numbers, `weights.txt`, in the order of
//! [`Weights::parse`]. It has four numbers for each of [`KINDS`] kinds of cells, the
//! worth of the turn, and two for each of [`RELATIONS`] relations.

use super::class::{Class, Combination, Combinations, KINDS};
use super::pattern::Pattern;
use std::sync::{Arc, OnceLock};

/// What a cell is to one side: the packed patterns of its lines, and all that
/// follows from them. One word, for a board keeps two for every cell and changes
/// a few dozen at every move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Worth(u64);

impl Worth {
    /// Without patterns.
    fn new(class: Class, attack: i16, defence: i16) -> Worth {
        let [attack, defence] = [attack, defence].map(|n| u64::from(n.cast_unsigned()));
        Worth(attack << 16 | defence << 32 | (class as u64) << 48 | (class.level() as u64) << 56)
    }

    /// Packed patterns of the four lines.
    #[inline]
    #[must_use]
    pub const fn packed(self) -> u16 {
        self.0 as u16
    }

    /// Worth of the cell to the side to move.
    #[inline]
    #[must_use]
    pub const fn attack(self) -> i16 {
        (self.0 >> 16) as i16
    }

    /// Worth of the cell to the side that has moved.
    #[inline]
    #[must_use]
    pub const fn defence(self) -> i16 {
        (self.0 >> 32) as i16
    }

    /// What a mark here would be.
    #[inline]
    #[must_use]
    pub fn class(self) -> Class {
        Class::ALL[usize::from((self.0 >> 48) as u8 & 15)]
    }

    /// How forcing that is: [`Level`](super::class::Level) as a number.
    #[inline]
    #[must_use]
    pub const fn level(self) -> usize {
        (self.0 >> 56) as usize & 7
    }
}

/// How soon a search should try a cell, by the packed patterns of its lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// For what a mark makes there.
    pub own: i16,
    /// For what it would be to the opponent.
    pub foil: i16,
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
    worths: Vec<Worth>,
    orders: Vec<Order>,
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
        let both = |packed: u16| {
            let Combination { class, kind } = Combinations::get().at(packed);
            let [attack, defence, own, foil] = [0, 1, 2, 3].map(|i| list(i)[usize::from(kind)]);
            (Worth::new(class, attack, defence), Order { own, foil })
        };
        let (pairs, patterns) = pairs();
        let all = patterns.iter().flat_map(|&high| patterns.iter().map(move |&low| high << 8 | low));
        let (worths, orders) = all.map(both).unzip();
        let near = [0, 1].map(|i| std::array::from_fn(|r| list(4)[i * RELATIONS + r]));
        Some(Weights { pairs, worths, orders, tempo: numbers[0].into(), near })
    }

    /// What a cell with this combination is worth.
    #[inline]
    #[must_use]
    pub fn worth(&self, packed: u16) -> Worth {
        // The same patterns in another order share an entry, but not their bits.
        Worth(self.worths[self.number(packed)].0 | u64::from(packed))
    }

    /// How soon to try a cell with this combination.
    #[inline]
    #[must_use]
    pub fn order(&self, packed: u16) -> Order {
        self.orders[self.number(packed)]
    }

    #[inline]
    fn number(&self, packed: u16) -> usize {
        let [low, high] = packed.to_le_bytes().map(|pair| usize::from(self.pairs[usize::from(pair)]));
        high * PAIRS + low
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
