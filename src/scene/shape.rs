//! What a picture is made of: strokes and areas, each with its ink. An ink is a part
//! in the picture; what colour it has is for those to know who draw it.

use super::{Glyph, Point};

/// What a shape is drawn with, by its part in the picture and not by colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ink {
    /// The ground.
    Paper,
    /// Lines of the board.
    Grid,
    /// Lines that only guide the eye.
    Faint,
    /// Plain text.
    Text,
    /// The first of the two colours of sides: that of crosses, and as a rule of the side
    /// that begins.
    First,
    /// The second of the two colours of sides: that of noughts.
    Second,
    /// An area that belongs to whoever draws in [`Ink::First`].
    FirstArea,
    /// An area that belongs to whoever draws in [`Ink::Second`].
    SecondArea,
    /// The lighter cells of a board whose cells differ.
    LightCell,
    /// The darker cells of such a board.
    DarkCell,
    /// White balls and pieces.
    Light,
    /// The outline of what is white.
    LightEdge,
    /// Black balls and pieces.
    Dark,
    /// The outline of what is black.
    DarkEdge,
    /// The last move.
    Last,
    /// What decided the game.
    Win,
    /// A place where the next click may go, or the move that is meant.
    Target,
}

impl Ink {
    /// Every ink.
    pub const ALL: [Ink; 17] = [
        Ink::Paper,
        Ink::Grid,
        Ink::Faint,
        Ink::Text,
        Ink::First,
        Ink::Second,
        Ink::FirstArea,
        Ink::SecondArea,
        Ink::LightCell,
        Ink::DarkCell,
        Ink::Light,
        Ink::LightEdge,
        Ink::Dark,
        Ink::DarkEdge,
        Ink::Last,
        Ink::Win,
        Ink::Target,
    ];
}

/// How far the stroke through a winning row goes beyond the middles of the outer
/// cells across and down, in sides of a cell.
const STRIKE_BEYOND: f32 = 0.35;

/// One stroke, area or mark.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A straight stroke with round ends.
    Line {
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
        /// Thickness in board units.
        width: f32,
        /// Part in the picture.
        ink: Ink,
    },
    /// A circle that is not filled.
    Ring {
        /// Centre.
        at: Point,
        /// Radius to the middle of the stroke.
        radius: f32,
        /// Thickness in board units.
        width: f32,
        /// Part in the picture.
        ink: Ink,
    },
    /// A filled circle.
    Disc {
        /// Centre.
        at: Point,
        /// Radius.
        radius: f32,
        /// Part in the picture.
        ink: Ink,
    },
    /// A filled area, which need not be convex.
    Polygon {
        /// Its corners in order.
        points: Vec<Point>,
        /// Part in the picture.
        ink: Ink,
    },
    /// A short text, centred on a point.
    Label {
        /// Centre of the text.
        at: Point,
        /// Height of the letters in board units.
        size: f32,
        /// The text itself: coordinates and numbers, never words.
        text: String,
        /// Part in the picture.
        ink: Ink,
    },
    /// A mark of a side, or a piece: what is counted, looked for on a large board and
    /// drawn by hand where the look of the program is that of paper.
    Mark {
        /// The middle.
        at: Point,
        /// Side of the square that the mark fills, its strokes included.
        size: f32,
        /// What it looks like.
        glyph: Glyph,
        /// Part in the picture.
        ink: Ink,
    },
}

impl Shape {
    /// The stroke of this width through a row that decided the game, in cells whose
    /// sides are this long: from before the middle of the first to beyond that of
    /// the last.
    #[must_use]
    pub fn strike(first: Point, last: Point, side: f32, width: f32) -> Shape {
        let beyond = |a: f32, b: f32| (b - a).clamp(-STRIKE_BEYOND * side, STRIKE_BEYOND * side);
        let (dx, dy) = (beyond(first.x, last.x), beyond(first.y, last.y));
        Shape::Line {
            from: Point::new(first.x - dx, first.y - dy),
            to: Point::new(last.x + dx, last.y + dy),
            width,
            ink: Ink::Win,
        }
    }

    /// Its part in the picture.
    #[must_use]
    pub const fn ink(&self) -> Ink {
        match self {
            Shape::Line { ink, .. }
            | Shape::Ring { ink, .. }
            | Shape::Disc { ink, .. }
            | Shape::Polygon { ink, .. }
            | Shape::Label { ink, .. }
            | Shape::Mark { ink, .. } => *ink,
        }
    }
}
