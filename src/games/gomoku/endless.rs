//! The endless sheet: squared paper that grows with the game.
//!
//! The sheet always reaches nine free cells beyond the outermost marks. Marks
//! stand in a persistent map, so that a move takes the same time however large
//! the sheet has become, and the positions of one game share what they have in
//! common; only what asks for every free cell walks over all of it.
//!
//! A record may come from anybody, and a list of all moves must be possible, so
//! there are bounds, but nobody meets them: a game without a row is a draw after
//! [`MOST_MARKS`] marks, which is as long as a record can be, and no two marks are
//! more than [`MOST_SPAN`] columns or rows apart, which takes some seventy moves in
//! a row that flee straight ahead. Within them the memory of a whole game grows
//! with its moves, and what walks over the sheet visits 360 000 cells.

use super::rules::{Rule, mix};
use super::sheet::{Cell, Sheet, Square};
use crate::rules::{Move, Outcome, Rules, Side};
use imbl::HashMap;

/// Free cells between the outermost marks and the edge of the sheet.
pub const MARGIN: i16 = 9;

/// The outermost marks reach over so many columns and rows at most. Within nine
/// cells of that the sheet grows by fewer than [`MARGIN`].
pub const MOST_SPAN: i16 = 600;

/// A game with this many marks is a draw.
pub const MOST_MARKS: usize = 10_000;

/// A position of five in a row without edges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endless {
    rule: Rule,
    squares: HashMap<Cell, Side>,
    least: Cell,
    most: Cell,
    last: Option<Cell>,
    outcome: Option<Outcome>,
    key: u64,
}

impl Endless {
    /// An empty sheet.
    #[must_use]
    pub fn new(rule: Rule) -> Endless {
        let middle = Cell { x: 0, y: 0 };
        Endless {
            rule,
            squares: HashMap::new(),
            least: middle,
            most: middle,
            last: None,
            outcome: None,
            key: 0,
        }
    }
}

impl Sheet for Endless {
    fn square(&self, cell: Cell) -> Square {
        let [a, b] = self.corners();
        if cell.x < a.x || cell.y < a.y || cell.x > b.x || cell.y > b.y {
            return Square::Outside;
        }
        self.squares.get(&cell).map_or(Square::Free, |&side| Square::Mark(side))
    }
    fn marked(&self) -> Vec<(Cell, Side)> {
        let mut marks: Vec<_> = self.squares.iter().map(|(&cell, &side)| (cell, side)).collect();
        marks.sort_unstable_by_key(|&(cell, _)| cell);
        marks
    }
    fn corners(&self) -> [Cell; 2] {
        let (a, b) = (self.least, self.most);
        let margin = |from: i16, to: i16| MARGIN.min(MOST_SPAN - (to - from + 1));
        let (x, y) = (margin(a.x, b.x), margin(a.y, b.y));
        [Cell { x: a.x - x, y: a.y - y }, Cell { x: b.x + x, y: b.y + y }]
    }
    fn last(&self) -> Option<Cell> {
        self.last
    }
    fn need(&self) -> u32 {
        5
    }
    fn rule(&self) -> Rule {
        self.rule
    }
    fn to_move(&self, cell: Cell) -> Move {
        Move(u32::from(biased(cell.x)) << 16 | u32::from(biased(cell.y)))
    }
    fn to_cell(&self, m: Move) -> Cell {
        let [x, y] =
            [m.0 >> 16, m.0 & 0xffff].map(|n| u16::try_from(n).expect("half of a word").wrapping_sub(0x8000));
        Cell { x: x.cast_signed(), y: y.cast_signed() }
    }
}

/// Moves are sorted by column and row, also left of and above the middle.
const fn biased(n: i16) -> u16 {
    n.cast_unsigned().wrapping_add(0x8000)
}

impl Rules for Endless {
    fn turn(&self) -> Side {
        Side::BOTH[self.squares.len() % 2]
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if self.outcome.is_some() {
            return;
        }
        let [a, b] = self.corners();
        // The marks come in the order of the cells: no cell has to be looked up.
        let mut marks = self.marked().into_iter().map(|(cell, _)| cell).peekable();
        let cells = (a.x..=b.x).flat_map(|x| (a.y..=b.y).map(move |y| Cell { x, y }));
        out.extend(cells.filter(|cell| marks.next_if_eq(cell).is_none()).map(|cell| self.to_move(cell)));
    }

    fn play(&mut self, m: Move) {
        let (side, cell) = (self.turn(), self.to_cell(m));
        debug_assert!(self.outcome.is_none(), "the game is over");
        debug_assert!(self.free(cell), "the cell is taken or off the sheet");
        if self.squares.is_empty() {
            (self.least, self.most) = (cell, cell);
        }
        self.squares.insert(cell, side);
        self.least = Cell { x: self.least.x.min(cell.x), y: self.least.y.min(cell.y) };
        self.most = Cell { x: self.most.x.max(cell.x), y: self.most.y.max(cell.y) };
        self.last = Some(cell);
        self.key ^= mix(u64::from(m.0) * 2 + side.index() as u64 + 1);
        self.outcome = self.outcome_after(cell, side, self.squares.len() == MOST_MARKS);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        self.key
    }

    /// Column and row from the middle of the first sheet, rows growing upwards: `-3:12`.
    fn notation(&self, m: Move) -> String {
        let cell = self.to_cell(m);
        format!("{}:{}", cell.x, -cell.y)
    }

    fn parse(&self, text: &str) -> Option<Move> {
        let (x, up) = text.split_once(':')?;
        let cell = Cell { x: x.parse().ok()?, y: up.parse::<i16>().ok()?.checked_neg()? };
        let m = (self.outcome.is_none() && self.free(cell)).then(|| self.to_move(cell))?;
        (self.notation(m) == text).then_some(m)
    }

    fn text(&self) -> String {
        self.sheet_text()
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }
}
