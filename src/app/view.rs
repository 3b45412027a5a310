//! What the forms show, as plain data.
//!
//! The state of the program is turned into a list of [`Form`]s; the widgets,
//! the accessibility tree and the tests read the same list. Nothing here knows
//! a toolkit, and nothing in a toolkit knows the state.

mod button;
mod canvas;
mod id;
mod list;
mod menu;

pub use button::{Button, Layer, Paint, Sheet, Style};
pub use canvas::{Canvas, Pan, Preview};
pub use id::{FormId, Id};
pub use list::{Column, List};
pub use menu::{Item, Menu, plain};

use crate::images::Image;

/// A length or coordinate in logical pixels; the toolkit scales them.
pub type Px = i32;

/// Width and height.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Size {
    /// Width.
    pub w: Px,
    /// Height.
    pub h: Px,
}

/// A rectangle within its form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rect {
    /// Left edge.
    pub x: Px,
    /// Top edge.
    pub y: Px,
    /// Width.
    pub w: Px,
    /// Height.
    pub h: Px,
}

impl Rect {
    /// The rectangle with this corner and these sides.
    #[must_use]
    pub const fn new(x: Px, y: Px, w: Px, h: Px) -> Rect {
        Rect { x, y, w, h }
    }
}

/// A window and all that is in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    /// Which window.
    pub id: FormId,
    /// Text of the title bar.
    pub title: String,
    /// Inner size when it opens; a form that cannot grow keeps it.
    pub size: Size,
    /// The inner size that one that can grow is never made smaller than.
    pub smallest: Size,
    /// Whether its size can be changed.
    pub resizable: bool,
    /// Whether the forms below it wait until it closes.
    pub modal: bool,
    /// What it is drawn on.
    pub ground: Ground,
    /// Whether it is read from the right to the left: texts begin at the right,
    /// the menu bar too, and boxes stand to the right of their labels. Places
    /// are where they are to be drawn: they have been mirrored already.
    pub mirrored: bool,
    /// In tab order; where two overlap, the later lies above.
    pub controls: Vec<Control>,
    /// Which control has the keyboard when the form opens.
    pub focus: Option<Id>,
}

/// The ground of a form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// The face of a Windows form.
    Face,
    /// Squared paper with a margin line at this x.
    Paper {
        /// Where the red line runs.
        margin: Px,
    },
}

/// One thing on a form.
#[derive(Clone, PartialEq, Debug)]
pub struct Control {
    /// Its name within the form.
    pub id: Id,
    /// Where it stands.
    pub place: Rect,
    /// What a screen reader calls it. Empty for mere decoration, which stays
    /// out of the accessibility tree.
    pub name: String,
    /// Whether it can be used now.
    pub enabled: bool,
    /// What it is.
    pub kind: Kind,
}

/// The kinds of controls.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// A text.
    Label(Label),
    /// A picture, drawn as large as fits. The pointer goes through it to what
    /// lies beneath.
    Picture(Picture),
    /// A plain area behind other controls.
    Area(Area),
    /// Anything that is pressed: by a click, Space, or Enter when it has the
    /// keyboard.
    Button(Button),
    /// A combo box.
    Choice {
        /// The items, in order.
        items: Vec<String>,
        /// Which is chosen, if any.
        chosen: Option<usize>,
    },
    /// A radio button; the arrow keys move within a run of neighbours.
    Radio {
        /// The text beside it.
        text: String,
        /// Whether it is the one.
        on: bool,
    },
    /// A check box.
    Check {
        /// The text beside it.
        text: String,
        /// Whether it is checked.
        on: bool,
    },
    /// A text box for one line.
    Input {
        /// The text in it.
        text: String,
    },
    /// The bar of menus at the top.
    MenuBar(Vec<Menu>),
    /// A list or table of which some lines are seen at a time.
    List(List),
    /// A board that is clicked.
    Board(Box<Canvas>),
}

/// A text and how it is set.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// The text, exactly as it is to be read; lines are broken to fit.
    pub text: String,
    /// Height of the letters.
    pub size: Px,
    /// Whether it is bold.
    pub bold: bool,
    /// Which colour.
    pub tone: Tone,
    /// Where it stands within its place.
    pub align: Align,
    /// Whether a change is spoken at once (a live region).
    pub live: bool,
}

/// Where a text stands within its place; always in the middle of its height,
/// except for `Top`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Align {
    /// At the side where reading begins.
    Start,
    /// In the middle.
    Centre,
    /// At the side where reading begins, from the top down, in paragraphs.
    Top,
}

/// A colour by its part; [`crate::app::theme`] says which one it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// Plain text.
    Ink,
    /// Text of less weight.
    Quiet,
    /// The first of the two colours of sides: that of the crosses.
    First,
    /// The second of them: that of the noughts.
    Second,
    /// Good news.
    Win,
    /// Bad news.
    Loss,
    /// Neither.
    Draw,
}

/// A picture: one that was compiled in, or one that was drawn for the moment.
#[derive(Clone, PartialEq, Debug)]
pub enum Picture {
    /// From the folder `images`.
    Image(Image),
    /// SVG text, without words: the toolkit's reader draws none.
    Svg(String),
}

/// A plain area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Area {
    /// The sheet that the panels lie on.
    Sheet,
    /// A white card with a thin edge.
    Card,
    /// A card for the side to move, in the first of the two colours of sides.
    FirstCard,
    /// The same in the second.
    SecondCard,
    /// The same for a side that has neither colour.
    TurnCard,
    /// The strip at the foot of a form.
    Strip,
    /// The face of a Windows form, over paper.
    Face,
}

impl Form {
    /// The control with this name.
    #[must_use]
    pub fn control(&self, id: Id) -> Option<&Control> {
        self.controls.iter().find(|c| c.id == id)
    }
}
