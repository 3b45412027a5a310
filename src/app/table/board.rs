//! The board on the form: the picture of the position with all that is known of it,
//! and the small map of a large sheet.

use super::TableForm;
use super::refusal::Refusal;
use super::spoken::spoken;
use crate::app::build::{NEAR, control};
use crate::app::ending::Ending;
use crate::app::playing::thought;
use crate::app::view::{Canvas, Control, Id, Kind, Px, Rect};
use crate::board::{Board, Look};
use crate::bots::MoveEval;
use crate::play::history::last_turn;
use crate::rules::Move;
use crate::scene::{Ink, Lens, Point, Scene, Shape, Spot, rectangle};
use crate::text::Texts;
use std::collections::BTreeMap;

impl TableForm {
    /// What the player does just now, and what should catch the eye.
    pub(super) fn look(&self) -> Look {
        let (position, at) = self.shown();
        let last = last_turn(self.current().positions(), &self.current().played()[..at]);
        let mut look = Look { last: last.to_vec(), view: self.view, ..Look::default() };
        if self.session.looked_at().is_none() {
            look.picked = self.current().picked().to_vec();
            look.targets = match self.current().advice() {
                Some(advice) => {
                    let best = self.lit_advice();
                    advice.shows.iter().chain(&best).flat_map(|&m| position.clicks(m)).collect()
                }
                None if self.refusal.as_ref().is_some_and(Refusal::shows_beginnings) => self.beginnings(),
                None => self.current().targets(),
            };
        }
        look
    }

    /// The move that was advised, at the moments at which it is seen: a hint blinks.
    pub(super) fn lit_advice(&self) -> Option<Move> {
        let present = self.session.looked_at().is_none();
        self.current().advice().filter(|_| present && self.blink.is_lit()).map(|advice| advice.best)
    }

    /// The picture of the position that is shown.
    pub(super) fn scene(&self) -> Scene {
        self.shown().0.scene(&self.look())
    }

    /// The same with all that is known of the moves.
    pub(super) fn picture(&self, texts: &Texts) -> Scene {
        let mut scene = self.scene();
        if self.session.wants_opinions() && self.session.looked_at().is_none() {
            scene.shapes.extend(self.explanation().into_iter().flat_map(|found| found.shapes));
            scene.shapes.extend(self.opinions(&scene, texts));
        }
        scene
    }

    /// What an opponent thinks of the moves, written where they would be made, or where the
    /// next click would bring them nearer: there it is that of the best one.
    fn opinions(&self, scene: &Scene, texts: &Texts) -> Vec<Shape> {
        let position = self.current().position();
        let picked = self.current().picked();
        let mut next: BTreeMap<Spot, MoveEval> = BTreeMap::new();
        for &(m, found) in self.current().opinions() {
            let path = position.clicks(m);
            let Some(&spot) = path.get(picked.len()).filter(|_| path.starts_with(picked)) else { continue };
            let last = path.len() == picked.len() + 1;
            let better = match (next.get(&spot), found) {
                (None, MoveEval::Number(_)) => true,
                (Some(MoveEval::Number(before)), MoveEval::Number(now)) => now > *before,
                (_, MoveEval::Rule(_)) => last,
                (Some(MoveEval::Rule(_)), MoveEval::Number(_)) => false,
            };
            if better {
                next.insert(spot, found);
            }
        }
        let written = |(spot, found): (Spot, MoveEval)| {
            let area = scene.area_of(spot)?;
            let ground = match position.place(spot).is_taken() {
                true => Ground::Taken,
                false if picked.is_empty() => Ground::Free,
                false => Ground::Marked,
            };
            Some(opinion(&area, scene.middle_of(spot)?, ground, thought(found, texts)))
        };
        next.into_iter().filter_map(written).flatten().collect()
    }

