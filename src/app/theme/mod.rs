//! Which colour each part of the forms has.
//!
//! A theme is a table of colours by role, as plain numbers; nothing here knows
//! a toolkit. Another look is another table of the same roles.

mod tables;

use super::view::{Area, Paint, Sheet, Tone};
use crate::scene::Ink;
use crate::store::settings;

/// A colour of the sRGB space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgb {
    /// Red, 0 to 255.
    pub r: u8,
    /// Green, 0 to 255.
    pub g: u8,
    /// Blue, 0 to 255.
    pub b: u8,
}

impl Rgb {
    /// The colour written `0xRRGGBB`.
    #[must_use]
    pub const fn hex(rgb: u32) -> Rgb {
        Rgb { r: (rgb >> 16) as u8, g: (rgb >> 8) as u8, b: rgb as u8 }
    }

    /// This colour with `part` of another over it: 0.0 is this one alone, 1.0
    /// the other.
    #[must_use]
    pub fn mix(self, over: Rgb, part: f64) -> Rgb {
        let channel = |a: u8, b: u8| {
            (f64::from(a) + (f64::from(b) - f64::from(a)) * part).round().clamp(0.0, 255.0) as u8
        };
        Rgb { r: channel(self.r, over.r), g: channel(self.g, over.g), b: channel(self.b, over.b) }
    }

    /// Relative luminance, 0.0 for black to 1.0 for white
    /// (<https://www.w3.org/TR/WCAG21/#dfn-relative-luminance>).
    #[must_use]
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let c = f64::from(channel) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// Contrast of two colours, 1.0 to 21.0
    /// (<https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio>).
    #[must_use]
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// The colours of something that looks as if it could be pushed down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keycap {
    /// Its upper half, in the light.
    pub light: Rgb,
    /// Its lower half.
    pub face: Rgb,
    /// Its lower edge, or its outline.
    pub edge: Rgb,
}

/// A ground and the line around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// What is inside.
    pub ground: Rgb,
    /// The line.
    pub edge: Rgb,
}

/// How edges are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Thin lines and round corners.
    Round,
    /// As if cut from a board: lit from above on the left.
    Bevel,
    /// Thick lines, whose thickness says what elsewhere colours say.
    Thick,
}

/// Every colour by its role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// How edges are drawn.
    pub manner: Manner,
    /// Squared paper.
    pub paper: Rgb,
    /// The squares on it.
    pub squares: Rgb,
    /// Its margin line.
    pub margin: Rgb,
    /// The face of a form.
    pub face: Rgb,
    /// Plain text.
    pub ink: Rgb,
    /// Text of less weight.
    pub quiet: Rgb,
    /// Text of what cannot be used now; readable, but meant to recede.
    pub faded: Rgb,
    /// The first of the two colours of sides: that of the crosses.
    pub first: Rgb,
    /// The second of them: that of the noughts.
    pub second: Rgb,
    /// An area that belongs to whoever has the first colour.
    pub first_area: Rgb,
    /// An area that belongs to whoever has the second.
    pub second_area: Rgb,
    /// The lighter and the darker cells of a board whose cells differ.
    pub light_cell: Rgb,
    /// See [`Theme::light_cell`].
    pub dark_cell: Rgb,
    /// White balls and pieces.
    pub light: Card,
    /// Black balls and pieces.
    pub dark: Card,
    /// Good news.
    pub win: Rgb,
    /// Bad news.
    pub loss: Rgb,
    /// Neither.
    pub draw: Rgb,
    /// Lines that only order things.
    pub lines: Rgb,
    /// The inside of text boxes, combo boxes, radio buttons and check boxes.
    pub field: Rgb,
    /// Their outline.
    pub outline: Rgb,
    /// What has the keyboard, and what is on.
    pub focus: Rgb,
    /// A faint ground under the pointer.
    pub hover: Rgb,
    /// The line of a list or menu that would be chosen.
    pub selected: Rgb,
    /// Text on it.
    pub on_selected: Rgb,
    /// Text of less weight on it.
    pub quiet_selected: Rgb,
    /// The line of a list that is chosen while the keyboard is elsewhere.
    pub selected_aside: Rgb,
    /// Every other line of a long list.
    pub stripe: Rgb,
    /// Ordinary buttons.
    pub button: Keycap,
    /// Large green buttons.
    pub green: Keycap,
    /// Large blue buttons.
    pub blue: Keycap,
    /// Large yellow buttons.
    pub yellow: Keycap,
    /// Large coral buttons.
    pub coral: Keycap,
    /// Text on the large buttons.
    pub on_bright: Rgb,
    /// A panel at rest.
    pub panel: Card,
    /// A panel that cannot be pressed now.
    pub panel_taken: Rgb,
    /// The panel of the last move.
    pub panel_last: Card,
    /// The panel that the hint means.
    pub panel_hint: Card,
    /// A panel in a line that pleases the player.
    pub panel_won: Card,
    /// A panel in a line that does not.
    pub panel_lost: Card,
    /// The sheet under the panels.
    pub sheet: Card,
    /// A white card.
    pub card: Card,
    /// The card of the side to move, in the first colour.
    pub first_card: Card,
    /// The card of the side to move, in the second.
    pub second_card: Card,
    /// The card that pops up with a result.
    pub result: Card,
    /// The menu bar, and the strip at the foot of a form.
    pub strip: Rgb,
    /// Open lists and menus.
    pub list: Card,
    /// What falls on the ground beside things that lie above it.
    pub shadow: Rgb,
    /// What pictures lie on that bring their own colours.
    pub scene: Rgb,
}

