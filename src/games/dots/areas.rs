//! Which areas a dot closes.
//!
//! The dot can close an area only where a chain passes through it, so that there are
//! points on both sides of the chain beside it. From each side one walks over all points
//! but live dots of the colour; whoever gets out of the field is not closed in. The dots
//! that touch the walked points are the chain. What cannot be reached from outside without
//! crossing it is the area: pockets that hang inside the chain by one dot belong to it,
//! and of several chains around the points the smallest counts.

use super::field::Field;
use crate::rules::Side;

/// Room for walking over a field, to be used again and again.
#[derive(Clone, Debug)]
pub struct Walk {
    /// Which walk was on a cell last.
    seen: Vec<u32>,
    /// Which chain a cell belonged to last.
    chain: Vec<u32>,
    number: u32,
    open: Vec<u16>,
}

/// A rectangle of cells.
#[derive(Clone, Copy)]
struct Bounds {
    left: u16,
    right: u16,
    top: u16,
    bottom: u16,
}

impl Bounds {
    /// The smallest rectangle around these cells.
    fn of(field: &Field, cells: &[u16]) -> Bounds {
        let stride = field.stride();
        let mut bounds = Bounds { left: u16::MAX, right: 0, top: u16::MAX, bottom: 0 };
        for &cell in cells {
            let (column, row) = (cell % stride, cell / stride);
            (bounds.left, bounds.right) = (bounds.left.min(column), bounds.right.max(column));
            (bounds.top, bounds.bottom) = (bounds.top.min(row), bounds.bottom.max(row));
        }
        bounds
    }

    const fn grown(self, by: u16) -> Bounds {
        let Bounds { left, right, top, bottom } = self;
        Bounds { left: left - by, right: right + by, top: top - by, bottom: bottom + by }
    }

    fn cells(self, stride: u16) -> impl Iterator<Item = u16> {
        (self.top..=self.bottom)
            .flat_map(move |row| (self.left..=self.right).map(move |column| row * stride + column))
    }

    /// The cells of the first and the last column and row.
    fn edge(self, stride: u16) -> impl Iterator<Item = u16> {
        let Bounds { left, right, top, bottom } = self;
        let rows = (left..=right).flat_map(move |column| [top, bottom].map(|row| row * stride + column));
        let columns = (top..=bottom).flat_map(move |row| [left, right].map(|column| row * stride + column));
        rows.chain(columns)
    }
}

impl Walk {
    /// Room for a field of this size.
    #[must_use]
    pub fn new(field: &Field) -> Walk {
        Walk { seen: vec![0; field.cells()], chain: vec![0; field.cells()], number: 0, open: Vec::new() }
    }

    /// The areas that the live dot in this cell closes for its side, the smallest first,
    /// each as its cells.
    pub fn areas_closed_by(&mut self, field: &Field, dot: u16, side: Side) -> Vec<Vec<u16>> {
        let ring = field.ring(dot);
        let walls = ring.map(|cell| field.is_wall(cell, side));
        let Some(first) = walls.iter().position(|&wall| wall) else { return Vec::new() };
        // The points between two dots of the ring that one can walk to, by one of each.
        let mut gaps = [0; 4];
        let mut count = 0;
        let mut in_gap = false;
        for at in (first..first + 8).map(|at| at % 8) {
            if walls[at] {
                in_gap = false;
            } else if at % 2 == 0 && !in_gap {
                gaps[count] = ring[at];
                (count, in_gap) = (count + 1, true);
            }
        }
        if count < 2 {
            return Vec::new();
        }
        let mut areas: Vec<Vec<u16>> = Vec::new();
        for &beside in &gaps[..count] {
            if field.is_outside(beside) || areas.iter().any(|area| area.contains(&beside)) {
                continue;
            }
            let Some(inside) = self.closed(field, beside, side) else { continue };
            let chain = self.chain_around(field, &inside, side);
            let (area, reached) = self.within(field, &inside, chain, side);
            // Else the dot only stands within the chain.
            if (0..8).step_by(2).any(|at| !walls[at] && self.is_reached(field, ring[at], reached)) {
                areas.push(area);
            }
        }
        areas.sort_by_key(Vec::len);
        areas
    }

    /// Whether this side has closed the area of a free cell, and no live dot of the other
    /// side is in it.
    pub fn is_empty_base(&mut self, field: &Field, cell: u16, side: Side) -> bool {
        let inside = self.closed(field, cell, side);
        inside.is_some_and(|inside| inside.iter().all(|&cell| !field.is_wall(cell, side.other())))
    }

    /// The cells of the area that this side has closed around a cell; none if it has not.
    pub fn area_around(&mut self, field: &Field, cell: u16, side: Side) -> Vec<u16> {
        let Some(inside) = self.closed(field, cell, side) else { return Vec::new() };
        let chain = self.chain_around(field, &inside, side);
        self.within(field, &inside, chain, side).0
    }

    /// The cells that one comes to without crossing a live dot of this side; `None` if that
    /// leads out of the field. Of the directions the one is tried first that was pushed
    /// last, so that one walks straight to an edge where the way is clear.
    fn closed(&mut self, field: &Field, from: u16, side: Side) -> Option<Vec<u16>> {
        self.number += 1;
        let stride = field.stride();
        let mut inside = Vec::new();
        self.open.clear();
        self.open.push(from);
        self.seen[usize::from(from)] = self.number;
        while let Some(cell) = self.open.pop() {
            inside.push(cell);
            for next in [cell + stride, cell - stride, cell + 1, cell - 1] {
                if field.is_outside(next) {
                    return None;
                }
                let seen = &mut self.seen[usize::from(next)];
                if *seen != self.number && !field.is_wall(next, side) {
                    *seen = self.number;
                    self.open.push(next);
                }
            }
        }
        Some(inside)
    }

    /// Marks the live dots that touch these cells; the number of the mark.
    fn chain_around(&mut self, field: &Field, inside: &[u16], side: Side) -> u32 {
        self.number += 1;
        for &cell in inside {
            for beside in field.ring(cell) {
                if field.is_wall(beside, side) {
                    self.chain[usize::from(beside)] = self.number;
                }
            }
        }
        self.number
    }

    /// The cells within a chain around these, and the number of the walk that has reached
    /// what is not within it: from around the chain, over everything but its dots.
    fn within(&mut self, field: &Field, inside: &[u16], chain: u32, side: Side) -> (Vec<u16>, u32) {
        let bounds = Bounds::of(field, inside);
        self.number += 1;
        let (number, stride) = (self.number, field.stride());
        // The chain is at most one cell away from these, and what lies around it is free
        // of its dots: the walk goes inwards from there.
        for cell in bounds.grown(2).edge(stride) {
            self.seen[usize::from(cell)] = number;
        }
        self.open.clear();
        for cell in bounds.grown(1).edge(stride) {
            self.reach(cell, chain, number);
        }
        while let Some(cell) = self.open.pop() {
            for next in [cell + stride, cell - stride, cell + 1, cell - 1] {
                self.reach(next, chain, number);
            }
        }
        let within = bounds.cells(stride);
        let within = within.filter(|&cell| self.seen[usize::from(cell)] != number);
        (within.filter(|&cell| !field.is_wall(cell, side)).collect(), number)
    }

    fn reach(&mut self, cell: u16, chain: u32, number: u32) {
        let at = usize::from(cell);
        if self.seen[at] != number && self.chain[at] != chain {
            self.seen[at] = number;
            self.open.push(cell);
        }
    }

    fn is_reached(&self, field: &Field, cell: u16, number: u32) -> bool {
        field.is_outside(cell) || self.seen[usize::from(cell)] == number
    }
}
