//! The picture of a position, what is clicked, and what each place is called.

use super::rules::{BridgIt, Sites, column_name, row_number};
use super::scene::{self, bands, bounds, hits, plate, point, points, stroke, winning_row};
use super::trees::plan;
use crate::board::{Board, Explanation, Look, Picked, Place, PlaceKind, SideLook, usual_refusal};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Direction, Glyph, Ink, Point, Scene, Shape, Spot, rectangle};

/// Size of the points of the first and of the second side.
const POINT: [f32; 2] = [0.4, 0.42];
/// Thickness of a line between two points.
const LINE: f32 = 0.18;
/// Thickness of the bands along the edges.
const BAND: f32 = 0.32;
/// Thickness of the stitches in the bands of the second side, their length and the gaps.
const STITCH: [f32; 3] = [0.09, 0.2, 0.45];
/// Thickness of the stroke along the lines that have won.
const PATH: f32 = 0.6;
/// Thickness of the lines of the two trees, and the length of the dashes of the second.
const TREE: f32 = 0.1;
const DASH: f32 = 0.25;
/// Around a site at which a tree is joined again.
const RING: (f32, f32) = (0.5, 0.1);
/// Height of the coordinates, and how far from the edge they stand.
const LETTER: f32 = 0.5;
const LETTERS_AT: f32 = 0.95;

impl Board for BridgIt {
    fn scene(&self, look: &Look) -> Scene {
        let (corner, width, height) = bounds(self.grid());
        let (x, y) = (corner.x - LETTERS_AT, corner.y);
        let (width, height) = (width + LETTERS_AT, height + LETTERS_AT);
        let mut shapes = vec![Shape::Polygon { points: rectangle(x, y, width, height), ink: Ink::Paper }];
        shapes.extend(Side::BOTH.into_iter().flat_map(|side| self.edges_of(side)));
        shapes.extend(look.last.iter().flat_map(|m| framed(plate(self.grid(), m.0 as usize), Ink::Last)));
        let meant = look.picked.iter().chain(&look.targets);
        shapes.extend(
            meant
                .map(|spot| Shape::Polygon { points: plate(self.grid(), spot.0 as usize), ink: Ink::Target }),
        );
        shapes.extend(winning_row(self).windows(2).map(|ends| line(ends[0], ends[1], PATH, Ink::Win)));
        shapes.extend(Side::BOTH.into_iter().flat_map(|side| self.lines_of(side)));
        shapes.extend(Side::BOTH.into_iter().flat_map(|side| self.points_of(side)));
        shapes.extend(self.coordinates());
        Scene { x, y, width, height, shapes, hits: hits(self.grid()), ..Scene::default() }
    }

    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(m.0)]
    }

    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        match clicks {
            _ if self.winner().is_some() => Picked::Nothing,
            [] => Picked::Wait(self.free().map(|site| Spot(site as u32)).collect()),
            &[Spot(site)] if (site as usize) < self.grid().sites() && self.is_free(site as usize) => {
                Picked::Move(Move(site))
            }
            _ => Picked::Nothing,
        }
    }

    fn preview(&self, _look: &Look, spot: Spot) -> Vec<Shape> {
        match self.resolve_clicks(&[spot]) {
            Picked::Move(m) => vec![self.line_of(self.turn(), m.0 as usize, LINE)],
            Picked::Wait(_) | Picked::Nothing => Vec::new(),
        }
    }

    /// A site is a line to be drawn, whoever draws it: it is called by its own name, not by
    /// the points that it joins, which differ for the two sides.
    fn place(&self, spot: Spot) -> Place {
        let site = spot.0 as usize;
        let owner = self.owner(site);
        let piece = owner.map(|side| match side {
            Side::First => "dot-line",
            Side::Second => "square-line",
        });
        Place { owner, piece, ..Place::new(self.name(site), PlaceKind::Point) }
    }

    fn side_look(&self, side: Side) -> SideLook {
        match side {
            Side::First => SideLook { name: "discs", ink: Ink::First, emblem: Some(Glyph::Dot) },
            Side::Second => SideLook { name: "squares", ink: Ink::Second, emblem: Some(Glyph::Square) },
        }
    }

    fn task(&self) -> Option<&'static str> {
        Some(match self.turn() {
            Side::First => "bridg-it-across",
            Side::Second => "bridg-it-down",
        })
    }

    fn refusal(&self, clicks: &[Spot]) -> Option<&'static str> {
        let why = usual_refusal(self, clicks)?;
        let drawn = matches!(clicks, &[spot] if self.place(spot).is_taken());
        Some(if drawn { "crossing" } else { why })
    }

    /// The places of one side lie between those of the other: up and down lead to either.
    fn beside(&self, _scene: &Scene, spot: Spot, direction: Direction) -> Option<Spot> {
        scene::beside(self.grid(), spot.0 as usize, direction).map(|site| Spot(site as u32))
    }

    /// The two trees by which one of the sides wins: the lines of the one are whole, those
    /// of the other dashed. Where the side that wins has to join a tree now, the sites that
    /// do it are ringed.
    fn explanation(&self) -> Option<Explanation> {
        let plan = plan(self)?;
        let [whole, dashed] = plan.trees;
        let ink = self.side_look(plan.side).ink;
        let mut shapes: Vec<Shape> = self.tree(plan.side, &whole).collect();
        shapes.extend(self.tree(plan.side, &dashed).flat_map(|line| dashes(&line)));
        let (radius, width) = RING;
        let ring = |site| Shape::Ring { at: point(self.grid().place(site)), radius, width, ink };
        shapes.extend(plan.moves(self).into_iter().map(ring));
        let key = match (plan.side == self.turn(), plan.torn) {
            (false, _) => "trees-of-other",
            (true, Some(_)) => "trees-to-join",
            (true, None) => "trees-joined",
        };
        Some(Explanation { key, shapes })
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(*self)
    }
}

