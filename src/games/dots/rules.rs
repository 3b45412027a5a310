//! The rules of dots, on a field of any size.
//!
//! Two sides put dots on free points in turn; whoever has captured more dots in the end
//! wins. The game ends when no point is free, or when a side says *stop*.
//!
//! - Where [`Setup::zone`] is given, the first dot of each side has to lie in it.
//! - Under [`Setup::grounded`] a side that stops pays for it: its live dots from which no
//!   chain leads to the edge of the field are captured.
//!
//! A move is the number of its point, row by row from the top; to stop is one number
//! beyond.

use super::areas::Walk;
use super::field::{Field, Journal, Point};
use crate::rules::{Move, Outcome, Rules, Side};

/// How *stop* is written.
pub const STOP: &str = "stop";

/// A rectangle of points: the first and the last column, the first and the last row,
/// counted from 0 at the top left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Zone {
    /// First and last column.
    pub columns: [u16; 2],
    /// First and last row.
    pub rows: [u16; 2],
}

impl Zone {
    /// The zone in the middle of the usual field: 15 columns and 8 rows of 39 and 32.
    pub const CENTRAL: Zone = Zone { columns: [12, 26], rows: [12, 19] };

    /// Whether a point lies in it.
    #[must_use]
    pub fn contains(self, column: u16, row: u16) -> bool {
        (self.columns[0]..=self.columns[1]).contains(&column) && (self.rows[0]..=self.rows[1]).contains(&row)
    }
}

/// What is agreed upon before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Columns and rows of the field.
    pub size: (u8, u8),
    /// Whether two dots of each side lie crosswise in the middle.
    pub cross: bool,
    /// Where the first dot of each side has to lie.
    pub zone: Option<Zone>,
    /// Whether *stop* costs the dots that are not linked to the edge.
    pub grounded: bool,
}

impl Setup {
    /// An empty field of this size without more.
    #[must_use]
    pub const fn plain(columns: u8, rows: u8) -> Setup {
        Setup { size: (columns, rows), cross: false, zone: None, grounded: false }
    }
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dots {
    setup: Setup,
    field: Field,
    turn: Side,
    /// How many dots were put, those of the start not counted.
    plies: u16,
    /// The side that has stopped.
    stopped: Option<Side>,
    /// Dots of the side that has stopped that it lost by that.
    forfeited: u16,
}

impl Dots {
    /// The field before the first move.
    ///
    /// # Panics
    /// If the size is none of a field, see [`Field::new`].
    #[must_use]
    pub fn new(setup: Setup) -> Dots {
        let mut field = Field::new(setup.size.0, setup.size.1);
        if setup.cross {
            let (column, row) = ((field.columns() - 1) / 2, (field.rows() - 1) / 2);
            let mut walk = Walk::new(&field);
            for (x, y, side) in
                [(0, 0, Side::Second), (1, 0, Side::First), (0, 1, Side::First), (1, 1, Side::Second)]
            {
                let cell = field.cell((row + y) * field.columns() + column + x);
                field.put(cell, side, &mut walk, &mut Journal::default());
            }
        }
        Dots { setup, field, turn: Side::First, plies: 0, stopped: None, forfeited: 0 }
    }

    /// What was agreed upon.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The field.
    #[must_use]
    pub const fn field(&self) -> &Field {
        &self.field
    }

    /// What is on the point of this number.
    ///
    /// # Panics
    /// If there is no such point.
    #[must_use]
    pub fn point(&self, point: u32) -> Point {
        let number = u16::try_from(point).expect("a field has fewer points");
        assert!(number < self.field.points(), "no point is number {number}");
        self.field.at(self.field.cell(number))
    }

    /// How many dots were put since the start.
    #[must_use]
    pub const fn plies(&self) -> u16 {
        self.plies
    }

    /// The side that has said *stop*.
    #[must_use]
    pub const fn stopped(&self) -> Option<Side> {
        self.stopped
    }

    /// Where the next dot has to lie, if not just anywhere.
    #[must_use]
    pub fn zone(&self) -> Option<Zone> {
        self.setup.zone.filter(|_| self.plies < 2 && self.outcome().is_none())
    }

    /// The move that stops.
    #[must_use]
    pub const fn stop(&self) -> Move {
        Move(self.field.points() as u32)
    }

    /// Whether a dot may be put on the point of this number now.
    #[must_use]
    pub fn may_put(&self, point: u32) -> bool {
        let Ok(number) = u16::try_from(point) else { return false };
        number < self.field.points()
            && self.stopped.is_none()
            && self.field.is_free(self.field.cell(number))
            && self.zone().is_none_or(|zone| self.in_zone(zone, number))
    }

    /// The points on which a dot may be put now, ascending.
    pub fn open_points(&self) -> impl Iterator<Item = u32> {
        (0..u32::from(self.field.points())).filter(|&point| self.may_put(point))
    }

