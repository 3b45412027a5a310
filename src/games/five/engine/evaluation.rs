//! What a position is worth without looking ahead.
//!
//! The worth is a sum over the free cells: every cell is worth something to the
//! side to move by what its own mark would make there, and something to the
//! opponent likewise. The weights depend on the kind of the cell alone
//! ([`super::class`]); the board keeps the sums up to date ([`super::field`]).

use super::class::{Class, Combinations, KINDS};
use super::pattern::Pattern;
use std::sync::OnceLock;

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
}

/// Weights of all combinations, indexed by the packed patterns.
#[derive(Clone)]
pub struct Weights {
    table: Vec<Weight>,
}

impl Weights {
    /// The weights that the program plays with.
    #[must_use]
    pub fn standard() -> &'static Weights {
        static STANDARD: OnceLock<Weights> = OnceLock::new();
        STANDARD.get_or_init(|| {
            let kinds = Combinations::kinds();
            let attack: Vec<i16> = kinds.iter().map(first_guess).collect();
            Weights::new(&attack, &attack)
        })
    }

    /// Weights from a list for the side to move and one for its opponent, by kind.
    ///
    /// # Panics
    /// When a list has not [`KINDS`] numbers.
    #[must_use]
    pub fn new(attack: &[i16], defence: &[i16]) -> Weights {
        assert!(attack.len() == KINDS && defence.len() == KINDS, "a weight for every kind");
        let kinds = Combinations::kinds();
        let combinations = Combinations::get();
        let weight = |packed: u16| {
            let combination = combinations.at(packed);
            let kind = usize::from(combination.kind);
            let order = first_guess(&kinds[kind]);
            Weight { attack: attack[kind], defence: defence[kind], order, class: combination.class }
        };
        Weights { table: (0..=u16::MAX).map(weight).collect() }
    }

    /// The weights of a combination.
    #[inline]
    #[must_use]
    pub fn at(&self, packed: u16) -> Weight {
        self.table[usize::from(packed)]
    }
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
