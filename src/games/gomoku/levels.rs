//! The engine's six levels, from a beginner to a master.
//!
//! A lower level is weaker because it sees less — fewer plies, fewer
//! candidates, no series of fours — and because it slips now and then: it then
//! plays what looks well at first sight. It does not think shorter. All its
//! chance comes from the generator that it is given.
//!
//! Each level should win at least 70 of 100 games against the one below:
//! `piskvorky duel gomoku --first engine:2 --second engine:1 --games 100 --seed 1
//! --nodes 100000`, and so on. 2 wins 76, 3 wins 83 (and draws 1), 4 wins 71, 5 wins
//! 75 (and draws 1), 6 wins 73 (and draws 3).

use super::engine::evaluation::Weights;
use super::engine::moves::by_sight;
use super::engine::search::{SearchOptions, verdict};
use super::engine::search_board::{Place, SearchBoard};
use super::engine::table::Table;
use super::engine::think::{Finding, think_parallel, usual_threads};
use super::sheet::{Cell, Sheet};
use crate::bots::{Budget, Engine, Progress, Thinking};
use crate::rules::Move;
use rand::RngExt;
use rand::seq::IndexedRandom;
use std::sync::Arc;
use std::time::Instant;

/// What a level sees and how often it slips.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// What its search uses.
    pub options: SearchOptions,
    /// How many moves in a hundred are slips.
    pub slips: u32,
    /// A slip is one of so many moves that look best at first sight.
    pub astray: usize,
}

/// The levels, weakest first.
pub const LEVELS: [Level; 6] = [
    Level {
        options: SearchOptions { depth: 1, width: 8, fours: 0, threes: 0, ..SearchOptions::FULL },
        slips: 40,
        astray: 8,
    },
    Level {
        options: SearchOptions { depth: 1, width: 16, fours: 0, threes: 0, ..SearchOptions::FULL },
        slips: 15,
        astray: 5,
    },
    Level {
        options: SearchOptions { depth: 2, width: 16, fours: 1, threes: 0, ..SearchOptions::FULL },
        slips: 8,
        astray: 4,
    },
    Level {
        options: SearchOptions { depth: 3, fours: 3, threes: 0, ..SearchOptions::FULL },
        slips: 5,
        astray: 4,
    },
    Level {
        options: SearchOptions { depth: 6, fours: 6, threes: 1, ..SearchOptions::FULL },
        slips: 4,
        astray: 4,
    },
    Level { options: SearchOptions::FULL, slips: 0, astray: 1 },
];

/// A budget of nodes without an end is cut here: the search would go on for ever.
const MOST_NODES: u64 = 4_000_000;
/// Memory of the transposition table in bytes.
const MEMORY: usize = 32 << 20;
/// No more memory than this for each position that may be visited, in bytes.
const BYTES_A_NODE: usize = 64;

/// The engine at one level.
pub struct Master {
    level: Level,
    /// Made when it is first needed.
    table: Option<Table>,
}

impl Master {
    /// A player of this level, from 1 to 6.
    ///
    /// # Panics
    /// When there is no such level.
    #[must_use]
    pub fn new(level: usize) -> Master {
        Master { level: LEVELS[level - 1], table: None }
    }

    fn decide(&mut self, view: &View, thinking: &mut Thinking, began: Instant) -> Place {
        let field = &view.field;
        if self.level.slips > 0 && thinking.chance.random_range(0..100) < self.level.slips {
            let best = by_sight(field);
            let astray = &best[..best.len().min(self.level.astray)];
            return *astray.choose(thinking.chance).expect("the board is not full");
        }
        self.search(view, thinking, began).line[0]
    }

