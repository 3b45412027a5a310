//! The rules of Bridg-It, the game of David Gale
//! (<https://en.wikipedia.org/wiki/Shannon_switching_game#Gale>).
//!
//! A move is the number of its [site](super::grid). Its name is the column of the
//! lattice as letters, `a`, `b` … `z`, `aa` …, and its row as a number that is counted
//! from below: on a board of size 10 from `a19`, the upper left site, to `s1`, the lower
//! right one; `j10` is the middle. Both sides call a site the same.
//!
//! No game is a draw: a side is cut off exactly where the other one has joined its edges.

use super::grid::{Grid, MAX_NODES, MAX_SITES, Place};
use crate::rules::{Move, Outcome, Rules, Side};

/// A set of sites.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sites([u64; MAX_SITES.div_ceil(64)]);

impl Sites {
    /// Whether a site belongs to it.
    #[must_use]
    pub const fn contains(&self, site: usize) -> bool {
        self.0[site / 64] & 1 << (site % 64) != 0
    }

    /// Adds a site.
    pub const fn insert(&mut self, site: usize) {
        self.0[site / 64] |= 1 << (site % 64);
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|part| part.count_ones() as usize).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&part| part == 0)
    }

    /// Its members, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let set = *self;
        (0..MAX_SITES).filter(move |&site| set.contains(site))
    }
}

impl FromIterator<usize> for Sites {
    fn from_iter<T: IntoIterator<Item = usize>>(sites: T) -> Sites {
        let mut set = Sites::default();
        sites.into_iter().for_each(|site| set.insert(site));
        set
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BridgIt {
    grid: Grid,
    lines: [Sites; 2],
    /// For each side and node the least number of a node that own lines join it with.
    groups: [[u8; MAX_NODES]; 2],
    plies: u16,
    key: u64,
}

impl BridgIt {
    /// The empty board.
    #[must_use]
    pub fn new(grid: Grid) -> BridgIt {
        let alone = std::array::from_fn(|node| node as u8);
        let key = mix(u64::from(grid.size()));
        BridgIt { grid, lines: [Sites::default(); 2], groups: [alone; 2], plies: 0, key }
    }

    /// The board.
    #[must_use]
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// The sites on which this side has drawn lines.
    #[must_use]
    pub const fn lines(&self, side: Side) -> &Sites {
        &self.lines[side.index()]
    }

    /// The side whose line is on this site.
    #[must_use]
    pub fn owner(&self, site: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.lines(side).contains(site))
    }

    /// Whether nobody has drawn a line on this site.
    #[must_use]
    pub const fn is_free(&self, site: usize) -> bool {
        !self.lines[0].contains(site) && !self.lines[1].contains(site)
    }

    /// The sites without a line, ascending.
    pub fn free(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.grid.sites()).filter(|&site| self.is_free(site))
    }

