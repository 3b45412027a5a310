//! A second, simple solver: an array of marks and plain counting, sharing no
//! code with the engine.

use piskvorky::games::gomoku::engine::search_board::{Place, SearchBoard};
use piskvorky::games::gomoku::rules::Rule;
use std::fmt;

type Cell = (usize, usize);

/// Marks on a board.
#[derive(Clone)]
pub(crate) struct Plain {
    cells: Vec<Vec<Option<usize>>>,
    rule: Rule,
    turn: usize,
}

impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let letter = |cell: &Option<usize>| cell.map_or('.', |side| ['X', 'O'][side]);
        self.cells.iter().try_for_each(|row| writeln!(f, "{}", row.iter().map(letter).collect::<String>()))
    }
}

impl Plain {
    /// The marks of a field.
    pub(crate) fn of(field: &SearchBoard) -> Plain {
        let owner = |x: usize, y: usize| field.owner(field.place(x, y));
        let row = |y: usize| (0..field.width()).map(|x| owner(x, y)).collect();
        Plain { cells: (0..field.height()).map(row).collect(), rule: field.rule(), turn: field.turn() }
    }

    fn at(&self, x: i64, y: i64) -> Option<Option<usize>> {
        let row = usize::try_from(y).ok().and_then(|y| self.cells.get(y));
        row?.get(usize::try_from(x).ok()?).copied()
    }

    fn free(&self) -> Vec<Cell> {
        let cells = (0..self.cells.len()).flat_map(|y| (0..self.cells[y].len()).map(move |x| (x, y)));
        cells.filter(|&(x, y)| self.cells[y][x].is_none()).collect()
    }

    /// Whether a mark of `side` on a free cell makes a winning row.
    pub(crate) fn makes_five(&self, (x, y): Cell, side: usize) -> bool {
        [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|&(dx, dy)| {
            let run = |sign: i64| {
                let mark = |i: &i64| self.at(x as i64 + sign * dx * i, y as i64 + sign * dy * i);
                (1..20).take_while(|i| mark(i) == Some(Some(side))).count()
            };
            let length = run(1) + run(-1) + 1;
            if self.rule == Rule::Exact { length == 5 } else { length >= 5 }
        })
    }

    fn fives(&self, side: usize) -> Vec<Cell> {
        self.free().into_iter().filter(|&cell| self.makes_five(cell, side)).collect()
    }

    fn mark(&mut self, (x, y): Cell, side: usize) {
        assert_eq!(self.cells[y][x], None, "({x}, {y}) is taken\n{self}");
        self.cells[y][x] = Some(side);
    }

    /// How many cells make five after a mark of `side` here which did not before:
    /// only those whose row goes through the mark.
    pub(crate) fn new_fives(&self, cell: Cell, side: usize) -> usize {
        let before = self.fives(side);
        let mut after = self.clone();
        after.mark(cell, side);
        // A row that was possible before may lead through the new mark as well.
        let through = |other: &Cell| {
            !before.contains(other) || {
                let mut without = self.clone();
                without.mark(*other, side);
                without.needs(*other, cell, side)
            }
        };
        after.fives(side).iter().filter(|other| through(other)).count()
    }

    /// Whether a winning row through two cells, one marked, arises when the other is marked.
    fn needs(&self, a: Cell, b: Cell, side: usize) -> bool {
        let mut both = self.clone();
        both.mark(b, side);
        let (dx, dy) = (b.0 as i64 - a.0 as i64, b.1 as i64 - a.1 as i64);
        let steps = dx.abs().max(dy.abs());
        if steps == 0 || steps > 4 || dx % steps != 0 || dy % steps != 0 {
            return false;
        }
        let (dx, dy) = (dx / steps, dy / steps);
        let run = |sign: i64| {
            let mark = |i: &i64| both.at(a.0 as i64 + sign * dx * i, a.1 as i64 + sign * dy * i);
            (1..20).take_while(|i| mark(i) == Some(Some(side))).count()
        };
        let (ahead, behind) = (run(1), run(-1));
        let length = ahead + behind + 1;
        ahead as i64 >= steps && if self.rule == Rule::Exact { length == 5 } else { length >= 5 }
    }

