//! What a position is worth without looking ahead.
//!
//! The worth is a sum over the free cells: every cell is worth something to the
//! side to move by what its own mark would make there, and something to the
//! opponent likewise. The weights depend on the kind of the cell alone
//! ([`super::class`]); the board keeps the sums up to date ([`super::field`]).

use super::class::{Class, Combinations, KINDS, Level};
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
    pub order: i16,
    /// What a mark here would be.
    pub class: Class,
    /// How forcing that is.
    pub level: Level,
}

/// Pairs of patterns without order.
const PAIRS: usize = Pattern::COUNT * (Pattern::COUNT + 1) / 2;

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
}

impl Weights {
    /// The weights that the program plays with.
    #[must_use]
    pub fn standard() -> &'static Arc<Weights> {
        static STANDARD: OnceLock<Arc<Weights>> = OnceLock::new();
        STANDARD.get_or_init(|| {
            let kinds = Combinations::kinds();
            let attack: Vec<i16> = kinds.iter().map(first_guess).collect();
            Arc::new(Weights::new(&attack, &attack, 0))
        })
    }

    /// Weights from a list for the side to move and one for its opponent, by kind.
    ///
    /// # Panics
    /// When a list has not [`KINDS`] numbers.
    #[must_use]
    pub fn new(attack: &[i16], defence: &[i16], tempo: i16) -> Weights {
        assert!(attack.len() == KINDS && defence.len() == KINDS, "a weight for every kind");
        let kinds = Combinations::kinds();
        let weight = |packed: u16| {
            let combination = Combinations::get().at(packed);
            let (kind, class) = (usize::from(combination.kind), combination.class);
            let order = first_guess(&kinds[kind]);
            Weight { attack: attack[kind], defence: defence[kind], order, class, level: class.level() }
        };
        let (pairs, both) = pairs();
        let table = both.iter().flat_map(|&high| both.iter().map(move |&low| high << 8 | low));
        Weights { pairs, table: table.map(weight).collect(), tempo: tempo.into() }
    }

    /// The weights of a combination.
    #[inline]
    #[must_use]
    pub fn at(&self, packed: u16) -> Weight {
        let [low, high] = packed.to_le_bytes().map(|pair| usize::from(self.pairs[usize::from(pair)]));
        self.table[high * PAIRS + low]
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

fn first_guess(patterns: &[Pattern; 4]) -> i16 {
    const LINE: [i16; Pattern::COUNT] = [0, 1, 2, 4, 8, 10, 12, 10, 26, 30, 30, 120, 300];
    let lines: i16 = patterns.iter().map(|&p| LINE[p as usize]).sum();
    let packed = patterns.iter().fold(0, |n, &p| n << 4 | p as u16);
    lines
        + match Combinations::get().at(packed).class {
            Class::FourThree => 150,
            Class::DoubleThree => 70,
            Class::FourPlus => 20,
            Class::ThreePlus => 15,
            Class::DoubleTwo => 10,
            Class::OpenFour => 150,
            _ => 0,
        }
}
