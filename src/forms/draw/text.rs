//! Setting text: measured, clipped, with accelerators.
//!
//! Every text is drawn exactly as it is: the toolkit's own markup (`@`, `&`)
//! is never read. Where lines begin is decided here alone.

use super::fit::note;
use super::shape::{Brush, Frame, set};
use super::wrap::{Lines, fitted, lines};
use crate::app::theme::Rgb;
use crate::app::view::Align;
use crate::text::Language;
use fltk::draw;
use fltk::enums::Font;
use unicode_segmentation::UnicodeSegmentation;

/// The height of ordinary letters.
pub(in crate::forms) const TEXT: i32 = 13;

/// A size and weight of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::forms) struct Face {
    /// Height of the letters in logical pixels.
    pub(in crate::forms) size: i32,
    /// Whether they are bold.
    pub(in crate::forms) bold: bool,
}

impl Face {
    /// Ordinary letters.
    pub(in crate::forms) const PLAIN: Face = Face { size: TEXT, bold: false };

    fn take(self) {
        draw::set_font(if self.bold { BOLD } else { PLAIN }, self.size);
    }

    /// How wide a text is.
    pub(in crate::forms) fn width(self, text: &str) -> f64 {
        self.take();
        draw::width(text)
    }

    fn leading(self) -> f64 {
        (f64::from(self.size) * 1.4).round()
    }

    /// Nothing is drawn beyond a frame and what letters usually reach over it: a
    /// letter may bear marks without end. Ends with `pop_clip`.
    fn clip(self, frame: Frame) {
        const REACH: f64 = 2.0;
        let high = frame.h.max(self.leading()) + 2.0 * REACH;
        let (x, y) = (frame.x - REACH, frame.y + (frame.h - high) / 2.0);
        let at = |length: f64| length.round() as i32;
        draw::push_clip(at(x), at(y), at(frame.w + 2.0 * REACH), at(high));
    }
}

/// The two fonts of the program.
pub(in crate::forms) const PLAIN: Font = Font::Helvetica;
const BOLD: Font = Font::HelveticaBold;

/// Makes the system's sans the font of the program. Where the toolkit sets
/// text with Pango, a list of families is a font: the first that exists.
pub(in crate::forms) fn choose_fonts() {
    let (plain, bold) = if cfg!(target_os = "windows") {
        (" Segoe UI", "BSegoe UI")
    } else if cfg!(target_os = "macos") {
        return;
    } else {
        ("Tahoma,Segoe UI,DejaVu Sans,Noto Sans,Sans", "Tahoma,Segoe UI,DejaVu Sans,Noto Sans,Sans Bold")
    };
    Font::set_font(PLAIN, plain);
    Font::set_font(BOLD, bold);
}

/// Those of the languages that have letters for which no font is there. Latin
/// ones are taken to be there everywhere.
///
/// No font has a character that is not one: what is drawn in its stead is as
/// wide as what is drawn in the stead of every other that is missing. Letters are
/// of many widths, and Chinese characters of another. This asks the very code that
/// sets all texts, whatever finds the fonts below.
pub(in crate::forms) fn illegible(languages: &[Language]) -> Vec<Language> {
    const SIZE: i32 = 40;
    /// Will never stand for anything (Unicode 17: between the radicals of
    /// Kangxi and the signs that describe ideographs).
    const NOTHING: &str = "\u{2FE0}";
    let (face, latin) = (Face { size: SIZE, bold: false }, [Language::Slovak, Language::English]);
    let width = |letter: char| face.width(letter.encode_utf8(&mut [0; 4]));
    let missing = |language: &Language| {
        let nothing = face.width(NOTHING);
        let letters = language.own_name().chars().filter(|c| c.is_alphabetic());
        let (lacking, there): (Vec<char>, Vec<char>) = letters.partition(|&letter| width(letter) == nothing);
        // A letter may happen to be as wide.
        lacking.len() > there.len()
    };
    languages.iter().copied().filter(|l| !latin.contains(l) && missing(l)).collect()
}

/// A text with the place of its accelerator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::forms) struct Accelerated {
    /// The text as it is shown.
    pub(in crate::forms) text: String,
    /// Where the letter that works with Alt begins.
    pub(in crate::forms) at: Option<usize>,
}

impl Accelerated {
    /// Reads `&` before a letter; `&&` is a `&`.
    pub(in crate::forms) fn parse(text: &str) -> Accelerated {
        let mut out = Accelerated { text: String::with_capacity(text.len()), at: None };
        let mut chars = text.chars();
        while let Some(c) = chars.next() {
            match c {
                '&' => match chars.next() {
                    Some(letter) => {
                        if letter != '&' && out.at.is_none() {
                            out.at = Some(out.text.len());
                        }
                        out.text.push(letter);
                    }
                    None => out.text.push('&'),
                },
                _ => out.text.push(c),
            }
        }
        out
    }

    /// The letter that works with Alt, in lower case.
    pub(in crate::forms) fn letter(&self) -> Option<char> {
        self.text[self.at?..].chars().next()?.to_lowercase().next()
    }
}

