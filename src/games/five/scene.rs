//! The picture: squared paper, marks in the squares, the last move, and a
//! stroke through every winning row.

use super::endless::Endless;
use super::rules::Five;
use super::sheet::{Cell, Sheet, Square, column_name};
use crate::board::{Board, Look};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Hit, Ink, Point, Scene, Shape, Spot, rectangle};

const LINE: f32 = 0.04;
const STROKE: f32 = 0.12;
const REACH: f32 = 0.3;

impl Board for Five {
    fn scene(&self, look: &Look) -> Scene {
        let mut picture = Picture::of(self, 1.0);
        picture.draw(look);
        for x in 0..self.width() {
            picture.label(Cell { x, y: self.height() }, column_name(x));
        }
        for y in 0..self.height() {
            picture.label(Cell { x: -1, y }, (self.height() - y).to_string());
        }
        picture.scene
    }
    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(m.0)]
    }
    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

impl Board for Endless {
    fn scene(&self, look: &Look) -> Scene {
        let mut picture = Picture::of(self, 0.0);
        picture.draw(look);
        picture.scene
    }
    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(m.0)]
    }
    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

/// A scene that is being drawn; cells are squares with sides of one.
struct Picture<'a, S> {
    sheet: &'a S,
    corners: [Cell; 2],
    margin: f32,
    scene: Scene,
}

impl<'a, S: Sheet + Rules> Picture<'a, S> {
    /// The empty paper with a margin on the left and below, where names stand.
    fn of(sheet: &'a S, margin: f32) -> Self {
        let corners = sheet.corners();
        let [columns, rows] = size(corners);
        let scene = Scene { width: columns + margin, height: rows + margin, ..Scene::default() };
        Picture { sheet, corners, margin, scene }
    }

    fn draw(&mut self, look: &Look) {
        let Scene { width, height, .. } = self.scene;
        let paper = Shape::Polygon { points: rectangle(0.0, 0.0, width, height), ink: Ink::Paper };
        self.scene.shapes.push(paper);
        self.grid();
        for &spot in &look.picked {
            self.fill(self.sheet.to_cell(Move(spot.0)), Ink::Target);
        }
        if let Some(last) = look.last {
            self.fill(self.sheet.to_cell(last), Ink::Last);
        }
        for (cell, side) in self.sheet.marked() {
            self.mark(cell, side);
        }
        for [from, to] in self.sheet.winning_lines() {
            let (from, to) = (self.centre(from), self.centre(to));
            self.scene.shapes.push(Shape::Line { from, to, width: STROKE, ink: Ink::Win });
        }
        self.hits();
    }

    fn grid(&mut self) {
        let [columns, rows] = size(self.corners);
        let left = self.margin;
        let line = |a: (f32, f32), b: (f32, f32)| Shape::Line {
            from: Point::new(a.0, a.1),
            to: Point::new(b.0, b.1),
            width: LINE,
            ink: Ink::Grid,
        };
        let [a, b] = self.corners;
        for x in (0..=b.x - a.x + 1).map(f32::from) {
            self.scene.shapes.push(line((left + x, 0.0), (left + x, rows)));
        }
        for y in (0..=b.y - a.y + 1).map(f32::from) {
            self.scene.shapes.push(line((left, y), (left + columns, y)));
        }
    }

    fn mark(&mut self, cell: Cell, side: Side) {
        let at = self.centre(cell);
        match side {
            Side::First => {
                for (dx, dy) in [(REACH, REACH), (REACH, -REACH)] {
                    let (from, to) = (Point::new(at.x - dx, at.y - dy), Point::new(at.x + dx, at.y + dy));
                    self.scene.shapes.push(Shape::Line { from, to, width: STROKE, ink: Ink::Cross });
                }
            }
            Side::Second => {
                self.scene.shapes.push(Shape::Ring { at, radius: REACH, width: STROKE, ink: Ink::Nought });
            }
        }
    }

    fn fill(&mut self, cell: Cell, ink: Ink) {
        let at = self.centre(cell);
        let points = rectangle(at.x - 0.46, at.y - 0.46, 0.92, 0.92);
        self.scene.shapes.push(Shape::Polygon { points, ink });
    }

    fn label(&mut self, cell: Cell, text: String) {
        let at = self.centre(cell);
        self.scene.shapes.push(Shape::Label { at, size: 0.45, text, ink: Ink::Text });
    }

    fn hits(&mut self) {
        let [a, b] = self.corners;
        for cell in (a.x..=b.x).flat_map(|x| (a.y..=b.y).map(move |y| Cell { x, y })) {
            if self.sheet.square(cell) == Square::Free {
                let at = self.centre(cell);
                let area = rectangle(at.x - 0.5, at.y - 0.5, 1.0, 1.0);
                self.scene.hits.push(Hit { area, spot: Spot(self.sheet.to_move(cell).0) });
            }
        }
    }

    fn centre(&self, cell: Cell) -> Point {
        let [a, _] = self.corners;
        Point::new(self.margin + f32::from(cell.x - a.x) + 0.5, f32::from(cell.y - a.y) + 0.5)
    }
}

fn size([a, b]: [Cell; 2]) -> [f32; 2] {
    [f32::from(b.x - a.x + 1), f32::from(b.y - a.y + 1)]
}