    pub(super) fn board(&self, place: Rect, scene: &Scene, lens: Option<Lens>, texts: &Texts) -> Control {
        let (position, _) = self.shown();
        let name = match self.cursor.filter(|&spot| scene.area_of(spot).is_some()) {
            Some(spot) => texts.table_board(spoken(position, spot, texts)),
            None => texts.table_board_empty(),
        };
        let canvas = Canvas {
            scene: scene.clone(),
            lens,
            cursor: self.cursor,
            live: self.current().awaits_person() && self.session.looked_at().is_none(),
            lost: self.current().outcome().map(|outcome| self.ending(outcome)) == Some(Ending::YouLost),
            spoken: self.all_spoken(scene, texts),
            preview: Some(self.preview()),
        };
        control(Id::Board, place, name, Kind::Board(Box::new(canvas)))
    }
}

/// What is seen where the worth of a move is written.
#[derive(Clone, Copy)]
enum Ground {
    /// Nothing.
    Free,
    /// A sign that the next click may go there.
    Marked,
    /// Something that stands there.
    Taken,
}

/// What is thought of a move, written in the place where it would be made: on a plate where
/// something is drawn, and below what stands there.
fn opinion(area: &[Point], middle: Point, ground: Ground, text: String) -> Vec<Shape> {
    let side = area.iter().map(|p| p.x).fold(f32::MIN, f32::max) - area[0].x;
    let signs = text.chars().count() as f32;
    let size = (side * 1.5 / signs.max(3.0)).min(side * 0.36);
    let (size, at) = match ground {
        Ground::Free => return vec![Shape::Label { at: middle, size, text, ink: Ink::Text }],
        Ground::Marked => (size * 0.8, middle),
        Ground::Taken => (size * 0.65, Point::new(middle.x, middle.y + side * 0.29)),
    };
    let (wide, high) = (size * (0.5 + 0.6 * signs), size * 1.1);
    let plate = rectangle(at.x - wide / 2.0, at.y - high / 2.0, wide, high);
    vec![Shape::Polygon { points: plate, ink: Ink::Paper }, Shape::Label { at, size, text, ink: Ink::Text }]
}

/// The small map of a sheet that is not seen as a whole: its marks, and a frame
/// around what is seen.
pub(super) fn map(board: Rect, scene: &Scene, lens: Lens, texts: &Texts) -> Option<Control> {
    let (wide, high) = (board.w as f32 / lens.scale, board.h as f32 / lens.scale);
    if wide >= scene.width && high >= scene.height {
        return None;
    }
    let longest = scene.width.max(scene.height);
    let (w, h) = ((112.0 * scene.width / longest) as Px, (112.0 * scene.height / longest) as Px);
    let (w, h) = (w.max(40), h.max(40));
    let place = Rect::new(board.x + board.w - w - NEAR, board.y + board.h - h - NEAR, w, h);
    let dot = |at, ink| Shape::Disc { at, radius: (longest / 80.0).max(0.5), ink };
    let marks = scene.shapes.iter().filter_map(|shape| match shape {
        Shape::Mark { at, ink, .. } => Some(dot(*at, *ink)),
        _ => None,
    });
    let mut shapes: Vec<Shape> = marks.collect();
    let (x, y) = (lens.middle.x - wide / 2.0, lens.middle.y - high / 2.0);
    let clip = |v: f32, from: f32, length: f32| v.clamp(from, from + length);
    let [left, right] = [x, x + wide].map(|v| clip(v, scene.x, scene.width));
    let [top, bottom] = [y, y + high].map(|v| clip(v, scene.y, scene.height));
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Point::new(x, y));
    let width = longest / 90.0;
    shapes.extend((0..4).map(|n| Shape::Line {
        from: corners[n],
        to: corners[(n + 1) % 4],
        width,
        ink: Ink::Grid,
    }));
    let Scene { x, y, width, height, .. } = *scene;
    let map = Scene { x, y, width, height, shapes, ..Scene::default() };
    let kind = Kind::Board(Box::new(Canvas::still(map, false)));
    Some(Control { enabled: false, ..control(Id::Map, place, texts.table_map(), kind) })
}
