//! Line patterns: what a mark on a cell makes of one line through it.
//!
//! The cells around a cell, four to each side in free style (five where a
//! longer row does not win), decide which rows through it are still possible.
//! Nothing here is written down as a picture of stones: every pattern follows
//! from the next stronger one by counting how many further marks of one's own
//! lead to it, and the results stand in a table that is indexed by the cells of
//! the line, two bits each.
//!
//! The names of threats are those of Allis, van den Herik and Huntjens,
//! „Go-Moku and Threat-Space Search“ (1993); tables of lines indexed by their
//! cells are common knowledge of the field since the program Victoria.

use crate::games::gomoku::rules::Rule;
use std::sync::OnceLock;

/// What a mark makes of a line, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Pattern {
    /// No row can ever come of it.
    Dead,
    /// Four more marks are needed, and only closed threats come of it.
    ClosedOne,
    /// Four more marks are needed.
    One,
    /// A closed three can come of it.
    ClosedTwo,
    /// One cell makes an open three of it.
    Two,
    /// Two cells do.
    TwoWide,
    /// Three cells or more do.
    TwoWidest,
    /// A four can come of it, but no open one.
    ClosedThree,
    /// One cell makes an open four of it.
    Three,
    /// Two cells or more do.
    ThreeWide,
    /// One cell makes five of it.
    Four,
    /// Two cells or more make five of it.
    OpenFour,
    /// The row is made.
    Five,
}

impl Pattern {
    /// How many there are.
    pub const COUNT: usize = 13;
    /// All of them, weakest first.
    pub const ALL: [Pattern; Self::COUNT] = {
        use Pattern::*;
        [
            Dead,
            ClosedOne,
            One,
            ClosedTwo,
            Two,
            TwoWide,
            TwoWidest,
            ClosedThree,
            Three,
            ThreeWide,
            Four,
            OpenFour,
            Five,
        ]
    };
}

/// What stands on a cell of a line: two bits of a line's index.
pub mod square {
    /// Nothing.
    pub const FREE: u32 = 0;
    /// The first side's mark.
    pub const FIRST: u32 = 1;
    /// The second side's mark.
    pub const SECOND: u32 = 2;
    /// Beyond the edge of the board.
    pub const WALL: u32 = 3;
}

/// The patterns of all lines under one rule.
pub struct Lines {
    half: usize,
    /// The first side's pattern in the low four bits, the second's in the high four.
    table: Vec<u8>,
}

impl Lines {
    /// The table for a rule, made when it is first asked for.
    #[must_use]
    pub fn of(rule: Rule) -> &'static Lines {
        static FREE: OnceLock<Lines> = OnceLock::new();
        static EXACT: OnceLock<Lines> = OnceLock::new();
        match rule {
            Rule::Free => FREE.get_or_init(|| Lines::new(rule, 4)),
            Rule::Exact => EXACT.get_or_init(|| Lines::new(rule, 5)),
        }
    }

    /// Cells to each side that a line's index contains.
    #[must_use]
    pub fn half(&self) -> usize {
        self.half
    }

    /// Both sides' patterns, packed, of the line with this index: the cells
    /// from one end to the other without the middle, lowest bits first.
    #[inline]
    #[must_use]
    pub fn packed(&self, index: u32) -> u8 {
        self.table[index as usize]
    }

    /// The pattern of one side.
    #[must_use]
    pub fn pattern(&self, index: u32, side: usize) -> Pattern {
        Pattern::ALL[usize::from(self.packed(index) >> (4 * side) & 15)]
    }

    fn new(rule: Rule, half: usize) -> Lines {
        let mut known = vec![None; 3usize.pow(u32::try_from(2 * half).expect("small"))];
        let mut one = |index: u32, mine: u32| {
            let cell = |i: usize| match index >> (2 * i) & 3 {
                square::FREE => Seen::Free,
                mark if mark == mine => Seen::Mine,
                _ => Seen::Blocked,
            };
            let mut line = Line { rule, half, cells: [Seen::Blocked; 11] };
            for i in 0..2 * half {
                line.cells[i + usize::from(i >= half)] = cell(i);
            }
            line.cells[half] = Seen::Mine;
            line.pattern(&mut known) as u8
        };
        let size = 1u32 << (4 * half);
        let table = (0..size).map(|i| one(i, square::FIRST) | one(i, square::SECOND) << 4).collect();
        Lines { half, table }
    }
}

/// A cell as one side sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seen {
    Free,
    Mine,
    Blocked,
}

/// A line whose middle cell bears one's own mark.
#[derive(Clone, Copy)]
struct Line {
    rule: Rule,
    half: usize,
    cells: [Seen; 11],
}

impl Line {
    fn pattern(&self, known: &mut [Option<Pattern>]) -> Pattern {
        let index = self.index();
        if let Some(pattern) = known[index] {
            return pattern;
        }
        let pattern = if self.is_five() { Pattern::Five } else { self.by_next(known) };
        known[index] = Some(pattern);
        pattern
    }

    /// Counts what one more mark leads to.
    fn by_next(&self, known: &mut [Option<Pattern>]) -> Pattern {
        use Pattern::*;
        let mut leads = [0; Pattern::COUNT];
        for i in (0..=2 * self.half).filter(|&i| self.cells[i] == Seen::Free) {
            let mut next = *self;
            next.cells[i] = Seen::Mine;
            leads[next.pattern(known) as usize] += 1;
        }
        let to = |patterns: &[Pattern]| patterns.iter().map(|&p| leads[p as usize]).sum::<u32>();
        let open_threes = to(&[Three, ThreeWide]);
        match () {
            () if to(&[Five]) >= 2 => OpenFour,
            () if to(&[Five]) == 1 => Four,
            () if to(&[OpenFour]) >= 2 => ThreeWide,
            () if to(&[OpenFour]) == 1 => Three,
            () if to(&[Four]) >= 1 => ClosedThree,
            () if open_threes >= 3 => TwoWidest,
            () if open_threes == 2 => TwoWide,
            () if open_threes == 1 => Two,
            () if to(&[ClosedThree]) >= 1 => ClosedTwo,
            () if to(&[Two, TwoWide, TwoWidest]) >= 1 => One,
            () if to(&[ClosedTwo]) >= 1 => ClosedOne,
            () => Dead,
        }
    }

    /// Whether the row through the middle wins.
    fn is_five(&self) -> bool {
        let mine = |i: &usize| self.cells[*i] == Seen::Mine;
        let before = (0..self.half).rev().take_while(mine).count();
        let after = (self.half + 1..=2 * self.half).take_while(mine).count();
        self.rule.wins(u32::try_from(before + after + 1).expect("small"), 5)
    }

    /// The cells without the middle as a number with three digits.
    fn index(&self) -> usize {
        let around = self.cells[..self.half].iter().chain(&self.cells[self.half + 1..=2 * self.half]);
        around.fold(0, |n, &cell| 3 * n + cell as usize)
    }
}
