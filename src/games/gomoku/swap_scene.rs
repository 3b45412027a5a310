//! The picture of a position with the opening *swap2*: the board, and beside it the
//! three ways to choose from, as signs: a cross, a nought, and both.

use super::scene::{look_of, mark};
use super::swap::{CHOICES, CROSSES, MORE, NOUGHTS, Stage, Swap2, is_choice};
use crate::board::{Board, Look, Picked, Place, PlaceKind, SideLook, TAKEN, usual_refusal};
use crate::rules::{Move, Rules, Side};
use crate::scene::{Hit, Ink, Point, Scene, Shape, Spot, rectangle};

/// Side of the place of a choice, in cells.
const CHOICE: f32 = 2.0;
/// Between two choices, and between the board and them.
const GAP: f32 = 0.5;
/// Size of the mark that may be chosen, and of one of two that may be placed.
const MARK: f32 = 1.36;
const SMALL: f32 = 0.8;

impl Board for Swap2 {
    fn scene(&self, look: &Look) -> Scene {
        let on_board = |spot: &Spot| !is_choice(Move(spot.0));
        let cells = Look {
            picked: look.picked.iter().copied().filter(on_board).collect(),
            targets: look.targets.iter().copied().filter(on_board).collect(),
            view: look.view,
            last: look.last.iter().copied().filter(|&m| !is_choice(m)).collect(),
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
            let last = look.last.contains(&m);
            let target = look.targets.contains(&Spot(m.0)).then_some(Ink::Target);
            let ink = if last { Some(Ink::Last) } else { target };
            scene.shapes.extend(ink.map(|ink| Shape::Polygon { points: place.clone(), ink }));
            let offered = self.offers(m);
            if offered || last {
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

    fn preview(&self, look: &Look, spot: Spot) -> Vec<Shape> {
        let marks = self.choices().is_empty() && !is_choice(Move(spot.0));
        if marks { self.board().preview(look, spot) } else { Vec::new() }
    }

    fn place(&self, spot: Spot) -> Place {
        let key = match Move(spot.0) {
            CROSSES => "crosses",
            NOUGHTS => "noughts",
            MORE => "more",
            _ => {
                let place = self.board().place(spot);
                return Place { owner: place.owner.and_then(|mark| self.owner(mark)), ..place };
            }
        };
        Place::new(self.notation(Move(spot.0)), PlaceKind::Choice(key))
    }

    /// Nobody's marks are settled until they are chosen.
    fn side_look(&self, side: Side) -> SideLook {
        match self.stage() {
            Stage::Play(crosses) => look_of(if crosses == side { Side::First } else { Side::Second }),
            Stage::Opening | Stage::Choice | Stage::More | Stage::LastChoice => SideLook::numbered(side),
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

    fn refusal(&self, clicks: &[Spot]) -> Option<&'static str> {
        let why = usual_refusal(self, clicks)?;
        Some(if why == TAKEN || self.choices().is_empty() { why } else { "choose-first" })
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
    let side =
        |n: usize| Shape::Line { from: corners[n], to: corners[(n + 1) % 4], width: 0.04, ink: Ink::Grid };
    let mut shapes: Vec<Shape> = (0..4).map(side).collect();
    let Point { x, y } = at;
    match m {
        CROSSES => shapes.push(mark(Side::First, at, MARK)),
        NOUGHTS => shapes.push(mark(Side::Second, at, MARK)),
        _ => {
            shapes.push(mark(Side::Second, Point::new(x - 0.45, y), SMALL));
            shapes.push(mark(Side::First, Point::new(x + 0.45, y), SMALL));
        }
    }
    shapes
}
