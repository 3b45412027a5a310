//! What is pressed, and how it looks.

use super::Picture;

/// Something to press.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// Its text, with `&` before the letter that works with Alt; `&&` is a `&`.
    pub text: String,
    /// How it looks.
    pub style: Style,
    /// Pictures in it, the later above the earlier, each as large as fits.
    pub layers: Vec<Layer>,
}

/// A picture in a button.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// The picture.
    pub picture: Picture,
    /// Whether it is only meant, not yet decided: drawn faint.
    pub faint: bool,
    /// Whether it fills the whole place, or keeps a margin.
    pub fill: bool,
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// An ordinary button.
    Plain,
    /// The one that Enter presses.
    Default,
    /// A large coloured one.
    Bright(Paint),
    /// A panel of the field.
    Panel(Sheet),
    /// A card that pops up over the form, with a picture above its text and a
    /// quiet second line.
    Card,
    /// A tile with a picture above its text.
    Tile,
}

/// The colours of the large buttons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Paint {
    /// Go.
    Green,
    /// More.
    Blue,
    /// Learn.
    Yellow,
    /// Look back.
    Coral,
}

/// The ground of a panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sheet {
    /// As ever.
    Plain,
    /// The last move.
    Last,
    /// The cell that the hint means.
    Hint,
    /// Part of a line that pleases the player.
    Won,
    /// Part of a line that does not.
    Lost,
}
