//! The picture: squared paper, marks in the squares, the last move, and a
//! stroke through every winning row.

use super::endless::Endless;
use super::rules::Five;
use super::sheet::{Cell, Sheet, Square, column_name};
use crate::board::{Board, Look, Picked, Place};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Ink, Lattice, Point, Scene, Shape, Spot, rectangle};

const LINE: f32 = 0.04;
const STROKE: f32 = 0.12;
const STRIKE: f32 = 0.17;
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
    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        resolve_clicks(self, clicks)
    }
    fn place(&self, spot: Spot) -> Place {
        place(self, spot)
    }
    fn mark_of(&self, side: Side) -> Option<Ink> {
        Some(ink(side))
    }
    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

impl Board for Endless {
    fn scene(&self, look: &Look) -> Scene {
        let mut picture = Picture { grows: true, ..Picture::of(self, 0.0) };
        picture.draw(look);
        picture.scene
    }
    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(m.0)]
    }
    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        resolve_clicks(self, clicks)
    }
    fn place(&self, spot: Spot) -> Place {
        place(self, spot)
    }
    fn mark_of(&self, side: Side) -> Option<Ink> {
        Some(ink(side))
    }
    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

/// One click is a move: looks at that cell alone, however many others are free.
fn resolve_clicks<S: Sheet>(sheet: &S, clicks: &[Spot]) -> Picked {
    let &[spot] = clicks else {
        return if clicks.is_empty() { Picked::Wait(all(sheet)) } else { Picked::Nothing };
    };
    let free = sheet.outcome().is_none() && sheet.free(sheet.to_cell(Move(spot.0)));
    if free { Picked::Move(Move(spot.0)) } else { Picked::Nothing }
}

fn all<S: Sheet>(sheet: &S) -> Vec<Spot> {
    sheet.legal().into_iter().map(|m| Spot(m.0)).collect()
}

fn place<S: Sheet>(sheet: &S, spot: Spot) -> Place {
    let m = Move(spot.0);
    let mark = match sheet.square(sheet.to_cell(m)) {
        Square::Mark(side) => Some(ink(side)),
        Square::Free | Square::Outside => None,
    };
    Place::cell(sheet.notation(m), mark)
}

/// The ink in which a side draws: crosses begin.
const fn ink(side: Side) -> Ink {
    match side {
        Side::First => Ink::Cross,
        Side::Second => Ink::Nought,
    }
}

/// A scene that is being drawn; cells are squares with sides of one.
struct Picture<'a, S> {
    sheet: &'a S,
    corners: [Cell; 2],
    grows: bool,
    scene: Scene,
}

impl<'a, S: Sheet + Rules> Picture<'a, S> {
    /// The empty paper with a margin on the left and below, where names stand. A
    /// cell has the same place in every picture, however far the sheet has grown.
    fn of(sheet: &'a S, margin: f32) -> Self {
        let corners = sheet.corners();
        let [columns, rows] = size(corners);
        let (x, y) = (f32::from(corners[0].x) - margin, f32::from(corners[0].y));
        let scene = Scene { x, y, width: columns + margin, height: rows + margin, ..Scene::default() };
        Picture { sheet, corners, grows: false, scene }
    }

    fn draw(&mut self, look: &Look) {
        let Scene { x, y, width, height, .. } = self.scene;
        let paper = Shape::Polygon { points: rectangle(x, y, width, height), ink: Ink::Paper };
        self.scene.shapes.push(paper);
        self.grid();
        for &spot in look.picked.iter().chain(&look.targets) {
            self.fill(self.sheet.to_cell(Move(spot.0)), Ink::Target);
        }
        if let Some(last) = look.last {
            self.fill(self.sheet.to_cell(last), Ink::Last);
        }
        for (cell, side) in self.sheet.marked() {
            self.mark(cell, side);
        }
        for [from, to] in self.sheet.winning_lines() {
            self.scene.shapes.push(Shape::strike(self.centre(from), self.centre(to), 1.0, STRIKE));
        }
        self.hits();
    }

    fn grid(&mut self) {
        let [columns, rows] = size(self.corners);
        let [a, b] = self.corners;
        let (left, top) = (f32::from(a.x), f32::from(a.y));
        let line = |a: (f32, f32), b: (f32, f32)| Shape::Line {
            from: Point::new(a.0, a.1),
            to: Point::new(b.0, b.1),
            width: LINE,
            ink: Ink::Grid,
        };
        for x in (a.x..=b.x + 1).map(f32::from) {
            self.scene.shapes.push(line((x, top), (x, top + rows)));
        }
        for y in (a.y..=b.y + 1).map(f32::from) {
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

    /// Taken cells are places too: the arrow keys cross them.
    fn hits(&mut self) {
        let [a, b] = self.corners;
        let number = |x, y| self.sheet.to_move(Cell { x, y }).0;
        let [columns, rows] =
            [(a.x, b.x), (a.y, b.y)].map(|(from, to)| u32::from((to - from).unsigned_abs()) + 1);
        self.scene.lattice = Some(Lattice {
            at: Point::new(f32::from(a.x), f32::from(a.y)),
            side: 1.0,
            columns,
            rows,
            first: Spot(number(a.x, a.y)),
            per_column: number(a.x + 1, a.y) - number(a.x, a.y),
            per_row: number(a.x, a.y + 1) - number(a.x, a.y),
            grows: self.grows,
        });
    }

    fn centre(&self, cell: Cell) -> Point {
        Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5)
    }
}

fn size([a, b]: [Cell; 2]) -> [f32; 2] {
    [f32::from(b.x - a.x + 1), f32::from(b.y - a.y + 1)]
}