    /// Searches with the sight of the level. `began`: since when the time runs;
    /// looking at the sheet and making the table take their share.
    pub(super) fn search(&mut self, view: &View, thinking: &mut Thinking, began: Instant) -> Finding {
        let budget = match thinking.budget {
            Budget::Nodes(nodes) => Budget::Nodes(nodes.min(MOST_NODES)),
            time @ Budget::Time(_) => time,
        };
        let memory = match budget {
            Budget::Nodes(nodes) => MEMORY.min(BYTES_A_NODE * usize::try_from(nodes).unwrap_or(MEMORY)),
            Budget::Time(_) => MEMORY,
        };
        let table = self.table.get_or_insert_with(|| Table::new(memory));
        let report = &mut *thinking.report;
        let mut tell = |found: &Finding| report(view.progress(found));
        let budget = match budget {
            Budget::Time(time) => Budget::Time(time.saturating_sub(began.elapsed())),
            nodes @ Budget::Nodes(_) => nodes,
        };
        let threads = if self.level.options == SearchOptions::FULL { usual_threads() } else { 1 };
        let options = self.level.options;
        let found = think_parallel(threads, &view.field, options, table, budget, thinking.stop, &mut tell);
        if found.depth > 0 {
            // With the positions of the last, unfinished round and of other threads.
            tell(&found);
        }
        found
    }
}

impl<S: Sheet> Engine<S> for Master {
    fn think(&mut self, sheet: &S, thinking: &mut Thinking) -> Move {
        if let Some(cell) = opening(sheet, thinking) {
            return sheet.to_move(cell);
        }
        let began = Instant::now();
        let view = View::of(sheet);
        let place = self.decide(&view, thinking, began);
        sheet.to_move(view.cell(place))
    }
}

/// The first mark stands near the middle and the second beside the first; which
/// cell it is varies with the generator.
pub(super) fn opening<S: Sheet>(sheet: &S, thinking: &mut Thinking) -> Option<Cell> {
    let marked = sheet.marked();
    let (middle, distance) = match marked[..] {
        [] => (sheet.middle(), 1),
        [(first, _)] => (first, 1),
        _ => return None,
    };
    let near = |d: i16| (-distance..=distance).map(move |e| (d, e));
    let around =
        (-distance..=distance).flat_map(near).map(|(x, y)| Cell { x: middle.x + x, y: middle.y + y });
    let free: Vec<Cell> = around.filter(|&cell| sheet.free(cell)).collect();
    free.choose(thinking.chance).copied()
}

/// The part of a sheet that the engine looks at, as a field.
pub(super) struct View {
    pub(super) field: SearchBoard,
    corner: Cell,
    moves: Vec<Move>,
}

/// The engine looks at no more columns or rows than this around the last mark.
const MOST_SIDE: i16 = 64;

impl View {
    pub(super) fn of<S: Sheet>(sheet: &S) -> View {
        let [mut a, mut b] = sheet.corners();
        if let Some(last) = sheet.last() {
            // Far away marks of an endless sheet are left out.
            a = Cell { x: a.x.max(last.x - MOST_SIDE / 2), y: a.y.max(last.y - MOST_SIDE / 2) };
            b = Cell { x: b.x.min(last.x + MOST_SIDE / 2), y: b.y.min(last.y + MOST_SIDE / 2) };
        }
        let side = |from: i16, to: i16| usize::try_from(to - from + 1).expect("corners are in order");
        let weights = Arc::clone(Weights::standard());
        let mut field = SearchBoard::new(side(a.x, b.x), side(a.y, b.y), sheet.rule(), weights);
        for (cell, owner) in sheet.marked() {
            if cell.x >= a.x && cell.x <= b.x && cell.y >= a.y && cell.y <= b.y {
                field.put(field.place(side(a.x, cell.x) - 1, side(a.y, cell.y) - 1), owner.index());
            }
        }
        field.set_turn(sheet.turn().index());
        let to_move = |place| {
            let (x, y) = field.coordinates(place);
            sheet.to_move(at(a, x, y))
        };
        let mut moves = vec![Move(0); field.size()];
        for place in field.places() {
            moves[usize::from(place)] = to_move(place);
        }
        View { corner: a, moves, field }
    }

    pub(super) fn cell(&self, place: Place) -> Cell {
        let (x, y) = self.field.coordinates(place);
        at(self.corner, x, y)
    }

    fn progress(&self, found: &Finding) -> Progress {
        let line = found.line.iter().map(|&place| self.moves[usize::from(place)]).collect();
        let verdict = verdict(found.value);
        Progress { line, depth: found.depth.unsigned_abs(), verdict, nodes: found.nodes }
    }
}

fn at(corner: Cell, x: usize, y: usize) -> Cell {
    let [x, y] = [x, y].map(|n| i16::try_from(n).expect("a field is small"));
    Cell { x: corner.x + x, y: corner.y + y }
}
