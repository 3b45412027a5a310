//! The position on the board: its picture, the clicks, and what each edge is called.
//!
//! Dots lie one unit apart, the top left one at the origin. A spot is the number of its
//! edge.

use super::grid::{Dot, column_name};
use super::rules::DotsAndBoxes;
use crate::board::{Board, Look, Picked, Place, PlaceKind, SideLook, usual_refusal};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Glyph, Hit, Ink, Point, Scene, Shape, Spot, rectangle};

/// From the outer dots to the edge of the picture: at the left and below, where the
/// coordinates stand, and at the right and above.
const MARGIN: f32 = 0.82;
const NARROW: f32 = 0.56;
/// How far from the outer dots coordinates stand, and height of their letters.
const COORDINATE: f32 = 0.5;
const LETTER: f32 = 0.3;
/// Radius of a dot.
const DOT: f32 = 0.083;
/// Thickness of an edge, of one of the last turn, of the halo that it lies on, and of the
/// outline of the halo, which tells it without colours.
const EDGE: f32 = 0.063;
const LAST_EDGE: f32 = 0.077;
const HALO: f32 = 0.23;
const HALO_LINE: f32 = 0.018;
/// Thickness of the band under an edge that is meant.
const BAND: f32 = 0.28;
/// Radius and thickness of the rings around the dots of such an edge.
const RING: f32 = 0.14;
const RING_LINE: f32 = 0.04;
/// How many dashes an edge has that is not drawn yet.
const DASHES: u8 = 4;
/// Size of the mark in a cell that is closed.
const MARK: f32 = 0.58;

impl Board for DotsAndBoxes {
    fn scene(&self, look: &Look) -> Scene {
        let grid = self.grid();
        let (x, y) = (-MARGIN, -NARROW);
        let side = |cells: usize| cells as f32 + MARGIN + NARROW;
        let (width, height) = (side(grid.columns()), side(grid.rows()));
        let mut shapes = vec![Shape::Polygon { points: rectangle(x, y, width, height), ink: Ink::Paper }];
        shapes.extend(self.tints());
        shapes.extend(look.last.iter().flat_map(|m| self.halo(m.0 as usize)));
        let meant = look.picked.iter().chain(&look.targets);
        shapes.extend(meant.map(|spot| self.line(spot.0 as usize, BAND, Ink::Target)));
        shapes.extend(self.drawn_edges(look));
        shapes.extend(self.dots().map(|dot| Shape::Disc { at: point(dot), radius: DOT, ink: Ink::Text }));
        shapes.extend(self.marks());
        shapes.extend(self.coordinates());
        Scene { x, y, width, height, shapes, hits: self.hits(), ..Scene::default() }
    }

    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(m.0)]
    }

    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        match clicks {
            [] if self.free().is_empty() => Picked::Nothing,
            [] => Picked::Wait(self.free().iter().map(|edge| Spot(edge as u32)).collect()),
            &[Spot(edge)] if self.is_free(edge as usize) => Picked::Move(Move(edge)),
            _ => Picked::Nothing,
        }
    }

    /// A dashed edge on a band between two rings.
    fn preview(&self, _look: &Look, spot: Spot) -> Vec<Shape> {
        let edge = spot.0 as usize;
        if !self.is_free(edge) {
            return Vec::new();
        }
        let ends = self.grid().dots(edge).map(point);
        let ink = self.side_look(self.turn()).ink;
        let ring = |at| Shape::Ring { at, radius: RING, width: RING_LINE, ink };
        let mut shapes = vec![self.line(edge, BAND, Ink::Target)];
        shapes.extend(dashes(ends, LAST_EDGE, ink));
        shapes.extend(ends.map(ring));
        shapes
    }

    fn place(&self, spot: Spot) -> Place {
        let edge = spot.0 as usize;
        let [from, to] = self.grid().ends(edge).map(|dot| self.grid().dot_name(dot));
        let piece = self.is_given(edge).then_some("border");
        let kind = PlaceKind::Edge { from, to };
        Place { owner: self.drawn_by(edge), piece, ..Place::new(self.grid().name(edge), kind) }
    }

    fn side_look(&self, side: Side) -> SideLook {
        match side {
            Side::First => SideLook::CROSSES,
            Side::Second => SideLook::NOUGHTS,
        }
    }

    fn refusal(&self, clicks: &[Spot]) -> Option<&'static str> {
        let why = usual_refusal(self, clicks)?;
        let drawn = matches!(clicks, &[Spot(edge)] if self.place(Spot(edge)).is_taken());
        Some(if drawn { "drawn" } else { why })
    }

    fn parse_typed(&self, text: &str) -> Option<Move> {
        self.named(text)
    }

    fn task(&self) -> Option<&'static str> {
        Some("dots-and-boxes")
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(*self)
    }
}

impl DotsAndBoxes {
    fn is_free(&self, edge: usize) -> bool {
        edge < self.grid().edges() && self.free().contains(edge)
    }

