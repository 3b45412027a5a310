//! The position on the board: its picture, the clicks, and what each point is called.

use super::field::Point as OnPoint;
use super::outline::Outline;
use super::rules::{Dots, column_name};
use crate::board::{Board, Look, Picked, Place, PlaceKind, SideLook, usual_refusal};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Glyph, Ink, Lattice, Point, Scene, Shape, Spot, rectangle};

/// Size of a dot of each side, and of a captured one.
const DOT: [f32; 2] = [0.52, 0.55];
const DEAD: f32 = 0.36;
/// Thickness of the lines of the paper, of the chain around a captured area and of its
/// hatch.
const LINE: f32 = 0.03;
const CHAIN: f32 = 0.126;
const HATCH: f32 = 0.035;
/// Radius of the ground under the last dot and the one that is meant, and thickness of
/// the outline of the former, which tells it without colours.
const HALO: f32 = 0.46;
const HALO_LINE: f32 = 0.04;
/// Thickness of the frame of the zone for first dots.
const ZONE: f32 = 0.08;
/// From the outer points to the edge of the picture, and where names stand.
const MARGIN: f32 = 0.7;
const NAMES: f32 = 1.0;
/// Up to so many columns and rows each has its name, else every fifth.
const ALL_NAMED: u16 = 20;

/// Why a click came to nothing.
mod refusal {
    /// The point lies in a captured area.
    pub(super) const CAPTURED: &str = "captured";
    /// The first dot has to lie in the zone.
    pub(super) const ZONE: &str = "zone";
}

impl Board for Dots {
    fn scene(&self, look: &Look) -> Scene {
        let (columns, rows) = (f32::from(self.field().columns()), f32::from(self.field().rows()));
        let left = MARGIN + self.names_room();
        let (x, y) = (-left, -MARGIN);
        let (width, height) = (left + columns - 1.0 + MARGIN, MARGIN + rows - 1.0 + left);
        let mut shapes = vec![Shape::Polygon { points: rectangle(x, y, width, height), ink: Ink::Paper }];
        shapes.extend(self.paper());
        shapes.extend(self.zone_frame());
        let last = look.last.iter().filter(|m| **m != self.stop()).map(|m| self.middle(m.0));
        shapes.extend(last.flat_map(|at| {
            [
                Shape::Disc { at, radius: HALO, ink: Ink::Last },
                Shape::Ring { at, radius: HALO, width: HALO_LINE, ink: Ink::Text },
            ]
        }));
        let meant = look.picked.iter().chain(&look.targets);
        shapes.extend(meant.map(|spot| Shape::Disc {
            at: self.middle(spot.0),
            radius: HALO,
            ink: Ink::Target,
        }));
        shapes.extend(Side::BOTH.into_iter().flat_map(|side| self.areas(side)));
        shapes.extend((0..u32::from(self.field().points())).filter_map(|point| self.mark(point)));
        shapes.extend(self.coordinates());
        let lattice = Lattice {
            at: Point::new(-0.5, -0.5),
            side: 1.0,
            columns: self.field().columns().into(),
            rows: self.field().rows().into(),
            first: Spot(0),
            per_column: 1,
            per_row: self.field().columns().into(),
            grows: false,
        };
        Scene { x, y, width, height, shapes, lattice: Some(lattice), ..Scene::default() }
    }

