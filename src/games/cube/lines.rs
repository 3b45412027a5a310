//! The 49 lines of the cube, computed from the 13 directions of a line through a
//! cell: three along the axes, six along the diagonals of a slice, four along the
//! diagonals of the space.

/// Cells along an edge.
pub const SIDE: usize = 3;
/// Cells of the cube.
pub const CELLS: usize = SIDE * SIDE * SIDE;
/// The cell in the middle of all.
pub const CENTRE: usize = CELLS / 2;
/// How many lines there are.
pub const COUNT: usize = 49;
/// The set of all cells.
pub const FULL: u32 = (1 << CELLS) - 1;

/// How a line lies, as the levels are drawn above one another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Within a level: a row, a column, or a diagonal of the level.
    Level,
    /// Straight up through the levels.
    Pillar,
    /// The diagonal of an upright slice: from level to level, aside in one direction.
    Wall,
    /// Through the centre, from a corner of the cube to the opposite one.
    Space,
}

/// Three cells in line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The cells from one end to the other.
    pub cells: [usize; SIDE],
    /// The same cells as a set: cell 0 is the lowest bit.
    pub set: u32,
    /// How it lies.
    pub kind: Kind,
}

/// Every line once, by its lowest cell.
pub static LINES: [Line; COUNT] = all_lines();

/// For each cell the other two cells of every line through it, as sets. Where there
/// are fewer lines than through the centre, [`NOTHING`] fills the rest.
pub(super) static PARTNERS: [[u32; DIRECTIONS.len()]; CELLS] = all_partners();

/// A set that no set of cells contains.
pub(super) const NOTHING: u32 = !FULL;

/// Of each direction and its opposite the one whose last step that is not 0 goes
/// forward: then the number of the cell grows along the line.
const DIRECTIONS: [[i32; 3]; 13] = {
    let mut directions = [[0; 3]; 13];
    let (mut code, mut found) = (0, 0);
    while code < 27 {
        let [x, y, z] = [code % 3 - 1, code / 3 % 3 - 1, code / 9 - 1];
        if x + 3 * y + 9 * z > 0 {
            directions[found] = [x, y, z];
            found += 1;
        }
        code += 1;
    }
    directions
};

const fn all_lines() -> [Line; COUNT] {
    let mut lines = [Line { cells: [0; SIDE], set: 0, kind: Kind::Level }; COUNT];
    let (mut cell, mut found) = (0, 0);
    while cell < CELLS {
        let mut d = 0;
        while d < DIRECTIONS.len() {
            if let Some(line) = line_from(cell, DIRECTIONS[d]) {
                lines[found] = line;
                found += 1;
            }
            d += 1;
        }
        cell += 1;
    }
    assert!(found == COUNT, "every line was found");
    lines
}

/// Column, row and level of a cell, each from 0.
#[must_use]
pub const fn place(cell: usize) -> [usize; 3] {
    [cell % SIDE, cell / SIDE % SIDE, cell / (SIDE * SIDE)]
}

/// The cell in this column and row and on this level, each from 0.
#[must_use]
pub const fn cell_at([x, y, z]: [usize; 3]) -> usize {
    x + SIDE * y + SIDE * SIDE * z
}

/// The line that begins with this cell and goes in this direction, if it fits.
const fn line_from(cell: usize, step: [i32; 3]) -> Option<Line> {
    let at = place(cell);
    let mut axis = 0;
    while axis < 3 {
        let end = at[axis] as i32 + 2 * step[axis];
        if end < 0 || end > 2 {
            return None;
        }
        axis += 1;
    }
    let stride = (step[0] + 3 * step[1] + 9 * step[2]) as usize;
    let cells = [cell, cell + stride, cell + 2 * stride];
    let set = 1 << cells[0] | 1 << cells[1] | 1 << cells[2];
    Some(Line { cells, set, kind: kind_of(step) })
}

const fn kind_of(step: [i32; 3]) -> Kind {
    match step {
        [_, _, 0] => Kind::Level,
        [0, 0, _] => Kind::Pillar,
        [0, _, _] | [_, 0, _] => Kind::Wall,
        _ => Kind::Space,
    }
}

const fn all_partners() -> [[u32; DIRECTIONS.len()]; CELLS] {
    let lines = all_lines();
    let mut partners = [[NOTHING; DIRECTIONS.len()]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (mut i, mut found) = (0, 0);
        while i < COUNT {
            if lines[i].set & 1 << cell != 0 {
                partners[cell][found] = lines[i].set & !(1 << cell);
                found += 1;
            }
            i += 1;
        }
        cell += 1;
    }
    partners
}

/// The members of a set, ascending.
pub(super) fn members(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(lowest)
    })
}