impl Theme {
    /// The table of a look.
    #[must_use]
    pub const fn of(look: settings::Theme) -> &'static Theme {
        match look {
            settings::Theme::Paper => &Theme::EXERCISE_BOOK,
            settings::Theme::Grey => &Theme::GREY,
            settings::Theme::Dark => &Theme::DARK,
            settings::Theme::Contrast => &Theme::CONTRAST,
        }
    }

    /// Whether light is drawn on dark.
    #[must_use]
    pub fn is_dark(&self) -> bool {
        self.face.luminance() < self.ink.luminance()
    }

    /// The lines of a board.
    #[must_use]
    pub fn grid(&self) -> Rgb {
        match self.manner {
            Manner::Round => self.squares.mix(self.second, 0.3),
            Manner::Bevel => self.lines,
            Manner::Thick => self.ink,
        }
    }

    /// The colour of an ink on the sheet of a board.
    #[must_use]
    pub fn drawn(&self, ink: Ink) -> Rgb {
        match ink {
            Ink::Paper => self.sheet.ground,
            Ink::Grid => self.grid(),
            Ink::Faint => self.grid().mix(self.sheet.ground, 0.6),
            Ink::Text => self.quiet,
            Ink::First => self.first,
            Ink::Second => self.second,
            Ink::FirstArea => self.first_area,
            Ink::SecondArea => self.second_area,
            Ink::LightCell => self.light_cell,
            Ink::DarkCell => self.dark_cell,
            Ink::Light => self.light.ground,
            Ink::LightEdge => self.light.edge,
            Ink::Dark => self.dark.ground,
            Ink::DarkEdge => self.dark.edge,
            Ink::Last => self.panel_last.ground,
            Ink::Target => self.panel_hint.ground,
            Ink::Win => self.win,
        }
    }

    /// The colour of a text.
    #[must_use]
    pub const fn tone(&self, tone: Tone) -> Rgb {
        match tone {
            Tone::Ink => self.ink,
            Tone::Quiet => self.quiet,
            Tone::First => self.first,
            Tone::Second => self.second,
            Tone::Win => self.win,
            Tone::Loss => self.loss,
            Tone::Draw => self.draw,
        }
    }

    /// The colours of a large button.
    #[must_use]
    pub const fn paint(&self, paint: Paint) -> Keycap {
        match paint {
            Paint::Green => self.green,
            Paint::Blue => self.blue,
            Paint::Yellow => self.yellow,
            Paint::Coral => self.coral,
        }
    }

    /// The colours of a panel that can be pressed.
    #[must_use]
    pub const fn sheet(&self, sheet: Sheet) -> Card {
        match sheet {
            Sheet::Plain => self.panel,
            Sheet::Last => self.panel_last,
            Sheet::Hint => self.panel_hint,
            Sheet::Won => self.panel_won,
            Sheet::Lost => self.panel_lost,
        }
    }

    /// The colours of a plain area.
    #[must_use]
    pub const fn area(&self, area: Area) -> Card {
        match area {
            Area::Sheet => self.sheet,
            Area::Card => self.card,
            Area::FirstCard => self.first_card,
            Area::SecondCard => self.second_card,
            Area::TurnCard => Card { edge: self.ink, ..self.card },
            Area::Strip => Card { ground: self.strip, edge: self.lines },
            Area::Face => Card { ground: self.face, edge: self.lines },
        }
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
