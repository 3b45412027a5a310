//! What opponents do in the opening *swap2*: which three marks they place, and
//! which way they choose. After that they play as ever.

use super::levels::{Master, View};
use super::rules::Five;
use super::sheet::{Cell, Sheet, Square};
use super::swap::{CROSSES, MORE, NOUGHTS, Stage, Swap2};
use super::{OPENING, SEARCH, advise};
use crate::bots::{Advice, Bot, Engine, MoveEval, Progress, Thinking, Verdict};
use crate::rules::{Move, Side};
use rand::RngExt;
use rand::seq::IndexedRandom;
use std::time::Instant;

/// A cross, a nought and a cross after which neither side is ahead, as offsets from
/// the middle.
///
/// Found by `cargo run --release --no-default-features --example five_openings -- 8
/// 100000 1`: on 15, 19 and 20 rows, by both rules, the engine thinks neither side more
/// than 60 ahead, with 10 000 nodes and with 100 000. It has kept 8 of 646 that it
/// tried; an opening such as h8 a1 i9 it thinks 400 ahead for the crosses.
pub const OPENINGS: [[(i16, i16); 3]; 8] = [
    [(3, 5), (3, 1), (4, 2)],
    [(2, -5), (-2, -2), (0, -3)],
    [(0, 0), (1, 0), (-4, 0)],
    [(6, -4), (5, -3), (1, -4)],
    [(1, -2), (1, -1), (4, -4)],
    [(-1, -3), (3, -3), (-2, 1)],
    [(5, -1), (3, 0), (1, 1)],
    [(-6, -1), (-4, -1), (-1, 0)],
];

/// What is chosen when the noughts are to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To draw the crosses.
    Crosses,
    /// To draw the noughts, and to move.
    Noughts,
    /// To place a nought and a cross, and let the other side choose.
    More,
}

impl Way {
    /// The move that chooses it.
    const fn to_move(self) -> Move {
        match self {
            Way::Crosses => CROSSES,
            Way::Noughts => NOUGHTS,
            Way::More => MORE,
        }
    }
}

/// A position that is worth no more than this to either side is even.
const EVEN: i32 = 20;

/// What to choose when the noughts are to move and the position is worth this to
/// them; `more`: whether two more marks may be placed.
///
/// Whoever trusts its own judgement takes the side that stands better, and that is
/// worth something; where neither does, there is nothing to take, and it is the
/// other side that shall have to choose. The two marks are then the first two moves
/// of the line that was found to be even.
#[must_use]
pub const fn way(worth: i32, more: bool) -> Way {
    if more && worth.abs() <= EVEN {
        Way::More
    } else if worth < 0 {
        Way::Crosses
    } else {
        Way::Noughts
    }
}

/// An opponent of the ordinary game that knows the opening, too.
pub struct Opener {
    inner: Box<dyn Bot>,
    /// Judges what to choose; without one, chance does.
    judge: Option<Master>,
}

impl Opener {
    /// With this opponent after the opening, and this level of the engine as the
    /// judge.
    #[must_use]
    pub fn new(inner: Box<dyn Bot>, judge: Option<Master>) -> Opener {
        Opener { inner, judge }
    }
}

impl Engine<Swap2> for Opener {
    fn think(&mut self, position: &Swap2, thinking: &mut Thinking) -> Move {
        let board = position.board();
        match (position.stage(), &mut self.judge) {
            (Stage::Opening, _) => {
                opening(board, thinking).unwrap_or_else(|| self.inner.choose(board, thinking))
            }
            (Stage::Choice | Stage::LastChoice, Some(judge)) => choice(judge, position, thinking),
            (Stage::Choice | Stage::LastChoice, None) => {
                if thinking.chance.random_bool(0.5) {
                    CROSSES
                } else {
                    NOUGHTS
                }
            }
            (Stage::More | Stage::Play(_), _) => self.inner.choose(board, thinking),
        }
    }

    fn opinions(&mut self, position: &Swap2, thinking: &mut Thinking) -> Vec<(Move, MoveEval)> {
        match position.stage() {
            Stage::Choice | Stage::LastChoice => Vec::new(),
            Stage::Opening | Stage::More | Stage::Play(_) => self.inner.opinions(position.board(), thinking),
        }
    }
}

fn choice(judge: &mut Master, position: &Swap2, thinking: &mut Thinking) -> Move {
    let more = position.stage() == Stage::Choice;
    let report = &mut *thinking.report;
    let mut tell = |found| report(chosen(found, more));
    let mut thinking = Thinking { chance: &mut *thinking.chance, report: &mut tell, ..*thinking };
    let found = judge.search(&View::of(position.board()), &mut thinking, Instant::now());
    way(found.value, more).to_move()
}

/// What was found for the noughts, which are to move, as it looks to the side that
/// chooses: its choice comes first. `more`: whether two more marks may be placed.
fn chosen(found: Progress, more: bool) -> Progress {
    let (choice, verdict) = match found.verdict {
        Verdict::Worth(n) => match way(n, more) {
            Way::Crosses => (Way::Crosses, Verdict::Worth(-n)),
            taken => (taken, Verdict::Worth(n)),
        },
        Verdict::Loses(moves) => (Way::Crosses, Verdict::Wins(moves)),
        Verdict::Wins(moves) => (Way::Noughts, Verdict::Wins(moves)),
    };
    let line = std::iter::once(choice.to_move()).chain(found.line).collect();
    Progress { line, verdict, ..found }
}

/// The next mark of an opening that begins like this, turned and mirrored as
/// chance has it; `None` if none does.
fn opening(board: &Five, thinking: &mut Thinking) -> Option<Move> {
    let marked = board.marked();
    let turned = OPENINGS.iter().flat_map(|marks| (0..8).map(move |n| marks.map(|at| turn(at, n))));
    let middle = board.middle();
    let fits = |cells: &[Cell; 3]| {
        let (done, _) = cells.split_at(marked.len());
        let on_board = |&cell: &Cell| board.square(cell) != Square::Outside;
        let sides = board_sides(done);
        cells.iter().all(on_board) && sides.iter().all(|mark| marked.contains(mark))
    };
    let cells = turned.map(|marks| marks.map(|(x, y)| Cell { x: middle.x + x, y: middle.y + y }));
    let next: Vec<Cell> = cells.filter(fits).map(|cells| cells[marked.len()]).collect();
    next.choose(thinking.chance).map(|&cell| board.to_move(cell))
}

/// Marks in the order in which they are drawn.
fn board_sides(cells: &[Cell]) -> Vec<(Cell, Side)> {
    cells.iter().zip(Side::BOTH.into_iter().cycle()).map(|(&cell, side)| (cell, side)).collect()
}

/// One of the eight ways to turn and mirror a square.
const fn turn((x, y): (i16, i16), n: u8) -> (i16, i16) {
    let (x, y) = if n & 1 == 0 { (x, y) } else { (y, x) };
    (if n & 2 == 0 { x } else { -x }, if n & 4 == 0 { y } else { -y })
}

/// Recommends a move in a position that is not over.
pub fn advise(position: &Swap2, thinking: &mut Thinking) -> Advice {
    let board = position.board();
    match position.stage() {
        Stage::Opening => match opening(board, thinking) {
            Some(best) => Advice::new(best, OPENING),
            None => advise::advise(board, thinking),
        },
        Stage::Choice | Stage::LastChoice => {
            Advice::new(choice(&mut Master::new(6), position, thinking), SEARCH)
        }
        Stage::More | Stage::Play(_) => advise::advise(board, thinking),
    }
}
