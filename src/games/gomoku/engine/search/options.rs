//! Which ideas a search uses, and how far each goes.

use super::margins::Margins;

/// Which ideas a search uses: what a level sees, and what a benchmark switches off.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// Plies of the deepest round.
    pub depth: i32,
    /// Candidates in a position at most.
    pub width: usize,
    /// Fours that a leaf looks ahead.
    pub fours: u8,
    /// Positions that the search for fours may look at in one leaf.
    pub fours_nodes: u64,
    /// Open threes that are looked ahead before the search begins.
    pub threes: u8,
    /// Whether a side may pass to show that its position is good enough.
    pub null_move: bool,
    /// Whether late moves are searched less deep.
    pub reductions: bool,
    /// Whether late moves near the leaves are left out.
    pub pruning: bool,
    /// Whether hopeless or won positions near the leaves are cut off by their worth.
    pub futility: bool,
    /// The numbers on which these depend.
    pub margins: Margins,
}

impl SearchOptions {
    /// Everything.
    pub const FULL: SearchOptions = SearchOptions {
        depth: 60,
        width: 400,
        fours: 12,
        fours_nodes: 200,
        threes: 8,
        null_move: true,
        reductions: true,
        pruning: true,
        futility: true,
        margins: Margins::STANDARD,
    };
}