    fn clicks(&self, m: Move) -> Vec<Spot> {
        if m == self.stop() { Vec::new() } else { vec![Spot(m.0)] }
    }

    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        match clicks {
            [] => {
                let open: Vec<Spot> = if self.outcome().is_some() {
                    Vec::new()
                } else {
                    self.open_points().map(Spot).collect()
                };
                if open.is_empty() { Picked::Nothing } else { Picked::Wait(open) }
            }
            &[Spot(point)] if self.may_put(point) => Picked::Move(Move(point)),
            _ => Picked::Nothing,
        }
    }

    fn preview(&self, _look: &Look, spot: Spot) -> Vec<Shape> {
        match self.resolve_clicks(&[spot]) {
            Picked::Move(m) => vec![self.dot(m.0, self.turn(), DOT[self.turn().index()])],
            Picked::Wait(_) | Picked::Nothing => Vec::new(),
        }
    }

    fn place(&self, spot: Spot) -> Place {
        let name = self.notation(Move(spot.0));
        if spot.0 >= u32::from(self.field().points()) {
            return Place::new(name, PlaceKind::Point);
        }
        let of = |side: Side, keys: [&'static str; 2]| (Some(side), Some(keys[side.index()]));
        let (owner, piece) = match self.point(spot.0) {
            OnPoint::Free => (None, None),
            OnPoint::Live(side) => of(side, ["red-dot", "blue-dot"]),
            OnPoint::Dead(side) => of(side, ["captured-red-dot", "captured-blue-dot"]),
            OnPoint::Closed(side) => of(side, ["red-area", "blue-area"]),
        };
        Place { owner, piece, ..Place::new(name, PlaceKind::Point) }
    }

    fn side_look(&self, side: Side) -> SideLook {
        match side {
            Side::First => SideLook { name: "red", ink: Ink::First, emblem: Some(Glyph::Dot) },
            Side::Second => SideLook { name: "blue", ink: Ink::Second, emblem: Some(Glyph::Nought) },
        }
    }

    fn task(&self) -> Option<&'static str> {
        Some(if self.zone().is_some() { "dots-zone" } else { "dots" })
    }

    fn refusal(&self, clicks: &[Spot]) -> Option<&'static str> {
        let usual = usual_refusal(self, clicks)?;
        let &Spot(point) = clicks.last()?;
        Some(match self.point(point) {
            OnPoint::Closed(_) => refusal::CAPTURED,
            OnPoint::Free if self.zone().is_some() => refusal::ZONE,
            _ => usual,
        })
    }

    fn actions(&self) -> Vec<(Move, &'static str)> {
        if self.outcome().is_none() { vec![(self.stop(), "stop")] } else { Vec::new() }
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

impl Dots {
    fn middle(&self, point: u32) -> Point {
        let columns = u32::from(self.field().columns());
        Point::new((point % columns) as f32, (point / columns) as f32)
    }

    fn dot(&self, point: u32, side: Side, size: f32) -> Shape {
        let SideLook { ink, emblem, .. } = self.side_look(side);
        Shape::Mark { at: self.middle(point), size, glyph: emblem.unwrap_or(Glyph::Dot), ink }
    }

    fn mark(&self, point: u32) -> Option<Shape> {
        match self.point(point) {
            OnPoint::Live(side) => Some(self.dot(point, side, DOT[side.index()])),
            OnPoint::Dead(side) => Some(self.dot(point, side, DEAD)),
            OnPoint::Free | OnPoint::Closed(_) => None,
        }
    }

    /// The captured areas of a side: tinted, hatched and outlined.
    fn areas(&self, side: Side) -> Vec<Shape> {
        let Outline { parts, edges, hatch } = Outline::of(self.field(), side);
        let tint = if side == Side::First { Ink::FirstArea } else { Ink::SecondArea };
        let ink = self.side_look(side).ink;
        let parts = parts.into_iter().map(|points| Shape::Polygon { points, ink: tint });
        let hatch = hatch.into_iter().map(|ends| line(ends, HATCH, ink));
        parts.chain(hatch).chain(edges.into_iter().map(|ends| line(ends, CHAIN, ink))).collect()
    }

    /// The lines of the paper, on whose crossings the points lie.
    fn paper(&self) -> impl Iterator<Item = Shape> {
        let (columns, rows) = (self.field().columns(), self.field().rows());
        let (right, bottom) = (f32::from(columns) - 1.0, f32::from(rows) - 1.0);
        let down = (0..columns).map(f32::from).map(move |x| [Point::new(x, 0.0), Point::new(x, bottom)]);
        let across = (0..rows).map(f32::from).map(move |y| [Point::new(0.0, y), Point::new(right, y)]);
        down.chain(across).map(|ends| line(ends, LINE, Ink::Grid))
    }

    fn zone_frame(&self) -> Vec<Shape> {
        let Some(zone) = self.zone() else { return Vec::new() };
        let [left, right] = zone.columns.map(f32::from);
        let [top, bottom] = zone.rows.map(f32::from);
        let corners = rectangle(left - 0.5, top - 0.5, right - left + 1.0, bottom - top + 1.0);
        (0..4).map(|n| line([corners[n], corners[(n + 1) % 4]], ZONE, Ink::Text)).collect()
    }

    /// Room for the names on the left and below.
    fn names_room(&self) -> f32 {
        NAMES * self.name_size() / 0.4
    }

    /// Height of the letters of names: on a large field they are read from farther away.
    fn name_size(&self) -> f32 {
        if self.field().columns().max(self.field().rows()) <= ALL_NAMED { 0.4 } else { 0.8 }
    }

    fn coordinates(&self) -> Vec<Shape> {
        let (columns, rows) = (self.field().columns(), self.field().rows());
        let size = self.name_size();
        let label = |at, text| Shape::Label { at, size, text, ink: Ink::Text };
        let named = |n: u16, count: u16| count <= ALL_NAMED || n == 1 || n.is_multiple_of(5);
        let away = MARGIN + self.names_room() / 2.0 - 0.2;
        let below = f32::from(rows) - 1.0 + away;
        let letters = (0..columns).filter(|n| named(n + 1, columns));
        let letters = letters.map(|n| label(Point::new(f32::from(n), below), column_name(n)));
        let numbers = (1..=rows).filter(|&n| named(n, rows));
        let numbers = numbers.map(|n| label(Point::new(-away, f32::from(rows - n)), n.to_string()));
        letters.chain(numbers).collect()
    }
}

fn line([from, to]: [Point; 2], width: f32, ink: Ink) -> Shape {
    Shape::Line { from, to, width, ink }
}
