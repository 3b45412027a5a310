//! Which colour each part of the forms has.
//!
//! A theme is a table of colours by role, as plain numbers; nothing here knows
//! a toolkit. Another look is another table of the same roles.

use super::view::{Area, Paint, Sheet, Tone};

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

/// Every colour by its role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
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
    /// The crosses.
    pub cross: Rgb,
    /// The noughts.
    pub nought: Rgb,
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
    /// The card of the side to move, if that is the cross.
    pub cross_card: Card,
    /// The card of the side to move, if that is the nought.
    pub nought_card: Card,
    /// The card that pops up with a result.
    pub result: Card,
    /// The menu bar, and the strip at the foot of a form.
    pub strip: Rgb,
    /// Open lists and menus.
    pub list: Card,
    /// What falls on the ground beside things that lie above it.
    pub shadow: Rgb,
}

impl Theme {
    /// A page of a school exercise book in the hands of Windows Forms.
    ///
    /// The good, bad and neutral news are a little darker than the pens that
    /// draw the pictures: text needs more contrast than a stroke.
    pub const EXERCISE_BOOK: Theme = Theme {
        paper: Rgb::hex(0xF5FFFA),
        squares: Rgb::hex(0xCFE6F2),
        margin: Rgb::hex(0xE9A1A6),
        face: Rgb::hex(0xECE9D8),
        ink: Rgb::hex(0x24323F),
        quiet: Rgb::hex(0x55606B),
        faded: Rgb::hex(0x96988F),
        cross: Rgb::hex(0xB3202C),
        nought: Rgb::hex(0x1F3C88),
        win: Rgb::hex(0x1F6F43),
        loss: Rgb::hex(0xB23226),
        draw: Rgb::hex(0x755A29),
        lines: Rgb::hex(0xBDB9A8),
        field: Rgb::hex(0xFFFFFF),
        outline: Rgb::hex(0x7B8288),
        focus: Rgb::hex(0x2F74A8),
        hover: Rgb::hex(0xE3F1FC),
        selected: Rgb::hex(0xCFE4F5),
        on_selected: Rgb::hex(0x16242F),
        quiet_selected: Rgb::hex(0x55606B),
        selected_aside: Rgb::hex(0xE4ECF1),
        stripe: Rgb::hex(0xF7F8F4),
        button: Keycap { light: Rgb::hex(0xFCFBF8), face: Rgb::hex(0xF1EFE8), edge: Rgb::hex(0xA39F90) },
        green: Keycap { light: Rgb::hex(0x62BC9F), face: Rgb::hex(0x4BB092), edge: Rgb::hex(0x2C7E66) },
        blue: Keycap { light: Rgb::hex(0x7CBBEE), face: Rgb::hex(0x5FADE8), edge: Rgb::hex(0x357DB4) },
        yellow: Keycap { light: Rgb::hex(0xFFD764), face: Rgb::hex(0xFFC83D), edge: Rgb::hex(0xC9932A) },
        coral: Keycap { light: Rgb::hex(0xFF8C79), face: Rgb::hex(0xFF7762), edge: Rgb::hex(0xC64B38) },
        on_bright: Rgb::hex(0x1B2833),
        panel: Card { ground: Rgb::hex(0xFEFFFE), edge: Rgb::hex(0xB9D6CB) },
        panel_taken: Rgb::hex(0xF8FCFA),
        panel_last: Card { ground: Rgb::hex(0xFFF8DF), edge: Rgb::hex(0xDCC37A) },
        panel_hint: Card { ground: Rgb::hex(0xFFEBA8), edge: Rgb::hex(0xD09A1E) },
        panel_won: Card { ground: Rgb::hex(0xDDF3E4), edge: Rgb::hex(0x6DB58B) },
        panel_lost: Card { ground: Rgb::hex(0xFBE3E0), edge: Rgb::hex(0xDB9088) },
        sheet: Card { ground: Rgb::hex(0xF1FAF6), edge: Rgb::hex(0xBDB9A8) },
        card: Card { ground: Rgb::hex(0xFFFFFF), edge: Rgb::hex(0xCBC7B7) },
        cross_card: Card { ground: Rgb::hex(0xFDF1F1), edge: Rgb::hex(0xB3202C) },
        nought_card: Card { ground: Rgb::hex(0xF0F4FC), edge: Rgb::hex(0x1F3C88) },
        result: Card { ground: Rgb::hex(0xFFFAEB), edge: Rgb::hex(0xF2B929) },
        strip: Rgb::hex(0xF8F7F2),
        list: Card { ground: Rgb::hex(0xFFFFFF), edge: Rgb::hex(0xA39F90) },
        shadow: Rgb::hex(0x3A4650),
    };

    /// The colour of a text.
    #[must_use]
    pub const fn tone(&self, tone: Tone) -> Rgb {
        match tone {
            Tone::Ink => self.ink,
            Tone::Quiet => self.quiet,
            Tone::Cross => self.cross,
            Tone::Nought => self.nought,
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
            Area::CrossCard => self.cross_card,
            Area::NoughtCard => self.nought_card,
            Area::Strip => Card { ground: self.strip, edge: self.lines },
            Area::Face => Card { ground: self.face, edge: self.lines },
        }
    }
}

#[cfg(test)]
#[path = "theme_tests.rs"]
mod tests;
