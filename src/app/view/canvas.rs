//! A board on a form: the picture of a position, which is clicked, walked with
//! the arrow keys, dragged and enlarged.

use super::Rect;
use crate::scene::{Lens, Point, Scene, Shape, Spot};
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

/// A board, and what the player does with it just now.
#[derive(Clone, PartialEq, Debug)]
pub struct Canvas {
    /// The picture.
    pub scene: Scene,
    /// Which part of it is seen; the whole if that is not said.
    pub lens: Option<Lens>,
    /// The spot that the arrow keys have reached.
    pub cursor: Option<Spot>,
    /// Whether a click means something now.
    pub live: bool,
    /// Whether what decided the game is bad news.
    pub lost: bool,
    /// What the spots are called: those that stand beside the board first, and its
    /// cells if it is small enough to be listened to cell by cell.
    pub spoken: Arc<[(Spot, String)]>,
    /// What is seen under the pointer beside a frame, while a click means something.
    pub preview: Option<Preview>,
}

/// What a click on a spot would draw: asked only where the pointer is, so that it may
/// move over a large board without any message.
#[derive(Clone)]
pub struct Preview(Rc<dyn Fn(Spot) -> Vec<Shape>>);

impl Preview {
    /// One that finds it out in this way.
    #[must_use]
    pub fn new(of: impl Fn(Spot) -> Vec<Shape> + 'static) -> Preview {
        Preview(Rc::new(of))
    }

    /// What a click on this spot would draw.
    #[must_use]
    pub fn of(&self, spot: Spot) -> Vec<Shape> {
        (self.0)(spot)
    }
}

/// Only a copy is known to be the same.
impl PartialEq for Preview {
    fn eq(&self, other: &Preview) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Preview {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Preview")
    }
}

impl Canvas {
    /// A picture that is only looked at.
    #[must_use]
    pub fn still(scene: Scene, lost: bool) -> Canvas {
        Canvas { scene, lens: None, cursor: None, live: false, lost, spoken: Arc::default(), preview: None }
    }

    /// How board units become logical pixels in this place.
    #[must_use]
    pub fn lens(&self, place: Rect) -> Lens {
        let room = Canvas::room(place);
        self.lens.unwrap_or_else(|| Lens::whole(&self.scene, room.0, room.1))
    }

    /// Width and height of what is left within the margin of the sheet.
    #[must_use]
    pub fn room(place: Rect) -> (f32, f32) {
        (place.w as f32 - 2.0 * MARGIN, place.h as f32 - 2.0 * MARGIN)
    }

    /// The point of the board that is seen at this point of the form.
    #[must_use]
    pub fn point(&self, place: Rect, x: f64, y: f64) -> Point {
        let (dx, dy) = (x as f32 - middle(place.x, place.w), y as f32 - middle(place.y, place.h));
        self.lens(place).point((dx, dy))
    }

    /// The spot at this point of the form.
    #[must_use]
    pub fn spot_at(&self, place: Rect, x: f64, y: f64) -> Option<Spot> {
        self.scene.spot_at(self.point(place, x, y))
    }

    /// Where a point of the board is seen on the form.
    #[must_use]
    pub fn seen(&self, place: Rect, p: Point) -> (f32, f32) {
        let (x, y) = self.lens(place).seen(p);
        (x + middle(place.x, place.w), y + middle(place.y, place.h))
    }
}

/// A board that is seen whole keeps so far from the edge of its sheet.
const MARGIN: f32 = 8.0;

fn middle(from: i32, length: i32) -> f32 {
    from as f32 + length as f32 / 2.0
}

/// What the pointer does to a board beyond a click.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pan {
    /// It was dragged by so many logical pixels.
    Drag(f64, f64),
    /// The wheel was turned by so many notches, downwards if positive.
    Wheel(i32),
    /// This point of the board was pressed on a small map of it.
    Look(Point),
    /// The wheel was turned while Ctrl was held, at this point of the form.
    Zoom(i32, f64, f64),
}
