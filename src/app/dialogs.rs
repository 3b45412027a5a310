//! The small forms that open above the others: „Klávesy“, „O programe“, and
//! the message box.

use super::Ask;
use super::build::{
    BUTTON, GAP, LINE, MARGIN, NEAR, button, fixed_form, heading, image, label, lines, paragraph, quiet,
};
use super::view::{Control, Form, FormId, Id, Rect, Size, Style, Tone};
use crate::images::Image;
use crate::text::Texts;

/// Width of the button that closes a dialog.
const CLOSE: i32 = 104;

/// The most lines of a message: enough for two paths of files as messages have
/// them, and all that is said of them.
const MOST_LINES: i32 = 26;

/// A modal form with one button that closes it.
fn dialog(id: FormId, title: String, size: Size, mut controls: Vec<Control>, close: String) -> Form {
    let place = Rect::new(size.w - MARGIN - CLOSE, size.h - MARGIN - BUTTON, CLOSE, BUTTON);
    controls.push(button(Id::Ok, place, close, Style::Default));
    Form { controls, ..fixed_form(id, title, size) }
}

pub(super) fn message(texts: &Texts, text: &str) -> Form {
    let (x, wide) = (MARGIN + 48 + GAP, 320);
    let high = lines(text, wide).clamp(3, MOST_LINES) * LINE;
    let size = Size { w: x + wide + MARGIN, h: MARGIN + NEAR + high + GAP + BUTTON + MARGIN };
    let controls = vec![
        image(0, Rect::new(MARGIN, MARGIN, 48, 48), "", Image::Icon),
        paragraph(1, Rect::new(x, MARGIN + NEAR, wide, high), text),
    ];
    dialog(FormId::Message, texts.message_title(), size, controls, texts.ok())
}

/// A question with two answers; Enter says what is usual or does no harm, and Escape no.
pub(super) fn ask(texts: &Texts, ask: &Ask) -> Form {
    let mut form = message(texts, &ask.text);
    let (wide, y) = (136, form.size.h - MARGIN - BUTTON);
    let right = form.size.w - MARGIN - wide;
    form.controls.pop();
    let style = |id| if ask.default() == id { Style::Default } else { Style::Plain };
    let left = Rect::new(right - NEAR - wide, y, wide, BUTTON);
    form.controls.push(button(Id::Ok, left, ask.yes.as_str(), style(Id::Ok)));
    let right = Rect::new(right, y, wide, BUTTON);
    form.controls.push(button(Id::Cancel, right, ask.no.as_str(), style(Id::Cancel)));
    Form { focus: Some(ask.default()), ..form }
}

pub(super) fn about(texts: &Texts) -> Form {
    let size = Size { w: 416, h: 304 };
    let (x, wide) = (MARGIN + 80 + GAP, size.w - 2 * MARGIN - 80 - GAP);
    let controls = vec![
        image(0, Rect::new(MARGIN, MARGIN, 80, 80), "", Image::Icon),
        heading(1, Rect::new(x, MARGIN, wide, 32), texts.menu_title(), 24, Tone::First),
        label(2, Rect::new(x, MARGIN + 40, wide, LINE), texts.about_version(env!("CARGO_PKG_VERSION"))),
        label(3, Rect::new(x, MARGIN + 40 + LINE + NEAR, wide, LINE), texts.about_licence()),
        paragraph(4, Rect::new(MARGIN, 128, size.w - 2 * MARGIN, 4 * LINE), texts.about_what()),
        label(5, Rect::new(MARGIN, 128 + 4 * LINE + NEAR, size.w - 2 * MARGIN, LINE), texts.about_toolkit()),
    ];
    dialog(FormId::About, texts.about_title(), size, controls, texts.close())
}

pub(super) fn keys(texts: &Texts) -> Form {
    let rows = [
        (texts.keys_arrows(), texts.keys_arrows_do()),
        (texts.keys_enter(), texts.keys_enter_do()),
        (texts.keys_digits(), texts.keys_digits_do()),
        (texts.keys_escape(), texts.keys_escape_do()),
        (texts.keys_new(), texts.keys_new_do()),
        (texts.keys_undo(), texts.keys_undo_do()),
        (texts.keys_redo(), texts.keys_redo_do()),
        (texts.keys_hint(), texts.keys_hint_do()),
        (texts.keys_weights(), texts.keys_weights_do()),
        (texts.keys_type(), texts.keys_type_do()),
        (texts.keys_for_me(), texts.keys_for_me_do()),
        (texts.keys_sight(), texts.keys_sight_do()),
        (texts.keys_wheel(), texts.keys_wheel_do()),
        (texts.keys_help(), texts.keys_help_do()),
        (texts.keys_zoom(), texts.keys_zoom_do()),
        (texts.keys_quit(), texts.keys_quit_do()),
    ];
    let (left, top, step) = (168, 72, LINE + NEAR);
    let size = Size { w: 608, h: top + step * rows.len() as i32 + GAP + BUTTON + MARGIN };
    let mut controls =
        vec![heading(0, Rect::new(MARGIN, MARGIN, 300, 32), texts.keys_heading(), 22, Tone::Ink)];
    for (n, (key, what)) in (0..).zip(rows) {
        let y = top + step * i32::from(n);
        let at = MARGIN + left + GAP;
        controls.push(label(2 * n + 1, Rect::new(MARGIN, y, left, LINE), key));
        controls.push(quiet(2 * n + 2, Rect::new(at, y, size.w - at - MARGIN, LINE), what));
    }
    dialog(FormId::Keys, texts.keys_title(), size, controls, texts.close())
}
