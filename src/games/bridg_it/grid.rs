//! The board: where the sites and the points of both sides lie.
//!
//! A board of size `n` has lattice points `(x, y)` with both coordinates from 0 to
//! `2n`, `y` growing downwards. The first side owns the points with even `x` and odd
//! `y`, and joins the left edge with the right one; the second side owns those with
//! odd `x` and even `y`, and joins the upper edge with the lower one. Between them lie
//! the sites: `x + y` is even and both are from 1 to `2n - 1`. On a site either side
//! may draw a line between two own points, and the two lines would cross.
//!
//! A line along the own edge joins what counts as joined already and crosses nothing;
//! there is no site for it.
//!
//! The board of the second side is that of the first with `x` and `y` exchanged.

use crate::rules::Side;

/// The greatest size of a board.
pub const MAX_SIZE: u8 = 15;
/// Sites of the greatest board.
pub const MAX_SITES: usize = sites(MAX_SIZE);
/// Nodes of one side on the greatest board.
pub const MAX_NODES: usize = MAX_SIZE as usize * (MAX_SIZE as usize - 1) + 2;

const fn sites(size: u8) -> usize {
    let n = size as usize;
    n * n + (n - 1) * (n - 1)
}

/// A lattice point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// From the left edge.
    pub x: u8,
    /// From the upper edge.
    pub y: u8,
}

impl Place {
    /// The lattice point with the coordinates exchanged.
    #[must_use]
    pub const fn transposed(self) -> Place {
        Place { x: self.y, y: self.x }
    }
}

/// A board of a certain size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grid {
    size: u8,
}

impl Grid {
    /// The board of this size, from 1 to [`MAX_SIZE`].
    #[must_use]
    pub const fn new(size: u8) -> Option<Grid> {
        if size == 0 || size > MAX_SIZE { None } else { Some(Grid { size }) }
    }

    /// Its size.
    #[must_use]
    pub const fn size(self) -> u8 {
        self.size
    }

    /// How many sites there are. They are numbered row by row from the upper left.
    #[must_use]
    pub const fn sites(self) -> usize {
        sites(self.size)
    }

    /// Where a site lies.
    #[must_use]
    pub const fn place(self, site: usize) -> Place {
        let n = self.size as usize;
        let (pair, along) = (site / (2 * n - 1), site % (2 * n - 1));
        let (x, y) =
            if along < n { (2 * along + 1, 2 * pair + 1) } else { (2 * (along - n) + 2, 2 * pair + 2) };
        Place { x: x as u8, y: y as u8 }
    }

    /// The site that lies here, if one does.
    #[must_use]
    pub const fn site(self, Place { x, y }: Place) -> Option<usize> {
        let n = self.size;
        if x == 0 || y == 0 || x >= 2 * n || y >= 2 * n || (x + y) % 2 != 0 {
            return None;
        }
        let pairs = (y as usize - 1) / 2 * (2 * n as usize - 1);
        let along = (x as usize - 1) / 2 + if y % 2 == 0 { n as usize } else { 0 };
        Some(pairs + along)
    }

    /// The two points of this side that its line on a site joins, from the left or above.
    #[must_use]
    pub const fn points(self, side: Side, site: usize) -> [Place; 2] {
        let Place { x, y } = self.place(site);
        let level = match side {
            Side::First => x % 2 == 1,
            Side::Second => x % 2 == 0,
        };
        if level {
            [Place { x: x - 1, y }, Place { x: x + 1, y }]
        } else {
            [Place { x, y: y - 1 }, Place { x, y: y + 1 }]
        }
    }

    /// The number of a point among the nodes of the side that owns it: the points of
    /// either own edge are one node, [`start`](Grid::start) and [`goal`](Grid::goal),
    /// and the others are numbered line by line from the one edge to the other.
    #[must_use]
    pub const fn node(self, side: Side, point: Place) -> usize {
        let Place { x, y } = match side {
            Side::First => point,
            Side::Second => point.transposed(),
        };
        let (n, line, along) = (self.size as usize, x as usize / 2, y as usize / 2);
        if line == 0 {
            self.start()
        } else if line == n {
            self.goal()
        } else {
            (line - 1) * n + along
        }
    }

    /// The two nodes of this side that its line on a site joins.
    #[must_use]
    pub const fn ends(self, side: Side, site: usize) -> [usize; 2] {
        let [a, b] = self.points(side, site);
        [self.node(side, a), self.node(side, b)]
    }

    /// How many nodes each side has.
    #[must_use]
    pub const fn nodes(self) -> usize {
        self.start() + 2
    }

    /// The node that is the left edge for the first side and the upper one for the second.
    #[must_use]
    pub const fn start(self) -> usize {
        self.size as usize * (self.size as usize - 1)
    }

    /// The node that is the right edge for the first side and the lower one for the second.
    #[must_use]
    pub const fn goal(self) -> usize {
        self.start() + 1
    }

    /// The site where the second side has to do what the first does here, and the other
    /// way round.
    #[must_use]
    pub const fn transposed(self, site: usize) -> usize {
        match self.site(self.place(site).transposed()) {
            Some(site) => site,
            None => panic!("exchanged coordinates are within the same bounds"),
        }
    }
}