/// Whether a text is set from the right to the left: its first letter decides
/// (UAX #9, P2 and P3, as far as Hebrew, Arabic and their kin go).
fn runs_left(text: &str) -> bool {
    let first = text.chars().find(|c| c.is_alphabetic());
    first.is_some_and(
        |c| matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'),
    )
}

/// Whether the letters reach beyond a frame: what is between two lines may lie
/// outside.
fn higher(frame: Frame) -> bool {
    f64::from(draw::height()) > frame.h + 4.0
}

/// Where a text begins that stands in the middle of a height.
fn baseline(frame: Frame) -> i32 {
    let (height, descent) = (f64::from(draw::height()), f64::from(draw::descent()));
    (frame.y + (frame.h + height) / 2.0 - descent).round() as i32
}

impl Brush {
    /// Where a text of this width begins on the screen.
    fn start(self, frame: Frame, width: f64, align: Align) -> i32 {
        let x = match align {
            Align::Start | Align::Top => self.at_start(frame, 0.0, width),
            Align::Centre => frame.x + (frame.w - width) / 2.0,
        };
        x.round() as i32
    }

    /// One line in the middle of a frame's height, cut if it does not fit.
    pub(in crate::forms) fn line(self, text: &str, frame: Frame, align: Align, face: Face, colour: Rgb) {
        face.take();
        note(text, draw::width(text) > frame.w || higher(frame));
        let text = fitted(text, frame.w, draw::width);
        set(colour);
        face.clip(frame);
        draw::draw_text(&text, self.start(frame, draw::width(&text), align), baseline(frame));
        draw::pop_clip();
    }

    /// One line that ends where its frame ends.
    pub(in crate::forms) fn line_at_end(self, text: &str, frame: Frame, face: Face, colour: Rgb) {
        let width = face.width(text).min(frame.w);
        self.line(text, self.within(frame, frame.w - width, 0.0), Align::Start, face, colour);
    }

    /// One line with its accelerator underlined.
    pub(in crate::forms) fn accelerated(
        self,
        text: &Accelerated,
        frame: Frame,
        align: Align,
        face: Face,
        colour: Rgb,
    ) {
        self.line(&text.text, frame, align, face, colour);
        let width = face.width(&text.text);
        let Some(at) = text.at.filter(|_| width <= frame.w) else {
            return;
        };
        let Some(letter) = text.text[at..].graphemes(true).next() else {
            return;
        };
        // Letters may be joined: what one adds is not what it is wide alone.
        let (before, after) = (draw::width(&text.text[..at]), draw::width(&text.text[..at + letter.len()]));
        let left = if runs_left(&text.text) { width - after } else { before };
        let x = f64::from(self.start(frame, width, align)) + left;
        let y = f64::from(baseline(frame)) + 1.0;
        self.fill(Frame { x, y, w: after - before, h: self.hair(1.0) }, 0.0, colour);
    }

    /// As many lines as fit, the last cut if there are more.
    pub(in crate::forms) fn text(self, text: &str, frame: Frame, align: Align, face: Face, colour: Rgb) {
        face.take();
        let Lines { lines: mut broken, torn } = lines(text, frame.w, draw::width);
        let leading = face.leading();
        let room = ((frame.h / leading + 0.25) as usize).max(1);
        note(text, broken.len() > room || higher(frame) || torn);
        if broken.len() > room {
            let rest = broken.split_off(room - 1).join(" ");
            broken.push(fitted(&rest, frame.w, draw::width).into_owned());
        }
        let top = match align {
            Align::Top => frame.y,
            Align::Start | Align::Centre => frame.y + (frame.h - leading * broken.len() as f64) / 2.0,
        };
        set(colour);
        face.clip(frame);
        for (n, line) in broken.iter().enumerate() {
            let place = Frame { y: top + leading * n as f64, h: leading, ..frame };
            draw::draw_text(line, self.start(place, draw::width(line), align), baseline(place));
        }
        draw::pop_clip();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accelerators_are_found_and_doubled_signs_kept() {
        let read = |text| {
            let a = Accelerated::parse(text);
            (a.text.clone(), a.letter())
        };
        assert_eq!(read("&Nová hra"), ("Nová hra".into(), Some('n')));
        assert_eq!(read("Krok &Späť"), ("Krok Späť".into(), Some('s')));
        assert_eq!(read("R&&D &x&y"), ("R&D xy".into(), Some('x')));
        assert_eq!(read("Žľab &Ľ"), ("Žľab Ľ".into(), Some('ľ')));
        assert_eq!(read("at the end &"), ("at the end &".into(), None));
        assert_eq!(read("@circle a/b"), ("@circle a/b".into(), None));
    }

    #[test]
    fn the_first_letter_decides_the_direction() {
        assert!(runs_left("5. العربية Ján") && runs_left("עברית"));
        assert!(!runs_left("Ján العربية") && !runs_left("圈叉") && !runs_left("12 – 7"));
    }
}
