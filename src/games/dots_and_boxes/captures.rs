//! What can be taken at once, and what may be left to keep control.
//!
//! Of the cells that can be closed all are taken, but for one choice at the end: the
//! last two cells of a chain can be left to the other side by drawing the far edge (a
//! double-cross), and the last four of a loop by drawing the middle one. Whoever gets
//! them has to move after taking them. Everything else is worse or just as good
//! (J. Barker, R. Korf: *Solving Dots-And-Boxes*, AAAI 2012).

use super::coins::{Coins, GROUND};

/// The choice at the end of a row of captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handout {
    /// The edge that leaves the last cells to the other side.
    pub edge: usize,
    /// How many those are: two of a chain or four of a loop.
    pub cells: i32,
}

/// What the side to move can take without giving a choice away.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Captures {
    /// The edges to draw in turn, which take everything.
    pub edges: Vec<usize>,
    /// How many of them come before the choice.
    pub before: usize,
    /// How many cells all of them close.
    pub cells: i32,
    /// The choice, if there is one.
    pub handout: Option<Handout>,
}

impl Captures {
    /// Draws everything that can be taken.
    pub fn play(coins: &mut Coins) -> Captures {
        let mut captures = Captures::default();
        while let Some(next) = captures.next(coins) {
            captures.draw(coins, next.start, next.take);
            if captures.handout.is_none() {
                captures.before = captures.edges.len();
            }
        }
        captures
    }

    /// Takes back what was drawn.
    pub fn undo(&self, coins: &mut Coins) {
        self.edges.iter().rev().for_each(|&edge| coins.undo(edge));
    }

    /// What the captures are worth to the side that may make them, if it is worth so much
    /// to move when everything is taken.
    #[must_use]
    pub fn worth(&self, rest: i32) -> i32 {
        let all = self.cells + rest;
        match self.handout {
            None => all,
            Some(handout) => all.max(self.cells - 2 * handout.cells - rest),
        }
    }

    /// Whether to take the last cells, too, if it is worth so much to move after that.
    #[must_use]
    pub fn takes_all(&self, rest: i32) -> bool {
        self.handout.is_none_or(|handout| rest >= -handout.cells)
    }

    /// The edge to draw now; `None` if there is nothing to take. What it would be worth
    /// to move when everything is taken is asked only when it matters.
    pub fn first(&self, rest: impl FnOnce() -> i32) -> Option<usize> {
        let first = *self.edges.first()?;
        match self.handout {
            Some(handout) if self.before == 0 && !self.takes_all(rest()) => Some(handout.edge),
            _ => Some(first),
        }
    }

    /// Where to draw next and how much: as long as there is anything else, the open row
    /// with which one can keep control is left alone.
    fn next(&mut self, coins: &Coins) -> Option<Next> {
        let (mut halves, mut loops) = (Vec::new(), Vec::new());
        for cell in coins.ones().iter() {
            let open = Open::at(coins, cell);
            match open.surplus() {
                Some(take) => return Some(Next { start: cell, take }),
                None if !open.closed => halves.push(open),
                // Each loop has two ends.
                None if open.end > cell => loops.push(open),
                None => {}
            }
        }
        // To leave a loop costs more than to leave a chain.
        let taken = match (&halves[..], &loops[..]) {
            ([_, _, ..], _) => dispensable(coins, &halves),
            ([_], [last, ..]) | ([], [_, .., last]) => last,
            ([kept], []) | ([], [kept]) => {
                self.handout = Some(kept.handout(coins));
                kept
            }
            ([], []) => return None,
        };
        Some(Next { start: taken.start, take: taken.edges() })
    }

    fn draw(&mut self, coins: &mut Coins, start: usize, edges: usize) {
        let mut cell = start;
        for _ in 0..edges {
            let edge = coins.strings(cell).next().expect("an open end has a free edge");
            cell = coins.across(edge, cell);
            self.cells += coins.draw(edge);
            self.edges.push(edge);
        }
    }
}

/// The one of several halves of chains to take first so that in the end one of them is
/// left: what is taken can join two others in a cell, and then neither is a half any more.
/// If none can be kept, any one.
fn dispensable<'a>(coins: &Coins, halves: &'a [Open]) -> &'a Open {
    // Nothing can happen to a half that ends outside.
    let outside = halves.iter().find(|half| half.beyond == GROUND);
    let kept = outside.or_else(|| halves.iter().find(|half| can_be_kept(coins, half.start)));
    let other = |half: &&Open| kept.is_none_or(|kept| kept.start != half.start);
    halves.iter().find(other).expect("there are several halves")
}

/// Whether the half of a chain that begins with this cell is still one when all others are
/// taken in turn.
fn can_be_kept(coins: &Coins, start: usize) -> bool {
    let mut coins = coins.clone();
    loop {
        let rows = coins.ones().iter().map(|cell| Open::at(&coins, cell));
        let Some(taken) = rows.filter(|row| !row.closed).find(|row| row.start != start) else { break };
        Captures::default().draw(&mut coins, taken.start, taken.edges());
        if !coins.ones().contains(start) || Open::at(&coins, start).closed {
            return false;
        }
    }
    true
}

struct Next {
    start: usize,
    take: usize,
}

/// A row of cells that can be closed one after the other.
struct Open {
    start: usize,
    cells: usize,
    /// Whether it can be closed from both ends.
    closed: bool,
    /// The last cell.
    end: usize,
    /// The cell beyond, or the ground; of no meaning if the row is closed.
    beyond: usize,
}

impl Open {
    /// The row that begins with a cell of one free edge.
    fn at(coins: &Coins, start: usize) -> Open {
        let (mut cell, mut cells, mut from) = (start, 1, None);
        loop {
            let onward = coins.strings(cell).find(|&edge| Some(edge) != from).expect("the row goes on");
            let next = coins.across(onward, cell);
            if next == GROUND || coins.degree(next) > 2 {
                return Open { start, cells, closed: false, end: cell, beyond: next };
            }
            cells += 1;
            if coins.degree(next) == 1 {
                return Open { start, cells, closed: true, end: next, beyond: cell };
            }
            (cell, from) = (next, Some(onward));
        }
    }

    /// How many edges take all of it.
    fn edges(&self) -> usize {
        if self.closed { self.cells - 1 } else { self.cells }
    }

    /// How many edges to draw before there is a choice; `None` if there is one now.
    fn surplus(&self) -> Option<usize> {
        match (self.closed, self.cells) {
            (false, 1) => Some(1),
            (true, 2 | 3) => Some(self.cells - 1),
            (false, 2) | (true, 4) => None,
            (false, cells) => Some(cells - 2),
            (true, cells) => Some(cells - 4),
        }
    }

    fn handout(&self, coins: &Coins) -> Handout {
        let first = coins.strings(self.start).next().expect("an open end has a free edge");
        let second = coins.across(first, self.start);
        let edge = coins.strings(second).find(|&edge| edge != first).expect("the row goes on");
        Handout { edge, cells: if self.closed { 4 } else { 2 } }
    }
}
