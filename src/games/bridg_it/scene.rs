//! Where things are drawn. A lattice point `(x, y)` of the [board](super::grid) is at the
//! same coordinates in the picture, so that a line is two units long.

use super::grid::{Grid, Place};
use super::rules::BridgIt;
use super::ways;
use crate::rules::Side;
use crate::scene::{Direction, Hit, Point, Spot, rectangle};

/// From the outer points of a side to the band along its edge.
pub const BAND_AT: f32 = 0.62;
/// By how much a band is longer at either end than the row of points beside it.
const BAND_BEYOND: f32 = 0.32;
/// Around the points and the bands.
const MARGIN: f32 = 1.2;
/// Side of the plate beneath the last line.
const PLATE: f32 = 0.97;

/// The upper left corner of the picture, its width and its height.
#[must_use]
pub fn bounds(grid: Grid) -> (Point, f32, f32) {
    let side = edge(grid) + 2.0 * MARGIN;
    (Point::new(-MARGIN, -MARGIN), side, side)
}

/// The points of a side, row by row.
pub fn points(grid: Grid, side: Side) -> impl Iterator<Item = Place> {
    let last = 2 * grid.size();
    let of_side = move |Place { x, y }: &Place| match side {
        Side::First => x % 2 == 0 && y % 2 == 1,
        Side::Second => x % 2 == 1 && y % 2 == 0,
    };
    (0..=last).flat_map(move |y| (0..=last).map(move |x| Place { x, y })).filter(of_side)
}

/// Where a lattice point is drawn.
#[must_use]
pub fn point(place: Place) -> Point {
    Point::new(f32::from(place.x), f32::from(place.y))
}

/// The ends of the line that this side has or may have on a site.
#[must_use]
pub fn stroke(grid: Grid, side: Side, site: usize) -> [Point; 2] {
    grid.points(side, site).map(point)
}

/// The ends of the bands along the edges that a side has to join.
#[must_use]
pub fn bands(grid: Grid, side: Side) -> [[Point; 2]; 2] {
    let (from, to) = (1.0 - BAND_BEYOND, edge(grid) - 1.0 + BAND_BEYOND);
    [-BAND_AT, edge(grid) + BAND_AT].map(|beside| {
        [from, to].map(|along| match side {
            Side::First => Point::new(beside, along),
            Side::Second => Point::new(along, beside),
        })
    })
}

/// The corners of the area around a site: all that is nearer to it than to any other.
#[must_use]
pub fn diamond(grid: Grid, site: usize) -> Vec<Point> {
    let Point { x, y } = point(grid.place(site));
    [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)].map(|(dx, dy)| Point::new(x + dx, y + dy)).to_vec()
}

/// The corners of the plate beneath the line on a site.
#[must_use]
pub fn plate(grid: Grid, site: usize) -> Vec<Point> {
    let Point { x, y } = point(grid.place(site));
    rectangle(x - PLATE / 2.0, y - PLATE / 2.0, PLATE, PLATE)
}

/// The corners of the row of lines with which the game was won, from edge to edge; empty
/// while it goes on.
#[must_use]
pub fn winning_row(position: &BridgIt) -> Vec<Point> {
    let row = position.winner().map_or(Vec::new(), |side| ways::joined(position, side));
    row.into_iter().map(point).collect()
}

/// The areas to click: one for each site, whether there is a line or not.
#[must_use]
pub fn hits(grid: Grid) -> Vec<Hit> {
    (0..grid.sites()).map(|site| Hit { area: diamond(grid, site), spot: Spot(site as u32) }).collect()
}

/// The site that an arrow key leads to from this one: the next in its row, or the one in
/// the next row that lies to the right of it and then again to the left, so that going
/// down or up keeps to its column.
#[must_use]
pub fn beside(grid: Grid, site: usize, direction: Direction) -> Option<usize> {
    let Place { x, y } = grid.place(site);
    let at = |x: u8, y: u8| grid.site(Place { x, y });
    let row = match direction {
        Direction::Left => return at(x.checked_sub(2)?, y),
        Direction::Right => return at(x + 2, y),
        Direction::Up => y - 1,
        Direction::Down => y + 1,
    };
    let [first, then] = if y % 2 == 1 { [x + 1, x - 1] } else { [x - 1, x + 1] };
    at(first, row).or_else(|| at(then, row))
}

fn edge(grid: Grid) -> f32 {
    f32::from(2 * grid.size())
}