    fn dots(&self) -> impl Iterator<Item = Dot> + use<> {
        let (columns, rows) = (self.grid().columns(), self.grid().rows());
        (0..=rows).flat_map(move |y| (0..=columns).map(move |x| (x, y)))
    }

    /// The closed cells, each with its owner and its upper left corner.
    fn closed(&self) -> impl Iterator<Item = (Side, Point)> {
        let columns = self.grid().columns();
        (0..self.grid().cells())
            .filter_map(move |cell| Some((self.owner(cell)?, point((cell % columns, cell / columns)))))
    }

    fn tints(&self) -> impl Iterator<Item = Shape> {
        self.closed().map(|(owner, Point { x, y })| {
            let ink = if owner == Side::First { Ink::FirstArea } else { Ink::SecondArea };
            Shape::Polygon { points: rectangle(x, y, 1.0, 1.0), ink }
        })
    }

    fn marks(&self) -> impl Iterator<Item = Shape> {
        self.closed().map(|(owner, Point { x, y })| {
            let (glyph, ink) = match owner {
                Side::First => (Glyph::Cross, Ink::First),
                Side::Second => (Glyph::Nought, Ink::Second),
            };
            Shape::Mark { at: Point::new(x + 0.5, y + 0.5), size: MARK, glyph, ink }
        })
    }

    /// The edges that are drawn, each in the ink of whoever drew it; the border in that
    /// of text.
    fn drawn_edges(&self, look: &Look) -> impl Iterator<Item = Shape> {
        let drawn = (0..self.grid().edges()).filter(|&edge| !self.is_free(edge));
        drawn.map(|edge| {
            let ink = self.drawn_by(edge).map_or(Ink::Text, |side| self.side_look(side).ink);
            let width = if look.last.contains(&Move(edge as u32)) { LAST_EDGE } else { EDGE };
            self.line(edge, width, ink)
        })
    }

    fn line(&self, edge: usize, width: f32, ink: Ink) -> Shape {
        let [from, to] = self.grid().dots(edge).map(point);
        Shape::Line { from, to, width, ink }
    }

    /// What lies under an edge of the last turn.
    fn halo(&self, edge: usize) -> impl Iterator<Item = Shape> + use<> {
        let [from, to] = self.grid().dots(edge).map(point);
        let half = HALO / 2.0;
        let (width, height) = (to.x - from.x + HALO, to.y - from.y + HALO);
        let corners = rectangle(from.x - half, from.y - half, width, height);
        let next = corners.clone().into_iter().cycle().skip(1);
        let outline = corners.clone().into_iter().zip(next);
        let line = |(from, to)| Shape::Line { from, to, width: HALO_LINE, ink: Ink::Text };
        std::iter::once(Shape::Polygon { points: corners, ink: Ink::Last }).chain(outline.map(line))
    }

    /// Letters below the columns of dots, numbers to the left of their rows.
    fn coordinates(&self) -> impl Iterator<Item = Shape> + use<> {
        let (columns, rows) = (self.grid().columns(), self.grid().rows());
        let label = |x: f32, y: f32, text: String| {
            let at = Point::new(x, y);
            Shape::Label { at, size: LETTER, text, ink: Ink::Text }
        };
        let below = rows as f32 + COORDINATE;
        let letters = (0..=columns).map(move |x| label(x as f32, below, column_name(x).to_string()));
        let numbers = (0..=rows).map(move |y| label(-COORDINATE, y as f32, (rows + 1 - y).to_string()));
        letters.chain(numbers)
    }

    /// Every edge, also those that are drawn: the arrow keys cross them. What lies
    /// nearer to one edge than to any other is the diamond between its dots and the
    /// middles of the two cells.
    fn hits(&self) -> Vec<Hit> {
        let area = |edge: usize| {
            let [from, to] = self.grid().dots(edge).map(point);
            let (x, y) = ((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
            let (across, down) = ((to.y - from.y) / 2.0, (to.x - from.x) / 2.0);
            vec![from, Point::new(x + across, y - down), to, Point::new(x - across, y + down)]
        };
        (0..self.grid().edges()).map(|edge| Hit { area: area(edge), spot: Spot(edge as u32) }).collect()
    }
}

fn point((x, y): Dot) -> Point {
    Point::new(x as f32, y as f32)
}

/// A dashed line.
fn dashes([from, to]: [Point; 2], width: f32, ink: Ink) -> impl Iterator<Item = Shape> {
    let at = move |part: f32| Point::new(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    // Between the rings, with gaps at both ends.
    let step = 1.0 / (2.0 * f32::from(DASHES) + 1.0);
    (0..DASHES).map(move |n| {
        let begin = step * (2.0 * f32::from(n) + 1.0);
        Shape::Line { from: at(begin), to: at(begin + step), width, ink }
    })
}
