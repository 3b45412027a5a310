//! What a mark on a cell makes of all four lines through it.
//!
//! The patterns of the four lines ([`super::pattern`]) are packed into sixteen
//! bits; a table gives the class of the cell — what kind of threat a mark there
//! would be — and its [kind](Combination::kind), the same for every order of the four lines,
//! by which [`super::evaluation`] keeps its weights.

use super::pattern::Pattern;
use std::sync::OnceLock;

/// What a mark on a cell would be, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Class {
    /// Nothing that matters soon.
    #[default]
    None,
    /// One line that can become a threat.
    Two,
    /// Several such lines.
    DoubleTwo,
    /// An open three.
    Three,
    /// An open three, and a line that can become a threat.
    ThreePlus,
    /// Two open threes.
    DoubleThree,
    /// A four.
    FourAlone,
    /// A four, and a line that can become a threat.
    FourPlus,
    /// A four and an open three.
    FourThree,
    /// An open four or two fours: nothing but a five of the opponent's helps.
    OpenFour,
    /// Five: the end.
    Five,
}

/// How forcing a class is: the sets of cells that a board keeps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Level {
    /// Nothing.
    #[default]
    Quiet,
    /// The beginning of a threat.
    Two,
    /// Threatens an open four.
    Three,
    /// Threatens five.
    Four,
    /// Threatens five twice.
    OpenFour,
    /// Makes five.
    Five,
}

impl Level {
    /// How many there are.
    pub const COUNT: usize = 6;
}

impl Class {
    /// All of them, weakest first; the last stands as often as makes the list
    /// answer to any number of four bits.
    pub const ALL: [Class; 16] = {
        use Class::*;
        [
            None,
            Two,
            DoubleTwo,
            Three,
            ThreePlus,
            DoubleThree,
            FourAlone,
            FourPlus,
            FourThree,
            OpenFour,
            Five,
            Five,
            Five,
            Five,
            Five,
            Five,
        ]
    };

    /// How forcing it is.
    #[inline]
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Class::None => Level::Quiet,
            Class::Two | Class::DoubleTwo => Level::Two,
            Class::Three | Class::ThreePlus | Class::DoubleThree => Level::Three,
            Class::FourAlone | Class::FourPlus | Class::FourThree => Level::Four,
            Class::OpenFour => Level::OpenFour,
            Class::Five => Level::Five,
        }
    }

    fn of(patterns: [Pattern; 4]) -> Class {
        let count = |from: Pattern, to: Pattern| patterns.iter().filter(|&&p| p >= from && p <= to).count();
        let threes = count(Pattern::Three, Pattern::ThreeWide);
        let fours = count(Pattern::Four, Pattern::Four);
        let begun = count(Pattern::Two, Pattern::ClosedThree);
        match () {
            () if count(Pattern::Five, Pattern::Five) > 0 => Class::Five,
            () if count(Pattern::OpenFour, Pattern::OpenFour) > 0 || fours > 1 => Class::OpenFour,
            () if fours == 1 && threes > 0 => Class::FourThree,
            () if fours == 1 && begun > 0 => Class::FourPlus,
            () if fours == 1 => Class::FourAlone,
            () if threes > 1 => Class::DoubleThree,
            () if threes == 1 && begun > 0 => Class::ThreePlus,
            () if threes == 1 => Class::Three,
            () if begun > 1 => Class::DoubleTwo,
            () if begun == 1 => Class::Two,
            () => Class::None,
        }
    }
}

/// How many kinds of cells there are: four patterns of thirteen without order.
pub const KINDS: usize = 1820;

/// The patterns of the four lines through a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Combination {
    /// What a mark here would be.
    pub class: Class,
    /// A number below [`KINDS`], the same for every order of the four lines.
    pub kind: u16,
}

/// All combinations, indexed by four patterns of four bits each.
pub struct Combinations(Vec<Combination>);

impl Combinations {
    /// The table, made when it is first asked for.
    #[must_use]
    pub fn get() -> &'static Combinations {
        static TABLE: OnceLock<Combinations> = OnceLock::new();
        TABLE.get_or_init(Combinations::new)
    }

    /// The combination of these packed patterns.
    #[inline]
    #[must_use]
    pub fn at(&self, packed: u16) -> Combination {
        self.0[usize::from(packed)]
    }

    /// The patterns of each kind, weakest first.
    #[must_use]
    pub fn kinds() -> Vec<[Pattern; 4]> {
        let mut kinds = Vec::with_capacity(KINDS);
        for (i, &a) in Pattern::ALL.iter().enumerate() {
            for (j, &b) in Pattern::ALL.iter().enumerate().skip(i) {
                for (k, &c) in Pattern::ALL.iter().enumerate().skip(j) {
                    kinds.extend(Pattern::ALL.iter().skip(k).map(|&d| [a, b, c, d]));
                }
            }
        }
        kinds
    }

    fn new() -> Combinations {
        let mut table = vec![Combination::default(); 1 << 16];
        for (kind, patterns) in (0..).zip(Self::kinds()) {
            let combination = Combination { class: Class::of(patterns), kind };
            for order in ORDERS {
                let packed = order.iter().fold(0, |n, &i| n << 4 | patterns[i] as usize);
                table[packed] = combination;
            }
        }
        Combinations(table)
    }
}

const ORDERS: [[usize; 4]; 24] = [
    [0, 1, 2, 3],
    [0, 1, 3, 2],
    [0, 2, 1, 3],
    [0, 2, 3, 1],
    [0, 3, 1, 2],
    [0, 3, 2, 1],
    [1, 0, 2, 3],
    [1, 0, 3, 2],
    [1, 2, 0, 3],
    [1, 2, 3, 0],
    [1, 3, 0, 2],
    [1, 3, 2, 0],
    [2, 0, 1, 3],
    [2, 0, 3, 1],
    [2, 1, 0, 3],
    [2, 1, 3, 0],
    [2, 3, 0, 1],
    [2, 3, 1, 0],
    [3, 0, 1, 2],
    [3, 0, 2, 1],
    [3, 1, 0, 2],
    [3, 1, 2, 0],
    [3, 2, 0, 1],
    [3, 2, 1, 0],
];
