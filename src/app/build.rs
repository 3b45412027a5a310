//! Short ways to write down the controls of a form.

use super::view::{
    Align, Area, Button, Control, Form, FormId, Ground, Id, Kind, Label, Layer, Picture, Px, Rect, Size,
    Style, Tone, plain,
};
use crate::images::Image;

/// Margin between a form's edge and its contents.
pub(super) const MARGIN: Px = 24;
/// Gap between things that do not belong together.
pub(super) const GAP: Px = 16;
/// Gap between things that do.
pub(super) const NEAR: Px = 8;
/// Height of an ordinary button.
pub(super) const BUTTON: Px = 30;
/// Height of a text box and of a combo box.
pub(super) const FIELD: Px = 28;
/// Height of ordinary letters.
pub(super) const TEXT: Px = 13;
/// Height of one line of ordinary text.
pub(super) const LINE: Px = 18;

/// An empty form of a fixed size on the face of a Windows form: the forms below
/// wait until it closes, and its button *OK* has the keyboard.
pub(super) fn fixed_form(id: FormId, title: String, size: Size) -> Form {
    Form {
        id,
        title,
        size,
        smallest: size,
        resizable: false,
        modal: true,
        ground: Ground::Face,
        mirrored: false,
        controls: Vec::new(),
        focus: Some(Id::Ok),
    }
}

/// A control that can be used, called by `name`.
pub(super) fn control(id: Id, place: Rect, name: impl Into<String>, kind: Kind) -> Control {
    Control { id, place, name: name.into(), enabled: true, kind }
}

/// A text of ordinary size.
pub(super) fn label(n: u16, place: Rect, text: impl Into<String>) -> Control {
    text_of(n, place, text, TEXT, Tone::Ink, Align::Start)
}

/// A text of less weight.
pub(super) fn quiet(n: u16, place: Rect, text: impl Into<String>) -> Control {
    text_of(n, place, text, TEXT, Tone::Quiet, Align::Start)
}

/// A large bold text.
pub(super) fn heading(n: u16, place: Rect, text: impl Into<String>, size: Px, tone: Tone) -> Control {
    let mut heading = text_of(n, place, text, size, tone, Align::Start);
    if let Kind::Label(label) = &mut heading.kind {
        label.bold = true;
    }
    heading
}

/// A text of several lines that begins at the top of its place.
pub(super) fn paragraph(n: u16, place: Rect, text: impl Into<String>) -> Control {
    text_of(n, place, text, TEXT, Tone::Ink, Align::Top)
}

fn text_of(n: u16, place: Rect, text: impl Into<String>, size: Px, tone: Tone, align: Align) -> Control {
    let text = text.into();
    let label = Label { text: text.clone(), size, bold: false, tone, align, live: false };
    control(Id::Show(n), place, text, Kind::Label(label))
}

/// A button with a text; Enter presses it if its style is the default.
pub(super) fn button(id: Id, place: Rect, text: impl Into<String>, style: Style) -> Control {
    let text = text.into();
    let name = plain(&text);
    control(id, place, name, Kind::Button(Button { text, style, layers: Vec::new() }))
}

/// A picture that was compiled in.
pub(super) fn image(n: u16, place: Rect, name: impl Into<String>, image: Image) -> Control {
    control(Id::Show(n), place, name, Kind::Picture(Picture::Image(image)))
}

/// A plain area behind other controls.
pub(super) fn area(n: u16, place: Rect, area: Area) -> Control {
    control(Id::Show(n), place, "", Kind::Area(area))
}

/// A picture that fills its button but for a margin.
pub(super) fn layer(picture: Picture) -> Layer {
    Layer { picture, faint: false, fill: false }
}

/// How many lines of ordinary letters a text takes at most, by an estimate that
/// rather counts one too many: here no fonts are known, and those of the
/// system may be broad.
pub(super) fn lines(text: &str, width: Px) -> Px {
    // In tenths of the height of a letter.
    let broad = |c: char| match c {
        '\u{2E80}'..='\u{9FFF}' | '\u{FF00}'..='\u{FFEF}' => 10,
        'W' | 'M' | 'm' | 'w' | '@' | '%' | 'Ж' | 'Ш' | 'Щ' | 'Ю' | 'Ф' | 'ж' | 'ш' | 'щ' | 'ю' | 'ф'
        | 'ы' => 10,
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | 'I' | ' ' | '.' | ',' | ':' | '/' | '(' | ')' => 4,
        _ => 7,
    };
    // At the end of each line, about half a word is left over.
    let room = (10 * width / TEXT) * 9 / 10;
    let long = |text: &str| text.chars().map(broad).sum::<Px>();
    // A word that is longer than a line begins a new one.
    let words = |paragraph: &str| paragraph.split(' ').filter(|word| long(word) > room).count() as Px;
    let lines = |paragraph: &str| 1 + words(paragraph) + long(paragraph) / room.max(1);
    text.split('\n').map(lines).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_texts_take_more_lines() {
        assert_eq!([lines("", 320), lines("Meno", 320), lines("Meno\nHráč", 320)], [1, 1, 2]);
        assert!(lines(&"Meno hráča ".repeat(30), 320) >= 7);
        assert!(lines(&"玩家".repeat(60), 320) >= 5);
        assert_eq!(lines(&format!("a {}", "/n".repeat(50)), 320), 1 + lines(&"a /n".repeat(25), 320));
    }
}
