//! Which part of a picture is seen, and how large. It knows no window, only its size.

use super::{Point, Scene};

/// How board units become pixels: a point of the board in the middle, and how
/// large everything is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lens {
    /// The point of the board that is seen in the middle.
    pub middle: Point,
    /// Pixels in a board unit.
    pub scale: f32,
}

impl Lens {
    /// Shows the whole picture as large as fits into this many pixels.
    #[must_use]
    pub fn whole(scene: &Scene, width: f32, height: f32) -> Lens {
        let scale = (width / scene.width.max(0.01)).min(height / scene.height.max(0.01));
        Lens { middle: scene.middle(), scale }
    }

    /// Where a point of the board is seen, from the middle of what is seen.
    #[must_use]
    pub fn seen(&self, p: Point) -> (f32, f32) {
        ((p.x - self.middle.x) * self.scale, (p.y - self.middle.y) * self.scale)
    }

    /// The point of the board that is seen so far from the middle.
    #[must_use]
    pub fn point(&self, (x, y): (f32, f32)) -> Point {
        Point::new(self.middle.x + x / self.scale, self.middle.y + y / self.scale)
    }
}
