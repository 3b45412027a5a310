//! The position on the board: its picture in both views, what is clicked, and what each
//! place is called.

use super::lines::{self, CELLS, SIDE};
use super::rules::{Cube, name};
use super::scene::{View, painting_order};
use crate::board::{Board, Look, Picked, Place, SideLook};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Glyph, Ink, Point, Scene, Shape, Spot};

/// Thickness of the frame of a level and of the lines within it.
const FRAME: f32 = 0.03;
const RULE: f32 = 0.02;
/// Thickness of a post, and length of its dashes and of the gaps between them.
const POST: f32 = 0.015;
const DASH: f32 = 0.09;
/// Thickness of the stroke through the winning line.
const STRIKE: f32 = 0.13;
/// Height of the letters beside a level, and of those at its cells.
const NAME: f32 = 0.3;
/// How much smaller than its cell a tint is, on each side.
const TINT: f32 = 0.06;
/// Thickness of the edge of a tint, which tells it without colours.
const EDGE: f32 = 0.04;

impl Board for Cube {
    /// The grounds of all levels are painted first and their lines after them, so that
    /// what is below is seen through what is above.
    fn scene(&self, look: &Look) -> Scene {
        let view = view(look);
        let (width, height) = view.size();
        let mut shapes = vec![Shape::Polygon {
            points: crate::scene::rectangle(0.0, 0.0, width, height),
            ink: Ink::Paper,
        }];
        shapes.extend(view.posts().into_iter().flat_map(dashes));
        shapes.extend((0..CELLS).map(|cell| ground(view, cell)));
        shapes.extend(self.tints(view, look));
        shapes.extend((0..SIDE).flat_map(|level| ruling(view, level)));
        shapes.extend((0..SIDE).map(|level| Shape::Label {
            at: view.name_at(level),
            size: NAME,
            text: (level + 1).to_string(),
            ink: Ink::Text,
        }));
        let balls = painting_order().filter_map(|cell| Some(ball(view, cell, self.owner(cell)?)));
        shapes.extend(balls);
        shapes.extend(self.winning_lines().map(|line| {
            let [from, to] = view.strike(line);
            Shape::Line { from, to, width: STRIKE, ink: Ink::Win }
        }));
        Scene { width, height, shapes, hits: view.hits(self), ..Scene::default() }
    }

    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(m.0)]
    }

    fn preview(&self, look: &Look, spot: Spot) -> Vec<Shape> {
        match self.resolve_clicks(&[spot]) {
            Picked::Move(m) => vec![ball(view(look), m.0 as usize, self.turn())],
            Picked::Wait(_) | Picked::Nothing => Vec::new(),
        }
    }

    fn place(&self, spot: Spot) -> Place {
        let cell = spot.0 as usize;
        let owner = self.owner(cell);
        let piece = owner.map(|side| match side {
            Side::First => "white-ball",
            Side::Second => "black-ball",
        });
        Place { owner, piece, ..Place::cell(name(cell)) }
    }

    fn side_look(&self, side: Side) -> SideLook {
        let (name, ink) = match side {
            Side::First => ("white", Ink::Light),
            Side::Second => ("black", Ink::Dark),
        };
        SideLook { name, ink, emblem: Some(Glyph::Ball) }
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(*self)
    }
}

impl Cube {
    /// The cells that catch the eye: of the last move, of the winning line, and those that
    /// the next click may go to.
    fn tints(&self, view: View, look: &Look) -> Vec<Shape> {
        let last = look.last.iter().map(|m| (m.0 as usize, Ink::Last));
        let won = self.winning_lines().flat_map(|line| line.cells.map(|cell| (cell, Ink::Win)));
        let targets = look.targets.iter().chain(&look.picked).map(|spot| (spot.0 as usize, Ink::Target));
        let tint = |(cell, ink)| match ink {
            // The stroke tells the line; its cells have an edge alone.
            Ink::Win => edges(&view.cell(cell, TINT), ink),
            _ => {
                let points = view.cell(cell, TINT);
                let edge = edges(&points, Ink::Text);
                std::iter::once(Shape::Polygon { points, ink }).chain(edge).collect()
            }
        };
        last.chain(targets).chain(won).flat_map(tint).collect()
    }
}

fn view(look: &Look) -> View {
    View::BOTH.get(look.view).copied().unwrap_or_default()
}

/// The ground of a cell: the cells of a level are shaded in turn.
fn ground(view: View, cell: usize) -> Shape {
    let [x, y, _] = lines::place(cell);
    let ink = if (x + y) % 2 == 0 { Ink::DarkCell } else { Ink::LightCell };
    Shape::Polygon { points: view.cell(cell, 0.0), ink }
}

fn ruling(view: View, level: usize) -> impl Iterator<Item = Shape> {
    // The frame comes first: four of the eight lines.
    let widths = std::iter::repeat_n(FRAME, 4).chain(std::iter::repeat(RULE));
    let line = |([from, to], width): ([Point; 2], f32)| Shape::Line { from, to, width, ink: Ink::Grid };
    view.ruling(level).into_iter().zip(widths).map(line)
}

/// A dashed line.
fn dashes([from, to]: [Point; 2]) -> impl Iterator<Item = Shape> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    let at = move |along: f32| {
        let part = (along / length).min(1.0);
        Point::new(from.x + dx * part, from.y + dy * part)
    };
    let count = (length / (2.0 * DASH)) as usize + 1;
    (0..count).map(move |n| {
        let along = n as f32 * 2.0 * DASH;
        Shape::Line { from: at(along), to: at(along + DASH), width: POST, ink: Ink::Grid }
    })
}

fn edges(corners: &[Point], ink: Ink) -> Vec<Shape> {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(&from, &to)| Shape::Line { from, to, width: EDGE, ink }).collect()
}

fn ball(view: View, cell: usize, side: Side) -> Shape {
    let ink = if side == Side::First { Ink::Light } else { Ink::Dark };
    Shape::Mark { at: view.ball(cell), size: 2.0 * view.radius(), glyph: Glyph::Ball, ink }
}
