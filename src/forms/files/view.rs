//! What the form for files shows.

use super::Picker;
use crate::app::view::{
    Align, Button, Control, Form, FormId, Ground, Id, Kind, Label, List, Px, Rect, Size, Style, Tone, plain,
};

const SIZE: Size = Size { w: 480, h: 440 };
const MARGIN: Px = 24;
const WIDE: Px = SIZE.w - 2 * MARGIN;
const LINE: Px = 18;
const LIST: Rect = Rect::new(MARGIN, 48, WIDE, 10 * List::LINE + 2);
const BUTTON: Size = Size { w: 112, h: 30 };

/// How many lines of the list are seen.
pub(super) fn seen() -> usize {
    List::seen(LIST.h, false)
}

/// The form as it is.
pub(super) fn form(picker: &Picker) -> Form {
    let words = &picker.pick.words;
    let below = LIST.y + LIST.h + 8;
    let path = picker.folder.path.display().to_string();
    let kind = picker.pick.kinds();
    let (note, tone) =
        if picker.trouble.is_empty() { (kind, Tone::Quiet) } else { (picker.trouble.clone(), Tone::Loss) };
    let agree = if picker.warned.is_some() { &words.replace } else { &words.choose };
    let name = Kind::Input { text: picker.name.clone() };
    let (right, y) = (SIZE.w - MARGIN - BUTTON.w, SIZE.h - MARGIN - BUTTON.h);
    let mut controls = vec![
        label(0, Rect::new(MARGIN, 20, WIDE, LINE), path.clone(), Tone::Ink, false),
        control(Id::List, LIST, path, Kind::List(picker.list())),
        label(1, Rect::new(MARGIN, below, WIDE, LINE), words.name.clone(), Tone::Ink, false),
        control(Id::Name, Rect::new(MARGIN, below + LINE + 4, WIDE, 28), words.name.clone(), name),
        label(2, Rect::new(MARGIN, below + LINE + 38, WIDE, LINE), note, tone, true),
        button(Id::Ok, right - 8 - BUTTON.w, y, agree, Style::Default),
        button(Id::Cancel, right, y, &words.cancel, Style::Plain),
    ];
    if picker.mirrored {
        for control in &mut controls {
            control.place.x = SIZE.w - control.place.x - control.place.w;
        }
    }
    Form {
        id: FormId::Files,
        title: picker.pick.title.clone(),
        size: SIZE,
        smallest: SIZE,
        resizable: false,
        modal: true,
        ground: Ground::Face,
        mirrored: picker.mirrored,
        controls,
        focus: Some(Id::Name),
    }
}

fn control(id: Id, place: Rect, name: String, kind: Kind) -> Control {
    Control { id, place, name, enabled: true, kind }
}

fn label(n: u16, place: Rect, text: String, tone: Tone, live: bool) -> Control {
    let label = Label { text: text.clone(), size: 13, bold: false, tone, align: Align::Start, live };
    control(Id::Show(n), place, text, Kind::Label(label))
}

fn button(id: Id, x: Px, y: Px, text: &str, style: Style) -> Control {
    let button = Button { text: text.to_owned(), style, layers: Vec::new() };
    control(id, Rect::new(x, y, BUTTON.w, BUTTON.h), plain(text), Kind::Button(button))
}
