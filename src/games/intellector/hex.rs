//! The board: 59 hexagons in nine columns, their names, and how they lie.
//!
//! The hexagons stand on a side, so that columns run straight up. Columns a, c, e, g and i
//! have seven cells, the others six and stand half a cell higher. A cell is named by its
//! column and its place in it from below; its number counts the columns from the left
//! and each from below: a1 is 0, i7 is 58.
//!
//! The doubled height of a cell makes both kinds of columns alike
//! (<https://www.redblobgames.com/grids/hexagons/#coordinates-doubled>).

/// How many cells there are.
pub const CELLS: usize = 59;
/// How many columns there are.
pub const COLUMNS: usize = 9;
/// The greatest doubled height.
pub const TOP: i8 = 12;

/// A set of cells: cell *n* is bit *n*.
pub type Cells = u64;

/// A step to a neighbour: how many columns to the right, and how much higher in doubled
/// heights.
type Step = (i8, i8);

/// The six steps over a side of a cell, in the order in which the numbers of cells grow or
/// shrink: the first three lead to greater numbers, the others to smaller ones.
const LATERAL_STEPS: [Step; 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
/// The six steps over a corner, in the same order.
const RADIAL_STEPS: [Step; 6] = [(1, 3), (2, 0), (1, -3), (-1, -3), (-2, 0), (-1, 3)];

/// The column of a cell, from 0, and its height in it, from 0.
#[must_use]
pub const fn place(cell: usize) -> (i8, i8) {
    // Two columns have thirteen cells together.
    let (pair, rest) = (cell / 13, cell % 13);
    if rest < 7 { (2 * pair as i8, rest as i8) } else { (2 * pair as i8 + 1, rest as i8 - 7) }
}

/// The column and the doubled height of a cell.
#[must_use]
pub const fn doubled(cell: usize) -> (i8, i8) {
    let (column, height) = place(cell);
    (column, 2 * height + column % 2)
}

/// The cell in this column at this doubled height, if there is one.
#[must_use]
pub const fn at(column: i8, doubled: i8) -> Option<usize> {
    let inside = column >= 0 && column < COLUMNS as i8 && doubled >= 0 && doubled <= TOP;
    if !inside || (column + doubled) % 2 != 0 {
        return None;
    }
    let before = 13 * (column / 2) + 7 * (column % 2);
    Some((before + doubled / 2) as usize)
}

/// The cube coordinates of a cell; their sum is 0, and a1 is the origin. The first grows
/// up to the left, the second upwards, the third up to the right.
#[must_use]
pub const fn cube(cell: usize) -> (i8, i8, i8) {
    let (column, height) = place(cell);
    (-(column / 2) - column % 2 - height, 2 * height + column % 2, column / 2 - height)
}

/// The cell with these cube coordinates, or with any that differ from them by a multiple of
/// (−1, 1, −1), which is no way at all.
#[must_use]
pub const fn of_cube((x, y, z): (i8, i8, i8)) -> Option<usize> {
    let column = z - x;
    // Division that rounds down: the sum may be negative outside of the board.
    let height = (x + 2 * y + z).div_euclid(2);
    at(column, 2 * height + column.rem_euclid(2))
}

/// The name of a cell: `a1`.
#[must_use]
pub fn name(cell: usize) -> String {
    let (column, height) = place(cell);
    format!("{}{}", char::from(b'a' + column as u8), height + 1)
}

/// The cell with this name, in small letters or capitals.
#[must_use]
pub fn named(text: &str) -> Option<usize> {
    let &[letter, digit] = text.as_bytes() else { return None };
    let column = letter.to_ascii_lowercase().checked_sub(b'a').filter(|&n| usize::from(n) < COLUMNS)? as i8;
    let height = digit.checked_sub(b'1').filter(|&n| n < 7)? as i8;
    at(column, 2 * height + column % 2)
}

/// Whether a cell is one of the 23 dark ones: a third of the board, on which pieces that
/// move over corners stay.
#[must_use]
pub const fn is_dark(cell: usize) -> bool {
    let (column, doubled) = doubled(cell);
    // Over a corner the sum below changes by a multiple of six.
    (3 * column + doubled) % 6 == 0
}

/// A set of one cell.
#[must_use]
pub const fn bit(cell: usize) -> Cells {
    1 << cell
}

/// The cells of a set in ascending order.
pub fn each(mut set: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            cell
        })
    })
}

