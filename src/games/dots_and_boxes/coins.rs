//! A position as opponents see it: which edges are free, and how many free edges each
//! cell has. Who owns what and whose turn it is do not matter for the rest of the game.
//!
//! In the dual picture a cell is a coin and a free edge a string, which ties the coin
//! to another one or to the ground, as the outside is called; to draw an edge is to
//! cut a string, and a coin without strings is taken (E. Berlekamp, J. Conway,
//! R. Guy: *Winning Ways*, chapter 16).

use super::bits::Bits;
use super::grid::{CELLS, Grid};
use super::rules::{Cells, DotsAndBoxes, Edges};
use super::structure::string_key;
use std::sync::Arc;

/// The number that stands for the outside where a cell is expected.
pub const GROUND: usize = 255;

/// What bounds what, looked up rather than reckoned.
struct Layout {
    grid: Grid,
    /// The four edges of each cell.
    sides: Vec<[u16; 4]>,
    /// The two cells of each edge, or [`GROUND`].
    beside: Vec<[u8; 2]>,
    /// Where each cell goes when the board is turned or mirrored.
    images: Vec<[u8; 256]>,
    /// What each edge adds to the key of a structure, for each image.
    string_keys: Vec<[u64; 8]>,
}

impl Layout {
    fn new(grid: Grid) -> Layout {
        let ground = |cell: Option<usize>| cell.unwrap_or(GROUND) as u8;
        let symmetries = if grid.rows() == grid.columns() { 0..8 } else { 0..4 };
        let images: Vec<_> = symmetries.map(|symmetry| images(grid, symmetry)).collect();
        let beside: Vec<_> = (0..grid.edges()).map(|edge| grid.cells_beside(edge).map(ground)).collect();
        let keys = |ends: &[u8; 2]| {
            let mut keys = [0; 8];
            for (key, image) in keys.iter_mut().zip(&images) {
                *key = string_key(ends.map(|end| image[usize::from(end)]), 0);
            }
            keys
        };
        Layout {
            grid,
            sides: (0..grid.cells()).map(|cell| grid.sides(cell).map(|edge| edge as u16)).collect(),
            string_keys: beside.iter().map(keys).collect(),
            beside,
            images,
        }
    }
}

/// Where each cell goes: bit 0 mirrors left and right, bit 1 top and bottom, bit 2 the
/// diagonal, which only squares have. The ground stays.
fn images(grid: Grid, symmetry: u8) -> [u8; 256] {
    let mut images = [GROUND as u8; 256];
    for (cell, image) in images.iter_mut().enumerate().take(grid.cells()) {
        let (mut x, mut y) = (cell % grid.columns(), cell / grid.columns());
        if symmetry & 1 != 0 {
            x = grid.columns() - 1 - x;
        }
        if symmetry & 2 != 0 {
            y = grid.rows() - 1 - y;
        }
        if symmetry & 4 != 0 {
            (x, y) = (y, x);
        }
        *image = (y * grid.columns() + x) as u8;
    }
    images
}

/// The free edges of a board.
#[derive(Clone)]
pub struct Coins {
    layout: Arc<Layout>,
    free: Edges,
    /// The number of free edges of each cell.
    degree: [u8; CELLS],
    /// The cells with one, with two, and with more free edges.
    ones: Cells,
    twos: Cells,
    joints: Cells,
}

impl Coins {
    /// The free edges of a position.
    #[must_use]
    pub fn of(position: &DotsAndBoxes) -> Coins {
        let grid = position.grid();
        let mut coins = Coins {
            layout: Arc::new(Layout::new(grid)),
            free: *position.free(),
            degree: [0; CELLS],
            ones: Cells::default(),
            twos: Cells::default(),
            joints: Cells::default(),
        };
        for cell in 0..grid.cells() {
            coins.degree[cell] = coins.strings(cell).count() as u8;
            coins.enter(cell);
        }
        coins
    }

    /// The grid of the board.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.layout.grid
    }

    /// The free edges.
    #[must_use]
    pub fn free(&self) -> &Edges {
        &self.free
    }

    /// The number of free edges of a cell.
    #[inline]
    #[must_use]
    pub fn degree(&self, cell: usize) -> u8 {
        self.degree[cell]
    }

    /// The cells that nobody owns.
    #[must_use]
    pub fn left(&self) -> i32 {
        (self.ones.len() + self.twos.len() + self.joints.len()) as i32
    }

    /// The cells with one free edge, which can be closed at once.
    #[must_use]
    pub fn ones(&self) -> &Cells {
        &self.ones
    }

    /// The cells with two free edges, of which chains are made.
    #[must_use]
    pub fn twos(&self) -> &Cells {
        &self.twos
    }

    /// The cells with three or four free edges.
    #[must_use]
    pub fn joints(&self) -> &Cells {
        &self.joints
    }

    /// The free edges of a cell.
    pub fn strings(&self, cell: usize) -> impl Iterator<Item = usize> {
        self.layout.sides[cell].iter().map(|&edge| usize::from(edge)).filter(|&edge| self.free.contains(edge))
    }

    /// Where each cell goes, for every way to turn or mirror the board.
    #[must_use]
    pub fn images(&self) -> &[[u8; 256]] {
        &self.layout.images
    }

    /// What an edge between joints adds to the key of a structure, for each image.
    #[must_use]
    pub fn string_keys(&self, edge: usize) -> &[u64; 8] {
        &self.layout.string_keys[edge]
    }

    /// The two cells that an edge bounds, or [`GROUND`].
    #[inline]
    #[must_use]
    pub fn beside(&self, edge: usize) -> [usize; 2] {
        self.layout.beside[edge].map(usize::from)
    }

    /// What lies on the other side of an edge of this cell.
    #[inline]
    #[must_use]
    pub fn across(&self, edge: usize, cell: usize) -> usize {
        let [one, other] = self.beside(edge);
        if one == cell { other } else { one }
    }

    /// Whether a free edge can be drawn without giving a cell away: none that it
    /// bounds is left with a single free edge.
    #[inline]
    #[must_use]
    pub fn is_safe(&self, edge: usize) -> bool {
        self.beside(edge).into_iter().all(|cell| cell == GROUND || self.degree[cell] > 2)
    }

    /// Draws a free edge, and says how many cells that closes.
    pub fn draw(&mut self, edge: usize) -> i32 {
        debug_assert!(self.free.contains(edge), "{edge} is drawn");
        self.free.remove(edge);
        let mut closed = 0;
        for cell in self.beside(edge) {
            if cell != GROUND {
                self.leave(cell);
                self.degree[cell] -= 1;
                self.enter(cell);
                closed += i32::from(self.degree[cell] == 0);
            }
        }
        closed
    }

    /// Takes back an edge.
    pub fn undo(&mut self, edge: usize) {
        debug_assert!(!self.free.contains(edge), "{edge} is free");
        self.free.insert(edge);
        for cell in self.beside(edge) {
            if cell != GROUND {
                self.leave(cell);
                self.degree[cell] += 1;
                self.enter(cell);
            }
        }
    }

    fn set(&mut self, cell: usize) -> Option<&mut Bits<4>> {
        match self.degree[cell] {
            0 => None,
            1 => Some(&mut self.ones),
            2 => Some(&mut self.twos),
            _ => Some(&mut self.joints),
        }
    }

    fn leave(&mut self, cell: usize) {
        if let Some(set) = self.set(cell) {
            set.remove(cell);
        }
    }

    fn enter(&mut self, cell: usize) {
        if let Some(set) = self.set(cell) {
            set.insert(cell);
        }
    }
}
