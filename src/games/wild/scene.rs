//! The picture of a position: panels of 150 board units, three by three, and
//! beside them the two marks, of which the next one is chosen first.

use super::Wild;
use crate::board::{Board, Look, Picked, Place, PlaceKind, TAKEN, usual_refusal};
use crate::games::nine::{self, MARK, SIDE, area, line, mark, middle, panel, ruling, strike};
use crate::rules::{Move, Rules};
use crate::scene::{Hit, Ink, Point, Scene, Shape, Spot, rectangle};

/// Between the field and the marks to choose from.
const GAP: f32 = 30.0;
/// Side of the place of such a mark.
const CHOICE: f32 = 110.0;
/// The spots of the two marks: those of the cells come before.
const MARKS: [Spot; 2] = [Spot(9), Spot(10)];
/// Their names, and the keys of what they are.
const CHOICES: [(&str, &str); 2] = [("X", "cross"), ("O", "nought")];

impl Board for Wild {
    fn scene(&self, look: &Look) -> Scene {
        let (width, height) = (SIDE + GAP + CHOICE, SIDE);
        let mut shapes = vec![area(rectangle(0.0, 0.0, width, height), Ink::Paper)];
        shapes.extend(look.last.iter().map(|&last| area(panel(Wild::cell(last)), Ink::Last)));
        shapes.extend(look.picked.iter().chain(&look.targets).map(|&spot| area(place(spot), Ink::Target)));
        shapes.extend(ruling());
        shapes.extend(MARKS.into_iter().flat_map(choice));
        for (cell, &n) in self.field().iter().enumerate() {
            shapes.extend(mark(n, middle(cell), MARK));
        }
        shapes.extend(self.winning_lines().map(strike));
        let choices = MARKS.into_iter().filter(|_| self.outcome().is_none());
        let hits = (0..9).map(Spot).chain(choices).map(|spot| Hit { area: place(spot), spot }).collect();
        Scene { width, height, shapes, hits, ..Scene::default() }
    }

    /// First the mark, then the cell.
    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![MARKS[usize::from(Wild::mark(m) - 1)], Spot(Wild::cell(m) as u32)]
    }

    fn preview(&self, look: &Look, spot: Spot) -> Vec<Shape> {
        match self.resolve_clicks(&[&look.picked[..], &[spot]].concat()) {
            Picked::Move(m) => mark(Wild::mark(m), middle(Wild::cell(m)), MARK).into_iter().collect(),
            Picked::Wait(_) | Picked::Nothing => Vec::new(),
        }
    }

    fn place(&self, spot: Spot) -> Place {
        match MARKS.iter().position(|&mark| mark == spot) {
            Some(n) => {
                let (name, key) = CHOICES[n];
                Place::new(name, PlaceKind::Choice(key))
            }
            None => {
                let cell = spot.0 as usize;
                // Nobody owns a mark.
                Place { piece: nine::piece(self.field()[cell]), ..Place::cell(nine::name(cell)) }
            }
        }
    }

    fn task(&self) -> Option<&'static str> {
        Some(if self.is_misere() { "wild-misere" } else { "wild" })
    }

    fn refusal(&self, clicks: &[Spot]) -> Option<&'static str> {
        let why = usual_refusal(self, clicks)?;
        Some(if why == TAKEN || clicks.len() > 1 { why } else { "mark-first" })
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(*self)
    }
}

/// Where the mark to choose stands: one above the other, in the middle.
fn choice_at(spot: Spot) -> Point {
    let lower = if spot == MARKS[0] { -0.5 } else { 0.5 };
    Point::new(SIDE + GAP + CHOICE / 2.0, SIDE / 2.0 + lower * (CHOICE + GAP))
}

fn place(spot: Spot) -> Vec<Point> {
    if !MARKS.contains(&spot) {
        return panel(spot.0 as usize);
    }
    let Point { x, y } = choice_at(spot);
    rectangle(x - CHOICE / 2.0, y - CHOICE / 2.0, CHOICE, CHOICE)
}

/// A mark to choose from, in a frame.
fn choice(spot: Spot) -> Vec<Shape> {
    let corners = place(spot);
    let sides = (0..4).map(|n| line(corners[n], corners[(n + 1) % 4], 2.0, Ink::Grid));
    let n = if spot == MARKS[0] { 1 } else { 2 };
    sides.chain(mark(n, choice_at(spot), 0.75 * MARK)).collect()
}