/// The cells that are so many of these steps away, for each cell.
const fn reach(steps: &[Step], times: i8) -> [Cells; CELLS] {
    let mut table = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (column, height) = doubled(cell);
        let mut n = 0;
        while n < steps.len() {
            if let Some(to) = at(column + times * steps[n].0, height + times * steps[n].1) {
                table[cell] |= bit(to);
            }
            n += 1;
        }
        cell += 1;
    }
    table
}

/// All cells in each of six directions, for each cell.
const fn rays(steps: &[Step; 6]) -> [[Cells; 6]; CELLS] {
    let mut table = [[0; 6]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (column, height) = doubled(cell);
        let mut n = 0;
        while n < 6 {
            let mut times = 1;
            while let Some(to) = at(column + times * steps[n].0, height + times * steps[n].1) {
                table[cell][n] |= bit(to);
                times += 1;
            }
            n += 1;
        }
        cell += 1;
    }
    table
}

/// The neighbours of each cell, over a side.
pub static LATERAL: [Cells; CELLS] = reach(&LATERAL_STEPS, 1);
/// The cells two steps over a side away, in a line.
pub static JUMP: [Cells; CELLS] = reach(&LATERAL_STEPS, 2);
/// The cells next to each over a corner.
pub static RADIAL: [Cells; CELLS] = reach(&RADIAL_STEPS, 1);
/// The neighbours ahead of each cell, for the first side, which walks up, and for the
/// second.
pub static AHEAD: [[Cells; CELLS]; 2] =
    [reach(&[(0, 2), (-1, 1), (1, 1)], 1), reach(&[(0, -2), (-1, -1), (1, -1)], 1)];
/// The lines over sides of cells.
pub static LATERAL_RAYS: [[Cells; 6]; CELLS] = rays(&LATERAL_STEPS);
/// The lines over corners of cells.
pub static RADIAL_RAYS: [[Cells; 6]; CELLS] = rays(&RADIAL_STEPS);

/// The cell that each is to the other side: as far from above as this from below.
pub static OPPOSITE: [usize; CELLS] = opposite();

const fn opposite() -> [usize; CELLS] {
    let (mut table, mut cell) = ([0; CELLS], 0);
    while cell < CELLS {
        let (column, height) = doubled(cell);
        if let Some(other) = at(column, TOP - height) {
            table[cell] = other;
        }
        cell += 1;
    }
    table
}

/// The cells whose doubled heights lie between these.
const fn between(low: i8, high: i8) -> Cells {
    let (mut set, mut cell) = (0, 0);
    while cell < CELLS {
        let (_, height) = doubled(cell);
        if low <= height && height <= high {
            set |= bit(cell);
        }
        cell += 1;
    }
    set
}

/// The last row of each side, where its Progressors turn into other pieces: the ends of
/// the long columns.
pub const LAST_ROW: [Cells; 2] = [between(TOP, TOP), between(0, 0)];
/// The half of each side: the row in the middle belongs to both.
pub const HALF: [Cells; 2] = [between(0, TOP / 2), between(TOP / 2, TOP)];

/// Where a piece comes that slides along these lines until something stands there, what
/// stands there included.
#[must_use]
#[inline]
pub fn slide(rays: &[Cells; 6], occupied: Cells) -> Cells {
    let mut reached = 0;
    for (n, &ray) in rays.iter().enumerate() {
        let blockers = ray & occupied;
        reached |= ray;
        if blockers != 0 {
            // Along the first three directions the numbers of cells grow.
            reached &= if n < 3 {
                let first = blockers & blockers.wrapping_neg();
                !ray | (first | (first - 1))
            } else {
                let first = 63 - blockers.leading_zeros();
                !ray | (u64::MAX << first)
            };
        }
    }
    reached
}