impl BridgIt {
    fn ink(&self, side: Side) -> Ink {
        self.side_look(side).ink
    }

    fn line_of(&self, side: Side, site: usize, width: f32) -> Shape {
        let [from, to] = stroke(self.grid(), side, site);
        line(from, to, width, self.ink(side))
    }

    fn lines_of(&self, side: Side) -> impl Iterator<Item = Shape> {
        self.lines(side).iter().map(move |site| self.line_of(side, site, LINE))
    }

    fn points_of(&self, side: Side) -> impl Iterator<Item = Shape> {
        let look = self.side_look(side);
        let size = POINT[side.index()];
        points(self.grid(), side).flat_map(move |place| {
            let at = point(place);
            // Within a square the paper is seen, not the lines that end there.
            let ground = rectangle(at.x - size / 2.0, at.y - size / 2.0, size, size);
            let ground = Shape::Polygon { points: ground, ink: Ink::Paper };
            let ground = (side == Side::Second).then_some(ground);
            ground
                .into_iter()
                .chain(look.emblem.into_iter().flat_map(move |glyph| glyph.strokes(at, size, look.ink)))
        })
    }

    /// The bands along the edges that a side has to join; those of the second are stitched.
    fn edges_of(&self, side: Side) -> impl Iterator<Item = Shape> {
        let ink = self.ink(side);
        bands(self.grid(), side).into_iter().flat_map(move |[from, to]| {
            let stitches = if side == Side::Second { stitches(from, to) } else { Vec::new() };
            std::iter::once(line(from, to, BAND, ink)).chain(stitches)
        })
    }

    fn tree(&self, side: Side, sites: &Sites) -> impl Iterator<Item = Shape> {
        sites.iter().map(move |site| self.line_of(side, site, TREE))
    }

    /// Every column and row that has sites, by the names that moves have.
    fn coordinates(&self) -> Vec<Shape> {
        let edge = 2 * self.grid().size();
        let label = |at, text| Shape::Label { at, size: LETTER, text, ink: Ink::Faint };
        let beside = LETTERS_AT + 0.4;
        (1..edge)
            .flat_map(|n| {
                let along = f32::from(n);
                let column = Point::new(along, f32::from(edge) + beside);
                let row = Point::new(-beside - 0.2, along);
                [label(column, column_name(n)), label(row, row_number(self.grid(), n).to_string())]
            })
            .collect()
    }
}

fn line(from: Point, to: Point, width: f32, ink: Ink) -> Shape {
    Shape::Line { from, to, width, ink }
}

/// An area with a thin edge, which tells it without colours.
fn framed(points: Vec<Point>, ink: Ink) -> Vec<Shape> {
    let edge: Vec<Shape> =
        (0..points.len()).map(|n| line(points[n], points[(n + 1) % points.len()], 0.04, Ink::Text)).collect();
    std::iter::once(Shape::Polygon { points, ink }).chain(edge).collect()
}

fn at(from: Point, to: Point, part: f32) -> Point {
    Point::new(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
}

fn stitches(from: Point, to: Point) -> Vec<Shape> {
    let [width, length, step] = STITCH;
    let whole = (to.x - from.x).hypot(to.y - from.y);
    let count = (whole / step) as usize;
    let first = (whole - (count as f32 - 1.0) * step - length) / 2.0;
    (0..count)
        .map(|n| {
            let begins = first + n as f32 * step;
            line(at(from, to, begins / whole), at(from, to, (begins + length) / whole), width, Ink::Paper)
        })
        .collect()
}

/// The dashes of a line of the second tree.
fn dashes(whole: &Shape) -> Vec<Shape> {
    let &Shape::Line { from, to, width, ink } = whole else { return Vec::new() };
    let length = (to.x - from.x).hypot(to.y - from.y);
    let count = (length / (2.0 * DASH)) as usize;
    (0..count)
        .map(|n| {
            let begins = (2 * n) as f32 * DASH + DASH / 2.0;
            line(at(from, to, begins / length), at(from, to, (begins + DASH) / length), width, ink)
        })
        .collect()
}