    /// Checks a line of fours: each but the last threatens five, the answer is
    /// the only one, and the last makes five or threatens it twice.
    pub(crate) fn check_fours(mut self, line: &[Cell]) {
        let (me, opponent) = (self.turn, 1 - self.turn);
        let board = self.to_string();
        for (i, &cell) in line.iter().enumerate() {
            if i % 2 == 1 {
                let fives = self.fives(me);
                assert_eq!(fives, [cell], "{line:?}: not the only answer at {i}\n{board}");
                self.mark(cell, opponent);
                continue;
            }
            if self.makes_five(cell, me) {
                assert_eq!(i + 1, line.len(), "{line:?} goes on after five\n{board}");
                return;
            }
            let must = self.fives(opponent);
            assert!(must.is_empty() || must == [cell], "{line:?}: {must:?} at {i}\n{board}");
            self.mark(cell, me);
            assert!(!self.fives(me).is_empty(), "{line:?}: no four at {i}\n{board}");
        }
        assert!(self.fives(me).len() >= 2 && self.fives(opponent).is_empty(), "{line:?}\n{board}");
    }

    /// Whether three marks of `side` lie on a line within four cells of this one:
    /// without them no mark here threatens five.
    fn may_be_four(&self, (x, y): Cell, side: usize) -> bool {
        [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|&(dx, dy)| {
            let mark = |&i: &i64| self.at(x as i64 + dx * i, y as i64 + dy * i) == Some(Some(side));
            (-4..=4).filter(mark).count() >= 3
        })
    }

    /// Whether the side to move wins by fours alone.
    fn wins_by_fours(&mut self, depth: u32) -> bool {
        let (me, opponent) = (self.turn, 1 - self.turn);
        if !self.fives(me).is_empty() {
            return true;
        }
        let must = self.fives(opponent);
        if must.len() > 1 || depth == 0 {
            return false;
        }
        let mut tries = if must.is_empty() { self.free() } else { must };
        tries.retain(|&cell| self.may_be_four(cell, me));
        tries.into_iter().any(|cell| {
            self.mark(cell, me);
            let fives = self.fives(me);
            let won = match fives[..] {
                [] => false,
                [answer] => {
                    self.mark(answer, opponent);
                    let won = self.wins_by_fours(depth - 1);
                    self.cells[answer.1][answer.0] = None;
                    won
                }
                _ => true,
            };
            self.cells[cell.1][cell.0] = None;
            won
        })
    }
}

/// Checks a claim of a win: plays the claimed move, tries every answer on the
/// whole board, and asks for the next claim, until simple fours win.
pub(crate) fn verify(field: &mut SearchBoard, claimed: &dyn Fn(&mut SearchBoard) -> Option<Vec<Place>>) {
    let plain = Plain::of(field);
    let line = claimed(field).unwrap_or_else(|| panic!("the claim is not kept\n{plain}"));
    let (me, first) = (field.turn(), line[0]);
    if plain.makes_five(field.coordinates(first), me) {
        return;
    }
    assert!(plain.fives(1 - me).iter().all(|&cell| cell == field.coordinates(first)), "{plain}");
    field.play(first);
    let after = Plain::of(field);
    assert!(after.fives(1 - me).is_empty(), "the opponent wins at once\n{after}");
    let fives = after.fives(me);
    let answers: Vec<Cell> = match fives.len() {
        0 => after.free(),
        1 => fives,
        _ => Vec::new(),
    };
    for answer in answers {
        let mut next = after.clone();
        next.mark(answer, 1 - me);
        next.turn = me;
        // Most answers do not even meet the threat.
        if next.wins_by_fours(2) {
            continue;
        }
        field.play(field.place(answer.0, answer.1));
        verify(field, claimed);
        field.undo();
    }
    field.undo();
}
