//! The picture of a position: panels of 150 board units, three by three.

use super::TicTacToe;
use super::rules::Mark;
use crate::board::{Board, Look, Place};
use crate::rules::{Move, Rules};
use crate::scene::{Hit, Ink, Point, Scene, Shape, Spot, rectangle};

/// Side of a panel.
const PANEL: f32 = 150.0;
/// Side of the whole picture.
const SIDE: f32 = 3.0 * PANEL;
/// From the middle of a panel to the ends of a cross, and to a nought.
const REACH: f32 = 42.0;
/// Thickness of a mark.
const PEN: f32 = 14.0;
/// Thickness of the lines between the panels.
const RULED: f32 = 4.0;
/// Thickness of the stroke through a winning line, and how far it goes beyond
/// the middles of its outer panels.
const STROKE: f32 = 30.0;
const BEYOND: f32 = 52.0;
/// Height of the letters that name columns and rows, and their distance from
/// the edge of the picture.
const LETTER: f32 = 18.0;
const INSET: f32 = 14.0;

impl Board for TicTacToe {
    fn scene(&self, look: &Look) -> Scene {
        let mut shapes = vec![area(rectangle(0.0, 0.0, SIDE, SIDE), Ink::Paper)];
        if let Some(last) = look.last {
            shapes.push(area(panel(last.0 as usize), Ink::Last));
        }
        shapes.extend(look.picked.iter().map(|spot| area(panel(spot.0 as usize), Ink::Target)));
        shapes.extend(look.targets.iter().map(|spot| target(spot.0 as usize)));
        shapes.extend(ruling());
        shapes.extend(names());
        for (cell, &n) in self.x().iter().enumerate() {
            let mark = Mark::BOTH.into_iter().find(|&mark| mark as u8 == n);
            shapes.extend(mark.into_iter().flat_map(|mark| drawing(mark, middle(cell))));
        }
        shapes.extend(self.winning_lines().map(|[from, _, to]| strike(middle(from), middle(to))));
        let hits = (0..9).map(|cell| Hit { area: panel(cell), spot: Spot(cell as u32) }).collect();
        Scene { width: SIDE, height: SIDE, shapes, hits, ..Scene::default() }
    }

    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(m.0)]
    }

    fn place(&self, spot: Spot) -> Place {
        let mark = match self.x()[spot.0 as usize] {
            1 => Some(Ink::Cross),
            2 => Some(Ink::Nought),
            _ => None,
        };
        Place { name: self.notation(Move(spot.0)), mark }
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(*self)
    }
}

fn area(points: Vec<Point>, ink: Ink) -> Shape {
    Shape::Polygon { points, ink }
}

fn line(from: Point, to: Point, width: f32, ink: Ink) -> Shape {
    Shape::Line { from, to, width, ink }
}

fn corner(cell: usize) -> Point {
    Point::new((cell % 3) as f32 * PANEL, (cell / 3) as f32 * PANEL)
}

fn middle(cell: usize) -> Point {
    let Point { x, y } = corner(cell);
    Point::new(x + PANEL / 2.0, y + PANEL / 2.0)
}

fn panel(cell: usize) -> Vec<Point> {
    let Point { x, y } = corner(cell);
    rectangle(x, y, PANEL, PANEL)
}

fn target(cell: usize) -> Shape {
    Shape::Disc { at: middle(cell), radius: PEN, ink: Ink::Target }
}

/// The four lines between the panels.
fn ruling() -> impl Iterator<Item = Shape> {
    [PANEL, 2.0 * PANEL].into_iter().flat_map(|at| {
        let down = line(Point::new(at, 0.0), Point::new(at, SIDE), RULED, Ink::Grid);
        let across = line(Point::new(0.0, at), Point::new(SIDE, at), RULED, Ink::Grid);
        [down, across]
    })
}

/// Letters along the lower edge and numbers along the left one, within the
/// panels, where they are in nobody's way.
fn names() -> impl Iterator<Item = Shape> {
    let label = |x, y, text: &str| Shape::Label {
        at: Point::new(x, y),
        size: LETTER,
        text: text.to_owned(),
        ink: Ink::Text,
    };
    let columns = (0..3).zip(["a", "b", "c"]).map(move |(n, name)| {
        let right = (n + 1) as f32 * PANEL;
        label(right - INSET, SIDE - INSET, name)
    });
    let rows = (0..3).zip(["3", "2", "1"]).map(move |(n, name)| label(INSET, n as f32 * PANEL + INSET, name));
    columns.chain(rows)
}

fn drawing(mark: Mark, at: Point) -> Vec<Shape> {
    let off = |dx, dy| Point::new(at.x + dx, at.y + dy);
    match mark {
        Mark::Cross => vec![
            line(off(-REACH, -REACH), off(REACH, REACH), PEN, Ink::Cross),
            line(off(REACH, -REACH), off(-REACH, REACH), PEN, Ink::Cross),
        ],
        Mark::Nought => vec![Shape::Ring { at, radius: REACH, width: PEN, ink: Ink::Nought }],
    }
}

/// A stroke through a line, from beyond the one panel to beyond the other.
fn strike(from: Point, to: Point) -> Shape {
    let beyond = |a: f32, b: f32| (b - a).signum() * if a == b { 0.0 } else { BEYOND };
    let (dx, dy) = (beyond(from.x, to.x), beyond(from.y, to.y));
    line(Point::new(from.x - dx, from.y - dy), Point::new(to.x + dx, to.y + dy), STROKE, Ink::Win)
}
