//! The picture of a position with the opening *swap2*: the board, and beside it the
//! three ways to choose from, as signs: a cross, a nought, and both.

use super::swap::{CHOICES, CROSSES, MORE, NOUGHTS, Stage, Swap2, is_choice};
use crate::board::{Board, Look, Picked, Place, What};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Hit, Ink, Point, Scene, Shape, Spot, rectangle};

/// Side of the place of a choice, in cells.
const CHOICE: f32 = 2.0;
/// Between two choices, and between the board and them.
const GAP: f32 = 0.5;
const PEN: f32 = 0.16;

impl Board for Swap2 {
    fn scene(&self, look: &Look) -> Scene {
        let on_board = |spot: &Spot| !is_choice(Move(spot.0));
        let cells = Look {
            picked: look.picked.iter().copied().filter(on_board).collect(),
            targets: look.targets.iter().copied().filter(on_board).collect(),
            last: look.last.filter(|&m| !is_choice(m)),
        };
        let mut scene = self.board().scene(&cells);
        let (x, wide) = (scene.x + scene.width, CHOICE + 2.0 * GAP);
        let paper = rectangle(x, scene.y, wide, scene.height);
        // Below the last line of the board.
        scene.shapes.insert(0, Shape::Polygon { points: paper, ink: Ink::Paper });
        scene.width += wide;
        for (m, _) in CHOICES {
            let at = self.middle(m);
            let place = place(at);
            let ink = match look.last {
                Some(last) if last == m => Some(Ink::Last),
                _ if look.targets.contains(&Spot(m.0)) => Some(Ink::Target),
                _ => None,
            };
            scene.shapes.extend(ink.map(|ink| Shape::Polygon { points: place.clone(), ink }));
            let offered = self.offers(m);
            if offered || look.last == Some(m) {
                scene.shapes.extend(sign(m, at));
            }
            // What was chosen is only looked at.
            scene.hits.extend(offered.then_some(Hit { area: place, spot: Spot(m.0) }));
        }
        scene
    }

    fn clicks(&self, m: Move) -> Vec<Spot> {
        vec![Spot(m.0)]
    }

    /// One click is a move.
    fn resolve_clicks(&self, clicks: &[Spot]) -> Picked {
        match (self.choices(), clicks) {
            ([], [spot]) if is_choice(Move(spot.0)) => Picked::Nothing,
            ([], _) => self.board().resolve_clicks(clicks),
            (choices, []) => Picked::Wait(choices.iter().map(|&(m, _)| Spot(m.0)).collect()),
            (_, &[spot]) if self.offers(Move(spot.0)) => Picked::Move(Move(spot.0)),
            _ => Picked::Nothing,
        }
    }

    fn place(&self, spot: Spot) -> Place {
        let key = match Move(spot.0) {
            CROSSES => "crosses",
            NOUGHTS => "noughts",
            MORE => "more",
            _ => return self.board().place(spot),
        };
        Place { name: self.notation(Move(spot.0)), what: What::Choice(key) }
    }

    fn mark_of(&self, side: Side) -> Option<Ink> {
        match self.stage() {
            Stage::Play(crosses) if crosses == side => Some(Ink::Cross),
            Stage::Play(_) => Some(Ink::Nought),
            Stage::Opening | Stage::Choice | Stage::More | Stage::LastChoice => None,
        }
    }

    fn task(&self) -> Option<&'static str> {
        match self.stage() {
            Stage::Opening => Some("swap2-opening"),
            Stage::Choice => Some("swap2-choice"),
            Stage::More => Some("swap2-more"),
            Stage::LastChoice => Some("swap2-last-choice"),
            Stage::Play(_) => None,
        }
    }

    fn begin(&self) -> Option<&'static str> {
        (!self.choices().is_empty()).then_some("swap2")
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }
}

impl Swap2 {
    /// The middle of a choice: they stand one below the other beside the board.
    fn middle(&self, m: Move) -> Point {
        let number = f32::from(u8::try_from(m.0 - CROSSES.0).expect("there are three choices"));
        let [right, below] = [self.board().width(), self.board().height()].map(f32::from);
        Point::new(right + GAP + CHOICE / 2.0, below / 2.0 + (number - 1.0) * (CHOICE + GAP))
    }
}

fn place(Point { x, y }: Point) -> Vec<Point> {
    rectangle(x - CHOICE / 2.0, y - CHOICE / 2.0, CHOICE, CHOICE)
}

/// What may be chosen, or was chosen last, in a frame.
fn sign(m: Move, at: Point) -> Vec<Shape> {
    let corners = place(at);
    let line = |from, to, width, ink| Shape::Line { from, to, width, ink };
    let mut shapes: Vec<Shape> =
        (0..4).map(|n| line(corners[n], corners[(n + 1) % 4], 0.04, Ink::Grid)).collect();
    let Point { x, y } = at;
    let cross = |x: f32, reach: f32| {
        [(reach, reach), (reach, -reach)]
            .map(|(dx, dy)| line(Point::new(x - dx, y - dy), Point::new(x + dx, y + dy), PEN, Ink::Cross))
    };
    let nought =
        |x: f32, radius: f32| Shape::Ring { at: Point::new(x, y), radius, width: PEN, ink: Ink::Nought };
    match m {
        CROSSES => shapes.extend(cross(x, 0.6)),
        NOUGHTS => shapes.push(nought(x, 0.6)),
        _ => {
            shapes.push(nought(x - 0.45, 0.32));
            shapes.extend(cross(x + 0.45, 0.32));
        }
    }
    shapes
}
