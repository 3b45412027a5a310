//! Which part of a board is seen. A board with edges is seen whole until it is
//! enlarged; a sheet that grows is seen at a size at which it can be played on.

use super::TableForm;
use crate::app::Effect;
use crate::app::view::Pan;
use crate::board::{Board, Look};
use crate::scene::{Lens, Point, Scene, Spot};

/// The greatest enlargement, in sizes at which the whole board is seen; that one is
/// the smallest.
const MOST: f32 = 12.0;
/// How much a notch of the wheel enlarges.
const NOTCH: f32 = 1.15;
/// How many pixels a notch of the wheel scrolls.
const SCROLL: f32 = 48.0;
/// A cell that can be played on comfortably is as large as this, in pixels.
const COMFORTABLE: f32 = 30.0;

/// What is seen of the board.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub(super) enum Viewport {
    /// As is best for the board.
    #[default]
    Usual,
    /// All of it.
    Whole,
    /// What the player has chosen.
    Chosen(Lens),
}

impl TableForm {
    /// How the board is seen in a place of this size; `None` if the whole of it
    /// is.
    pub(super) fn lens(&self, scene: &Scene, width: f32, height: f32) -> Option<Lens> {
        match self.viewport {
            Viewport::Whole => None,
            Viewport::Usual => {
                let side = scene.lattice.filter(|lattice| lattice.grows)?.side;
                // The sheet keeps its place and the size of its cells while it grows.
                let start = self.current().start().scene(&Look::default());
                let scale = Lens::whole(&start, width, height).scale.max(COMFORTABLE / side);
                Some(within(scene, Lens { middle: start.middle(), scale }, (width, height)))
            }
            Viewport::Chosen(lens) => Some(within(scene, lens, (width, height))),
        }
    }

    /// The middle of the last move that has a place, or of the board.
    pub(super) fn latest(&self, scene: &Scene) -> Point {
        let (position, at) = self.shown();
        let mut latest = self.current().played()[..at].iter().rev();
        let spot = latest.find_map(|&m| position.clicks(m).last().copied());
        spot.and_then(|spot| scene.middle_of(spot)).unwrap_or(scene.middle())
    }

    fn seen(&self) -> (Scene, Lens, (f32, f32)) {
        let scene = self.scene();
        let room = self.board_room();
        let lens = self.lens(&scene, room.0, room.1).unwrap_or_else(|| Lens::whole(&scene, room.0, room.1));
        (scene, lens, room)
    }

    /// The pointer moves or enlarges the board.
    pub(in crate::app) fn pan(&mut self, pan: Pan) -> Vec<Effect> {
        let (scene, lens, room) = self.seen();
        // A board that is seen whole stays where it is, and fits when the window
        // grows.
        let whole = self.lens(&scene, room.0, room.1).is_none();
        if whole && !matches!(pan, Pan::Zoom(..)) {
            return Vec::new();
        }
        let by = |dx: f32, dy: f32| lens.point((dx, dy));
        let chosen = match pan {
            Pan::Drag(dx, dy) => Lens { middle: by(-dx as f32, -dy as f32), ..lens },
            Pan::Wheel(notches) => Lens { middle: by(0.0, notches as f32 * SCROLL), ..lens },
            Pan::Look(middle) => Lens { middle, ..lens },
            Pan::Zoom(notches, x, y) => {
                let from_middle = self.off_middle(x, y);
                let fixed = lens.point(from_middle);
                let whole = Lens::whole(&scene, room.0, room.1).scale;
                let scale = (lens.scale * NOTCH.powi(-notches)).clamp(whole, whole * MOST);
                let (dx, dy) = (from_middle.0 / scale, from_middle.1 / scale);
                Lens { middle: Point::new(fixed.x - dx, fixed.y - dy), scale }
            }
        };
        let chosen = within(&scene, chosen, room);
        if chosen != lens {
            self.viewport = Viewport::Chosen(chosen);
        }
        Vec::new()
    }

