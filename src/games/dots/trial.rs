//! A position on which opponents try dots and take them back.

use super::areas::Walk;
use super::field::{Field, Journal};
use super::rules::Dots;
use crate::rules::{Move, Rules, Side};

/// How far from other dots opponents look for moves, in columns and rows.
const NEAR: i32 = 2;

/// The position, with all that is needed to take dots back.
#[derive(Clone, Debug)]
pub struct Trial {
    field: Field,
    turn: Side,
    walk: Walk,
    journal: Journal,
}

impl Trial {
    /// This position.
    #[must_use]
    pub fn of(position: &Dots) -> Trial {
        let field = position.field().clone();
        Trial { walk: Walk::new(&field), field, turn: position.turn(), journal: Journal::default() }
    }

    /// The field.
    #[must_use]
    pub const fn field(&self) -> &Field {
        &self.field
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// By how many captured dots the side to move is ahead.
    #[must_use]
    pub fn lead(&self) -> i32 {
        let captured = self.field.captured().map(i32::from);
        captured[self.turn.index()] - captured[self.turn.other().index()]
    }

    /// Puts a dot of the side to move into a free cell; by how many dots that side is
    /// better off at once.
    pub fn put(&mut self, cell: u16) -> i32 {
        let before = self.lead();
        self.field.put(cell, self.turn, &mut self.walk, &mut self.journal);
        self.turn = self.turn.other();
        -self.lead() - before
    }

    /// Takes the last dot back.
    pub fn take_back(&mut self) {
        self.field.take_back(&mut self.journal);
        self.turn = self.turn.other();
    }

    /// What the side to move would gain by a dot in this cell.
    pub fn gain(&mut self, cell: u16) -> i32 {
        let gain = self.put(cell);
        self.take_back();
        gain
    }

    /// What the other side would gain by a dot in this cell if it were to move.
    pub fn gain_of_other(&mut self, cell: u16) -> i32 {
        self.turn = self.turn.other();
        let gain = self.gain(cell);
        self.turn = self.turn.other();
        gain
    }
}

/// The cells worth a look: open points near dots, or where there are none, those near the
/// middle of what is open. Ascending; none only when no point is open.
#[must_use]
pub fn candidates(position: &Dots) -> Vec<u16> {
    let field = position.field();
    let (columns, rows) = (i32::from(field.columns()), i32::from(field.rows()));
    let mut near = vec![false; usize::from(field.points())];
    let mut mark = |x: i32, y: i32, within: i32| {
        for (dy, dx) in (-within..=within).flat_map(|dy| (-within..=within).map(move |dx| (dy, dx))) {
            let (x, y) = (x + dx, y + dy);
            if (0..columns).contains(&x) && (0..rows).contains(&y) {
                near[(y * columns + x) as usize] = true;
            }
        }
    };
    for (y, x) in (0..rows).flat_map(|y| (0..columns).map(move |x| (y, x))) {
        let cell = field.cell((y * columns + x) as u16);
        if Side::BOTH.into_iter().any(|side| field.is_wall(cell, side)) {
            mark(x, y, NEAR);
        }
    }
    mark((columns - 1) / 2, (rows - 1) / 2, 1);
    let open: Vec<u32> = position.open_points().collect();
    let close: Vec<u32> = open.iter().copied().filter(|&point| near[point as usize]).collect();
    let chosen = if close.is_empty() { open } else { close };
    chosen.into_iter().map(|point| field.cell(point as u16)).collect()
}

/// The move that puts a dot into this cell; without one, a side can only stop.
#[must_use]
pub fn to_move(position: &Dots, cell: Option<u16>) -> Move {
    cell.map_or_else(|| position.stop(), |cell| Move(position.field().point(cell).into()))
}