    /// How many moves have been made.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies as u32
    }

    /// What a node belongs to by the lines of its side: two nodes are joined if this is
    /// the same for both. It is the number of one of the nodes.
    #[must_use]
    pub const fn group(&self, side: Side, node: usize) -> usize {
        self.groups[side.index()][node] as usize
    }

    /// The groups that a line of this side on a site would join.
    #[must_use]
    pub const fn ends(&self, side: Side, site: usize) -> [usize; 2] {
        let [a, b] = self.grid.ends(side, site);
        [self.group(side, a), self.group(side, b)]
    }

    /// The groups of the two own edges of a side.
    #[must_use]
    pub const fn edges(&self, side: Side) -> [usize; 2] {
        [self.group(side, self.grid.start()), self.group(side, self.grid.goal())]
    }

    /// The side that has joined its edges.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        let joined = |side: &Side| {
            let [start, goal] = self.edges(*side);
            start == goal
        };
        Side::BOTH.into_iter().find(joined)
    }

    /// The position after a move.
    ///
    /// # Panics
    /// Debug builds panic if the site is not free or the game is over.
    #[must_use]
    pub fn after(&self, site: usize) -> BridgIt {
        let mut next = *self;
        next.play(Move(site as u32));
        next
    }

    /// One sign for each site in order: `.` for a free one, `1` and `2` for the sides.
    #[must_use]
    pub fn signs(&self) -> String {
        let sign = |site| self.owner(site).map_or('.', |side| ['1', '2'][side.index()]);
        (0..self.grid.sites()).map(sign).collect()
    }

    /// The name of a site.
    #[must_use]
    pub fn name(&self, site: usize) -> String {
        let Place { x, y } = self.grid.place(site);
        format!("{}{}", column_name(x), row_number(self.grid, y))
    }

    fn is_line(&self, site: usize) -> bool {
        site < self.grid.sites() && self.winner().is_none() && self.is_free(site)
    }

    fn sign_at(&self, at: Place) -> char {
        match (at.x % 2, at.y % 2, self.grid.site(at)) {
            (0, 1, _) => 'o',
            (1, 0, _) => '+',
            (odd, _, Some(site)) => match self.owner(site) {
                Some(Side::First) => ['|', '-'][usize::from(odd)],
                Some(Side::Second) => ['=', 'H'][usize::from(odd)],
                None => '.',
            },
            _ => ' ',
        }
    }
}

/// The letters of a column of the lattice, from 1 on.
#[must_use]
pub fn column_name(x: u8) -> String {
    let letter = |n: u8| char::from(b'a' + n);
    match x - 1 {
        n @ 0..26 => letter(n).to_string(),
        n => format!("a{}", letter(n - 26)),
    }
}

/// The number of a row of the lattice: 1 is the lowest that has sites.
#[must_use]
pub const fn row_number(grid: Grid, y: u8) -> u8 {
    2 * grid.size() - y
}

impl Rules for BridgIt {
    fn turn(&self) -> Side {
        Side::BOTH[usize::from(self.plies) % 2]
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if self.winner().is_none() {
            out.extend(self.free().map(|site| Move(site as u32)));
        }
    }

    fn play(&mut self, m: Move) {
        let (site, side) = (m.0 as usize, self.turn());
        debug_assert!(self.is_line(site), "{m:?} in\n{}", self.text());
        let [a, b] = self.ends(side, site).map(|group| group as u8);
        let (kept, lost) = (a.min(b), a.max(b));
        for group in &mut self.groups[side.index()] {
            if *group == lost {
                *group = kept;
            }
        }
        self.lines[side.index()].insert(site);
        self.plies += 1;
        self.key ^= mix((2 * site + side.index()) as u64 + 256);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(Outcome::Win)
    }

    /// By the size and by who has drawn which line (Zobrist hashing).
    fn key(&self) -> u64 {
        self.key
    }

    fn notation(&self, m: Move) -> String {
        self.name(m.0 as usize)
    }

    /// The points of the first side are `o` and its lines `-` and `|`; the points of the
    /// second are `+` and its lines `=` and `H`; a free site is a dot.
    fn text(&self) -> String {
        let edge = 2 * self.grid.size();
        let row = |y| (0..=edge).map(|x| self.sign_at(Place { x, y })).collect::<String>();
        (0..=edge).map(|y| row(y).trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    fn digest_text(&self) -> String {
        self.signs()
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(*self)
    }

    fn parse(&self, text: &str) -> Option<Move> {
        let (column, row) = text.split_at(text.find(|c: char| !c.is_ascii_lowercase())?);
        let edge = 2 * self.grid.size();
        let x = (1..edge).find(|&x| column_name(x) == column)?;
        let y = edge.checked_sub(row.parse().ok()?)?;
        let site = self.grid.site(Place { x, y })?;
        (self.is_line(site) && self.name(site) == text).then_some(Move(site as u32))
    }
}

/// A hash of a small number: the finaliser of `SplitMix64` (Steele, Lea, Flood 2014,
/// "Fast splittable pseudorandom number generators").
const fn mix(n: u64) -> u64 {
    let z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