    /// Points between which one can walk from a point without crossing the dots of a side
    /// that are not linked to the edge are lost when it stops: how many dots it has there.
    fn not_grounded(&self, side: Side) -> u16 {
        let field = &self.field;
        let live = |cell: u16| field.is_wall(cell, side);
        let mut seen = vec![false; field.cells()];
        let at_edge = |cell: u16| field.ring(cell).into_iter().step_by(2).any(|next| field.is_outside(next));
        let all = || (0..field.points()).map(|point| field.cell(point)).filter(|&cell| live(cell));
        let mut open: Vec<u16> = all().filter(|&cell| at_edge(cell)).collect();
        for &cell in &open {
            seen[usize::from(cell)] = true;
        }
        while let Some(cell) = open.pop() {
            for next in field.ring(cell) {
                if live(next) && !std::mem::replace(&mut seen[usize::from(next)], true) {
                    open.push(next);
                }
            }
        }
        all().filter(|&cell| !seen[usize::from(cell)]).count() as u16
    }

    fn in_zone(&self, zone: Zone, point: u16) -> bool {
        zone.contains(point % self.field.columns(), point / self.field.columns())
    }

    /// One sign for each point in the order of their numbers: `a` and `A` are live dots of
    /// the first and the second side, `x` and `X` dead ones, `,` and `;` points without a
    /// dot that the first and the second side have captured.
    #[must_use]
    pub fn signs(&self) -> String {
        let sign = |point| match self.field.at(self.field.cell(point)) {
            Point::Free => '.',
            Point::Live(side) => ['a', 'A'][side.index()],
            Point::Dead(side) => ['x', 'X'][side.index()],
            Point::Closed(side) => [',', ';'][side.index()],
        };
        (0..self.field.points()).map(sign).collect()
    }
}

/// The name of a column, counted from 0: a … z, then aa, ab …
#[must_use]
pub fn column_name(column: u16) -> String {
    let letter = |n: u16| char::from(b'a' + (n % 26) as u8);
    match column {
        0..26 => letter(column).to_string(),
        _ => format!("{}{}", letter(column / 26 - 1), letter(column)),
    }
}

impl Rules for Dots {
    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if self.outcome().is_none() {
            out.extend(self.open_points().map(Move));
            out.push(self.stop());
        }
    }

    fn play(&mut self, m: Move) {
        if m == self.stop() {
            self.stopped = Some(self.turn);
            self.forfeited = if self.setup.grounded { self.not_grounded(self.turn) } else { 0 };
        } else {
            debug_assert!(self.may_put(m.0), "{m:?} in\n{}", self.text());
            let cell = self.field.cell(m.0 as u16);
            let mut walk = Walk::new(&self.field);
            self.field.put(cell, self.turn, &mut walk, &mut Journal::default());
            self.plies += 1;
        }
        self.turn = self.turn.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.field.free() > 0 && self.stopped.is_none() {
            return None;
        }
        let [first, second] = self.points();
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::First),
            std::cmp::Ordering::Less => Outcome::Win(Side::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    /// The dots that each side has captured.
    fn points(&self) -> [u32; 2] {
        let mut points = self.field.captured().map(u32::from);
        if let Some(side) = self.stopped {
            points[side.other().index()] += u32::from(self.forfeited);
        }
        points
    }

    fn key(&self) -> u64 {
        let stopped = self.stopped.map_or(0, |side| 1 + side.index() as u64);
        let first_dots = u64::from(self.plies.min(2));
        let rest = stopped | first_dots << 2 | (self.turn.index() as u64) << 4;
        self.field.key() ^ (rest + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn notation(&self, m: Move) -> String {
        if m == self.stop() {
            return STOP.to_owned();
        }
        let (columns, rows) = (u32::from(self.field.columns()), u32::from(self.field.rows()));
        format!("{}{}", column_name((m.0 % columns) as u16), rows - m.0 / columns)
    }

    /// The rows from the top, with the signs of [`signs`](Dots::signs).
    fn text(&self) -> String {
        let signs = self.signs();
        let columns = usize::from(self.field.columns());
        let row = |n: usize| &signs[n * columns..(n + 1) * columns];
        (0..usize::from(self.field.rows())).map(row).collect::<Vec<_>>().join("\n")
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }

    fn parse(&self, text: &str) -> Option<Move> {
        if text == STOP && self.outcome().is_none() {
            return Some(self.stop());
        }
        let digits = text.find(|c: char| c.is_ascii_digit())?;
        let (letters, row) = text.split_at(digits);
        let column = (0..self.field.columns()).find(|&n| column_name(n) == letters)?;
        let row: u16 = row.parse().ok().filter(|row| (1..=self.field.rows()).contains(row))?;
        let m = Move(u32::from((self.field.rows() - row) * self.field.columns() + column));
        (self.may_put(m.0) && self.notation(m) == text).then_some(m)
    }
}