    pub(super) fn show_whole(&mut self) -> Vec<Effect> {
        self.viewport = Viewport::Whole;
        Vec::new()
    }

    /// *Posledný ťah*: the usual size, with the last move in the middle.
    pub(super) fn show_latest(&mut self) -> Vec<Effect> {
        self.viewport = Viewport::Usual;
        self.session.look_at_present();
        let (scene, lens, room) = self.seen();
        if self.lens(&scene, room.0, room.1).is_some() {
            let latest = Lens { middle: self.latest(&scene), ..lens };
            self.viewport = Viewport::Chosen(within(&scene, latest, room));
        }
        Vec::new()
    }

    /// After a move: one that was made out of sight is brought into it.
    pub(super) fn keep_in_sight(&mut self) {
        let (scene, lens, room) = self.seen();
        let moved = showing(lens, self.latest(&scene), room);
        if self.lens(&scene, room.0, room.1).is_some() && moved != lens {
            self.viewport = Viewport::Chosen(moved);
        }
    }

    /// The cursor is brought into sight.
    pub(super) fn show_cursor(&mut self) {
        if let Some(spot) = self.cursor {
            self.bring_into_sight(spot);
        }
    }

    pub(super) fn bring_into_sight(&mut self, spot: Spot) {
        let (scene, lens, room) = self.seen();
        let Some(at) = scene.middle_of(spot) else { return };
        let moved = showing(lens, at, room);
        if moved != lens {
            self.viewport = Viewport::Chosen(moved);
        }
    }
}

/// The same lens, moved as little as brings a point into sight with some room
/// around it.
fn showing(lens: Lens, p: Point, (width, height): (f32, f32)) -> Lens {
    let shift = |v: f32, room: f32| {
        let inside = (room / 2.0 - COMFORTABLE * 1.5).max(0.0);
        v - v.clamp(-inside, inside)
    };
    let (x, y) = lens.seen(p);
    Lens { middle: lens.point((shift(x, width), shift(y, height))), ..lens }
}

/// The same lens, moved so that no more than needed of what is beside the board
/// is seen.
fn within(scene: &Scene, lens: Lens, (width, height): (f32, f32)) -> Lens {
    let keep = |at: f32, from: f32, length: f32, room: f32| {
        let half = room / lens.scale / 2.0;
        if 2.0 * half >= length { from + length / 2.0 } else { at.clamp(from + half, from + length - half) }
    };
    let x = keep(lens.middle.x, scene.x, scene.width, width);
    let y = keep(lens.middle.y, scene.y, scene.height, height);
    Lens { middle: Point::new(x, y), ..lens }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Scene {
        Scene { x: -10.0, y: -10.0, width: 40.0, height: 20.0, ..Scene::default() }
    }

    #[test]
    fn the_edge_of_the_board_stays_at_the_edge_of_what_is_seen() {
        let lens = Lens { middle: Point::new(-9.0, 3.0), scale: 10.0 };
        let seen = within(&sheet(), lens, (100.0, 100.0));
        assert_eq!(seen.middle, Point::new(-5.0, 3.0));
        let small = within(&sheet(), Lens { scale: 1.0, ..lens }, (100.0, 100.0));
        assert_eq!(small.middle, Point::new(10.0, 0.0), "a board that fits stands in the middle");
    }

    #[test]
    fn what_is_out_of_sight_is_brought_into_it_and_what_is_seen_stays() {
        let lens = Lens { middle: Point::new(0.0, 0.0), scale: 10.0 };
        assert_eq!(showing(lens, Point::new(5.0, -5.0), (200.0, 200.0)), lens);
        let moved = showing(lens, Point::new(20.0, 0.0), (200.0, 200.0));
        assert!(moved.middle.x > 10.0 && moved.seen(Point::new(20.0, 0.0)).0 < 100.0, "{moved:?}");
    }
}
